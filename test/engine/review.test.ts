// Tests the review of a small game of questions, finding by finding, and the first moments when somebody could have known.
import { describe, expect, test } from 'vitest'
import {
  enumFieldFrom,
  seatsClockwise,
  chanceCurves,
  entropy,
  endGame,
  IllegalMove,
  reviewGame,
  tellLine,
  answersToAlternative,
  type ReviewFinding,
  type GameRules,
  type GameRecord,
  type KnowledgeFinding,
  type Mind,
  type Deductions,
  type SeatView,
} from '../../shared/engine/index.ts'

/** One of four numbers is hidden. Two players ask each other whether it is one of two numbers; only the asker reads the answer. */
interface Numbers {
  options: object
  open: { turn: number; asked: number | null; answer: number | null }
  own: { not: number[] }
  sealed: { hidden: number }
  move: { type: 'ask'; number: number } | { type: 'reply' } | { type: 'name'; number: number }
  line: { type: 'asked'; number: number } | { type: 'replied' } | { type: 'named'; number: number }
  proof: Deductions
  conclusion: { type: 'none' }
}

const NUMBERS = [0, 1, 2, 3]
const numbers: GameRules<Numbers> = {
  id: 'numbers',
  version: 1,
  seats: [2, 2],
  options: {},
  setup: ({ first }) => ({
    open: { turn: first, asked: null, answer: null },
    own: [{ not: [] }, { not: [] }],
    sealed: { hidden: 3 },
    story: [],
  }),
  moves: ({ open, seat }) =>
    open.asked !== null
      ? open.turn === seat
        ? []
        : [{ type: 'reply' }]
      : [
          { type: 'ask', number: enumFieldFrom(NUMBERS) },
          { type: 'name', number: enumFieldFrom(NUMBERS) },
        ],
  toMove: ({ open, outcome }) => (outcome ? [] : [open.asked === null ? open.turn : 1 - open.turn]),
  play: {
    ask(state, seat, { number }) {
      Object.assign(state.open, { asked: number, turn: seat })
      tellLine(state, { type: 'asked', number })
    },
    reply(state) {
      const { turn, asked } = state.open
      if (asked !== state.sealed.hidden) state.own[turn]!.not.push(asked!)
      Object.assign(state.open, { asked: null, turn: 1 - turn })
      tellLine(state, { type: 'replied' }, [turn])
    },
    name(state, seat, { number }) {
      tellLine(state, { type: 'named', number })
      if (number !== state.sealed.hidden) return
      state.open.answer = number
      endGame(state, { winners: [seat], points: seatsClockwise(2).map(one => (one === seat ? 1 : 0)) })
    },
  },
}

const left = ({ open, own }: Pick<SeatView<Numbers>, 'open' | 'own'>) =>
  open.answer === null ? NUMBERS.filter(one => !own.not.includes(one)) : [open.answer]
const mind: Mind<Numbers> = {
  chooseMove: () => null,
  prove(view) {
    const some = left(view)
    return {
      riddles: [{ key: 'number', left: some.length, answer: some.length === 1 ? String(some[0]) : null }],
      left: some.length,
      bitsLeft: entropy(some.map(() => 1)),
      contradicted: false,
    }
  },
  hint: () => null,
  supportingLines: () => [],
  solution: () => ({ type: 'none' }),
  replies: ({ open, seat }) => (open.asked !== null && open.turn !== seat ? [{ type: 'reply' }] : []),
  questionWorth: (_, move) => (move.type === 'ask' ? { expected: 0.5, best: { move, expected: 0.7 } } : null),
}

