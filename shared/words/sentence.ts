// Answers for: sentences for people, kept in pieces so that a screen can draw a card where a terminal prints its name.
// Which pieces, in which order and form, is for each language to say.
import type {
  Conclusion,
  GameTypeParams,
  VariantOf,
  OptionValue,
  PublicCandidateCount,
  Seat,
  SeatView,
  TableView,
} from '../engine/index.ts'
import type { Grammar } from './grammar.ts'

/** Good, bad or neither: always shown with a word and a sign, never by colour alone. */
export type Tone = 'yes' | 'no' | 'maybe'

/** One piece of a sentence. */
export type SentencePiece =
  | string
  | { readonly seat: Seat; readonly form?: string } // a player, in a form that the language's grammar knows
  | { readonly card: string } // a card of the game, by its id
  | { readonly mark: string; readonly sign: string; readonly tone: Tone } // an answer or a verdict

export type Sentence = readonly SentencePiece[]

/** The words of one game in one language. A move, a line or a conclusion (of `C`) without words does not compile. */
export interface GameWords<K extends GameTypeParams = GameTypeParams, C extends Conclusion = never> {
  readonly title: string
  readonly tagline: string
  readonly credit: string // whose game it is
  readonly options: {
    readonly [Name in keyof K['options']]: {
      readonly label: string
      readonly about: string
      readonly value: (value: K['options'][Name] & OptionValue) => string
    }
  }
  /** The name of a card, by its id. */
  readonly card: (id: string) => string
  /** Each line of the story; `ear` is the seat that listens, null for the table. */
  readonly line: { readonly [T in K['line']['type']]: (line: VariantOf<K['line'], T>, ear: Seat | null) => Sentence }
  /** Of a line that is a naming: who names what, with neither the cards nor the verdict. It stands alone until the card is turned. */
  readonly naming?: {
    readonly [T in K['line']['type']]?: (line: VariantOf<K['line'], T>, ear: Seat | null) => Sentence
  }
  /** Where people take a line and the next one for one deed: the line that tells both; else null. */
  readonly joinLines?: (line: K['line'], next: K['line']) => K['line'] | null
  /** Each move as the whole deed: what the button says before it is done. */
  readonly move: { readonly [T in K['move']['type']]: (move: VariantOf<K['move'], T>, view: SeatView<K>) => Sentence }
  /** Said once on each device, the first time somebody there can make such a move: what it is good for. Every game that is offered has it. */
  readonly firstTime?: { readonly [T in K['move']['type']]: string }
  /** What the house's form says of each move that has fields. A game that draws all its moves does without. */
  readonly form?: { readonly [T in Formed<K['move']>]: FormWords<VariantOf<K['move'], T>, K> }
  /** The cards that lie somewhere, as this viewer sees them. A game that draws its own seat and table does without. */
  readonly shows?: (view: AnyView<K>) => readonly CardGroup[]
  /** What the house's notebook lists: every answer to each riddle, whatever is known of it. */
  readonly sheet?: (view: SeatView<K>) => readonly SheetRow[]
  /** An answer of that sheet as it is called; without it an answer is a card. */
  readonly answer?: (key: string, answer: string) => Sentence
  /** How it is played, step by step, for the house's page of rules. */
  readonly rules?: readonly string[]
  /** A riddle by its key: what its seat is out to find. */
  readonly riddle: (key: string) => Sentence
  /** How many answers whoever only listens could still think of, for the table to wonder about. */
  readonly overheard?: (what: PublicCandidateCount) => Sentence

  /** A riddle that is solved, and its answer, as a whole sentence. */
  readonly solved: (key: string, answer: string) => Sentence
  /** How long a seat knew an answer before it came out, in moves of its own, where knowing alone wins nothing; else Hunch's own words say it. */
  readonly knownFor?: (moves: number) => string
  /** Each conclusion, as a hint says it to the seat that could draw it. */
  readonly conclusion: {
    readonly [T in C['type']]: (conclusion: VariantOf<C, T>, ear: Seat) => Sentence
  }
}

/** The words of a game that leaves its seat and its table to the house: nothing the house needs is missing. */
export type GameWordsForDefaultScreens<
  K extends GameTypeParams = GameTypeParams,
  C extends Conclusion = never,
> = GameWords<K, C> & Required<Pick<GameWords<K, C>, 'form' | 'shows'>>

/** What a coach says at each step of a lesson. A step without words does not compile, in any language. */
export type LessonWords<Key extends string = string, Given extends object = object> = {
  readonly [K in Key]: (given: Given) => Sentence
}

/** A view of a seat, or of the table. */
export type AnyView<K extends GameTypeParams> = TableView<K> & Partial<Pick<SeatView<K>, 'seat' | 'own'>>

/** Cards that lie together. */
export interface CardGroup {
  readonly title: Sentence
  readonly whose: Seat | null // null: the table's
  readonly cards: readonly (string | null)[] // null: face down
}

/** A riddle on a notebook's sheet. */
export interface SheetRow {
  readonly key: string
  readonly answers: readonly string[] // all there are
  readonly out: readonly string[] // those it cannot be by what this seat was shown or told
  /** Riddles of one thing, such as the places of a row, are the columns of one table: what it is called, and this column. */
  readonly column?: { readonly of: Sentence; readonly head: Sentence }
  /** The conclusion that it is this answer, or is not, to be asked why; null: there is no such conclusion. */
  readonly why?: (answer: string, isSo: boolean) => Conclusion | null
}

