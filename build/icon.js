// Draws the icons from icon.svg in every size that systems need; run by hand when the drawing has changed: `node
// build/icon.js`.
// Linux uses the PNGs of `icons`, Windows icon.ico, macOS icon.icns; the app's window uses icon.png.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024]
const ICO = [16, 24, 32, 48, 64, 128, 256]
/** The types under which a Mac finds a PNG of each size. @type {[string, number][]} */
const ICNS = [['icp4', 16], ['icp5', 32], ['icp6', 64], ['ic07', 128], ['ic08', 256], ['ic09', 512], ['ic10', 1024], ['ic11', 32], ['ic12', 64], ['ic13', 256], ['ic14', 512]] // prettier-ignore

const here = (/** @type {string} */ name) => new URL(name, import.meta.url)

const drawing = readFileSync(here('icon.svg'), 'utf8')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
/** @type {Map<number, Buffer>} */
const pngs = new Map()
for (const size of SIZES) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${drawing}`) // prettier-ignore
  pngs.set(size, await page.screenshot({ omitBackground: true }))
}
await browser.close()
const png = (/** @type {number} */ size) => pngs.get(size) ?? Buffer.alloc(0)

mkdirSync(here('icons'), { recursive: true })
for (const size of SIZES) writeFileSync(here(`icons/${size}x${size}.png`), png(size))
writeFileSync(here('icon.png'), png(512))

// An .ico: a list of its contents, followed by the PNGs.
const head = Buffer.alloc(6 + 16 * ICO.length)
head.writeUInt16LE(1, 2)
head.writeUInt16LE(ICO.length, 4)
let place = head.length
for (const [nth, size] of ICO.entries()) {
  const at = 6 + 16 * nth
  head.writeUInt8(size % 256, at) // 0 means 256
  head.writeUInt8(size % 256, at + 1)
  head.writeUInt16LE(1, at + 4)
  head.writeUInt16LE(32, at + 6)
  head.writeUInt32LE(png(size).length, at + 8)
  head.writeUInt32LE(place, at + 12)
  place += png(size).length
}
writeFileSync(here('icon.ico'), Buffer.concat([head, ...ICO.map(png)]))

// An .icns: each PNG after its type and its length.
const part = (/** @type {string} */ type, /** @type {Buffer} */ data) => {
  const start = Buffer.alloc(8)
  start.write(type, 'latin1')
  start.writeUInt32BE(data.length + 8, 4)
  return Buffer.concat([start, data])
}
writeFileSync(here('icon.icns'), part('icns', Buffer.concat(ICNS.map(([type, size]) => part(type, png(size))))))
