// Answers for: the words every game is written in. A game is a value of these types.
import type { DiceState, Dice } from './dice.ts'
import type { Offer } from './offers.ts'

/** A place at the table: 0, 1, 2, clockwise. */
export type Seat = number

/** What an option may be set to: its name in the rules, the same in records and on the command line. */
export type OptionValue = string | number | boolean

/** The words of one game. Name these six types and the rest is inferred. */
export interface GameTypeParams {
  options: object // chosen in the lobby; every value an OptionValue
  open: object // lies on the table: every screen may show it
  own: object // known to one seat alone
  sealed: object // known to nobody yet
  move: { type: string } // what a seat may do, as a command
  line: { type: string } // what the story may say, in the past tense
}

/** The member of a union that carries this type tag. */
export type VariantOf<U extends { type: string }, T extends U['type']> = Extract<U, { type: T }>

/** A line of the story, and who heard it. Without `to`, everyone did. */
export interface LineWithAudience<K extends GameTypeParams> {
  readonly line: K['line']
  readonly to?: readonly Seat[]
}

/** Somebody said which cards they are. */
export interface NamingAttempt {
  readonly cards: readonly string[] // by their ids, as they were said
  readonly hiddenAt?: readonly string[] // where each hidden one lies, as `data-hidden-at` names the place on the screens; none where it lies nowhere
  readonly right: boolean
}

/** How a game ended. */
export interface Outcome {
  readonly winners: readonly Seat[] // none: nobody won; several: shared
  readonly points: readonly number[] // one for each seat; games without points give a winner 1
}

/** The three places a fact may lie in, chosen by asking who may know it. */
export interface StateByVisibility<K extends GameTypeParams> {
  open: K['open']
  own: K['own'][] // by seat
  sealed: K['sealed']
}

/** The whole truth. It never leaves the host. */
export interface GameState<K extends GameTypeParams> extends StateByVisibility<K> {
  readonly seats: number
  readonly options: K['options']
  readonly first: Seat // whom the start of this game fell to
  readonly steps: number[] // moves made so far, by seat
  readonly story: LineWithAudience<K>[]
  readonly chance: DiceState
  outcome: Outcome | null
}

/** What the public screen may show. */
export interface TableView<K extends GameTypeParams> {
  readonly seats: number
  readonly options: K['options']
  readonly first: Seat
  readonly open: K['open']
  readonly story: readonly K['line'][] // as this viewer heard it
  readonly outcome: Outcome | null
}

/** What one seat may know: the table, and its own drawer. */
export interface SeatView<K extends GameTypeParams> extends TableView<K> {
  readonly seat: Seat
  readonly own: K['own']
  readonly step: number // moves this seat has made
}

/** What a game is dealt from. */
export interface DealSetup<K extends GameTypeParams> {
  readonly seats: number
  readonly options: K['options']
  readonly first: Seat // the seat that begins
  readonly dice: Dice
}

/** One game: its name, its start, what may be done, and what doing it changes. */
export interface Game<K extends GameTypeParams> {
  readonly id: string
  /** Rises when a change to the rules would play old records differently. */
  readonly rules: number
  /** The rules as they were: what was begun by them is played and looked back at by them. */
  readonly earlier?: readonly Game<K>[]
  readonly seats: readonly [fewest: number, most: number]

  /** All win or all lose. */
  readonly cooperative?: true

  /** Each option and its values; the first is the default. */
  readonly options: { readonly [Name in keyof K['options']]: readonly K['options'][Name][] }

  /** True when, with these options, something must be understood that only people can: no computer player may sit. */
  peopleOnly?(options: K['options']): boolean

  /** Deal. Lines told while dealing open the story. */
  setup(deal: DealSetup<K>): StateByVisibility<K> & { readonly story: LineWithAudience<K>[] }

  /** Everything this seat may do now. It follows from what the seat can see; nothing else decides what is legal. */
  moves(view: SeatView<K>): readonly Offer<K['move']>[]

  /** The seats the table waits for. It follows from what lies open, so that it can be shown to all. */
  toMove(view: TableView<K>): readonly Seat[]

  /** Moves that take from every screen what came of the last deal: computer players leave people time to read it first. */
  readonly clearingMoves?: readonly K['move']['type'][]

  /** Lines that show a player something new: on a shared screen they see it before the curtain falls. */
  readonly reveals?: readonly K['line']['type'][]

  /** Lines that name a player as `by` who did nothing: it befell them. */
  readonly happensTo?: readonly K['line']['type'][]

  /** What a seat can conclude rests on the lines of its story, one by one: each can be asked what it ruled out. Absent where it rests on what lies open as well. */
  readonly factsAreLines?: true

  /** Lines, told to all, that say which cards the hidden ones are, and whether that is so. Every screen makes a moment of them. */
  readonly namings?: { readonly [T in K['line']['type']]?: (line: VariantOf<K['line'], T>) => NamingAttempt }

  /** The move that names this answer to a riddle, whether or not it may be made now; null where no one move does. */
  namingOf?(view: SeatView<K>, riddle: string, answer: string): K['move'] | null

  /** Moves that cannot be undone once they are made, and by which one may win or lose: a device may ask once more before them. */
  readonly decisive?: readonly K['move']['type'][]

  /** What each move changes, in place. Called only with a move that `moves` offers. */
  readonly play: {
    readonly [T in K['move']['type']]: (state: GameState<K>, seat: Seat, move: VariantOf<K['move'], T>) => void
  }
}
