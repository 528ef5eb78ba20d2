// Lists which public values vary with the seed right after the deal. People review that list, game by game.
import { startGame, tableView, type GameRules, type GameTypeParams } from '../../../shared/engine/index.ts'

/** The public paths whose value is not the same in all of these deals, sorted; * stands for any index of a list. */
export function varyingPublicPaths<K extends GameTypeParams>(
  game: GameRules<K>,
  { seats, options, deals = 60 }: { seats: number; options: K['options']; deals?: number },
): string[] {
  const values = new Map<string, Set<string>>()
  for (let deal = 0; deal < deals; deal++) {
    const state = startGame(game, { seats, options, seed: `varying ${deal}`, first: null })
    const here = new Map<string, string>()
    gather(JSON.parse(JSON.stringify(tableView(state))), '', here)
    for (const [path, value] of here) values.set(path, (values.get(path) ?? new Set()).add(value))
  }
  return [...values]
    .filter(([, seen]) => seen.size > 1)
    .map(([path]) => path)
    .sort()
}

/** For each path, all values found there in this one view, in order. */
function gather(value: unknown, path: string, found: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) {
    found.set(path, `${found.get(path) ?? ''} ${JSON.stringify(value)}`)
    return
  }
  const lengthPath = `${path}.length`
  if (Array.isArray(value)) found.set(lengthPath, `${found.get(lengthPath) ?? ''} ${value.length}`)
  for (const [name, inner] of Object.entries(value))
    gather(inner, [path, Array.isArray(value) ? '*' : name].filter(Boolean).join('.'), found)
}
