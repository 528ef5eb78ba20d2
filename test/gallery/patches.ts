// Tells real changes from letter edges that were only rounded differently.

/** The number of touching pixels that count as a change. */
const PATCH = 6

/** The number of differing pixels in patches. `differs` is called for each pixel, row by row. */
export function inPatches(width: number, height: number, differs: (at: number) => boolean): number {
  const left = Uint8Array.from({ length: width * height }, (_, at) => Number(differs(at)))
  let pixels = 0
  for (let start = 0; start < left.length; start++) {
    if (left[start] === 0) continue
    left[start] = 0
    const patch = [start]
    for (const at of patch) {
      const [x, y] = [at % width, Math.floor(at / width)]
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const near = row * width + column
          if (left[near] === 0) continue
          left[near] = 0
          patch.push(near)
        }
    }
    if (patch.length >= PATCH) pixels += patch.length
  }
  return pixels
}
