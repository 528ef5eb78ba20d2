// Tests the computer player of Mind Reader: sensible, truthful, and never stuck.
import { describe, expect, test } from 'vitest'
import {
  diceFromSeed,
  SKILL_LEVELS,
  startGame,
  tableView,
  type Dice,
  type LogEntry,
} from '../../../../shared/engine/index.ts'
import { mind } from '../../../../shared/games/mind-reader/mind.ts'
import { compareCards, fullDeck, rankOf, type Card } from '../../../../shared/games/mind-reader/cards.ts'
import { CLUES_BY_QUESTION, mindReader } from '../../../../shared/games/mind-reader/rules.ts'
import { randomOptions } from '../../../kit/gameLaws/index.ts'
import { cardsOf, dealt, type MindTable } from '../table.ts'
import type { MindReader } from '../../../../shared/games/mind-reader/kinds.ts'
import { computerMove, countRight, playToEnd, winsAgainstRandom } from '../../../kit/playing.ts'
import { effort } from '../../../kit/effort.ts'

const subject = { game: mindReader, mind }

const two = ['R1 R2 R3 R4', 'P5 P2 P3 P4'] as const

/** Everybody sees all cards except these and Ana's. */
function leaves(table: MindTable, ...cards: Card[]): void {
  const seen = [...table.state.sealed.pile, ...table.state.own.slice(1).flatMap(({ hand }) => hand)].filter(
    card => !cards.includes(card),
  )
  table.state.story.push({ line: { type: 'left', by: 1, cards: seen } })
}

