// Tests the notebook's facts: what a seat was told or shown, with the true card always among the rest.
import { describe, expect, test } from 'vitest'
import {
  defaultOptions,
  diceFromSeed,
  storyHeardBy,
  applyMoveUnchecked,
  seatView,
  startGame,
  playRandomGame,
} from '../../../../shared/engine/index.ts'
import { mind } from '../../../../shared/games/mind-reader/mind.ts'
import { compareCards, fullDeck } from '../../../../shared/games/mind-reader/cards.ts'
import type { MindReader } from '../../../../shared/games/mind-reader/kinds.ts'
import { mindReader } from '../../../../shared/games/mind-reader/rules.ts'
import {
  candidateCountsForOpponents,
  directNotebookFacts,
  type HiddenCardSheet,
  warmthOfCount,
} from '../../../../shared/games/mind-reader/reasoning/notes.ts'
import { cardsOf, dealt, type MindTable } from '../table.ts'

const three = ['R1 R2 R3 R4', 'P1 P2 P3 P4', 'S1 S2 S3 S4'] as const

function sheetOf(table: MindTable, reader: number, of: number, place = 0): HiddenCardSheet {
  return directNotebookFacts(table.seat(reader).view).find(sheet => sheet.of === of && sheet.place === place)!
}

describe('the notebook', () => {
  test('has a sheet of 65 cards for each hidden card of each opponent, 70 with jokers', () => {
    const table = dealt(three)
    expect(directNotebookFacts(table.seat(1).view).map(({ of, place }) => [of, place])).toEqual([
      [0, 0],
      [2, 0],
    ])
    const { left, ruled } = sheetOf(table, 1, 0)
    expect([...left, ...Object.keys(ruled)].sort()).toEqual(fullDeck(false).sort())
    const withJokers = sheetOf(dealt(three, { jokers: 'yes' }), 1, 0)
    expect(withJokers.left.length + Object.keys(withJokers.ruled).length).toBe(70)
  })
  test('crosses out one’s own cards, also those drawn', () => {
    const table = dealt(three, { draws: 'W1' })
    expect(sheetOf(table, 0, 1).ruled).toEqual(Object.fromEntries(cardsOf(three[0]).map(card => [card, 'seen'])))
    table.seat(0).asks(2, 'rank', 'R2')
    table.seat(0).draws()
    expect(sheetOf(table, 0, 1).ruled.W1).toBe('seen')
    expect(sheetOf(table, 1, 0).ruled.W1).toBeUndefined()
  })
  test('crosses out what was played face up, and what an answer excludes for that card alone', () => {
    const table = dealt(three)
    table.seat(0).asks(1, 'rank', 'R2')
    const asked = sheetOf(table, 2, 1)
    expect(asked.ruled.R2).toBe('seen')
    expect(asked.left).toEqual(
      fullDeck(false).filter(card => compareCards('rank', 'R2', card) === 'higher' && card !== 'S1'),
    )
    expect(asked.ruled.W9).toBe('answer')
    expect(sheetOf(table, 2, 0).ruled.R2).toBe('seen')
    expect(sheetOf(table, 2, 0).ruled.W9).toBeUndefined()
  })
  test('crosses out a card named wrongly, and a hand laid down', () => {
    const table = dealt(three)
    table.seat(0).names(1, 'W9')
    expect(sheetOf(table, 2, 1).ruled.W9).toBe('answer')
    for (const card of cardsOf(three[0])) expect(sheetOf(table, 2, 1).ruled[card]).toBe('seen')
    expect(sheetOf(table, 2, 1).ruled.P1).toBeUndefined()
  })
  test('knows the card it was shown, and the cards everybody saw', () => {
    const table = dealt(three)
    table.seat(0).names(1, 'W9')
    expect(sheetOf(table, 0, 1).left).toEqual(['P1'])
    expect(sheetOf(table, 2, 0).left).toEqual(['R1'])
    table.seat(1).names(2, 'S1')
    expect(sheetOf(table, 0, 2).left).toEqual(['S1'])
  })
  test('learns from an answer in secret play only if the seat asked or answered it', () => {
    const table = dealt(three, { play: 'secret' })
    table.seat(0).asks(1, 'rank', 'R2')
    expect(Object.values(sheetOf(table, 0, 1).ruled)).toContain('answer')
    expect(Object.keys(sheetOf(table, 2, 1).ruled)).toHaveLength(4)
    expect(sheetOf(table, 1, 2).ruled.R2).toBe('seen')
    expect(sheetOf(table, 2, 0).ruled.R2).toBeUndefined()
  })
  test('accepts an answer given by hand', () => {
    const table = dealt(three, { clues: 'by hand' })
    table.seat(0).asks(1, 'rank', 'R2')
    expect(Object.values(sheetOf(table, 2, 1).ruled)).not.toContain('answer')
    table.seat(1).answers('same')
    expect(sheetOf(table, 2, 1).left).toEqual(cardsOf('P2 W2 L2'))
  })
  test('keeps a card crossed out that was shuffled back into the pile', () => {
    const table = dealt(three)
    table.state.sealed.pile = []
    table.state.open.pile = 0
    table.seat(0).asks(1, 'rank', 'R2')
    table.seat(0).draws()
    expect(table.heard('reshuffled')).toHaveLength(1)
    expect(sheetOf(table, 2, 1).ruled.R2).toBe('seen')
  })
  test('understands a wrong declaration: those before the first miss were right', () => {
    const table = dealt(three, { naming: 'all or nothing', first: 2 })
    table.seat(2).declares('R1', 'P9')
    expect(sheetOf(table, 1, 0).left).toEqual(['R1'])
    expect(sheetOf(table, 0, 1).ruled.P9).toBe('answer')
    expect(sheetOf(table, 2, 1).left).toEqual(['P1'])
  })
  test('cannot tell which of two cards was missed', () => {
    const table = dealt(['R1 R2 R3 R4 R5', 'P1 P2 P3 P4 P5', 'S1 S2 S3 S4 S5'], {
      naming: 'all or nothing',
      secretCards: 'two',
    })
    table.seat(0).declares('P1', 'P9', 'S1', 'S2')
    expect(sheetOf(table, 2, 1, 0).ruled).toEqual(sheetOf(table, 2, 1, 1).ruled)
    expect(sheetOf(table, 2, 1, 0).ruled.P9).toBeUndefined()
    expect(sheetOf(table, 0, 1, 1).left).toEqual(['P2'])
  })
  test('starts again with each hand', () => {
    const table = dealt(['R1 R2 R3 R4', 'P1 P2 P3 P4'], { length: 'to 50' })
    table.seat(0).asks(1, 'rank', 'R2')
    table.seat(0).names(1, 'P1')
    expect(sheetOf(table, 0, 1).left).toEqual(['P1'])
    table.seat(0).does({ type: 'deal' })
    expect(Object.keys(sheetOf(table, 0, 1).ruled).sort()).toEqual([...table.state.own[0]!.hand].sort())
  })
  test('never crosses out the true card, whatever is played', () => {
    let sheets = 0
    for (let i = 0; i < 30; i++) {
      const seed = `notes ${i}`
      const chance = diceFromSeed(seed)
      const options = {
        ...defaultOptions<MindReader>(mindReader),
        play: chance.pick(mindReader.options.play),
        naming: chance.pick(mindReader.options.naming),
        secretCards: chance.pick(mindReader.options.secretCards),
        length: 'one hand' as const,
      }
      const state = startGame(mindReader, { seats: 2 + chance.below(5), options, seed, first: null })
      while (!state.outcome) {
        const [seat] = mindReader.toMove({ ...state, story: [] })
        const move = mind.chooseMove(seatView(state, seat!), 'normal', chance)!
        applyMoveUnchecked(mindReader, state, seat!, move)
        const reader = chance.below(state.seats)
        if (state.open.phase === 'hide') continue
        for (const { of, place, left } of directNotebookFacts(seatView(state, reader))) {
          sheets++
          expect(left, seed).toContain(state.sealed.dealt[of]![place])
        }
        for (const { seat, left } of candidateCountsForOpponents(seatView(state, reader)))
          for (const { place, count } of left) {
            // Whoever only listened knows no less than nobody: between what all heard and what the opponent's own sheet says.
            const countIn = (story: typeof state.story) =>
              directNotebookFacts({ seats: state.seats, options, seat, story: story.map(({ line }) => line) }).find(
                sheet => sheet.of === reader && sheet.place === place,
              )!.left.length
            expect(count, seed).toBeLessThanOrEqual(countIn(state.story.filter(({ to }) => !to)))
            expect(count, seed).toBeGreaterThanOrEqual(
              countIn(state.story.filter(({ to }) => !to || to.includes(seat))),
            )
          }
      }
    }
    expect(sheets).toBeGreaterThan(3000)
  })
  test('depends on the seat’s story alone: the same story gives the same notes', () => {
    const state = startGame(mindReader, {
      seats: 4,
      options: defaultOptions<MindReader>(mindReader),
      seed: 'same story',
      first: null,
    })
    playRandomGame(mindReader, state, diceFromSeed('same story'), 30)
    const { seats, options } = state
    expect(directNotebookFacts({ seats, options, seat: 1, story: storyHeardBy(state, 1) })).toEqual(
      directNotebookFacts(seatView(state, 1)),
    )
  })
})

