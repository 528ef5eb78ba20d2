// Tells which questions a seat need not ask, because their answers follow already from what it saw and heard.
import { at, type SeatView } from '../../../engine/index.ts'
import { storyEvidence } from '../reasoning/clues.ts'
import {
  possibleHands,
  setSize,
  TILES_BY_TRAIT,
  traitIndex,
  unseenTiles,
  type OpponentHand,
  type TileSet,
} from '../reasoning/hands.ts'
import type { Piecepack } from '../kinds.ts'
import { countDealsByHand } from '../reasoning/ways.ts'
import type { AnswerForecast, AskMove } from './worth.ts'

/** Says of a question whether its answer follows already. */
export type IsAnswerKnown = (ask: AskMove) => boolean

/** What one opponent may hold beside the tiles it was seen to hold. */
interface HandsInSomeDeal {
  readonly holding: OpponentHand
  readonly hands: readonly TileSet[] // as bits of the unseen tiles
  readonly tiles: readonly number[] // the unseen tiles, as places in TILES
}

/** Judges every question of this seat by all that follows; the deals are counted when the first is asked about. */
export function knownAnswers(
  view: Pick<SeatView<Piecepack>, 'seats' | 'seat' | 'own' | 'open' | 'story'>,
): IsAnswerKnown {
  let judge: IsAnswerKnown | undefined
  return ask => (judge ??= answersKnownFrom(handsInSomeDeal(view)))(ask)
}

/** The same where the deals were counted for another reason: by missing tile, to weigh the questions. */
export function knownAnswersIn({ whole: { tiles }, prospects }: AnswerForecast): IsAnswerKnown {
  const isInSomeDeal = (deals: Float64Array, hand: number) =>
    deals.subarray(hand * tiles.length, (hand + 1) * tiles.length).some(count => count > 0)
  return answersKnownFrom(
    prospects.map(({ holding, hands, deals }) => ({
      holding,
      hands: [...hands].filter((_, hand) => isInSomeDeal(deals, hand)),
      tiles,
    })),
  )
}

function answersKnownFrom(found: readonly HandsInSomeDeal[]): IsAnswerKnown {
  return ask => {
    const opponent = found.find(({ holding }) => holding.seat === ask.of)
    return opponent !== undefined && isKnown(opponent, ask)
  }
}

function handsInSomeDeal(view: Parameters<typeof knownAnswers>[0]): HandsInSomeDeal[] {
  const whole = unseenTiles(
    view,
    storyEvidence(view).flatMap(({ clues }) => clues),
  )
  const lists = whole.holdings.map(holding => possibleHands(holding, whole))
  const deals = countDealsByHand(lists, whole)
  return whole.holdings.map((holding, i) => ({
    holding,
    hands: [...at(lists, i)].filter((_, hand) => at(at(deals, i), hand) > 0),
    tiles: whole.tiles,
  }))
}

/** A number is known when all hands have as many; a Yes, when all tiles that could be shown are known to be there. */
function isKnown({ hands, tiles }: HandsInSomeDeal, { trait, question }: AskMove): boolean {
  const [first] = hands
  if (first === undefined) return false // no deal agrees: somebody misspoke
  const bearing = at(TILES_BY_TRAIT, traitIndex(trait))
  const unseen = tiles.reduce((bits, tile, i) => ((bearing >>> tile) & 1 ? bits | (1 << i) : bits), 0)
  if (hands.every(hand => (hand & unseen) === (first & unseen))) return true
  return question === 'many' && hands.every(hand => setSize(hand & unseen) === setSize(first & unseen))
}
