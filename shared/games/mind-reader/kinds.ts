// The types of Mind Reader: public state, each seat's own state, moves and lines.
import type { Seat } from '../../engine/index.ts'
import type { Card, Clue, QuestionKind } from './cards.ts'

/** One of a player's hidden cards: 0 is the only or the left one, 1 the right. */
export type SecretPlace = 0 | 1

/** A hidden card as the table sees it. */
export interface HiddenCardState {
  card: Card | null // once everybody has seen it
  taken: Seat | null // the seat that took it
}

/** A question put to an opponent. */
export interface AskedQuestion {
  by: Seat
  of: Seat
  place: SecretPlace
  question: QuestionKind
  card: Card | null // null: only the two of them saw it
}

/**
 * hide: everybody hides · play: name, or play a card and ask · answer: the asked player owes a clue (by hand)
 * after: name, or draw and end the turn · lose: a wrong naming costs one of two cards, the guesser says which
 * between: the hand is over, the next dealer deals · over: the game is over
 */
export type Phase = 'hide' | 'play' | 'answer' | 'after' | 'lose' | 'between' | 'over'

export interface MindReader {
  options: {
    jokers: 'no' | 'yes'
    play: 'open' | 'secret'
    secretCards: 'one' | 'two'
    naming: 'singly' | 'all or nothing'
    clues: 'computed' | 'by hand'
    length: 'one hand each as dealer' | 'one hand' | 'to 50' | 'to 100'
  }
  open: {
    phase: Phase
    hand: number // from 1
    dealer: Seat
    turn: Seat // the player on turn
    chosen: boolean[] // by seat: has hidden
    cards: number[] // by seat: cards in hand
    pile: number // cards left to draw
    secrets: HiddenCardState[][] // by seat, then place; empty until all have hidden
    out: boolean[] // by seat: out of this hand
    asked: AskedQuestion | null // phase answer: the question to be answered
    named: number // cards rightly named in this turn
    facing: number // opponents who were still in when this turn began
    owes: { to: Seat; draws: boolean } | null // phase lose: to whom the guesser owes a card, and whether a played card is replaced afterwards
    gained: number[] // by seat: points of this hand
    score: number[] // by seat: points of earlier hands
  }
  own: {
    hand: Card[]
    secrets: (Card | null)[] // by place; null once it was taken
    asked: Card | null // phase answer: the card this seat must compare (also if it was played in secret)
  }
  sealed: {
    pile: Card[] // next card last
    discards: Card[] // every discard, face up or down
    clues: { of: Seat; place: SecretPlace; question: QuestionKind; card: Card; clue: Clue; by: Seat }[] // only with `clues: 'by hand'`: the answers given in this hand, checked at its end
    dealt: Card[][] // by seat: the secrets as they were hidden
  }
  move:
    | { type: 'hide'; cards: Card[] } // one card; with `secretCards: 'two'` two: the left, then the right
    | { type: 'ask'; card: Card; of: Seat; place: SecretPlace; question: QuestionKind }
    | { type: 'answer'; clue: Clue }
    | { type: 'name'; of: Seat; place: SecretPlace; card: Card }
    | { type: 'declare'; cards: Card[] } // one for each hidden card of every opponent still in: by seat, then place
    | { type: 'lose'; place: SecretPlace }
    | { type: 'draw' } // draw a card if there is one, and end the turn
    | { type: 'pass' } // no card in hand to play
    | { type: 'deal' } // the next hand
  // `pair`: the place is one of two, the left or the right.
  line:
    | { type: 'dealt'; hand: number; dealer: Seat; cards: number }
    | { type: 'received'; by: Seat; cards: Card[] } // to that seat
    | { type: 'hid'; by: Seat }
    | {
        type: 'asked'
        by: Seat
        of: Seat
        place: SecretPlace
        pair?: true
        question: QuestionKind
        card: Card | null
        clue: Clue | null
      } // clue null: to be given by hand
    | { type: 'compared'; by: Seat; of: Seat; card: Card } // only with `play: 'secret'`, to those two: the card of that question
    | { type: 'answered'; by: Seat; to: Seat; clue: Clue }
    | { type: 'named'; by: Seat; of: Seat; place: SecretPlace; pair?: true; card: Card; right: boolean }
    | {
        type: 'declared'
        by: Seat
        cards: { of: Seat; place: SecretPlace; pair?: true; card: Card }[]
        right: boolean
        missed: Seat | null
      }
    | { type: 'showed'; by: Seat; to: Seat; place: SecretPlace; pair?: true; card: Card } // to the guesser
    | { type: 'lost'; by: Seat; to: Seat; place: SecretPlace; pair?: true; card: Card } // a wrong guesser's own card
    | { type: 'left'; by: Seat; cards: Card[]; faceDown?: number } // out of the hand; the cards go face up to the discards; with `play: 'secret'` face down, and only their number is told
    | { type: 'drew'; by: Seat }
    | { type: 'got'; by: Seat; card: Card } // to that seat
    | { type: 'stopped'; by: Seat } // ended the turn without a card to draw
    | { type: 'passed'; by: Seat }
    | { type: 'reshuffled'; cards: number }
    | { type: 'doubled'; by: Seat; cards: number } // all in one turn: 20 for each of those cards
    | { type: 'kept'; by: Seat; points: number }
    | { type: 'opened'; secrets: Card[][]; owners: Seat[] }
    | {
        type: 'erred'
        by: Seat
        to: Seat
        place: SecretPlace
        pair?: true
        question: QuestionKind
        card: Card
        clue: Clue
        truth: Clue
      } // a wrong clue is revealed
    | { type: 'scored'; gained: number[]; score: number[] }
    | { type: 'won'; winners: Seat[]; score: number[] } // no winners: in a game of one hand everybody gave a wrong clue
}
