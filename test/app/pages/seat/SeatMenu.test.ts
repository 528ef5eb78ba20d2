// @vitest-environment happy-dom
// The menu says what can be done now: a game that is over cannot be stopped.
import { mount } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { beforeEach, expect, test } from 'vitest'
import SeatMenu from '../../../../renderer/pages/seat/SeatMenu.vue'
import { whenWordsLoaded } from '../../../../renderer/device/words/language.ts'
import { resultWords, seatWords } from '../../../../shared/words/en/seat.ts'
import { freshPage, tableOf } from '../../socket.ts'

let pinia: Pinia
beforeEach(async () => {
  pinia = freshPage()
  await whenWordsLoaded()
})

/** The names of the menu's buttons in this phase of a table, and what pressing one of them says to the host. */
function menuIn(phase: 'playing' | 'over') {
  const props = { table: { ...tableOf(), phase }, ownSeats: [0], mayArrangeTable: true }
  const menu = mount(SeatMenu, { props, attachTo: document.body, global: { plugins: [pinia] } })
  const buttons = () => [...document.querySelectorAll('button')]
  const names = buttons().map(one => one.textContent?.trim() ?? '')
  const press = (name: string) =>
    buttons()
      .find(one => one.textContent?.trim() === name)!
      .click()
  return { menu, names, press }
}

test('a game that goes on can be stopped, after a question', () => {
  const { menu, names } = menuIn('playing')
  expect(names).toContain(seatWords.toLobby)
  expect(names).not.toContain(resultWords.another)
  menu.unmount()
})

test('after a game the menu leads to another one, without a question', async () => {
  const { menu, names, press } = menuIn('over')
  expect(names).not.toContain(seatWords.toLobby)
  press(resultWords.another)
  await expect.poll(() => menu.emitted('say')).toEqual([[{ type: 'lobby' }]])
  menu.unmount()
})
