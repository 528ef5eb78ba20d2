// Sentences in pieces, so that a screen can draw a card where a terminal prints its name.
// Each language decides which pieces there are, in which order and form.
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
import type { Grammar, PlayerWord } from './grammar.ts'

/** Right, wrong or neither, or one of two directions. Always shown with a word and a sign, never by colour alone. */
export type Tone = 'yes' | 'no' | 'maybe' | 'up' | 'down'

/** One piece of a sentence. */
export type SentencePiece =
  | string
  | { readonly seat: Seat; readonly form?: string; readonly grammar?: Grammar } // a player, in a form of the language's grammar; `grammar`: of words read in another language than the page
  | { readonly card: string; readonly form?: string } // a card of the game, by its id, in a form of its name where a language has several
  | { readonly mark: string; readonly sign: string; readonly tone: Tone } // an answer or a verdict

export type Sentence = readonly SentencePiece[]

/** The words of one game in one language. A move, a line or a conclusion (of `C`) without words does not compile. */
export interface GameWords<K extends GameTypeParams = GameTypeParams, C extends Conclusion = never> {
  readonly title: string
  readonly tagline: string
  readonly credit: string // the game's author
  readonly options: {
    readonly [Name in keyof K['options']]: {
      readonly label: string
      readonly about: string
      readonly value: (value: K['options'][Name] & OptionValue) => string
    }
  }
  /** The name of a card; `form`: as a sentence asks for it, “dem leeren blauen Kreis”. */
  readonly card: (id: string, form?: string) => string
  /** Each line of the story; `reader` is the seat that reads it, null for the table. */
  readonly line: { readonly [T in K['line']['type']]: (line: VariantOf<K['line'], T>, reader: Seat | null) => Sentence }
  /** What a line says of a hidden card, if it says it the other way round: told after it, aloud as well. Empty: nothing more. */
  readonly follows?: {
    readonly [T in K['line']['type']]?: (line: VariantOf<K['line'], T>, reader: Seat | null) => Sentence
  }
  /** For a line in which somebody names the hidden cards: who names what, in the present tense, without the cards or the verdict. Shown alone until the card is turned. */
  readonly naming?: {
    readonly [T in K['line']['type']]?: (line: VariantOf<K['line'], T>, reader: Seat | null) => Sentence
  }
  /** Which stage of the game is played, if it has several: “Hand 2 of 3”; null for a game of one. */
  readonly stage?: (view: AnyView<K>) => string | null
  /** The question who comes next, to a player who is out and may bet on that: “Your bet: whose card is named next?” */
  readonly nextBet?: string
  /**
   * What is stamped on a finished game that nobody would call a case: if somebody has won, and if nobody has; and what
   * a player who has not won reads beside it.
   */
  readonly stamp?: { readonly won: string; readonly open: string; readonly consoled: string }
  /** Merges a line and the next into one if people take them for a single action; otherwise null. */
  readonly mergeStoryLines?: (line: K['line'], next: K['line']) => K['line'] | null
  /** What it is called to put an answer to the test, in a game in which it is not “naming” it: the button and the question before it. */
  readonly nameIt?: { readonly button: string; readonly question: string }
  /** Each move as a whole action: the text of its button. */
  readonly move: { readonly [T in K['move']['type']]: (move: VariantOf<K['move'], T>, view: SeatView<K>) => Sentence }
  /** What a move is good for: shown once on each device, the first time it can be made there. Required for every game on offer. A function where it depends on the options. */
  readonly firstTime?: { readonly [T in K['move']['type']]: string | ((options: K['options']) => string) }
  /** What the default form says of each move with fields. Not needed by a game that draws all its moves itself. */
  readonly form?: { readonly [T in Formed<K['move']>]: FormWords<VariantOf<K['move'], T>, K> }
  /** The piles of cards this viewer sees. Not needed by a game that draws its own seat and table. */
  readonly shows?: (view: AnyView<K>) => readonly CardPile[]
  /** The points of a seat so far, which stand at its name on the default screens. */
  readonly score?: (view: TableView<K>, seat: Seat) => number
  /** The lines that tell how a round came out. On the default screens the last of them stands until the next. */
  readonly roundEnds?: readonly K['line']['type'][]
  /** The rows of the default notebook: every answer to each riddle, whatever is known of it. */
  readonly sheet?: (view: SeatView<K>) => readonly SheetRow[]
  /** The name of an answer in that notebook. Without it, answers are cards. */
  readonly answer?: (key: string, answer: string) => Sentence
  /** How the game is played, step by step, for the default page of rules. */
  readonly rules?: readonly string[]
  /** What the seat is to find out, by the riddle's key. */
  readonly riddle: (key: string) => Sentence
  /** How many answers a mere listener could still think possible, shown on the table display. */
  readonly overheard?: (what: PublicCandidateCount) => Sentence

