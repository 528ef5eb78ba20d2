// @vitest-environment happy-dom
// Whole games played by clicking: every offered move can be made, and arrives exactly as offered.
import { describe, expect, test } from 'vitest'
import { applyMoveUnchecked, diceFromSeed, randomMove, seatView } from '../../../shared/engine/index.ts'
import type { MindReader } from '../../../shared/games/mind-reader/kinds.ts'
import { directNotebookFacts } from '../../../shared/games/mind-reader/reasoning/notes.ts'
import type { VueWrapper } from '@vue/test-utils'
import {
  begin,
  called,
  game,
  gameWords,
  labels,
  keptScreens,
  makeByHand,
  mountSeat,
  playUntil,
  type Move,
} from './kit.ts'
import { effort } from '../../kit/effort.ts'
import { allByRole, byRole } from '../../kit/roles.ts'

const tables: [seats: number, options: Partial<MindReader['options']>][] = [
  [2, { length: 'one hand' }],
  [3, { secretCards: 'two', jokers: 'yes' }],
  [4, { play: 'secret', clues: 'by hand' }],
  [3, { naming: 'all or nothing', secretCards: 'two', clues: 'by hand', play: 'secret' }],
  [6, { naming: 'all or nothing' }],
  [5, { secretCards: 'two', jokers: 'yes', clues: 'by hand' }],
]
const made = new Set<Move['type']>()

describe('random games, every move made through the screen', () => {
  for (const [at, [seats, options]] of tables.entries())
    test(`${seats} seats, ${JSON.stringify(options)}`, async () => {
      const seed = `by hand ${at}`
      const chance = diceFromSeed(seed)
      const state = begin(seats, options, seed)
      const screens = keptScreens()
      for (let moves = 0; moves < effort(25, 60) && !state.outcome; moves++) {
        const [seat, move] = randomMove(game, state, chance)!
        await makeByHand(await screens.show(state, seat), state, seat, move, `${seed} ${moves}`)
        expect(screens.moves(seat), `${seed}, move ${moves}`).toEqual([move])
        made.add(move.type)
        applyMoveUnchecked(game, state, seat, move)
      }
      screens.unmount()
    })

  test('somebody with no card in hand passes', async () => {
    const state = begin(3)
    const chance = diceFromSeed('pass')
    while (state.open.phase !== 'play') applyMoveUnchecked(game, state, ...randomMove(game, state, chance)!)
    const seat = state.open.turn
    state.own[seat]!.hand = []
    state.open.cards[seat] = 0
    const screen = mountSeat(state, seat)
    await makeByHand(screen, state, seat, { type: 'pass' }, '')
    expect(screen.emitted('move')).toEqual([[{ type: 'pass' }]])
    made.add('pass')
  })

  test('no kind of move was left out', () => {
    expect([...made].sort()).toEqual(['answer', 'ask', 'deal', 'declare', 'draw', 'hide', 'lose', 'name', 'pass'])
  })
})

test('naming is lit once the notebook leaves one card of somebody, and not before', () => {
  const seen = new Set<boolean>()
  for (let hand = 0; seen.size < 2; hand++) {
    const seed = `one card left ${hand}`
    const chance = diceFromSeed(seed)
    const state = begin(2, { length: 'one hand' }, seed)
    for (let moves = 0; moves < 40 && !state.outcome; moves++) {
      const [seat, move] = randomMove(game, state, chance)!
      const isFound = directNotebookFacts(seatView(state, seat)).some(
        ({ of, left }) => of !== seat && left.length === 1,
      )
      if (move.type === 'draw' && !seen.has(isFound)) {
        const screen = mountSeat(state, seat)
        expect(byRole(screen, 'button', labels.nameOpen).classes('lamp'), seed).toBe(isFound)
        screen.unmount()
        seen.add(isFound)
      }
      if (move.type !== 'name') applyMoveUnchecked(game, state, seat, move)
    }
  }
})

test('a phone too says in words how near the others are to one’s hidden card', () => {
  const state = playUntil(
    begin(3),
    state =>
      state.open.phase === 'play' && seatView(state, 0).story.some(line => line.type === 'asked' && line.of === 0),
  )
  expect(mountSeat(state, 0).text()).toMatch(/to others one of \d+|others can know it/)
})

test('my cards fly in once, and a card I draw later alone', async () => {
  const state = begin(2)
  const flyingIn = (screen: VueWrapper) =>
    allByRole(byRole(screen, 'group', labels.yourHand), 'button')
      .filter(card => card.element.closest('.dealt') !== null)
      .map(called)
  playUntil(state, ({ open }) => open.phase === 'play' && open.turn === 0)
  mountSeat(state, 1) // at a shared screen the other's hand was shown before
  expect(flyingIn(mountSeat(state, 0))).toEqual(state.own[0]!.hand.map(card => gameWords.card(card)))
  expect(flyingIn(mountSeat(state, 0))).toEqual([])
  const drawn = state.sealed.pile.at(-1)!
  state.own[0]!.hand.push(drawn)
  expect(flyingIn(mountSeat(state, 0))).toEqual([gameWords.card(drawn)])
})
