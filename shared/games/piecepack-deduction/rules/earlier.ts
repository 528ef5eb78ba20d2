// Answers for: the rules as they were before. With one tile that matched there was nothing to choose: it was shown at once,
// and so a Yes told the whole table whether it stood for one tile or several.
import { at, last, tell, type Game } from '../../../engine/index.ts'
import type { Piecepack } from '../kinds.ts'
import { tilesMatching } from '../cards.ts'

/** Rules 1: today's, but for what a Yes told. */
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