  /** A solved riddle and its answer, as a whole sentence. In the past once the game is over and it is no riddle any more. */
  readonly solved: (key: string, answer: string, tense?: 'past') => Sentence
  /** How many own moves a seat knew an answer before it came out, in games where knowing alone does not win. By default Hunch's own words say it. */
  readonly knownFor?: (moves: number) => string
  /** Each conclusion, as a hint tells it to the seat that could draw it. */
  readonly conclusion: {
    readonly [T in C['type']]: (conclusion: VariantOf<C, T>, reader: Seat) => Sentence
  }
}

/** The words of a game that uses the default seat and table: everything those need is required. */
export type GameWordsForDefaultScreens<
  K extends GameTypeParams = GameTypeParams,
  C extends Conclusion = never,
> = GameWords<K, C> & Required<Pick<GameWords<K, C>, 'form' | 'shows'>>

/** What a coach says at each step of a lesson. A step without words does not compile. */
export type LessonWords<Key extends string = string, Given extends object = object> = {
  readonly [K in Key]: (given: Given) => Sentence
}

/** A seat's view or the table's. */
export type AnyView<K extends GameTypeParams> = TableView<K> & Partial<Pick<SeatView<K>, 'seat' | 'own'>>

/** Cards in one place. */
export interface CardPile {
  readonly title: Sentence
  readonly whose: Seat | null // null: the table's
  readonly cards: readonly (string | null)[] // null: face down
}

/** A riddle in the default notebook. */
export interface SheetRow {
  readonly key: string
  readonly answers: readonly string[] // all there are
  readonly out: readonly string[] // those ruled out by what this seat saw or read
  /** Related riddles, such as the places of a row, are columns of one table: the table's name and the column's. */
  readonly column?: { readonly of: Sentence; readonly head: Sentence }
  /** The conclusion to explain when a player asks why `answer` is the answer (`isSo`), or why it is not; null if there is none. */
  readonly why?: (answer: string, isSo: boolean) => Conclusion | null
}

/** The moves with fields. */
type Formed<M extends { type: string }> = M extends { type: string }
  ? [Exclude<keyof M, 'type'>] extends [never]
    ? never
    : M['type']
  : never

/** The words of a move in a form: its name and its fields. */
export interface FormWords<M extends { type: string }, K extends GameTypeParams> {
  readonly title: string
  readonly fields: { readonly [F in Exclude<keyof M, 'type'>]: FieldWords<M[F], K> }
}

/** The words of a field: its label and each of its values. Free text has no values. */
export type FieldWords<V, K extends GameTypeParams> = { readonly label: string } & ([V] extends [readonly (infer One)[]]
  ? { readonly value: (one: One, view: SeatView<K>) => Sentence; readonly place?: (at: number) => string } // place: the name of the first, second, … value of the list
  : [string] extends [V]
    ? { readonly value?: (value: V, view: SeatView<K>) => Sentence }
    : { readonly value: (value: V, view: SeatView<K>) => Sentence })

/** A line of the story as a sentence. */
export function sayLine<K extends GameTypeParams>(words: GameWords<K>, line: K['line'], reader: Seat | null): Sentence {
  const speak = words.line[line.type as K['line']['type']] as (line: K['line'], reader: Seat | null) => Sentence
  return speak(line, reader)
}

/** What a line says of a hidden card; empty for other lines and for games without words for it. */
export function sayWhatFollows<K extends GameTypeParams>(
  words: GameWords<K>,
  line: K['line'],
  reader: Seat | null,
): Sentence {
  const speak = words.follows?.[line.type as K['line']['type']] as
    ((line: K['line'], reader: Seat | null) => Sentence) | undefined
  return speak?.(line, reader) ?? []
}

