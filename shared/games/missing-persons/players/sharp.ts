// The sharp computer player. It uses everything that follows, looks ahead, and estimates how close the other is to its own card.
import {
  required,
  at,
  fieldChoices,
  offersOfType,
  type Dice,
  type SeatView,
  type SecretChoices,
} from '../../../engine/index.ts'
import { chooseNormalMove, moveForQuestion } from './normal.ts'
import { Lookahead, type LookaheadSituation, type RatedQuestion } from './lookahead.ts'
import { PERSONS, type Card } from '../cards.ts'
import { intersection, personSet, personSetSize, type PersonSet } from './personSet.ts'
import { opponentOf, ALL_LINEUP_PLACES } from '../rules/deal.ts'
import { compareGuesses } from '../rules/ending.ts'
import { chooseCardToHide, weightChancesByHabits, habitsFromHiddenPersons, type HidingHabits } from './hidingHabits.ts'
import type { MissingPersons } from '../kinds.ts'
import { prove, suspectsWithChance, type PersonChances } from '../reasoning/proof.ts'
import { seenLineupCards } from '../reasoning/notes.ts'
import { fittingCardPredicate, undecidedQuestions, type Question } from '../rules/questions.ts'
import { missingPersons } from '../rules.ts'
import { suspectsFromFacts, parsedAnswers } from './suspects.ts'
import { answersReceived, faceUpPlaces, visibleLineup } from '../rules/turn.ts'

type View = SeatView<MissingPersons>
type Move = MissingPersons['move']

/** A move for this seat; null to wait. `earlierChoices`: whom each seat hid in earlier games of the evening. */
export function chooseSharpMove(view: View, dice: Dice, earlierChoices: SecretChoices = []): Move | null {
  const { open, seat, outcome } = view
  if (outcome || ((open.phase === 'hide' || open.phase === 'guess') && open.chosen[seat])) return null
  const habits = habitsFromHiddenPersons((earlierChoices[opponentOf(seat)] ?? []) as readonly Card[])
  if (open.phase === 'guess') return { type: 'guess', card: chooseGuess(view, habits, dice) }
  if (open.phase === 'hide') return { type: 'hide', card: chooseCardToHide(open.barred, dice) }
  if (open.phase === 'between' || open.phase === 'over') return chooseNormalMove(view, dice)
  const chances = hidingChances(view, habits)
  const suspects = suspectsWithChance(chances)
  if (suspects.length === 1) return { type: 'name', card: at(suspects, 0) }
  if (open.phase === 'ask')
    return open.turn === seat
      ? chooseQuestion(view, { chances, habits }, dice)
      : chooseMoveOutOfTurn(view, { chances, habits }, dice)
  return chooseNormalMove(view, dice)
}

/** Whom the other may have hidden: the chances of each person, and the habits that they follow from besides the proof. */
interface OpponentModel {
  readonly chances: PersonChances
  readonly habits: HidingHabits
}

/** The chances of each person, from the proof and the other's habits. For free questions it also knows what its own wordings mean. */
function hidingChances(view: View, habits: HidingHabits): PersonChances {
  if (view.options.questions !== 'free') return weightChancesByHabits(prove(view).chances, habits)
  return weightChancesByHabits(Object.fromEntries(suspectsFromFacts(view).map(card => [card, 1])), habits)
}

function chooseQuestion(view: View, opponentModel: OpponentModel, dice: Dice): Move {
  const { chances } = opponentModel
  const { open, seat, options } = view
  const isAskingEndlessly = options.questions === 'free' && at(open.asked, seat).length >= 40 // endless answers: somebody made a mistake
  const legalQuestions = options.questions === 'free' ? null : new Set(undecidedQuestions(answersReceived(view)))
  const rankedSplits = isAskingEndlessly
    ? []
    : valueQuestions(view, opponentModel, dice).filter(({ question }) => legalQuestions?.has(question) ?? true)
  const likeliestCard = pickLikeliest(chances, dice)
  const bestSplit = rankedSplits[0]
  if (bestSplit === undefined || chanceOf(likeliestCard, chances) > bestSplit.value)
    return { type: 'name', card: likeliestCard }
  const { question } = dice.pick(rankedSplits.filter(({ value }) => value > bestSplit.value - 1e-9))
  return moveForQuestion(options.questions, question, dice)
}

/** The number of sampled orders of the pile for evaluating a question. */
const SAMPLED_ORDER_COUNT = 4

/** Questions with their mean values over sampled orders of the pile, best first. */
function valueQuestions(view: View, { chances, habits }: OpponentModel, dice: Dice): RatedQuestion[] {
  const startSituation = situationOf(view, chances)
  const weightOf = createChanceOfSet(chances)
  const valueSumByQuestion = new Map<Question, number>()
  for (let i = 0; i < SAMPLED_ORDER_COUNT; i++) {
    const lookahead = new Lookahead({
      lossChanceByTurn: lossChanceByTurn(view),
      pileOrder: dice.shuffle(unseenCards(view)),
      habits,
    })
    for (const { question, value } of lookahead.rateQuestions(startSituation, weightOf))
      valueSumByQuestion.set(question, (valueSumByQuestion.get(question) ?? 0) + value / SAMPLED_ORDER_COUNT)
  }
  return [...valueSumByQuestion].map(([question, value]) => ({ question, value })).sort((a, b) => b.value - a.value)
}

