// Computes how far a listener could narrow down the missing persons: by the answers alone, because the line-ups are private.
import { seatsClockwise, type PublicCandidateCount, type SeatView, type TableView } from '../../../engine/index.ts'
import type { EvidenceClue } from './evidence.ts'
import { opponentOf } from '../rules/deal.ts'
import type { MissingPersons } from '../kinds.ts'
import { chancesFromEvidence, suspectsWithChance } from './proof.ts'

/**
 * How many candidates for this seat's own card are left to a listener who heard every answer. Null before the first
 * answer, and if answers mean different things to different people.
 */
export const publicCandidateCountOfOwnCard = (view: SeatView<MissingPersons>): number | null =>
  publicCandidateCounts(view).find(({ of }) => of === view.seat)?.left ?? null

/** One count for each player who has answered. Only plain questions mean the same to everybody. */
export function publicCandidateCounts({
  open,
  seats,
  options,
}: TableView<MissingPersons>): readonly PublicCandidateCount[] {
  if (options.questions !== 'plain' || open.suspects.some(suspect => suspect !== null)) return []
  return seatsClockwise(seats).flatMap(of => {
    const answers = (open.asked[opponentOf(of)] ?? []).flatMap(({ question, yes }): EvidenceClue[] =>
      question && yes !== null ? [{ is: 'answer', answer: { question, yes }, lines: [] }] : [],
    )
    if (answers.length === 0) return []
    const barredClues = open.barred.map((card): EvidenceClue => ({ is: 'barred', card, lines: [] }))
    const suspectsLeft = suspectsWithChance(
      chancesFromEvidence({ clues: [...answers, ...barredClues], faceUp: 0 }, options),
    ).length
    return suspectsLeft > 0 ? [{ of, left: suspectsLeft }] : []
  })
}
