// @vitest-environment happy-dom
// Answers for: the notebook. The program's marks follow from what the seat was told, one's own lie beside them, the keyboard reaches everybody.
import { enableAutoUnmount, mount } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import { seatView } from '../../../shared/engine/index.ts'
import { PERSONS } from '../../../shared/games/missing-persons/cards.ts'
import { facts } from '../../../shared/games/missing-persons/notes.ts'
import Notebook from '../../../renderer/games/missing-persons/Notebook.vue'
import { begin, called, cellOf, labels, mountSeat, onTurn, players, playUntil, sent, words, type Game } from './kit.ts'

enableAutoUnmount(afterEach)

const after = (options = {}) => playUntil(begin(options, 'notes'), onTurn(0, 3))

function open(state: Game, marks: Record<string, string> = {}, level: 'facts' | 'blank' = 'facts') {
  return mount(Notebook, { props: { view: sent(seatView(state, 0)), players, words, level, marks }, attachTo: document.body })
}

describe('what the program marks', () => {
  test('paper is who may still be missing; the number says how many', () => {
    const state = after()
    const { left } = facts(seatView(state, 0))
    const notebook = open(state)
    expect(new Set(notebook.findAll('.alive').map(cell => called(cell).split(',')[0]))).toEqual(new Set(left.map(words.card)))
    expect(notebook.find('.count b').text()).toBe(String(left.length))
    expect(notebook.findAll('.grid button')).toHaveLength(PERSONS.length)
  })

  test('who is ruled out says why', () => {
    const state = after()
    const { ruled } = facts(seatView(state, 0))
    const notebook = open(state)
    for (const [card, reason] of Object.entries(ruled)) expect(called(cellOf(notebook, card as 'S1'))).toContain(labels.reason(reason))
  })

  test('left blank, nothing is marked, counted or listed', () => {
    const notebook = open(after(), {}, 'blank')
    expect(notebook.findAll('.alive')).toHaveLength(PERSONS.length)
    expect(notebook.find('.count').exists()).toBe(false)
    expect(notebook.find('.told').exists()).toBe(false)
    expect(notebook.text()).toContain(labels.byHandOnly)
  })

  test('left blank, the dial and the picker rule nobody out either', async () => {
    const state = after()
    const dead = (screen: ReturnType<typeof mountSeat>) => screen.findAll('.rank.dead').length
    expect(dead(mountSeat(state, 0))).toBeGreaterThan(0)
    const blank = mountSeat(state, 0, 'blank')
    expect(dead(blank)).toBe(0)
    await blank.find('.opener').trigger('click')
    expect(blank.findAll('dialog .grid button').filter(cell => called(cell).includes(labels.ruledOut))).toEqual([])
  })

  test('a cryptic answer is noted with what was meant', () => {
    const state = playUntil(begin({ questions: 'cryptic' }, 'notes'), onTurn(0, 3))
    const notebook = open(state)
    expect(notebook.findAll('.told .unmeant')).toEqual([])
    expect(notebook.find('.told').text()).toContain(state.open.asked[0]![0]!.wording!)
  })
})

describe('what is marked by hand', () => {
  test('goes from nothing to crossed out, to maybe, to nothing', async () => {
    const state = after()
    for (const [before, next] of [
      ['', 'out'],
      ['out', 'maybe'],
      ['maybe', ''],
    ] as const) {
      const notebook = open(state, before ? { 'd1:H8': before } : {})
      await cellOf(notebook, 'H8').trigger('click')
      expect(notebook.emitted('mark')).toEqual([['d1:H8', next]])
      notebook.unmount()
    }
  })

  test('lies beside what the program found, and is said with it', () => {
    const state = after()
    const [left] = facts(seatView(state, 0)).left
    const cell = cellOf(open(state, { [`d1:${left}`]: 'out' }), left!)
    expect(cell.classes()).toEqual(expect.arrayContaining(['alive', 'out']))
    expect(called(cell)).toBe(`${words.card(left!)}, ${labels.possible}, ${labels.crossed}`)
  })

  test('belongs to its deal', () => {
    const state = after()
    state.open.deal = 2
    expect(cellOf(open(state, { 'd1:H8': 'out' }), 'H8').classes()).not.toContain('out')
  })
})

describe('by keyboard', () => {
  test('there is one stop for the whole sheet; the joker stands after every king', async () => {
    const notebook = open(after())
    const stops = () => notebook.findAll('.grid button[tabindex="0"]').map(cell => called(cell).split(',')[0])
    const go = (key: string, ctrlKey = false) => notebook.find('.grid').trigger('keydown', { key, ctrlKey })
    expect(stops()).toEqual(['Ace of Spades'])
    await go('ArrowRight')
    await go('ArrowDown')
    expect(stops()).toEqual(['2 of Hearts'])
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^2 of Hearts/)
    await go('End')
    await go('ArrowRight')
    expect(stops()).toEqual(['the Joker'])
    await go('ArrowLeft')
    expect(stops()).toEqual(['King of Hearts'])
    await go('Home', true)
    expect(stops()).toEqual(['Ace of Spades'])
  })
})
