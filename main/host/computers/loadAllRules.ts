// Loads the rules of every game this host can play, once.
import type { GameRules, GameTypeParams } from '../../../shared/engine/index.ts'
import { games } from '../../../shared/games/index.ts'

/** Every game, by id; those a lobby offers come first. */
export async function loadAllRules(): Promise<ReadonlyMap<string, GameRules<GameTypeParams>>> {
  const orderedEntries = [...games].sort((a, b) => Number(b.isOffered) - Number(a.isOffered))
  const loadedGames = await Promise.all(orderedEntries.map(async entry => [entry.id, await entry.load()] as const))
  return new Map(loadedGames)
}
