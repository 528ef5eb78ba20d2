// Defines how a game is reasoned about from one seat's view: deductions, hints, and computer players.
import type { Dice } from './dice.ts'
import type { GameTypeParams, Seat, SeatView, SecretChoices, TableView } from './game.ts'

/** How well a computer player plays: forgets a little · uses the facts · uses proofs, counts and looks ahead. */
export const SKILL_LEVELS = ['easy', 'normal', 'sharp'] as const
export type SkillLevel = (typeof SKILL_LEVELS)[number]

/** Something a seat is to find out, such as the hidden card or an opponent's Secret Card. */
export interface Riddle {
  readonly key: string // stays the same as long as the riddle does
  readonly left: number // possible answers: each occurs in some deal that agrees with everything the seat knows
  readonly answer: string | null // the answer, once only one is left
  readonly possible?: readonly string[] // the possible answers, if a notebook lists them one by one
  readonly chances?: readonly number[] // how likely each of `possible` is, in its order, if a notebook shows it: they add up to 1
  readonly chance?: number // for an undecided yes-or-no riddle: the probability of yes
  readonly shown?: true // the seat was shown the answer: nothing is left to find out
}

/**
 * The part that all games' proofs have in common. It is exact: it holds in every deal that agrees with what the
 * seat knows.
 */
export interface Deductions {
  readonly riddles: readonly Riddle[]
  readonly left: number // combinations of answers to all riddles, from 1; rounded above 2^53
  readonly bitsLeft: number // what is left to learn: the entropy of the answers, from 0
  readonly estimated?: boolean // the bits are an estimate, because only the possible answers are known, not their probabilities
  readonly contradicted: boolean // no deal agrees, because somebody misspoke; the rest then uses only what was seen
}

/** The worth of a question, compared with the best one. */
export interface QuestionWorth<K extends GameTypeParams = GameTypeParams> {
  readonly expected: number // expected information of its answer, in bits
  readonly best: { readonly move: K['move']; readonly expected: number } // the question with the highest expected information
}

/** One deduction, in the form a hint states it. */
export type Conclusion = { readonly type: string }

/** A player's own mark at a place of the notebook's sheet. */
export interface OwnMark {
  readonly at: string
  readonly mark: string
}

/** True if all these marks are in the notebook; false if there are none. */
export function areAllMarked(ownMarks: readonly OwnMark[], marks: Readonly<Record<string, string>>): boolean {
  return ownMarks.length > 0 && ownMarks.every(({ at, mark }) => marks[at] === mark)
}

/** How far somebody who only listens at the table could narrow down a secret. */
export interface PublicCandidateCount {
  readonly of: Seat | null // the seat whose secret it is; null: the table's
  readonly left: number // answers that agree with everything public; in a game without such a secret, another count that everybody at the table could make
}

/** How a game is reasoned about. Everything follows from what the seat can see. `P` is its proofs, `C` its conclusions. */
export interface Mind<K extends GameTypeParams, P extends Deductions = Deductions, C extends Conclusion = Conclusion> {
  /**
   * Chooses a computer player's move; null to wait. A seat that is to move must move. `earlier`: what the players of
   * these seats chose in secret in earlier games of the evening, which everybody has seen since.
   */
  chooseMove(view: SeatView<K>, level: SkillLevel, dice: Dice, earlier?: SecretChoices): K['move'] | null

  /** Everything that follows from what this seat was dealt and has seen and read since. */
  prove(view: SeatView<K>): P

  /** Everything that follows from public state, for a table that plays together. It is exact. */
  proveTogether?(view: TableView<K>): Deductions

  /** The most useful conclusion this seat could draw now and has not noted, or null. */
  hint(view: SeatView<K>, isNoted?: (conclusion: C) => boolean): C | null

  /**
   * The marks with which a player would note a hint's conclusion in the notebook by hand, where the facts leave the
   * sheet open. Absent if the game draws no notebook of its own.
   */
  marksOfConclusion?(view: SeatView<K>, conclusion: C): readonly OwnMark[]

  /** The lines a conclusion rests on, as indexes into this seat's story: few, but enough to draw it. */
  supportingLines(view: SeatView<K>, conclusion: C): readonly number[]

  /** The conclusion that `answer` solves this riddle of the seat. */
  solution(view: SeatView<K>, riddle: string, answer: string): C

  /** The expected information of this move for the seat about to make it; null if the move asks nothing. */
  questionWorth(view: SeatView<K>, move: K['move']): QuestionWorth<K> | null

  /** True if this move asks a question whose answer already follows from what the seat knows. Absent in games without questions. */
  isAnswerKnown?(view: SeatView<K>, move: K['move']): boolean

  /** How a seat that was just asked may reply, if replying is a move of its own: truthfully, or with what it chooses to show. Empty if it owes no reply. */
  replies?(view: SeatView<K>): readonly K['move'][]

  /** The asker's view with the answer but without anything else the same move revealed, in games where a move can do both. */
  viewAfterAnswer?(view: SeatView<K>): SeatView<K>

  /** How far the public facts narrow down each secret that something public is known of: exactly, or as an upper bound that the words call one. */
  overheard?(view: TableView<K>): readonly PublicCandidateCount[]

  /** Public numbers, by name, by which the results of two games played together can be compared. */
  tally?(view: TableView<K>): Readonly<Record<string, number>>
}
