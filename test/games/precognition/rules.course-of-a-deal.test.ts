// Tests the course of a deal: hands, predictions edited until they are sealed, and one card after another.
import { describe, expect, test } from 'vitest'
import { defaultOptions, startGame } from '../../../shared/engine/index.ts'
import type { Precognition } from '../../../shared/games/precognition/kinds.ts'
import { precognition } from '../../../shared/games/precognition/rules.ts'
import { dealt } from './table.ts'

describe('the deal', () => {
  test('everybody sees their own hand only, and nobody the cards left over', () => {
    const table = dealt(5)
    expect(table.last('dealt')).toEqual({
      type: 'dealt',
      deal: 1,
      starter: 0,
      players: [0, 1, 2, 3, 4],
      cards: 10,
      apart: 2,
    })
    expect(table.seat(3).heard('received')).toEqual([{ type: 'received', by: 3, cards: table.state.own[3]!.hand }])
    expect(table.heard('received')).toEqual([])
    const seen = JSON.stringify([table.table, table.seat(3).view])
    for (const card of [...table.state.own[2]!.hand, ...table.state.sealed.apart])
      expect(seen).not.toContain(`"${card}"`)
  })
})

describe('predicting', () => {
  test('everybody writes at the same time', () => {
    const table = dealt(3)
    expect(table.toMove).toEqual([0, 1, 2])
    for (const seat of [0, 1, 2]) expect(table.seat(seat).may({ type: 'predict', letters: 'UDS' })).toBe(true)
  })
  test('1 to one fewer letters than the row has cards, U D S alone', () => {
    for (const [players, most] of [
      [2, 51],
      [3, 50],
      [5, 49],
      [6, 47],
      [13, 51],
    ] as const) {
      const table = dealt(players)
      const may = (letters: string) => table.seat(1).may({ type: 'predict', letters })
      expect(may('U')).toBe(true)
      expect(may('S'.repeat(most)), `${players} players`).toBe(true)
      expect(may('S'.repeat(most + 1)), `${players} players`).toBe(false)
      for (const letters of ['', 'u', 'UP', 'U D', 'UDX']) expect(may(letters)).toBe(false)
    }
  })
  test('a prediction is secret, and may be rewritten until it is sealed', () => {
    const table = dealt(2)
    table.seat(0).predicts('UUSSDD')
    table.seat(0).predicts('UDUD')
    expect(table.seat(0).view.own.prediction).toBe('UDUD')
    expect(table.toMove).toEqual([0, 1])
    table.seat(0).seals()
    expect(table.toMove).toEqual([1])
    expect(table.seat(0).offers).toEqual([])
    expect(table.last('sealed')).toEqual({ type: 'sealed', by: 0 })
    expect(table.seat(0).heard('predicted')).toEqual([{ type: 'predicted', by: 0, letters: 'UDUD' }])
    expect(JSON.stringify([table.table, table.seat(1).view])).not.toMatch(/UDUD|UUSSDD/)
  })
  test('an empty prediction cannot be sealed', () => {
    expect(dealt(2).seat(0).may({ type: 'seal' })).toBe(false)
  })
  test('nobody plays before all are sealed', () => {
    const table = dealt(2)
    table.seat(0).predicts('U')
    table.seat(0).seals()
    expect(table.seat(0).may({ type: 'play', card: table.state.own[0]!.hand[0]! })).toBe(false)
    table.seat(1).predicts('D')
    expect(table.state.open.phase).toBe('predict')
    table.seat(1).seals()
    expect(table.last('began')).toEqual({ type: 'began', starter: 0 })
    expect(table.toMove).toEqual([0])
  })
})

