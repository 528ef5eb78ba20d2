// @vitest-environment happy-dom
// Several people at one screen: a curtain falls only where it has something to hide.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import Seat from '../../../renderer/pages/Seat.vue'
import { setSetting } from '../../../renderer/device/page/settings.ts'
import { storedNamingAnimations } from '../../../renderer/device/storage/gameMemory.ts'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { GameInPlay } from '../../../main/host/table/gameInPlay.ts'
import {
  parseRecord,
  type tableView,
  type GameRecord,
  type GameRules,
  type GameTypeParams,
  type OptionValue,
} from '../../../shared/engine/index.ts'
import { gameEntry } from '../../../shared/games/index.ts'
import { curtainWords, seatWords } from '../../../shared/words/en/seat.ts'
import { allByRole, byRole, isThere, nameOf } from '../../kit/roles.ts'
import { until } from '../../kit/until.ts'
import { chair, FakeSocket, freshPage, leavePage, ME, tableMessage, tableOf, welcome } from '../socket.ts'

let pinia: Pinia
let page: VueWrapper | null = null

beforeEach(() => {
  pinia = freshPage()
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
})
afterEach(() => {
  leavePage(page)
  page = null
  setSetting('words', 'off')
  vi.restoreAllMocks()
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
})

/** A recorded game of people who all share this screen, up to a move before which `isThen` holds first. */
async function sharedGame(name: string, isThen: (game: GameInPlay, nth: number, log: GameRecord['log']) => boolean) {
  const { log, options, ...start } = parseRecord(
    readFileSync(join(import.meta.dirname, `../../records/${name}.jsonl`), 'utf8'),
  )
  const rules: GameRules<GameTypeParams> = await gameEntry(start.game)!.load()
  const names = ['Ana', 'Ben', 'Cleo', 'Dora', 'Eve', 'Finn'].slice(0, start.seats)
  const deal = { ...start, options: options as Record<string, OptionValue> }
  const game = new GameInPlay(rules, { type: 'dealt', start: deal }, { no: 1, devices: names })
  const [seat, move] = log.find(([seat, move], nth) => {
    if (isThen(game, nth, log)) return true
    game.replay(seat, move, { isOutOfTime: false })
    return false
  })!
  useTableStore().connect({ address: '192.168.0.12:4680', device: '0'.repeat(32) })
  FakeSocket.last.open()
  const chairs = names.map((name, avatar) => chair({ avatar, name, device: ME }))
  FakeSocket.last.tell(welcome, tableMessage(tableOf({ game: start.game, chairs })), game.view(null))
  const app = defineComponent({
    setup: () => () => useTableStore().table && h(Seat, { table: useTableStore().table! }),
  })
  page = mount(app, { global: { plugins: [pinia] }, attachTo: document.body })

  let heardCount = 0
  let audience: number | null = null
  /** Answers what the page asks for, as a host does. */
  const answer = async () => {
    await flushPromises()
    for (const message of FakeSocket.last.said.slice(heardCount)) {
      heardCount++
      if (message.type === 'watch') FakeSocket.last.tell(game.view((audience = message.seat)))
    }
    await flushPromises()
  }
  const play = async (by: number, made: GameTypeParams['move']) => {
    for (const [to, news] of game.play(by, made, { keep: () => undefined, isOutOfTime: false }))
      if (to === audience) FakeSocket.last.tell(news)
    await answer()
  }
  await until(async () => {
    await answer()
    expect(isThere(page!, 'main')).toBe(true)
    expect(page!.text()).not.toContain(seatWords.loading)
  })
  return { page, names, seat, move, answer, play }
}

const tableOfGame = (game: GameInPlay) => (game.view(null) as unknown as { view: ReturnType<typeof tableView> }).view
const isBetweenRounds = (game: GameInPlay) => game.rules.isBetweenRounds?.(tableOfGame(game)) === true

test.each(['mind-reader/two-players', 'missing-persons/three-ties', 'precognition/three-rounds'])(
  'of %s the result is open to all, and the next round begins behind the curtain',
  async record => {
    const { page, names, seat, move, play } = await sharedGame(record, isBetweenRounds)
    expect(allByRole(page, 'heading').map(nameOf).join()).not.toContain(curtainWords.pass(names[seat]!))
    expect(isThere(page, 'button', seatWords.putAway)).toBe(false)
    expect(isThere(page, 'heading', new RegExp(seatWords.notebook)), 'nobody’s notebook is open').toBe(false)
    expect(allByRole(page, 'button').map(nameOf).join()).toMatch(/Deal/)
    await play(seat, move)
    expect(page.text()).toMatch(new RegExp(names.map(name => curtainWords.pass(name)).join('|')))
  },
)

test('a guess is animated before an empty page if the screen turns to another view', async () => {
  storedNamingAnimations.turn('on')
  const { page, names, seat, move, answer, play } = await sharedGame(
    'mind-reader/four-players',
    (_, nth, log) => log[nth]![1].type === 'name' && log[nth + 1]![0] !== log[nth]![0],
  )
  await byRole(page, 'button', curtainWords.show(names[seat]!)).trigger('click')
  await answer()
  expect(page.get('main').text()).not.toBe('')
  await play(seat, move)
  expect(page.get('main').text()).toBe('')
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await answer()
  expect(page.get('main').text()).not.toBe('')
})

