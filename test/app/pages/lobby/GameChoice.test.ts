// @vitest-environment happy-dom
// The choice of games says which ones were played at this table this evening.
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { switchLanguage, whenWordsLoaded } from '../../../../renderer/device/words/language.ts'
import { lobbyWords } from '../../../../renderer/device/words/tableWords.ts'
import GameChoice from '../../../../renderer/pages/lobby/GameChoice.vue'
import { games } from '../../../../shared/games/index.ts'
import { allByRole, byRole } from '../../../kit/roles.ts'
import { freshPage, leavePage } from '../../socket.ts'

let page: ReturnType<typeof show> | null = null
const show = (mayArrangeTable: boolean, ...playedGames: readonly string[]) =>
  mount(GameChoice, { props: { game: 'mind-reader', mayArrangeTable, playedGames: new Set(playedGames) } })

beforeEach(async () => {
  freshPage()
  await switchLanguage('en')
  await whenWordsLoaded()
})
afterEach(() => {
  leavePage(page)
  page = null
})

/** By game: whether the description that a screen reader reads with it says that it was played. */
function playedByTitle(): Readonly<Record<string, boolean>> {
  const radios = allByRole(page!, 'radio').map(radio => {
    const text = (attribute: string) => page!.get(`[id="${radio.attributes(attribute)}"]`).text()
    return [text('aria-labelledby'), text('aria-describedby').includes(lobbyWords.playedTonight)] as const
  })
  return Object.fromEntries(radios)
}

test('the games played this evening say so, whether chosen or not, and the others do not', () => {
  page = show(true, 'mind-reader', 'precognition')
  expect(playedByTitle()).toMatchObject({ 'Mind Reader': true, Precognition: true, 'Missing Persons': false })
})

test('the strip scrolls to the game, also when the host sets it after the page is shown', async () => {
  const shown = show(true)
  page = shown
  const strip = byRole(shown, 'group', lobbyWords.game).element as HTMLElement
  for (const [at, tile] of [...strip.children].entries()) Object.defineProperty(tile, 'offsetLeft', { value: 100 * at })
  const place = (id: string) => games.filter(({ isOffered }) => isOffered).findIndex(game => game.id === id)
  await shown.setProps({ game: 'precognition' })
  const before = strip.scrollLeft
  await shown.setProps({ game: 'communal-deduction' })
  expect(strip.scrollLeft - before).toBe(100 * (place('communal-deduction') - place('precognition')))
})

test('the focus goes with the game that the host sets', async () => {
  const shown = mount(GameChoice, {
    props: { game: 'mind-reader', mayArrangeTable: true, playedGames: new Set<string>(), takesFocus: true },
    attachTo: document.body,
  })
  page = shown
  await shown.setProps({ game: 'precognition' })
  expect(document.activeElement).toBe(byRole(shown, 'radio', 'Precognition').element)
})

test('before the first game none says so', () => {
  page = show(true)
  expect(Object.values(playedByTitle())).toEqual(Object.values(playedByTitle()).map(() => false))
})

test('a guest sees it of the chosen game', () => {
  page = show(false, 'mind-reader')
  expect(page.text()).toContain(lobbyWords.playedTonight)
})
