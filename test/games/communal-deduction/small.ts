// Small packs and deals of them, with what a player may know of such a deal.
import { seatsClockwise, type Dice } from '../../../shared/engine/index.ts'
import {
  unknownHandKnowledge,
  traitNumbersOfCard,
  type CountRange,
  type Evidence,
  type PackSizes,
  type HandKnowledge,
} from '../../../shared/games/communal-deduction/reasoning/evidence.ts'

/** Packs small enough for brute force. */
export const packs: readonly PackSizes[] = [
  { familyCount: 2, traitsPerFamily: 3, copiesPerSingle: 3, handCount: 3 },
  { familyCount: 2, traitsPerFamily: 3, copiesPerSingle: 3, handCount: 4 },
  { familyCount: 3, traitsPerFamily: 3, copiesPerSingle: 2, handCount: 3 },
  { familyCount: 3, traitsPerFamily: 2, copiesPerSingle: 2, handCount: 3 },
]

/** A deal of a small pack, and what somebody may know of it. */
export function smallDeal(chance: Dice, pack: PackSizes): { evidence: Evidence; hidden: number } {
  const traits = seatsClockwise(pack.familyCount * pack.traitsPerFamily)
  const cards = seatsClockwise(pack.traitsPerFamily ** pack.familyCount)
  const hidden = chance.pick(cards)
  const borne = traitNumbersOfCard(pack, hidden)
  const copies = (of: readonly number[]) => of.flatMap(trait => seatsClockwise(pack.copiesPerSingle).map(() => trait))
  const trueOnes = chance.shuffle(copies(borne))
  const flips = chance.below(2) === 0
  const hands = seatsClockwise(pack.handCount).map(hand => [trueOnes[hand]!])
  for (const single of trueOnes.slice(pack.handCount))
    if (!flips || chance.below(2) === 0) chance.pick(hands.filter(hand => hand.length < 3)).push(single)
  const herrings = chance.shuffle(copies(traits.filter(trait => !borne.includes(trait))))
  for (const hand of hands) hand.push(...herrings.splice(0, 3 - hand.length))
  const dealt = chance.shuffle(cards.filter(card => card !== hidden))
  const pairs = hands.map((_, hand) => dealt.slice(2 * hand, 2 * hand + 2))
  const whole = 3 * pack.handCount - trueOnes.length // herrings in the hands when no true one is set aside
  const deck = pack.copiesPerSingle * (traits.length - borne.length) - whole
  const turned = herrings.splice(0, chance.below(4))
  const exhausted = flips && herrings.length === 0
  const seen = chance.below(3)
  const count = (of: readonly number[], trait: number) => of.filter(one => one === trait).length
  const tell = (known: CountRange[], at: number, truth: number) => {
    const any = chance.below(2) === 0 && truth > 0
    const { fewest, most } = known[at]!
    known[at] = { fewest: Math.max(fewest, any ? 1 : truth), most: any ? most : Math.min(most, truth) }
  }
  const said = seatsClockwise(pack.handCount)
    .slice(seen)
    .flatMap((hand): HandKnowledge[] => {
      const one = unknownHandKnowledge(pack)
      const things = chance.below(4)
      for (let i = 0; i < things; i++) {
        const trait = chance.pick(traits)
        const family = chance.below(pack.familyCount)
        const card = chance.below(2) === 0 ? chance.pick(pairs[hand]!) : chance.pick(cards)
        switch (chance.below(4)) {
          case 0:
            tell(one.singles, trait, count(hands[hand]!, trait))
            break
          case 1:
            tell(
              one.families,
              family,
              hands[hand]!.filter(single => Math.floor(single / pack.traitsPerFamily) === family).length,
            )
            break
          case 2:
            tell(
              one.completes,
              trait,
              pairs[hand]!.filter(pair => traitNumbersOfCard(pack, pair).includes(trait)).length,
            )
            break
          default:
            if (pairs[hand]!.includes(card)) one.has |= 1 << card
            else one.hasNot |= 1 << card
        }
      }
      return things > 0 ? [one] : []
    })
  const evidence: Evidence = {
    pack,
    seen: seatsClockwise(seen).map(hand => ({
      singles: traits.map(trait => count(hands[hand]!, trait)),
      completes: pairs[hand]!.reduce((set, card) => set | (1 << card), 0),
    })),
    said,
    unseen: pack.handCount - seen,
    turned: traits.map(trait => count(turned, trait)),
    setAsideRange: {
      fewest: exhausted ? deck - turned.length : 0,
      most: flips ? Math.min(trueOnes.length - pack.handCount, deck - turned.length) : 0,
    },
  }
  return { evidence, hidden }
}
