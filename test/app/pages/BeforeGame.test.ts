// @vitest-environment happy-dom
// What comes before a game from the first page: whether it is a first one is known before its goal is shown.
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nextTick } from 'vue'
import { storedPlayerName } from '../../../renderer/device/storage/storage.ts'
import BeforeGame from '../../../renderer/pages/BeforeGame.vue'
import { markGoalTipSeen } from '../../../renderer/use/seat/firstTimeTips.ts'
import { seatWords } from '../../../shared/words/en/seat.ts'
import { byRole } from '../../kit/roles.ts'
import { freshPage, leavePage } from '../socket.ts'

let page: ReturnType<typeof mount> | null = null
beforeEach(() => {
  freshPage()
  storedPlayerName.set('Ana')
})
afterEach(() => {
  leavePage(page)
  page = null
})

test('a game whose goal I have just read for the first time begins as a first game', async () => {
  page = mount(BeforeGame, { props: { game: 'mind-reader', peopleCount: 1 }, attachTo: document.body })
  await byRole(page, 'button', seatWords.firstTime.begin).trigger('click')
  await nextTick()
  expect(page.emitted('ready')).toEqual([[['Ana'], { isFirstGame: true }]])
})

test('a game that was played here before does not', async () => {
  markGoalTipSeen('mind-reader')
  page = mount(BeforeGame, { props: { game: 'mind-reader', peopleCount: 1 } })
  await nextTick()
  expect(page.emitted('ready')).toEqual([[['Ana'], { isFirstGame: false }]])
})
