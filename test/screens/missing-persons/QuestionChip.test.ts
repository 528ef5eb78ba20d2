// @vitest-environment happy-dom
// Tests that a question in short has the letters of the cards on this device.
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSettings, setSetting } from '../../../renderer/device/page/settings.ts'
import { switchLanguage } from '../../../renderer/device/words/language.ts'
import QuestionChip from '../../../renderer/games/missing-persons/QuestionChip.vue'
import type { Question } from '../../../shared/games/missing-persons/rules/questions.ts'

const chip = (question: Question) =>
  mount(QuestionChip, { props: { askedQuestion: { question, wording: null, yes: true } } })

beforeEach(() => {
  localStorage.clear()
  loadSettings()
  setSetting('courts', 'JQK')
})
afterEach(() => switchLanguage('en'))

test.each([
  ['de', 'B D K', '10 – A: B D K', '3 … B', '2 – D'],
  ['fr', 'V D R', '10 – A: V D R', '3 … V', '2 – D'],
] as const)('a question between ranks has them on its chip and in its title: %s', async (language, ...own) => {
  await switchLanguage(language)
  const texts = () => {
    const [courts, many] = [chip('arc:11-13'), chip('arc:3-11')]
    const titles = [courts, many].map(one => one.attributes('title')!)
    return [courts.text(), titles[0]!, many.text(), titles[1]!]
  }
  const international = ['J Q K', '10 – A: J Q K', '3 … J', '2 – Q']
  for (const [at, text] of texts().entries()) expect(text).toContain(international[at])
  setSetting('courts', 'own')
  for (const [at, text] of texts().entries()) expect(text).toContain(own[at])
})
