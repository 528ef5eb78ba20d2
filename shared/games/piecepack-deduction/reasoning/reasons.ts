// Finds the most useful conclusion for a player who asks for help, and the story lines that suffice for it.
import {
  firstUnnotedConclusion,
  minimalSubset,
  withAlsoExcluded,
  type OwnMark,
  type SeatView,
} from '../../../engine/index.ts'
import { storyEvidence, type EvidenceLine } from './clues.ts'
import type { Piecepack } from '../kinds.ts'
import { directNotebookFacts, tileMarkKey } from './notes.ts'
import { countDeals, provenPlaceMark, prove } from './proof.ts'
import type { PiecepackConclusion } from './conclusions.ts'

type View = SeatView<Piecepack>
type Conclusion = PiecepackConclusion

/** The most useful conclusion that nobody told this seat: which tile is missing, which is not, and who has which. */
export function hint(view: View, isNoted?: (conclusion: Conclusion) => boolean): Conclusion | null {
  if (view.outcome) return null
  const proof = prove(view)
  const notebookRows = directNotebookFacts(view)
  const conclusionsDrawn = notebookRows.flatMap(({ tile, at, cells }) =>
    cells.flatMap(({ place, mark }): Conclusion[] => {
      const provenMark = provenPlaceMark(proof, tile, place)
      if (provenMark === null || provenMark === mark || at !== null) return []
      return [{ type: provenMark === 'here' ? 'certain' : 'excluded', tile, place }]
    }),
  )
  if (notebookRows.some(({ at }) => at === 'missing')) return null // nothing is left to find
  const usefulness = ({ type, place }: Conclusion) => (type === 'certain' ? 2 : 0) + (place === 'missing' ? 1.5 : 0)
  const conclusion = firstUnnotedConclusion(
    conclusionsDrawn.sort((a, b) => usefulness(b) - usefulness(a)),
    isNoted,
  )
  if (conclusion?.type !== 'excluded') return conclusion
  const { tile, place } = conclusion
  const sameReason = countDeals(
    view,
    supportingEvidence(view, conclusion).flatMap(({ clues }) => clues),
  )
  const others = conclusionsDrawn.flatMap(other =>
    other.type === 'excluded' && other.place === place && other.tile !== tile ? [other.tile] : [],
  )
  return withAlsoExcluded(conclusion, others, {
    follows: other => provenPlaceMark(sameReason, other, place) === 'not here',
    isNoted: other => isNoted?.({ type: 'excluded', tile: other, place }) === true,
  })
}

/** The own marks of a conclusion. A tile that is found is crossed out as the missing one, or all others are. */
export function marksOfConclusion(view: View, conclusion: Conclusion): OwnMark[] {
  const { tile, place } = conclusion
  const noLonger = (tile: Conclusion['tile']): OwnMark => ({ at: tileMarkKey(tile, 'missing'), mark: 'no' })
  if (conclusion.type === 'excluded')
    return [tile, ...(conclusion.alsoExcluded ?? [])].map(excluded => ({
      at: tileMarkKey(excluded, place),
      mark: 'no',
    }))
  const others = directNotebookFacts(view).filter(
    row => row.tile !== tile && row.cells.some(cell => cell.place === 'missing' && cell.mark === null),
  )
  return [
    { at: tileMarkKey(tile, place), mark: 'yes' },
    ...(place === 'missing' ? others.map(row => noLonger(row.tile)) : [noLonger(tile)]),
  ]
}

/**
 * A minimal set of lines for a conclusion, in addition to one's own tiles and those face up. For a tile in sight this
 * is the line that dealt the tile. For what does not follow, the set is empty.
 */
export function supportingLines(view: View, conclusion: Conclusion): number[] {
  const evidence = supportingEvidence(view, conclusion)
  const { tile, place } = conclusion
  if (evidence.length > 0) return evidence.map(({ line }) => line)
  return isDrawnFrom(view, conclusion, []) ? dealtLines(view, { tile, place }) : []
}

/** A minimal part of the story's evidence for a conclusion; none for a tile in sight, and for what does not follow. */
function supportingEvidence(view: View, conclusion: Conclusion): readonly EvidenceLine[] {
  const isDrawn = (subset: readonly EvidenceLine[]) => isDrawnFrom(view, conclusion, subset)
  const allEvidence = storyEvidence(view)
  return !isDrawn(allEvidence) || isDrawn([]) ? [] : minimalSubset(allEvidence, isDrawn)
}

function isDrawnFrom(view: View, { type, tile, place }: Conclusion, subset: readonly EvidenceLine[]): boolean {
  const cellMark = type === 'certain' ? 'here' : 'not here'
  return (
    provenPlaceMark(
      countDeals(
        view,
        subset.flatMap(({ clues }) => clues),
      ),
      tile,
      place,
    ) === cellMark
  )
}

/** The line that showed this seat where the tile is, or which tiles are at the place. */
function dealtLines({ story, own, seat }: View, { tile, place }: Pick<Conclusion, 'tile' | 'place'>): number[] {
  const isOwnTile = place === seat || own.hand.includes(tile)
  return story.flatMap((line, at) => (line.type === (isOwnTile ? 'received' : 'dealt') ? [at] : []))
}
