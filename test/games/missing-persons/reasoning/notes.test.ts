// Tests the sheet of 53 suspects: seen cards and misfits are crossed out if the player could know them.
import { describe, expect, test } from 'vitest'
import { PERSONS } from '../../../../shared/games/missing-persons/cards.ts'
import { directNotebookFacts } from '../../../../shared/games/missing-persons/reasoning/notes.ts'
import { cardsOf, dealt, HEARTS, SPADES, toGuessing } from '../table.ts'

describe('with one pack', () => {
  test('a card you have seen is not the hidden card, nor is your own', () => {
    const { left, ruled } = directNotebookFacts(dealt().seat(0).view)
    expect(ruled).toEqual({ ...Object.fromEntries(cardsOf(HEARTS).map(card => [card, 'seen'])), H3: 'mine' })
    expect(left).toHaveLength(53 - 11)
  })
  test('the other’s line-up is seen only when line-ups are open', () => {
    expect(directNotebookFacts(dealt().seat(0).view).left).toEqual(expect.arrayContaining(cardsOf(SPADES)))
    const { ruled } = directNotebookFacts(dealt({ lineups: 'open' }).seat(0).view)
    for (const card of cardsOf(SPADES)) expect(ruled[card]).toBe('seen')
  })
  test('drawn cards are seen, also those turned down at once, and those covered by others', () => {
    const table = dealt()
    table.seat(0).asks('S')
    const { left, ruled } = directNotebookFacts(table.seat(0).view)
    expect(ruled['D1']).toBe('seen')
    expect(ruled['H1']).toBe('seen')
    expect(ruled['D11']).toBe('answer')
    expect(left).toEqual(PERSONS.filter(person => person.startsWith('S')))
  })
  test('misfits of both answers are crossed out', () => {
    const table = dealt()
    table.seat(0).asks('S')
    table.seat(0).asks('royal')
    expect(directNotebookFacts(table.seat(0).view).left).toEqual(cardsOf('S1 S2 S3 S4 S5 S6 S7 S8 S9 S10'))
  })
  test('the other’s questions say nothing about the other’s card', () => {
    const table = dealt()
    table.seat(0).asks('H')
    table.seat(1).asks('S')
    const { left } = directNotebookFacts(table.seat(1).view)
    expect(left).toContain('H3')
    expect(left.filter(card => card.startsWith('S'))).toEqual([])
  })
  test('the joker is crossed out only when both were seen', () => {
    const seen = (lines: string, hides = 'H3 S3') =>
      directNotebookFacts(dealt({ lines: [lines, SPADES], draws: '', hides }).seat(0).view)
    expect(seen(HEARTS.replace('H1 ', 'X ')).left).toContain('X')
    expect(seen(HEARTS.replace('H1 H2', 'X X')).ruled['X']).toBe('seen')
    expect(seen(HEARTS.replace('H1 ', 'X '), 'X S3').ruled['X']).toBe('seen') // this seat's and another one
    expect(seen(HEARTS, 'X S3').left).toContain('X')
  })
  test('a card neither could take is crossed out', () => {
    const table = dealt({ hides: 'D1 D1' })
    table.seat(0).hides('H3')
    table.seat(1).hides('S3')
    expect(directNotebookFacts(table.seat(0).view).ruled['D1']).toBe('barred')
  })
})

test('with two packs a seen card may still be the missing person', () => {
  const table = dealt({ pack: 'two' })
  expect(directNotebookFacts(table.seat(0).view)).toEqual({ left: PERSONS, ruled: {} })
  table.seat(0).asks('red')
  expect(directNotebookFacts(table.seat(0).view).ruled['H1']).toBe('answer')
})

test('cryptic questions count with their meaning, for their asker', () => {
  const table = dealt({ questions: 'cryptic' })
  table.seat(0).riddles('S', 'Any soil?')
  expect(directNotebookFacts(table.seat(0).view).ruled['D11']).toBeUndefined() // not answered yet
  table.seat(1).answers(true)
  expect(directNotebookFacts(table.seat(0).view).ruled['D11']).toBe('answer')
  expect(directNotebookFacts(table.seat(1).view).ruled['D11']).toBeUndefined()
})

test('free answers exclude nobody: the program does not know what was asked', () => {
  const table = dealt({ questions: 'free' })
  table.seat(0).asksFreely('Is your card red?')
  table.seat(1).answers(false)
  expect(directNotebookFacts(table.seat(0).view).left).toHaveLength(42)
})

test('before the deal all but one’s own card are left', () => {
  const table = dealt({ hides: '' })
  expect(directNotebookFacts(table.seat(0).view).left).toHaveLength(53)
  table.seat(0).hides('S3')
  expect(directNotebookFacts(table.seat(0).view).ruled).toEqual({ S3: 'mine' })
})

test('once the cards are revealed one suspect is left', () => {
  const table = dealt()
  table.seat(0).asks('S')
  table.seat(0).names('S3')
  const { left, ruled } = directNotebookFacts(table.seat(0).view)
  expect(left).toEqual(['S3'])
  expect(ruled['S4']).toBe('opened')
  expect(ruled['D11']).toBe('answer')
  expect(directNotebookFacts(table.seat(1).view).left).toEqual(['H3'])
})

test('a tie-breaker begins with a fresh sheet', () => {
  const table = dealt()
  table.seat(0).asks('S')
  toGuessing(table)
  table.seat(0).guesses('S3')
  table.seat(1).guesses('H3')
  expect(directNotebookFacts(table.seat(0).view).left).toEqual(['S3'])
  table.seat(1).deals()
  expect(directNotebookFacts(table.seat(0).view)).toEqual({ left: PERSONS, ruled: {} })
})
