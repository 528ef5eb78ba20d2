// @vitest-environment happy-dom
// The notebook: the program's marks follow from what the seat was told, one's own are beside them, the keyboard
// reaches all.
import { mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import { applyMoveUnchecked, seatView } from '../../../shared/engine/index.ts'
import { PERSONS } from '../../../shared/games/missing-persons/cards.ts'
import type { MissingPersons } from '../../../shared/games/missing-persons/kinds.ts'
import { mind } from '../../../shared/games/missing-persons/mind.ts'
import type { MissingPersonsDeductions } from '../../../shared/games/missing-persons/reasoning/proof.ts'
import type { SupportedConclusion } from '../../../renderer/games/screens.ts'
import { directNotebookFacts } from '../../../shared/games/missing-persons/reasoning/notes.ts'
import MissingPersonsNotebook from '../../../renderer/games/missing-persons/MissingPersonsNotebook.vue'
import {
  begin,
  called,
  cellOf,
  game,
  labels,
  mountSeat,
  onTurn,
  players,
  playUntil,
  sent,
  gameWords,
  type Game,
} from './kit.ts'
import type { MissingPersonsConclusion } from '../../../shared/games/missing-persons/reasoning/conclusions.ts'
import { defaultScreenWords, seatWords } from '../../../shared/words/en/seat.ts'

const after = (options = {}) => playUntil(begin(options, 'notes'), onTurn(0, 3))

function open(state: Game, marks: Record<string, string> = {}, level: 'facts' | 'blank' = 'facts') {
  return mount(MissingPersonsNotebook, {
    props: { view: sent(seatView(state, 0)), players, words: gameWords, level, marks, proof: null, because: null },
    attachTo: document.body,
  })
}

describe('what the program marks', () => {
  test('paper is who may still be missing; the number says how many', () => {
    const state = after()
    const { left } = directNotebookFacts(seatView(state, 0))
    const notebook = open(state)
    expect(new Set(notebook.findAll('.alive').map(cell => called(cell).split(',')[0]))).toEqual(
      new Set(left.map(id => gameWords.card(id))),
    )
    expect(notebook.find('.count b').text()).toBe(String(left.length))
    expect(notebook.findAll('.grid button')).toHaveLength(PERSONS.length)
  })

  test('a suspect who is ruled out says why', () => {
    const state = after()
    const { ruled } = directNotebookFacts(seatView(state, 0))
    const notebook = open(state)
    for (const [card, reason] of Object.entries(ruled))
      expect(called(cellOf(notebook, card as 'S1'))).toContain(labels.reason(reason))
  })

  test('a card of my own and one we both wanted are not said to have been seen', () => {
    const state = begin({}, 'both wanted')
    const whys = () => open(state).find('.count .soft').text()
    for (const seat of [0, 1]) applyMoveUnchecked(game, state, seat, { type: 'hide', card: 'S7' })
    expect(whys()).toBe('Nothing ruled out by answers, 0 seen in line-ups, 1 wanted by both.')
    for (const [seat, card] of (['H12', 'C10'] as const).entries())
      applyMoveUnchecked(game, state, seat, { type: 'hide', card })
    const seen = Object.values(directNotebookFacts(seatView(state, 0)).ruled).filter(reason => reason === 'seen').length
    expect(whys()).toBe(`Nothing ruled out by answers, ${seen} seen in line-ups, 1 wanted by both, 1 your own.`)
  })
  test('from two packs nobody is said to be ruled out by being seen', () => {
    expect(
      open(begin({ pack: 'two' }))
        .find('.count .soft')
        .text(),
    ).toBe('Nothing ruled out by answers.')
  })

  test('left blank, nothing is marked, counted or listed', () => {
    const notebook = open(after(), {}, 'blank')
    expect(notebook.findAll('.alive')).toHaveLength(PERSONS.length)
    expect(notebook.find('.count').exists()).toBe(false)
    expect(notebook.find('.told').exists()).toBe(false)
    expect(notebook.text()).toContain(defaultScreenWords.byHand)
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

  test('a cryptic answer is noted with its meaning', () => {
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

  test('is shown beside what the program found, and read out with it', () => {
    const state = after()
    const [left] = directNotebookFacts(seatView(state, 0)).left
    const cell = cellOf(open(state, { [`d1:${left}`]: 'out' }), left!)
    expect(cell.classes()).toEqual(expect.arrayContaining(['alive', 'out']))
    expect(called(cell)).toBe(`${gameWords.card(left!)}, ${labels.possible}, ${seatWords.ownMark.out}`)
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

describe('what follows', () => {
  function proved(
    proof: MissingPersonsDeductions,
    marks: Record<string, string> = {},
    because: SupportedConclusion<MissingPersons, MissingPersonsConclusion> | null = null,
  ) {
    const view = sent(seatView(after(), 0))
    return mount(MissingPersonsNotebook, {
      props: { view, players, words: gameWords, level: 'proof', marks, proof, because },
      attachTo: document.body,
    })
  }
  const state = after()
  const [gone, ...rest] = directNotebookFacts(seatView(state, 0)).left
  const real = mind.prove(seatView(state, 0))
  const without = (card: string) => ({
    ...real,
    left: real.left - 1,
    chances: Object.fromEntries(Object.entries(real.chances).filter(([one]) => one !== card)),
  })

  test('whom the other’s line-up rules out goes, and is said to be ruled out by it', () => {
    const notebook = proved(without(gone!))
    expect(notebook.find('.count b').text()).toBe(String(rest.length))
    expect(called(cellOf(notebook, gone!))).toContain(labels.followed)
    expect(notebook.find('.count').text()).toContain(labels.whyFollows(1))
  })
  test('how likely each is stands there where they differ', () => {
    const chances = Object.fromEntries([gone!, ...rest].map((card, i) => [card, i === 0 ? 0.5 : 0.5 / rest.length]))
    const notebook = proved({ ...real, chances })
    expect(called(cellOf(notebook, gone!))).toContain(labels.percent(0.5))
    expect(cellOf(notebook, gone!).find('.odds').text()).toBe('50')
    expect(notebook.text()).toContain(labels.shareHint)
    const even = Object.fromEntries([gone!, ...rest].map(card => [card, 1 / (rest.length + 1)]))
    const evenly = proved({ ...real, chances: even })
    expect(evenly.find('.odds').exists()).toBe(false)
    expect(evenly.text()).not.toContain(labels.shareHint)
  })
  test('my contradicting mark stays, gently marked', () => {
    const cell = cellOf(proved(without(gone!), { [`d1:${gone}`]: 'maybe' }), gone!)
    expect(cell.classes()).toEqual(expect.arrayContaining(['maybe', 'strays']))
    expect(called(cell)).toContain(labels.differs)
  })
  test('I ask why by a button and a card, and stop by the button; meanwhile nothing is marked', async () => {
    const notebook = proved(without(gone!))
    const why = notebook.find('.why button')
    await why.trigger('click')
    expect(why.attributes('aria-pressed')).toBe('true')
    await cellOf(notebook, gone!).trigger('click')
    await cellOf(notebook, rest[0]!).trigger('click')
    await why.trigger('click')
    expect(notebook.emitted('why')).toEqual([[{ type: 'excluded', of: 1, card: gone }], [null], [null]])
    expect(notebook.emitted('mark')).toBeUndefined()
  })
  test('the answer is the conclusion and the lines it rests on', () => {
    const view = seatView(state, 0)
    const card = PERSONS.find(one => !(one in real.chances))!
    const conclusion = { type: 'excluded', of: 1, card } as const
    const lines = mind.supportingLines(view, conclusion).map(at => view.story[at]!)
    const notebook = proved(real, {}, { conclusion, lines })
    expect(notebook.find('.reason').text()).toContain('cannot be')
    expect(notebook.findAll('.reason li')).toHaveLength(lines.length)
  })
  test('is not shown at other levels', () => {
    const notebook = mount(MissingPersonsNotebook, {
      props: {
        view: sent(seatView(state, 0)),
        players,
        words: gameWords,
        level: 'facts',
        marks: {},
        proof: without(gone!),
        because: null,
      },
    })
    expect(cellOf(notebook, gone!).classes()).toContain('alive')
    expect(notebook.find('.why').exists()).toBe(false)
  })
})
