// The types every game is written in: its rules, state, views, moves and story lines.
import type { DiceState, Dice } from './dice.ts'
import type { Offer } from './offers.ts'

/** A seat's number, clockwise: 0, 1, 2 … */
export type Seat = number

/** A value of an option. It has the same name in the rules, in records and on the command line. */
export type OptionValue = string | number | boolean

/** The types of one game. Name these six and the rest is inferred. */
export interface GameTypeParams {
  options: object // chosen in the lobby; every value an OptionValue
  open: object // public: every screen may show it
  own: object // private: one seat alone knows it
  sealed: object // hidden: nobody knows it yet
  move: { type: string } // a move of a seat, as a command
  line: { type: string } // a line of the story, in the past tense
}

/** The member of a union that carries this type tag. */
export type VariantOf<U extends { type: string }, T extends U['type']> = Extract<U, { type: T }>

/** A line of the story and the seats that may read it; without `to`, everybody may. */
export interface LineWithAudience<K extends GameTypeParams> {
  readonly line: K['line']
  readonly to?: readonly Seat[]
}

/** The naming of one or more hidden cards by somebody. */
export interface NamingAttempt {
  readonly cards: readonly string[] // ids, as they were named
  readonly hiddenAt?: readonly string[] // for each hidden card, the `data-hidden-at` of its place on the screens; absent if it has none
  readonly of?: readonly Seat[] // whose cards they are; absent: nobody's
  readonly right: boolean
  readonly each?: readonly { readonly by: Seat; readonly right: boolean }[] // for each card, if several seats named one each; then `right` says whether any was
}

/** How a game ended. */
export interface Outcome {
  readonly winners: readonly Seat[] // none: nobody won; several: shared
  readonly points: readonly number[] // by seat; in games without points a winner has 1
}

/** The three drawers for facts. Who may know a fact decides which one it goes into. */
export interface StateByVisibility<K extends GameTypeParams> {
  open: K['open']
  own: K['own'][] // by seat
  sealed: K['sealed']
}

/** The full state of a game, secrets included. It never leaves the host. */
export interface GameState<K extends GameTypeParams> extends StateByVisibility<K> {
  readonly seats: number
  readonly options: K['options']
  readonly first: Seat // the seat that begins
  readonly steps: number[] // moves made so far, by seat
  readonly story: LineWithAudience<K>[]
  readonly chance: DiceState
  outcome: Outcome | null
}

/** The table's view: everything a public screen may show. */
export interface TableView<K extends GameTypeParams> {
  readonly seats: number
  readonly options: K['options']
  readonly first: Seat
  readonly open: K['open']
  readonly story: readonly K['line'][] // the lines this viewer may read
  readonly outcome: Outcome | null
}

/** A seat's view: the table's view and the seat's own drawer. */
export interface SeatView<K extends GameTypeParams> extends TableView<K> {
  readonly seat: Seat
  readonly own: K['own']
  readonly step: number // moves this seat has made
}

/** The inputs of a deal. */
export interface DealSetup<K extends GameTypeParams> {
  readonly seats: number
  readonly options: K['options']
  readonly first: Seat // the seat that begins
  readonly dice: Dice
}

/** By seat: what it chose in secret, such as the cards it hid, oldest first. */
export type SecretChoices = readonly (readonly string[])[]

/** One game: its name, its deal, its legal moves and what each of them changes. */
export interface GameRules<K extends GameTypeParams> {
  readonly id: string
  /** Rises when a change to the rules would play old records differently. */
  readonly version: number
  /** Former versions of the rules. A game begun by one of them is played and reviewed by it. */
  readonly earlier?: readonly GameRules<K>[]
  readonly seats: readonly [fewest: number, most: number]

  /** True if all win or all lose together. */
  readonly cooperative?: true

  /** Each option and its values; the first is the default. */
  readonly options: { readonly [Name in keyof K['options']]: readonly K['options'][Name][] }

  /** True if these options need an understanding only people have: then no computer player may sit down. */
  peopleOnly?(options: K['options']): boolean

  /** Deals. The lines it returns open the story. */
  setup(deal: DealSetup<K>): StateByVisibility<K> & { readonly story: LineWithAudience<K>[] }

