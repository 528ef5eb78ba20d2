// Answers for: what the pages draw a game with, and what of it a game may draw itself. What it leaves out the house draws.
import type { Component } from 'vue'
import type {
  Conclusion,
  GameTypeParams,
  VariantOf,
  Offer,
  Deductions,
  Seat,
  SeatView,
  TableView,
} from '../../shared/engine/index.ts'
import type { GameWords, Sentence } from '../../shared/words/sentence.ts'

/** A player as every screen shows them: the same colour and shape everywhere. */
export interface ShownPlayer {
  readonly name: string
  readonly avatar: number // which colour and shape, 0 to 12; the place of the chair
  readonly computer: boolean
  readonly here: boolean
  readonly substituted: boolean // the computer plays for them while they are away
}

/** What a player who is to move has left, as it is shown. */
export interface ShownClock {
  readonly seat: Seat
  readonly avatar: number
  readonly left: number // seconds, rounded up
  readonly text: string // “1:05”
  readonly level: number // of the lamp's oil, from 0 to 1
  readonly runs: boolean
  readonly isOut: boolean // the host says so: what is on its way still counts until then
  readonly presses: number // for more time, from the seat itself
}

/** How much the program writes into notebooks: nothing, what a seat was told or shown, or all that follows from it. */
export type NotebookLevel = 'blank' | 'facts' | 'proof'

/** Why a mark stands: a conclusion, and the lines of the seat's own story it rests on. */
export interface SupportedConclusion<K extends GameTypeParams, C extends Conclusion> {
  readonly conclusion: C
  readonly lines: readonly K['line'][]
}

/** What a game's public screen is drawn from. */
export interface TableProps<K extends GameTypeParams> {
  readonly view: TableView<K>
  readonly players: readonly ShownPlayer[]
  readonly toMove: readonly Seat[] // whom the table waits for
  readonly words: GameWords<K>
}

/** What a part of a screen is drawn from that speaks to one seat, or to everybody (null). */
export interface HeardProps<K extends GameTypeParams> {
  readonly view: TableView<K>
  readonly players: readonly ShownPlayer[]
  readonly words: GameWords<K>
  readonly ear: Seat | null
}

/** The last thing said, and what to do now. */
export interface LastSaidProps<K extends GameTypeParams> extends HeardProps<K> {
  readonly todo?: Sentence | null
}

/** What a seat's own screen is drawn from. It emits `move` with a whole move. */
export interface SeatProps<K extends GameTypeParams, P extends Deductions = Deductions> {
  readonly view: SeatView<K>
  readonly offers: readonly Offer<K['move']>[] // everything this seat may do; empty while a move is on its way
  readonly players: readonly ShownPlayer[]
  readonly toMove: readonly Seat[]
  readonly words: GameWords<K>
  readonly level: NotebookLevel
  readonly proof: P | null // at level `proof`, once it is worked out; it may be a moment behind the view
}

/**
 * What a notebook is drawn from. It emits `mark` with a place on the sheet and a mark, where an empty mark rubs it out;
 * and `why` with a conclusion, or null to ask no more, which is answered in `because`.
 */
export interface NotebookProps<
  K extends GameTypeParams,
  P extends Deductions = Deductions,
  C extends Conclusion = Conclusion,
> {
  readonly view: SeatView<K>
  readonly players: readonly ShownPlayer[]
  readonly words: GameWords<K, C>
  readonly level: NotebookLevel
  readonly marks: Readonly<Record<string, string>>
  readonly proof: P | null // at level `proof`, once it is worked out; it may be a moment behind the view
  readonly because: SupportedConclusion<K, C> | null // the answer to the last `why`
}

/** What the widget of one kind of move is drawn from. It emits `move`. */
export interface MoveProps<K extends GameTypeParams, T extends K['move']['type'], P extends Deductions = Deductions> {
  readonly view: SeatView<K>
  readonly offers: readonly Offer<VariantOf<K['move'], T>>[] // never empty
  readonly players: readonly ShownPlayer[]
  readonly words: GameWords<K>
  readonly level: NotebookLevel // with `blank`, nothing is shown that follows from what was heard
  readonly proof?: P | null // as in SeatProps, for widgets that show what may be named
}

/** A component that can be given these props. */
type ComponentWith<Props> = Component<Props>

/** The screens of one game, whoever draws them. */
export interface GameScreens<
  K extends GameTypeParams = GameTypeParams,
  P extends Deductions = Deductions,
  C extends Conclusion = Conclusion,
> {
  readonly table: ComponentWith<TableProps<K>>
  readonly seat: ComponentWith<SeatProps<K, P>> // opponents, the last thing said, the tray with hand and moves
  readonly notebook: ComponentWith<NotebookProps<K, P, C>>
  readonly card: ComponentWith<CardProps> // a card inside a sentence
  readonly face?: ComponentWith<FaceProps> // a card that lies on the table or in a hand: as wide as --w of whoever shows it. A game of namings has it
  readonly back?: ComponentWith<object> // the same card, face down
  readonly inWords?: true // all of it is text: it is as large as text is
  readonly rules: ComponentWith<object> // how it is played, in our own words, with pictures made of the game's own parts
}

/** A card by its id. */
export interface CardProps {
  readonly id: string
}

/** A card that lies, and what it is called in the language of the device. */
export interface FaceProps extends CardProps {
  readonly name: string
}

/** What only the house's own seat and table are made of: a game may draw any of it and leave the rest. */
export interface DefaultScreenParts<K extends GameTypeParams = GameTypeParams, P extends Deductions = Deductions> {
  readonly centre: ComponentWith<TableProps<K>> // what lies in the middle, in place of the table's cards
  readonly ask: { readonly [T in K['move']['type']]?: ComponentWith<MoveProps<K, T, P>> } // widgets for some of the moves, in place of their forms
}

/** What a game draws itself; the house draws the rest. */
export type ScreenOverrides<
  K extends GameTypeParams = GameTypeParams,
  P extends Deductions = Deductions,
  C extends Conclusion = Conclusion,
> = Partial<GameScreens<K, P, C> & DefaultScreenParts<K, P>>

/** What the house's own seat and table are drawn with, besides what every screen is given. */
export interface DefaultScreenInputs {
  readonly card: Component<CardProps>
  readonly face: Component<CardProps>
  readonly centre: Component | null // null: the table's cards lie there
  readonly ask: Readonly<Record<string, Component | undefined>>
  readonly happensTo: readonly string[]
}
