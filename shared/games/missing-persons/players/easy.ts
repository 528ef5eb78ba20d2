// The easy computer player. It forgets some of what it saw and read, asks what comes to mind, and is impatient, as a person is.
import { at, type Dice, type SeatView } from '../../../engine/index.ts'
import { chooseNormalMove, moveForQuestion } from './normal.ts'
import type { Card } from '../cards.ts'
import type { MissingPersons } from '../kinds.ts'
import { seenLineupCards } from '../reasoning/notes.ts'
import { isTrueOfCard, undecidedQuestions, ALL_QUESTIONS, type Question } from '../rules/questions.ts'
import { suspectsFromFacts } from './suspects.ts'
import { answersReceived } from '../rules/turn.ts'
import { hasSameAnswerForAll, suspectsFromProof } from './worth.ts'

type View = SeatView<MissingPersons>
type Move = MissingPersons['move']

/** The easy player forgets one in this many cards. */
const FORGETS_ONE_IN = 3

/** With at most `suspects` suspects, it names one at once in one of every `moves` moves. */
const EARLY_NAMING_LIMITS = { suspects: 3, moves: 4 } as const

/** The number of questions it considers before it asks. */
const CONSIDERED_QUESTION_COUNT = 4

/** A move for this seat; null to wait. */
export function chooseEasyMove(view: View, dice: Dice): Move | null {
  const { open, seat, options, outcome } = view
  if (outcome || open.phase !== 'ask') return chooseNormalMove(view, dice)
  const rememberedSuspects = rememberSuspects(view, dice)
  if (open.turn !== seat)
    return rememberedSuspects.length === 1 ? { type: 'name', card: at(rememberedSuspects, 0) } : null
  if (
    rememberedSuspects.length === 1 ||
    (rememberedSuspects.length <= EARLY_NAMING_LIMITS.suspects && dice.below(EARLY_NAMING_LIMITS.moves) === 0)
  )
    return { type: 'name', card: dice.pick(rememberedSuspects) }
  if (options.questions === 'free' && at(open.asked, seat).length >= 40) return chooseNormalMove(view, dice) // endless answers: somebody made a mistake
  const possible = suspectsFromProof(view) // all it could work out. It never asks what follows from that, not even what it has forgotten.
  const questions = (options.questions === 'free' ? ALL_QUESTIONS : undecidedQuestions(answersReceived(view))).filter(
    question => !hasSameAnswerForAll(question, possible),
  )
  if (questions.length === 0) return { type: 'name', card: dice.pick(possible) }
  const consideredQuestions = Array.from({ length: CONSIDERED_QUESTION_COUNT }, () => dice.pick(questions))
  return moveForQuestion(
    options.questions,
    consideredQuestions.reduce((best, idea) =>
      unevenness(idea, rememberedSuspects) < unevenness(best, rememberedSuspects) ? idea : best,
    ),
    dice,
  )
}

/** The persons whom the easy player suspects: it forgets some of the cards it saw, which are then suspects again. */
function rememberSuspects(view: View, dice: Dice): readonly Card[] {
  const suspects = suspectsFromFacts(view)
  const fittingSuspects = suspectPredicate(view)
  const forgottenCards =
    view.options.pack === 'two'
      ? []
      : [...new Set(seenLineupCards(view))].filter(
          card => fittingSuspects(card) && !suspects.includes(card) && dice.below(FORGETS_ONE_IN) === 0,
        )
  return [...suspects, ...forgottenCards]
}

function suspectPredicate(view: View): (card: Card) => boolean {
  const answers = answersReceived(view)
  return card => answers.every(({ question, yes }) => isTrueOfCard(question, card) === yes)
}

/** How far a question is from splitting them in half, from 0. */
function unevenness(question: Question, suspects: readonly Card[]): number {
  return Math.abs(suspects.filter(card => isTrueOfCard(question, card)).length / suspects.length - 0.5)
}
