// The pack of Missing Persons, its ranks on a ring, and the distance between two cards.

export const SUITS = ['S', 'H', 'D', 'C'] as const
/** Spades, hearts, diamonds, clubs. */
export type Suit = (typeof SUITS)[number]

export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const
/** Ace 1 … jack 11, queen 12, king 13. */
export type Rank = (typeof RANKS)[number]

/** A card by suit and rank: 'S3' is the 3 of spades. Both jokers are 'X': they are one identity. */
export type Card = `${Suit}${Rank}` | 'X'

/** The 53 persons who may be missing: by suit and rank, the joker last. */
export const PERSONS: readonly Card[] = [...SUITS.flatMap(suit => RANKS.map(rank => `${suit}${rank}` as const)), 'X']

/** The 54 cards of the pack. */
export const PACK: readonly Card[] = [...PERSONS, 'X']

/** The suit of a card; the joker has none. */
export function suitOf(card: Card): Suit | null {
  return card === 'X' ? null : (card[0] as Suit)
}

/** The rank of a card; the joker has none. */
export function rankOf(card: Card): Rank | null {
  return card === 'X' ? null : (Number(card.slice(1)) as Rank)
}

/** The colour of a card; the joker has none. */
export function colourOf(card: Card): 'red' | 'black' | null {
  const suit = suitOf(card)
  return suit === null ? null : suit === 'H' || suit === 'D' ? 'red' : 'black'
}

/** The distance of a guess from the truth: by rank, without wrapping from king to ace; 14 if one of the two is the joker. */
export function guessDistance(guess: Card, truth: Card): number {
  const [guessed, right] = [rankOf(guess), rankOf(truth)]
  if (guessed === null || right === null) return guess === truth ? 0 : 14
  return Math.abs(guessed - right)
}
