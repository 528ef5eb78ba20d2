// How to reason about High Card: the card set aside is one the seat neither holds nor has seen.
import { at, entropy, type Deductions, type Mind, type SeatView } from '../../engine/index.ts'
import { cardsInPlay, type Card, type HighCard, type HighCardConclusion } from './rules.ts'

/** Proves which cards may be set aside for a seat; each is equally likely. */
export interface HighCardDeductions extends Deductions {
  readonly cards: readonly Card[]
}

function prove({ seats, options, open, own }: SeatView<HighCard>): HighCardDeductions {
  const cards =
    open.aside === null
      ? cardsInPlay({ seats, options }).filter(card => !own.hand.includes(card) && !open.turned.flat().includes(card))
      : [open.aside]
  const possibleCards = cards.map(String)
  const answer = possibleCards.length === 1 ? at(possibleCards, 0) : null
  return {
    cards,
    riddles: [{ key: 'aside', left: cards.length, answer, possible: possibleCards }],
    left: cards.length,
    bitsLeft: entropy(cards.map(() => 1)),
    contradicted: false,
  }
}

export const mind: Mind<HighCard, HighCardDeductions, HighCardConclusion> = {
  /** Waits after laying a card, because computer players do not change their minds. Lays a certain winner at once, otherwise the highest or lowest. */
  chooseMove(view, level, dice) {
    const { open, own, seat } = view
    if (open.ready[seat]) return null
    const highestPossible = Math.max(...prove(view).cards)
    const sureCards = own.hand.filter(card => card > highestPossible)
    const cards =
      level === 'easy' ? own.hand : sureCards.length > 0 ? sureCards : [Math.min(...own.hand), Math.max(...own.hand)]
    return { type: 'lay', card: dice.pick(cards) }
  },

  prove,

  hint(view) {
    const { cards } = prove(view)
    return cards.length === 1 && !view.outcome ? { type: 'certain', card: at(cards, 0) } : null
  },

  supportingLines: ({ story }) => story.flatMap(({ type }, i) => (type === 'dealt' || type === 'turned' ? [i] : [])),

  solution: (_view, _riddle, card) => ({ type: 'certain', card: Number(card) }),

  overheard: ({ seats, options, open, outcome }) =>
    outcome || open.turned.length === 0
      ? []
      : [{ of: null, left: cardsInPlay({ seats, options }).length - open.turned.flat().length }],

  questionWorth: () => null, // laying a card is not a question
}
