// Answers for: what Missing Persons is made of. What lies open, what each player keeps, what may be done, what may be said.
import type { Seat } from '../../engine/index.ts'
import type { Card } from './cards.ts'
import type { Question } from './rules/questions.ts'

/** One of the ten places of a line-up, 0 to 9 from left to right. */
export type LineupPlace = number

/** A question that was put, and its answer. */
export interface AskedQuestion {
  question: Question | null // null: in free questions; in cryptic ones until the plain questions are told
  wording?: string // cryptic and free: what the table hears
  yes: boolean | null // null: the answer is owed
}

/**
 * hide: both choose their missing person · ask: the player on turn asks · answer: the other owes an answer (cryptic, free)
 * turn: the asker turns misfits down by hand (free) · lay: the asker lays one card from the pile on a place (draw: single)
 * guess: the pile is empty, both write a guess · between: the deal was tied, the next starter deals · over: the game is over
 */
export type Phase = 'hide' | 'ask' | 'answer' | 'turn' | 'lay' | 'guess' | 'between' | 'over'

/** What a deal or a game was won by. Of two wrong guesses the nearer rank wins, then the right suit, then the right colour. */
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
    turn: Seat // who asks
    last: boolean // the pile ran out in the starter's turn: this is the other's last turn, without drawing
    questions: number // put in this turn
    chosen: boolean[] // by seat; phase hide: has hidden a card; phase guess: has written a guess
    barred: Card[] // wanted by both: neither may take it
    pile: number // cards left to draw
    down: LineupPlace[][] // by seat: the places that lie face down, left to right
    faces: Card[][] // by seat, then place (lineups: open): the top card there, also when it was turned down; otherwise empty
    asked: AskedQuestion[][] // by the seat that asked, oldest first; of this deal
    suspects: (Card | null)[] // by seat: the hidden card once it was opened
    guesses: (Card | null)[] // by seat: the forced guess at the other's card, once both were opened
  }
  own: {
    hidden: Card | null // my missing person
    lineup: Card[] // by place (lineups: own): my top card there, also when it was turned down; otherwise empty
    meant: Question[] // cryptic: what my wordings mean, in the order of open.asked
    explained: Question | null // cryptic: what the question I have to answer means, told after an untrue answer
    guess: Card | null // my forced guess
  }
  sealed: {
    pile: Card[] // next card last; the whole pack until both have hidden
  }
  move:
    | { type: 'hide'; card: Card }
    | { type: 'ask'; question: Question } // plain
    | { type: 'askCryptically'; question: Question; wording: string } // wording: from the phrase book or one's own, 1 to 140 characters
    | { type: 'askFreely'; wording: string } // 1 to 140 characters
    | { type: 'answer'; yes: boolean } // cryptic and free: by hand
    | { type: 'turn'; place: LineupPlace } // free: turn this face-up card down
    | { type: 'done' } // free: no more to turn; after a Yes the cards are drawn, after a No the turn passes
    | { type: 'lay'; place: LineupPlace } // draw single: a card from the pile goes onto this face-down place
    | { type: 'name'; card: Card } // in anybody's turn; right wins, wrong loses
    | { type: 'guess'; card: Card } // sealed until both have guessed
    | { type: 'deal' } // the tie-breaker
  line:
    | { type: 'began'; deal: number; starter: Seat } // both choose whom to hide
    | { type: 'hid'; by: Seat }
    | { type: 'clashed'; card: Card } // both wanted it
    | { type: 'dealt'; starter: Seat; pile: number }
    | { type: 'lined'; by: Seat; cards: Card[] } // the line-up, to that seat; with open line-ups to all
    | { type: 'asked'; by: Seat; question?: Question; wording?: string; yes: boolean | null } // plain: the question; cryptic, free: the wording; yes null: to be answered by hand
    | { type: 'meant'; by: Seat; question: Question } // to the asker (cryptic): the question of the wording just told
    | { type: 'answered'; by: Seat; yes: boolean } // by hand
    | { type: 'refused'; by: Seat; yes: boolean; question: Question } // to the answerer (cryptic): that answer is untrue for the question meant
    | { type: 'turned'; by: Seat; places: LineupPlace[] } // misfits turned face down
    | { type: 'drew'; by: Seat; places: LineupPlace[]; misfits: LineupPlace[]; left: number } // onto these places; misfits were turned down at once
    | { type: 'got'; by: Seat; cards: Card[] } // the cards of those places, to that seat; with open line-ups to all
    | { type: 'finished'; by: Seat } // free: has turned enough
    | { type: 'ranOut'; last: Seat | null } // the pile is empty; who has a last turn
    | { type: 'wrote'; by: Seat } // a sealed guess
    | { type: 'guessed'; guesses: Card[]; suspects: Card[] } // by seat: both guesses, and the truth about each seat's own card
    | { type: 'named'; by: Seat; card: Card; right: boolean }
    | { type: 'opened'; suspects: Card[] } // by seat
    | { type: 'explained'; by: Seat; questions: Question[] } // cryptic: what that seat's wordings meant, in order
    | { type: 'tied'; deal: number }
    | { type: 'won'; winner: Seat; ending: WinReason }
    | { type: 'drawn' } // tied three times
}