const ask = (seat: number, number: number) => [seat, { type: 'ask', number }] as const
const reply = (seat: number) => [seat, { type: 'reply' }] as const
const name = (seat: number, number: number) => [seat, { type: 'name', number }] as const
const record = (...log: GameRecord<Numbers>['log']): GameRecord<Numbers> => ({
  game: 'numbers',
  rules: 1,
  seats: 2,
  options: {},
  seed: 'numbers',
  first: 0,
  log,
})
const short = (findings: Iterable<ReviewFinding<Numbers>>) =>
  [...findings].map(one =>
    one.about === 'together'
      ? `${one.step}: ${one.left} left to all`
      : one.about === 'knowledge'
        ? `${one.step}: seat ${one.seat} has ${one.left} left, ${one.bitsLeft.toFixed(2)} bits${one.isGameOver ? ', opened' : ''}`
        : `${one.step}: seat ${one.seat} asked, ${one.expected} of ${one.best.expected} expected, ${one.told.toFixed(2)} told`,
  )

describe('a review', () => {
  const log = [ask(0, 1), reply(1), ask(1, 2), reply(0), name(0, 0), ask(0, 0), reply(1), name(1, 3)]
  test('says after each move what its readers know, and what a question told once it is answered', () => {
    expect(short(reviewGame(numbers, mind, record(...log)))).toEqual([
      '0: seat 0 has 4 left, 2.00 bits',
      '0: seat 1 has 4 left, 2.00 bits',
      '1: seat 0 has 4 left, 2.00 bits',
      '1: seat 1 has 4 left, 2.00 bits',
      '2: seat 0 has 3 left, 1.58 bits',
      '1: seat 0 asked, 0.5 of 0.7 expected, 0.42 told',
      '3: seat 0 has 3 left, 1.58 bits',
      '3: seat 1 has 4 left, 2.00 bits',
      '4: seat 1 has 3 left, 1.58 bits',
      '3: seat 1 asked, 0.5 of 0.7 expected, 0.42 told',
      '5: seat 0 has 3 left, 1.58 bits',
      '5: seat 1 has 3 left, 1.58 bits',
      '6: seat 0 has 3 left, 1.58 bits',
      '6: seat 1 has 3 left, 1.58 bits',
      '7: seat 0 has 2 left, 1.00 bits',
      '6: seat 0 asked, 0.5 of 0.7 expected, 0.58 told',
      '8: seat 0 has 1 left, 0.00 bits, opened',
      '8: seat 1 has 1 left, 0.00 bits, opened',
    ])
  })

  test('does not rate questions a computer asked when time ran out, but says what was known', () => {
    const judged = short(reviewGame(numbers, mind, record(...log)))
    const ofOthers = judged.filter(line => !line.startsWith('3: seat 1 asked'))
    expect(ofOthers).toHaveLength(judged.length - 1)
    expect(short(reviewGame(numbers, mind, { ...record(...log), outOfTime: [3] }))).toEqual(ofOthers)
  })

  test('gives all the fields of each finding', () => {
    const findings = [...reviewGame(numbers, mind, record(...log.slice(0, 2)))]
    expect(findings[0]).toEqual({
      about: 'knowledge',
      step: 0,
      seat: 0,
      left: 4,
      bitsLeft: 2,
      estimated: false,
      riddles: [{ key: 'number', left: 4, answer: null }],
      contradicted: false,
      isGameOver: false,
    })
    expect(findings.at(-1)).toEqual({
      about: 'question',
      step: 1,
      until: 2,
      seat: 0,
      move: { type: 'ask', number: 1 },
      expected: 0.5,
      told: 2 - Math.log2(3),
      cut: { riddle: 'number', from: 4, to: 3 },
      best: { move: { type: 'ask', number: 1 }, expected: 0.7 },
      estimated: false,
    })
  })

  test('says that a question never answered told nothing', () => {
    expect(short(reviewGame(numbers, mind, record(ask(0, 1)))).at(-1)).toBe(
      '1: seat 0 asked, 0.5 of 0.7 expected, 0.00 told',
    )
  })

  test('calls bits an estimate if they were one before the question or after the answer', () => {
    const estimates = (when: (view: SeatView<Numbers>) => boolean) => {
      const guessing: Mind<Numbers> = { ...mind, prove: view => ({ ...mind.prove(view), estimated: when(view) }) }
      return [...reviewGame(numbers, guessing, record(...log.slice(0, 2)))].map(
        one => one.about !== 'together' && one.estimated,
      )
    }
    expect(estimates(() => false)).toEqual([false, false, false, false, false, false])
    expect(estimates(({ own }) => own.not.length > 0)).toEqual([false, false, false, false, true, true])
    expect(estimates(({ own }) => own.not.length === 0)).toEqual([true, true, true, true, false, true])
  })

  test('credits a question with its answer, without what else the same move brought', () => {
    const careful: Mind<Numbers> = { ...mind, viewAfterAnswer: view => ({ ...view, own: { not: [0, 1] } }) }
    const findings = [...reviewGame(numbers, careful, record(...log.slice(0, 2)))]
    expect(short(findings).at(-1)).toMatch('1.00 told')
    expect(findings.at(-1)).toMatchObject({ estimated: false })
  })

  test('does not take a move of the asker, or another’s question, for an answer', () => {
    /** Nobody replies: the next move follows at once. */
    const hasty: GameRules<Numbers> = {
      ...numbers,
      moves: view => numbers.moves({ ...view, open: { ...view.open, asked: null } }),
    }
    expect(
      short(reviewGame(hasty, mind, record(ask(0, 1), ask(1, 2), name(1, 3)))).filter(line => line.includes('asked')),
    ).toEqual(['1: seat 0 asked, 0.5 of 0.7 expected, 0.00 told', '2: seat 1 asked, 0.5 of 0.7 expected, 0.00 told'])
    const own = short(reviewGame(hasty, mind, record(ask(0, 1), name(0, 3))))
    expect(own.indexOf('1: seat 0 asked, 0.5 of 0.7 expected, 0.00 told')).toBeLessThan(
      own.findIndex(line => line.startsWith('2:')),
    )
  })

  test('does not take a move of somebody who owed no reply for an answer', () => {
    const owingNothing: Mind<Numbers> = { ...mind, replies: () => [] }
    const lines = short(reviewGame(numbers, owingNothing, record(ask(0, 1), reply(1))))
    expect(lines.indexOf('1: seat 0 asked, 0.5 of 0.7 expected, 0.00 told')).toBe(4)
  })

  test('says what a seat knows that read any line of a move', () => {
    const loud: GameRules<Numbers> = {
      ...numbers,
      play: {
        ...numbers.play,
        reply(state, seat, move) {
          numbers.play.reply(state, seat, move)
          tellLine(state, { type: 'asked', number: 0 })
        },
      },
    }
    expect(
      short(reviewGame(loud, mind, record(...log.slice(0, 2)))).filter(line => line.startsWith('2:')),
    ).toHaveLength(2)
  })

  test('refuses a record of another game', () => {
    expect(() => [...reviewGame(numbers, mind, { ...record(), game: 'chess' })]).toThrow('This is a record of “chess”')
  })
})

