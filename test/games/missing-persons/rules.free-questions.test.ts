// Tests free questions: anything may be asked, players answer and turn by hand, and nobody judges.
import { describe, expect, test } from 'vitest'
import { dealt, type PersonsTable, type Wanted } from './table.ts'

const free = (wanted: Wanted = {}) => dealt({ questions: 'free', ...wanted })

/** Asks and gets an answer; nothing is turned by hand yet. */
function asked(table: PersonsTable, yes: boolean, by = 0): void {
  table.seat(by).asksFreely('Would you lend this person your umbrella?')
  table.seat(1 - by).answers(yes)
}

describe('the asker writes any question', () => {
  test('of 1 to 140 characters, and none of the 137 is offered', () => {
    const ana = free().seat(0)
    for (const wording of ['?', 'Is it the 10 or the King of clubs?', '漢'.repeat(140)])
      expect(ana.may({ type: 'askFreely', wording })).toBe(true)
    for (const wording of ['', ' ', 'x'.repeat(141)]) expect(ana.may({ type: 'askFreely', wording })).toBe(false)
    expect(ana.may({ type: 'ask', question: 'red' })).toBe(false)
  })
  test('the same one again if they like', () => {
    const table = free()
    asked(table, false)
    table.seat(0).done()
    asked(table, false, 1)
    table.seat(1).done()
    asked(table, true)
    expect(table.state.open.asked[0]).toHaveLength(2)
  })
  test('the other answers by hand, and either answer is taken', () => {
    for (const yes of [true, false]) {
      const table = free()
      asked(table, yes)
      expect(table.last('answered')).toEqual({ type: 'answered', by: 1, yes })
      expect(table.seat(1).heard('refused')).toEqual([])
    }
  })
})

describe('the asker turns misfits by hand', () => {
  test('any face-up card, one at a time, before the draw', () => {
    const table = free()
    asked(table, true)
    expect(table.toMove).toEqual([0])
    expect(table.heard('turned')).toEqual([])
    for (const place of [0, 5, 9]) {
      expect(table.seat(0).may({ type: 'turn', place })).toBe(true)
      table.seat(0).turns(place)
      expect(table.seat(0).may({ type: 'turn', place })).toBe(false)
    }
    expect(table.seat(0).lineup).toBe('# H2 H4 H5 H6 # H8 H9 H10 #')
    expect(table.heard('drew')).toEqual([])
    table.seat(0).done()
    expect(table.last('drew')).toEqual({ type: 'drew', by: 0, places: [0, 5, 9], misfits: [], left: 29 })
    expect(table.seat(0).lineup).toBe('D1 H2 H4 H5 H6 D2 H8 H9 H10 D3')
    expect(table.toMove).toEqual([0])
  })
  test('also after a No; then nothing is drawn and the turn passes', () => {
    const table = free()
    asked(table, false)
    table.seat(0).turns(3)
    table.seat(0).done()
    expect(table.heard('drew')).toEqual([])
    expect(table.state.open.down[0]).toEqual([3])
    expect(table.toMove).toEqual([1])
  })
  test('or none; then a Yes draws only onto places that waited', () => {
    const table = free()
    asked(table, true)
    table.seat(0).done()
    expect(table.heard('drew')).toEqual([])
    expect(table.toMove).toEqual([0])
    expect(table.seat(0).may({ type: 'askFreely', wording: 'And now?' })).toBe(true)
  })
  test('all ten of them, and then is done', () => {
    const table = free()
    asked(table, true)
    for (let place = 0; place < 10; place++) table.seat(0).turns(place)
    expect(table.seat(0).offers.map(({ type }) => type)).toEqual(['done', 'name'])
  })
  test('drawn cards stay face up, whatever they are', () => {
    const table = free()
    asked(table, true)
    table.seat(0).turns(0)
    table.seat(0).done()
    expect(table.state.open.down[0]).toEqual([])
  })
  test('and the other may not', () => {
    const table = free()
    asked(table, true)
    expect(table.seat(1).offers.map(({ type }) => type)).toEqual(['name'])
  })
})

describe('at most three Yes in a row keep the turn', () => {
  test('the fourth draws its cards, and the turn passes', () => {
    const table = free()
    for (let yes = 1; yes <= 4; yes++) {
      expect(table.toMove).toEqual([0])
      asked(table, true)
      table.seat(0).turns(0)
      table.seat(0).done()
    }
    expect(table.state.open.pile).toBe(28)
    expect(table.toMove).toEqual([1])
  })
  test('with questionsPerTurn three, two do', () => {
    const table = free({ questionsPerTurn: 'three' })
    for (let yes = 1; yes <= 3; yes++) {
      expect(table.toMove).toEqual([0])
      asked(table, true)
      table.seat(0).done()
    }
    expect(table.toMove).toEqual([1])
  })
})

test('with single draws the asker turns first and then places one card', () => {
  const table = free({ draw: 'single' })
  asked(table, true)
  table.seat(0).turns(2)
  table.seat(0).turns(4)
  table.seat(0).done()
  expect(table.seat(0).may({ type: 'lay', place: 3 })).toBe(false)
  table.seat(0).lays(4)
  expect(table.seat(0).lineup).toBe('H1 H2 # H5 D1 H7 H8 H9 H10 H11')
  expect(table.toMove).toEqual([0])
})

test('a last turn is a full one, without drawing', () => {
  const table = free()
  Object.assign(table.state.open, { pile: 1 })
  table.state.sealed.pile.splice(1)
  asked(table, true)
  table.seat(0).turns(0)
  table.seat(0).done()
  expect(table.last('ranOut')).toEqual({ type: 'ranOut', last: 1 })
  asked(table, true, 1)
  table.seat(1).turns(0)
  table.seat(1).done()
  expect(table.toMove).toEqual([1])
  asked(table, false, 1)
  table.seat(1).done()
  expect(table.toMove).toEqual([0, 1])
  expect(table.heard('drew')).toHaveLength(1)
})
