// Law: between two rounds one screen may show everything to all who share it: each secret choice of the round lies open,
// and what a seat still holds is dealt anew.
import { describe, expect, test } from 'vitest'
import {
  applyMoveUnchecked,
  legalOffers,
  seatsClockwise,
  startGame,
  tableView,
  type GameState,
  type GameTypeParams,
} from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { recordOf, recordsOf } from '../gallery/moments.ts'

type State = GameState<GameTypeParams>
type Move = GameTypeParams['move']

const drawn = await Promise.all(
  games.filter(({ isOffered }) => isOffered).map(async ({ id, load }) => ({ id, game: await load() })),
)
const withRounds = drawn.filter(({ game }) => game.isBetweenRounds !== undefined)

/** All the words and cards in a value, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** What a move chooses: a card, several, or the letters of a prediction. */
const chosenIn = ({ type: _, ...fields }: Move) => stringsIn(fields)

/** The same moment, if each seat had held and read what its neighbour did. */
function withTurnedSecrets(state: State): State {
  const turned = structuredClone(state)
  turned.own.push(turned.own.shift()!)
  for (const line of turned.story as { to?: readonly number[] }[])
    if (line.to) line.to = line.to.map(seat => (seat + 1) % state.seats)
  return turned
}

describe.each(drawn)('$id', ({ id, game }) => {
  test('is between rounds exactly while all that anybody may do is to begin the next one', () => {
    let betweenCount = 0
    for (const record of recordsOf(id)) {
      const { log, ...start } = recordOf(record)
      const state = startGame(game, start)
      for (const [nth, [seat, move]] of log.entries()) {
        const offered = seatsClockwise(start.seats).flatMap(seat => legalOffers(game, state, seat))
        const isBetween = game.isBetweenRounds?.(tableView(state)) === true
        expect(isBetween, `${record}, before move ${nth + 1}`).toBe(
          offered.every(({ type }) => game.clearingMoves?.includes(type)),
        )
        if (isBetween) betweenCount++
        applyMoveUnchecked(game, state, seat, move)
      }
    }
    expect(betweenCount > 0).toBe(game.isBetweenRounds !== undefined)
  })
})

describe.each(withRounds)('$id', ({ id, game }) => {
  test('shows every secret choice of the round before the next one begins', () => {
    let shownCount = 0
    for (const record of recordsOf(id)) {
      const { log, ...start } = recordOf(record)
      const state = startGame(game, start)
      let linesBefore = 0
      const choices = new Map<string, string[]>() // the last one of each kind counts, as some may be rewritten
      for (const [nth, [seat, move]] of log.entries()) {
        const { open, story } = tableView(state)
        if (game.isBetweenRounds!(tableView(state))) {
          const shown = stringsIn([open, story.slice(linesBefore)])
          for (const [whose, chosen] of choices)
            expect(shown, `${record}, before move ${nth + 1}: ${whose}`).toEqual(expect.arrayContaining(chosen))
          shownCount += choices.size
          choices.clear()
          linesBefore = story.length
        }
        if (game.hiddenMoves?.includes(move.type)) choices.set(`${move.type} of ${seat}`, chosenIn(move))
        applyMoveUnchecked(game, state, seat, move)
      }
    }
    expect(shownCount).toBeGreaterThan(0)
  })
  test('deals the next round the same, whatever a seat was left with', () => {
    let heldCount = 0
    for (const record of recordsOf(id)) {
      const { log, ...start } = recordOf(record)
      const state = startGame(game, start)
      for (const [nth, [seat, move]] of log.entries()) {
        const isBetween = game.isBetweenRounds!(tableView(state))
        const otherwise = isBetween ? withTurnedSecrets(state) : null
        if (isBetween && stringsIn(state.own).length > 0) heldCount++
        applyMoveUnchecked(game, state, seat, move)
        if (!otherwise) continue
        applyMoveUnchecked(game, otherwise, seat, move)
        for (const part of ['open', 'own', 'sealed', 'chance'] as const)
          expect(otherwise[part], `${record}, after move ${nth + 1}: ${part}`).toEqual(state[part])
      }
    }
    expect(heldCount).toBeGreaterThan(0)
  })
})
