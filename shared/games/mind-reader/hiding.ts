// Answers for: which of one's cards to hide: one that is hard to find. Cards of middle rank are, and cards one keeps others like them of.
import type { Dice, SeatView } from '../../engine/index.ts'
import type { Card } from './cards.ts'
import { deckOf, placesOf } from './hand.ts'
import type { MindReader } from './kinds.ts'
import { answersTo, numberOf } from './pack.ts'

const SAMPLES = 40
const ASKED = 6 // questions a hidden card should stand up to

/** The cards to hide, by place: drawn from the better half, so that the choice cannot be read. */
export function hiding({ own, options }: SeatView<MindReader>, dice: Dice): Card[] {
  const places = placesOf(options).length
  const unseen = deckOf(options).map(numberOf).filter(card => !own.hand.some(one => numberOf(one) === card))
  const standing = new Map(own.hand.map(card => [card, stands(numberOf(card), { unseen, hand: own.hand.map(numberOf), dice })]))
  const hardest = [...own.hand].sort((a, b) => standing.get(b)! - standing.get(a)!)
  return dice.shuffle(dice.shuffle(hardest.slice(0, places + 1)).slice(0, places))
}

/** How many bits are left, in the mean, when somebody has asked about this card with cards as chance deals them. */
function stands(secret: number, { unseen, hand, dice }: { unseen: readonly number[]; hand: readonly number[]; dice: Dice }): number {
  let bits = 0
  for (let sample = 0; sample < SAMPLES; sample++) {
    const played = dice.shuffle(unseen).slice(0, ASKED)
    let left = [...unseen.filter(card => !played.includes(card)), ...hand]
    for (const card of played) {
      const [rank, suit] = (['rank', 'suit'] as const).map(question => {
        const answers = answersTo(question, card)
        return left.filter(one => answers[one] === answers[secret])
      }) as [number[], number[]]
      left = rank.length < suit.length ? rank : suit
    }
    bits += Math.log2(left.length)
  }
  return bits / SAMPLES
}