function situationOf(view: View, chances: PersonChances): LookaheadSituation {
  const { open, seat } = view
  const cards = visibleLineup(view, seat)
  const faceUpCards = faceUpPlaces(open, seat).map(place => required(cards[place], 'card in the line-up'))
  return {
    suspects: personSet(suspectsWithChance(chances)),
    faceUp: personSet(faceUpCards),
    pileSize: open.last ? 0 : open.pile,
  }
}

function unseenCards(view: View): Card[] {
  const seenCards = new Set([...seenLineupCards(view), view.own.hidden])
  return PERSONS.filter(card => !seenCards.has(card))
}

/** The move in the other's turn: a name if waiting is worse, otherwise none. */
function chooseMoveOutOfTurn(view: View, { chances, habits }: OpponentModel, dice: Dice): Move | null {
  const suspects = suspectsWithChance(chances)
  const [now, ...later] = lossChanceByTurn(view)
  if (suspects.length > 12 || now < 0.2) return null
  const likeliest = pickLikeliest(chances, dice)
  const waiting =
    (1 - now) *
    new Lookahead({ lossChanceByTurn: later, pileOrder: dice.shuffle(unseenCards(view)), habits }).valueOnTurn(
      situationOf(view, chances),
    )
  return chanceOf(likeliest, chances) > waiting + 1e-9 ? { type: 'name', card: likeliest } : null
}

function pickLikeliest(chances: PersonChances, dice: Dice): Card {
  const suspectsLeft = suspectsWithChance(chances)
  const highestChance = Math.max(...suspectsLeft.map(card => chanceOf(card, chances)))
  return dice.pick(suspectsLeft.filter(card => chanceOf(card, chances) > highestChance - 1e-9))
}

function chanceOf(card: Card, chances: PersonChances): number {
  return required(chances[card], 'chance')
}

function createChanceOfSet(chances: PersonChances): (persons: PersonSet) => number {
  const suspectsWithChances = suspectsWithChance(chances).map(card => ({
    alone: personSet([card]),
    chance: chanceOf(card, chances),
  }))
  return persons =>
    suspectsWithChances.reduce(
      (sum, { alone, chance }) => (personSetSize(intersection(alone, persons)) > 0 ? sum + chance : sum),
      0,
    )
}

/** The chance that the other finds my card in each of its next turns, halving its suspects once or twice a turn. */
function lossChanceByTurn(view: View): [number, number, number] {
  const suspectCount = opponentSuspectCount(view)
  return [lossChance(suspectCount), lossChance(suspectCount / 4), lossChance(suspectCount / 16)]
}

function lossChance(suspectCount: number): number {
  return Math.min(0.98, (2 / Math.max(2, suspectCount)) ** 0.72)
}

/**
 * The approximate number of persons the other must consider for my card. Everybody knows which of its cards are face up: all of them
 * fit the answers, and every card it has seen that fits is face up.
 */
function opponentSuspectCount(view: View): number {
  const { open, own, seat, options } = view
  const fitsAnswers = fittingCardPredicate(parsedAnswers({ open }, opponentOf(seat)))
  const fittingCount = PERSONS.filter(fitsAnswers).length
  if (own.hidden !== null && !fitsAnswers(own.hidden)) return PERSONS.length // a wording was misunderstood
  if (options.pack === 'two') return fittingCount
  const faceUpCount = ALL_LINEUP_PLACES.length - at(open.down, opponentOf(seat)).length
  return Math.max(1, fittingCount - faceUpCount)
}

/** The guess most likely to beat the other's, which is assumed to be any person it must still consider. */
function chooseGuess(view: View, habits: HidingHabits, dice: Dice): Card {
  const { open, own, seat } = view
  const chances = hidingChances(view, habits)
  const suspects = suspectsWithChance(chances)
  if (suspects.length === 1) return at(suspects, 0)
  const ownHidden = required(own.hidden, 'hidden card')
  const fitsAnswers = fittingCardPredicate(parsedAnswers({ open }, opponentOf(seat)))
  const fittingPersons = PERSONS.filter(card => fitsAnswers(card))
  const theirCandidates = fittingPersons.length > 0 && fitsAnswers(ownHidden) ? fittingPersons : [...PERSONS]
  const winChance = (guess: Card) =>
    suspects.reduce((sum, card) => {
      let won = 0
      for (const other of theirCandidates)
        won += winShare(compareGuesses({ guess, truth: card }, { guess: other, truth: ownHidden }))
      return sum + (chanceOf(card, chances) * won) / theirCandidates.length
    }, 0)
  const ratedGuesses = guessablePersons(view).map(card => ({ card, worth: winChance(card) }))
  const highestWorth = Math.max(...ratedGuesses.map(guess => guess.worth))
  return dice.pick(ratedGuesses.filter(guess => guess.worth > highestWorth - 1e-9)).card
}

/** The persons this seat may guess. */
function guessablePersons(view: View): readonly Card[] {
  const offers = offersOfType(missingPersons.moves(view), 'guess')
  return fieldChoices(offers, 'card')
}

function winShare(comparison: { first: boolean } | null): number {
  return comparison === null ? 0.5 : comparison.first ? 1 : 0
}
