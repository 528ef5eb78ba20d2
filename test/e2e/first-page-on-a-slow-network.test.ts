// Tests how much a phone on a slow network must load before it is usable.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browser, CHROMIUM, device, startHost } from './kit.ts'

/** For the page, its scripts, styles and words, compressed. Fonts are loaded separately after the words. */
const MOST_BYTES = 80_000

/** A network slow enough that requests arrive in order. */
const SLOW = { offline: false, latency: 20, downloadThroughput: 250_000, uploadThroughput: 100_000 }

/** Opens an address and counts the bytes of everything requested before `selector` appeared. */
async function bytesUntil(page: Page, url: string, selector: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW)
  await page.addInitScript(selector => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return
      performance.mark('there')
      observer.disconnect()
    })
    observer.observe(document, { subtree: true, childList: true })
  }, selector)
  await page.goto(url)
  await page.locator(selector).waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const there = performance.getEntriesByName('there')[0]!.startTime
    const fetched = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    return fetched
      .map(entry => entry as PerformanceResourceTiming)
      .filter(({ startTime, name }) => startTime < there && !name.endsWith('.woff2'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  })
}

describe.skipIf(CHROMIUM === null)('the first page', () => {
  test.each([
    ['that scanned the code, until it can sit down', (code: string) => `#join=${code}`, 'main input[autocomplete]'],
    ['that came by the address, until it sees what there is', () => '', 'main.home h1'],
  ])('weighs at most 80 KB for a phone %s', async (_, part, selector) => {
    const host = await startHost()
    const { page, faults } = await device(await browser(), 'phone')
    const bytes = await bytesUntil(page, `http://127.0.0.1:${host.port}/${part(host.joinCode)}`, selector)
    expect(bytes).toBeGreaterThan(40_000)
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
    expect(faults).toEqual([])
  })
})
