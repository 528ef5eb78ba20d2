// Answers for: what a question is worth: the bits its answer is expected to tell the one who asks.
import { at, entropy, type SeatView, type QuestionWorth } from '../../../engine/index.ts'
import type { MissingPersons } from '../kinds.ts'
import { COMPUTER_PLAYER_LANGUAGE, plainWording, phraseBookWordings, parseWording } from '../rules/phrases/phrases.ts'
import { prove, suspectsWithChance, type PersonChances } from '../reasoning/proof.ts'
import type { Card } from '../cards.ts'
import { isTrueOfCard, undecidedQuestions, QUESTIONS, type Question } from '../rules/questions.ts'
import { suspectedCards } from './suspects.ts'
import { answersReceived } from '../rules/turn.ts'

type View = SeatView<MissingPersons>
type Move = MissingPersons['move']

/** How likely the answer is Yes, from 0 to 1. */
export function chanceOfYes(question: Question, chances: PersonChances): number {
  let sum = 0
  for (const [card, chance] of Object.entries(chances)) if (isTrueOfCard(question, card as Card)) sum += chance
  return Math.min(1, sum)
}

/** What this question was expected to tell, and the one that promised most; null for a move that asks nothing that can be understood. */
export function questionWorth(view: View, move: Move): QuestionWorth<MissingPersons> | null {
  const asked = questionOf(move)
  if (asked === null) return null
  const { chances } = prove(view)
  const bits = (question: Question) => {
    const yes = chanceOfYes(question, chances)
    return entropy([yes, 1 - yes])
  }
  const legal = move.type === 'askFreely' ? QUESTIONS : undecidedQuestions(answersReceived(view))
  const best = legal.reduce((most, question) => (bits(question) > bits(most) ? question : most), asked)
  return { expected: bits(asked), best: { move: putting(move.type, best), expected: bits(best) } }
}

/** The persons who may be missing by all that follows; in free questions by what the wordings mean. */
export function possibleSuspects(view: View): readonly Card[] {
  return view.options.questions === 'free' ? suspectedCards(view) : suspectsWithChance(prove(view).chances)
}

/** True when the question is answered alike for all of these. */
export function hasOneAnswer(question: Question, suspects: readonly Card[]): boolean {
  const yes = suspects.filter(card => isTrueOfCard(question, card)).length
  return yes === 0 || yes === suspects.length
}

/** True when this move asks a question whose answer follows already. */
export function isAnswerKnown(view: View, move: Move): boolean {
  const question = questionOf(move)
  return question !== null && hasOneAnswer(question, possibleSuspects(view))
}

function questionOf(move: Move): Question | null {
  if (move.type === 'ask' || move.type === 'askCryptically') return move.question
  return move.type === 'askFreely' ? parseWording(move.wording) : null
}

function putting(type: Move['type'], question: Question): Move {
  if (type === 'askCryptically')
    return { type, question, wording: at(phraseBookWordings(question, COMPUTER_PLAYER_LANGUAGE), 0) }
  return type === 'askFreely'
    ? { type, wording: plainWording(question, COMPUTER_PLAYER_LANGUAGE) }
    : { type: 'ask', question }
}
