// Tests which namings were right, and how many answers were possible to whoever named.
import { describe, expect, test } from 'vitest'
import {
  reviewGame,
  rightNamings,
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

function rightOf(...named: readonly Card[]) {
  const log = named.map((card, nth): [number, Blank['move']] => [nth % 2, { type: 'name', card }])
  const record: GameRecord<Blank> = { game: 'blank', rules: blank.version, ...start, log }
  return rightNamings(blank, record, [...reviewGame(blank, mind, record, 'knowledge')] as KnowledgeFinding[])
}

describe('a right naming', () => {
  test('counts what was possible to whoever named, just before', () => {
    expect(rightOf(sealed.hidden)).toEqual([{ seat: 0, step: 1, left: CARDS.length - 1 }])
    expect(rightOf(others[0]!, sealed.hidden)).toEqual([{ seat: 1, step: 2, left: CARDS.length - 2 }])
  })

  test('is no wrong one', () => {
    expect(rightOf(others[0]!, others[1]!)).toEqual([])
  })

  test('says that one answer alone was possible', () => {
    expect(others).toHaveLength(6)
    const namings = rightOf(...others, own[1]!.card, own[0]!.card, sealed.hidden)
    expect(namings).toEqual([{ seat: 0, step: others.length + 3, left: 1 }])
  })
})
