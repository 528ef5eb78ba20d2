// Deals a hidden card and nine hands of evidence. The program is the game master.
import { at, type Dice } from '../../../engine/index.ts'
import {
  traitsOfCompleteCard,
  COMPLETE_CARDS,
  SINGLES_PER_TRAIT,
  TRAITS,
  type CompleteCard,
  type Trait,
} from '../cards.ts'
import { PACK_SIZES, COMPLETES_PER_HAND, SINGLES_PER_HAND } from '../reasoning/evidence.ts'
import type { Communal, Hand } from '../kinds.ts'

/** A deal as the game master knows it. */
export interface FullDeal {
  readonly hidden: CompleteCard
  readonly hands: Hand[] // nine
  readonly clues: Trait[] // the clue deck, next card last
}

/** Deals as the rules say, step by step. */
export function dealHands(dice: Dice, { evidence }: Pick<Communal['options'], 'evidence'>): FullDeal {
  const hidden = dice.pick(COMPLETE_CARDS)
  const borne = traitsOfCompleteCard(hidden)
  const trueOnes = dice.shuffle(singlesOf(borne))
  const hands = Array.from({ length: PACK_SIZES.hands }, (_, i) => [at(trueOnes, i)])
  for (const single of trueOnes.slice(PACK_SIZES.hands)) {
    const heads = evidence === 'all twelve' || dice.below(2) === 0
    if (heads) dice.pick(hands.filter(hand => hand.length < SINGLES_PER_HAND)).push(single)
  }
  const herrings = dice.shuffle(singlesOf(TRAITS.filter(trait => !borne.includes(trait))))
  for (const hand of hands) hand.push(...herrings.splice(0, SINGLES_PER_HAND - hand.length))
  const others = dice.shuffle(COMPLETE_CARDS.filter(card => card !== hidden))
  return {
    hidden,
    hands: hands.map((singles, no) => ({
      no,
      singles: TRAITS.flatMap(trait => singles.filter(one => one === trait)), // sorted, because the order of dealing would tell which are true
      completes: COMPLETE_CARDS.filter(
        card => others.indexOf(card) >= COMPLETES_PER_HAND * no && others.indexOf(card) < COMPLETES_PER_HAND * (no + 1),
      ),
    })),
    clues: herrings,
  }
}

function singlesOf(marks: readonly Trait[]): Trait[] {
  return marks.flatMap(trait => Array.from({ length: SINGLES_PER_TRAIT }, () => trait))
}