describe('playing', () => {
  test('from the starter clockwise, one card each, placed at the right end of the row', () => {
    const table = dealt(3, { first: 1 })
    table.predicted('U', 'U', 'U')
    for (const seat of [1, 2, 0, 1]) {
      expect(table.toMove).toEqual([seat])
      table.seat(seat).plays(table.state.own[seat]!.hand[0]!)
    }
    expect(table.state.open.row).toEqual(['S1', 'S2', 'S3', 'S4'])
    expect(table.state.open.cards).toEqual([16, 15, 16])
    expect(table.heard('played').map(({ by, change }) => [by, change])).toEqual([
      [1, null],
      [2, 'U'],
      [0, 'U'],
      [1, 'U'],
    ])
  })
  test('any card of one’s hand, and no other', () => {
    const table = dealt(2)
    table.predicted('U', 'U')
    for (const card of table.state.own[0]!.hand) expect(table.seat(0).may({ type: 'play', card })).toBe(true)
    expect(table.seat(0).may({ type: 'play', card: table.state.own[1]!.hand[0]! })).toBe(false)
    expect(table.seat(1).offers).toEqual([])
    table.seat(0).plays('S7')
    expect(table.state.own[0]!.hand).not.toContain('S7')
  })
  test('until the last card is placed', () => {
    const table = dealt(5)
    table.predicted('U', 'D', 'UU', 'DD', 'SS')
    table.playedOut()
    expect(table.state.open.row).toHaveLength(50)
    expect(table.state.open.cards).toEqual([0, 0, 0, 0, 0])
  })
  test('a prediction is opened once it has come true, or once too few cards are left for it', () => {
    const table = dealt(2)
    table.predicted('UUUU', 'D'.repeat(40))
    const play = () => table.seat(table.toMove[0]!).plays(table.state.own[table.toMove[0]!]!.hand[0]!)
    for (let cards = 0; cards < 4; cards++) play()
    expect(table.state.open.predictions).toEqual([null, null])
    play()
    expect(table.state.open.predictions).toEqual(['UUUU', null])
    expect(table.last('cameTrue')).toEqual({ type: 'cameTrue', of: 0, letters: 'UUUU', at: 0 })
    while (table.state.open.predictions[1] === null) play()
    expect(table.state.open.row).toHaveLength(13) // 39 are left for 40 letters, and none has come
    expect(table.last('broke')).toEqual({ type: 'broke', of: 1, letters: 'D'.repeat(40) })
    expect(table.heard('revealed')).toEqual([])
  })

  test('as in the book, all predictions stay sealed until the last card, whatever has come true', () => {
    const table = dealt(2, { predictions: 'at the end' })
    table.predicted('UUUU', 'D'.repeat(40))
    while (table.state.open.row.length < 49)
      table.seat(table.toMove[0]!).plays(table.state.own[table.toMove[0]!]!.hand[0]!)
    expect(table.state.open.predictions).toEqual([null, null])
    expect(table.seat(1).offers.map(({ type }) => type)).not.toContain('finish')
    table.playedOut()
    expect(table.state.open.predictions).toEqual(['UUUU', 'D'.repeat(40)])
  })

  test('a prediction that is still open stays secret', () => {
    const table = dealt(3)
    table.predicted('UUUU', 'DDDD', 'SS')
    while (table.state.open.row.length < 40)
      table.seat(table.toMove[0]!).plays(table.state.own[table.toMove[0]!]!.hand[0]!)
    expect(table.state.open.predictions).toEqual(['UUUU', null, null])
    table.playedOut()
    expect(table.state.open.predictions).toEqual(['UUUU', 'DDDD', 'SS'])
  })
})

