// The type of a language's phrase book.
import type { Arc, Question } from '../questions.ts'

/** A question about a colour, a suit or royals. */
export type NonArcQuestion = Exclude<Question, Arc>

/** A value for each rank, ace first. */
export type ValuesByRank<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T, T]

/** The wordings of one question. All books have the same number, so that each can be shown in another language. */
export type Wordings<T> = readonly [T, T, T, T]

/** Places or hours with a rank each, and a question about a range of them. After the king comes the ace again. */
export interface RankDisguise {
  readonly ranks: ValuesByRank<string>
  readonly says: (ranks: string) => string
}

/** The phrasing of questions in one language, and the patterns that recognise them. */
export interface PhraseBook {
  readonly or: string | ((next: string) => string) // before the last of several ranks
  /** The property asked about: “red”, “a spade”. */
  readonly traits: Readonly<Record<NonArcQuestion, string>>
  /** How plain questions name each rank. */
  readonly called: ValuesByRank<string>
  /** The property of an arc: its bounds, the way between them if it leads past the king to the ace, and its ranks. */
  readonly between: (from: string, to: string, way: string, ranks: string) => string
  readonly pastKingPhrase: string
  /** The plain question about a property, and about an arc's. */
  readonly plain: { readonly trait: (property: string) => string; readonly arc: (property: string) => string }
  /** Disguised questions. Each has exactly one meaning. */
  readonly dressed: Readonly<Record<NonArcQuestion, Wordings<string>>>
  readonly scenes: Wordings<RankDisguise>
  /** Patterns for own words once these are normalized: lower case, without accents, apostrophes and punctuation. */
  readonly reads: {
    readonly contrary: RegExp
    readonly joined: RegExp // more than one property
    readonly between: RegExp // matches anywhere; its groups are the two ranks
    readonly traits: Readonly<Record<NonArcQuestion, RegExp>>
    readonly ranks: ValuesByRank<readonly string[]> // names of each rank besides the one on its card
  }
}
