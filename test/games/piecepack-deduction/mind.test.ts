// Tests hints, reasons and the worth of questions: true, minimal, and equal to those of a full list of deals.
import { describe, expect, test } from 'vitest'
import {
  diceFromSeed,
  entropy,
  applyMoveUnchecked,
  seatView,
  startGame,
  randomMove,
  type SeatView,
  type GameState,
} from '../../../shared/engine/index.ts'
import type { Piecepack } from '../../../shared/games/piecepack-deduction/kinds.ts'
import { mind } from '../../../shared/games/piecepack-deduction/mind.ts'
import { directNotebookFacts } from '../../../shared/games/piecepack-deduction/reasoning/notes.ts'
import { provenPlaceMark, prove } from '../../../shared/games/piecepack-deduction/reasoning/proof.ts'
import { piecepack } from '../../../shared/games/piecepack-deduction/rules.ts'
import { TILES } from '../../../shared/games/piecepack-deduction/cards.ts'
import { possibleQuestions } from '../../../shared/games/piecepack-deduction/players/worth.ts'
import { listed } from './listing.ts'
import { dealt, tilesOf } from './table.ts'
import { effort } from '../../kit/effort.ts'

type View = SeatView<Piecepack>

interface Position {
  readonly state: GameState<Piecepack>
  readonly seat: number // whose turn it is to be tried: with each position the next one
}

/** Positions of random games, at the given steps. */
function* positions(seats: number, games: number, steps: number, every: number): Generator<Position> {
  let nth = 0
  for (let i = 0; i < games; i++) {
    const chance = diceFromSeed(`mind ${seats} ${i}`)
    const state = startGame(piecepack, {
      seats,
      options: { lastOneIn: 'must name' },
      seed: `mind ${seats} ${i}`,
      first: null,
    })
    for (let step = 0; step < steps && !state.outcome; step++) {
      const [seat, move] = randomMove(piecepack, state, chance)!
      applyMoveUnchecked(piecepack, state, seat, move.type === 'name' && chance.below(10) > 0 ? { type: 'pass' } : move)
      if (step % every === every - 1) yield { state, seat: nth++ % seats }
    }
  }
}

/** The view with only these lines of its story. */
const hearing = (view: View, lines: readonly number[]): View => ({
  ...view,
  story: lines.map(line => view.story[line]!),
})

/** The lines that dealt this seat its own tiles and those face up. */
const ownLines = ({ story }: View) =>
  story.flatMap(({ type }, line) => (type === 'received' || type === 'dealt' ? [line] : []))

describe('a hint', () => {
  test('is true, and was not said directly', () => {
    let hints = 0
    for (const { state, seat } of positions(3, effort(10, 25), 60, 4)) {
      const view = seatView(state, seat)
      const hint = mind.hint(view)
      if (!hint) continue
      hints++
      const mark = hint.type === 'certain' ? 'here' : 'not here'
      expect(provenPlaceMark(prove(view), hint.tile, hint.place)).toBe(mark)
      const truth =
        state.sealed.missing === hint.tile ? 'missing' : state.own.findIndex(({ hand }) => hand.includes(hint.tile))
      expect(hint.place === truth).toBe(hint.type === 'certain')
      expect(
        directNotebookFacts(view)
          .find(({ tile }) => tile === hint.tile)!
          .cells.find(({ place }) => place === hint.place)!.mark,
      ).not.toBe(mark)
    }
    expect(hints).toBeGreaterThan(effort(20, 50))
  })
  test('says at once all that one reason excludes, and notes all of it', () => {
    let several = 0
    for (const { state, seat } of positions(3, effort(10, 25), 60, 4)) {
      const view = seatView(state, seat)
      const hint = mind.hint(view)
      if (hint?.type !== 'excluded') continue
      const told = prove(hearing(view, [...ownLines(view), ...mind.supportingLines(view, hint)]))
      const tiles = [hint.tile, ...(hint.alsoExcluded ?? [])]
      for (const tile of tiles) expect(provenPlaceMark(told, tile, hint.place)).toBe('not here')
      expect(mind.marksOfConclusion!(view, hint)).toHaveLength(tiles.length)
      if (tiles.length > 1) several++
    }
    expect(several).toBeGreaterThan(0)
  })
  test('is none at the deal, and none when the game is over', () => {
    const table = dealt()
    expect(mind.hint(table.seat(0).view)).toBeNull()
    table.coin('M3')
    table.seat(0).asks(1, 'many', 'M')
    expect(mind.hint(table.seat(0).view)).toMatchObject({ type: 'certain', place: 1 })
    table.seat(0).names('H5')
    expect(mind.hint(table.seat(0).view)).toBeNull()
  })
  test('is the missing tile before anything else', () => {
    const table = dealt()
    for (const by of [1, 2])
      for (const tile of table.state.own[by]!.hand)
        if (tile !== 'M1') table.state.story.push({ line: { type: 'showed', by, to: 0, tile }, to: [by, 0] })
    table.coin('M3')
    table.seat(0).asks(1, 'many', 'M')
    expect(mind.hint(table.seat(0).view)).toEqual({ type: 'certain', tile: 'H5', place: 'missing' })
  })
})

