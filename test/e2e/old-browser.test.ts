// A browser that lacks a function says so and shows nothing else; an error that is not the program's does not say it for good.
import { describe, expect, test } from 'vitest'
import { oldBrowserWords as german } from '../../shared/words/de/oldBrowser.ts'
import { homeWords } from '../../shared/words/en/home.ts'
import { oldBrowserWords as english } from '../../shared/words/en/oldBrowser.ts'
import { oldBrowserWords as french } from '../../shared/words/fr/oldBrowser.ts'
import { browser, CHROMIUM, device, picture, settled, SIZES, startHost } from './kit.ts'

describe.skipIf(CHROMIUM === null)('a page', () => {
  test.each([
    ['en-GB', english, 'phone'],
    ['de-DE', german, 'table'],
    ['fr-CA', french, 'phone'],
  ] as const)(
    'in a browser that lacks a function says what is missing, and nothing else: %s',
    async (locale, words, size) => {
      const host = await startHost()
      const { page, context } = await device(await browser(), size, { locale })
      await context.addInitScript(() => delete (Array.prototype as { findLast?: unknown }).findLast)
      await page.goto(`http://127.0.0.1:${host.port}/`, { waitUntil: 'networkidle' })
      await settled(page)
      await page.getByRole('heading', { name: words.title }).waitFor()
      expect((await page.locator('body').innerText()).split('\n').filter(Boolean)).toEqual([
        words.title,
        expect.stringContaining('Chrome 107'),
        words.then,
        words.reload,
      ])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES[size].width)
      await picture(page, `old-browser-${size}`)
    },
  )

  test('in a browser that cannot read the program says what is missing', async () => {
    const host = await startHost()
    const { page } = await device(await browser(), 'phone')
    const unreadable = { contentType: 'text/javascript', body: 'a ?? = b' }
    await page.route('**/assets/index-*.js', route => route.fulfill(unreadable))
    await page.goto(`http://127.0.0.1:${host.port}/`)
    await page.getByRole('heading', { name: english.title }).waitFor()
    expect(await page.getByText('Chrome 107').count()).toBe(1)
  })

  test('that begins after all shows no trace of a false alarm', async () => {
    const host = await startHost()
    const { page, context } = await device(await browser(), 'phone')
    await context.addInitScript(() => {
      const look = setInterval(() => {
        if (!('tooOld' in window)) return
        clearInterval(look)
        reportError(new Error('an extension'))
      })
    })
    await page.route('**/assets/index-*.js', async route => {
      await page.getByRole('heading', { name: english.title }).waitFor() // the alarm comes first
      await route.continue()
    })
    const opened = page.goto(`http://127.0.0.1:${host.port}/`)
    await page.getByRole('heading', { name: homeWords.motto }).waitFor()
    await opened
    expect(await page.getByRole('heading', { name: english.title }).count()).toBe(0)
    expect(await page.locator('#page').getAttribute('style')).toBeNull()
  })
})
