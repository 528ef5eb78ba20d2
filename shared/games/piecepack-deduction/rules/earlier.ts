// The former rules. A single matching tile was shown at once,
// so a Yes told the whole table whether it meant one tile or several.
import { at, last, tell, type Game } from '../../../engine/index.ts'
import type { Piecepack } from '../kinds.ts'
import { tilesMatching } from '../cards.ts'

/** Rules 1: like the current ones except for what a Yes reveals. */
export function gameAtRulesVersion1(today: Game<Piecepack>): Game<Piecepack> {
  return {
    ...today,
    rules: 1,
    play: {
      ...today.play,
      ask(state, by, move) {
        const { open, own, story } = state
        today.play.ask(state, by, move)
        if (open.phase !== 'show') return
        const tiles = tilesMatching(at(own, move.of).hand, move.trait)
        const several = tiles.length > 1
        Object.assign(last(story).line, { several })
        if (several) return
        open.phase = 'after'
        tell(state, { type: 'showed', by: move.of, to: by, tile: at(tiles, 0) }, [move.of, by])
      },
    },
  }
}
