// @vitest-environment happy-dom
// Naming all hidden cards at once: whose they are is asked in the order in which people sit at the table.
import { expect, test } from 'vitest'
import { nameOf, allByRole, byRole } from '../../kit/roles.ts'
import { begin, labels, mountSeat, openPicker, playersOf, playUntil } from './kit.ts'

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
