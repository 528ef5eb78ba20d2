// @vitest-environment happy-dom
// The end of a game: its picture on every screen, the sentence of the night, and the picture to keep.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, h, type Component } from 'vue'
import Seat from '../../../renderer/pages/Seat.vue'
import TableDisplay from '../../../renderer/pages/TableDisplay.vue'
import FigureOfSharpness from '../../../renderer/pages/FigureOfSharpness.vue'
import GameEndSummary from '../../../renderer/pages/seat/GameEndSummary.vue'
import { useSeatTabs } from '../../../renderer/pages/seat/seatTabs.ts'
import { whoCouldHaveKnownSentence } from '../../../renderer/use/end/whoCouldHaveKnown.ts'
import { figureOfOwnQuestions, type SharpnessFigure } from '../../../renderer/use/end/sharpnessFigure.ts'
import { switchLanguage } from '../../../renderer/device/words/language.ts'
import { drawRecapSvg } from '../../../renderer/use/end/recap.ts'
import { useTableStore } from '../../../renderer/stores/table.ts'
import {
  applyMoveUnchecked,
  diceFromSeed,
  firstSolvableMoments,
  reviewGame,
  startGame,
  formatRecord,
  type FirstSolvableMoment,
  type RightNaming,
  type GameRecord,
  type KnowledgeFinding,
} from '../../../shared/engine/index.ts'
import { mind } from '../../../shared/games/blank/mind.ts'
import { blank, CARDS, type Blank } from '../../../shared/games/blank/rules.ts'
import { gameWords } from '../../../shared/games/blank/words/en.ts'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { plainText } from '../../../shared/words/sentence.ts'
import { englishGrammar } from '../../../shared/words/en/grammar.ts'
import { resultWords, seatWords } from '../../../shared/words/en/seat.ts'
import { LANGUAGES } from '../../../shared/words/language.ts'
import { allByRole, byRole, isThere } from '../../kit/roles.ts'
import { FakeSocket, freshPage, leavePage, tableMessage, tableOf, viewOf, welcome } from '../socket.ts'
import { until } from '../../kit/until.ts'

const text = (sentence: Sentence, reader: number | null = null) =>
  plainText(sentence, { reader, names: ['Ana', 'Ben', 'Mia'], card: id => id, grammar: englishGrammar })

describe('the sentence of the night', () => {
  const first = (change: Partial<FirstSolvableMoment>): FirstSolvableMoment => ({
    seat: 0,
    riddleKey: 'card',
    answer: 'lamp',
    step: 9,
    late: 0,
    endedByOwnMove: true,
    ...change,
  })
  const spoken = { solved: (_: string, answer: string): Sentence => ['The hidden card is the ', { card: answer }, '.'] }
  const night = (
    firsts: readonly FirstSolvableMoment[],
    winners = [0],
    reader: number | null = null,
    namings: readonly RightNaming[] = [{ seat: 0, step: 10, left: 1 }],
  ) => text(whoCouldHaveKnownSentence(firsts, { winners, namings, reader }, spoken), reader)

  it('says who could have known before the winner, the furthest ahead of all', () => {
    const firsts = [
      first({}),
      first({ seat: 1, step: 8, endedByOwnMove: false }),
      first({ seat: 2, step: 4, endedByOwnMove: false }),
    ]
    expect(night(firsts)).toBe('Mia could have known 5 moves before Ana: The hidden card is the lamp.')
    expect(night(firsts, [0], 2)).toBe('You could have known 5 moves before Ana: The hidden card is the lamp.')
    expect(night(firsts, [0], 0)).toBe('Mia could have known 5 moves before you: The hidden card is the lamp.')
    expect(night(firsts.slice(0, 2))).toContain('one move before Ana')
  })

  it('says how much earlier somebody could have known if nobody was before the winner', () => {
    expect(night([first({ late: 3 })])).toBe('Ana could have known 3 turns earlier: The hidden card is the lamp.')
    expect(night([first({}), first({ seat: 1, riddleKey: 'other', step: 2, late: 1 })])).toContain(
      'Ben could have known one turn earlier',
    )
  })

  it('praises an answer given as soon as it could be known, and calls a bold guess one', () => {
    expect(night([first({})])).toBe('Ana said it as soon as it could be known: The hidden card is the lamp.')
    expect(night([first({ seat: 1, endedByOwnMove: false })])).toBe(
      'Ben could have known, too: The hidden card is the lamp.',
    )
    expect(night([], [0], null, [{ seat: 0, step: 10, left: 2 }])).toBe('Nobody could be certain: it took a hunch.')
    for (const namings of [[], [{ seat: 1, step: 10, left: 2 }]])
      expect(night([], [0], null, namings)).toBe('Nobody could be certain before it was revealed.')
  })

  it('praises who said it at once, even if another won, and nobody who named another card', () => {
    const own = first({ seat: 1, endedByOwnMove: true })
    expect(night([own], [0], null, [{ seat: 1, step: 10, left: 1 }])).toBe(
      'Ben said it as soon as it could be known: The hidden card is the lamp.',
    )
    for (const namings of [[], [{ seat: 1, step: 3, left: 1 }]])
      expect(night([own], [1], null, namings)).toBe('Ben could have known, too: The hidden card is the lamp.')
  })
})

