// @vitest-environment happy-dom
// The first page and the lobby call a game by the title that every other page calls it by.
import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { switchLanguage, whenWordsLoaded } from '../../../../renderer/device/words/language.ts'
import GameCovers from '../../../../renderer/pages/home/GameCovers.vue'
import GameChoice from '../../../../renderer/pages/lobby/GameChoice.vue'
import { games } from '../../../../shared/games/index.ts'
import { LANGUAGES, type Language } from '../../../../shared/words/language.ts'
import { shownTitleIn, titleIn } from '../../../kit/games.ts'
import { allByRole, byRole, nameOf } from '../../../kit/roles.ts'
import { freshPage, leavePage } from '../../socket.ts'

const offered = games.filter(({ isOffered }) => isOffered).map(({ id }) => id)

let page: VueWrapper | null = null
beforeEach(() => freshPage())
afterEach(async () => {
  leavePage(page)
  page = null
  await switchLanguage('en')
})

async function speak(language: Language): Promise<void> {
  await switchLanguage(language)
  await whenWordsLoaded()
}
const titlesToChoose = () => allByRole(page!, 'radio').map(nameOf)

test.each(LANGUAGES)('covers and lobby cards call each game as all pages do: %s', async language => {
  await speak(language)
  const titles = offered.map(id => shownTitleIn(language, id))
  page = mount(GameCovers)
  expect(titlesToChoose()).toEqual(titles)
  leavePage(page)
  page = mount(GameChoice, { props: { game: offered[0]!, mayArrangeTable: true, playedGames: new Set<string>() } })
  expect(titlesToChoose()).toEqual(titles)
})

test('the picked cover tells about the game under that title too', async () => {
  await speak('en')
  page = mount(GameCovers)
  for (const id of offered) {
    await byRole(page, 'radio', shownTitleIn('en', id)).trigger('change')
    expect(nameOf(byRole(page, 'heading'))).toBe(shownTitleIn('en', id))
  }
})

test('a cover says below the title what the game is called in its book, if otherwise', async () => {
  await speak('en')
  page = mount(GameCovers)
  for (const id of offered) {
    const about = byRole(page, 'radio', shownTitleIn('en', id)).attributes('aria-describedby')
    const said = about === undefined ? undefined : page.get(`[id="${about}"]`).text()
    expect(said).toBe(shownTitleIn('en', id) === titleIn('en', id) ? undefined : titleIn('en', id))
  }
})