describe('the computer player', () => {
  test('hides cards of its hand', () => {
    expect(dealt(two, { hidden: false }).seat(0).computer()).toMatchObject({ type: 'hide' })
    const pair = dealt(['R1 R2 R3 R4 R5', 'P1 P2 P3 P4 P5'], { secretCards: 'two', hidden: false })
    const seen = new Set(Array.from({ length: 60 }, (_, i) => JSON.stringify(pair.seat(0).computer(`hide ${i}`))))
    expect(seen.size).toBeGreaterThan(10) // no readable habit
  })
  test('does nothing when it is not its turn', () => {
    const table = dealt(two)
    expect(table.seat(1).computer()).toBeNull()
    table.seat(0).names(1, 'P5')
    expect(table.seat(1).computer()).toBeNull() // seat 0 deals
    expect(table.seat(0).computer()).toEqual({ type: 'deal' })
  })
  test('names a card when it is certain, even before asking', () => {
    const table = dealt(two)
    leaves(table, 'P5')
    expect(table.seat(0).computer()).toEqual({ type: 'name', of: 1, place: 0, card: 'P5' })
  })
  test('does not name one of two, but asks what separates them', () => {
    const table = dealt(['R1 R2 S9 W7', 'P5 P2 P3 P4'])
    leaves(table, 'P5', 'L8')
    const move = table.seat(0).computer()!
    expect(move.type).toBe('ask')
    if (move.type === 'ask')
      expect(compareCards(move.question, move.card, 'P5')).not.toBe(compareCards(move.question, move.card, 'L8'))
  })
  test('prefers an answer that may let it name in the same turn to one that halves the rest', () => {
    const table = dealt(['R1 R5 R7 L8', 'P4 P2 P3 P12'])
    leaves(table, 'P4', 'P6', 'P9', 'P10')
    expect(table.seat(0).computer()).toEqual({ type: 'ask', of: 1, place: 0, card: 'R5', question: 'rank' })
  })
  test('avoids leaving the next seat three cards to choose from', () => {
    const six = ['P4', 'P5', 'P7', 'P9', 'P10', 'P11'] as const // 6 of Rock splits them two and four, 8 of Rock three and three
    const alone = dealt(['R1 R6 R8 R13', 'P4 P2 P3 P12'])
    leaves(alone, ...six)
    expect(alone.seat(0).computer()).toMatchObject({ type: 'ask', card: 'R8', question: 'rank' })
    const overheard = dealt(['R1 R6 R8 R13', 'P4 P2 P3 P12', 'P5 S2 S3 S4'])
    leaves(overheard, ...six)
    expect(overheard.seat(0).computer()).toMatchObject({ type: 'ask', card: 'R6', question: 'rank' })
  })
  test('draws when it is not certain', () => {
    const table = dealt(two)
    table.seat(0).asks(1, 'rank', 'R2')
    expect(table.seat(0).computer()).toEqual({ type: 'draw' })
  })
  test('names one of few if the answers show that its own card is as good as named', () => {
    const table = dealt(two)
    leaves(table, 'P5', 'L8')
    table.seat(0).asks(1, 'rank', 'R2')
    expect(table.seat(0).computer()).toEqual({ type: 'draw' })
    const line = { type: 'asked', by: 1, of: 0, place: 0, question: 'rank', card: 'S2', clue: 'higher' } as const
    table.state.story.push({ line }) // of the aces only Ana’s is still unseen
    expect(table.seat(0).computer()).toMatchObject({ type: 'name', of: 1 })
  })
  test('declares when every card is certain, and not before', () => {
    const all = dealt(['R1 R2 R3 R4', 'P5 P2 P3 P4', 'L8 S2 S3 S4'], { naming: 'all or nothing' })
    expect(all.seat(0).computer()).toMatchObject({ type: 'ask' })
    all.state.story.push({ line: { type: 'showed', by: 1, to: 0, place: 0, card: 'P5' }, to: [0] })
    expect(all.seat(0).computer()).toMatchObject({ type: 'ask' })
    all.state.story.push({ line: { type: 'showed', by: 2, to: 0, place: 0, card: 'L8' }, to: [0] })
    expect(all.seat(0).computer()).toEqual({ type: 'declare', cards: ['P5', 'L8'] })
  })
  test('answers truthfully by hand', () => {
    for (const question of ['rank', 'suit'] as const)
      for (const play of ['open', 'secret'] as const) {
        const table = dealt(two, { clues: 'by hand', play })
        table.seat(0).asks(1, question, 'R2')
        expect(table.seat(1).computer()).toEqual({ type: 'answer', clue: compareCards(question, 'R2', 'P5') })
      }
  })
  test('continues when a clue given by hand cannot be true', () => {
    const table = dealt(two, { clues: 'by hand' })
    for (const clue of ['higher', 'lower'] as const)
      table.state.story.push({ line: { type: 'asked', by: 0, of: 1, place: 0, question: 'rank', card: 'R2', clue } })
    expect(table.seat(0).computer()).toMatchObject({ type: 'ask' })
  })
  test('gives up the card the others know more about', () => {
    const table = dealt(['R1 W9 R3 R4 R5', 'P1 P2 P3 P4 P5'], { secretCards: 'two' })
    table.seat(0).names(1, 'L9')
    table.state.story.push({
      line: { type: 'asked', by: 1, of: 0, place: 1, question: 'rank', card: 'L9', clue: 'same', pair: true },
    })
    expect(table.seat(0).computer()).toEqual({ type: 'lose', place: 1 })
  })
  test('without cards it names when nobody can learn more, and passes before', () => {
    const table = dealt(two)
    table.state.own[0]!.hand = []
    table.state.open.cards = [0, 3]
    expect(table.seat(0).computer()).toEqual({ type: 'pass' })
    table.state.open.cards = [0, 0]
    expect(table.seat(0).computer()).toMatchObject({ type: 'name' })
  })
  test('chooses between equals by lot', () => {
    const table = dealt(['R1 R7 P7 S7', 'P5 P2 P3 P4', 'L8 S2 S3 S4'])
    const moves = new Set(Array.from({ length: 40 }, (_, i) => JSON.stringify(table.seat(0).computer(`equal ${i}`))))
    expect(moves.size).toBeGreaterThan(1)
  })
})

describe('with all options', () => {
  test('its moves are legal, it plays well, and games of computer players end', () => {
    const lines = Array.from({ length: 40 }, (_, i) => {
      const seed = `computers ${i}`
      const luck = diceFromSeed(seed)
      const options = { ...randomOptions(mindReader, luck), length: 'one hand' as const }
      const state = startGame(mindReader, { seats: 2 + luck.below(5), options, seed, first: null })
      return playToEnd(mindReader, state, { seed, next: () => computerMove(subject, state, { luck }) }).story
    }).flat()
    const said = lines.flatMap(({ line }) => (line.type === 'named' || line.type === 'declared' ? [line] : []))
    const { right, wrong } = countRight(said)
    expect(right).toBeGreaterThan(5 * wrong)
  })
  test('it beats random play', () => {
    const options = (luck: Dice) => ({
      ...randomOptions(mindReader, luck),
      clues: 'computed' as const,
      naming: 'singly' as const,
      length: 'to 100' as const,
    })
    expect(winsAgainstRandom(subject, { options })).toBeGreaterThan(27)
  })
})

