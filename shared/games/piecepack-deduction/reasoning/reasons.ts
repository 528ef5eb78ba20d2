// Answers for: what to tell a player who asks for help: the conclusion most worth drawing, and the lines of the story that are enough to draw it.
import { minimalSubset, type SeatView } from '../../../engine/index.ts'
import { storyEvidence, type LineEvidence } from './clues.ts'
import type { Piecepack } from '../kinds.ts'
import { notebookFacts } from './notes.ts'
import { countDeals, provenMark, prove } from './proof.ts'
import type { PiecepackConclusion } from './conclusions.ts'

type View = SeatView<Piecepack>
type Conclusion = PiecepackConclusion

/** The conclusion most worth drawing, of those nobody told this seat: what is missing, what is not, and who has what. */
export function hint(view: View): Conclusion | null {
  if (view.outcome) return null
  const proof = prove(view)
  const rows = notebookFacts(view)
  const drawn = rows.flatMap(({ tile, at, cells }) =>
    cells.flatMap(({ place, mark }): Conclusion[] => {
      const proved = provenMark(proof, tile, place)
      if (proved === null || proved === mark || at !== null) return []
      return [{ type: proved === 'here' ? 'certain' : 'excluded', tile, place }]
    }),
  )
  if (rows.some(({ at }) => at === 'missing')) return null // nothing is left to find
  const worth = ({ type, place }: Conclusion) => (type === 'certain' ? 2 : 0) + (place === 'missing' ? 1.5 : 0)
  return drawn.reduce<Conclusion | null>(
    (best, conclusion) => (best === null || worth(conclusion) > worth(best) ? conclusion : best),
    null,
  )
}

/**
 * The lines a conclusion rests on, beside one's own tiles and those face up: enough to draw it, and none to spare.
 * What lies before one's eyes rests on the line that dealt it; what does not follow rests on nothing.
 */
export function supportingLines(view: View, { type, tile, place }: Conclusion): number[] {
  const mark = type === 'certain' ? 'here' : 'not here'
  const drawn = (some: readonly LineEvidence[]) =>
    provenMark(
      countDeals(
        view,
        some.flatMap(({ clues }) => clues),
      ),
      tile,
      place,
    ) === mark
  const all = storyEvidence(view)
  if (!drawn(all)) return []
  if (drawn([])) return dealtIn(view, { tile, place })
  return minimalSubset(all, drawn).map(({ line }) => line)
}

/** The line that laid before this seat's eyes where the tile is, or which tiles are at the place. */
function dealtIn({ story, own, seat }: View, { tile, place }: Pick<Conclusion, 'tile' | 'place'>): number[] {
  const mine = place === seat || own.hand.includes(tile)
  return story.flatMap((line, at) => (line.type === (mine ? 'received' : 'dealt') ? [at] : []))
}
