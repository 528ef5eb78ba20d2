// Makes what a screen holds fit: its content shrinks until all of it is in sight.
import type { Directive } from 'vue'

/**
 * The steps by which a screen makes room: smaller cards and sentences, then no less important parts. The smallest
 * words keep their size.
 */
const SHRINK_STEPS = [
  [1, false],
  [0.85, false],
  [1, true],
  [0.85, true],
  [0.7, true],
  [0.55, true],
  [0.4, true],
] as const

const observerByElement = new WeakMap<Element, ResizeObserver>()

function shrinkToFit(screen: HTMLElement): void {
  const scrolls = getComputedStyle(screen).getPropertyValue('--scrolls') !== ''
  for (const [fit, crowded] of SHRINK_STEPS) {
    screen.style.setProperty('--fit', String(fit))
    screen.classList.toggle('crowded', crowded)
    if (scrolls || screen.offsetHeight <= screen.parentElement!.clientHeight) break
  }
}

/**
 * `v-shrink-to-fit` on an element at least as high as its parent. Its styles multiply lengths by `--fit`. They may
 * leave parts out when it has the class "crowded". Where they set `--scrolls`, nothing has to fit.
 */
export const vShrinkToFit: Directive<HTMLElement> = {
  mounted(screen) {
    const observer = new ResizeObserver(() => shrinkToFit(screen))
    observer.observe(screen)
    observer.observe(screen.parentElement!)
    observerByElement.set(screen, observer)
    shrinkToFit(screen)
  },
  updated: shrinkToFit,
  unmounted: screen => observerByElement.get(screen)?.disconnect(),
}

/** The steps by which a half of a seat's screen makes room before it scrolls: smaller parts first, then without the less important ones. */
const ROOM_STEPS = ['tight', 'tightest'] as const

/** How long a step has to stay until it is kept for the whole turn: a screen that is just being drawn takes more. */
const STEP_STAYS_MS = 400

/** By half of a screen: how many steps it keeps until the player's next turn, and the window size for which they were taken. */
const keptStepsByHalf = new WeakMap<Element, { readonly count: number; readonly windowSize: string }>()
/** The halves whose player is to move. */
const halvesToMove = new WeakSet<Element>()
const keepTimerByHalf = new WeakMap<Element, ReturnType<typeof setTimeout>>()

/**
 * Makes a half of a seat's screen smaller. If it scrolls all the same, on a laptop it is scrolled to the last answer, or
 * to the button if that is there; on a phone the answer has a place of its own, and the players are first. No step is taken
 * back during one's own turn, so that nothing moves under the hand when a tip goes; on a phone none is until the next
 * turn.
 */
function makeRoom(half: HTMLElement): void {
  half.classList.remove(...ROOM_STEPS, 'scrolls')
  clearTimeout(keepTimerByHalf.get(half))
  const makesRoom = getComputedStyle(half).getPropertyValue('--makes-room').trim()
  if (makesRoom === '') return
  const windowSize = `${innerWidth} ${innerHeight}`
  const kept = makesRoom === 'phone' || halvesToMove.has(half) ? keptStepsByHalf.get(half) : undefined
  let count = kept?.windowSize === windowSize ? kept.count : 0
  half.classList.add(...ROOM_STEPS.slice(0, count))
  const fits = () => half.scrollHeight <= half.clientHeight + 1
  for (; count < ROOM_STEPS.length && !fits(); count++) half.classList.add(ROOM_STEPS[count]!)
  keepTimerByHalf.set(
    half,
    setTimeout(() => keptStepsByHalf.set(half, { count, windowSize }), STEP_STAYS_MS),
  )
  if (fits()) return
  half.classList.add('scrolls')
  if (makesRoom === 'phone') return
  half.scrollTop = half.scrollHeight
  if (!half.querySelector('.deed')) half.querySelector('.last-said')?.scrollIntoView({ block: 'nearest' })
}

/**
 * `v-make-room` on a half of a seat's screen that scrolls. If the styles set `--makes-room`, the half gets the class
 * "tight" and then "tightest" before it scrolls. Its value is true while the player is to move.
 */
export const vMakeRoom: Directive<HTMLElement, boolean> = {
  mounted(half, { value: toMove }) {
    if (toMove) halvesToMove.add(half)
    const observer = new ResizeObserver(() => makeRoom(half))
    for (const one of [half, ...half.children]) observer.observe(one)
    observerByElement.set(half, observer)
    makeRoom(half)
  },
  updated(half, { value: toMove, oldValue: wasToMove }) {
    if (!toMove) halvesToMove.delete(half)
    if (!toMove || wasToMove) return
    halvesToMove.add(half)
    keptStepsByHalf.delete(half)
    makeRoom(half)
  },
  unmounted(half) {
    observerByElement.get(half)?.disconnect()
    clearTimeout(keepTimerByHalf.get(half))
  },
}
