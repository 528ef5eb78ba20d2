// The props and types of a game's screens, and which of them a game may draw itself. The rest have defaults.
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
  readonly avatar: number // the colour and shape, 0 to 12; the index of the chair
  readonly isComputer: boolean
  readonly isHere: boolean
  readonly substituted: boolean // the computer plays for them while they are away
}

/** The time left to a player, as it is shown. */
export interface ShownClock {
  readonly seat: Seat
  readonly avatar: number
  readonly left: number // seconds, rounded up
  readonly text: string // “1:05”
  readonly level: number // the lamp's oil, from 0 to 1
  readonly isRunning: boolean
  readonly isOut: boolean // the host says that time is up; a move that was on its way may still count
  readonly timeRequestsLeft: number // for more time, from the seat itself
}

/**
 * How much the program writes into notebooks: nothing, what a seat was told or shown, or everything that
 * follows.
 */
export type NotebookLevel = 'blank' | 'facts' | 'proof'

/** A conclusion behind a mark, with the lines of the seat's own story from which it follows. */
export interface SupportedConclusion<K extends GameTypeParams, C extends Conclusion> {
  readonly conclusion: C
  readonly lines: readonly K['line'][]
}

/** The props of a game's public screen. */
export interface TableProps<K extends GameTypeParams> {
  readonly view: TableView<K>
  readonly players: readonly ShownPlayer[]
  readonly toMove: readonly Seat[] // the seats to move
  readonly words: GameWords<K>
}

/** The props of a part that addresses one seat, or everybody (null). */
export interface PropsWithReader<K extends GameTypeParams> {
  readonly view: TableView<K>
  readonly players: readonly ShownPlayer[]
  readonly words: GameWords<K>
  readonly reader: Seat | null
}

/** The props of the part that shows the last sentence and what to do now. */
export interface LastSaidProps<K extends GameTypeParams> extends PropsWithReader<K> {
  readonly todo?: Sentence | null
}

/** The props of a seat's own screen. It emits `move` with a complete move. */
export interface SeatProps<K extends GameTypeParams, P extends Deductions = Deductions> {
  readonly view: SeatView<K>
  readonly offers: readonly Offer<K['move']>[] // everything this seat may do; empty while a move is on its way
  readonly players: readonly ShownPlayer[]
  readonly toMove: readonly Seat[]
  readonly words: GameWords<K>
  readonly level: NotebookLevel
  readonly proof: P | null // null below level `proof`, and until it is worked out; it may still belong to the view before
}

/**
 * The props of a notebook. It emits "mark" with a place on the sheet and a mark; an empty mark erases. It emits "why"
 * with a conclusion, or null to stop asking. The answer comes in `because`.
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
  readonly proof: P | null // null below level `proof`, and until it is worked out; it may still belong to the view before
  readonly because: SupportedConclusion<K, C> | null // the answer to the last `why`
}

/** The props of the widget for one type of move. It emits `move`. */
export interface MoveProps<K extends GameTypeParams, T extends K['move']['type'], P extends Deductions = Deductions> {
  readonly view: SeatView<K>
  readonly offers: readonly Offer<VariantOf<K['move'], T>>[] // never empty
  readonly players: readonly ShownPlayer[]
  readonly words: GameWords<K>
  readonly level: NotebookLevel // with `blank`, no deductions are shown
  readonly proof?: P | null // as in SeatProps, for widgets that show what may be named
}

/** A component that accepts these props. */
type ComponentWith<Props> = Component<Props>

/** The screens of one game, its own or defaults. */
export interface GameScreens<
  K extends GameTypeParams = GameTypeParams,
  P extends Deductions = Deductions,
  C extends Conclusion = Conclusion,
> {
  readonly table: ComponentWith<TableProps<K>>
  readonly seat: ComponentWith<SeatProps<K, P>> // opponents, the last sentence, the tray with hand and moves
  readonly notebook: ComponentWith<NotebookProps<K, P, C>>
  readonly card: ComponentWith<CardProps> // a card inside a sentence
  readonly face?: ComponentWith<CardFaceProps> // a card on the table or in a hand, as wide as --w of the parent. A game with namings has one
  readonly back?: ComponentWith<object> // a card face down
  readonly areTextScreens?: true // the screens are all text, in the size of text
  readonly rules: ComponentWith<object> // the rules in Hunch's own words, with pictures made of the game's own parts
}

/** A card by its id. */
export interface CardProps {
  readonly id: string
  readonly form?: string | undefined // of its name, where a sentence asks for one
}

/** A card on the table, and its name in the device's language. */
export interface CardFaceProps extends CardProps {
  readonly name: string
}

/** The parts that only the default seat and table consist of: a game may draw any of them and leave the rest. */
export interface DefaultScreenParts<K extends GameTypeParams = GameTypeParams, P extends Deductions = Deductions> {
  readonly centre: ComponentWith<TableProps<K>> // the middle of the table, instead of the table's cards
  readonly ask: { readonly [T in K['move']['type']]?: ComponentWith<MoveProps<K, T, P>> } // widgets for some of the moves, instead of their forms
}

/** The screens and parts that a game draws itself; the rest have defaults. */
export type ScreenOverrides<
  K extends GameTypeParams = GameTypeParams,
  P extends Deductions = Deductions,
  C extends Conclusion = Conclusion,
> = Partial<GameScreens<K, P, C> & DefaultScreenParts<K, P>>

/** The components that the default seat and table are given in addition to every screen's props. */
export interface DefaultScreenComponents {
  readonly card: Component<CardProps>
  readonly face: Component<CardProps>
  readonly centre: Component | null // null: the table's cards are shown in the middle
  readonly ask: Readonly<Record<string, Component | undefined>>
  readonly happensTo: readonly string[]
}
