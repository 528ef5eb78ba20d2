// The five-suit deck of Mind Reader, and how two of its cards compare.

export const SUITS = ['R', 'P', 'S', 'W', 'L'] as const
/** Rock, Paper, Scissors, Water, Lizard. */
export type Suit = (typeof SUITS)[number]

export const RANKS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const
/** Joker 0, ace 1 … king 13. */
export type Rank = (typeof RANKS)[number]

/** A card by suit and rank: 'W8' is the 8 of Water, 'R0' the joker of Rock. */
export type Card = `${Suit}${Rank}`

/** The two questions: higher or lower, stronger or weaker. */
export type QuestionKind = 'rank' | 'suit'
/** An answer, always about the played card. */
export type Clue = 'higher' | 'lower' | 'same' | 'stronger' | 'weaker'

/** Each suit and the two it is stronger than. */
export const BEATS: Readonly<Record<Suit, readonly [Suit, Suit]>> = {
  R: ['L', 'S'],
  P: ['R', 'W'],
  S: ['P', 'L'],
  W: ['S', 'R'],
  L: ['W', 'P'],
}

/** The suit of a card. */
export function suitOf(card: Card): Suit {
  return card[0] as Suit
}

/** The rank of a card, 0 for a joker. */
export function rankOf(card: Card): Rank {
  return Number(card.slice(1)) as Rank
}

/** The whole deck by suit and rank: 65 cards, 70 with jokers. */
export function fullDeck(hasJokers: boolean): Card[] {
  return SUITS.flatMap(suit => RANKS.filter(rank => hasJokers || rank > 0).map(rank => `${suit}${rank}` as const))
}

/** Higher or lower? By rank alone. */
export function compareRank(playedCard: Card, secret: Card): 'higher' | 'lower' | 'same' {
  const difference = rankOf(playedCard) - rankOf(secret)
  return difference > 0 ? 'higher' : difference < 0 ? 'lower' : 'same'
}

/**
 * Stronger or weaker? Different suits by the table, reversed once if either card is a joker;
 * the same suit by rank, with the joker lowest. The two cards must be different.
 */
export function compareSuit(playedCard: Card, secret: Card): 'stronger' | 'weaker' {
  if (suitOf(playedCard) === suitOf(secret)) return rankOf(playedCard) > rankOf(secret) ? 'stronger' : 'weaker'
  const isStronger = BEATS[suitOf(playedCard)].includes(suitOf(secret))
  const isReversed = rankOf(playedCard) === 0 || rankOf(secret) === 0
  return isStronger !== isReversed ? 'stronger' : 'weaker'
}

/** The true answer to a question. */
export function compareCards(question: QuestionKind, playedCard: Card, secret: Card): Clue {
  return question === 'rank' ? compareRank(playedCard, secret) : compareSuit(playedCard, secret)
}
