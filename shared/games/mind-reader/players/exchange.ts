// Looks one exchange ahead in a duel: what the other finds out in its next turn, and what our next question can still separate.
import { at, entropy, required, type Dice, type SeatView } from '../../../engine/index.ts'
import type { Card } from '../cards.ts'
import { duelWinChance } from './duel.ts'
import { candidatesForOpponent } from '../reasoning/exposure.ts'
import { tableDeck } from '../rules/hand.ts'
import type { MindReader } from '../kinds.ts'
import type { HeardThisHand } from '../reasoning/notes.ts'
import { ANSWERS, answerNumbersByCard, cardNumber } from '../reasoning/pack.ts'

/** The cards one hidden card may be, with their chances, which need not add up to 1. */
export interface CardsWithChances {
  readonly cards: readonly Card[]
  readonly chances: readonly number[]
}

/** The numbers of sampled hands of the other, and of cards we may draw. */
const HANDS = 20
const DRAWS = 8

/** Above this number of cards, their number alone predicts what a question will leave. */
const MANY = 14

const QUESTIONS = ['rank', 'suit'] as const

/** Two players with one hidden card each, as one of them sees it at the end of its turn. */
export class Exchange {
  readonly #view: SeatView<MindReader>
  readonly #unseen: readonly Card[] // in the sampled order of drawing
  readonly #theirs = new Map<Card | null, readonly number[]>() // by the card we play: what each sampled hand leaves them of our card
  readonly #hearing: HeardThisHand

  constructor(view: SeatView<MindReader>, hearing: HeardThisHand, dice: Dice) {
    this.#view = view
    this.#hearing = hearing
    this.#unseen = dice.shuffle(tableDeck(view.options).filter(card => !hearing.seen.has(card)))
  }

  /** The chance to win after playing this card, with these cards left to us and the other on turn. */
  winChance(ours: CardsWithChances, played: Card | null): number {
    const theirs = this.#leftToThem(played)
    const next = new OurNextTurn(ours, {
      hand: this.#view.own.hand.filter(card => card !== played),
      draws: this.#unseen.filter(card => !ours.cards.includes(card)).slice(0, DRAWS),
    })
    const known = new Map<number, number>()
    let lost = 0
    for (const left of theirs) {
      const ourChance = known.get(left) ?? next.winChance(left)
      known.set(left, ourChance)
      lost += Math.max(1 / left, 1 - ourChance)
    }
    return 1 - lost / theirs.length
  }

  /** The number of cards ours may be for the other after its next question, for each hand it may have. */
  #leftToThem(played: Card | null): readonly number[] {
    const known = this.#theirs.get(played)
    if (known) return known
    const { open, own, seat } = this.#view
    const secret = cardNumber(required(own.secrets[0], 'hidden card'))
    const other = 1 - seat
    const all = candidatesForOpponent(this.#view, this.#hearing, { place: 0, played, other })
    const size = Math.max(1, at(open.cards, other))
    const theirs = Array.from({ length: HANDS }, (_, nth) => {
      const hand = Array.from({ length: size }, (__, i) => this.#unseen[(nth * size + i) % this.#unseen.length]).filter(
        card => card !== undefined,
      )
      const left = all.filter(card => !hand.includes(card)).map(cardNumber)
      return left.length < 2 ? 1 : smallestAfterBest(left, hand.map(cardNumber), secret)
    })
    this.#theirs.set(played, theirs)
    return theirs
  }
}

/** The number of cards left with this one after the best question of the hand is answered. */
function smallestAfterBest(cards: readonly number[], hand: readonly number[], secret: number): number {
  let [best, left] = [-1, cards.length]
  for (const card of hand)
    for (const question of QUESTIONS) {
      const answers = answerNumbersByCard(question, card)
      const counts = ANSWERS.map(() => 0)
      for (const one of cards) counts[answers[one]!]!++
      const bits = entropy(counts)
      if (bits <= best + 1e-9) continue
      best = bits
      left = counts[answers[secret]!]!
    }
  return Math.max(1, left)
}

/** The results of one question: the chance of each answer, the chance to name rightly then, and the number of cards left. */
type Outcomes = readonly { readonly chance: number; readonly surest: number; readonly left: number }[]

/** Our next turn: the cards our opponent's may be then, and the questions our hand and the drawn card allow. */
class OurNextTurn {
  readonly #surest: number
  readonly #many: number | null // the number of cards, if it is predictive enough
  readonly #ofHand: readonly Outcomes[]
  readonly #ofDraws: readonly (readonly Outcomes[])[]

  constructor(ours: CardsWithChances, { hand, draws }: { hand: readonly Card[]; draws: readonly Card[] }) {
    const sum = ours.chances.reduce((total, chance) => total + chance, 0)
    const chances = ours.chances.map(chance => chance / sum)
    const cards = ours.cards.map(cardNumber)
    this.#many = cards.length > MANY ? 2 ** entropy(chances) : null
    const outcomes = (card: Card) => QUESTIONS.map(question => outcomesOf({ cards, chances }, card, question))
    this.#surest = Math.max(...chances)
    this.#ofHand = this.#many === null ? hand.flatMap(outcomes) : []
    this.#ofDraws = this.#many === null ? draws.map(outcomes) : []
  }

  /** The chance to win on turn, while our card may be one of `theirs` for the other. */
  winChance(theirs: number): number {
    if (this.#many !== null) return duelWinChance(this.#many, theirs)
    const worth = (best: number, some: readonly Outcomes[]) =>
      some.reduce((most, one) => Math.max(most, worthOf(one, theirs)), best)
    const held = worth(this.#surest, this.#ofHand)
    if (this.#ofDraws.length === 0) return held
    return this.#ofDraws.reduce((sum, some) => sum + worth(held, some), 0) / this.#ofDraws.length
  }
}

function worthOf(outcomes: Outcomes, theirs: number): number {
  let worth = 0
  for (const { chance, surest, left } of outcomes) worth += chance * Math.max(surest, 1 - duelWinChance(theirs, left))
  return worth
}

function outcomesOf(
  { cards, chances }: { readonly cards: readonly number[]; readonly chances: readonly number[] },
  card: Card,
  question: (typeof QUESTIONS)[number],
): Outcomes {
  const answers = answerNumbersByCard(question, cardNumber(card))
  const parts = ANSWERS.map(() => [] as number[])
  for (const [i, one] of cards.entries()) parts[answers[one]!]!.push(chances[i]!)
  return parts.flatMap(part => {
    if (part.length === 0) return []
    const chance = part.reduce((sum, one) => sum + one, 0)
    return [{ chance, surest: Math.max(...part) / chance, left: 2 ** entropy(part) }]
  })
}
