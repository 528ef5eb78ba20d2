// @vitest-environment happy-dom
// Learning a game with a coach: one thing per step, nothing lost by a mistake, left and resumed.
import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Learn from '../../../renderer/pages/Learn.vue'
import GameScreen from '../../../renderer/pages/seat/GameScreen.vue'
import { useRoute } from '../../../renderer/device/page/route.ts'
import { storedLessonSteps } from '../../../renderer/device/storage/gameMemory.ts'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { lesson } from '../../../shared/games/mind-reader/learn.ts'
import type { MindReader } from '../../../shared/games/mind-reader/kinds.ts'
import { coachWords as words } from '../../../shared/words/en/learn.ts'
import { tableOf } from '../../app/socket.ts'
import { called, press as pressIn } from '../../kit/screens.ts'
import { until } from '../../kit/until.ts'

let page: VueWrapper | null = null
let moves = false // whether this person’s device shows motion

/** A lesson is loaded when it is first needed, which takes time on a busy machine. */

const coach = () => page!.get('.coach')
const step = () => coach().get('.step').text()
const said = () => coach().get('.says').text()
const spoken = () => expect(coach().get('.says').attributes('aria-busy')).toBe('false')
const press = (name: string) => pressIn(page!, name)
const left = () => page!.get('.notebook .count b').text()

/** The page after a reload, at the step it opens with. */
async function open(): Promise<void> {
  page?.unmount()
  const pinia = createPinia()
  setActivePinia(pinia)
  page = mount(Learn, { props: { game: 'mind-reader' }, global: { plugins: [pinia] }, attachTo: document.body })
  await until(spoken)
}

async function make(move: MindReader['move']): Promise<void> {
  page!.getComponent(GameScreen).vm.$emit('move', move)
  await page!.vm.$nextTick()
}

/** Goes on until the coach speaks at this step. */
async function goTo(key: string): Promise<void> {
  const wanted = lesson.steps.findIndex(one => one.key === key)
  for (let tries = 0; tries < 20 && !step().startsWith(`${wanted + 1}\u2009`); tries++) {
    const next = coach().get('button')
    await next.trigger('click')
    await until(spoken)
  }
  expect(step()).toBe(`${wanted + 1}\u2009/\u2009${lesson.steps.length}`)
}

beforeEach(async () => {
  moves = false
  storedLessonSteps.set(new Map())
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !moves && query.includes('reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }))
  await open()
})
afterEach(() => {
  page?.unmount()
  page = null
  vi.unstubAllGlobals()
})

test('a step that only explains ends with a press, and a keyboard user stays at it', async () => {
  await press(words.next)
  expect(step()).toMatch(/^2/)
  await goTo('sheet')
  await until(() => expect(document.activeElement?.textContent).toBe(words.next))
})

test('another move than the one asked for loses nothing, and the coach says what to do', async () => {
  await goTo('first')
  const before = page!.get('.game').html()
  await make({ type: 'ask', card: 'W1', of: 1, place: 0, question: 'suit' })
  expect(said()).toContain('→ This can be done too, but here it goes on with: Ask Ada about') // and no cross
  expect(step()).toMatch(/^4/)
  expect(page!.get('.game').html()).toBe(before)
})

test('the move asked for is made, and the coach goes on by itself', async () => {
  await goTo('first')
  const { move } = lesson.steps.find(({ key }) => key === 'first')!
  await make({ question: 'rank', place: 0, of: 1, card: 'W7', type: 'ask' })
  expect(move).toEqual({ type: 'ask', card: 'W7', of: 1, place: 0, question: 'rank' })
  await until(() => expect(step()).toMatch(/^5/))
  expect(page!.get('.game').text()).toContain('higher than mine')
})

test('a question is answered on the notebook, which thins out when it is answered', async () => {
  await goTo('fallen')
  expect(left()).toBe('61')
  expect(page!.get('.game').text()).not.toContain('29 left')
  await pressIn(page!, '2 of Rock, possible', '.notebook [role="grid"] button')
  expect(said()).toContain('could still be it')
  expect(step()).toMatch(/^5/)
  expect(left()).toBe('61')
  await pressIn(page!, '9 of Rock, possible', '.notebook [role="grid"] button')
  await until(() => expect(step()).toMatch(/^6/))
  expect(left()).toBe('29')
  expect(said()).toContain('61 became 29')
})

test('a card that was ruled out before is no answer either', async () => {
  await goTo('fallen')
  const own = page!.findAll('.notebook [role="grid"] button').find(one => called(one).startsWith('8 of Lizard'))!
  await own.trigger('click')
  expect(said()).toContain('was ruled out before')
})

test('outside a question the notebook is one’s own to write in', async () => {
  await goTo('draw')
  await pressIn(page!, '2 of Rock, possible', '.notebook [role="grid"] button')
  expect(page!.findAll('.notebook button.out')).toHaveLength(1)
  expect(step()).toMatch(/^6/)
})

test('the coach shows a step on request', async () => {
  await goTo('hide')
  await press(words.showMe)
  await until(() => expect(said()).toContain('61'))
  expect(page!.get('.game').text()).not.toContain('Hide')
})

test('others’ moves are shown before the coach explains them', async () => {
  await goTo('draw')
  moves = true
  await press(words.showMe)
  expect(said()).toBe(words.watching)
  expect(page!.get('.game').text()).not.toContain('Ada played')
  await until(spoken)
  expect(page!.get('.game').text()).toContain('Ada played')
  expect(said()).toContain('asks about your card')
})

test('a lesson that was left resumes at its step, and restarts on request', async () => {
  await goTo('fallen')
  await open()
  expect(step()).toMatch(/^5/)
  expect(left()).toBe('61')
  await press(words.again)
  expect(step()).toMatch(/^1\D/)
  await open()
  expect(step()).toMatch(/^1\D/)
})

test('at its end the lesson is over: the round is won, and next time it starts again', async () => {
  await goTo('won')
  await until(() => expect(page!.get('.game').text()).toContain('Right'))
  expect(storedLessonSteps.get().size).toBe(0)
  expect(
    coach()
      .findAll('button')
      .map(button => button.text()),
  ).toEqual([words.home, words.again])
})

test('a lesson opened at a table leads back there: when it is left, and when the game begins', async () => {
  history.replaceState(null, '', '#home')
  const { page: shown, goToLesson, goToPage } = useRoute()
  for (const wayBack of [() => press(words.leave), () => (useTableStore().table = tableOf({ phase: 'playing' }))]) {
    goToPage('at')
    goToLesson('mind-reader')
    await open()
    useTableStore().table = tableOf({ phase: 'lobby' })
    await page!.vm.$nextTick()
    expect(shown.value).toBe('learn')
    await wayBack()
    await page!.vm.$nextTick()
    expect(shown.value).toBe('at')
  }
  goToPage('home')
  goToLesson('mind-reader')
  await open()
  await press(words.leave)
  expect(shown.value).toBe('home')
})
