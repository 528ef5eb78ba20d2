// @vitest-environment happy-dom
// Naming a hidden card: whose it is comes first, and then the sheet of that card alone.
import { expect, test } from 'vitest'
import { allByRole, byRole } from '../../kit/roles.ts'
import { begin, called, labels, mountSeat, openPicker, playersOf, playUntil } from './kit.ts'

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
