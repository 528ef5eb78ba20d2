// The types of Missing Persons: public state, each player's own state, moves and lines.
import type { Seat } from '../../engine/index.ts'
import type { Card } from './cards.ts'
import type { Question } from './rules/questions.ts'

/** One of the ten places of a line-up, 0 to 9 from left to right. */
export type LineupPlace = number

/** A question and its answer. */
export interface AskedQuestion {
  question: Question | null // null in free questions; in cryptic ones until the plain questions are revealed
  wording?: string // only in cryptic and free questions: the words everybody reads
  yes: boolean | null // null: the answer is owed
}

/**
 * hide: both choose their missing person · ask: the player on turn asks · answer: the other owes an answer (in cryptic and free questions)
 * turn: the asker turns misfits down by hand (in free questions) · lay: the asker lays one card from the pile on a place (with `draw: 'single'`)
 * guess: the pile is empty, both write a guess · between: the deal was tied, the next starter deals · over: the game is over
 */
export type Phase = 'hide' | 'ask' | 'answer' | 'turn' | 'lay' | 'guess' | 'between' | 'over'

/** Why a deal or a game was won. Of two wrong guesses the nearer rank wins, then the right suit, then the right colour. */
export type WinReason = 'right name' | 'wrong name' | 'right guess' | 'nearer guess' | 'right suit' | 'right colour'

export interface MissingPersons {
  options: {
    draw: 'refill' | 'single'
    questions: 'plain' | 'cryptic' | 'free'
    lineups: 'own' | 'open'
    pack: 'one' | 'two'
    lastTurn: 'yes' | 'no'
    questionsPerTurn: 'unlimited' | 'three'
  }
  open: {
    phase: Phase
    deal: number // 1 to 3: after three tied deals the game is drawn
    starter: Seat
    turn: Seat // the seat that asks
    last: boolean // the pile ran out in the starter's turn: this is the other's last turn, without drawing
    questions: number // asked in this turn
    chosen: boolean[] // by seat: in phase 'hide' whether a card is hidden, in phase 'guess' whether a guess is written
    barred: Card[] // both wanted it: neither may take it
    pile: number // cards left to draw
    down: LineupPlace[][] // by seat: the face-down places, left to right
    faces: Card[][] // only with `lineups: 'open'`: by seat, then place, the top card, even if it is face down; otherwise empty
    asked: AskedQuestion[][] // by the seat that asked, oldest first; of this deal
    suspects: (Card | null)[] // by seat: the hidden card once it is revealed
    guesses: (Card | null)[] // by seat: the final guess at the other's card, once both are revealed
  }
  own: {
    hidden: Card | null // my missing person
    lineup: Card[] // only with `lineups: 'own'`: by place, my top card, even if it is face down; otherwise empty
    meant: Question[] // cryptic: the meanings of my wordings, in the order of open.asked
    explained: Question | null // cryptic: the meaning of the question I must answer, shown after an untrue answer
    guess: Card | null // my final guess
  }
  sealed: {
    pile: Card[] // next card last; the whole pack until both have hidden
  }
  move:
    | { type: 'hide'; card: Card }
    | { type: 'ask'; question: Question } // plain
    | { type: 'askCryptically'; question: Question; wording: string } // wording: from the phrase book or one's own, 1 to 140 characters
    | { type: 'askFreely'; wording: string } // 1 to 140 characters
    | { type: 'answer'; yes: boolean } // only in cryptic and free questions, which are answered by hand
    | { type: 'turn'; place: LineupPlace } // only in free questions: turns this face-up card down
    | { type: 'done' } // only in free questions: no more cards to turn; after a Yes the cards are drawn, after a No the turn passes
    | { type: 'lay'; place: LineupPlace } // only with `draw: 'single'`: places a card from the pile onto this face-down place
    | { type: 'name'; card: Card } // in anybody's turn; right wins, wrong loses
    | { type: 'guess'; card: Card } // sealed until both have guessed
    | { type: 'deal' } // the tie-breaker
  line:
    | { type: 'began'; deal: number; starter: Seat } // both choose whom to hide
    | { type: 'hid'; by: Seat }
    | { type: 'clashed'; card: Card } // both wanted it
    | { type: 'dealt'; starter: Seat; pile: number }
    | { type: 'lined'; by: Seat; cards: Card[] } // the line-up of this seat; told to this seat alone unless line-ups are open
    | { type: 'asked'; by: Seat; question?: Question; wording?: string; yes: boolean | null } // in plain questions `question`, in cryptic and free ones `wording`; `yes` is null while it is to be answered by hand
    | { type: 'meant'; by: Seat; question: Question } // to the asker (cryptic): the question behind the last wording
    | { type: 'answered'; by: Seat; yes: boolean } // by hand
    | { type: 'refused'; by: Seat; yes: boolean; question: Question } // to the answerer (cryptic): that answer is untrue
    | { type: 'turned'; by: Seat; places: LineupPlace[] } // misfits turned face down
    | { type: 'drew'; by: Seat; places: LineupPlace[]; misfits: LineupPlace[]; left: number; cards?: Card[] } // onto these places; misfits were turned down at once; cards: never sent, the line `got` read together with this one
    | { type: 'got'; by: Seat; cards: Card[] } // the cards of those places, to that seat; with open line-ups to all
    | { type: 'finished'; by: Seat } // only in free questions: has finished turning cards
    | { type: 'ranOut'; last: Seat | null } // the pile is empty; `last`: who gets a last turn
    | { type: 'wrote'; by: Seat } // a sealed guess
    | { type: 'guessed'; guesses: Card[]; suspects: Card[] } // by seat: both guesses, and the truth about each seat's own card
    | { type: 'named'; by: Seat; card: Card; right: boolean }
    | { type: 'opened'; suspects: Card[] } // by seat
    | { type: 'explained'; by: Seat; questions: Question[] } // cryptic: the meanings of that seat's wordings, in order
    | { type: 'tied'; deal: number }
    | { type: 'won'; winner: Seat; ending: WinReason }
    | { type: 'drawn' } // tied three times
}