describe('another question instead of the one asked', () => {
  const log = [ask(0, 1), reply(1), ask(1, 2), reply(0), ask(0, 2), reply(1)]

  test('is answered from the actual deal, with what it would have left', () => {
    expect(answersToAlternative(numbers, mind, record(...log), { step: 5, move: { type: 'ask', number: 0 } })).toEqual([
      {
        lines: [{ type: 'asked', number: 0 }, { type: 'replied' }],
        told: Math.log2(3) - 1,
        cut: { riddle: 'number', from: 3, to: 2 },
      },
    ])
  })

  test('may tell nothing', () => {
    const [told] = answersToAlternative(numbers, mind, record(...log), { step: 5, move: { type: 'ask', number: 1 } })
    expect(told).toMatchObject({ told: 0, cut: null })
  })

  test('must have been legal then', () => {
    expect(() =>
      answersToAlternative(numbers, mind, record(...log), { step: 5, move: { type: 'ask', number: 9 } }),
    ).toThrow(IllegalMove)
  })

  test('has an answer for each thing that could be shown; a refused choice is none', () => {
    const choosing: Mind<Numbers> = {
      ...mind,
      replies: view => mind.replies!(view).flatMap(move => [move, move]),
    }
    expect(
      answersToAlternative(numbers, choosing, record(...log), { step: 5, move: { type: 'ask', number: 0 } }),
    ).toHaveLength(2)
    const refusing: Mind<Numbers> = { ...mind, replies: ({ seat }) => (seat === 1 ? [{ type: 'reply' }] : []) }
    expect(
      answersToAlternative(numbers, refusing, record(...log), { step: 5, move: { type: 'ask', number: 0 } }),
    ).toEqual([])
  })

  test('leaves the record unchanged', () => {
    const kept = record(...log)
    answersToAlternative(numbers, mind, kept, { step: 5, move: { type: 'ask', number: 0 } })
    expect(kept).toEqual(record(...log))
  })
})

