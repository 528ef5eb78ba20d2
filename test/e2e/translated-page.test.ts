// Translators of several kinds, in a real browser: what a page says stays true.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { initialWords } from '../../shared/words/en/first.ts'
import { homeWords } from '../../shared/words/en/home.ts'
import { games } from '../../shared/games/index.ts'
import { effort } from '../kit/effort.ts'
import { titleIn } from '../kit/games.ts'
import { nothingFor } from '../kit/until.ts'
import { browser, CHROMIUM, device, fillWithComputers, seatPeople, sitDown, startHost } from './kit.ts'

const offered = games.filter(game => game.isOffered)
const tried = offered.slice(0, effort(2, offered.length))

/** Does what a browser's translator does to every text: replaces it by another in two elements. */
function wrapTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('#page')!, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.data.trim() === '') continue
      const [outer, inner] = [document.createElement('font' as string), document.createElement('font' as string)]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
}

/** Does what an extension does whose translation is late: writes over the `at`-th text of the page. */
function overwriteText(page: Page, at: number): Promise<void> {
  return page.evaluate(at => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.filter(text => text.data.trim() !== '')[at]!.data = 'an older answer'
  }, at)
}

describe.skipIf(CHROMIUM === null)('a page', () => {
  test('that was translated at once, and is written over later, says what is so', async () => {
    const host = await startHost({ args: ['--game', 'precognition', '--seats', '2'] })
    const one = await browser()
    const [looking, sitting] = [await device(one, 'phone'), await device(one, 'phone')]
    let beginWatch = () => {}
    const mayBegin = new Promise<void>(resolve => (beginWatch = resolve))
    await looking.page.route('**/assets/foreignChanges-*.js', async route => {
      await mayBegin
      await route.continue()
    })
    await looking.page.goto(`${host.url}#join=${host.joinCode}`)
    const line = looking.page.getByRole('main').getByRole('paragraph').first()
    await expect.poll(() => line.innerText()).toContain(homeWords.phase.lobby)
    await wrapTexts(looking.page)

    await sitting.page.goto(`${host.url}#join=${host.joinCode}`)
    await sitDown(sitting.page, 'Ada')
    await looking.page.getByText('Ada').first().waitFor()
    expect(await line.innerText(), 'what makes the page lie').not.toContain(initialWords.join.yours)
    beginWatch()
    await expect.poll(() => line.innerText()).toContain(initialWords.join.yours)

    const before = await looking.page.getByRole('main').innerText()
    await looking.page.evaluate(() => document.querySelector('main')!.setAttribute('data-same', ''))
    for (let at = 0; at < 5; at++) {
      await overwriteText(looking.page, at)
      await expect.poll(() => looking.page.getByRole('main').innerText()).toBe(before)
    }
    expect(await looking.page.locator('main[data-same]').count(), 'without a redraw').toBe(1)
    expect(looking.faults).toEqual([])
  })

  test.each(tried.map(({ id, seats }) => [titleIn('en', id), id, Math.min(seats[1], Math.max(seats[0], 3))] as const))(
    'of a game that nobody touched is not drawn anew: %s',
    async (_, game, chairs) => {
      const host = await startHost({ args: ['--game', game, '--seats', String(chairs)] })
      const { page, faults } = await device(await browser(), 'seat')
      const begun = page.waitForResponse('**/assets/foreignChanges-*.js')
      await page.goto(host.own)
      await seatPeople(page, 1)
      await fillWithComputers(page)
      await page.getByRole('button', { name: 'Start the game' }).click()
      await page.getByRole('button', { name: 'Menu' }).waitFor()
      await begun
      await page.evaluate(() => document.querySelector('#page')!.setAttribute('data-same', ''))
      await nothingFor(7000) // the page is compared twice
      expect(await page.locator('#page[data-same]').count()).toBe(1)
      expect(faults).toEqual([])
    },
  )
})
