// Tests hints and reasons in Mind Reader, and what questions are worth.
import { describe, expect, test } from 'vitest'
import { diceFromSeed, type SeatView } from '../../../shared/engine/index.ts'
import { fullDeck, type Card } from '../../../shared/games/mind-reader/cards.ts'
import { collectEvidence } from '../../../shared/games/mind-reader/reasoning/evidence.ts'
import type { MindReader } from '../../../shared/games/mind-reader/kinds.ts'
import { mind } from '../../../shared/games/mind-reader/mind.ts'
import { prove, proveFromFacts } from '../../../shared/games/mind-reader/reasoning/proof.ts'
import { mindReader } from '../../../shared/games/mind-reader/rules.ts'
import { randomOptions } from '../../kit/gameLaws/index.ts'
import { everyPosition } from './plain.ts'
import { dealt, type MindTable } from './table.ts'
import { effort } from '../../kit/effort.ts'
import type { MindReaderConclusion } from '../../../shared/games/mind-reader/reasoning/conclusions.ts'

type Conclusion = MindReaderConclusion

/** True if the conclusion follows from these lines of the story alone. */
function followsFrom(view: SeatView<MindReader>, lines: readonly number[], conclusion: Conclusion): boolean {
  const proof = proveFromFacts(
    view,
    collectEvidence(view).filter(fact => fact.lines.every(line => lines.includes(line))),
  )
  const { cards } = proof.hidden.find(({ of, place }) => of === conclusion.of && place === conclusion.place)!
  switch (conclusion.type) {
    case 'excluded':
      return !cards.includes(conclusion.card)
    case 'certain':
      return cards.join() === conclusion.card
    case 'among':
      return cards.every(card => conclusion.cards.includes(card))
  }
}

/** Everybody sees all cards except these and Ana's. */
function leaves(table: MindTable, ...cards: Card[]): void {
  const held = table.state.own[0]!
  const seen = fullDeck(false).filter(
    card => !cards.includes(card) && !held.hand.includes(card) && !held.secrets.includes(card),
  )
  table.state.story.push({ line: { type: 'left', by: 1, cards: seen } })
}

describe('the reason', () => {
  test('for an excluded card is the answer that excludes it, and nothing else', () => {
    const table = dealt(['R1 R7 R3 R4', 'P9 P2 P3 P4'])
    table.seat(0).asks(1, 'rank', 'R7')
    const { view } = table.seat(0)
    const lines = mind.supportingLines(view, { type: 'excluded', of: 1, place: 0, card: 'S5' })
    expect(lines.map(line => view.story[line]!.type)).toEqual(['asked'])
  })
  test('for a card in one’s own hand is what was received', () => {
    const { view } = dealt(['R1 R7 R3 R4', 'P9 P2 P3 P4']).seat(0)
    const lines = mind.supportingLines(view, { type: 'excluded', of: 1, place: 0, card: 'R3' })
    expect(lines.map(line => view.story[line])).toEqual([{ type: 'received', by: 0, cards: ['R1', 'R7', 'R3', 'R4'] }])
  })
  test('includes facts about others if it follows only because hidden cards differ', () => {
    const table = dealt(['R1 R2 R3 R4', 'P5 P2 P3 P4', 'L8 S2 S3 S4'])
    leaves(table, 'P5', 'L8', 'W9')
    table.state.story.push({
      line: { type: 'asked', by: 0, of: 1, place: 0, question: 'rank', card: 'S9', clue: 'higher' },
    })
    table.state.story.push({
      line: { type: 'asked', by: 1, of: 2, place: 0, question: 'rank', card: 'S6', clue: 'lower' },
    })
    table.state.story.push({ line: { type: 'named', by: 0, of: 1, place: 0, card: 'P5', right: false } })
    const { view } = table.seat(0)
    expect(prove(view).hidden.map(({ cards }) => cards)).toEqual([['L8'], ['W9']])
    const lines = mind.supportingLines(view, { type: 'excluded', of: 2, place: 0, card: 'L8' })
    expect(lines.map(line => view.story[line]!.type)).toEqual(['received', 'left', 'asked', 'named'])
  })
  test('for any mark, at any time, is sufficient, and each of its lines is needed', () => {
    let several = 0
    for (let i = 0; i < effort(5, 14); i++) {
      const seed = `why ${i}`
      const chance = diceFromSeed(seed)
      const options = { ...randomOptions(mindReader, diceFromSeed(seed)), length: 'one hand' } as const
      everyPosition(seed, { seats: 2 + (i % 5), options, slips: true }, view => {
        if (chance.below(10) > 0) return
        const suspected = chance.pick(prove(view).hidden)
        const { of, place, cards } = suspected
        const ruled = fullDeck(options.jokers === 'yes').filter(card => !cards.includes(card))
        const conclusion: Conclusion =
          cards.length === 1
            ? { type: 'certain', of, place, card: cards[0]! }
            : chance.below(3) === 0
              ? { type: 'among', of, place, cards: [...cards] }
              : { type: 'excluded', of, place, card: chance.pick(ruled) }
        const lines = mind.supportingLines(view, conclusion)
        if (lines.length > 1) several++
        expect(followsFrom(view, lines, conclusion), `${seed} ${JSON.stringify(conclusion)}`).toBe(true)
        for (const line of lines)
          expect(
            followsFrom(
              view,
              lines.filter(one => one !== line),
              conclusion,
            ),
            `${seed} ${JSON.stringify(conclusion)} without ${line} of ${lines.join()}`,
          ).toBe(false)
      })
    }
    expect(several).toBeGreaterThan(effort(3, 10))
  })
  test('does not exist for what does not follow', () => {
    const { view } = dealt(['R1 R7 R3 R4', 'P9 P2 P3 P4']).seat(0)
    expect(mind.supportingLines(view, { type: 'certain', of: 1, place: 0, card: 'P9' })).toEqual([])
  })
})

