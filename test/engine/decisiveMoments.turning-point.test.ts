// Looking back begins where a game turned.
import { describe, expect, test } from 'vitest'
import {
  turningPoint,
  type ChanceCurve,
  type CooperativeFinding,
  type FirstSolvableMoment,
} from '../../shared/engine/index.ts'

const first = (step: number, late: number): FirstSolvableMoment => ({ seat: 0, riddleKey: 'card', answer: 'lamp', step, late, endedByOwnMove: late === 0 }) // prettier-ignore
const course = (began: number, decided: number | null): ChanceCurve => ({
  seat: 0,
  riddleKey: 'prediction',
  chances: [{ step: began, chance: 0.5 }],
  decided: decided === null ? null : { step: decided, answer: 'yes' },
})
const turn = (found: Partial<Parameters<typeof turningPoint>[0]>) =>
  turningPoint({ firstSolvableMoments: [], winners: [], curves: [], together: [], isDone: true, ...found })

describe('a game turned', () => {
  test('where somebody could have known and moved on without it for longest', () => {
    expect(turn({ firstSolvableMoments: [first(4, 0), first(9, 2), first(7, 1)] })).toBe(9)
  })
  test('and that is not said before everything is found', () => {
    expect(turn({ firstSolvableMoments: [first(7, 1)], isDone: false })).toBeNull()
  })
  test('where nobody missed anything: where it could first be known', () => {
    expect(turn({ firstSolvableMoments: [first(9, 0), first(4, 0)] })).toBe(4)
  })
  test('in the hand that decided it, if there were several', () => {
    expect(
      turn({ firstSolvableMoments: [first(12, 0), { ...first(90, 0), riddleKey: 'another card' }], winners: [0] }),
    ).toBe(90)
  })
  test('where another seat knew the answer before the winner used it', () => {
    expect(turn({ firstSolvableMoments: [{ ...first(30, 0), seat: 1 }, first(34, 0)], winners: [0] })).toBe(30)
  })
  test('by the card that settled the last prediction', () => {
    expect(
      turn({ curves: [course(2, 12), course(3, 20), course(4, null)], firstSolvableMoments: [first(12, 3)] }),
    ).toBe(20)
  })
  test('when the table together could have known', () => {
    const known = { about: 'together', step: 6, isGameOver: false, riddles: [{ key: 'card', left: 1, answer: 'x' }] }
    expect(turn({ together: [known as unknown as CooperativeFinding] })).toBe(6)
  })
  test('nowhere if nobody could know', () => {
    expect(turn({})).toBeNull()
  })
})
