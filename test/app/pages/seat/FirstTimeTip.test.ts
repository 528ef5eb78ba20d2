// @vitest-environment happy-dom
// The explanation of a move that can be made for the first time on a device.
import { mount, type VueWrapper } from '@vue/test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import type { GameWords } from '../../../../shared/words/sentence.ts'
import { seatWords } from '../../../../shared/words/en/seat.ts'

const words = { ask: 'Asking narrows it down.', name: 'Naming wins it.' }
const gameWords = { firstTime: words } as unknown as GameWords

/** A seat that may make these moves, on the device as it is after a reload. */
async function offered(...types: string[]): Promise<{ line: VueWrapper; made: (move: string) => Promise<void> }> {
  vi.resetModules()
  const { whenWordsLoaded } = await import('../../../../renderer/device/words/language.ts')
  const { default: FirstTime } = await import('../../../../renderer/pages/seat/FirstTimeTip.vue')
  const { markTipSeen } = await import('../../../../renderer/use/seat/firstTimeTips.ts')
  await whenWordsLoaded()
  const line = mount(FirstTime, {
    props: { game: 'blank', offers: types.map(type => ({ type })), words: gameWords, options: {} },
  })
  return {
    line,
    async made(move) {
      markTipSeen('blank', move)
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
