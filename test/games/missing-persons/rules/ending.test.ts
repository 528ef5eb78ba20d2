// Tests the end of the pile: the last turn, two sealed guesses, the nearer one, and tie-breakers.
import { describe, expect, test } from 'vitest'
import { guessDistance, PERSONS, type Card } from '../../../../shared/games/missing-persons/cards.ts'
import { compareGuesses } from '../../../../shared/games/missing-persons/rules/ending.ts'
import { dealt, emptiesThePile, toGuessing, type PersonsTable, type Wanted } from '../table.ts'

/** The pile runs out in the starter’s turn, or in the other’s. */
function empty(whose: 'starter' | 'other', wanted: Wanted = {}): PersonsTable {
  const table = dealt(wanted)
  if (whose === 'starter') emptiesThePile(table.seat(0), 'S')
  else {
    table.seat(0).asks('H') // No
    emptiesThePile(table.seat(1), 'H')
  }
  return table
}

/** Both guess; seat 0 hides `hides[0]`. */
function guessed({
  hides,
  guesses,
  ...wanted
}: Wanted & { hides: string; guesses: readonly [Card, Card] }): PersonsTable {
  const table = dealt({ lines: [], draws: '', hides, ...wanted })
  toGuessing(table)
  for (const seat of [1, 0]) table.seat(seat).guesses(guesses[seat]!)
  return table
}

describe('when the pile is empty questions end', () => {
  test('at once, also after a Yes', () => {
    const table = empty('other')
    expect(table.state.open.pile).toBe(0)
    expect(table.last('drew')).toMatchObject({ places: [0, 1], left: 0 }) // as many as the pile has
    expect(table.last('ranOut')).toEqual({ type: 'ranOut', last: null })
    expect(table.toMove).toEqual([0, 1])
    for (const seat of [0, 1]) expect(table.seat(seat).offers.map(({ type }) => type)).toEqual(['guess'])
  })
  test('a player who had fewer turns gets one last turn without drawing', () => {
    const table = empty('starter')
    expect(table.last('ranOut')).toEqual({ type: 'ranOut', last: 1 })
    expect(table.toMove).toEqual([1])
    table.seat(1).asks('H') // Yes
    table.seat(1).asks('arc:1-6') // Yes
    expect(table.heard('drew').every(({ by }) => by === 0)).toBe(true)
    expect(table.seat(1).lineup).toBe('# # # # # # # # # #')
    expect(table.toMove).toEqual([1])
    table.seat(1).asks('arc:4-9') // No
    expect(table.toMove).toEqual([0, 1])
    expect(table.seat(0).may({ type: 'guess', card: 'S3' })).toBe(true)
  })
  test('in a last turn both may still name, and nobody places a card', () => {
    const table = empty('starter', { draw: 'refill' })
    expect(table.seat(0).may({ type: 'name', card: 'S3' })).toBe(true)
    table.seat(1).names('H3')
    expect(table.state.outcome!.winners).toEqual([1])
  })
  test('a last turn has three questions at most if turns have', () => {
    const table = dealt({ questionsPerTurn: 'three' })
    for (const question of ['S', 'arc:1-6', 'arc:2-5'] as const) table.seat(0).asks(question)
    table.seat(1).asks('S') // No
    table.seat(0).asks('arc:3-4') // the last two cards
    for (const question of ['H', 'arc:1-6', 'arc:2-5'] as const) table.seat(1).asks(question)
    expect(table.toMove).toEqual([0, 1])
    expect(table.seat(0).may({ type: 'guess', card: 'S3' })).toBe(true)
  })
  test('a last turn ends when no question is left: then one can only name', () => {
    const table = empty('starter')
    for (const question of ['H', 'arc:1-6', 'arc:2-5', 'arc:3-4', 'arc:2-3'] as const) table.seat(1).asks(question)
    expect(table.seat(1).offers.map(({ type }) => type)).toEqual(['name'])
  })
  test('lastTurn no: both guess at once', () => {
    const table = empty('starter', { lastTurn: 'no' })
    expect(table.last('ranOut')).toEqual({ type: 'ranOut', last: null })
    expect(table.toMove).toEqual([0, 1])
  })
  test('with single draws too', () => {
    const table = dealt({ draw: 'single', lastTurn: 'no' })
    Object.assign(table.state.open, { pile: 1 })
    table.state.sealed.pile.splice(1)
    table.seat(0).asks('S')
    table.seat(0).lays(4)
    expect(table.toMove).toEqual([0, 1])
  })
})

