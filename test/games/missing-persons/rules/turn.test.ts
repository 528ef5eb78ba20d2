// Tests a turn: Yes draws and asks again, No passes, and naming is possible at any moment.
import { describe, expect, test } from 'vitest'
import { missingPersons } from '../../../../shared/games/missing-persons/rules.ts'
import { cardsOf, dealt, emptiesThePile, HEARTS, SPADES } from '../table.ts'

const CLUBS = 'C1 C2 C3 C4 C5 C6 C7 C8 C9 C10'

describe('the worked line-up, the first player’s half', () => {
  const table = dealt({
    lines: ['H1 C5 C12 D10 S4 D5 S11 S12 S13 S2', CLUBS.replace('C5', 'C11')],
    draws: 'H10 D11 H9 S9 C13',
    hides: 'S1 S3',
  })
  const ana = table.seat(0)
  test('a spade? Yes: all but spades are turned, and five cards are drawn onto those places', () => {
    ana.asks('S')
    expect(table.last('asked')).toEqual({ type: 'asked', by: 0, question: 'S', yes: true })
    expect(table.last('turned')).toEqual({ type: 'turned', by: 0, places: [0, 1, 2, 3, 5] })
    expect(ana.heard('got').at(-1)!.cards).toEqual(cardsOf('H10 D11 H9 S9 C13'))
  })
  test('a card that is drawn and does not fit is turned down at once', () => {
    expect(table.last('drew')).toEqual({
      type: 'drew',
      by: 0,
      places: [0, 1, 2, 3, 5],
      misfits: [0, 1, 2, 5],
      left: 27,
    })
    expect(ana.lineup).toBe('# # # S9 S4 # S11 S12 S13 S2')
    expect(table.toMove).toEqual([0])
  })
  test('royal? No: everything that is not a spade, and every J Q K, is turned; the turn passes', () => {
    ana.asks('royal')
    expect(ana.lineup).toBe('# # # S9 S4 # # # # S2')
    expect(table.state.open.pile).toBe(27)
    expect(table.toMove).toEqual([1])
  })
})

describe('a Yes', () => {
  test('fills every face-down place from left to right, and the asker asks again', () => {
    const table = dealt()
    table.seat(0).asks('H') // No: all ten hearts go down
    expect(table.seat(0).lineup).toBe('# # # # # # # # # #')
    table.seat(1).asks('S') // No
    table.seat(0).asks('black') // Yes
    expect(table.heard('drew')).toEqual([
      {
        type: 'drew',
        by: 0,
        places: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        misfits: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        left: 22,
      },
    ])
    expect(table.toMove).toEqual([0])
  })
  test('draws nothing when every card of the line-up fits', () => {
    const table = dealt({ lines: [SPADES, HEARTS] })
    table.seat(0).asks('S')
    expect(table.heard('turned')).toEqual([])
    expect(table.heard('drew')).toEqual([])
    expect(table.state.open.pile).toBe(32)
    expect(table.toMove).toEqual([0])
    expect(table.seat(0).questions.length).toBeGreaterThan(0)
  })
  test('counts all answers so far, not only the last', () => {
    const table = dealt({
      lines: ['S4 S5 H4 H5 D4 D5 C4 C5 C6 C7', HEARTS.replace('H4', 'H12').replace('H5', 'H13')],
      draws: 'S6 C8',
      hides: 'D1 S3',
    })
    table.seat(0).asks('royal') // No, so all stay
    table.seat(1).asks('S') // No
    table.seat(0).asks('S') // Yes: only spades that are no royals
    expect(table.seat(0).lineup.split(' ').slice(0, 2)).toEqual(['S4', 'S5'])
    expect(table.seat(0).lineup.split(' ')[2]).toBe('S6')
  })
})

describe('a No', () => {
  test('turns the misfits, draws nothing, and the turn passes', () => {
    const table = dealt()
    table.seat(0).asks('H')
    expect(table.last('turned').places).toHaveLength(10)
    expect(table.heard('drew')).toEqual([])
    expect(table.toMove).toEqual([1])
    expect(table.seat(0).offers.map(({ type }) => type)).toEqual(['name'])
  })
  test('only the asker’s line-up is turned', () => {
    const table = dealt()
    table.seat(0).asks('S')
    expect(table.seat(1).lineup).toBe(SPADES)
  })
  test('is the answer to every question about the joker', () => {
    const table = dealt({ hides: 'H3 X' })
    for (const question of ['red', 'black'] as const) {
      table.seat(0).asks(question)
      expect(table.last('asked').yes).toBe(false)
      if (question === 'red') table.seat(1).asks('S')
    }
    table.seat(1).asks('C')
    expect(table.toMove).toEqual([0])
    expect(table.seat(0).offers.map(({ type }) => type)).toEqual(['name'])
    table.seat(0).names('X')
    expect(table.state.outcome!.winners).toEqual([0])
  })
})

