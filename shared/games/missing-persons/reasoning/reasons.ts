// Finds the most useful conclusion, and the story lines a conclusion rests on.
import { at, minimalSubset, type SeatView } from '../../../engine/index.ts'
import { opponentOf } from '../rules/deal.ts'
import { collectEvidence, type EvidenceClue } from './evidence.ts'
import type { MissingPersons } from '../kinds.ts'
import { notebookFacts } from './notes.ts'
import { chancesFromEvidence, prove, suspectsWithChance, type PersonChances } from './proof.ts'
import {
  isArcQuestion,
  isTrueOfCard,
  undecidedQuestions,
  ALL_QUESTIONS,
  ranksOfArc,
  type Question,
} from '../rules/questions.ts'
import { answersReceived } from '../rules/turn.ts'
import type { MissingPersonsConclusion } from './conclusions.ts'

type View = SeatView<MissingPersons>
type Conclusion = MissingPersonsConclusion

/** True if the conclusion holds for all of these suspects. */
export function isEntailed(conclusion: Conclusion, chances: PersonChances): boolean {
  switch (conclusion.type) {
    case 'excluded':
      return !(conclusion.card in chances)
    case 'certain':
      return Object.keys(chances).every(card => card === conclusion.card)
    case 'trait':
      return suspectsWithChance(chances).every(card => isTrueOfCard(conclusion.question, card) === conclusion.yes)
  }
}

/** A minimal set of clues for the conclusion: without any one of them it does not follow. */
export function supportingClues(view: View, conclusion: Conclusion): EvidenceClue[] {
  const { clues, faceUp } = collectEvidence(view)
  return minimalSubset(clues, subset =>
    isEntailed(conclusion, chancesFromEvidence({ clues: subset, faceUp }, view.options)),
  )
}

/** The story indexes of those clues; empty if the conclusion does not follow. */
export function supportingLines(view: View, conclusion: Conclusion): number[] {
  if (!isEntailed(conclusion, prove(view).chances)) return []
  return [...new Set(supportingClues(view, conclusion).flatMap(({ lines }) => lines))].sort((a, b) => a - b)
}

/**
 * The most useful conclusion that was not said directly: who it must be; a person the other's line-up excludes;
 * or a question that could still be asked but has only one possible answer. Null if there is none.
 */
export function hint(view: View): Conclusion | null {
  const opponent = opponentOf(view.seat)
  if (view.outcome || view.open.suspects[opponent]) return null
  const { chances, riddles, contradicted } = prove(view)
  if (contradicted) return null
  const suspects = suspectsWithChance(chances)
  if (riddles[0]?.answer) return { type: 'certain', of: opponent, card: at(suspects, 0) }
  const excludedCard = notebookFacts(view).left.find(card => !suspects.includes(card))
  if (excludedCard !== undefined) return { type: 'excluded', of: opponent, card: excludedCard }
  if (view.options.questions === 'free' || view.open.phase === 'hide') return null
  const question = undecidedQuestions(answersReceived(view))
    .filter(one => suspects.every(card => isTrueOfCard(one, card)) || !suspects.some(card => isTrueOfCard(one, card)))
    .sort(
      (a, b) =>
        rankOfConclusion(
          a,
          suspects.some(card => isTrueOfCard(a, card)),
        ) -
        rankOfConclusion(
          b,
          suspects.some(card => isTrueOfCard(b, card)),
        ),
    )[0]
  return question === undefined
    ? null
    : { type: 'trait', of: opponent, question, yes: suspects.some(card => isTrueOfCard(question, card)) }
}

/** The rank of a conclusion: the fewer persons it leaves in a full pack, the better; 0 is best. */
function rankOfConclusion(question: Question, yes: boolean): number {
  if (!isArcQuestion(question)) return ALL_QUESTIONS.indexOf(question) / 10
  const rankCount = ranksOfArc(question).length
  return yes ? rankCount : 13 - rankCount
}
