// @vitest-environment happy-dom
// Naming a hidden card: whose it is comes first, and then the sheet of that card alone. What cannot be right is named
// only after a confirmation.
import { expect, test } from 'vitest'
import { seatView } from '../../../shared/engine/index.ts'
import type { Card } from '../../../shared/games/mind-reader/cards.ts'
import { directNotebookFacts } from '../../../shared/games/mind-reader/reasoning/notes.ts'
import { tableDeck } from '../../../shared/games/mind-reader/rules/hand.ts'
import { allByRole, byRole } from '../../kit/roles.ts'
import { seatWords } from '../../../shared/words/en/seat.ts'
import {
  begin,
  called,
  cellOf,
  confirmButton,
  gameWords,
  labels,
  mountSeat,
  openPicker,
  pickerAction,
  playUntil,
  playersOf,
  pressStarting,
  type Game,
} from './kit.ts'

test('among several opponents candidates are shown once one of them is chosen, and nothing moves', async () => {
  const state = playUntil(begin(3), ({ open }) => open.phase === 'play')
  const seat = state.open.turn
  const screen = mountSeat(state, seat)
  await openPicker(screen)
  const dialog = byRole(screen, 'dialog')
  const sheet = byRole(dialog, 'grid')
  expect(sheet.element.closest('[inert]')).not.toBeNull()
  expect(allByRole(sheet, 'button').filter(cell => called(cell).includes(labels.ruledOut))).toEqual([])
  expect(dialog.text()).toContain(labels.missing(['of']))
  const opponent = playersOf(3)[(seat + 1) % 3]!.name
  await allByRole(dialog, 'button', new RegExp(`^${opponent}`))[0]!.trigger('click')
  expect(sheet.element.closest('[inert]')).toBeNull()
  expect(allByRole(sheet, 'button').filter(cell => called(cell).includes(labels.ruledOut))).not.toEqual([])
  expect(dialog.text()).toContain(labels.missing(['card']))
})

/** Fewer candidates than the cards in sight leave: answers rule some out. */
const RULED_OUT_BY_ANSWERS = 30
const candidatesOf = (state: Game) => {
  const sheets = directNotebookFacts(seatView(state, state.open.turn)).filter(({ of }) => !state.open.out[of])
  return sheets.reduce((fewest, sheet) => (sheet.left.length < fewest.left.length ? sheet : fewest))
}
const playedCards = (state: Game) =>
  seatView(state, state.open.turn).story.flatMap(line => (line.type === 'asked' && line.card ? [line.card] : []))
const notebooks = ['proof', 'facts', 'blank'] as const

test.each(notebooks)('notebook %s: a card that lies open is named only after a confirmation', async level => {
  const state = playUntil(begin(3), state => state.open.phase === 'play' && playedCards(state).length > 0)
  const seat = state.open.turn
  const of = (seat + 1) % 3
  const card = playedCards(state).at(-1)!
  const screen = mountSeat(state, seat, level)
  await openPicker(screen)
  await pressStarting(screen, playersOf(3)[of]!.name)
  await cellOf(screen, card).trigger('click')
  expect(pickerAction(screen).classes()).toContain('quiet')
  await pickerAction(screen).trigger('click')
  expect(screen.emitted('move')).toBeUndefined()
  const confirmation = byRole(screen, 'dialog')
  expect(byRole(confirmation, 'heading').text()).toBe(seatWords.namingDoubt.question)
  const says = seatWords.namingDoubt[level === 'blank' ? 'inSight' : 'ruledOut']
  expect(confirmation.text()).toContain(says([gameWords.card(card)]))
  await byRole(confirmation, 'button', seatWords.namingDoubt.cancel).trigger('click')
  expect(screen.emitted('move')).toBeUndefined()
  await pickerAction(screen).trigger('click')
  await confirmButton(screen).trigger('click')
  expect(screen.emitted('move')).toEqual([[{ type: 'name', of, place: 0, card }]])
})

test('a card that an answer rules out needs a confirmation, and a possible one none', async () => {
  const state = playUntil(
    begin(3),
    state => state.open.phase === 'play' && candidatesOf(state).left.length < RULED_OUT_BY_ANSWERS,
  )
  const seat = state.open.turn
  const { of, place, left } = candidatesOf(state)
  const named = async (card: Card) => {
    const screen = mountSeat(state, seat)
    await openPicker(screen)
    await pressStarting(screen, playersOf(3)[of]!.name)
    await cellOf(screen, card).trigger('click')
    const isQuiet = pickerAction(screen).classes('quiet')
    await pickerAction(screen).trigger('click')
    const moves = screen.emitted('move')
    screen.unmount()
    return { isQuiet, moves }
  }
  const ruledOut = tableDeck(state.options).find(
    card => !left.includes(card) && !state.own[seat]!.hand.includes(card) && state.own[seat]!.secrets[0] !== card,
  )!
  expect(await named(ruledOut)).toEqual({ isQuiet: true, moves: undefined })
  expect(await named(left[0]!)).toEqual({ isQuiet: false, moves: [[{ type: 'name', of, place, card: left[0] }]] })
})