describe('a player left without a legal question must name', () => {
  test('when the answers leave one person there is no other move', () => {
    const table = dealt({ draw: 'single' })
    for (const question of ['S', 'arc:1-6', 'arc:2-5', 'arc:2-3', 'arc:3-9'] as const) {
      table.seat(0).asks(question)
      table.seat(0).lays(0)
    }
    expect(table.toMove).toEqual([0])
    expect(table.seat(0).offers.map(({ type }) => type)).toEqual(['name'])
    expect(table.seat(0).computer()).toEqual({ type: 'name', card: 'S3' })
  })
})

describe('naming', () => {
  const table = () => dealt()
  test('is legal for both players in either one’s turn, once the line-ups are dealt', () => {
    const here = table()
    for (const seat of [0, 1]) expect(here.seat(seat).may({ type: 'name', card: 'D7' })).toBe(true)
    here.seat(0).asks('H')
    for (const seat of [0, 1]) expect(here.seat(seat).may({ type: 'name', card: 'D7' })).toBe(true)
  })
  test.each([
    ['in one’s own turn', 0],
    ['in the other’s turn', 1],
  ] as const)('right wins, %s', (_, by) => {
    const here = table()
    here.seat(by).names(by === 0 ? 'S3' : 'H3')
    expect(here.last('named')).toMatchObject({ by, right: true })
    expect(here.last('opened')).toEqual({ type: 'opened', suspects: ['H3', 'S3'] })
    expect(here.last('won')).toEqual({ type: 'won', winner: by, ending: 'right name' })
    expect(here.state.outcome).toEqual({ winners: [by], points: by === 0 ? [1, 0] : [0, 1] })
    expect(here.state.open.suspects).toEqual(['H3', 'S3'])
  })
  test.each([
    ['in one’s own turn', 0],
    ['in the other’s turn', 1],
  ] as const)('wrong loses at once, %s', (_, by) => {
    const here = table()
    here.seat(by).names('D7')
    expect(here.last('named')).toMatchObject({ by, right: false })
    expect(here.last('won')).toEqual({ type: 'won', winner: 1 - by, ending: 'wrong name' })
    expect(here.state.outcome!.winners).toEqual([1 - by])
    expect(here.toMove).toEqual([])
    for (const seat of [0, 1]) expect(here.seat(seat).offers).toEqual([])
  })
  test('may be of any card, also the one the player hides', () => {
    expect(table().seat(0).may({ type: 'name', card: 'H3' })).toBe(true)
    expect(table().seat(0).may({ type: 'name', card: 'S3' })).toBe(true)
    expect(dealt({ pack: 'two' }).seat(0).may({ type: 'name', card: 'H3' })).toBe(true)
    expect(dealt({ hides: 'X S3' }).seat(0).may({ type: 'name', card: 'X' })).toBe(true) // there is another joker
  })
  test('is possible while a card must be placed, an answer is owed or misfits are being turned', () => {
    const single = dealt({ draw: 'single' })
    single.seat(0).asks('S')
    const free = dealt({ questions: 'free' })
    free.seat(0).asksFreely('Is it warm?')
    for (const here of [single, free])
      for (const seat of [0, 1]) expect(here.seat(seat).may({ type: 'name', card: 'D7' })).toBe(true)
    free.seat(1).answers(true)
    for (const seat of [0, 1]) expect(free.seat(seat).may({ type: 'name', card: 'D7' })).toBe(true)
  })
})