describe('the guesses', () => {
  test('are sealed until both have guessed, in any order', () => {
    const table = dealt()
    toGuessing(table)
    table.seat(1).guesses('D7')
    expect(table.toMove).toEqual([0])
    expect(table.seat(1).offers).toEqual([])
    expect(table.last('wrote')).toEqual({ type: 'wrote', by: 1 })
    expect(JSON.stringify([table.table, table.seat(0).view.own])).not.toContain('"D7"')
    expect(table.seat(1).view.own.guess).toBe('D7')
    table.seat(0).guesses('S3')
    expect(table.last('guessed')).toEqual({ type: 'guessed', guesses: ['S3', 'D7'], suspects: ['H3', 'S3'] })
    expect(table.state.open).toMatchObject({ guesses: ['S3', 'D7'], suspects: ['H3', 'S3'] })
  })
  test('one right: that player wins', () => {
    const table = guessed({ hides: 'H3 S3', guesses: ['S4', 'H3'] })
    expect(table.last('won')).toEqual({ type: 'won', winner: 1, ending: 'right guess' })
    expect(table.state.outcome).toEqual({ winners: [1], points: [0, 1] })
  })
  test('none right: the closest wins, here 1 : 5', () => {
    const table = guessed({ hides: 'S10 H11', guesses: ['H12', 'C5'] }) // 0 guesses Q for J, 1 guesses 5 for 10
    expect(table.last('won')).toEqual({ type: 'won', winner: 0, ending: 'nearer guess' })
  })
  test('equally far: the right suit beats one that is not', () => {
    const table = guessed({ hides: 'S10 H11', guesses: ['D12', 'S9'] })
    expect(table.last('won')).toEqual({ type: 'won', winner: 1, ending: 'right suit' })
  })
  test('then the right colour beats the wrong one', () => {
    const table = guessed({ hides: 'S10 H11', guesses: ['D12', 'H9'] })
    expect(table.last('won')).toEqual({ type: 'won', winner: 0, ending: 'right colour' })
  })
  test('equal again, or both right: a tie-breaker', () => {
    for (const guesses of [
      ['D12', 'C9'],
      ['H11', 'S10'],
    ] as const) {
      const table = guessed({ hides: 'S10 H11', guesses })
      expect(table.last('tied')).toEqual({ type: 'tied', deal: 1 })
      expect(table.state.outcome).toBeNull()
    }
  })
})

describe('the distance of a guess', () => {
  test.each<[truth: Card, guess: Card, away: number]>([
    ['S10', 'S5', 5],
    ['H11', 'C12', 1],
    ['H1', 'C13', 12],
    ['X', 'S13', 14],
    ['S13', 'X', 14],
    ['X', 'X', 0],
    ['S4', 'H4', 0],
  ])('truth %s, guess %s: %i', (truth, guess, away) => expect(guessDistance(guess, truth)).toBe(away))
  test('two guesses that are as wrong about a joker are equal', () => {
    expect(compareGuesses({ guess: 'X', truth: 'S1' }, { guess: 'H13', truth: 'X' })).toBeNull()
  })
  test('a joker guessed rightly is right', () => {
    expect(compareGuesses({ guess: 'S1', truth: 'S2' }, { guess: 'X', truth: 'X' })).toEqual({
      first: false,
      ending: 'right guess',
    })
  })
  test('the same rank of another suit is nearest, and not right', () => {
    expect(compareGuesses({ guess: 'S2', truth: 'H2' }, { guess: 'S3', truth: 'S2' })).toEqual({
      first: true,
      ending: 'nearer guess',
    })
  })
})

describe('a tie-breaker', () => {
  const tie = (table: PersonsTable) => {
    const [first, second] = table.state.own.map(({ hidden }) => hidden!) as [Card, Card]
    toGuessing(table)
    table.seat(0).guesses(second)
    table.seat(1).guesses(first)
  }
  test('waits until the other player, who starts it, deals', () => {
    const table = dealt()
    tie(table)
    expect(table.toMove).toEqual([1])
    expect(table.seat(0).offers).toEqual([])
    expect(table.state.open.suspects).toEqual(['H3', 'S3'])
    table.seat(1).deals()
    expect(table.last('began')).toEqual({ type: 'began', deal: 2, starter: 1 })
    expect(table.toMove).toEqual([0, 1])
  })
  test('begins with everything back in the pack', () => {
    const table = dealt({ hides: 'D1 D1', draws: '' })
    for (const [seat, card] of (['H3', 'S3'] as const).entries()) table.seat(seat).hides(card)
    table.seat(0).asks('S')
    tie(table)
    table.seat(1).deals()
    expect(table.state.open).toMatchObject({
      phase: 'hide',
      barred: [],
      asked: [[], []],
      down: [[], []],
      suspects: [null, null],
      guesses: [null, null],
      questions: 0,
      last: false,
    })
    expect(table.state.own[0]).toEqual({ hidden: null, lineup: [], meant: [], explained: null, guess: null })
    expect(table.seat(0).may({ type: 'hide', card: 'D1' })).toBe(true)
    table.seat(0).hides('H3')
    table.seat(1).hides('S3')
    expect(table.toMove).toEqual([1])
    expect(table.state.open.pile).toBe(32)
  })
  test('after three tied deals the game is drawn', () => {
    const table = dealt()
    for (const next of [1, 0]) {
      tie(table)
      table.seat(next).deals()
      table.seat(0).hides('H3')
      table.seat(1).hides('S3')
      expect(table.toMove).toEqual([next])
    }
    tie(table)
    expect(table.heard('tied').map(({ deal }) => deal)).toEqual([1, 2, 3])
    expect(table.heard('drawn')).toHaveLength(1)
    expect(table.state.outcome).toEqual({ winners: [], points: [0, 0] })
    expect(table.toMove).toEqual([])
  })
})

test('any card may be named or guessed, one’s own and excluded ones too', () => {
  const table = dealt({ hides: 'D3 D4' })
  for (const card of PERSONS) expect(table.seat(0).may({ type: 'name', card })).toBe(true)
  table.seat(0).names('D3')
  expect(table.state.outcome!.winners).toEqual([1])
})
