// Computes the expected information of a question, in bits, about the missing tile and about the whole deal. If
// several tiles may be shown, it assumes one the asker has seen, otherwise any.
import {
  at,
  required,
  seatsClockwise,
  entropy,
  type VariantOf,
  type SeatView,
  type QuestionWorth,
} from '../../../engine/index.ts'
import { storyEvidence } from '../reasoning/clues.ts'
import {
  TILES_BY_TRAIT,
  possibleHands,
  tileSetSize,
  traitIndex,
  unseenTiles,
  type OpponentHandKnowledge,
  type UnseenTiles,
} from '../reasoning/hands.ts'
import type { Piecepack } from '../kinds.ts'
import { suitOf, valueOf, TILES, type Tile } from '../cards.ts'
import { countDealsByMissingTile } from '../reasoning/dealCounts.ts'

export type AskMove = VariantOf<Piecepack['move'], 'ask'>

/** One opponent's possible hands, with the deals for each hand and each missing tile. */
interface OpponentDeals {
  readonly opponent: OpponentHandKnowledge
  readonly hands: Int32Array // as bits of the unseen tiles
  readonly deals: Float64Array // by hand, then by unseen tile that is missing
}

/** The deals that agree with a seat's view, counted by opponent, hand and missing tile. Questions are judged from them. */
export interface CountedDeals {
  readonly unseen: UnseenTiles
  readonly opponents: readonly OpponentDeals[]
  readonly missing: readonly number[] // by unseen tile: the deals in which it is missing
  readonly dealCount: number
}

/** The expected results of a question. */
export interface QuestionForecast {
  readonly missing: number // expected bits about the missing tile
  readonly deal: number // about the whole deal
  readonly overheard: number // about the deal, public: all but the tile shown
  readonly right: number // chance to name rightly after it
  readonly settled: number // chance that the missing tile is certain after it
}

/** Counts the deals that agree with all this seat knows. */
export function countDealsFromView(
  view: Pick<SeatView<Piecepack>, 'seats' | 'seat' | 'own' | 'open' | 'story'>,
): CountedDeals {
  return countDealsFromUnseen(
    unseenTiles(
      view,
      storyEvidence(view).flatMap(({ clues }) => clues),
    ),
  )
}

/** Counts the deals of the tiles that a seat cannot see. */
export function countDealsFromUnseen(unseenTilesOfView: UnseenTiles): CountedDeals {
  const tileCount = unseenTilesOfView.tiles.length
  const handsByHolding = unseenTilesOfView.opponents.map(holding => possibleHands(holding, unseenTilesOfView))
  const dealsByMissing = countDealsByMissingTile(handsByHolding, unseenTilesOfView)
  const opponentDeals = unseenTilesOfView.opponents.map((holding, i): OpponentDeals => ({
    opponent: holding,
    hands: at(handsByHolding, i),
    deals: at(dealsByMissing, i),
  }))
  const dealsByMissingTile = new Array<number>(tileCount).fill(0)
  for (const [i, deals] of at(dealsByMissing, 0).entries()) dealsByMissingTile[i % tileCount]! += deals
  return {
    unseen: unseenTilesOfView,
    opponents: opponentDeals,
    missing: dealsByMissingTile,
    dealCount: dealsByMissingTile.reduce((sum, count) => sum + count, 0),
  }
}

/** Every question this coin allows. */
export function possibleQuestions(
  { seats, seat }: { readonly seats: number; readonly seat: number },
  coin: Tile,
): AskMove[] {
  return seatsClockwise(seats)
    .filter(of => of !== seat)
    .flatMap(of =>
      [suitOf(coin), valueOf(coin)].flatMap(trait =>
        (['any', 'many'] as const).map(question => ({ type: 'ask', of, trait, question }) as const),
      ),
    )
}