describe('finishing the skyline', () => {
  /** Two players at a table on which everything is decided after the fifth card. */
  function settled(options: Parameters<typeof dealt>[1] = {}) {
    const table = dealt(2, options)
    table.predicted('UUUU', 'DDD')
    const play = () => table.seat(table.toMove[0]!).plays(table.state.own[table.toMove[0]!]!.hand[0]!)
    return {
      table,
      play,
      until: (cards: number) => {
        while (table.state.open.row.length < cards) play()
      },
    }
  }
  const offersFinish = ({ offers }: { readonly offers: readonly { readonly type: string }[] }) =>
    offers.some(({ type }) => type === 'finish')

  test('is offered to all once no prediction can change the result, and not a card earlier', () => {
    const { table, until } = settled()
    until(4)
    expect([0, 1].map(seat => offersFinish(table.seat(seat)))).toEqual([false, false])
    until(5) // DDD is shorter than UUUU, which has come true
    expect(table.last('settled')).toEqual({ type: 'settled' })
    expect([0, 1].map(seat => offersFinish(table.seat(seat)))).toEqual([true, true])
  })

  test('lays the rest at once when all agree, and the row stands complete', () => {
    const { table, until } = settled()
    until(5)
    table.seat(0).finishes()
    expect(table.state.open.row).toHaveLength(5)
    expect(offersFinish(table.seat(0))).toBe(false)
    table.seat(1).finishes()
    expect(table.state.open.row).toHaveLength(52)
    expect(new Set(table.state.open.row).size).toBe(52)
    expect(table.last('finished')).toEqual({ type: 'finished', cards: table.state.open.row.slice(5) })
    expect(table.state.outcome!.winners).toEqual([0])
  })

  test('waits for nobody: cards can be played on all the same', () => {
    const { table, until } = settled()
    until(5)
    table.seat(1).finishes()
    until(7)
    expect(table.state.open.row).toHaveLength(7)
    table.seat(0).finishes()
    expect(table.state.outcome!.winners).toEqual([0])
  })

  test('computer players agree at once, at any level', () => {
    const { table, until } = settled()
    until(5)
    for (const level of ['easy', 'normal', 'sharp'] as const)
      expect(table.seat(1).computer('finish', level)).toEqual({ type: 'finish' })
  })

  test('is not offered while an open prediction could still tie', () => {
    const table = dealt(2)
    table.predicted('UUUU', 'DDDD')
    while (table.state.open.row.length < 20)
      table.seat(table.toMove[0]!).plays(table.state.own[table.toMove[0]!]!.hand[0]!)
    expect(offersFinish(table.seat(0))).toBe(false)
  })
})

describe('hands', () => {
  test.each([
    [2, 'whole deck', 26],
    [4, 'whole deck', 13],
    [2, 'ten each', 10],
    [3, 'ten each', 10],
    [4, 'ten each', 10],
    [13, 'ten each', 4],
  ] as const)('%i players with %s get %i cards each', (seats, hands, cards) => {
    const options = { ...defaultOptions<Precognition>(precognition), hands }
    const { open } = startGame(precognition, { seats, options, seed: 'hands', first: 0 })
    expect(open).toMatchObject({
      cards: Array.from({ length: seats }, () => cards),
      length: seats * cards,
      apart: 52 - seats * cards,
    })
  })
})

describe('three rounds', () => {
  /** Plays a deal in which these predictions are written. */
  function round(table: ReturnType<typeof dealt>, ...letters: string[]): void {
    if (table.state.open.phase === 'between') table.seat(table.toMove[0]!).deals()
    table.predicted(...letters)
    table.playedOut()
  }
  const never = 'S'.repeat(30)

  test('each prediction that came true scores its letters, and everybody plays on', () => {
    const table = dealt(3, { rounds: 'three' })
    round(table, 'UUU', 'UD', never)
    expect(table.last('scored')).toEqual({ type: 'scored', round: 1, gained: [3, 2, 0], points: [3, 2, 0] })
    expect(table.state.open).toMatchObject({ phase: 'between', next: [0, 1, 2] })
    expect(table.heard('left')).toEqual([])
  })

  test('most points after the third round win', () => {
    const table = dealt(3, { rounds: 'three' })
    for (let nth = 0; nth < 3; nth++) round(table, 'U', never, never)
    expect(table.state.outcome).toEqual({ winners: [0], points: [3, 0, 0] })
    expect(table.last('won')).toEqual({ type: 'won', winners: [0], letters: 3, why: 'points' })
  })

  test('a tie after them is played off, or shared', () => {
    const tied = (ties: 'play off' | 'share') => {
      const table = dealt(3, { rounds: 'three', ties })
      for (let nth = 0; nth < 3; nth++) round(table, 'U', 'D', never)
      return table
    }
    expect(tied('share').state.outcome).toMatchObject({ winners: [0, 1], points: [3, 3, 0] })
    const table = tied('play off')
    expect(table.state.open).toMatchObject({ phase: 'between', next: [0, 1] })
    table.seat(table.toMove[0]!).deals()
    expect(table.state.open.players).toEqual([0, 1])
  })

  test('no prediction is past caring for while it may still score', () => {
    const table = dealt(2, { rounds: 'three' })
    table.predicted('UUUU', 'DDD')
    while (table.state.open.row.length < 20)
      table.seat(table.toMove[0]!).plays(table.state.own[table.toMove[0]!]!.hand[0]!)
    expect(table.heard('settled')).toEqual([])
  })
})
