// Tests what a bystander may conclude when cards are played in secret, against every deal of a few cards
// and every way the players could have played them.
import { describe, expect, test } from 'vitest'
import { diceFromSeed, type SeatView } from '../../../../shared/engine/index.ts'
import { compareCards, type Card, type Clue, type QuestionKind } from '../../../../shared/games/mind-reader/cards.ts'
import type { MindReader } from '../../../../shared/games/mind-reader/kinds.ts'
import { tableDeck } from '../../../../shared/games/mind-reader/rules/hand.ts'
import { prove } from '../../../../shared/games/mind-reader/reasoning/proof.ts'
import { dealt } from '../table.ts'

interface Play {
  readonly of: 1 | 2
  readonly question: QuestionKind
  readonly clue: Clue
}

/** The cards each opponent may hide: different cards of `unseen` were played, one for each answer. */
function plainly(unseen: readonly Card[], plays: readonly Play[]): readonly [Set<Card>, Set<Card>] {
  const may = [new Set<Card>(), new Set<Card>()] as const
  const playable = (hidden: readonly [Card, Card], used: readonly Card[], at: number): boolean => {
    const play = plays[at]
    if (!play) return true
    return unseen.some(
      card =>
        !used.includes(card) &&
        compareCards(play.question, card, hidden[play.of - 1]!) === play.clue &&
        playable(hidden, [...used, card], at + 1),
    )
  }
  for (const one of unseen)
    for (const other of unseen) {
      if (one === other || (may[0].has(one) && may[1].has(other)) || !playable([one, other], [one, other], 0)) continue
      may[0].add(one)
      may[1].add(other)
    }
  return may
}

/** Seat 0 saw all cards except these; then the others asked each other in secret. */
function heardFrom(unseen: readonly Card[], plays: readonly Play[]): SeatView<MindReader> {
  const table = dealt(['R1 R2 R3 R4', 'P1 P2 P3 P4', 'S1 S2 S3 S4'], { play: 'secret' })
  const rest = tableDeck({ jokers: 'no' }).filter(
    card => !unseen.includes(card) && !['R1', 'R2', 'R3', 'R4'].includes(card),
  )
  table.state.story.push({ line: { type: 'left', by: 1, cards: rest } })
  for (const { of, question, clue } of plays)
    table.state.story.push({ line: { type: 'asked', by: of === 1 ? 2 : 1, of, place: 0, question, card: null, clue } })
  return table.seat(0).view
}

/** Seven unseen cards: two are hidden, and some others were played in secret. */
function hand(seed: string): { unseen: Card[]; truth: readonly [Card, Card]; plays: Play[] } {
  const chance = diceFromSeed(seed)
  const pack = tableDeck({ jokers: 'no' }).filter(card => !['R1', 'R2', 'R3', 'R4'].includes(card))
  const unseen = chance.shuffle(pack).slice(0, 5 + chance.below(3))
  const [one, other, ...played] = chance.shuffle(unseen) as [Card, Card, ...Card[]]
  const plays = played.slice(0, 2 + chance.below(played.length - 1)).map((card): Play => {
    const of = chance.pick([1, 2] as const)
    const question = chance.pick(['rank', 'suit'] as const)
    return { of, question, clue: compareCards(question, card, of === 1 ? one : other) }
  })
  return { unseen, truth: [one, other], plays }
}

describe('a bystander in secret play', () => {
  const hands = Array.from({ length: Number(process.env['MANY'] ?? 1) * 400 }, (_, i) => hand(`overheard ${i}`))

  test('never crosses out what could be hidden, and says that its chances are estimates', () => {
    let excluded = 0
    let open = 0
    let missed = 0
    for (const { unseen, truth, plays } of hands) {
      const proof = prove(heardFrom(unseen, plays))
      const may = plainly(unseen, plays)
      expect(proof.contradicted).toBe(false)
      expect(proof.estimated).toBe(true)
      for (const [i, { cards, chances }] of proof.hidden.entries()) {
        expect(cards).toContain(truth[i]!)
        const wrongly = [...may[i]!].filter(card => !cards.includes(card))
        expect(wrongly, `${unseen.join(' ')} ${JSON.stringify(plays)}`).toEqual([])
        expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
        excluded += unseen.length - cards.length
        open += may[i]!.size
        missed += cards.filter(card => !may[i]!.has(card)).length
      }
    }
    if (process.env['MANY']) console.log({ hands: hands.length, excluded, open, missed })
    expect(excluded).toBeGreaterThan(200)
    expect(missed).toBe(0)
  })
})
