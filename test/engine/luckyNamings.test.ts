// A naming is risky if more than one answer was possible to whoever named, and it was right.
import { describe, expect, test } from 'vitest'
import {
  reviewGame,
  luckyNamings,
  startGame,
  type GameRecord,
  type KnowledgeFinding,
} from '../../shared/engine/index.ts'
import { mind } from '../../shared/games/blank/mind.ts'
import { blank, CARDS, type Blank, type Card } from '../../shared/games/blank/rules.ts'

/** A deal in which seat 0 begins, and what is hidden in it. */
const start = { seats: 2, options: { cards: 'nine' }, seed: 'risky', first: 0 } as const
const { sealed, own } = startGame(blank, start)
const others = CARDS.filter(card => card !== sealed.hidden && own.every(({ card: held }) => held !== card))

function risksOf(...named: readonly Card[]) {
  const log = named.map((card, nth): [number, Blank['move']] => [nth % 2, { type: 'name', card }])
  const record: GameRecord<Blank> = { game: 'blank', rules: blank.version, ...start, log }
  return luckyNamings(blank, record, [...reviewGame(blank, mind, record, 'knowledge')] as KnowledgeFinding[])
}

describe('a risky naming', () => {
  test('counts what was possible to whoever named, just before', () => {
    expect(risksOf(sealed.hidden)).toEqual([{ seat: 0, step: 1, left: CARDS.length - 1 }])
    expect(risksOf(others[0]!, sealed.hidden)).toEqual([{ seat: 1, step: 2, left: CARDS.length - 2 }])
  })

  test('is none if it was wrong', () => {
    expect(risksOf(others[0]!, others[1]!)).toEqual([])
  })

  test('is none if one answer alone was possible', () => {
    expect(others).toHaveLength(6)
    expect(risksOf(...others, own[1]!.card, own[0]!.card, sealed.hidden)).toEqual([])
  })
})