describe('at every level', () => {
  test('moves are legal with all options, even when clues contradict, and games end', () => {
    for (const level of ['easy', 'sharp'] as const)
      for (let i = 0; i < effort(4, 12); i++) {
        const seed = `${level} ${i}`
        const luck = diceFromSeed(seed)
        const options = { ...randomOptions(mindReader, luck), length: 'one hand' as const }
        const state = startGame(mindReader, { seats: 2 + (i % 3), options, seed, first: null })
        const next = (): LogEntry<MindReader> => {
          const { phase, asked } = state.open
          const slips = phase === 'answer' && luck.below(8) === 0
          if (!slips) return computerMove(subject, state, { luck, level })
          const [seat] = mindReader.toMove(tableView(state))
          return [seat!, { type: 'answer', clue: luck.pick(CLUES_BY_QUESTION[asked!.question]) }]
        }
        playToEnd(mindReader, state, { seed, next })
      }
  })
  test('no one moves out of turn', () => {
    const table = dealt(two)
    for (const level of SKILL_LEVELS) expect(table.seat(1).computer('waits', level)).toBeNull()
  })
  test('the sharp one names what is certain, and what follows from different cards being hidden', () => {
    const table = dealt(['R1 R2 R3 R4', 'P5 P2 P3 P4', 'L8 S2 S3 S4'])
    leaves(table, 'P5', 'L8')
    table.state.story.push({ line: { type: 'named', by: 2, of: 1, place: 0, card: 'L8', right: false } })
    expect(table.seat(0).computer('sharp', 'sharp')).toMatchObject({ type: 'name' })
  })
  test('the sharp one does not wait if that can only be worse, and waits if far ahead', () => {
    const table = dealt(two)
    leaves(table, 'P5', 'L8')
    table.seat(0).asks(1, 'rank', 'R2')
    const line = { type: 'asked', by: 1, of: 0, place: 0, question: 'rank', card: 'S2', clue: 'higher' } as const
    table.state.story.push({ line }) // of the aces only Ana’s is still unseen
    expect(table.seat(0).computer('pressed', 'sharp')).toMatchObject({ type: 'name', of: 1 })
    const early = dealt(two)
    early.state.story.push({ line: { type: 'left', by: 1, cards: cardsOf('P1 L1') } })
    early.seat(0).asks(1, 'rank', 'R2')
    expect(early.seat(0).computer('calm', 'sharp')).toEqual({ type: 'draw' })
  })
  test.each(['normal', 'sharp'] as const)(
    'what the %s one hides cannot be read from its rank: of any hand each card is as likely',
    level => {
      const hands = 2600
      const byRank = new Map<number, number>() // hidden, minus what chance would hide
      for (let i = 0; i < hands; i++) {
        const [hand, other] = [0, 1].map(seat =>
          diceFromSeed(`hides ${i}`)
            .shuffle(fullDeck(false))
            .slice(4 * seat, 4 * seat + 4),
        ) as [Card[], Card[]]
        const move = dealt([hand.join(' '), other.join(' ')], { hidden: false })
          .seat(0)
          .computer(`hides ${i}`, level)
        for (const card of hand) byRank.set(rankOf(card), (byRank.get(rankOf(card)) ?? 0) - 1 / 4)
        if (move?.type === 'hide') byRank.set(rankOf(move.cards[0]!), byRank.get(rankOf(move.cards[0]!))! + 1)
      }
      const variance = (hands * 4 * (1 / 4) * (3 / 4)) / 13
      const chiSquare = [...byRank.values()].reduce((sum, off) => sum + off ** 2 / variance, 0)
      expect(byRank.size).toBe(13)
      expect(chiSquare).toBeLessThan(34.5) // one in a thousand is above, with 13 degrees of freedom
    },
  )
  test('the easy one forgets: it does not always use the answers', () => {
    const table = dealt(['R1 R2 R3 R4', 'P5 P2 P3 P4'])
    leaves(table, 'P5', 'L8')
    table.state.story.push({
      line: { type: 'asked', by: 0, of: 1, place: 0, question: 'rank', card: 'S6', clue: 'higher' },
    })
    const moves = Array.from({ length: 60 }, (_, i) => table.seat(0).computer(`forgets ${i}`, 'easy')!.type)
    expect(new Set(moves)).toEqual(new Set(['name', 'ask']))
  })
})
