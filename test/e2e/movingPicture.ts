// Joins still pictures into one that moves: an animated WebP, which every browser of today shows.
// The format: https://developers.google.com/speed/webp/docs/riff_container

/** One picture, as WebP without transparency, and how long it stands in milliseconds. */
export interface Frame {
  readonly still: Buffer
  readonly ms: number
}

/** The pictures one after another, again and again. All are of this size. */
export function movingPicture(frames: readonly Frame[], { width, height }: { width: number; height: number }): Buffer {
  const ANIMATED = 0x02
  const header = Buffer.concat([Buffer.from([ANIMATED, 0, 0, 0]), uint24(width - 1), uint24(height - 1)])
  const forEver = Buffer.from([0, 0, 0, 0, 0, 0]) // no background, no last round
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', header),
    chunk('ANIM', forEver),
    ...frames.map(({ still, ms }) => {
      const place = Buffer.concat([uint24(0), uint24(0), uint24(width - 1), uint24(height - 1), uint24(ms)])
      const OPAQUE = 0x02 // instead of the picture before, not over it
      return chunk('ANMF', Buffer.concat([place, Buffer.from([OPAQUE]), imageOf(still)]))
    }),
  ])
  return chunk('RIFF', body)
}

/** The chunk of a still picture that has its pixels. */
function imageOf(still: Buffer): Buffer {
  for (let at = 12; at + 8 <= still.length;) {
    const size = still.readUInt32LE(at + 4)
    if (/^VP8[ L]$/.test(still.toString('latin1', at, at + 4)))
      return chunk(still.toString('latin1', at, at + 4), still.subarray(at + 8, at + 8 + size))
    at += 8 + size + (size % 2)
  }
  throw new Error('a picture without pixels')
}

function chunk(name: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(content.length)
  return Buffer.concat([Buffer.from(name, 'latin1'), size, content, Buffer.alloc(content.length % 2)])
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3)
  bytes.writeUIntLE(value, 0, 3)
  return bytes
}