describe('a hint', () => {
  test('says the card when only one is left, and few when few are', () => {
    const table = dealt(['R1 R2 R3 R4', 'P5 P2 P3 P4'])
    expect(mind.hint(table.seat(0).view)).toBeNull()
    leaves(table, 'P5', 'L8')
    expect(mind.hint(table.seat(0).view)).toEqual({ type: 'among', of: 1, place: 0, cards: ['P5', 'L8'] })
    table.state.story.push({
      line: { type: 'asked', by: 0, of: 1, place: 0, question: 'rank', card: 'S6', clue: 'higher' },
    })
    expect(mind.hint(table.seat(0).view)).toEqual({ type: 'certain', of: 1, place: 0, card: 'P5' })
  })
  test('is not what was said directly, and there is none when the game is over', () => {
    const table = dealt(['R1 R2 R3 R4', 'P5 P2 P3 P4', 'L8 S2 S3 S4'], { length: 'one hand' })
    table.seat(0).names(1, 'W9')
    expect(table.seat(0).heard('showed')).toHaveLength(1)
    expect(mind.hint(table.seat(0).view)).toBeNull()
    table.seat(1).asks(2, 'rank', 'P2')
    table.seat(1).names(2, 'L8')
    expect(table.state.outcome).not.toBeNull()
    for (const seat of [0, 1, 2]) expect(mind.hint(table.seat(seat).view)).toBeNull()
  })
  test('always follows, with all options', () => {
    for (let i = 0; i < 5; i++) {
      const seed = `hints ${i}`
      everyPosition(
        seed,
        { seats: 2 + (i % 5), options: { ...randomOptions(mindReader, diceFromSeed(seed)), length: 'one hand' } },
        view => {
          const hint = mind.hint(view)
          if (hint) expect(followsFrom(view, [...view.story.keys()], hint), seed).toBe(true)
        },
      )
    }
  })
})

describe('a question', () => {
  test('is worth the bits of its answer, and the best one is known', () => {
    const table = dealt(['R1 R5 R7 L13', 'P4 P2 P3 P12'])
    leaves(table, 'P4', 'P6', 'P9', 'P10')
    const { view } = table.seat(0)
    const half = mind.questionWorth(view, { type: 'ask', card: 'R7', of: 1, place: 0, question: 'rank' })!
    expect(half.expected).toBeCloseTo(1, 9)
    expect(half.best).toEqual({
      move: { type: 'ask', card: 'R7', of: 1, place: 0, question: 'rank' },
      expected: half.expected,
    })
    expect(mind.questionWorth(view, { type: 'ask', card: 'L13', of: 1, place: 0, question: 'rank' })!.expected).toBe(0)
    expect(mind.questionWorth(view, { type: 'name', of: 1, place: 0, card: 'P4' })).toBeNull()
    expect(mind.questionWorth(view, { type: 'draw' })).toBeNull()
  })
})
