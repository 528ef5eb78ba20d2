// @vitest-environment happy-dom
// Naming all hidden cards at once: whose they are is asked in the order in which people sit at the table.
import { expect, test } from 'vitest'
import { nameOf, allByRole, byRole } from '../../kit/roles.ts'
import { seatView } from '../../../shared/engine/index.ts'
import { directNotebookFacts } from '../../../shared/games/mind-reader/reasoning/notes.ts'
import { seatWords } from '../../../shared/words/en/seat.ts'
import {
  begin,
  cellOf,
  confirmButton,
  gameWords,
  labels,
  mountSeat,
  openPicker,
  pickerAction,
  playUntil,
  playersOf,
} from './kit.ts'

test.each([
  ['one', 0],
  ['one', 2],
  ['two', 1],
] as const)('with %s hidden each, seat %i names the next at the table first', async (secretCards, seat) => {
  const state = playUntil(
    begin(4, { naming: 'all or nothing', secretCards }),
    ({ open }) => open.phase === 'after' && open.turn === seat,
  )
  const screen = mountSeat(state, seat)
  await openPicker(screen)
  const people = allByRole(byRole(byRole(screen, 'dialog'), 'group', labels.nameWhom), 'button').map(nameOf)
  const names = playersOf(4).map(({ name }) => name)
  const places = secretCards === 'two' ? ([0, 1] as const) : [null]
  const seated = [1, 2, 3].flatMap(step =>
    places.map(place => `${names[(seat + step) % 4]!}${place === null ? '' : `, ${labels.place(place)}`}`),
  )
  expect(people).toHaveLength(seated.length)
  for (const [nth, name] of seated.entries()) expect(people[nth]).toMatch(new RegExp(`^${name}`))
})

test('cards of which one cannot be hidden there are declared only after a confirmation', async () => {
  const state = playUntil(begin(3, { naming: 'all or nothing' }), ({ open }) => open.phase === 'after')
  const seat = state.open.turn
  const sheets = directNotebookFacts(seatView(state, seat))
  const playedCard = seatView(state, seat)
    .story.flatMap(line => (line.type === 'asked' ? [line.card!] : []))
    .at(-1)!
  const possibleCard = sheets[1]!.left[0]!
  const screen = mountSeat(state, seat)
  await openPicker(screen)
  await cellOf(screen, playedCard).trigger('click')
  await cellOf(screen, possibleCard).trigger('click')
  expect(pickerAction(screen).classes()).toContain('quiet')
  await pickerAction(screen).trigger('click')
  expect(screen.emitted('move')).toBeUndefined()
  const confirmation = byRole(screen, 'dialog')
  expect(byRole(confirmation, 'heading').text()).toBe(seatWords.namingDoubt.question)
  expect(confirmation.text()).toContain(seatWords.namingDoubt.ruledOut([gameWords.card(playedCard)]))
  await confirmButton(screen).trigger('click')
  expect(screen.emitted('move')).toHaveLength(1)
})