test('how a guess comes out is not spoken before the card turns, though all may see it', async () => {
  storedNamingAnimations.turn('on')
  const { page, names, seat, move, answer, play } = await sharedGame(
    'mind-reader/four-players',
    (_, nth, log) =>
      log[nth]![1].type === 'name' && log[nth + 1]?.[1].type === 'deal' && log[nth + 1]![0] !== log[nth]![0],
  )
  await byRole(page, 'button', curtainWords.show(names[seat]!)).trigger('click')
  await answer()
  await play(seat, move)
  expect(page.get('main').text()).toBe('')
  expect(page.get('[aria-live=polite]').text()).toBe('')
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await answer()
  expect(page.get('[aria-live=polite]').text()).not.toBe('')
})

/** Where the highlighted buttons that put the cards away are. */
const putAwayHighlightedIn = (page: VueWrapper) =>
  allByRole(page, 'button', seatWords.putAway)
    .filter(button => button.classes().some(name => name === 'lamp' || name === 'deed'))
    .map(({ element }) => (element.closest('main') ? 'the tray' : 'the bar'))

/** Mind Reader just before somebody draws: a card that is looked at before the screen is handed on. */
const beforeDrawing = () => sharedGame('mind-reader/two-players', (_, nth, log) => log[nth]![1].type === 'draw')

describe('who is done has one highlighted way to pass the screen on', () => {
  test('where their last move was, and no second button', async () => {
    const { page, names, seat, move, answer, play } = await beforeDrawing()
    await byRole(page, 'button', curtainWords.show(names[seat]!)).trigger('click')
    await answer()
    expect(putAwayHighlightedIn(page)).toEqual([])
    expect(allByRole(page, 'button', seatWords.putAway)).toHaveLength(1)
    await play(seat, move)
    expect(putAwayHighlightedIn(page)).toEqual(['the tray'])
    await byRole(page, 'button', seatWords.putAway).trigger('click')
    await answer()
    expect(page.text()).toContain(curtainWords.pass(names[1 - seat]!))
  })

  test('in the bar on a screen in words, which has no such place', async () => {
    setSetting('words', 'on')
    const { page, names, seat, move, answer, play } = await beforeDrawing()
    await byRole(page, 'button', curtainWords.show(names[seat]!)).trigger('click')
    await answer()
    await play(seat, move)
    expect(putAwayHighlightedIn(page)).toEqual(['the bar'])
    await byRole(page, 'button', seatWords.putAway).trigger('click')
    await answer()
    expect(page.text()).toContain(curtainWords.pass(names[1 - seat]!))
  })

  test('in the bar of a phone while the notebook or the story is open', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      query =>
        ({ matches: query.includes('max-width'), addEventListener: () => {}, removeEventListener: () => {} }) as never,
    )
    const { page, names, seat, move, answer, play } = await beforeDrawing()
    await byRole(page, 'button', curtainWords.show(names[seat]!)).trigger('click')
    await answer()
    await play(seat, move)
    for (const [tab, place] of [
      [seatWords.notebook, 'the bar'],
      [seatWords.table, 'the tray'],
      [seatWords.story, 'the bar'],
    ] as const) {
      await byRole(page, 'button', tab).trigger('click')
      expect(putAwayHighlightedIn(page), tab).toEqual([place])
    }
  })
})

test('after a No in Missing Persons the asker sees it before the screen is handed on', async () => {
  const { page, names, seat, move, answer, play } = await sharedGame(
    'missing-persons/plain',
    (_, nth, log) => log[nth]![1].type === 'ask' && log[nth + 1]![0] !== log[nth]![0],
  )
  await byRole(page, 'button', curtainWords.show(names[seat]!)).trigger('click')
  await answer()
  await play(seat, move)
  expect(page.text()).not.toContain(curtainWords.pass(names[1 - seat]!))
  expect(putAwayHighlightedIn(page)).toHaveLength(1)
})

test('whoever ends their turn hands the screen on, though the next player draws at once', async () => {
  let next = 0
  const { page, names, seat, move, answer, play } = await sharedGame(
    'piecepack-deduction/three-players',
    (_, nth, log) => log[nth]![1].type === 'pass' && (next = log[nth + 1]![0]) !== log[nth]![0],
  )
  await byRole(page, 'button', curtainWords.show(names[seat]!)).trigger('click')
  await answer()
  await play(seat, move)
  expect(page.text()).toContain(curtainWords.pass(names[next]!))
})

test('another player’s move does not take the screen from whoever could move too', async () => {
  let next = 0
  const { page, names, seat, move, answer, play } = await sharedGame(
    'communal-deduction/five-partners',
    (_, nth, log) => {
      next = log[nth + 1]![0]
      return log[nth]![1].type === 'pass' && next !== log[nth]![0]
    },
  )
  const reader = names.findIndex((_, other) => other !== seat && other !== next)
  await byRole(page, 'button', seatWords.showCards(names[reader]!)).trigger('click')
  await byRole(page, 'button', curtainWords.show(names[reader]!)).trigger('click')
  await answer()
  await play(seat, move)
  expect(page.text()).not.toContain(curtainWords.pass(names[next]!))
  await byRole(page, 'button', seatWords.putAway).trigger('click')
  await answer()
  expect(page.text()).toContain(curtainWords.pass(names[next]!))
})

test('the curtain says first what stands out among the cards, and nothing of one’s own moves', async () => {
  const { page, names, seat } = await sharedGame(
    'precognition/three-players',
    (game, nth, log) =>
      tableOfGame(game).story.at(-1)?.type === 'cameTrue' &&
      log.slice(0, nth).filter(([by, { type }]) => type === 'play' && by === log[nth]![0]).length > 0,
  )
  expect(page.text()).toContain(curtainWords.pass(names[seat]!))
  const lines = allByRole(page, 'listitem').map(line => line.text())
  expect(lines[0]).toMatch(/come true/)
  expect(lines.join('\n')).toMatch(/played/)
  expect(lines.join('\n')).not.toContain(`${names[seat]!} played`)
})
