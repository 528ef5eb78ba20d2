// @vitest-environment happy-dom
// The podium of an evening: who stands on its steps, and where.
import { mount } from '@vue/test-utils'
import { beforeEach, expect, test } from 'vitest'
import { switchLanguage, whenWordsLoaded } from '../../../renderer/device/words/language.ts'
import Podium from '../../../renderer/parts/Podium.vue'

beforeEach(async () => {
  await switchLanguage('en')
  await whenWordsLoaded()
})

/** The podium of people with these wins, best first: names and wins on the steps from the left, and below them. */
function podium(...wins: number[]) {
  const rows = wins.map((won, nth) => ({
    player: { name: `P${nth + 1}`, device: '' },
    avatar: nth,
    isNamesakeComputer: false,
    wins: won,
    points: 0,
  }))
  const page = mount(Podium, { props: { rows } })
  return {
    steps: page.findAll('ol > li').map(one => one.text()),
    below: page.findAll('ul > li').map(one => one.text()),
  }
}

test('the best stand in the middle, and who has not won stands below', () => {
  expect(podium(3, 2, 1, 0)).toEqual({ steps: ['P22 wins', 'P13 wins', 'P31 win'], below: ['P4 0 wins'] })
})

test('everybody who shares the first place is shown as a winner, however many', () => {
  const { steps, below } = podium(2, 2, 2, 2, 2, 2, 2, 2, 2)
  expect(steps).toHaveLength(9)
  expect(below).toEqual([])
})

test('a shared place is never divided between steps and below', () => {
  const { steps, below } = podium(3, 2, 1, 1, 1, 1, 1)
  expect(steps).toEqual(['P22 wins', 'P13 wins'])
  expect(below).toHaveLength(5)
})
