// Answers for: comparing two pictures in the browser that took them: it reads the format, and draws the difference.
import pixelmatch from 'pixelmatch'
import { inPatches } from './patches.ts'

/** How two pictures differ. */
export interface Difference {
  readonly pixels: number // that differ and lie in a patch of such
  readonly of: number
  readonly sheet: string // old, new and difference side by side, as a data address
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

const pixelsOf = (canvas: HTMLCanvasElement, width: number, height: number) =>
  canvas.getContext('2d')!.getImageData(0, 0, width, height)

/** Compares two pictures. Where one is larger than the other, all of what is over differs. */
export async function compare(before: string, now: string, threshold: number): Promise<Difference> {
  const [was, is] = [await draw(before), await draw(now)]
  const width = Math.max(was.width, is.width)
  const height = Math.max(was.height, is.height)
  const difference = new ImageData(width, height)
  pixelmatch(pixelsOf(was, width, height).data, pixelsOf(is, width, height).data, difference.data, width, height, { threshold }) // prettier-ignore
  const pixels = inPatches(width, height, at => difference.data[at * 4] === 255 && difference.data[at * 4 + 1] === 0) // pure red: pixelmatch fades all else
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
