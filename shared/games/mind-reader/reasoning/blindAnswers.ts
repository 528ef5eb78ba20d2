// Computes what an answer tells a player who did not see the played card (with the option `play: 'secret'`).
// The played card is one of those still unseen, and within an era no card is played twice.
import { at } from '../../../engine/index.ts'
import { ANSWERS, answerNumbersByCard, cardNumber, PACK_SIZE } from './pack.ts'
import type { FactWithLines } from './evidence.ts'

type BlindAnswerFact = FactWithLines & { is: 'blind' }
type SeenFact = FactWithLines & { is: 'seen' }

const ANSWER_COUNT = ANSWERS.length
const FIRST_SUIT_ANSWER = 3 // the first answer to a question about suit

/**
 * Every set of answers (as numbers of ANSWERS). `pairs`: the pairs of a rank answer and a suit answer that contain
 * an answer of the set.
 */
const ANSWER_SETS = Array.from({ length: (1 << ANSWER_COUNT) - 1 }, (_, i) => {
  const has = (kind: number) => ((i + 1) >> kind) & 1
  return {
    kinds: [0, 1, 2, 3, 4].filter(has),
    pairs: [0, 1, 2, 3, 4, 5].filter(pair => has(pair >> 1) || has(FIRST_SUIT_ANSWER + (pair & 1))),
  }
})

/** The answers to unseen cards: by era, how often each was given, and which cards could have been played. */
export interface BlindAnswersOfEra {
  readonly counts: readonly number[] // by answer
  readonly unseen: Uint8Array // by card: 1 if it may have been played
}

/** The answers about one hidden card, by era. `cards`: of this table. */
export function groupBlindAnswersByEra(
  blind: readonly BlindAnswerFact[],
  facts: readonly SeenFact[],
  cards: readonly number[],
): BlindAnswersOfEra[] {
  return [...new Set(blind.map(({ era }) => era))].map(era => {
    const counts = ANSWERS.map(clue => blind.filter(answer => answer.era === era && answer.clue === clue).length)
    const unseenCards = new Uint8Array(PACK_SIZE)
    for (const card of cards) unseenCards[card] = 1
    for (const { card, since, until } of facts) if (since <= era && era <= until) unseenCards[cardNumber(card)] = 0
    return { counts, unseen: unseenCards }
  })
}

/**
 * How well a hidden card fits: 0 exactly if no different unseen cards could have got the answers,
 * otherwise an estimate of the number of ways to choose them.
 */
export function weightByBlindAnswers(secret: number, eras: readonly BlindAnswersOfEra[]): number {
  let weight = 1
  for (const { counts, unseen } of eras) {
    const countsByAnswers: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0] // by answer to the rank, then to the suit
    for (let card = 0; card < PACK_SIZE; card++) {
      if (unseen[card] === 0 || card === secret) continue
      const rankAnswer = rankAnswerTable[card * PACK_SIZE + secret]!
      const suitAnswer = suitAnswerTable[card * PACK_SIZE + secret]! - FIRST_SUIT_ANSWER
      countsByAnswers[rankAnswer * 2 + suitAnswer]!++
    }
    if (!satisfiesHall(counts, countsByAnswers)) return 0
    const [higherStronger, higherWeaker, lowerStronger, lowerWeaker, sameStronger, sameWeaker] = countsByAnswers
    const [higher, lower, sameRank] = [
      higherStronger + higherWeaker,
      lowerStronger + lowerWeaker,
      sameStronger + sameWeaker,
    ]
    const [stronger, weaker] = [higherStronger + lowerStronger + sameStronger, higherWeaker + lowerWeaker + sameWeaker]
    const byAnswer = [higher, lower, sameRank, stronger, weaker]
    const suitAnswers = stronger + weaker
    for (const [kind, there] of byAnswer.entries())
      for (let n = 0; n < at(counts, kind); n++) weight *= (there - n) / (suitAnswers - n)
  }
  return weight
}

/** Hall's condition: every set of kinds of answer has at least as many unseen cards as such answers were given. */
function satisfiesHall(counts: readonly number[], cardsByAnswerPair: readonly number[]): boolean {
  for (const { kinds, pairs } of ANSWER_SETS) {
    let [wanted, there] = [0, 0]
    for (const kind of kinds) wanted += counts[kind]!
    for (const pair of pairs) there += cardsByAnswerPair[pair]!
    if (there < wanted) return false
  }
  return true
}

const rankAnswerTable = answerTable('rank')
const suitAnswerTable = answerTable('suit')

function answerTable(question: 'rank' | 'suit'): Uint8Array {
  const table = new Uint8Array(PACK_SIZE * PACK_SIZE)
  for (let playedCard = 0; playedCard < PACK_SIZE; playedCard++)
    table.set(answerNumbersByCard(question, playedCard), playedCard * PACK_SIZE)
  return table
}