// The number of an answer. To `many`: the count. To `any`: 0 for No, 1 for a tile shown before, 2 + index for another tile.
const KNOWN_TILE_ANSWER = 1
const FIRST_SHOWN_ANSWER = 2
const ANSWER_COUNT = FIRST_SHOWN_ANSWER + TILES.length

/** The expected results of a question. The missing tile must not be known yet. */
export function questionForecast(
  { unseen, opponents, missing, dealCount }: CountedDeals,
  { of, trait, question }: AskMove,
): QuestionForecast {
  const tileCount = unseen.tiles.length
  const {
    opponent,
    hands,
    deals: ofHands,
  } = required(
    opponents.find(({ opponent: { seat } }) => seat === of),
    'such opponent',
  )
  const matchingTiles = at(TILES_BY_TRAIT, traitIndex(trait))
  const matchingUnseen = unseen.tiles.reduce(
    (bits, tile, i) => ((matchingTiles >>> tile) & 1 ? bits | (1 << i) : bits),
    0,
  )
  const shownMatching = opponent.shown & matchingTiles
  const jointCounts = new Float64Array(ANSWER_COUNT * tileCount)
  let choiceBits = 0 // deals times the bits of chance in the choice of the tile shown
  let [noDeals, yesDeals] = [0, 0] // deals by the public answer
  for (const [i, hand] of hands.entries()) {
    const matchingInHand = hand & matchingUnseen
    const count = tileSetSize(matchingInHand) + tileSetSize(shownMatching)
    const dealsOfHand = ofHands.subarray(i * tileCount, (i + 1) * tileCount) // by missing tile
    let sum = 0
    for (const ways of dealsOfHand) sum += ways
    if (sum === 0) continue
    if (count === 0) noDeals += sum
    else yesDeals += sum
    const addAnswer = (answer: number, share: number) => {
      for (const [tile, ways] of dealsOfHand.entries()) jointCounts[answer * tileCount + tile]! += ways * share
    }
    if (question === 'many') addAnswer(count, 1)
    else if (count === 0) addAnswer(0, 1)
    else if (shownMatching) addAnswer(KNOWN_TILE_ANSWER, 1)
    else {
      choiceBits += sum * Math.log2(count)
      for (let bits = matchingInHand; bits; bits &= bits - 1)
        addAnswer(FIRST_SHOWN_ANSWER + 31 - Math.clz32(bits & -bits), 1 / count)
    }
  }
  let [after, right, settled] = [0, 0, 0]
  const answers: number[] = []
  for (let answer = 0; answer < ANSWER_COUNT; answer++) {
    const row = jointCounts.subarray(answer * tileCount, (answer + 1) * tileCount)
    let [sum, highestWorth] = [0, 0]
    for (const share of row) {
      sum += share
      if (share > highestWorth) highestWorth = share
    }
    answers.push(sum)
    if (sum === 0) continue
    after += (sum / dealCount) * entropy([...row])
    right += highestWorth / dealCount
    if (highestWorth > sum * (1 - 1e-12)) settled += sum / dealCount
  }
  const answerBits = entropy(answers)
  return {
    missing: Math.max(0, entropy(missing) - after),
    deal: answerBits - choiceBits / dealCount,
    overheard: question === 'many' ? answerBits : entropy([noDeals, yesDeals]),
    right,
    settled,
  }
}

/** How many bits this question was expected to tell about the missing tile, and the best question with its own figure. */
export function questionWorth(view: SeatView<Piecepack>, move: Piecepack['move']): QuestionWorth<Piecepack> | null {
  if (move.type !== 'ask' || view.outcome) return null
  const countedDeals = countDealsFromView(view)
  const expected = (ask: AskMove) =>
    countedDeals.unseen.missing === null ? questionForecast(countedDeals, ask).missing : 0
  const bestQuestion = possibleQuestions(view, view.open.coin)
    .map(ask => ({ move: ask, expected: expected(ask) }))
    .reduce((bestSoFar, question) => (question.expected > bestSoFar.expected ? question : bestSoFar))
  return { expected: expected(move), best: bestQuestion }
}
