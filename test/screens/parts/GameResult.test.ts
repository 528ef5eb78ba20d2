// @vitest-environment happy-dom
// The cards of a result lie face down until nothing is in front of it, are turned up in turn, and all at a tap. Winners stand out.
import { mount, type VueWrapper } from '@vue/test-utils'
import { nextTick, ref, h } from 'vue'
import { afterEach, expect, test } from 'vitest'
import GameResult from '../../../renderer/parts/GameResult.vue'
import { RESULT_UNCOVERED_KEY } from '../../../renderer/parts/resultReveal.ts'
import { byRole } from '../../kit/roles.ts'

let result: VueWrapper | null = null
afterEach(() => {
  result?.unmount()
  result = null
})

const players = ['Ana', 'Ben', 'Cleo'].map((name, avatar) => ({ name, avatar, isComputer: false, isHere: true, substituted: false })) // prettier-ignore
const inSight = ref(true)
const draw = (opened: boolean, winners: readonly number[] = []) =>
  (result = mount(GameResult, {
    props: { endings: [], players, reader: null, card: () => h('b'), seats: [0, 1, 2], winners },
    slots: { ...(opened && { opened: () => h('i', 'hidden') }), cards: () => h('i', 'held') },
    global: { provide: { [RESULT_UNCOVERED_KEY as symbol]: () => inSight.value } },
    attachTo: document.body,
  }))
const turns = () => result!.findAll('i').map(card => card.element.parentElement!.getAttribute('style') ?? '')

test('what was hidden from all is opened first, then each player’s cards in turn', () => {
  draw(true)
  expect(turns()).toEqual(['', '--nth: 1;', '--nth: 2;', '--nth: 3;'])
})

test('without such cards the first player’s are opened first', () => {
  draw(false)
  expect(turns()).toEqual(['--nth: 0;', '--nth: 1;', '--nth: 2;'])
})

test('they wait until nothing is in front of the result, and a tap opens the rest', async () => {
  inSight.value = false
  draw(true)
  expect(result!.classes()).toContain('closed')
  inSight.value = true
  await nextTick()
  expect(result!.classes()).toContain('revealing')
  document.body.click()
  await nextTick()
  expect(result!.classes()).toContain('revealed')
})

test('the tap that takes away what was in front opens nothing yet', async () => {
  inSight.value = false
  draw(true)
  const tap = new MouseEvent('click', { bubbles: true })
  inSight.value = true
  await nextTick()
  document.body.dispatchEvent(tap)
  await nextTick()
  expect(result!.classes()).toContain('revealing')
})

test('a winner’s cards stand out, and nobody’s are greyed', () => {
  draw(true, [1, 2])
  const marks = players.map(({ name }) => byRole(result!, 'region', name).classes())
  expect(marks.map(each => each.includes('won'))).toEqual([false, true, true])
  expect(marks.map(each => each.includes('out'))).toEqual([false, false, false])
})
