// The types of Precognition: public state, each player's own state, moves and lines.
import type { Seat } from '../../engine/index.ts'
import type { Card } from './cards.ts'
import type { RankChange } from './rules/row.ts'

/**
 * predict: everybody who plays writes a prediction and seals it · play: one card after another goes to the right end of the row
 * between: the predictions are revealed, some play again, the next starter deals · over: the game is over
 */
export type Phase = 'predict' | 'play' | 'between' | 'over'

export interface Precognition {
  options: {
    hands: 'whole deck' | 'ten each'
    rounds: 'one' | 'three' // three: each prediction that came true scores its letters
    predictions: 'as decided' | 'at the end' // as decided: each is opened once it came true or no longer can; at the end: as in the book, after the last card
    ties: 'play off' | 'share'
  }
  open: {
    phase: Phase
    deal: number // from 1
    starter: Seat // the seat that plays the first card of this deal
    turn: Seat // phase play: who plays the next card; phase between: who deals
    players: Seat[] // who plays in this deal, by seat; the others are eliminated and watch
    next: Seat[] // phase between: who plays in the next deal, by seat; otherwise empty
    round: number // from 1; above the number of rounds: a play-off
    points: number[] // by seat: letters that came true in all rounds so far; always 0 in a one-round game
    still: number // replays in a row that eliminated nobody; after five the win is shared
    ready: boolean[] // by seat: the prediction is sealed
    cards: number[] // by seat: cards in hand
    apart: number // left-over cards, face down and out of play
    length: number // cards the row will have; a prediction has 1 to length − 1 letters
    row: Card[] // left to right
    predictions: (string | null)[] // by seat: letters U, D and S, opened as the option says; null for those not playing
    settled: boolean // phase play: whatever is played, the result stays
    agreed: boolean[] // by seat: the rest of the row may be laid at once
  }
  own: {
    hand: Card[]
    prediction: string // letters U, D and S; empty until something is written
  }
  sealed: {
    apart: Card[] // nobody sees them
  }
  move:
    | { type: 'predict'; letters: string } // 1 to length − 1 letters U, D and S; may be rewritten until it is sealed
    | { type: 'seal' }
    | { type: 'play'; card: Card }
    | { type: 'finish' } // agrees to lay the rest of the row at once. It can be offered once the result is settled, and happens when all have agreed
    | { type: 'deal' } // the play-off, or the replay if nobody's prediction counted
  line:
    | { type: 'dealt'; deal: number; starter: Seat; players: Seat[]; cards: number; apart: number }
    | { type: 'received'; by: Seat; cards: Card[] } // to that seat
    | { type: 'sealed'; by: Seat }
    | { type: 'predicted'; by: Seat; letters: string } // to that seat: what it sealed
    | { type: 'began'; starter: Seat } // all are sealed; `starter` plays first
    | { type: 'played'; by: Seat; card: Card; change: RankChange | null } // null: the first card of the row
    | { type: 'cameTrue'; of: Seat; letters: string; at: number } // at: number of changes before the run
    | { type: 'broke'; of: Seat; letters: string } // too few cards are left for it
    | { type: 'settled' } // the cards to come change nothing any more
    | { type: 'agreed'; by: Seat } // to lay the rest at once
    | { type: 'finished'; cards: Card[] } // the rest of the row, as it was laid
    | { type: 'revealed'; of: Seat; letters: string; at: number | null } // at: number of changes before the run; null: it does not count
    | { type: 'scored'; round: number; gained: number[]; points: number[] } // by seat: in this round, and in all
    | { type: 'missed' } // nobody's prediction counts
    | { type: 'tied'; seats: Seat[]; letters: number } // longest together
    | { type: 'left'; seats: Seat[] } // eliminated
    | { type: 'won'; winners: Seat[]; letters: number | null; why: 'longest' | 'points' | 'shared' | 'still' } // letters: of the longest, or in all rounds together · shared: ties are shared; still: five replays in a row eliminated nobody
}