test('is answered by the reply, and a move that is no reply does not count', () => {
  const findings = [...reviewGame(numbers, mind, record(ask(0, 1), reply(1), name(1, 0)))]
  expect(findings.find(({ about }) => about === 'question')).toMatchObject({
    told: expect.closeTo(Math.log2(4 / 3), 9) as number,
  })
})

describe('a prediction', () => {
  const knowing = (step: number, chance: number, answer: string | null): KnowledgeFinding => ({
    about: 'knowledge',
    step,
    seat: 1,
    left: answer === null ? 2 : 1,
    bitsLeft: 0,
    estimated: false,
    riddles: [{ key: 'told', left: answer === null ? 2 : 1, answer, chance }],
    contradicted: false,
    isGameOver: false,
  })

  test('has a curve of chances, with a point for each change, until a move decides it', () => {
    const findings = [
      knowing(2, 0.5, null),
      knowing(3, 0.5, null),
      knowing(4, 0.2, null),
      knowing(7, 0, 'no'),
      knowing(9, 0, 'no'),
    ]
    expect(chanceCurves(findings)).toEqual([
      {
        seat: 1,
        riddleKey: 'told',
        chances: [
          { step: 2, chance: 0.5 },
          { step: 4, chance: 0.2 },
          { step: 7, chance: 0 },
        ],
        decided: { step: 7, answer: 'no' },
      },
    ])
  })

  test('other riddles have no curve', () => {
    expect(chanceCurves([...reviewGame(numbers, mind, record(ask(0, 1), reply(1)))])).toEqual([])
  })
})

describe('a table that plays together', () => {
  /** Public facts: whose number was named wrongly. */
  const together: Mind<Numbers> = {
    ...mind,
    proveTogether: ({ story }) => {
      const gone = story.flatMap(line => (line.type === 'named' ? [line.number] : []))
      const some = NUMBERS.filter(one => !gone.includes(one))
      return {
        riddles: [{ key: 'number', left: some.length, answer: some.length === 1 ? String(some[0]) : null }],
        left: some.length,
        bitsLeft: entropy(some.map(() => 1)),
        contradicted: false,
      }
    },
  }
  const found = (log: GameRecord<Numbers>['log'], about?: 'knowledge') =>
    [...reviewGame(numbers, together, record(...log), about)].filter(one => one.about === 'together')

  test('is proved from public lines, after each move that had one', () => {
    expect(found([ask(0, 1), reply(1), name(1, 2), name(0, 1)]).map(({ step, left }) => [step, left])).toEqual([
      [0, 4],
      [1, 4],
      [3, 3],
      [4, 2],
    ])
  })

  test('a private line does not count as a gain from public ones', () => {
    expect(found([ask(0, 1), reply(1), name(1, 2)]).flatMap(({ learnt }) => learnt)).toEqual([])
  })

  test('is left out if only each seat’s knowledge is asked for', () => {
    expect(found([ask(0, 1)], 'knowledge')).toEqual([])
  })
})
