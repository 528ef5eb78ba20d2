// Tests the deal and the course of a turn: the coin, the question, the tile that is shown.
import { describe, expect, test } from 'vitest'
import {
  stateAfter,
  enumFieldFrom,
  diffStates,
  fieldChoices,
  defaultOptions,
  storyHeardBy,
  isHeardBy,
  offersOfType,
  startGame,
  type GameState,
} from '../../../shared/engine/index.ts'
import type { Piecepack } from '../../../shared/games/piecepack-deduction/kinds.ts'
import { piecepack } from '../../../shared/games/piecepack-deduction/rules.ts'
import { suitOf, TILES, valueOf, type Tile } from '../../../shared/games/piecepack-deduction/cards.ts'
import { dealt, THREE, tilesOf } from './table.ts'

const begin = (seats: number, seed = 'deal') =>
  startGame(piecepack, { seats, options: defaultOptions<Piecepack>(piecepack), seed, first: null })

describe('the deal', () => {
  test('the piecepack has 24 tiles: four suits by six values', () => {
    expect(new Set(TILES).size).toBe(24)
    expect(new Set(TILES.map(suitOf)).size).toBe(4)
    expect(new Set(TILES.map(valueOf)).size).toBe(6)
  })
  test.each([
    [3, 7, 2], // 7+7+7+2+1 = 24
    [4, 5, 3], // 5×4+3+1 = 24
    [5, 4, 3], // 4×5+3+1 = 24
  ])('%i players get %i tiles each, %i lie face up, one is missing', (seats, each, up) => {
    const { open, own, sealed } = begin(seats)
    expect(own.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(each))
    expect(open.faceUp).toHaveLength(up)
    expect([...own.flatMap(({ hand }) => hand), ...open.faceUp, sealed.missing].sort()).toEqual([...TILES].sort())
  })
  test('is for three to five', () => {
    for (const seats of [2, 6]) expect(() => begin(seats)).toThrow(RangeError)
  })
  test('the first player is random, each about as often', () => {
    const firsts = [0, 0, 0]
    for (let i = 0; i < 300; i++) firsts[begin(3, `first ${i}`).open.turn]!++
    for (const times of firsts) expect(times).toBeGreaterThan(60)
  })
  test('every tile may be the missing one', () => {
    expect(new Set(Array.from({ length: 300 }, (_, i) => begin(4, `missing ${i}`).sealed.missing)).size).toBe(24)
  })
  test('everybody sees the tiles face up, each player their own, nobody the missing one', () => {
    const table = dealt()
    expect(table.heard('dealt')).toEqual([{ type: 'dealt', tiles: 7, faceUp: ['H3', 'H4'] }])
    expect(table.heard('received')).toEqual([])
    expect(table.seat(1).heard('received')).toEqual([{ type: 'received', by: 1, tiles: tilesOf(THREE.hands[1]) }])
    for (const viewer of [null, 0, 1, 2]) expect(JSON.stringify(storyHeardBy(table.state, viewer))).not.toContain('H5')
  })
})

describe('the coin', () => {
  test('is drawn for each turn and shown to all', () => {
    const table = dealt()
    expect(table.heard('drew')).toEqual([{ type: 'drew', by: 0, coin: table.state.open.coin }])
    table.seat(0).asks(1, 'many', suitOf(table.state.open.coin))
    table.seat(0).passes()
    expect(table.last('drew')).toEqual({ type: 'drew', by: 1, coin: table.state.open.coin })
  })
  test('comes from all 24 every time', () => {
    const table = dealt()
    const coins: Tile[] = []
    for (let turn = 0; turn < 150; turn++) {
      const player = table.seat(table.state.open.turn)
      coins.push(table.state.open.coin)
      player.asks((table.state.open.turn + 1) % 3, 'many', suitOf(table.state.open.coin))
      player.passes()
    }
    expect(new Set(coins).size).toBe(24)
    expect(coins.some((coin, i) => coin === coins[i + 1])).toBe(true) // it went back into the bag
  })
  test('gives four questions for each opponent, about its suit and its value', () => {
    const table = dealt()
    table.coin('S3')
    const asks = offersOfType(table.seat(0).offers, 'ask')
    expect(table.seat(0).offers.map(({ type }) => type)).toEqual(['ask']) // asking is compulsory: no naming or passing before
    expect(fieldChoices(asks, 'of')).toEqual([1, 2])
    expect(fieldChoices(asks, 'trait')).toEqual(['S', '3'])
    expect(fieldChoices(asks, 'question')).toEqual(['any', 'many'])
    expect(table.seat(0).may({ type: 'ask', of: 0, trait: 'S', question: 'any' })).toBe(false)
    expect(table.seat(0).may({ type: 'ask', of: 1, trait: '4', question: 'any' })).toBe(false)
    expect(table.seat(1).offers).toEqual([])
  })
})

describe('how many?', () => {
  test('is answered with the number, for everybody to read, and no tile is shown', () => {
    const table = dealt()
    table.coin('M3')
    table.seat(0).asks(1, 'many', 'M')
    expect(table.last('asked')).toEqual({ type: 'asked', by: 0, of: 1, trait: 'M', question: 'many', answer: 5 })
    expect(table.seat(0).heard('showed')).toEqual([])
    expect(table.toMove).toEqual([0])
  })
  test('may be zero', () => {
    const table = dealt()
    table.coin('S3')
    table.seat(0).asks(2, 'many', 'S')
    expect(table.last('asked').answer).toBe(0)
  })
})

