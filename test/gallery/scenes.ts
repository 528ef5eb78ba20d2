// All scenes of the gallery, in order.
import { games } from '../../shared/games/index.ts'
import { onTelevision, scenesOf } from './moments.ts'
import { pages, parts } from './pages.ts'
import type { Scene } from './scene.ts'

/** All scenes, found once. */
export const scenes: Promise<readonly Scene[]> = Promise.all(games.map(({ id }) => scenesOf(id))).then(ofGames => [
  ...parts,
  ...pages,
  ...ofGames.flat(),
])

/** Scenes inspected on a TV without keeping pictures. */
export const televised: Promise<readonly Scene[]> = Promise.all(games.map(({ id }) => onTelevision(id))).then(ofGames =>
  ofGames.flat(),
)

export { promised } from './promised.ts'
