// Finds the most useful conclusion, and the story lines a conclusion rests on.
import {
  at,
  firstUnnotedConclusion,
  minimalSubset,
  withAlsoExcluded,
  type OwnMark,
  type SeatView,
} from '../../../engine/index.ts'
import { opponentOf } from '../rules/deal.ts'
import { collectEvidence, type EvidenceClue } from './evidence.ts'
import type { MissingPersons } from '../kinds.ts'
import { cardMarkKey, directNotebookFacts } from './notes.ts'
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
      return [conclusion.card, ...(conclusion.alsoExcluded ?? [])].every(card => !(card in chances))
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
export function hint(view: View, isNoted?: (conclusion: Conclusion) => boolean): Conclusion | null {
  if (view.outcome || view.open.suspects[opponentOf(view.seat)]) return null
  const conclusion = firstUnnotedConclusion(conclusions(view), isNoted)
  if (conclusion?.type !== 'excluded') return conclusion
  const { of, card } = conclusion
  const clues = supportingClues(view, conclusion)
  const chances = chancesFromEvidence({ clues, faceUp: collectEvidence(view).faceUp }, view.options)
  const others = directNotebookFacts(view).left.filter(other => other !== card)
  return withAlsoExcluded(conclusion, others, {
    follows: other => !(other in chances),
    isNoted: other => isNoted?.({ type: 'excluded', of, card: other }) === true,
  })
}

/** The own marks of a conclusion: the persons it rules out are crossed out, where the facts leave them. */
export function marksOfConclusion(view: View, conclusion: Conclusion): OwnMark[] {
  return directNotebookFacts(view)
    .left.filter(card => !isEntailed(conclusion, { [card]: 1 }))
    .map(card => ({ at: cardMarkKey(view.open.deal, card), mark: 'out' }))
}

/** What could be concluded, most useful first. */
function* conclusions(view: View): Generator<Conclusion> {
  const of = opponentOf(view.seat)
  const { chances, riddles, contradicted } = prove(view)
  if (contradicted) return
  const suspects = suspectsWithChance(chances)
  if (riddles[0]?.answer) {
    yield { type: 'certain', of, card: at(suspects, 0) }
    return
  }
  for (const card of directNotebookFacts(view).left) if (!suspects.includes(card)) yield { type: 'excluded', of, card }
  if (view.options.questions === 'free' || view.open.phase === 'hide') return
  const isYes = (question: Question) => suspects.some(card => isTrueOfCard(question, card))
  const questions = undecidedQuestions(answersReceived(view))
    .filter(question => suspects.every(card => isTrueOfCard(question, card)) || !isYes(question))
    .sort((a, b) => rankOfConclusion(a, isYes(a)) - rankOfConclusion(b, isYes(b)))
  for (const question of questions) yield { type: 'trait', of, question, yes: isYes(question) }
}

/** The rank of a conclusion: the fewer persons it leaves in a full pack, the better; 0 is best. */
function rankOfConclusion(question: Question, yes: boolean): number {
  if (!isArcQuestion(question)) return ALL_QUESTIONS.indexOf(question) / 10
  const rankCount = ranksOfArc(question).length
  return yes ? rankCount : 13 - rankCount
}