describe('what the opponents know about one’s own card', () => {
  const countsAt = (table: MindTable, seat: number) =>
    Object.fromEntries(
      candidateCountsForOpponents(table.seat(seat).view).map(({ seat, left }) => [seat, left[0]!.count]),
    )

  test('is the same for all who heard the same', () => {
    const table = dealt(three)
    table.seat(0).asks(1, 'rank', 'R2')
    const below = fullDeck(false).filter(card => compareCards('rank', 'R2', card) === 'higher').length
    expect(countsAt(table, 1)).toEqual({ 0: below, 2: below })
  })
  test('is more for whoever alone saw the card that was compared in secret', () => {
    const table = dealt(three, { play: 'secret' })
    table.seat(0).asks(1, 'rank', 'R2')
    const below = fullDeck(false).filter(card => compareCards('rank', 'R2', card) === 'higher').length
    expect(countsAt(table, 1)).toEqual({ 0: below, 2: 65 })
  })
  test('leaves one card to whoever named wrongly and was shown it', () => {
    const table = dealt(three, { secretCards: 'two' })
    table.seat(0).names(1, 'W5')
    expect(countsAt(table, 1)).toEqual({ 0: 1, 2: 64 })
  })
  test('does not count whoever is out of the hand', () => {
    const table = dealt(three)
    table.seat(0).names(1, 'W5')
    expect(Object.keys(countsAt(table, 1))).toEqual(['2'])
  })
  test('grows warmer as more cards fall, and is certain with the last one', () => {
    const view = dealt(three).seat(0).view
    expect([65, 33, 32, 14, 13, 2, 1].map(left => warmthOfCount(left, view))).toEqual([0, 0, 1, 1, 2, 2, 3])
  })
})

test('has a reason for every card that is crossed out', () => {
  const table = dealt(three)
  table.seat(0).asks(1, 'suit', 'R2')
  const { left, ruled } = sheetOf(table, 2, 1)
  for (const card of fullDeck(false)) expect(left.includes(card), card).toBe(ruled[card] === undefined)
})
