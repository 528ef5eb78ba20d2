// Tests the row, its changes, and what counts in it.
import { describe, expect, test } from 'vitest'
import { handSize, PACK, type Card } from '../../../../shared/games/precognition/cards.ts'
import {
  changeBetweenCards,
  rowChanges,
  hasComeTrue,
  predictionOffset,
  matchedLetterCount,
} from '../../../../shared/games/precognition/rules/row.ts'
import { dealt } from '../table.ts'

const ROW = 'S2 S6 S5 S4 S7 S9 H7 S1 H2 D2 H5 S8'.split(' ') as Card[]

describe('the example row 2 6 5 4 7 9 7 1 2 2 5 8', () => {
  test('changes U D D U U D D U S U U', () => expect(rowChanges(ROW)).toBe('UDDUUDDUSUU'))
  test('UUDDUSU counts: changes 4 to 10, cards 4 7 9 7 1 2 2 5', () => {
    expect(hasComeTrue(ROW, 'UUDDUSU')).toBe(true)
    const at = predictionOffset(ROW, 'UUDDUSU')!
    expect([at + 1, at + 'UUDDUSU'.length]).toEqual([4, 10])
    expect(ROW.slice(at, at + 8)).toEqual('S4 S7 S9 H7 S1 H2 D2 H5'.split(' '))
  })
  test('UUU does not occur', () => {
    expect(hasComeTrue(ROW, 'UUU')).toBe(false)
    expect(predictionOffset(ROW, 'UUU')).toBeNull()
  })
  test('SUU does: changes 9 to 11', () => expect(predictionOffset(ROW, 'SUU')! + 1).toBe(9))
  test('a prediction of 12 letters cannot be entered for a row of 12 cards; one of 11 can', () => {
    const table = dealt(2)
    table.state.open.length = ROW.length
    expect(table.seat(0).may({ type: 'predict', letters: 'UDUDUDUDUDUD' })).toBe(false)
    expect(table.seat(0).may({ type: 'predict', letters: 'UDUDUDUDUDU' })).toBe(true)
  })
})

describe('a change', () => {
  test.each<[Card, Card, string]>([
    ['S2', 'H6', 'U'],
    ['S9', 'H7', 'D'],
    ['S2', 'H2', 'S'],
    ['S13', 'S1', 'D'], // no wrap-around
    ['S1', 'S13', 'U'],
    ['S11', 'S10', 'D'],
    ['S12', 'S13', 'U'],
  ])('from %s to %s is %s: only ranks count', (from, to, change) => expect(changeBetweenCards(from, to)).toBe(change))
  test('a row of no card or one has none', () => {
    expect(rowChanges([])).toBe('')
    expect(rowChanges(['S1'])).toBe('')
  })
})

describe('what counts', () => {
  test('is the whole prediction as one unbroken run', () => {
    expect(hasComeTrue(ROW, 'UDDUUDDUSUU')).toBe(true)
    expect(hasComeTrue(ROW, 'UDDUUDDUSUUU')).toBe(false)
    expect(hasComeTrue(ROW, 'UDDUUDDUSUD')).toBe(false)
  })
  test('the empty prediction does not', () => expect(hasComeTrue(ROW, '')).toBe(false))
})

describe('how far a prediction has come', () => {
  const after = (cards: number, prediction: string) => matchedLetterCount(ROW.slice(0, cards), prediction)
  test('is as many of its first letters as the row ends with now', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(cards => after(cards, 'UUDDUSU'))).toEqual([0, 0, 1, 0, 0, 1, 2, 3, 4])
  })
  test('falls back to the longest beginning that still matches', () => {
    expect(after(6, 'UUU')).toBe(2) // … U U
    expect(after(7, 'UUU')).toBe(0)
    expect(matchedLetterCount('S1 S2 S1 S2 S3'.split(' ') as Card[], 'UDUD')).toBe(1) // U D U U: the last U starts over
    expect(matchedLetterCount('S1 S2 S1 S2 S1 S2'.split(' ') as Card[], 'UDUDD')).toBe(3) // U D U D U: U D U still holds
  })
  test('stays whole once it has come true', () => {
    expect(after(11, 'UUDDUSU')).toBe(7)
    expect(after(12, 'UUDDUSU')).toBe(7)
    expect(after(12, 'UD')).toBe(2)
  })
})

describe('everyone gets floor(52 / players) cards, and the rest stays out of play', () => {
  test.each([
    [2, 26, 0],
    [3, 17, 1],
    [4, 13, 0],
    [5, 10, 2],
    [6, 8, 4],
    [7, 7, 3],
    [13, 4, 0],
  ])('%i players: %i each, %i left over', (players, each, apart) => {
    expect(handSize(players)).toBe(each)
    const { open, own, sealed } = dealt(players).state
    expect(own.map(({ hand }) => hand.length)).toEqual(Array.from({ length: players }, () => each))
    expect(open).toMatchObject({ apart, length: players * each, cards: own.map(() => each) })
    expect(sealed.apart).toHaveLength(apart)
    expect(new Set([...own.flatMap(({ hand }) => hand), ...sealed.apart])).toEqual(new Set(PACK))
  })
})