describe('do you have one?', () => {
  test('No shows nothing', () => {
    const table = dealt()
    table.coin('S3')
    table.seat(0).asks(1, 'any', 'S')
    expect(table.last('asked')).toEqual({ type: 'asked', by: 0, of: 1, trait: 'S', question: 'any', answer: false })
    expect(table.seat(0).heard('showed')).toEqual([])
    expect(table.state.open.phase).toBe('after')
  })
  test('with one matching tile the asked player shows it by a press too, to the asker alone', () => {
    const table = dealt()
    table.coin('S3')
    table.seat(0).asks(1, 'any', '3')
    expect(table.last('asked')).toEqual({ type: 'asked', by: 0, of: 1, trait: '3', question: 'any', answer: true })
    expect(table.toMove).toEqual([1])
    expect(table.seat(0).heard('showed')).toEqual([])
    expect(table.seat(1).offers).toEqual([{ type: 'show', tile: enumFieldFrom(['M3']) }])
    table.seat(1).shows('M3')
    const showed = [{ type: 'showed', by: 1, to: 0, tile: 'M3' }]
    expect(table.seat(0).heard('showed')).toEqual(showed)
    expect(table.seat(1).heard('showed')).toEqual(showed)
    expect(table.seat(2).heard('showed')).toEqual([])
    expect(table.heard('showed')).toEqual([])
    expect(table.toMove).toEqual([0])
  })
  test('the asked player shows one matching tile of their choice, which the asker alone sees', () => {
    const table = dealt()
    table.coin('M3')
    table.seat(0).asks(1, 'any', 'M')
    expect(table.toMove).toEqual([1])
    expect(table.seat(0).offers).toEqual([])
    expect(fieldChoices(offersOfType(table.seat(1).offers, 'show'), 'tile')).toEqual(tilesOf('M1 M2 M3 M4 M5'))
    expect(table.seat(1).may({ type: 'show', tile: 'C0' })).toBe(false)
    table.seat(1).shows('M4')
    expect(table.seat(0).heard('showed')).toEqual([{ type: 'showed', by: 1, to: 0, tile: 'M4' }])
    expect(table.seat(2).heard('showed')).toEqual([])
    expect(table.heard('chose')).toEqual([{ type: 'chose', by: 1, to: 0 }])
    expect(JSON.stringify(table.table)).not.toContain('M4')
    expect(table.toMove).toEqual([0])
  })
  test('nobody but the asked player can tell from anything sent whether there was a choice', () => {
    const one = 'M1 C1 C2 C3 C4 C5 C0'
    const five = 'M1 M2 M3 M4 M5 C1 C2'
    const [sent, sentOfFive] = [one, five].map(hand => {
      const table = dealt({
        missing: 'H5',
        hands: [
          'S0 S1 S2 S3 S4 S5 M0',
          hand,
          [...tilesOf('M2 M3 M4 M5 C0 C3 C4 C5 H0 H1 H2 H3 H4')]
            .filter(tile => !hand.includes(tile))
            .slice(0, 7)
            .join(' '),
        ],
      })
      table.coin('M3')
      const sent: string[] = []
      const look = (before: GameState<Piecepack>) => {
        const { open, told } = diffStates(before, table.state)
        const heardBy = (viewer: number | null) => told.filter(line => isHeardBy(line, viewer)).map(({ line }) => line)
        sent.push(
          ...[null, 0, 2].map(viewer =>
            JSON.stringify([open, heardBy(viewer), table.toMove, viewer === null ? null : table.seat(viewer).offers]),
          ),
        )
      }
      let before = structuredClone(table.state)
      table.seat(0).asks(1, 'any', 'M')
      look(before)
      before = structuredClone(table.state)
      table.seat(1).shows('M1')
      look(before)
      return sent
    })
    expect(sent).toHaveLength(6)
    expect(sent).toEqual(sentOfFive)
  })
})

describe('a turn', () => {
  test('may end without naming, and goes on clockwise with a new question', () => {
    const table = dealt(THREE, { first: 1 })
    for (const seat of [1, 2, 0, 1]) {
      expect(table.toMove).toEqual([seat])
      table.coin('S3')
      table.seat(seat).asks((seat + 1) % 3, 'many', 'S')
      expect(table.seat(seat).offers.map(({ type }) => type)).toEqual(['name', 'pass'])
      table.seat(seat).passes()
      expect(table.state.open.asked).toBeNull()
    }
    expect(table.state.open.turns).toBe(5)
  })
  test('changes little: a pass fits in 200 bytes', () => {
    const { state } = dealt()
    state.open.coin = 'S3'
    const asked = stateAfter(piecepack, state, 0, { type: 'ask', of: 1, trait: 'S', question: 'many' })
    const { open, told } = diffStates(asked, stateAfter(piecepack, asked, 0, { type: 'pass' }))
    expect(JSON.stringify([open, told]).length).toBeLessThan(200)
  })
})
