// Answers for: drawing icon.png from icon.svg, by hand when the drawing changed: `node build/icon.js`
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const drawing = readFileSync(new URL('icon.svg', import.meta.url), 'utf8')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: 512, height: 512 } })
await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 512px }</style>${drawing}`)
await page.screenshot({ path: fileURLToPath(new URL('icon.png', import.meta.url)), omitBackground: true })
await browser.close()
