// Answers for: every scene of the gallery, in its order.
import { games } from '../../shared/games/index.ts'
import { scenesOf } from './moments.ts'
import { pages, parts } from './pages.ts'
import type { Scene } from './scene.ts'

/** Every scene, found once. */
export const scenes: Promise<readonly Scene[]> = Promise.all(games.map(({ id }) => scenesOf(id))).then(ofGames => [
  ...parts,
  ...pages,
  ...ofGames.flat(),
])
