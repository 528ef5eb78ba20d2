// Computes the expected information of a question in Missing Persons, in bits.
import { at, entropy, type SeatView, type QuestionWorth } from '../../../engine/index.ts'
import type { MissingPersons } from '../kinds.ts'
import { COMPUTER_PLAYER_LANGUAGE, plainWording, phraseBookWordings, parseWording } from '../rules/phrases/phrases.ts'
import { prove, suspectsWithChance, type PersonChances } from '../reasoning/proof.ts'
import type { Card } from '../cards.ts'
import { isTrueOfCard, undecidedQuestions, ALL_QUESTIONS, type Question } from '../rules/questions.ts'
import { suspectsFromFacts } from './suspects.ts'
import { answersReceived } from '../rules/turn.ts'

type View = SeatView<MissingPersons>
type Move = MissingPersons['move']

/** The chance of a Yes, from 0 to 1. */
export function chanceOfYes(question: Question, chances: PersonChances): number {
  let sum = 0
  for (const [card, chance] of Object.entries(chances)) if (isTrueOfCard(question, card as Card)) sum += chance
  return Math.min(1, sum)
}

/** The expected information of this question and of the best one; null for a move that asks nothing that is understood. */
export function questionWorth(view: View, move: Move): QuestionWorth<MissingPersons> | null {
  const askedQuestion = questionOf(move)
  if (askedQuestion === null) return null
  const { chances } = prove(view)
  const bits = (question: Question) => {
    const yesChance = chanceOfYes(question, chances)
    return entropy([yesChance, 1 - yesChance])
  }
  const legalQuestions = move.type === 'askFreely' ? ALL_QUESTIONS : undecidedQuestions(answersReceived(view))
  const bestQuestion = legalQuestions.reduce(
    (most, question) => (bits(question) > bits(most) ? question : most),
    askedQuestion,
  )
  return {
    expected: bits(askedQuestion),
    best: { move: askingMove(move.type, bestQuestion), expected: bits(bestQuestion) },
  }
}

/** The persons who may be missing, from the proof; for free questions from what the wordings mean. */
export function suspectsFromProof(view: View): readonly Card[] {
  return view.options.questions === 'free' ? suspectsFromFacts(view) : suspectsWithChance(prove(view).chances)
}

/** True if the answer is the same for all of these. */
export function hasSameAnswerForAll(question: Question, suspects: readonly Card[]): boolean {
  const yesCount = suspects.filter(card => isTrueOfCard(question, card)).length
  return yesCount === 0 || yesCount === suspects.length
}

/** True if this move asks a question whose answer already follows. */
export function isAnswerKnown(view: View, move: Move): boolean {
  const question = questionOf(move)
  return question !== null && hasSameAnswerForAll(question, suspectsFromProof(view))
}

function questionOf(move: Move): Question | null {
  if (move.type === 'ask' || move.type === 'askCryptically') return move.question
  return move.type === 'askFreely' ? parseWording(move.wording) : null
}

function askingMove(type: Move['type'], question: Question): Move {
  if (type === 'askCryptically')
    return { type, question, wording: at(phraseBookWordings(question, COMPUTER_PLAYER_LANGUAGE), 0) }
  return type === 'askFreely'
    ? { type, wording: plainWording(question, COMPUTER_PLAYER_LANGUAGE) }
    : { type: 'ask', question }
}