/** The moves that have fields. */
type Formed<M extends { type: string }> = M extends { type: string }
  ? [Exclude<keyof M, 'type'>] extends [never]
    ? never
    : M['type']
  : never

/** What a form says of one move: what it is called among others, and what its fields are. */
export interface FormWords<M extends { type: string }, K extends GameTypeParams> {
  readonly title: string
  readonly fields: { readonly [F in Exclude<keyof M, 'type'>]: FieldWords<M[F], K> }
}

/** What a form says of one field: what it is called, and each of its values. A text written freely has no values. */
export type FieldWords<V, K extends GameTypeParams> = { readonly label: string } & ([V] extends [readonly (infer One)[]]
  ? { readonly value: (one: One, view: SeatView<K>) => Sentence; readonly place?: (at: number) => string } // place: what the first, the second, … of the list is called
  : [string] extends [V]
    ? { readonly value?: (value: V, view: SeatView<K>) => Sentence }
    : { readonly value: (value: V, view: SeatView<K>) => Sentence })

/** A line of the story as a sentence. */
export function sayLine<K extends GameTypeParams>(words: GameWords<K>, line: K['line'], ear: Seat | null): Sentence {
  const speak = words.line[line.type as K['line']['type']] as (line: K['line'], ear: Seat | null) => Sentence
  return speak(line, ear)
}

/** Of a line that is a naming: who names what, and nothing of how it came out. A game without words for it has none. */
export function sayNaming<K extends GameTypeParams>(words: GameWords<K>, line: K['line'], ear: Seat | null): Sentence {
  const speak = words.naming?.[line.type as K['line']['type']] as
    ((line: K['line'], ear: Seat | null) => Sentence) | undefined
  return speak?.(line, ear) ?? []
}

/** A line as people tell it, and the places of the lines it tells. */
export interface ToldLine<K extends GameTypeParams> {
  readonly line: K['line']
  readonly first: number
  readonly last: number
}

/** The lines as people tell them: what is one deed to them is one line. */
export function joinLines<K extends GameTypeParams>(
  words: GameWords<K>,
  lines: readonly K['line'][],
): readonly K['line'][] {
  return mergeStoryLinesWithSpans(words, lines).map(({ line }) => line)
}

/** The same, each with the places of those it was made of. */
export function mergeStoryLinesWithSpans<K extends GameTypeParams>(
  words: GameWords<K>,
  lines: readonly K['line'][],
): readonly ToldLine<K>[] {
  const told: ToldLine<K>[] = []
  for (const [place, line] of lines.entries()) {
    const before = told.at(-1)
    const both = before === undefined ? null : (words.joinLines?.(before.line, line) ?? null)
    if (before === undefined || both === null) told.push({ line, first: place, last: place })
    else told[told.length - 1] = { line: both, first: before.first, last: place }
  }
  return told
}

/** A move as the words on its button. */
export function moveSentence<K extends GameTypeParams>(
  words: GameWords<K>,
  move: K['move'],
  view: SeatView<K>,
): Sentence {
  const speak = words.move[move.type as K['move']['type']] as (move: K['move'], view: SeatView<K>) => Sentence
  return speak(move, view)
}

/** A conclusion as a sentence for the seat that could draw it. */
export function sayConclusion<C extends Conclusion>(
  words: { readonly conclusion: GameWords<GameTypeParams, C>['conclusion'] },
  conclusion: C,
  ear: Seat,
): Sentence {
  const speak = words.conclusion[conclusion.type as C['type']] as (conclusion: C, ear: Seat) => Sentence
  return speak(conclusion, ear)
}

/** How a reader is addressed and what things are called, for turning pieces into text. */
export interface TextContext {
  readonly ear: Seat | null
  readonly names: readonly string[]
  readonly card: (id: string) => string
  readonly grammar: Grammar
}

/** What calls a player, and what belongs behind it; `opens` when it begins the sentence. */
export function playerText(
  { seat, form }: Extract<SentencePiece, { readonly seat: Seat }>,
  { ear, names, grammar }: Omit<TextContext, 'card'>,
  opens: boolean,
): { readonly word: string; readonly after: string } {
  if (seat !== ear) return grammar.player(names[seat] ?? grammar.nameless(seat), form)
  const { word, after } = grammar.player(null, form)
  return { word: opens ? word.charAt(0).toUpperCase() + word.slice(1) : word, after }
}

/** One piece as text; `opens` when it begins the sentence. */
export function pieceText(piece: SentencePiece, reader: TextContext, opens: boolean): string {
  if (typeof piece === 'string') return piece
  if ('card' in piece) return reader.card(piece.card)
  if ('mark' in piece) return piece.mark
  const { word, after } = playerText(piece, reader, opens)
  return word + after
}

/** A sentence as plain text. */
export function plainText(sentence: Sentence, reader: TextContext): string {
  return sentence.map((piece, i) => pieceText(piece, reader, i === 0)).join('')
}
