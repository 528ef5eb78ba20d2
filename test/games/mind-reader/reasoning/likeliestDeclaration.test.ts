// Tests the declaration a computer player would make of everybody's cards.
import { expect, test } from 'vitest'
import { likeliestDeclaration } from '../../../../shared/games/mind-reader/reasoning/likeliestDeclaration.ts'
import { prove } from '../../../../shared/games/mind-reader/reasoning/proof.ts'
import { dealt } from '../table.ts'

/** Three players. The first has asked each of the others which of their cards are what. */
function afterQuestions() {
  const table = dealt(['R1 R2 R3 R4', 'P1 P2 P3 P4', 'S1 S2 S3 S4'], { naming: 'all or nothing' })
  table.seat(0).asks(1, 'suit', 'R2')
  table.seat(0).draws()
  table.seat(1).asks(2, 'rank', 'P3')
  table.seat(1).draws()
  table.seat(2).asks(0, 'suit', 'S4')
  return table.seat(0).view
}

test('the card named as the surest is one of the likeliest, and the chance is no better than its', () => {
  const view = afterQuestions()
  const { hidden } = prove(view)
  const { cards, chance } = likeliestDeclaration(view, hidden)
  const surest = hidden.reduce((a, b) => (b.cards.length < a.cards.length ? b : a))
  const named = cards[hidden.indexOf(surest)]!
  const highest = Math.max(...surest.chances)
  expect(surest.chances[surest.cards.indexOf(named)]).toBe(highest)
  expect(Math.min(...surest.chances)).toBeLessThan(highest) // otherwise any card would do
  expect(chance).toBeGreaterThan(0)
  expect(chance).toBeLessThanOrEqual(highest)
})

test('every hidden card is declared once, none of them a card that is held or named already', () => {
  const view = afterQuestions()
  const { hidden } = prove(view)
  const { cards } = likeliestDeclaration(view, hidden)
  expect(cards).toHaveLength(hidden.length)
  expect(new Set(cards).size).toBe(cards.length)
  expect(cards.filter(card => [...view.own.hand, ...view.own.secrets].includes(card))).toEqual([])
})