  /** All legal moves of this seat. It depends on the seat's view alone; nothing else decides what is legal. */
  moves(view: SeatView<K>): readonly Offer<K['move']>[]

  /** The seats the table waits for. It depends on public state alone, so everybody may be shown it. */
  toMove(view: TableView<K>): readonly Seat[]

  /**
   * While an answer is awaited: the seat whose turn it still is. Null if the awaited seats have the turn themselves.
   * Absent in games without answers.
   */
  turnDuringAnswer?(view: TableView<K>): Seat | null

  /** Moves that clear the result of the last round from every screen. Computer players wait before them, so that people can read it. */
  readonly clearingMoves?: readonly K['move']['type'][]

  /**
   * True while the last round's result lies open and only clearing moves are left: a shared screen needs no curtain.
   * Each secret choice of the round lies open then, and what a seat still holds has no bearing on the next round.
   */
  isBetweenRounds?(view: TableView<K>): boolean

  /**
   * Moves by which a player agrees to what needs everybody, and which tell nothing hidden. On a shared screen one press
   * agrees for all who sit at it.
   */
  readonly agreements?: readonly K['move']['type'][]

  /** Moves that ask somebody something. The end of a game praises the sharpest of them. */
  readonly questions?: readonly K['move']['type'][]

  /** Moves that answer a question, in games where an answer is a move of its own. */
  readonly replies?: readonly K['move']['type'][]

  /** Lines that are read at a glance: nobody needs a pause after them. */
  readonly atAGlance?: readonly K['line']['type'][]

  /**
   * True for a line that shows the player who acted something new: an answer, a card. On a shared screen, the curtain
   * waits until that player has seen it.
   */
  reveals?(line: K['line']): boolean

  /** Lines whose field "by" is a player to whom something happened, without an action of theirs. */
  readonly happensTo?: readonly K['line']['type'][]

  /**
   * True if a seat's conclusions rest on its story lines alone. Then people can ask what a line ruled out. Absent if
   * public state counts as well.
   */
  readonly factsAreLines?: true

  /**
   * Who can still win, for a seat that is out to bet on; if it can itself, as in a later hand, it bets on nobody else.
   * Empty while the seat plays.
   * Absent in games that nobody is out of.
   */
  readonly betsOn?: (view: TableView<K>, seat: Seat) => readonly Seat[]

  /**
   * What a seat that is out may bet on besides the winner: who comes next, such as whose card is named. `candidates`: who
   * may. `seatsIn`: whom a public line is about, if it is of this kind: they came next.
   */
  readonly nextBet?: {
    readonly candidates: (view: TableView<K>) => readonly Seat[]
    readonly seatsIn: (line: K['line']) => readonly Seat[] | null
  }

  /** Public lines that name the hidden cards and say whether that is right. Every screen animates them. */
  readonly namings?: { readonly [T in K['line']['type']]?: (line: VariantOf<K['line'], T>) => NamingAttempt }

  /** The move that names this answer to a riddle, legal now or not; null if no single move does. */
  namingOf?(view: SeatView<K>, riddle: string, answer: string): K['move'] | null

  /**
   * Moves whose choice stays hidden from the others when it is made: the host commits to each, so that it cannot change it
   * later. They depend on the kind of move alone: otherwise a commitment would tell something about hidden cards.
   */
  readonly hiddenMoves?: readonly K['move']['type'][]

  /**
   * Moves that cannot be undone and may win or lose the game. A device may ask for confirmation first; where each is a
   * single button because everything is in words, it always does.
   */
  readonly decisive?: readonly K['move']['type'][]

  /**
   * True if this decisive move would end the game now and is made by a single button: then every device asks for confirmation first. A move that is put together on a sheet needs no confirmation: the sheet names the card and says what is at stake.
   */
  endsGame?(view: SeatView<K>, move: K['move']): boolean

  /**
   * What each seat has chosen in secret, as everybody sees once the game is over. Computer players may learn from it in
   * the evening's later games.
   */
  readonly secretChoices?: (view: TableView<K>) => SecretChoices

  /** Applies each type of move, in place. Called only with legal moves. */
  readonly play: {
    readonly [T in K['move']['type']]: (state: GameState<K>, seat: Seat, move: VariantOf<K['move'], T>) => void
  }
}
