// Tests that proofs find exactly what a full list of deals would show.
import { describe, expect, test } from 'vitest'
import {
  diceFromSeed,
  applyMoveUnchecked,
  seatView,
  startGame,
  randomMove,
  type Dice,
  type Seat,
  type GameState,
} from '../../../../shared/engine/index.ts'
import type { Piecepack } from '../../../../shared/games/piecepack-deduction/kinds.ts'
import { allTilePlaces } from '../../../../shared/games/piecepack-deduction/reasoning/notes.ts'
import { provenPlaceMark, prove } from '../../../../shared/games/piecepack-deduction/reasoning/proof.ts'
import { piecepack } from '../../../../shared/games/piecepack-deduction/rules.ts'
import { TILES, type Tile } from '../../../../shared/games/piecepack-deduction/cards.ts'
import { listed, tallied } from '../listing.ts'
import { dealt, tilesOf } from '../table.ts'
import { effort } from '../../../kit/effort.ts'

type Game = GameState<Piecepack>

function begin(seats: number, seed: string): Game {
  return startGame(piecepack, {
    seats,
    options: { lastOneIn: diceFromSeed(seed).pick(['wins', 'must name']) },
    seed,
    first: null,
  })
}

/** A small game: hands of `size` tiles; all the others are face up. */
function small(seats: number, size: number, deal: readonly Tile[], seed: string): Game {
  const state = begin(seats, seed)
  const own = Array.from({ length: seats }, (_, seat) => ({
    hand: deal.slice(1 + seat * size, 1 + (seat + 1) * size),
    missing: null,
  }))
  state.open.faceUp = deal.slice(1 + seats * size)
  return { ...state, own, sealed: { missing: deal[0]! } }
}

/** Plays any legal move; namings are rare, because they would end games early. */
function onward(state: Game, chance: Dice, naming: number): void {
  const [seat, move] = randomMove(piecepack, state, chance)!
  applyMoveUnchecked(piecepack, state, seat, move.type === 'name' && chance.below(naming) > 0 ? { type: 'pass' } : move)
}

const truthOf = ({ sealed, open, own }: Game, tile: Tile) =>
  sealed.missing === tile
    ? 'missing'
    : open.faceUp.includes(tile)
      ? 'faceUp'
      : own.findIndex(({ hand }) => hand.includes(tile))

/** Compares a seat's proof with the full list of deals; false if the list would be too long. */
function compare(state: Game, seat: Seat, most: number): boolean {
  const view = seatView(state, seat)
  const deals = listed(view, most)
  if (!deals) return false
  const proof = prove(view)
  const counts = tallied(view, deals)
  expect(proof.deals).toBe(deals.length)
  expect(proof.dealCounts).toEqual(counts)
  const missing = counts.map(row => row.at(-1)!).filter(count => count > 0)
  expect(proof.left).toBe(missing.length)
  expect(proof.bitsLeft).toBeCloseTo(
    missing.reduce((bits, count) => bits - (count / deals.length) * Math.log2(count / deals.length), 0),
    9,
  )
  return true
}

const times = effort(0.25, 3)

