// All scenes of the gallery, in order.
import { games } from '../../shared/games/index.ts'
import { onTelevision, scenesOf } from './moments.ts'
import { pages, parts } from './pages.ts'
import type { Scene } from './scene.ts'

const all: Promise<readonly Scene[]> = Promise.all(games.map(({ id }) => scenesOf(id))).then(ofGames => [
  ...parts,
  ...pages,
  ...ofGames.flat(),
])

/** The scenes of which pictures are taken, found once. */
export const scenes = all.then(found => found.filter(({ looks }) => looks.length > 0))

/** Scenes that never stand still: a test follows each. */
export const followed = all.then(found => found.filter(({ looks }) => looks.length === 0))

/** Scenes inspected on a TV without keeping pictures. */
export const televised: Promise<readonly Scene[]> = Promise.all(games.map(({ id }) => onTelevision(id))).then(ofGames =>
  ofGames.flat(),
)

export { firstMoments, promised, promisedAtOneScreen } from './promised.ts'
