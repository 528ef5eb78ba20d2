// Compares two pictures in the browser that took them, because it can decode them and draw the difference.
import pixelmatch from 'pixelmatch'
import { inPatches } from './patches.ts'

/** How two pictures differ. */
export interface Difference {
  readonly pixels: number // number of differing pixels that are part of a patch
  readonly of: number
  readonly sheet: string // old, new and difference side by side, as a data URL
}

async function draw(base64: string): Promise<HTMLCanvasElement> {
  const image = new Image()
  image.src = `data:image/webp;base64,${base64}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')!.drawImage(image, 0, 0)
  return canvas
}

/** The pixels of a picture, moved down by `lower` pixels. */
function pixelsOf(
  canvas: HTMLCanvasElement,
  { width, height, lower = 0 }: { width: number; height: number; lower?: number },
) {
  const laid = document.createElement('canvas')
  laid.width = width
  laid.height = height
  const context = laid.getContext('2d')!
  context.drawImage(canvas, 0, lower)
  return context.getImageData(0, 0, width, height).data
}

const isRed = ({ data }: ImageData, at: number) => data[at * 4] === 255 && data[at * 4 + 1] === 0 // pixelmatch fades everything else

/**
 * Compares two pictures. If one is larger, all the excess differs. A shift of one pixel up or down does not count:
 * in a sheet that begins at half a pixel, a line of text is drawn sometimes here and sometimes there.
 */
export async function compare(before: string, now: string, threshold: number): Promise<Difference> {
  const [was, is] = [await draw(before), await draw(now)]
  const width = Math.max(was.width, is.width)
  const height = Math.max(was.height, is.height)
  const differing = (lower: number) => {
    const found = new ImageData(width, height)
    pixelmatch(pixelsOf(was, { width, height, lower }), pixelsOf(is, { width, height }), found.data, width, height, { threshold }) // prettier-ignore
    return found
  }
  const difference = differing(0)
  const isSame = difference.data.every((_, at) => at % 4 !== 0 || !isRed(difference, at / 4))
  const moved = isSame ? [] : [differing(1), differing(-1)]
  const pixels = inPatches(width, height, at => [difference, ...moved].every(one => isRed(one, at)))
  const sheet = document.createElement('canvas')
  sheet.width = width * 3
  sheet.height = height
  const context = sheet.getContext('2d')!
  context.drawImage(was, 0, 0)
  context.drawImage(is, width, 0)
  context.putImageData(difference, width * 2, 0)
  return { pixels, of: width * height, sheet: sheet.toDataURL('image/png') }
}

declare global {
  interface Window {
    compare: typeof compare
  }
}