describe('a proof equals a full list of deals', () => {
  test.each([
    [3, 1, 4],
    [3, 2, 5],
    [3, 3, 7],
    [4, 1, 5],
    [4, 2, 7],
    [5, 1, 6],
  ])('in every deal with %i players and hands of %i', (seats, size, inPlay) => {
    const chance = diceFromSeed(`small ${seats} ${size}`)
    const pack = chance.shuffle(TILES)
    const mine = pack.slice(0, size)
    const rest = pack.slice(size, size + seats * size + 1 - size)
    expect(rest.length).toBeLessThanOrEqual(inPlay + 2)
    const state = small(seats, size, [rest[0]!, ...mine, ...rest.slice(1), ...pack.slice(seats * size + 1)], 'all')
    for (const { hands, missing } of listed(seatView(state, 0), 10_000)!) {
      const deal = [missing, ...hands.flat(), ...state.open.faceUp]
      const game = small(seats, size, deal, `course ${deal.join('')}`)
      for (let step = 0; step < 12 && !game.outcome; step++) {
        onward(game, chance, 6)
        if (step % 3 === 2) compare(game, chance.below(seats), 2_000)
      }
    }
  })

  test.each([3, 4, 5])('in real games of %i, once few enough deals are left', seats => {
    let compared = 0
    for (let i = 0; i < 20 * times; i++) {
      const chance = diceFromSeed(`late ${seats} ${i}`)
      const state = begin(seats, `late ${seats} ${i}`)
      for (let step = 0; step < 150 && !state.outcome; step++) {
        onward(state, chance, 12)
        const seat = chance.below(seats)
        const { deals } = step % 5 > 0 ? { deals: Infinity } : prove(seatView(state, seat))
        if (deals > 200) continue
        expect(compare(state, seat, deals)).toBe(true)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(150 * times)
  })

  test('at the deal, with three players, all 51,480 of them', () => {
    expect(compare(begin(3, 'the deal'), 0, 51_480)).toBe(true)
    expect(prove(seatView(begin(3, 'the deal'), 0)).deals).toBe(51_480)
  })
  test.each([
    [4, 12_108_096],
    [5, 1_072_071_000],
  ])('at the deal of %i players there are %i, and every unseen tile is as likely as another', (seats, deals) => {
    const state = begin(seats, 'the deal')
    const proof = prove(seatView(state, 1))
    const size = state.own[0]!.hand.length
    const unseen = (seats - 1) * size + 1
    expect(proof.deals).toBe(deals)
    for (const [i, tile] of TILES.entries()) {
      const seen = state.own[1]!.hand.includes(tile) ? 1 : state.open.faceUp.includes(tile) ? seats : null
      expect(proof.dealCounts[i]).toEqual(
        allTilePlaces(seats).map((place, column) =>
          seen !== null
            ? column === seen
              ? deals
              : 0
            : place === 1 || place === 'faceUp'
              ? 0
              : (deals * (place === 'missing' ? 1 : size)) / unseen,
        ),
      )
    }
  })
})

describe('as the game goes on', () => {
  test.each([3, 4, 5])(
    'among %i the truth is never crossed out, no mark is taken back, and each tile is somewhere',
    seats => {
      const wrong: string[] = []
      for (let i = 0; i < Math.ceil((seats === 5 ? 1 : seats === 4 ? 3 : 8) * times); i++) {
        const chance = diceFromSeed(`law ${seats} ${i}`)
        const state = begin(seats, `law ${seats} ${i}`)
        const before = state.own.map((_, seat) => prove(seatView(state, seat)))
        while (!state.outcome && state.open.turns < 40) {
          onward(state, chance, 10)
          const seat = chance.below(seats)
          const now = prove(seatView(state, seat))
          const was = before[seat]!
          before[seat] = now
          if (now.contradicted || now.deals > was.deals || now.left > was.left)
            wrong.push(`${i} seat ${seat}: ${now.deals} deals after ${was.deals}`)
          for (const [at, tile] of TILES.entries()) {
            if (now.dealCounts[at]!.reduce((sum, count) => sum + count, 0) !== now.deals)
              wrong.push(`${i} ${tile} is not somewhere once`)
            const truth = truthOf(state, tile)
            for (const [column, place] of allTilePlaces(seats).entries()) {
              const mark = provenPlaceMark(now, tile, place)
              if (mark === (place === truth ? 'not here' : 'here'))
                wrong.push(`${i} seat ${seat}: ${tile} ${mark} ${place}`)
              if (was.dealCounts[at]![column] === 0 && now.dealCounts[at]![column]! > 0)
                wrong.push(`${i} seat ${seat}: ${tile} is back at ${place}`)
            }
          }
        }
      }
      expect(wrong).toEqual([])
    },
  )
})

describe('a proof reads the story', () => {
  test('a Yes is one tile or more for everybody but the asker and the asked', () => {
    const table = dealt({
      missing: 'H5',
      hands: ['S0 S1 S2 S3 S4 S5 M0', 'C0 C1 C2 C3 C4 C5 M1', 'M2 M3 M4 M5 H0 H1 H2'],
    })
    table.coin('M4')
    table.seat(0).asks(1, 'any', 'M') // one tile: the ace
    table.seat(1).shows('M1')
    const holds = (tile: Tile) => provenPlaceMark(prove(table.seat(2).view), tile, 1)
    expect(compare(table.state, 2, 100_000)).toBe(true)
    expect(holds('M1')).toBeNull()
    expect(provenPlaceMark(prove(table.seat(0).view), 'M1', 1)).toBe('here')
    expect(provenPlaceMark(prove(table.seat(0).view), 'M2', 1)).toBeNull()
  })
  test('a wrong guesser has seen the missing tile; the others know what it is not', () => {
    const table = dealt()
    table.coin('M3')
    table.seat(0).asks(1, 'many', 'M')
    table.seat(0).names('M1')
    expect(prove(table.seat(0).view).riddles).toMatchObject([{ key: 'missing', left: 1, answer: 'H5', shown: true }])
    expect(provenPlaceMark(prove(table.seat(2).view), 'M1', 'missing')).toBe('not here')
    expect(prove(table.seat(2).view).riddles[0]!.answer).toBeNull()
  })
  test('a count fills a hand: with five Moons at seat 1 none is elsewhere', () => {
    const table = dealt()
    table.coin('M3')
    table.seat(0).asks(1, 'many', 'M')
    const proof = prove(table.seat(0).view)
    for (const tile of tilesOf('M1 M2 M3 M4 M5')) expect(provenPlaceMark(proof, tile, 1)).toBe('here')
    expect(provenPlaceMark(proof, 'C2', 1)).toBeNull()
  })
  test('once all is revealed, everything is proved', () => {
    const table = dealt()
    table.coin('M3')
    table.seat(0).asks(1, 'many', 'M')
    table.seat(0).names('H5')
    for (const seat of [0, 1, 2]) {
      const proof = prove(table.seat(seat).view)
      expect(proof).toMatchObject({
        deals: 1,
        left: 1,
        bitsLeft: 0,
        riddles: [{ key: 'missing', left: 1, answer: 'H5' }],
      })
      for (const tile of TILES) expect(provenPlaceMark(proof, tile, truthOf(table.state, tile))).toBe('here')
    }
  })
  test('answers that fit no deal are ignored, and the proof uses what was seen', () => {
    const table = dealt()
    const nothing = { type: 'asked', by: 0, of: 1, question: 'many', answer: 0 } as const
    for (const trait of ['S', 'M', 'C', 'H'] as const) table.state.story.push({ line: { ...nothing, trait } })
    expect(prove(table.seat(0).view)).toMatchObject({ contradicted: true, deals: 51_480 })
  })
})
