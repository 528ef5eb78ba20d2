// Tests the option `play: secret`.
import { describe, expect, test } from 'vitest'
import { prove } from '../../../shared/games/mind-reader/reasoning/proof.ts'
import { cardsOf, dealt } from './table.ts'

const three = ['R1 R2 R3 R4', 'P1 P2 P3 P4', 'S1 S2 S3 S4'] as const

describe('playing in secret', () => {
  test('only the asked player sees the played card; the table reads question and answer', () => {
    const table = dealt(three, { play: 'secret' })
    table.seat(0).asks(1, 'suit', 'R2')
    const line = { type: 'asked', by: 0, of: 1, place: 0, question: 'suit', card: null, clue: 'weaker' }
    expect(table.last('asked')).toEqual(line)
    expect(table.seat(1).heard('compared')).toEqual([{ type: 'compared', by: 0, of: 1, card: 'R2' }])
    expect(table.seat(0).heard('compared')).toEqual([{ type: 'compared', by: 0, of: 1, card: 'R2' }])
    expect(table.seat(2).heard('compared')).toEqual([])
    expect(JSON.stringify(table.seat(2).view)).not.toContain('R2')
    expect(JSON.stringify(table.table)).not.toContain('R2')
  })
  test('the card is discarded face down', () => {
    const table = dealt(three, { play: 'secret' })
    table.seat(0).asks(1, 'suit', 'R2')
    expect(table.state.sealed.discards).toEqual(['R2'])
  })
  test('and so is the hand of a player who is put out: nobody else learns it', () => {
    const table = dealt(three, { play: 'secret' })
    table.seat(0).asks(1, 'suit', 'R2')
    table.seat(0).names(1, 'P1')
    expect(table.last('left')).toEqual({ type: 'left', by: 1, cards: [], faceDown: 3 })
    for (const viewer of [table.table, table.seat(0).view, table.seat(2).view])
      expect(JSON.stringify(viewer)).not.toMatch(/"P[234]"/)
    expect(prove(table.seat(2).view).hidden.find(({ of }) => of === 0)!.cards).toContain('P2')
    expect(table.state.sealed.discards).toEqual(cardsOf('R2 P2 P3 P4'))
  })
  test('cards discarded face down are shuffled into the new pile with the rest', () => {
    const table = dealt(three, { play: 'secret' })
    table.state.sealed.pile = []
    table.state.open.pile = 0
    table.seat(0).asks(1, 'suit', 'R2')
    table.seat(0).names(1, 'P1')
    table.seat(0).draws()
    expect(table.last('reshuffled')).toEqual({ type: 'reshuffled', cards: 4 })
    expect(table.state.open.pile).toBe(3)
    expect([...table.state.sealed.pile, table.seat(0).hand.at(-1)].sort()).toEqual(cardsOf('P2 P3 P4 R2'))
  })
  test('in open play the private line is not sent as well', () => {
    const table = dealt(three)
    table.seat(0).asks(1, 'suit', 'R2')
    expect(table.seat(1).heard('compared')).toEqual([])
  })
  test('when answering by hand, the asked player sees the card until the answer', () => {
    const table = dealt(three, { play: 'secret', clues: 'by hand' })
    table.seat(0).asks(1, 'suit', 'R2')
    expect(table.table.open.asked).toMatchObject({ card: null })
    expect(table.seat(1).view.own.asked).toBe('R2')
    expect(table.seat(1).heard('compared')).toHaveLength(1)
    table.seat(1).answers('weaker')
    expect(table.seat(1).view.own.asked).toBeNull()
    expect(JSON.stringify(table.seat(2).view)).not.toContain('R2')
  })
})
