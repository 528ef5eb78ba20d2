// Answers for: every scene of the gallery, in its order.
import { games } from '../../shared/games/index.ts'
import { onTelevision, scenesOf } from './moments.ts'
import { pages, parts } from './pages.ts'
import type { Scene } from './scene.ts'

/** Every scene, found once. */
export const scenes: Promise<readonly Scene[]> = Promise.all(games.map(({ id }) => scenesOf(id))).then(ofGames => [
  ...parts,
  ...pages,
  ...ofGames.flat(),
])

/** What is inspected on a TV besides, and not kept as pictures. */
export const televised: Promise<readonly Scene[]> = Promise.all(games.map(({ id }) => onTelevision(id))).then(ofGames =>
  ofGames.flat(),
)
