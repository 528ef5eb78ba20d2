// Law: at a shared screen, whoever learned something by their last move sees it before the curtain falls.
import { expect, test } from 'vitest'
import {
  applyMoveUnchecked,
  cloneState,
  seatView,
  startGame,
  tableView,
  type GameRules,
  type GameTypeParams,
  type Mind,
} from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { recordOf, recordsOf } from '../gallery/moments.ts'

/** The turns of a record that are examined: a proof takes its time. */
const EXAMINED_TURNS = 12

/** Lines by which a player learns nothing that they did not choose, or do not look at in their own turn anyway. */
const NO_NEWS: Readonly<Record<string, readonly string[]>> = {
  'missing-persons': ['hid', 'dealt', 'lined'],
  precognition: ['played', 'settled'],
}

/** The types of the lines by which somebody learned something with the move that ended their turn, and what held the curtain. */
function lessonsAtTurnEnds(rules: GameRules<GameTypeParams>, mind: Mind<GameTypeParams>, record: string) {
  const { log, ...start } = recordOf(record)
  const state = startGame(rules, start)
  const found: { move: string; lines: readonly string[]; isShown: boolean }[] = []
  for (const [seat, move] of log) {
    const before = cloneState(state)
    applyMoveUnchecked(rules, state, seat, move)
    const table = tableView(state)
    if (state.outcome !== null || rules.toMove(table).includes(seat) || rules.isBetweenRounds?.(table)) continue
    if (found.length === EXAMINED_TURNS) break
    const [viewBefore, viewAfter] = [seatView(before, seat), seatView(state, seat)]
    if (mind.prove(viewAfter).left >= mind.prove(viewBefore).left) continue
    const lines = viewAfter.story.slice(viewBefore.story.length)
    if (lines.every(({ type }) => NO_NEWS[rules.id]?.includes(type))) continue
    const isShown = lines.some(line => rules.reveals?.(line) || line.type in (rules.namings ?? {}))
    found.push({ move: move.type, lines: lines.map(({ type }) => type), isShown })
  }
  return found
}

test.each(games.map(game => [game.id, game] as const))('%s: what a turn ends with is shown', async (id, game) => {
  const [rules, mind] = await Promise.all([game.load(), game.mind()])
  const lessons = recordsOf(id).flatMap(record => lessonsAtTurnEnds(rules, mind, record))
  const tells = rules.reveals !== undefined || rules.namings !== undefined
  expect(lessons.length > 0, 'some turn ends with something learned').toBe(tells)
  expect(lessons.filter(({ isShown }) => !isShown)).toEqual([])
})
