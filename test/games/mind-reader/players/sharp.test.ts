// Tests which questions the sharp computer player asks when all cards must be named at once.
import { expect, test } from 'vitest'
import { fullDeck, type Card } from '../../../../shared/games/mind-reader/cards.ts'
import { dealt, type MindTable } from '../table.ts'

/** Everybody sees all cards except these and seat 0's. */
function leaves(table: MindTable, ...cards: Card[]): void {
  const { hand, secrets } = table.state.own[0]!
  const seen = fullDeck(false).filter(card => ![...cards, ...hand, ...secrets].includes(card))
  table.state.story.push({ line: { type: 'left', by: 1, cards: seen } })
}

test('sharp asks what narrows an opponent to one card, though it cannot name it by itself', () => {
  const table = dealt(['R1 P2 P3 P4', 'W13 S2 S3 S4'], { naming: 'all or nothing', length: 'one hand' })
  leaves(table, 'W13', 'L13')
  expect(table.seat(0).computer('any', 'sharp')).toMatchObject({ type: 'ask', question: 'suit' })
})

test('sharp narrows an opponent to one card at three seats and with two cards hidden as well', () => {
  const three = dealt(['R1 P2 P3 P4', 'W13 S2 S3 S4', 'L9 S5 S6 S7'], { naming: 'all or nothing' })
  leaves(three, 'W13', 'L13')
  expect(three.seat(0).computer('any', 'sharp')).toMatchObject({ type: 'ask', question: 'suit' })
})

test('with one hidden card left, all or nothing is the ordinary duel: sharp asks the same there', () => {
  const candidates: readonly Card[][] = [
    ['W13', 'L13', 'L5'],
    ['W13', 'W12', 'W11', 'L2'],
    ['W13', 'L13', 'P13', 'P7', 'R7', 'S9'],
    ['W13', 'W1', 'L2', 'P3', 'R4', 'S12', 'L8', 'P9'],
  ]
  for (const cards of candidates) {
    const [duel, all] = (['singly', 'all or nothing'] as const).map(naming => {
      const table = dealt(['R1 P2 P3 P4', 'W13 S2 S3 S4'], { naming, length: 'one hand' })
      leaves(table, ...cards)
      return table.seat(0).computer('any', 'sharp')
    })
    expect(all, cards.join()).toMatchObject({ type: 'ask' })
    expect(all, cards.join()).toEqual(duel)
  }
})
