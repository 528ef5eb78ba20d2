// @vitest-environment happy-dom
// Answers for: the notebook. The program's marks follow from the answers, one's own lie beside them, and the keyboard reaches every card.
import { enableAutoUnmount, mount } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import { seatView } from '../../../shared/engine/index.ts'
import type { Card } from '../../../shared/games/mind-reader/cards.ts'
import { facts } from '../../../shared/games/mind-reader/notes.ts'
import Notebook from '../../../renderer/games/mind-reader/Notebook.vue'
import { begin, called, cellOf, labels, mountSeat, openPicker, playersOf, playUntil, press, words, type Game } from './kit.ts'

enableAutoUnmount(afterEach)

const asked = (state: Game) => state.story.filter(({ line }) => line.type === 'asked').length
const after = (options = {}, seats = 3) => playUntil(begin(seats, options, 'notes'), state => asked(state) === 5 && state.open.phase === 'play')

function open(state: Game, marks: Record<string, string> = {}, level: 'facts' | 'blank' = 'facts') {
  return mount(Notebook, {
    props: { view: JSON.parse(JSON.stringify(seatView(state, 0))), players: playersOf(state.seats), words, level, marks },
    attachTo: document.body,
  })
}

describe('what the program marks', () => {
  test('paper is what may still be; the number says how much of it', async () => {
    const state = after()
    const notebook = open(state)
    for (const of of [1, 2]) {
      await press(notebook, playersOf(3)[of]!.name, '.tabs button')
      const { left } = facts(seatView(state, 0)).find(sheet => sheet.of === of)!
      expect(notebook.findAll('.alive').map(cell => called(cell).split(',')[0])).toEqual(left.map(words.card))
      expect(notebook.find('.count b').text()).toBe(String(left.length))
    }
  })

  test('with two hidden cards there are two sheets', async () => {
    const state = after({ secretCards: 'two', jokers: 'yes' })
    const notebook = open(state)
    const sheets = facts(seatView(state, 0)).filter(sheet => sheet.of === 1)
    for (const { place, left } of sheets) {
      const tab = notebook.findAll('.tabs button').find(button => called(button).startsWith(labels.placeOf(place)))!
      await tab.trigger('click')
      expect(notebook.findAll('.alive')).toHaveLength(left.length)
    }
    expect(notebook.findAll('.grid button')).toHaveLength(70)
  })

  test('left blank, nothing is marked or counted', () => {
    const notebook = open(after(), {}, 'blank')
    expect(notebook.findAll('.alive')).toHaveLength(65)
    expect(notebook.find('.count').exists()).toBe(false)
    expect(notebook.text()).toContain(labels.byHand)
  })
})

describe('what is marked by hand', () => {
  const at = (card: Card) => `h1:1.0.${card}`
  const marksOf = (state: Game) => open(state)

  test('goes from nothing to crossed out, to maybe, to nothing', async () => {
    const state = after()
    for (const [before, next] of [
      ['', 'out'],
      ['out', 'maybe'],
      ['maybe', ''],
    ] as const) {
      const notebook = open(state, before ? { [at('W8')]: before } : {})
      await cellOf(notebook, 'W8').trigger('click')
      expect(notebook.emitted('mark')).toEqual([[at('W8'), next]])
      notebook.unmount()
    }
  })

  test('is kept under a place of at most forty characters', async () => {
    const notebook = marksOf(after())
    await cellOf(notebook, 'L13').trigger('click')
    expect(String(notebook.emitted('mark')![0]![0]).length).toBeLessThanOrEqual(40)
  })

  test('lies beside what the program found, and is said with it', () => {
    const state = after()
    const { left } = facts(seatView(state, 0)).find(({ of }) => of === 1)!
    const cell = cellOf(open(state, { [at(left[0]!)]: 'out' }), left[0]!)
    expect(cell.classes()).toEqual(expect.arrayContaining(['alive', 'out']))
    expect(called(cell)).toBe(`${words.card(left[0]!)}, ${labels.possible}, ${labels.crossed}`)
  })

  test('in a blank notebook what is crossed out sinks', () => {
    const notebook = open(after(), { [at('W8')]: 'out', [at('W9')]: 'maybe' }, 'blank')
    expect(cellOf(notebook, 'W8').classes()).not.toContain('alive')
    expect(cellOf(notebook, 'W9').classes()).toContain('alive')
  })

  test('the next hand begins with a clean sheet', () => {
    const state = after()
    state.open.hand = 2
    expect(cellOf(open(state, { [at('W8')]: 'out' }), 'W8').classes()).not.toContain('out')
  })
})

describe('by keyboard', () => {
  test('there is one stop for the whole sheet, and the arrows go from there', async () => {
    const notebook = open(after())
    const stops = () => notebook.findAll('.grid button[tabindex="0"]').map(cell => called(cell).split(',')[0])
    expect(stops()).toEqual(['Ace of Rock'])
    const go = (key: string, ctrlKey = false) => notebook.find('.grid').trigger('keydown', { key, ctrlKey })
    await go('ArrowRight')
    await go('ArrowDown')
    expect(stops()).toEqual(['2 of Paper'])
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^2 of Paper/)
    await go('End')
    expect(stops()).toEqual(['King of Paper'])
    await go('ArrowRight')
    expect(stops()).toEqual(['King of Paper'])
    await go('End', true)
    expect(stops()).toEqual(['King of Lizard'])
    await go('Home', true)
    expect(stops()).toEqual(['Ace of Rock'])
  })
})

describe('a blank notebook', () => {
  test('leaves what follows from the answers to the player: no counts on the panels, nothing ruled out in the picker', async () => {
    const state = playUntil(begin(3), ({ open, story }) => open.phase === 'after' && story.filter(({ line }) => line.type === 'asked').length > 3)
    const seat = state.open.turn
    const told = mountSeat(state, seat)
    expect(told.findAll('.left').length).toBeGreaterThan(0)
    await openPicker(told)
    const ruledOut = (screen: typeof told) => screen.findAll('dialog button').filter(button => (button.attributes('aria-label') ?? '').includes(labels.ruledOut)).length
    const facts = ruledOut(told)
    told.unmount()
    const blank = mountSeat(state, seat)
    await blank.setProps({ level: 'blank' })
    expect(blank.findAll('.left')).toEqual([])
    await openPicker(blank)
    expect(ruledOut(blank)).toBeLessThan(facts)
    expect(ruledOut(blank)).toBe(state.own[seat]!.hand.length + 1) // only one's own cards, which cannot be named
  })
})
