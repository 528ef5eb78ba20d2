// The normal computer player of Missing Persons. It uses only what a person in its seat would see.
import { required, at, last, type Dice, type SeatView } from '../../../engine/index.ts'
import { guessDistance, PERSONS, type Card } from '../cards.ts'
import { opponentOf } from '../rules/deal.ts'
import type { MissingPersons } from '../kinds.ts'
import { COMPUTER_PLAYER_LANGUAGE, phraseBookWordings, plainWording, parseWording } from '../rules/phrases/phrases.ts'
import {
  fittingCardPredicate,
  isTrueOfCard,
  undecidedQuestions,
  ALL_QUESTIONS,
  type Question,
} from '../rules/questions.ts'
import { understoodAnswers, suspectsFromFacts, parsedAnswers } from './suspects.ts'
import { answersReceived, faceUpPlaces, visibleLineup } from '../rules/turn.ts'
import { hasSameAnswerForAll, suspectsFromProof } from './worth.ts'

type View = SeatView<MissingPersons>
type Move = MissingPersons['move']

/** A move for this seat; null to wait. It names in anybody's turn once it is certain. */
export function chooseNormalMove(view: View, dice: Dice): Move | null {
  const { open, own, seat, outcome } = view
  if (outcome) return null
  switch (open.phase) {
    case 'hide':
      return open.chosen[seat]
        ? null
        : { type: 'hide', card: dice.pick(PERSONS.filter(card => !open.barred.includes(card))) }
    case 'guess':
      return open.chosen[seat] ? null : { type: 'guess', card: centralSuspect(suspectsFromFacts(view), dice) }
    case 'between':
      return open.starter === seat ? null : { type: 'deal' }
    case 'over':
      return null
  }
  const suspects = suspectsFromFacts(view)
  if (suspects.length === 1) return { type: 'name', card: at(suspects, 0) }
  const isOwnTurn = open.turn === seat
  switch (open.phase) {
    case 'answer':
      return isOwnTurn
        ? null
        : {
            type: 'answer',
            yes: answerTo(own.explained ?? questionToAnswer(view), required(own.hidden, 'hidden card')),
          }
    case 'turn':
      return isOwnTurn ? turnMisfitsMove(view) : nameOutOfTurn(view, dice)
    case 'lay':
      return isOwnTurn ? { type: 'lay', place: dice.pick(at(open.down, seat)) } : nameOutOfTurn(view, dice)
    case 'ask':
      return isOwnTurn ? chooseQuestion(view, suspects, dice) : nameOutOfTurn(view, dice)
  }
}

/** The question to be answered; null if its wording is not understood. */
function questionToAnswer({ open }: View): Question | null {
  return parseWording(required(last(at(open.asked, open.turn)).wording, 'wording'))
}

/** The true answer; No if the question is not understood. */
function answerTo(question: Question | null, card: Card): boolean {
  return question !== null && isTrueOfCard(question, card)
}

function turnMisfitsMove(view: View): Move {
  const { open, seat } = view
  const fitsAnswers = fittingCardPredicate(understoodAnswers(view))
  const cards = visibleLineup(view, seat)
  const misfit = faceUpPlaces(open, seat).find(place => !fitsAnswers(required(cards[place], 'card in the line-up')))
  return misfit === undefined ? { type: 'done' } : { type: 'turn', place: misfit }
}

/** The move in the other’s turn: usually none; a name if few suspects are left and the other may name us at any moment. */
function nameOutOfTurn(view: View, dice: Dice): Move | null {
  const suspectsLeft = suspectsFromFacts(view)
  return suspectsLeft.length <= 4 && suspectCountByAnswers(view) === 1
    ? { type: 'name', card: dice.pick(suspectsLeft) }
    : null
}

/** The number of persons the other must consider for our card, by answers alone. */
function suspectCountByAnswers({ open, seat, own }: View): number {
  const fitsAnswers = fittingCardPredicate(parsedAnswers({ open }, opponentOf(seat)))
  return fitsAnswers(required(own.hidden, 'hidden card')) ? PERSONS.filter(fitsAnswers).length : PERSONS.length
}

function chooseQuestion(view: View, suspects: readonly Card[], dice: Dice): Move {
  const isFree = view.options.questions === 'free'
  const isAskingEndlessly = isFree && at(view.open.asked, view.seat).length >= 40 // endless answers: somebody made a mistake
  const questions = isFree ? ALL_QUESTIONS : undecidedQuestions(answersReceived(view))
  if (isAskingEndlessly) return { type: 'name', card: dice.pick(suspects) }
  const possible = suspectsFromProof(view)
  const undecidedOnes = questions.filter(question => !hasSameAnswerForAll(question, possible))
  if (undecidedOnes.length === 0) return { type: 'name', card: dice.pick(possible) }
  return moveForQuestion(view.options.questions, bestQuestion(undecidedOnes, suspects, dice), dice)
}

/** The move that asks this question: plainly, in a wording of the phrase book, or in plain words. */
export function moveForQuestion(
  questions: MissingPersons['options']['questions'],
  question: Question,
  dice: Dice,
): Move {
  switch (questions) {
    case 'plain':
      return { type: 'ask', question }
    case 'cryptic':
      return {
        type: 'askCryptically',
        question,
        wording: dice.pick(phraseBookWordings(question, COMPUTER_PLAYER_LANGUAGE)),
      }
    case 'free':
      return { type: 'askFreely', wording: plainWording(question, COMPUTER_PLAYER_LANGUAGE) }
  }
}

/** A Yes keeps the turn and shows more cards: suspects left after it count this much less than after a No. */
const YES_WEIGHT = 0.6

/** The question expected to leave the fewest suspects; equals are chosen by the dice. */
function bestQuestion(questions: readonly Question[], suspects: readonly Card[], dice: Dice): Question {
  let fewestExpected = Infinity
  let equalQuestions: Question[] = []
  for (const question of questions) {
    const yesCount = suspects.filter(fittingCardPredicate([{ question, yes: true }])).length
    const noCount = suspects.length - yesCount
    const weightedRest =
      yesCount === 0 || noCount === 0 ? suspects.length ** 2 : YES_WEIGHT * yesCount ** 2 + noCount ** 2
    if (weightedRest > fewestExpected) continue
    if (weightedRest < fewestExpected) equalQuestions = []
    fewestExpected = weightedRest
    equalQuestions.push(question)
  }
  return dice.pick(equalQuestions)
}

/** The suspect closest to all the others; equals are chosen by the dice. */
function centralSuspect(suspects: readonly Card[], dice: Dice): Card {
  const far = (guess: Card) => suspects.reduce((sum, truth) => sum + guessDistance(guess, truth), 0)
  const least = Math.min(...suspects.map(far))
  return dice.pick(suspects.filter(guess => far(guess) === least))
}