describe('draw: single', () => {
  test('a Yes draws one card onto one face-down place of the asker’s choice', () => {
    const table = dealt({ draw: 'single', draws: 'S12' })
    table.seat(0).asks('S')
    expect(table.heard('drew')).toEqual([])
    expect(table.toMove).toEqual([0])
    expect(table.seat(0).may({ type: 'ask', question: 'royal' })).toBe(false)
    table.seat(0).lays(6)
    expect(table.seat(0).lineup).toBe('# # # # # # S12 # # #')
    expect(table.last('drew')).toEqual({ type: 'drew', by: 0, places: [6], misfits: [], left: 31 })
    expect(table.seat(0).may({ type: 'ask', question: 'royal' })).toBe(true)
  })
  test('a drawn card that does not fit is turned down at once', () => {
    const table = dealt({ draw: 'single', draws: 'H12' })
    table.seat(0).asks('S')
    table.seat(0).lays(6)
    expect(table.last('drew')).toEqual({ type: 'drew', by: 0, places: [6], misfits: [6], left: 31 })
    expect(table.seat(0).lineup).toBe('# # # # # # # # # #')
    expect(table.seat(0).heard('got')).toEqual([{ type: 'got', by: 0, cards: ['H12'] }])
  })
  test('a face-up place cannot be chosen', () => {
    const table = dealt({ draw: 'single', lines: ['S1 H2 S4 S5 S6 S7 S8 S9 S10 S11', CLUBS], draws: '' })
    table.seat(0).asks('S')
    expect(table.seat(0).may({ type: 'lay', place: 0 })).toBe(false)
    expect(table.seat(0).may({ type: 'lay', place: 1 })).toBe(true)
  })
  test('with no place face down the asker just asks again', () => {
    const table = dealt({ draw: 'single', lines: [SPADES, HEARTS] })
    table.seat(0).asks('S')
    expect(table.seat(0).may({ type: 'ask', question: 'royal' })).toBe(true)
  })
})

describe('questionsPerTurn: three', () => {
  test('the third question ends the turn even when it is answered Yes; its cards are drawn', () => {
    const table = dealt({ questionsPerTurn: 'three' })
    for (const question of ['S', 'arc:1-6'] as const) table.seat(0).asks(question)
    expect(table.toMove).toEqual([0])
    table.seat(0).asks('arc:2-5')
    expect(table.last('drew').left).toBe(2)
    expect(table.toMove).toEqual([1])
  })
  test('with single draws the card is placed first', () => {
    const table = dealt({ questionsPerTurn: 'three', draw: 'single' })
    for (const question of ['S', 'arc:1-6', 'arc:2-5'] as const) {
      table.seat(0).asks(question)
      expect(table.toMove).toEqual([0])
      table.seat(0).lays(0)
    }
    expect(table.toMove).toEqual([1])
  })
  test('every turn has three of its own', () => {
    const table = dealt({ questionsPerTurn: 'three', draw: 'single' })
    const yes = (seat: 0 | 1, question: 'S' | 'H' | 'arc:1-6' | 'arc:2-5') => {
      table.seat(seat).asks(question)
      table.seat(seat).lays(0)
    }
    for (const question of ['S', 'arc:1-6', 'arc:2-5'] as const) yes(0, question)
    for (const question of ['H', 'arc:1-6'] as const) yes(1, question)
    expect(table.toMove).toEqual([1])
    yes(1, 'arc:2-5')
    expect(table.toMove).toEqual([0])
    table.seat(0).asks('arc:3-4')
    table.seat(0).lays(0)
    expect(table.toMove).toEqual([0])
  })
  test('unlimited: a turn goes on as long as the answer is Yes', () => {
    const table = dealt({ draw: 'single' })
    for (const question of ['S', 'arc:1-6', 'arc:2-5', 'arc:3-4'] as const) {
      table.seat(0).asks(question)
      table.seat(0).lays(0)
    }
    expect(table.toMove).toEqual([0])
  })
})

describe('lineups: open', () => {
  test('everybody sees what is drawn onto a line-up', () => {
    const table = dealt({ lineups: 'open' })
    table.seat(0).asks('S')
    expect(table.last('got').cards).toEqual(cardsOf('D1 D2 D3 D4 D5 D6 D7 D8 D9 D10'))
    expect(table.state.open.faces[0]).toEqual(cardsOf('D1 D2 D3 D4 D5 D6 D7 D8 D9 D10'))
    expect(table.state.open.faces[1]).toEqual(cardsOf(SPADES))
  })
})

test('own line-ups: the others read how many cards were drawn, not which', () => {
  const table = dealt()
  table.seat(0).asks('S')
  expect(table.heard('got')).toEqual([])
  expect(table.seat(1).heard('got')).toEqual([])
  expect(JSON.stringify([table.table, table.seat(1).view])).not.toContain('"D1"')
  expect(table.last('drew').places).toHaveLength(10)
})

test('the four questions of these tests empty the pile', () => {
  const table = dealt()
  emptiesThePile(table.seat(0), 'S')
  expect(table.heard('drew').map(({ left }) => left)).toEqual([22, 12, 2, 0])
  expect(missingPersons.seats).toEqual([2, 2])
})
