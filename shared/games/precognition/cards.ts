// The pack of Precognition. Only ranks count; suits merely distinguish the cards.
import { required } from '../../engine/index.ts'

export const SUITS = ['S', 'H', 'D', 'C'] as const
/** Spades, hearts, diamonds, clubs. */
export type Suit = (typeof SUITS)[number]

export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const
/** Ace 1 … jack 11, queen 12, king 13. */
export type Rank = (typeof RANKS)[number]

/** A card by suit and rank: 'S3' is the 3 of spades. */
export type Card = `${Suit}${Rank}`

/** The 52 cards of the pack. */
export const PACK: readonly Card[] = SUITS.flatMap(suit => RANKS.map(rank => `${suit}${rank}` as const))

/** The rank of a card. */
export function rankOf(card: Card): Rank {
  return Number(card.slice(1)) as Rank
}

/** The suit of a card. */
export function suitOf(card: Card): Suit {
  return required(
    SUITS.find(suit => card.startsWith(suit)),
    'suit',
  )
}

/** The cards each player gets where not the whole pack is dealt. */
const SHORT_HAND_SIZE = 10

/** The number of cards each player gets. */
export function handSize(players: number, hands: 'whole deck' | 'ten each' = 'whole deck'): number {
  const equalShare = Math.floor(PACK.length / players)
  return hands === 'ten each' ? Math.min(SHORT_HAND_SIZE, equalShare) : equalShare
}
