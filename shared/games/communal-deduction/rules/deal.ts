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
import type { Communal, NumberedHand } from '../kinds.ts'

/** A deal as the game master knows it. */
export interface FullDeal {
  readonly hidden: CompleteCard
  readonly hands: NumberedHand[] // nine
  readonly clues: Trait[] // the clue deck, next card last
}

/** Deals as the rules say, step by step. */
export function dealCards(dice: Dice, { evidence }: Pick<Communal['options'], 'evidence'>): FullDeal {
  const hiddenCard = dice.pick(COMPLETE_CARDS)
  const hiddenTraits = traitsOfCompleteCard(hiddenCard)
  const trueSingles = dice.shuffle(singlesOf(hiddenTraits))
  const hands = Array.from({ length: PACK_SIZES.handCount }, (_, i) => [at(trueSingles, i)])
  for (const single of trueSingles.slice(PACK_SIZES.handCount)) {
    const isHeads = evidence === 'all twelve' || dice.below(2) === 0
    if (isHeads) dice.pick(hands.filter(hand => hand.length < SINGLES_PER_HAND)).push(single)
  }
  const falseSingles = dice.shuffle(singlesOf(TRAITS.filter(trait => !hiddenTraits.includes(trait))))
  for (const hand of hands) hand.push(...falseSingles.splice(0, SINGLES_PER_HAND - hand.length))
  const otherCompletes = dice.shuffle(COMPLETE_CARDS.filter(card => card !== hiddenCard))
  return {
    hidden: hiddenCard,
    hands: hands.map((singles, no) => ({
      no,
      singles: TRAITS.flatMap(trait => singles.filter(heldTrait => heldTrait === trait)), // sorted, because the order of dealing would tell which are true
      completes: COMPLETE_CARDS.filter(
        card =>
          otherCompletes.indexOf(card) >= COMPLETES_PER_HAND * no &&
          otherCompletes.indexOf(card) < COMPLETES_PER_HAND * (no + 1),
      ),
    })),
    clues: falseSingles,
  }
}

function singlesOf(traits: readonly Trait[]): Trait[] {
  return traits.flatMap(trait => Array.from({ length: SINGLES_PER_TRAIT }, () => trait))
}
