// Finds where a gesture is shown: over its player's badge, as large as it can be without hiding words.

/** A gesture's centre and size, in pixels. */
export interface GesturePlace {
  readonly x: number
  readonly y: number
  readonly size: number
}

type Rect = Pick<DOMRectReadOnly, 'x' | 'y' | 'width' | 'height'>
type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>

/** How much larger than a player's badge a gesture is. */
const GESTURE_SCALE = 1.35
/** The least size of a gesture that hides no words, in pixels. */
const MIN_GESTURE_PX = 44

/** The place over a badge: all of it in sight, and ending where the badge does, as the name follows. */
export function gesturePlaceOver(badge: Rect, words: readonly Box[]): GesturePlace {
  const { x: left, y: top, width, height } = badge
  for (let size = largestGesture(badge); size > width; size -= 2) {
    const x = within(left + width - size / 2, size, innerWidth)
    // on the badge's middle, above the words below it, or below those above it
    for (const y of [top + height / 2, top + height - size / 2, top + size / 2]) {
      const place = { x, y: within(y, size, innerHeight), size }
      if (!words.some(word => hides(place, word))) return place
    }
  }
  return { x: left + width / 2, y: top + height / 2, size: width }
}

function largestGesture({ width }: Rect): number {
  return Math.max(MIN_GESTURE_PX, width * GESTURE_SCALE)
}

function within(at: number, size: number, limit: number): number {
  return Math.max(size / 2, Math.min(at, limit - size / 2))
}

/** Words touched by a pixel or two are still whole, because their box is higher than their letters. */
const TOUCHED_PX = 2

function hides({ x, y, size }: GesturePlace, word: Box): boolean {
  const reach = size / 2 - TOUCHED_PX
  return x + reach > word.left && x - reach < word.right && y + reach > word.top && y - reach < word.bottom
}

/** The lines of words on the page that a gesture over a badge could hide. */
export function wordsAround(badge: Rect): Box[] {
  const reach = largestGesture(badge)
  const isNear = ({ left, right, top, bottom }: Box) =>
    left < badge.x + badge.width + reach &&
    right > badge.x - reach &&
    top < badge.y + badge.height + reach &&
    bottom > badge.y - reach
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const words: Box[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (!text.textContent?.trim() || text.parentElement?.closest('.seen-by-ear, .reactions')) continue
    range.selectNodeContents(text)
    words.push(...[...range.getClientRects()].filter(isNear))
  }
  return words
}