describe('the reason for a mark', () => {
  test.each([3, 4])('with %i players is sufficient, with each of its lines needed', seats => {
    let reasons = 0
    for (const { state, seat } of positions(seats, effort(2, seats === 3 ? 6 : 3), 50, 12)) {
      const view = seatView(state, seat)
      const proof = prove(view)
      const proved = TILES.flatMap(tile =>
        directNotebookFacts(view)
          .find(row => row.tile === tile)!
          .cells.map(({ place }) => ({ tile, place, mark: provenPlaceMark(proof, tile, place) })),
      )
      for (const { tile, place, mark } of diceFromSeed(`reasons ${reasons}`).shuffle(proved).slice(0, 12)) {
        if (mark === null) continue
        const lines = mind.supportingLines(view, { type: mark === 'here' ? 'certain' : 'excluded', tile, place })
        reasons++
        expect(lines.length).toBeGreaterThan(0)
        expect(provenPlaceMark(prove(hearing(view, lines)), tile, place)).toBe(mark)
        if (lines.every(line => ['received', 'dealt'].includes(view.story[line]!.type))) continue
        for (const line of lines)
          expect(
            provenPlaceMark(
              prove(
                hearing(
                  view,
                  lines.filter(other => other !== line),
                ),
              ),
              tile,
              place,
            ),
          ).toBeNull()
      }
    }
    expect(reasons).toBeGreaterThan(effort(15, 50))
  })
  test('for a tile in sight is the line that dealt it', () => {
    const { view } = dealt().seat(0)
    const types = (lines: readonly number[]) => lines.map(line => view.story[line]!.type)
    expect(types(mind.supportingLines(view, { type: 'certain', tile: 'S0', place: 0 }))).toEqual(['received'])
    expect(types(mind.supportingLines(view, { type: 'excluded', tile: 'M1', place: 0 }))).toEqual(['received'])
    expect(types(mind.supportingLines(view, { type: 'certain', tile: 'H3', place: 'faceUp' }))).toEqual(['dealt'])
    expect(types(mind.supportingLines(view, { type: 'excluded', tile: 'H3', place: 'missing' }))).toEqual(['dealt'])
  })
  test('for a count is the line that said it', () => {
    const table = dealt()
    table.coin('C3')
    table.seat(0).asks(1, 'many', 'C')
    table.seat(0).passes()
    table.coin('M3')
    table.seat(1).asks(2, 'any', 'M') // none
    table.seat(1).passes()
    table.coin('M3')
    table.seat(2).asks(1, 'many', 'M')
    const { view } = table.seat(0)
    for (const tile of tilesOf('M1 M4')) {
      const lines = mind.supportingLines(view, { type: 'certain', tile, place: 1 })
      expect(lines.map(line => view.story[line])).toEqual([
        expect.objectContaining({ type: 'asked', by: 2, trait: 'M', answer: 5 }),
      ])
    }
  })
  test('does not exist for what does not follow', () => {
    expect(mind.supportingLines(dealt().seat(0).view, { type: 'certain', tile: 'H5', place: 'missing' })).toEqual([])
  })
})

describe('the worth of a question', () => {
  /** Bits about the missing tile from a full list of deals: who shows a tile prefers one the asker has seen. */
  function plainly(view: View, { of, trait, question }: ReturnType<typeof possibleQuestions>[number]): number {
    const deals = listed(view, 100_000)!
    const seen = view.story.flatMap(line => (line.type === 'showed' && line.by === of ? [line.tile] : []))
    const joint = new Map<string, Map<string, number>>()
    for (const { hands, missing } of deals) {
      const matching = hands[of]!.filter(tile => tile.includes(trait))
      const old = matching.filter(tile => seen.includes(tile))
      const shown = question === 'many' || matching.length === 0 ? [''] : old.length > 0 ? ['one of the old'] : matching
      for (const tile of shown) {
        const answer = `${question === 'many' ? matching.length : Math.min(1, matching.length)} ${tile}`
        const row = joint.get(answer) ?? new Map<string, number>()
        joint.set(answer, row.set(missing, (row.get(missing) ?? 0) + 1 / shown.length))
      }
    }
    const sum = (row: Iterable<number>) => [...row].reduce((total, share) => total + share, 0)
    const before = entropy(TILES.map(tile => deals.filter(({ missing }) => missing === tile).length))
    return (
      before -
      [...joint.values()].reduce(
        (bits, row) => bits + (sum(row.values()) / deals.length) * entropy([...row.values()]),
        0,
      )
    )
  }

  test.each([3, 4])('with %i players equals that of a full list of deals', seats => {
    let weighed = 0
    for (const { state } of positions(seats, effort(4, 8), 100, 17)) {
      if (state.open.phase !== 'ask') continue
      const view = seatView(state, state.open.turn)
      if (prove(view).deals > 500) continue
      for (const ask of possibleQuestions(view, view.open.coin)) {
        weighed++
        expect(mind.questionWorth(view, ask)!.expected).toBeCloseTo(plainly(view, ask), 9)
      }
    }
    expect(weighed).toBeGreaterThan(effort(15, 30))
  })
  test('is highest for a legal question', () => {
    const table = dealt()
    table.coin('M3')
    const { view } = table.seat(0)
    const all = possibleQuestions(view, 'M3').map(ask => mind.questionWorth(view, ask)!)
    for (const { expected, best } of all) {
      expect(table.seat(0).may(best.move)).toBe(true)
      expect(best.expected).toBeGreaterThanOrEqual(expected)
      expect(best).toEqual(all[0]!.best)
    }
    expect(all[0]!.best.expected).toBe(Math.max(...all.map(({ expected }) => expected)))
  })
  test('does not exist for a move that asks nothing', () => {
    const { view } = dealt().seat(0)
    expect(mind.questionWorth(view, { type: 'pass' })).toBeNull()
    expect(mind.questionWorth(view, { type: 'name', tile: 'S0' })).toBeNull()
  })
})