it('knowledge alone is found without rating questions, and is the same', () => {
  const record = gameOfBlank()
  const whole = [...reviewGame(blank, mind, record)]
  const known = [...reviewGame(blank, mind, record, 'knowledge')]
  expect(known).toEqual(whole.filter(({ about }) => about === 'knowledge'))
  expect(known.length).toBeGreaterThan(0)
})

/** A whole game of Blank in which everybody names wrongly as long as possible. */
function gameOfBlank(seed = 'the end'): GameRecord<Blank> {
  const start = { seats: 3, options: { cards: 'nine' as const }, seed, first: 0 }
  const state = startGame(blank, start)
  const chance = diceFromSeed(seed)
  const log: [number, Blank['move']][] = []
  while (!state.outcome) {
    const { turn } = state.open
    const open = CARDS.filter(card => card !== state.own[turn]!.card && !state.open.called.includes(card))
    const vain = open.filter(card => card !== state.sealed.hidden)
    const move = { type: 'name', card: vain.length > 0 ? chance.pick(vain) : state.sealed.hidden } as const
    applyMoveUnchecked(blank, state, turn, move)
    log.push([turn, move])
  }
  return { game: 'blank', rules: 1, ...start, log }
}

describe('on the screens', () => {
  let pinia: Pinia
  let page: VueWrapper | null = null
  beforeEach(() => {
    pinia = freshPage()
  })
  afterEach(() => {
    leavePage(page)
    page = null
  })

  async function over(component: Component, seat: number | null, winners: readonly number[]) {
    const outcome = { winners: [...winners], points: [winners.includes(0) ? 1 : 0, winners.includes(1) ? 1 : 0] }
    const people = tableOf().chairs.map(({ name, avatar, device }) => ({ name, avatar, device }))
    const evening = [{ id: 'a1-1', game: 'blank', first: 0, outcome, players: people }]
    useTableStore().connect({
      address: '192.168.0.12:4680',
      device: '0'.repeat(32),
      display: component === TableDisplay,
    })
    FakeSocket.last.open()
    FakeSocket.last.tell(welcome, tableMessage(tableOf({ phase: 'over', evening })), {
      ...viewOf(seat, { outcome, open: { turn: 0, called: ['rope'], answer: 'rope' } }),
      toMove: [],
    })
    const app = defineComponent({
      setup: () => () => useTableStore().table && h(component, { table: useTableStore().table }),
    })
    page = mount(app, { global: { plugins: [pinia] }, attachTo: document.body })
    await until(() => expect(page!.find('.result').exists()).toBe(true))
    await flushPromises()
    return page
  }

  it('a seat sees how it ended and the picture of it on one page, with no tab between', async () => {
    const seat = await over(Seat, 0, [0])
    expect(seat.get('.body').classes()).toContain('result')
    expect(seat.get('#result-title').text()).toBe('You won.')
    expect(seat.find('.game .result').exists()).toBe(true)
    expect(seat.findAll('.tabs button').map(one => one.text())).toEqual(['Result', 'Notebook', 'Story'])
    expect(useSeatTabs({ isOver: () => false, hasNotebook: () => true }).offeredTabs.value).toEqual([
      'table',
      'notebook',
      'story',
    ])
  })

  it('who arranges the table may play again, or choose another game at once', async () => {
    const seat = await over(Seat, 0, [0])
    FakeSocket.last.tell(tableMessage(useTableStore().table!, { host: true }))
    await flushPromises()
    await byRole(seat, 'button', resultWords.another).trigger('click')
    expect(FakeSocket.last.said.at(-1)).toEqual({ type: 'lobby' })
  })

  it.each([
    [[0], 'Case closed', true, false],
    [[1], 'Case closed', false, true],
    [[], 'Unsolved', false, true],
  ] as const)(
    'the case is stamped; the lamp is the winner’s, and a loser reads a kind word (%j)',
    (winners, stamp, lit, soft) => {
      const card = () => h('b')
      const verdict = mount(GameEndSummary, {
        props: {
          outcome: { winners, points: [0, 0] },
          bets: [],
          figure: { about: 'own questions', share: 0.92, question: { from: 61, to: 29 }, isSharpest: false },
          expectsFindings: true,
          players: [
            { name: 'Ana', avatar: 0, isComputer: false, isHere: true, substituted: false },
            { name: 'Ben', avatar: 1, isComputer: false, isHere: true, substituted: false },
          ],
          reader: 0,
          game: { rules: {}, words: {}, screens: { card } } as never,
        },
      })
      expect(verdict.get('.case-stamp').text()).toBe(stamp)
      expect(verdict.get('.case-stamp').classes('won')).toBe(lit)
      expect(verdict.text().includes('The next case is waiting')).toBe(soft)
      verdict.unmount()
    },
  )

  it('where nobody would speak of a case, a loser reads the game’s own kind word', () => {
    const stamp = { won: 'Foreseen', open: 'Unforeseen', consoled: 'The next row is waiting.' }
    const verdict = mount(GameEndSummary, {
      props: {
        outcome: { winners: [1], points: [0, 1] },
        bets: [],
        figure: null,
        expectsFindings: false,
        players: ['Ana', 'Ben'].map((name, avatar) => ({ name, avatar, isComputer: false, isHere: true, substituted: false })), // prettier-ignore
        reader: 0,
        game: { rules: {}, words: { stamp }, screens: { card: () => h('b') } } as never,
      },
    })
    expect(verdict.text()).toContain(stamp.consoled)
    expect(verdict.text()).not.toContain('case')
    verdict.unmount()
  })

  const figureOf = (figure: SharpnessFigure | null, reader: number | null) => {
    const card = () => h('b')
    const players = ['Ana', 'Ben'].map((name, avatar) => ({ name, avatar, isComputer: false, isHere: true, substituted: false })) // prettier-ignore
    const drawn = mount(FigureOfSharpness, { props: { figure, players, reader, card } })
    const text = drawn.text().replace(/\s+/g, ' ')
    drawn.unmount()
    return text
  }
  const OWN = { about: 'own questions', share: 0.92, question: { from: 61, to: 29 }, isSharpest: false } as const

  it('one figure says how sharp one asked, with one’s own best question', () => {
    expect(figureOf(OWN, 0)).toBe(
      '92% sharp: 100% would be the best question every time. Your best question left 29 of 61 possibilities.',
    )
    expect(figureOf({ ...OWN, share: null }, 0)).toBe('Your best question left 29 of 61 possibilities.')
    expect(figureOf({ ...OWN, isSharpest: true }, 0)).toContain(
      'Your best question, the sharpest of all, left 29 of 61 possibilities.',
    )
    expect(figureOf({ ...OWN, question: null }, 0)).toBe('92% sharp: 100% would be the best question every time.')
    expect(figureOf(null, 0)).toBe('')
  })

  it('one or two questions are not judged in per cent, and a seat that asked none has no figure', () => {
    const own = { question: { from: 43, to: 21 }, isSharpest: false }
    const shareAfter = (questions: number) => {
      const figure = figureOfOwnQuestions({ questions, expected: questions, best: questions }, own)
      return figure?.about === 'own questions' ? figure.share : undefined
    }
    expect([1, 2, 3].map(shareAfter)).toEqual([null, null, 1])
    expect(figureOfOwnQuestions({ questions: 0, expected: 0, best: 0 }, { ...own, question: null })).toBeNull()
    expect(figureOfOwnQuestions(null, own)).toBeNull()
  })

  it('the figure of a display is whose question was the sharpest', () => {
    expect(figureOf({ about: 'the sharpest question', question: { seat: 1, from: 61, to: 29 } }, null)).toBe(
      '61 → 29 Ben asked the sharpest question',
    )
  })

  it.each(LANGUAGES)('the figure is said in %s', async language => {
    await switchLanguage(language)
    const texts = [figureOf(OWN, 0), figureOf({ ...OWN, isSharpest: true }, 0)]
    await switchLanguage('en')
    expect(texts.every(said => said.includes('92') && /61.*29|29.*61/.test(said))).toBe(true)
    expect(new Set(texts).size).toBe(2)
  })

  it('the verdict is above the picture, and what else there is below it', async () => {
    const seat = await over(Seat, 0, [0])
    const body = seat.get('main').element
    const verdict = byRole(seat, 'region', 'You won.').element
    const picture = byRole(seat, 'region', 'Blank').element
    const after = byRole(seat, 'region', seatWords.result).element
    const isBefore = (one: Element, other: Element) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    expect(body.contains(verdict)).toBe(true)
    expect(isBefore(verdict, picture)).toBe(true)
    expect(isBefore(picture, after)).toBe(true)
  })

  it('who decides plays again from the foot of the page, by one button', async () => {
    const seat = await over(Seat, 0, [0])
    FakeSocket.last.tell(tableMessage(useTableStore().table!, { host: true }))
    await until(() => expect(isThere(seat, 'button', resultWords.again)).toBe(true))
    expect(allByRole(seat, 'button', resultWords.again)).toHaveLength(1)
    expect(byRole(seat, 'button', resultWords.again).element.closest('main')).toBeNull() // it covers nothing that scrolls
    await byRole(seat, 'button', resultWords.again).trigger('click')
    expect(FakeSocket.last.of('start')).toHaveLength(1)
  })

  it('asks for the record once the end is drawn, and shows the findings on seat and table', async () => {
    // A game in which somebody could have known the solution before it was named.
    const record = Array.from({ length: 30 }, (_, deal) => gameOfBlank(`night ${deal}`)).find(one => {
      const findings = [...reviewGame(blank, mind, one, 'knowledge')] as KnowledgeFinding[]
      const winners = [one.log.at(-1)![0]]
      return /before/.test(
        text(
          whoCouldHaveKnownSentence(
            firstSolvableMoments(findings, one.log),
            { winners, namings: [], reader: null },
            gameWords,
          ),
        ),
      )
    })!
    const winner = record.log.at(-1)![0]
    for (const [component, seat] of [
      [Seat, 0],
      [TableDisplay, null],
    ] as const) {
      const shown = await over(component, seat, [winner])
      expect(FakeSocket.last.of('record')).toEqual([])
      await until(() => expect(FakeSocket.last.of('record')).toEqual([{ type: 'record', game: 'a1-1' }]))
      FakeSocket.last.tell({ type: 'record', game: 'a1-1', text: formatRecord(record) })
      await until(() => expect(shown.get('.night').text()).toMatch(/ could have known .* before /))
      if (component === Seat) {
        const press = shown.findAll('button').find(one => /^(Here you could have|Where it turned)/.test(one.text()))!
        const [move] = /\d+/.exec(press.text())!
        await press.trigger('click')
        expect(location.hash).toBe(`#review=a1-1/${move}/own`)
        history.back()
      }
      page!.unmount()
      useTableStore().leave()
    }
  })

  it.each([
    ['a seat', Seat, 0],
    ['a TV', TableDisplay, null],
  ] as const)(
    '%s keeps the names of a result while the next game is dealt without somebody',
    async (_, component, seat) => {
      const shown = await over(component, seat, [0])
      const before = shown.get('.result').text()
      expect(before).toContain('Ben')
      const { chairs, evening } = useTableStore().table!
      FakeSocket.last.tell(tableMessage(tableOf({ phase: 'playing', evening, chairs: chairs.slice(0, 1) })))
      await flushPromises()
      expect(shown.get('.result').text()).toBe(before)
      expect(FakeSocket.last.of('fault')).toEqual([])
    },
  )

  it.each([
    ['a seat', Seat, 0],
    ['a TV', TableDisplay, null],
  ] as const)(
    '%s asks for the record of a second game, whose end it sees before the table counts it',
    async (_, component, seat) => {
      await over(component, seat, [0])
      const socket = FakeSocket.last
      await until(() => expect(socket.of('record')).toEqual([{ type: 'record', game: 'a1-1' }]))
      socket.tell({ type: 'record', game: 'a1-1', text: formatRecord(gameOfBlank('first')) })
      await flushPromises()
      const { evening } = useTableStore().table!
      socket.tell(tableMessage(tableOf({ phase: 'playing', evening })), { ...viewOf(seat), no: 2 })
      await flushPromises()
      // The view shows the outcome first, then the table counts the game.
      socket.tell({ ...viewOf(seat, { outcome: { winners: [1], points: [0, 1] } }), no: 2, toMove: [] })
      await flushPromises()
      socket.tell(tableMessage(tableOf({ phase: 'over', evening: [...evening, { ...evening[0]!, id: 'a1-2' }] })))
      await until(() => expect(socket.of('record').at(-1)).toEqual({ type: 'record', game: 'a1-2' }))
    },
  )

  it('the kept picture has the headline and what the page shows, no buttons, and fetches nothing', async () => {
    const seat = await over(Seat, 0, [0])
    const svg = drawRecapSvg(
      seat.get('.game').element as HTMLElement,
      { title: 'Blank · Kitchen table', lines: ['Ana won.', 'Ben could have known.'] },
      { width: 800, height: 600, top: 0, styles: '.a > .b { color: red }' },
    )
    const read = new DOMParser().parseFromString(svg, 'image/svg+xml')
    expect(read.querySelector('parsererror')).toBeNull()
    expect(read.documentElement.textContent).toContain('Blank · Kitchen table')
    expect(read.documentElement.textContent).toContain('Ben could have known.')
    expect(read.documentElement.textContent).toContain('rope')
    expect(svg).not.toMatch(/<button|https?:\/\/(?!www\.w3\.org)/)
  })
})
