// @vitest-environment happy-dom
// The explanation of a move that can be made for the first time on a device.
import { mount, type VueWrapper } from '@vue/test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  defaultOptions,
  legalOffers,
  startGame,
  tableView,
  type GameTypeParams,
} from '../../../../shared/engine/index.ts'
import { games } from '../../../../shared/games/index.ts'
import { seatWords } from '../../../../shared/words/en/seat.ts'
import { LANGUAGES } from '../../../../shared/words/language.ts'
import { moveExplanation, type GameWords } from '../../../../shared/words/sentence.ts'
import { byRole } from '../../../kit/roles.ts'

const words = { ask: 'Asking narrows it down.', name: 'Naming wins it.' }
const gameWords = { firstTime: words } as unknown as GameWords

/** A seat that may make these moves, on the device as it is after a reload. */
const offered = (...types: string[]) => offeredIn('blank', { words: gameWords, types, options: {} })

async function offeredIn(
  game: string,
  { words, types, options }: { words: GameWords; types: readonly string[]; options: GameTypeParams['options'] },
): Promise<{ line: VueWrapper; made: (move: string) => Promise<void> }> {
  vi.resetModules()
  const { whenWordsLoaded } = await import('../../../../renderer/device/words/language.ts')
  const { default: FirstTime } = await import('../../../../renderer/pages/seat/FirstTimeTip.vue')
  const { markTipSeen } = await import('../../../../renderer/use/seat/firstTimeTips.ts')
  await whenWordsLoaded()
  const line = mount(FirstTime, {
    props: { game, nthPerson: 0, offers: types.map(type => ({ type })), words, options },
  })
  return {
    line,
    async made(move) {
      markTipSeen(game, move)
      await line.vm.$nextTick()
    },
  }
}
const press = (line: VueWrapper, words: string) =>
  line
    .findAll('button')
    .find(button => button.text() === words)!
    .trigger('click')

beforeEach(() => localStorage.clear())

test('a move is explained until it is made, and never again after a reload', async () => {
  const { line, made } = await offered('ask', 'name')
  expect(line.get('p').text()).toBe(words.ask)
  await made('ask')
  expect(line.get('p').text()).toBe(words.name)
  await press(line, seatWords.firstTime.understood)
  expect(line.text()).toBe('')
  expect((await offered('ask', 'name')).line.text()).toBe('')
})

test('each person at a shared screen is told once', async () => {
  const { line } = await offered('ask')
  await press(line, seatWords.firstTime.understood)
  await line.setProps({ nthPerson: 1 })
  expect(line.get('p').text()).toBe(words.ask)
  await press(line, seatWords.firstTime.understood)
  await line.setProps({ nthPerson: 2 })
  expect(line.get('p').text()).toBe(words.ask)
  for (const nthPerson of [0, 1]) {
    await line.setProps({ nthPerson })
    expect(line.text()).toBe('')
  }
})

test('one press turns explanations off, in every game', async () => {
  const { line } = await offered('ask')
  await press(line, seatWords.firstTime.off)
  expect(line.text()).toBe('')
  expect((await offered('name')).line.text()).toBe('')
})

test('a move without a text in the game is not explained', async () => {
  const { line } = await offered()
  expect(line.text()).toBe('')
})

test.each(games.filter(({ isOffered }) => isOffered))(
  'the first move is explained in the game’s own words, in every language: $id',
  async ({ id, load, words: fetch }) => {
    const game = await load()
    const options = defaultOptions(game)
    const state = startGame(game, { seats: game.seats[0], options, seed: 'first', first: 0 })
    const [seat] = game.toMove(tableView(state))
    const types = legalOffers(game, state, seat!).map(({ type }) => type)
    for (const language of LANGUAGES) {
      const words = await fetch[language]!()
      localStorage.clear()
      const { line } = await offeredIn(id, { words, types, options })
      const said = moveExplanation(words, types[0]!, options)!
      expect(said).toMatch(/\S.*[.!?]$/)
      expect(byRole(line, 'status').text()).toBe(said)
    }
  },
)
