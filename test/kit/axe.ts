// Runs axe on a page and lists what it finds.
import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Each violation with its elements. Passing rules are left out, and axe is loaded only once: both save more time than the check takes. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { axe: inspector } = window as unknown as { axe: typeof axe }
    const { violations } = await inspector.run(document, {
      resultTypes: ['violations'],
      preload: false,
      selectors: false,
    })
    return violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ html }) => html) }))
  })
  return found.map(({ id, places }) => `${id}: ${places.join(' ')}`)
}
