// Answers for: what an answer tells somebody who did not see the card it was about (play: secret).
// The unseen card is one of those still unseen, and within an era no two of them are the same.
import { ANSWERS, answerNumber, answerNumbers, cardNumber, PACK_SIZE } from './pack.ts'
import type { Fact } from './evidence.ts'

type Blind = Fact & { is: 'blind' }
type Seen = Fact & { is: 'seen' }

const [HIGHER, LOWER, SAME, STRONGER, WEAKER] = [0, 1, 2, 3, 4] as const
const KINDS = ANSWERS.length

/** How freely cards could have been played that got these answers: by era, how often each answer was heard, and what was seen. */
export interface OverheardAnswers {
  readonly counts: readonly number[] // by answer
  readonly unseen: Uint8Array // by card: 1 where it may have been played
}

/** The answers about one hidden card, by era. `cards`: of this table. */
export function overheardAnswers(
  blind: readonly Blind[],
  seen: readonly Seen[],
  cards: readonly number[],
): OverheardAnswers[] {
  return [...new Set(blind.map(({ era }) => era))].map(era => {
    const counts = Array.from({ length: KINDS }, () => 0)
    for (const one of blind) if (one.era === era) counts[answerNumber(one.clue)]!++
    const unseen = new Uint8Array(PACK_SIZE)
    for (const card of cards) unseen[card] = 1
    for (const { card, since, until } of seen) if (since <= era && era <= until) unseen[cardNumber(card)] = 0
    return { counts, unseen }
  })
}

/**
 * How much speaks for this hidden card: 0 exactly when no different unseen cards could have got the answers,
 * otherwise an estimate of how many choices of them could.
 */
export function playableWeight(secret: number, eras: readonly OverheardAnswers[]): number {
  let weight = 1
  for (const { counts, unseen } of eras) {
    const byRank = [0, 0, 0]
    const bySuit = [0, 0]
    const both = [0, 0, 0, 0, 0, 0] // by answer to the rank, then to the suit
    for (let card = 0; card < PACK_SIZE; card++) {
      if (unseen[card] === 0 || card === secret) continue
      const rank = rankAnswers[card * PACK_SIZE + secret]!
      const suit = suitAnswers[card * PACK_SIZE + secret]! - STRONGER
      byRank[rank]!++
      bySuit[suit]!++
      both[rank * 2 + suit]!++
    }
    if (!canAllBe(counts, both)) return 0
    const all = byRank[HIGHER]! + byRank[LOWER]! + byRank[SAME]!
    for (const kind of [HIGHER, LOWER, SAME, STRONGER, WEAKER]) {
      const there = kind < STRONGER ? byRank[kind]! : bySuit[kind - STRONGER]!
      for (let n = 0; n < counts[kind]!; n++) weight *= (there - n) / (all - n)
    }
  }
  return weight
}

/** Hall's condition: any kinds of answer together have as many unseen cards as they were given. */
function canAllBe(counts: readonly number[], both: readonly number[]): boolean {
  for (let kinds = 1; kinds < 1 << KINDS; kinds++) {
    let wanted = 0
    for (let kind = 0; kind < KINDS; kind++) if (kinds & (1 << kind)) wanted += counts[kind]!
    if (wanted === 0) continue
    let there = 0
    for (let rank = 0; rank < 3; rank++)
      for (let suit = 0; suit < 2; suit++)
        if (kinds & ((1 << rank) | (1 << (suit + STRONGER)))) there += both[rank * 2 + suit]!
    if (there < wanted) return false
  }
  return true
}

const rankAnswers = whole('rank')
const suitAnswers = whole('suit')

function whole(question: 'rank' | 'suit'): Uint8Array {
  const all = new Uint8Array(PACK_SIZE * PACK_SIZE)
  for (let played = 0; played < PACK_SIZE; played++) all.set(answerNumbers(question, played), played * PACK_SIZE)
  return all
}
