// Numbers the cards of the deck, suit by suit with jokers, for reasoning that compares many cards.
import { at, required } from '../../../engine/index.ts'
import { compareCards, fullDeck, type Card, type Clue, type QuestionKind } from '../cards.ts'

/** All cards, jokers included. A card's number is its index here. */
export const PACK: readonly Card[] = fullDeck(true)
export const PACK_SIZE = PACK.length

const numbersByCard = new Map(PACK.map((card, i) => [card, i]))

/** The number of a card. */
export function cardNumber(card: Card): number {
  return required(numbersByCard.get(card), 'card of this name')
}

/** All answers. An answer's number is its index here. */
export const ANSWERS: readonly Clue[] = ['higher', 'lower', 'same', 'stronger', 'weaker']

const numberOfAnswer: Readonly<Record<Clue, number>> = { higher: 0, lower: 1, same: 2, stronger: 3, weaker: 4 }

/** The number of an answer. */
export function answerNumber(clue: Clue): number {
  return numberOfAnswer[clue]
}

const answerTables: Readonly<Record<QuestionKind, Uint8Array>> = {
  rank: answerTable('rank'),
  suit: answerTable('suit'),
}

function answerTable(question: QuestionKind): Uint8Array {
  return Uint8Array.from({ length: PACK_SIZE * PACK_SIZE }, (_, i) =>
    answerNumber(compareCards(question, at(PACK, Math.floor(i / PACK_SIZE)), at(PACK, i % PACK_SIZE))),
  )
}

/** The true answer to a played card for each possible hidden card, by number, as numbers of ANSWERS. */
export function answerNumbersByCard(question: QuestionKind, playedCard: number): Uint8Array {
  return answerTables[question].subarray(playedCard * PACK_SIZE, (playedCard + 1) * PACK_SIZE)
}
