// Answers for: dealing nine hands of evidence round a hidden card. The program is the game master.
import { at, type Dice } from '../../engine/index.ts'
import { marksOfComplete, COMPLETES, COPIES, MARKS, type Complete, type Mark } from './cards.ts'
import { PACK_SIZES, COMPLETES_PER_HAND, SINGLES_PER_HAND } from './evidence.ts'
import type { Communal, Hand } from './kinds.ts'

/** A deal as the game master knows it. */
export interface FullDeal {
  readonly hidden: Complete
  readonly hands: Hand[] // nine
  readonly clues: Mark[] // the clue deck, next card last
}

/** Deals as the rules say, step by step. */
export function dealHands(dice: Dice, { evidence }: Pick<Communal['options'], 'evidence'>): FullDeal {
  const hidden = dice.pick(COMPLETES)
  const borne = marksOfComplete(hidden)
  const trueOnes = dice.shuffle(singlesOf(borne))
  const hands = Array.from({ length: PACK_SIZES.hands }, (_, i) => [at(trueOnes, i)])
  for (const single of trueOnes.slice(PACK_SIZES.hands)) {
    const heads = evidence === 'all twelve' || dice.below(2) === 0
    if (heads) dice.pick(hands.filter(hand => hand.length < SINGLES_PER_HAND)).push(single)
  }
  const herrings = dice.shuffle(singlesOf(MARKS.filter(mark => !borne.includes(mark))))
  for (const hand of hands) hand.push(...herrings.splice(0, SINGLES_PER_HAND - hand.length))
  const others = dice.shuffle(COMPLETES.filter(card => card !== hidden))
  return {
    hidden,
    hands: hands.map((singles, no) => ({
      no,
      singles: MARKS.flatMap(mark => singles.filter(one => one === mark)), // in order: how they came would tell which are true
      completes: COMPLETES.filter(
        card => others.indexOf(card) >= COMPLETES_PER_HAND * no && others.indexOf(card) < COMPLETES_PER_HAND * (no + 1),
      ),
    })),
    clues: herrings,
  }
}

function singlesOf(marks: readonly Mark[]): Mark[] {
  return marks.flatMap(mark => Array.from({ length: COPIES }, () => mark))
}