/** Who names what, without the result; null for other lines and for games without words for it. */
export function sayNaming<K extends GameTypeParams>(
  words: GameWords<K>,
  line: K['line'],
  reader: Seat | null,
): Sentence {
  const speak = words.naming?.[line.type as K['line']['type']] as
    ((line: K['line'], reader: Seat | null) => Sentence) | undefined
  return speak?.(line, reader) ?? []
}

/** A line after merging, and the indexes of the lines it stands for. */
export interface MergedLine<K extends GameTypeParams> {
  readonly line: K['line']
  readonly firstLine: number
  readonly lastLine: number
}

/** The lines, with those merged that people take for a single action. */
export function mergeStoryLines<K extends GameTypeParams>(
  words: GameWords<K>,
  lines: readonly K['line'][],
): readonly K['line'][] {
  return mergeStoryLinesWithSpans(words, lines).map(({ line }) => line)
}

/** The same, each with the indexes of the lines it was merged from. */
export function mergeStoryLinesWithSpans<K extends GameTypeParams>(
  words: GameWords<K>,
  lines: readonly K['line'][],
): readonly MergedLine<K>[] {
  const mergedLines: MergedLine<K>[] = []
  for (const [index, line] of lines.entries()) {
    const previous = mergedLines.at(-1)
    const mergedLine = previous === undefined ? null : (words.mergeStoryLines?.(previous.line, line) ?? null)
    if (previous === undefined || mergedLine === null) mergedLines.push({ line, firstLine: index, lastLine: index })
    else mergedLines[mergedLines.length - 1] = { line: mergedLine, firstLine: previous.firstLine, lastLine: index }
  }
  return mergedLines
}

/** The text of a move's button. */
export function moveSentence<K extends GameTypeParams>(
  words: GameWords<K>,
  move: K['move'],
  view: SeatView<K>,
): Sentence {
  const speak = words.move[move.type as K['move']['type']] as (move: K['move'], view: SeatView<K>) => Sentence
  return speak(move, view)
}

/** What a move is good for in a game with these options; undefined if the game does not say it. */
export function moveExplanation(
  words: GameWords,
  type: string,
  options: GameTypeParams['options'],
): string | undefined {
  const text = words.firstTime?.[type]
  return typeof text === 'function' ? text(options) : text
}

/** A conclusion as a sentence for the seat that could draw it. */
export function sayConclusion<C extends Conclusion>(
  words: { readonly conclusion: GameWords<GameTypeParams, C>['conclusion'] },
  conclusion: C,
  reader: Seat,
): Sentence {
  const speak = words.conclusion[conclusion.type as C['type']] as (conclusion: C, reader: Seat) => Sentence
  return speak(conclusion, reader)
}

/** How a reader is addressed and how cards are named, for turning pieces into text. */
export interface TextContext {
  readonly reader: Seat | null
  readonly names: readonly string[]
  readonly card: (id: string, form?: string) => string
  readonly grammar: Grammar
}

/** True if the piece at this index is the first word of a sentence: of all, or after a full stop. */
export function opensSentence(pieces: Sentence, index: number): boolean {
  const before = pieces[index - 1]
  return before === undefined || (typeof before === 'string' && /[.!?]\s$/.test(before))
}

/** The word for a player, and what is attached to it; `opens`: it begins the sentence. A name keeps its letters. */
export function playerText(
  { seat, form, grammar: own }: Extract<SentencePiece, { readonly seat: Seat }>,
  { reader, names, grammar: around }: Omit<TextContext, 'card'>,
  opens: boolean,
): PlayerWord {
  const grammar = own ?? around
  const said = grammar.player(seat === reader ? null : (names[seat] ?? grammar.nameless(seat)), form)
  if (!opens) return said
  if (said.before) return { ...said, before: capitalized(said.before) }
  return seat === reader ? { ...said, word: capitalized(said.word) } : said
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** One piece as text; `opens`: it begins the sentence. */
export function pieceText(piece: SentencePiece, textContext: TextContext, opens: boolean): string {
  if (typeof piece === 'string') return piece
  if ('card' in piece) return textContext.card(piece.card, piece.form)
  if ('mark' in piece) return piece.mark
  const { before = '', word, after } = playerText(piece, textContext, opens)
  return before + word + after
}

/** A sentence as plain text. */
export function plainText(sentence: Sentence, reader: TextContext): string {
  return sentence.map((piece, i) => pieceText(piece, reader, opensSentence(sentence, i))).join('')
}
