// Awards honours at the end of a game: the boldest naming, the sharpest question, and the nearest miss.
import {
  strongestNarrowing,
  type GameRecord,
  type KnowledgeFinding,
  type RiddleNarrowing,
  type RiskyNaming,
  type Seat,
} from '../../../shared/engine/index.ts'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { resultWords } from '../../device/words/tableWords.ts'

/** The question that ruled out most of what was possible. */
export interface SharpestQuestion extends Omit<RiddleNarrowing, 'riddle'> {
  readonly seat: Seat // who asked
  readonly step: number // the move that asked it, from 1
}

/** Somebody who has not won and had almost found the answer to a riddle. */
export interface NearestMiss {
  readonly seat: Seat
  readonly left: number // possible answers, at least 2
}

export interface Honours {
  readonly boldest: RiskyNaming | null
  readonly sharpest: SharpestQuestion | null
  readonly nearest: NearestMiss | null
}

/** A question that left more than this share of the answers is nothing to praise. */
const SHARP_SHARE = 2 / 3
/** With more answers left than this, nobody was near. */
const MAX_NEAR_MISS = 4
/** With fewer possible, naming takes no courage. */
const MIN_BOLD = 3
/** More sentences than this would hide the end itself. */
const MAX_HONOURS = 2

/**
 * Awards the honours from what each seat could know after each move. A question counts with what its seat knew
 * right after the answer, which is given by the same move or by the next player's.
 */
export function awardHonours(
  knowings: readonly KnowledgeFinding[],
  {
    log,
    winners,
    namings,
  }: {
    readonly log: GameRecord['log']
    readonly winners: readonly Seat[]
    readonly namings: readonly RiskyNaming[]
  },
): Honours {
  const findingsInGame = knowings.filter(({ opened }) => !opened)
  /** The deductions of a seat after this many moves. */
  const knownAfter = (seat: Seat, step: number) => findingsInGame.findLast(one => one.seat === seat && one.step <= step)
  const questions = log.flatMap(([seat], nth): SharpestQuestion[] => {
    const repliedBy = log[nth + 1]?.[0]
    const [before, after] = [knownAfter(seat, nth), knownAfter(seat, repliedBy === seat ? nth + 1 : nth + 2)]
    const cut = before && after && strongestNarrowing(before.riddles, after.riddles)
    return cut && cut.to / cut.from <= SHARP_SHARE ? [{ seat, step: nth + 1, from: cut.from, to: cut.to }] : []
  })
  const nearestMisses = [...new Set(findingsInGame.map(({ seat }) => seat))].flatMap((seat): NearestMiss[] => {
    const open = knownAfter(seat, log.length)?.riddles.filter(({ left, shown }) => left > 1 && !shown) ?? []
    const left = Math.min(...open.map(riddle => riddle.left))
    return winners.length > 0 && !winners.includes(seat) && left <= MAX_NEAR_MISS ? [{ seat, left }] : []
  })
  return {
    boldest: namings.reduce<RiskyNaming | null>(
      (best, one) => (one.left < MIN_BOLD || (best !== null && best.left >= one.left) ? best : one),
      null,
    ),
    sharpest: questions.reduce<SharpestQuestion | null>(
      (best, one) => (best !== null && best.to / best.from <= one.to / one.from ? best : one),
      null,
    ),
    nearest: nearestMisses.reduce<NearestMiss | null>(
      (best, one) => (best !== null && best.left <= one.left ? best : one),
      null,
    ),
  }
}

/** The honours as sentences, addressed to seat `ear`: the two rarest of those awarded. */
export function honourSentences({ boldest, sharpest, nearest }: Honours, ear: Seat | null): Sentence[] {
  return [
    ...(boldest ? [resultWords.boldest(boldest.seat, boldest.left, ear)] : []),
    ...(sharpest ? [resultWords.sharpest(sharpest.seat, sharpest.from, sharpest.to, ear)] : []),
    ...(nearest ? [resultWords.nearest(nearest.seat, nearest.left, ear)] : []),
  ].slice(0, MAX_HONOURS)
}
