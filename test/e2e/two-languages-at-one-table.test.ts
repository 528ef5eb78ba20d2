// Tests two languages at one table: a phone and a TV in German, and an English laptop that switches to German without a reload.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { shownTitleIn, titleIn } from '../kit/games.ts'
import { initialWords as germanFirst } from '../../shared/words/de/first.ts'
import { tableWords as germanTable } from '../../shared/words/de/table.ts'
import { initialWords as englishFirst } from '../../shared/words/en/first.ts'
import { tableWords as englishTable } from '../../shared/words/en/table.ts'
import { effort } from '../kit/effort.ts'
import { browser, CHROMIUM, device, fillWithComputers, settled, startHost, textOf } from './kit.ts'

const german = { ...germanFirst, ...germanTable }
const english = { ...englishFirst, ...englishTable }

/** Words that occur on almost every English screen and on no German one. */
const ENGLISH = /\b(the|and|of|you|your|with|is|are|cards?|table|turn|nothing|yet)\b/i

/** The English words a page still shows, with their surroundings. Names of games and tables do not count. */
async function englishOn(page: Page, names: readonly string[]): Promise<string[]> {
  const read = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap(one =>
      ['aria-label', 'placeholder', 'title'].map(name => one.getAttribute(name) ?? ''),
    ),
  )
  return [...(await textOf(page)).split('\n'), ...read]
    .map(line => names.reduce((rest, name) => rest.replaceAll(name, ''), line))
    .filter(line => ENGLISH.test(line))
}

const tried = games.filter(({ isOffered }) => isOffered).slice(0, effort(2, 9))

describe.skipIf(CHROMIUM === null)('two languages at one table', () => {
  for (const { id, seats } of tried)
    test(titleIn('en', id), async () => {
      const host = await startHost({
        args: ['--game', id, '--seats', String(Math.max(seats[0], Math.min(3, seats[1])))],
      })
      const one = await browser()
      const laptop = await device(one, 'seat')
      const phone = await device(one, 'phone', { locale: 'de-AT' })
      const tv = await device(one, 'table', { locale: 'de-DE' })
      const titles = (['en', 'de'] as const).flatMap(language => [titleIn(language, id), shownTitleIn(language, id)])
      const names = [...titles, 'Hunch', 'Deutsch', 'English']

      await phone.page.goto(`${host.url}#join=${host.joinCode}`)
      await phone.page.getByLabel(german.join.name).fill('Jürgen-Björn')
      expect(await englishOn(phone.page, names)).toEqual([])
      await phone.page.getByRole('button', { name: /^(Setz dich|Hinsetzen|Als |Mitspielen)/ }).click()

      await tv.page.goto(`${host.url}#table`)
      await tv.page.getByText(german.display.code, { exact: false }).first().waitFor()

      await laptop.page.goto(host.own)
      await fillWithComputers(laptop.page)
      await laptop.page.getByRole('button', { name: english.lobby.start }).waitFor()
      await laptop.page.evaluate(() => ((window as { stays?: true }).stays = true))
      await laptop.page.getByLabel(english.common.language).selectOption('de')
      await laptop.page.getByRole('button', { name: german.lobby.start }).waitFor()
      expect(await laptop.page.evaluate(() => (window as { stays?: true }).stays), 'without a reload').toBe(true)
      expect(await laptop.page.locator('html').getAttribute('lang')).toBe('de')
      expect(await englishOn(laptop.page, names)).toEqual([])
      await laptop.page.getByLabel(german.common.language).selectOption('en')
      await laptop.page.getByRole('button', { name: english.lobby.start }).click()

      for (const [{ page }, size] of [
        [phone, 'phone'],
        [tv, 'table'],
      ] as const) {
        await page.getByRole('main').waitFor()
        await page.waitForFunction(
          code => !document.body.innerText.includes(code),
          size === 'table' ? german.display.ready : german.join.title,
        )
        await page.getByText(german.seat.loading).waitFor({ state: 'detached' })
        await settled(page)
        expect(await englishOn(page, names), `${id} at ${size} size`).toEqual([])
      }

      await laptop.page.getByRole('button', { name: english.seat.menu }).click()
      await laptop.page.getByRole('button', { name: english.common.settings }).click()
      await laptop.page.getByLabel(english.common.language).selectOption('de')
      await laptop.page.getByRole('heading', { name: german.common.settings }).waitFor()
      expect(await englishOn(laptop.page, names)).toEqual([])
      await laptop.page.keyboard.press('Escape')
      await laptop.page.getByRole('button', { name: german.seat.menu }).click()
      await laptop.page.getByText(german.seat.rules).waitFor()
      expect(await englishOn(laptop.page, names)).toEqual([])
      await laptop.page.getByRole('button', { name: german.seat.rules }).click()
      await laptop.page.getByRole('dialog').waitFor()
      expect(await englishOn(laptop.page, names)).toEqual([])
      for (const { faults } of [laptop, phone, tv]) expect(faults).toEqual([])
    })
})
