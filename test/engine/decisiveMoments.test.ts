// The moments that decided a game: when somebody could first have known.
import { describe, expect, test } from 'vitest'
import {
  firstSolvableMoments,
  momentsOfLastHand,
  type KnowledgeFinding,
  type ReviewFinding,
} from '../../shared/engine/index.ts'

describe('the first moment at which somebody could have known', () => {
  const knowing = (step: number, seat: number, answer: string | null, more: object = {}): KnowledgeFinding => ({
    about: 'knowledge',
    step,
    seat,
    left: answer === null ? 2 : 1,
    bitsLeft: 0,
    estimated: false,
    riddles: [{ key: 'card', left: answer === null ? 2 : 1, answer, ...more }],
    contradicted: false,
    isGameOver: false,
  })
  const moves = (...seats: number[]) => seats.map(seat => [seat, { type: 'x' }] as const)
  const log = moves(0, 1, 0, 1, 0, 1)

  test('is the first of those in a row, with the moves this seat made from then to the end', () => {
    const findings = [knowing(0, 0, null), knowing(2, 0, 'bell'), knowing(3, 0, 'bell')]
    expect(firstSolvableMoments(findings, log)).toEqual([
      { seat: 0, riddleKey: 'card', answer: 'bell', step: 2, late: 2, endedByOwnMove: false },
    ])
  })
  test('was used if the last move was this seat’s own', () => {
    expect(firstSolvableMoments([knowing(2, 1, 'bell')], log)).toEqual([
      { seat: 1, riddleKey: 'card', answer: 'bell', step: 2, late: 1, endedByOwnMove: true },
    ])
  })
  test('was not used if it came with the last move itself', () => {
    expect(firstSolvableMoments([knowing(6, 1, 'bell')], log)).toMatchObject([
      { step: 6, late: 0, endedByOwnMove: false },
    ])
  })
  test('is given seat by seat', () => {
    expect(firstSolvableMoments([knowing(3, 1, 'bell'), knowing(4, 0, 'book')], log)).toMatchObject([
      { seat: 0, answer: 'book', step: 4 },
      { seat: 1, answer: 'bell', step: 3 },
    ])
  })
  test('is given for each riddle', () => {
    const two = knowing(2, 0, 'bell')
    const riddles = [...two.riddles, { key: 'tile', left: 1, answer: 'sun' }, { key: 'open', left: 2, answer: null }]
    expect(
      firstSolvableMoments([{ ...two, riddles }], log).map(({ riddleKey, answer }) => `${riddleKey} ${answer}`),
    ).toEqual(['card bell', 'tile sun'])
  })
  test('does not exist if the answer was shown, or only the end revealed it', () => {
    expect(firstSolvableMoments([knowing(2, 0, 'bell', { shown: true })], log)).toEqual([])
    expect(firstSolvableMoments([{ ...knowing(6, 0, 'bell'), isGameOver: true }], log)).toEqual([])
    expect(firstSolvableMoments([knowing(2, 0, null)], log)).toEqual([])
  })
  test('counts moves until the answer was shown, or the riddle was gone', () => {
    const shown = [knowing(1, 0, 'bell'), knowing(4, 0, 'bell', { shown: true }), knowing(6, 0, 'bell')]
    expect(firstSolvableMoments(shown, log)).toEqual([
      { seat: 0, riddleKey: 'card', answer: 'bell', step: 1, late: 1, endedByOwnMove: false },
    ])
    const gone = [knowing(1, 0, 'bell'), { ...knowing(5, 0, null), riddles: [] }]
    expect(firstSolvableMoments(gone, log)).toEqual([
      { seat: 0, riddleKey: 'card', answer: 'bell', step: 1, late: 1, endedByOwnMove: true },
    ])
    const before = [{ ...knowing(0, 0, null), riddles: [] }, knowing(1, 0, 'bell')]
    expect(firstSolvableMoments(before, log)).toMatchObject([{ step: 1, late: 2 }])
  })
  test('was used by naming the answer, where the game went on until others agreed', () => {
    const named = log.map(([by, move], at) => [by, at === 3 ? { ...move, motion: 'bell' } : move] as const)
    expect(firstSolvableMoments([knowing(2, 1, 'bell')], named)).toEqual([
      { seat: 1, riddleKey: 'card', answer: 'bell', step: 2, late: 0, endedByOwnMove: true, isNamed: true },
    ])
    expect(firstSolvableMoments([knowing(1, 1, 'bell')], named)).toMatchObject([{ late: 1, isNamed: true }])
    expect(firstSolvableMoments([knowing(2, 1, 'book')], named)).toMatchObject([{ late: 1 }]) // who named another missed it
  })
  test('is there again in another hand, where the same riddle is open again', () => {
    const again = [
      knowing(1, 0, 'bell'),
      { ...knowing(2, 0, null), riddles: [] },
      knowing(3, 0, null),
      knowing(5, 0, 'book'),
    ]
    const moments = firstSolvableMoments(again, log)
    expect(moments.map(({ step, answer }) => `${step} ${answer}`)).toEqual(['1 bell', '5 book'])
    const dealt = log.map(([by, move], at) => [by, at === 2 ? { ...move, type: 'deal' } : move] as const)
    const inHands = { clearingMoves: ['deal'], isBetweenRounds: () => false }
    expect(momentsOfLastHand(moments, dealt as never, inHands as never)).toEqual(moments.slice(1))
    expect(momentsOfLastHand(moments, dealt as never, { clearingMoves: ['deal'] })).toEqual(moments)
  })
  test('counts moves riddle by riddle', () => {
    const both = (step: number, ...keys: string[]) => ({
      ...knowing(step, 0, 'bell'),
      riddles: keys.map(key => ({ key, left: 1, answer: key })),
    })
    expect(
      firstSolvableMoments([both(1, 'card', 'tile'), both(4, 'tile')], log).map(({ riddleKey, late }) => [
        riddleKey,
        late,
      ]),
    ).toEqual([
      ['card', 1],
      ['tile', 2],
    ])
  })
  test('ignores findings about questions', () => {
    const asking = { about: 'question', seat: 0, step: 1 } as unknown as ReviewFinding
    expect(firstSolvableMoments([asking], log)).toEqual([])
  })
})
