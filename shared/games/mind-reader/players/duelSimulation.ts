// Looks one turn of each player ahead in a duel: what the other finds out in its next turn, and what our next
// question can find out.
import { at, entropy, required, type Dice, type SeatView } from '../../../engine/index.ts'
import type { Card } from '../cards.ts'
import { duelWinChance } from './duel.ts'
import { candidatesForOpponent } from '../reasoning/opponentKnowledge.ts'
import { tableDeck } from '../rules/hand.ts'
import type { MindReader } from '../kinds.ts'
import type { FactsOfHand } from '../reasoning/notes.ts'
import { ANSWERS, answerNumbersByCard, cardNumber } from '../reasoning/pack.ts'

/** The cards one hidden card may be, with their chances, which need not add up to 1. */
export interface CardsWithChances {
  readonly cards: readonly Card[]
  readonly chances: readonly number[]
}

/** The number of the other's hands that are sampled. */
const SAMPLED_HAND_COUNT = 20
/** The number of cards we may draw that are sampled. */
const SAMPLED_DRAW_COUNT = 8

/** Above this number of cards, their number alone predicts what a question will leave. */
const COUNT_SUFFICES_ABOVE = 14

const QUESTION_KINDS = ['rank', 'suit'] as const

/** Simulates a hand of two players with one hidden card each, as one of them sees it at the end of its turn. */
export class DuelSimulation {
  readonly #view: SeatView<MindReader>
  readonly #sampledDraws: readonly Card[] // in the sampled order of drawing
  readonly #countsLeftByPlayedCard = new Map<Card | null, readonly number[]>() // by the card we play, then by sampled hand: the number of cards that ours may still be for the other
  readonly #factsOfHand: FactsOfHand

  constructor(view: SeatView<MindReader>, heard: FactsOfHand, dice: Dice) {
    this.#view = view
    this.#factsOfHand = heard
    this.#sampledDraws = dice.shuffle(tableDeck(view.options).filter(card => !heard.seen.has(card)))
  }

  /** The chance to win after playing this card, with these cards left to us and the other on turn. */
  winChance(candidates: CardsWithChances, playedCard: Card | null): number {
    const theirCounts = this.#countsLeftToThem(playedCard)
    const nextTurn = new OurNextTurn(candidates, {
      hand: this.#view.own.hand.filter(card => card !== playedCard),
      draws: this.#sampledDraws.filter(card => !candidates.cards.includes(card)).slice(0, SAMPLED_DRAW_COUNT),
    })
    const winChanceByCount = new Map<number, number>()
    let theirTotalChance = 0
    for (const countLeft of theirCounts) {
      const ourChance = winChanceByCount.get(countLeft) ?? nextTurn.winChance(countLeft)
      winChanceByCount.set(countLeft, ourChance)
      theirTotalChance += Math.max(1 / countLeft, 1 - ourChance)
    }
    return 1 - theirTotalChance / theirCounts.length
  }

  /** The number of cards ours may be for the other after its next question, for each hand it may have. */
  #countsLeftToThem(playedCard: Card | null): readonly number[] {
    const cachedCounts = this.#countsLeftByPlayedCard.get(playedCard)
    if (cachedCounts) return cachedCounts
    const { open, own, seat } = this.#view
    const secret = cardNumber(required(own.secrets[0], 'hidden card'))
    const opponent = 1 - seat
    const candidates = candidatesForOpponent(this.#view, this.#factsOfHand, {
      place: 0,
      played: playedCard,
      other: opponent,
    })
    const handSize = Math.max(1, at(open.cards, opponent))
    const countsLeft = Array.from({ length: SAMPLED_HAND_COUNT }, (_, handIndex) => {
      const hand = Array.from(
        { length: handSize },
        (__, i) => this.#sampledDraws[(handIndex * handSize + i) % this.#sampledDraws.length],
      ).filter(card => card !== undefined)
      const candidatesLeft = candidates.filter(card => !hand.includes(card)).map(cardNumber)
      return candidatesLeft.length < 2 ? 1 : countAfterBestQuestion(candidatesLeft, hand.map(cardNumber), secret)
    })
    this.#countsLeftByPlayedCard.set(playedCard, countsLeft)
    return countsLeft
  }
}

