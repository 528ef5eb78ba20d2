// @vitest-environment happy-dom
// The honours at the end of a game: the boldest naming, the sharpest question, and the nearest miss.
import { beforeEach, describe, expect, test } from 'vitest'
import { switchLanguage, whenWordsLoaded } from '../../../../renderer/device/words/language.ts'
import { grammar } from '../../../../renderer/device/words/words.ts'
import {
  awardHonours,
  honourSentences,
  questionNarrowings,
  sharpestQuestion,
} from '../../../../renderer/use/end/honours.ts'
import type { GameRecord, KnowledgeFinding, Seat } from '../../../../shared/engine/index.ts'
import { plainText, type Sentence } from '../../../../shared/words/sentence.ts'

const rules = { questions: ['ask'], replies: ['answer'] }
/** Who moved, in order. They asked, unless it says otherwise. */
const moves = (...made: readonly (Seat | readonly [Seat, type: string])[]) =>
  made.map(move =>
    typeof move === 'number' ? [move, { type: 'ask' }] : [move[0], { type: move[1] }],
  ) as unknown as GameRecord['log']

/** What a seat knew after so many moves: how many answers to the one riddle were possible. */
const knew = (seat: Seat, step: number, left: number, more: Partial<KnowledgeFinding> = {}): KnowledgeFinding => ({
  about: 'knowledge',
  step,
  seat,
  left,
  bitsLeft: Math.log2(left),
  estimated: false,
  riddles: [{ key: 'hidden', left, answer: left === 1 ? 'x' : null }],
  contradicted: false,
  isGameOver: false,
  ...more,
})

describe('the sharpest question', () => {
  test('is the one after whose answer the smallest share was left', () => {
    const log = moves(0, 1, 0)
    const knowledge = [knew(0, 0, 60), knew(1, 0, 60), knew(0, 1, 40), knew(1, 2, 20), knew(0, 3, 19)]
    expect(awardHonours(knowledge, { rules, log, winners: [0], namings: [] }).sharpest).toEqual({
      seat: 1,
      step: 2,
      from: 60,
      to: 20,
    })
  })

  test('is answered by the next player’s move where the answer is one, and by no other move', () => {
    const knowledge = [knew(0, 0, 60), knew(0, 2, 10)]
    for (const log of [moves(0, 1), moves(0, [1, 'claim'])])
      expect(awardHonours(knowledge, { rules, log, winners: [0], namings: [] }).sharpest).toBeNull()
    expect(
      awardHonours(knowledge, { rules, log: moves(0, [1, 'answer']), winners: [0], namings: [] }).sharpest,
    ).toMatchObject({
      step: 1,
      to: 10,
    })
  })

  test('is no other move, whatever it told', () => {
    const knowledge = [knew(0, 0, 60), knew(0, 1, 1)]
    expect(awardHonours(knowledge, { rules, log: moves([0, 'claim']), winners: [0], namings: [] }).sharpest).toBeNull()
  })

  test('is not praised for what came besides its answer', () => {
    const riddlesAfterAnswer = [{ key: 'hidden', left: 30, answer: null }]
    const knowledge = [knew(0, 0, 60), knew(0, 1, 5, { riddlesAfterAnswer })]
    expect(awardHonours(knowledge, { rules, log: moves(0), winners: [0], namings: [] }).sharpest).toMatchObject({
      from: 60,
      to: 30,
    })
  })

  test('is none if no question ruled out a third', () => {
    const knowledge = [knew(0, 0, 60), knew(0, 1, 50)]
    expect(awardHonours(knowledge, { rules, log: moves(0), winners: [0], namings: [] }).sharpest).toBeNull()
  })

  test('is not what somebody was shown after naming wrong', () => {
    const riddles = [{ key: 'hidden', left: 1, answer: 'x', shown: true as const }]
    const knowledge = [knew(0, 0, 13), knew(0, 1, 1, { riddles })]
    expect(awardHonours(knowledge, { rules, log: moves(0), winners: [1], namings: [] }).sharpest).toBeNull()
  })

  test('is not what the end revealed', () => {
    const knowledge = [knew(0, 0, 60), knew(0, 1, 1, { isGameOver: true })]
    expect(awardHonours(knowledge, { rules, log: moves(0), winners: [0], namings: [] }).sharpest).toBeNull()
  })
})

test('somebody’s own best question is found among all that ruled something out', () => {
  const log = moves(0, 1, 0)
  const knowledge = [knew(0, 0, 60), knew(1, 0, 60), knew(0, 1, 55), knew(1, 2, 20), knew(0, 3, 48)]
  const own = questionNarrowings(knowledge, log, rules).filter(({ seat }) => seat === 0)
  expect(own.map(({ step, to }) => [step, to])).toEqual([
    [1, 55],
    [3, 48],
  ])
  expect(sharpestQuestion(own)).toEqual({ seat: 0, step: 3, from: 55, to: 48 })
  expect(sharpestQuestion([])).toBeNull()
})

describe('the nearest miss', () => {
  test('is a loser’s with the fewest answers left, if that is at most four', () => {
    const knowledge = [knew(0, 1, 1), knew(1, 1, 3), knew(2, 1, 2), knew(3, 1, 9)]
    expect(awardHonours(knowledge, { rules, log: moves(0), winners: [0], namings: [] }).nearest).toEqual({
      seat: 2,
      riddle: 'hidden',
      left: 2,
    })
    expect(awardHonours([knew(1, 1, 5)], { rules, log: moves(0), winners: [0], namings: [] }).nearest).toBeNull()
  })

  test('is nobody’s where nobody has won', () => {
    expect(awardHonours([knew(1, 1, 2)], { rules, log: moves(0), winners: [], namings: [] }).nearest).toBeNull()
  })
})

describe('the boldest naming', () => {
  const namings = [
    { seat: 0, step: 3, left: 2 },
    { seat: 1, step: 6, left: 9 },
    { seat: 0, step: 8, left: 4 },
  ]
  test('is the right one with most answers still possible', () => {
    expect(awardHonours([], { rules, log: [], winners: [0], namings }).boldest).toEqual(namings[1])
  })

  test('is none with fewer than three', () => {
    expect(awardHonours([], { rules, log: [], winners: [0], namings: namings.slice(0, 1) }).boldest).toBeNull()
  })
})

describe('the sentences', () => {
  beforeEach(() => whenWordsLoaded())
  const honours = {
    boldest: null,
    sharpest: { seat: 0, step: 3, from: 61, to: 29 },
    nearest: { seat: 1, riddle: '0', left: 2 },
  }
  const words = { riddle: (key: string): Sentence => [{ card: `card ${key}` }] }
  const read = (reader: Seat | null) =>
    honourSentences(honours, reader, words).map(one =>
      plainText(one, { reader, names: ['Ana', 'Ben'], card: (id: string) => id, grammar }),
    )

  test('address who reads them, and name the others', async () => {
    await switchLanguage('en')
    expect(read(0)).toEqual([
      'You asked the sharpest question: 61 possible before it, 29 after.',
      'Ben was close: by full reasoning only 2 possible for card 0.',
    ])
    await switchLanguage('de')
    expect(read(1)).toEqual([
      'Ana hat am schärfsten gefragt: vorher 61 möglich, danach 29.',
      'Du warst nah dran: zu Ende gedacht nur noch 2 möglich für card 0.',
    ])
    await switchLanguage('en')
  })
})
