// Law: the rules of a game list every kind of move whose choice the others cannot see, so that the host commits to it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  applyMoveUnchecked,
  checkMove,
  cloneState,
  diffStates,
  drawAlternativeMoves,
  legalOffers,
  parseRecord,
  startGame,
  visibleChangeText,
  type GameRules,
  type GameState,
  type GameTypeParams,
  type LogEntry,
} from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'

const RECORDS = join(import.meta.dirname, '../records')

/** Enough that a choice among 53 cards, of which a few look the same, is hardly ever missed. */
const TRIED_ALTERNATIVES = 150

const stateAfter = (
  rules: GameRules<GameTypeParams>,
  before: GameState<GameTypeParams>,
  [seat, move]: LogEntry,
): GameState<GameTypeParams> => {
  const after = cloneState(before)
  applyMoveUnchecked(rules, after, seat, checkMove(rules, after, seat, move))
  return after
}

/** True if the seat could have made another move that looks the same to the others and leads to another state. */
function isChoiceHidden(
  rules: GameRules<GameTypeParams>,
  before: GameState<GameTypeParams>,
  [seat, move]: LogEntry,
): boolean {
  const after = stateAfter(rules, before, [seat, move])
  const diff = diffStates(before, after)
  const hiddenState = JSON.stringify([after.own, after.sealed])
  if (hiddenState === JSON.stringify([before.own, before.sealed])) return false
  const visibleChange = visibleChangeText(diff, seat)
  return drawAlternativeMoves(legalOffers(rules, before, seat), move, TRIED_ALTERNATIVES).some(otherMove => {
    const instead = stateAfter(rules, before, [seat, otherMove])
    return (
      visibleChangeText(diffStates(before, instead), seat) === visibleChange &&
      JSON.stringify([instead.own, instead.sealed]) !== hiddenState
    )
  })
}

test.each(games.map(({ id }) => id))('%s: the moves that hide a choice are those that its rules list', async id => {
  const rules = await games.find(game => game.id === id)!.load()
  const found = new Set<string>()
  for (const file of readdirSync(join(RECORDS, id)).filter(name => name.endsWith('.jsonl'))) {
    const record = parseRecord(readFileSync(join(RECORDS, id, file), 'utf8'))
    let state = startGame(rules, record)
    for (const logEntry of record.log) {
      if (!found.has(logEntry[1].type) && isChoiceHidden(rules, state, logEntry)) found.add(logEntry[1].type)
      state = stateAfter(rules, state, logEntry)
    }
  }
  expect([...found].sort()).toEqual([...(rules.hiddenMoves ?? [])].sort())
})
