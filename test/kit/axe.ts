// Answers for: what axe finds wrong with a page as it is shown.
import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Each violation with the places it was found at. What is in order is not described, and what was loaded is not loaded again: both take longer than looking. */
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
