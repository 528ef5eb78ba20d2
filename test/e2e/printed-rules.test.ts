// Tests that each game's rules are one printed page in every language. With RULES_FOLDER the pages are kept there, for players.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { LANGUAGES } from '../../shared/words/language.ts'
import { shownTitleIn } from '../kit/games.ts'
import { houseWords } from '../kit/languages.ts'
import { ARTEFACTS, browser, CHROMIUM, device, startHost } from './kit.ts'

const folder = process.env['RULES_FOLDER'] ?? join(ARTEFACTS, 'rules')
const offered = games.filter(({ isOffered }) => isOffered)

/** The pages of a PDF, by its page objects. */
const pagesIn = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length

describe.skipIf(CHROMIUM === null)('the printed rules', () => {
  test.each(LANGUAGES)('of every game are one page in %s', async language => {
    mkdirSync(folder, { recursive: true })
    const words = await houseWords(language)
    const host = await startHost()
    const { page, faults } = await device(await browser(), 'seat', { locale: language })
    await page.goto(host.own)
    await page.getByRole('list').first().waitFor() // the chairs of the lobby
    await page.evaluate(() => (location.hash = ''))
    for (const { id } of offered) {
      await page.getByRole('radio', { name: shownTitleIn(language, id) }).check({ force: true }) // its cover is over it
      await page.getByRole('button', { name: words.home.rules, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.seat.print }).waitFor()
      await page.getByRole('dialog').getByRole('paragraph').first().waitFor()
      await page.evaluate(() => document.fonts.ready)
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
      writeFileSync(join(folder, `${id}-${language}.pdf`), pdf)
      expect(pagesIn(pdf), id).toBe(1)
      await page.keyboard.press('Escape')
    }
    expect(faults).toEqual([])
  })
})
