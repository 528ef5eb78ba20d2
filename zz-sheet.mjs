import { chromium } from 'playwright-core'
import { readdirSync } from 'node:fs'
import { CHROMIUM, CHROMIUM_FLAGS } from './test/chromium.js'
const [dir, pattern, out, scale = '1', cols = '8'] = process.argv.slice(2)
const files = readdirSync(dir).filter(f => new RegExp(pattern).test(f) && /(png|webp)$/.test(f))
const b = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS })
const p = await b.newPage({ viewport: { width: 4000, height: 3000 } })
const { writeFileSync } = await import('node:fs')
const html = `<body style="margin:4px;background:#888;font:11px sans-serif"><div style="display:inline-grid;grid-template-columns:repeat(${cols},max-content);gap:6px">${files.map(f => `<figure style="margin:0"><img src="file://${dir}/${f}" style="zoom:${scale}"></figure>`).join('')}</div></body>`
writeFileSync('/tmp/sheet-page.html', html)
await p.goto('file:///tmp/sheet-page.html')
const box = await p.evaluate(() => ({ width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight }))
const g = await p.evaluate(() => { const r = document.querySelector('div').getBoundingClientRect(); return { width: Math.ceil(r.right + 8), height: Math.ceil(r.bottom + 8) } })
await p.setViewportSize(g)
await p.screenshot({ path: out })
console.log(files.length, g)
await b.close()
