// Awards honours at the end of a game: the boldest naming, the sharpest question, and the nearest miss.
import {
  strongestNarrowing,
  type GameRecord,
  type GameRules,
  type GameTypeParams,
  type KnowledgeFinding,
  type RiddleNarrowing,
  type RightNaming,
  type Seat,
} from '../../../shared/engine/index.ts'
import type { GameWords, Sentence } from '../../../shared/words/sentence.ts'
import { resultWords } from '../../device/words/tableWords.ts'

/** A question and what it ruled out of what was possible for the seat that asked it. */
export interface QuestionNarrowing extends Omit<RiddleNarrowing, 'riddle'> {
  readonly seat: Seat // who asked
  readonly step: number // the move that asked it, from 1
}

/** Somebody who has not won and had almost found the answer to a riddle. */
export interface NearestMiss {
  readonly seat: Seat
  readonly riddle: string // its key
  readonly left: number // possible answers, at least 2
}

export interface Honours {
  readonly boldest: RightNaming | null
  readonly sharpest: QuestionNarrowing | null
  readonly nearest: NearestMiss | null
}

/** A question that left more than this share of the answers is nothing to praise. */
const MAX_SHARP_SHARE = 2 / 3
/** The most possible answers with which somebody counts as near to the solution. */
const MAX_NEAR_MISS_ANSWERS = 4
/** The fewest possible answers with which naming takes courage. */
const MIN_BOLD_ANSWERS = 3
/** More sentences than this would hide the end itself. */
const MAX_HONOURS = 2

/**
 * The questions that ruled out something, from what each seat could know after each move. What the answer told counts, and
 * nothing that came with it or after it. The answer is given by the same move or by the replies that follow it.
 */
export function questionNarrowings(
  knowledge: readonly KnowledgeFinding[],
  log: GameRecord['log'],
  { questions = [], replies = [] }: Pick<GameRules<GameTypeParams>, 'questions' | 'replies'>,
): readonly QuestionNarrowing[] {
  const findingsInGame = knowledge.filter(({ isGameOver }) => !isGameOver)
  return log.flatMap(([seat, { type }], moveIndex): QuestionNarrowing[] => {
    if (!questions.includes(type)) return []
    const answeredAt = log.findIndex(([, move], at) => at > moveIndex && !replies.includes(move.type))
    const knownBefore = knowledgeAfter(findingsInGame, seat, moveIndex)
    const knownThen = knowledgeAfter(findingsInGame, seat, answeredAt === -1 ? log.length : answeredAt)
    const narrowing =
      knownBefore &&
      knownThen &&
      strongestNarrowing(knownBefore.riddles, knownThen.riddlesAfterAnswer ?? knownThen.riddles)
    return narrowing ? [{ seat, step: moveIndex + 1, from: narrowing.from, to: narrowing.to }] : []
  })
}

/** The question that ruled out the largest share; null if there is none. */
export function sharpestQuestion(questions: readonly QuestionNarrowing[]): QuestionNarrowing | null {
  return questions.reduce<QuestionNarrowing | null>(
    (best, narrowing) => (best !== null && best.to / best.from <= narrowing.to / narrowing.from ? best : narrowing),
    null,
  )
}

/** The deductions of a seat after this many moves. */
const knowledgeAfter = (findings: readonly KnowledgeFinding[], seat: Seat, step: number) =>
  findings.findLast(finding => finding.seat === seat && finding.step <= step)

/** Awards the honours from what each seat could know after each move. */
export function awardHonours(
  knowledge: readonly KnowledgeFinding[],
  {
    rules,
    log,
    winners,
    namings,
  }: {
    readonly rules: Pick<GameRules<GameTypeParams>, 'questions' | 'replies'>
    readonly log: GameRecord['log']
    readonly winners: readonly Seat[]
    readonly namings: readonly RightNaming[]
  },
): Honours {
  const findingsInGame = knowledge.filter(({ isGameOver }) => !isGameOver)
  const nearestMisses = [...new Set(findingsInGame.map(({ seat }) => seat))].flatMap((seat): NearestMiss[] => {
    const { riddles = [] } = knowledgeAfter(findingsInGame, seat, log.length) ?? {}
    const unsolvedRiddles = riddles.filter(({ left, shown }) => left > 1 && !shown)
    const [closest] = [...unsolvedRiddles].sort((a, b) => a.left - b.left)
    return winners.length > 0 && !winners.includes(seat) && closest && closest.left <= MAX_NEAR_MISS_ANSWERS
      ? [{ seat, riddle: closest.key, left: closest.left }]
      : []
  })
  return {
    boldest: namings.reduce<RightNaming | null>(
      (best, naming) => (naming.left < MIN_BOLD_ANSWERS || (best !== null && best.left >= naming.left) ? best : naming),
      null,
    ),
    sharpest: sharpestQuestion(
      questionNarrowings(knowledge, log, rules).filter(({ from, to }) => to / from <= MAX_SHARP_SHARE),
    ),
    nearest: nearestMisses.reduce<NearestMiss | null>(
      (best, naming) => (best !== null && best.left <= naming.left ? best : naming),
      null,
    ),
  }
}

/** The honours as sentences, addressed to seat `reader`: the two rarest of those awarded. */
export function honourSentences(
  { boldest, sharpest, nearest }: Honours,
  reader: Seat | null,
  words: Pick<GameWords, 'riddle'>,
): Sentence[] {
  return [
    ...(boldest ? [resultWords.boldest(boldest.seat, boldest.left, reader)] : []),
    ...(sharpest ? [resultWords.sharpest(sharpest.seat, sharpest.from, sharpest.to, reader)] : []),
    ...(nearest ? [resultWords.nearest(nearest.seat, nearest.left, words.riddle(nearest.riddle), reader)] : []),
  ].slice(0, MAX_HONOURS)
}
