// Answers for: how a game is reasoned about, from a seat's view alone: what follows, why it does, and computer players.
import type { Dice } from './dice.ts'
import type { GameTypeParams, Seat, SeatView, TableView } from './game.ts'

/** How well a computer player plays: forgetting a little · by the facts · by proofs, counts and a look ahead. */
export const SKILL_LEVELS = ['easy', 'normal', 'sharp'] as const
export type SkillLevel = (typeof SKILL_LEVELS)[number]

/** Something a seat is out to find: the hidden card, an opponent's Secret Card. */
export interface Riddle {
  readonly key: string // names it, the same for as long as it is the same riddle
  readonly left: number // answers still possible, each at least once in the deals that agree with all the seat knows
  readonly answer: string | null // the answer, once only one is left
  readonly possible?: readonly string[] // the answers still possible, where a notebook is to show them one by one
  readonly chance?: number // of a riddle whose answer is yes or no, and still to be decided: how likely yes is, from 0 to 1
  readonly shown?: true // the answer was laid before its eyes: there is nothing to find out any more
}

/** What every game's proof says, whatever else it says. It is exact: it holds in every deal that agrees with what the seat knows. */
export interface Deductions {
  readonly riddles: readonly Riddle[]
  readonly left: number // answers to all the riddles together, from 1; rounded where it exceeds 2^53
  readonly bits: number // what is left to learn of the riddles, from 0: the entropy of their answers
  readonly estimated?: boolean // the bits are an estimate: how likely the answers are cannot be counted, only which are possible
  readonly contradicted: boolean // no deal agrees: somebody misspoke; the rest then rests on what was seen alone
}

/** What a question was worth. */
export interface QuestionWorth<K extends GameTypeParams = GameTypeParams> {
  readonly expected: number // bits its answer was expected to tell
  readonly best: { readonly move: K['move']; readonly expected: number } // the question that would have promised most
}

/** One thing that follows, as a hint says it. */
export type Conclusion = { readonly type: string }

/** What somebody could tell of a secret who only listens at the table. */
export interface PublicCandidateCount {
  readonly of: Seat | null // whose secret; null: the table's
  readonly left: number // answers that agree with all that lies open and was said to all
}

/** How a game is reasoned about. Everything follows from what the seat can see. `P` is what its proofs say, `C` what may be concluded. */
export interface Mind<K extends GameTypeParams, P extends Deductions = Deductions, C extends Conclusion = Conclusion> {
  /** A move for a computer player; null to wait. A seat that is to move must move. */
  chooseMove(view: SeatView<K>, level: SkillLevel, dice: Dice): K['move'] | null

  /** Everything that follows from what this seat was dealt, shown and told. */
  prove(view: SeatView<K>): P

  /** Everything that follows for a table that plays together from what lies open and was told to all. It is exact. */
  proveTogether?(view: TableView<K>): Deductions

  /** The conclusion most worth drawing now, of those this seat could draw; null when there is none. */
  hint(view: SeatView<K>): C | null

  /** The lines of this seat's story a conclusion rests on, as places in it: few, and enough to draw it. */
  supportingLines(view: SeatView<K>, conclusion: C): readonly number[]

  /** The conclusion that this is the answer to a riddle of this seat. */
  solution(view: SeatView<K>, riddle: string, answer: string): C

  /** What this move, a question, was expected to tell the seat that is about to make it; null when it asks nothing. */
  questionWorth(view: SeatView<K>, move: K['move']): QuestionWorth<K> | null

  /** True when this move, a question, asks what follows already from all the seat knows. None: the game has no questions. */
  isAnswerKnown?(view: SeatView<K>, move: K['move']): boolean

  /** How a seat that was just asked may reply where that is a move of its own: truly, or with what it chooses to show. None: it owes nothing. */
  replies?(view: SeatView<K>): readonly K['move'][]

  /** This view, of whoever just asked, with what the answer told and without what else the same move brought; where such a thing may be. */
  viewAfterAnswer?(view: SeatView<K>): SeatView<K>

  /** The secrets of which everybody was told something, as they look to whoever sees the table and nothing else. It is exact. */
  overheard?(view: TableView<K>): readonly PublicCandidateCount[]

  /** Numbers by which a finished game played together can be told from a better one, by name; all can see them. */
  tally?(view: TableView<K>): Readonly<Record<string, number>>
}

/** The natural share of a whole, in bits: the entropy of these chances. They need not add up to 1. */
export function entropy(chances: readonly number[]): number {
  let sum = 0
  for (const chance of chances) sum += chance
  let bits = 0
  for (const chance of chances) if (chance > 0) bits -= (chance / sum) * Math.log2(chance / sum)
  return bits
}

/**
 * A small set of facts that is enough: of `facts`, those without which `holds` fails, none to spare.
 * `holds` must be true of all of them, and stay true when facts are added. Tries about n·log(all/n) sets.
 */
export function minimalSubset<T>(facts: readonly T[], holds: (some: readonly T[]) => boolean): T[] {
  if (holds([])) return []
  const needed = (base: readonly T[], grew: boolean, left: readonly T[]): T[] => {
    if (grew && holds(base)) return []
    if (left.length === 1) return [...left]
    const half = left.length >> 1
    const [older, newer] = [left.slice(0, half), left.slice(half)]
    const fromNewer = needed([...base, ...older], true, newer)
    const fromOlder = needed([...base, ...fromNewer], fromNewer.length > 0, older)
    return [...fromOlder, ...fromNewer]
  }
  return needed([], false, facts)
}
