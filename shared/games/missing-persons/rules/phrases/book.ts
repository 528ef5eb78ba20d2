// Answers for: what the phrase book of one language holds.
import type { Arc, Question } from '../questions.ts'

/** A question about a colour, a suit or royals. */
export type SimpleQuestion = Exclude<Question, Arc>

/** One of something for each rank, ace first. */
export type PerRank<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T, T]

/** The wordings of one question. Every book has as many, so that each can be shown in another language. */
export type Wordings<T> = readonly [T, T, T, T]

/** Places or hours with a rank each, and a question about some of them. Where they end, the king is followed by the ace again. */
export interface PhraseScene {
  readonly ranks: PerRank<string>
  readonly says: (ranks: string) => string
}

/** How questions sound in one language, and how they are recognised in it. */
export interface PhraseBook {
  readonly or: string
  /** What is asked of the card: “red”, “a spade”. */
  readonly traits: Readonly<Record<SimpleQuestion, string>>
  /** The same of an arc: between which ranks, and the ranks themselves. */
  readonly between: (from: string, to: string, ranks: string) => string
  /** The plain question about such a property, and about that of an arc. */
  readonly plain: { readonly trait: (property: string) => string; readonly arc: (property: string) => string }
  /** Questions in disguise. None may mean two things. */
  readonly dressed: Readonly<Record<SimpleQuestion, Wordings<string>>>
  readonly scenes: Wordings<PhraseScene>
  /** Patterns for own words, as `reduced` leaves them: small letters without accents, apostrophes and stops. */
  readonly reads: {
    readonly contrary: RegExp
    readonly joined: RegExp // more than one property
    readonly between: RegExp // everywhere in the words; its groups are the two ranks
    readonly traits: Readonly<Record<SimpleQuestion, RegExp>>
    readonly ranks: PerRank<readonly string[]> // what a rank is called beside what stands on its card
  }
}