/** The number of cards left with this one after the best question of the hand is answered. */
function countAfterBestQuestion(cards: readonly number[], hand: readonly number[], secret: number): number {
  let [best, fewestLeft] = [-1, cards.length]
  for (const card of hand)
    for (const question of QUESTION_KINDS) {
      const answers = answerNumbersByCard(question, card)
      const countByAnswer = ANSWERS.map(() => 0)
      for (const card of cards) countByAnswer[answers[card]!]!++
      const bits = entropy(countByAnswer)
      if (bits <= best + 1e-9) continue
      best = bits
      fewestLeft = countByAnswer[answers[secret]!]!
    }
  return Math.max(1, fewestLeft)
}

/** The results of one question: the chance of each answer, the chance to name rightly then, and the number of cards left. */
type QuestionOutcomes = readonly { readonly chance: number; readonly highestChance: number; readonly left: number }[]

/**
 * Evaluates our next turn: the cards our opponent's may be then, and the questions our hand and the drawn card
 * allow.
 */
class OurNextTurn {
  readonly #highestChance: number
  readonly #effectiveCardCount: number | null // the number of cards our opponent's may be, if there are so many that their number alone predicts the rest
  readonly #outcomesOfHand: readonly QuestionOutcomes[]
  readonly #outcomesOfDraws: readonly (readonly QuestionOutcomes[])[]

  constructor(candidates: CardsWithChances, { hand, draws }: { hand: readonly Card[]; draws: readonly Card[] }) {
    const sum = candidates.chances.reduce((total, chance) => total + chance, 0)
    const chances = candidates.chances.map(chance => chance / sum)
    const cards = candidates.cards.map(cardNumber)
    this.#effectiveCardCount = cards.length > COUNT_SUFFICES_ABOVE ? 2 ** entropy(chances) : null
    const outcomes = (card: Card) => QUESTION_KINDS.map(question => outcomesOf({ cards, chances }, card, question))
    this.#highestChance = Math.max(...chances)
    this.#outcomesOfHand = this.#effectiveCardCount === null ? hand.flatMap(outcomes) : []
    this.#outcomesOfDraws = this.#effectiveCardCount === null ? draws.map(outcomes) : []
  }

  /** The chance to win on turn, while our card may be one of `theirCount` cards for the other. */
  winChance(theirCount: number): number {
    if (this.#effectiveCardCount !== null) return duelWinChance(this.#effectiveCardCount, theirCount)
    const worth = (best: number, questions: readonly QuestionOutcomes[]) =>
      questions.reduce((most, question) => Math.max(most, winChanceOf(question, theirCount)), best)
    const worthOfHand = worth(this.#highestChance, this.#outcomesOfHand)
    if (this.#outcomesOfDraws.length === 0) return worthOfHand
    return (
      this.#outcomesOfDraws.reduce((sum, questions) => sum + worth(worthOfHand, questions), 0) /
      this.#outcomesOfDraws.length
    )
  }
}

function winChanceOf(outcomes: QuestionOutcomes, theirCount: number): number {
  let worth = 0
  for (const { chance, highestChance, left } of outcomes)
    worth += chance * Math.max(highestChance, 1 - duelWinChance(theirCount, left))
  return worth
}

function outcomesOf(
  { cards, chances }: { readonly cards: readonly number[]; readonly chances: readonly number[] },
  card: Card,
  question: (typeof QUESTION_KINDS)[number],
): QuestionOutcomes {
  const answers = answerNumbersByCard(question, cardNumber(card))
  const parts = ANSWERS.map(() => [] as number[])
  for (const [i, card] of cards.entries()) parts[answers[card]!]!.push(chances[i]!)
  return parts.flatMap(part => {
    if (part.length === 0) return []
    const chance = part.reduce((sum, cardChance) => sum + cardChance, 0)
    return [{ chance, highestChance: Math.max(...part) / chance, left: 2 ** entropy(part) }]
  })
}
