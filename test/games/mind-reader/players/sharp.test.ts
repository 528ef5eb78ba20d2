// Tests how the sharp computer player asks where cards are named all together or not at all.
import { expect, test } from 'vitest'
import { fullDeck, type Card } from '../../../../shared/games/mind-reader/cards.ts'
import { dealt, type MindTable } from '../table.ts'

/** Every card but these, and those of seat 0, is seen by all. */
function leaves(table: MindTable, ...cards: Card[]): void {
  const { hand, secrets } = table.state.own[0]!
  const seen = fullDeck(false).filter(card => ![...cards, ...hand, ...secrets].includes(card))
  table.state.story.push({ line: { type: 'left', by: 1, cards: seen } })
}

test('sharp asks what singles one card out, though it cannot name it by itself', () => {
  const table = dealt(['R1 P2 P3 P4', 'W13 S2 S3 S4'], { naming: 'all or nothing', length: 'one hand' })
  leaves(table, 'W13', 'L13')
  expect(table.seat(0).computer('any', 'sharp')).toMatchObject({ type: 'ask', question: 'suit' })
})

test('sharp singles a card out at three seats and with two cards hidden as well', () => {
  const three = dealt(['R1 P2 P3 P4', 'W13 S2 S3 S4', 'L9 S5 S6 S7'], { naming: 'all or nothing' })
  leaves(three, 'W13', 'L13')
  expect(three.seat(0).computer('any', 'sharp')).toMatchObject({ type: 'ask', question: 'suit' })
})
