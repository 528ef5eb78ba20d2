// A game played as one of the kept records was, up to a share of its moves.
import { readdirSync, readFileSync } from 'node:fs'
import {
  applyMoveUnchecked,
  parseRecord,
  required,
  startGame,
  tableView,
  type GameState,
  type GameTypeParams,
  type Seat,
} from '../../shared/engine/index.ts'
import { gameEntry } from '../../shared/games/index.ts'

/** The state after this share of the moves of a game's first record, by name. */
export async function playedTo(
  id: string,
  share: number,
): Promise<{
  readonly state: GameState<GameTypeParams>
  readonly options: Record<string, string | number | boolean>
  readonly toMove: Seat[]
}> {
  const game = await required(gameEntry(id), id).load()
  const folder = `test/records/${id}` // not an address of this file, which a test of a page reads over HTTP
  const [name] = readdirSync(folder)
    .filter(file => file.endsWith('.jsonl'))
    .sort()
  const { log, ...start } = parseRecord(readFileSync(`${folder}/${required(name, `a record of ${id}`)}`, 'utf8'))
  const state = startGame(game, start)
  for (const [seat, move] of log.slice(0, Math.floor(log.length * share))) applyMoveUnchecked(game, state, seat, move)
  return {
    state,
    options: start.options as Record<string, string | number | boolean>,
    toMove: [...game.toMove(tableView(state))],
  }
}
