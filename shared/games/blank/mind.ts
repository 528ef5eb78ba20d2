// How to reason about the blank game: a player sees some cards, and the hidden one is any of the rest.
import { at, entropy, type Mind, type Deductions, type SeatView } from '../../engine/index.ts'
import { cardsInPlay, type Blank, type BlankConclusion, type Card } from './rules.ts'

/** Proves which cards may be hidden for a seat; each is equally likely. */
export interface BlankDeductions extends Deductions {
  readonly cards: readonly Card[]
}

function prove({ options, open, own }: Pick<SeatView<Blank>, 'options' | 'open' | 'own'>): BlankDeductions {
  const cards = open.answer
    ? [open.answer]
    : cardsInPlay(options).filter(card => card !== own.card && !open.called.includes(card))
  const answer = cards.length === 1 ? at(cards, 0) : null
  return {
    cards,
    riddles: [{ key: 'card', left: cards.length, answer, possible: cards }],
    left: cards.length,
    bitsLeft: entropy(cards.map(() => 1)),
    contradicted: false,
  }
}

export const mind: Mind<Blank, BlankDeductions, BlankConclusion> = {
  chooseMove: (view, _level, dice) => ({ type: 'name', card: dice.pick(prove(view).cards) }), // no choice is better than another

  prove,

  hint(view) {
    const {
      riddles: [card],
    } = prove(view)
    return card?.answer && !view.outcome ? { type: 'certain', card: card.answer as Card } : null
  },

  supportingLines: ({ story }) => story.flatMap((line, i) => (line.type === 'dealt' || !line.right ? [i] : [])),

  solution: (_view, _riddle, card) => ({ type: 'certain', card: card as Card }),

  overheard: ({ options, open, outcome }) =>
    outcome || open.called.length === 0 ? [] : [{ of: null, left: cardsInPlay(options).length - open.called.length }],

  questionWorth: () => null, // a name is not a question
}
