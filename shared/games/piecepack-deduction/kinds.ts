// The types of Deduction for the piecepack: public state, each seat's own state, moves and lines.
import type { Seat } from '../../engine/index.ts'
import type { Tile, Trait } from './cards.ts'

/** Do you have one? · How many do you have? */
export type QuestionKind = 'any' | 'many'

/** A question to a player, and its answer. */
export interface AskedQuestion {
  of: Seat
  trait: Trait // of the coin on the table: its suit or its value
  question: QuestionKind
  answer: boolean | number // any: yes or no · many: the number
}

/**
 * ask: the player on turn asks about the coin · show: the asked player shows a tile of their choice
 * after: the asker names the missing tile or passes · over: the game is over
 */
export type Phase = 'ask' | 'show' | 'after' | 'over'

/** A wrong name, which excludes a tile. */
export interface WrongNaming {
  by: Seat
  tile: Tile
}

export interface Piecepack {
  options: {
    lastOneIn: 'wins' | 'must name'
  }
  open: {
    phase: Phase
    turn: Seat // the player on turn
    turns: number // number of the turn in this game, from 1
    coin: Tile // the coin drawn for this turn
    faceUp: Tile[] // the tiles in nobody's hand
    asked: AskedQuestion | null // the question of this turn, once it is asked
    out: boolean[] // by seat: has named wrongly; must still answer
    misnamed: WrongNaming[] // oldest first
    missing: Tile | null // null until the game is over
    hands: Tile[][] // by seat; empty until the game is over
  }
  own: {
    hand: Tile[]
    missing: Tile | null // seen after naming wrongly
  }
  sealed: {
    missing: Tile
  }
  move:
    | { type: 'ask'; of: Seat; trait: Trait; question: QuestionKind }
    | { type: 'show'; tile: Tile } // in phase 'show': one of the matching tiles, even if there is only one
    | { type: 'name'; tile: Tile } // any of the 24, even one in sight
    | { type: 'pass' } // names nothing; the next player's turn begins
  line:
    | { type: 'dealt'; tiles: number; faceUp: Tile[] } // `tiles` to each player
    | { type: 'received'; by: Seat; tiles: Tile[] } // to that seat
    | { type: 'drew'; by: Seat; coin: Tile } // a turn begins
    | {
        type: 'asked'
        by: Seat
        of: Seat
        trait: Trait
        question: QuestionKind
        answer: boolean | number
      }
    | { type: 'chose'; by: Seat; to: Seat } // chooses which tile to show; everybody sees that one was shown
    | { type: 'showed'; by: Seat; to: Seat; tile: Tile } // to those two
    | { type: 'named'; by: Seat; tile: Tile; right: boolean }
    | { type: 'looked'; by: Seat; tile: Tile } // to that seat: the missing tile, after naming wrongly
    | { type: 'opened'; missing: Tile; hands: Tile[][] }
    | { type: 'won'; by: Seat | null; how: 'named' | 'last one in' | 'wrong' | 'too long' } // null: nobody; wrong: the last one in named wrongly; too long: after the last turn
}
