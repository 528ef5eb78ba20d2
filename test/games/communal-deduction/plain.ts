// The same deductions by brute force: every content of every hand is tried, one hand after another.
// It is slow, and too simple to contain the same mistakes.
import {
  SINGLES_PER_HAND,
  unknownHandKnowledge,
  traitNumbersOfCard,
  type Evidence,
  type PackSizes,
  type HandKnowledge,
} from '../../../shared/games/communal-deduction/reasoning/evidence.ts'

/** The set of cards that may be hidden. */
export function possible(evidence: Evidence): number {
  let set = 0
  for (let card = 0; card < evidence.pack.traitsPerFamily ** evidence.pack.familyCount; card++)
    if (singlesCan(evidence, card) && completesCan(evidence, card)) set |= 1 << card
  return set
}

/** Each unseen hand, with those first of which something was said. */
function unseenHands({ said, unseen, pack }: Evidence): HandKnowledge[] {
  return [...said, ...Array.from({ length: unseen - said.length }, () => unknownHandKnowledge(pack))]
}

function singlesCan(evidence: Evidence, card: number): boolean {
  const { pack, seen, said, turned, unseen, setAsideRange } = evidence
  const borne = traitNumbersOfCard(pack, card)
  const traits = pack.familyCount * pack.traitsPerFamily
  if (borne.some(trait => turned[trait]! > 0)) return false
  if (!seen.every(({ singles }) => borne.some(trait => singles[trait]! > 0))) return false
  const left = Array.from(
    { length: traits },
    (_, trait) => pack.copiesPerSingle - turned[trait]! - seen.reduce((sum, { singles }) => sum + singles[trait]!, 0),
  )
  let states = new Map([[left.join(), left]])
  for (const hand of said) {
    const next = new Map<string, number[]>()
    const fitting = holdingsOf(pack).filter(
      holding => borne.some(trait => holding[trait]! > 0) && agrees(pack, hand, holding),
    )
    for (const state of states.values())
      for (const holding of fitting) {
        const rest = state.map((count, trait) => count - holding[trait]!)
        if (rest.every(count => count >= 0)) next.set(rest.join(), rest)
      }
    states = next
  }
  const free = unseen - said.length
  return [...states.values()].some(state => {
    const trueLeft = borne.reduce((sum, trait) => sum + state[trait]!, 0)
    const falseLeft = state.reduce((sum, count) => sum + count, 0) - trueLeft
    for (let apart = setAsideRange.fewest; apart <= setAsideRange.most; apart++) {
      const trueOnes = trueLeft - apart // in the hands nobody spoke of: one to three in each
      if (trueOnes >= free && trueOnes <= SINGLES_PER_HAND * free && SINGLES_PER_HAND * free - trueOnes <= falseLeft)
        return true
    }
    return false
  })
}

function agrees({ traitsPerFamily }: PackSizes, said: HandKnowledge, holding: readonly number[]): boolean {
  return (
    said.singles.every(({ fewest, most }, trait) => holding[trait]! >= fewest && holding[trait]! <= most) &&
    said.families.every(({ fewest, most }, family) => {
      const held = holding
        .slice(family * traitsPerFamily, (family + 1) * traitsPerFamily)
        .reduce((sum, count) => sum + count, 0)
      return held >= fewest && held <= most
    })
  )
}

const holdings = new Map<number, number[][]>()

/** Every hand of three Singles, by characteristic. */
function holdingsOf({ familyCount, traitsPerFamily }: PackSizes): number[][] {
  const traits = familyCount * traitsPerFamily
  const deal = (left: number, cards: number): number[][] =>
    left === 0
      ? cards === 0
        ? [[]]
        : []
      : Array.from({ length: cards + 1 }, (_, n) => deal(left - 1, cards - n).map(rest => [n, ...rest])).flat()
  if (!holdings.has(traits)) holdings.set(traits, deal(traits, SINGLES_PER_HAND))
  return holdings.get(traits)!
}

function completesCan(evidence: Evidence, hidden: number): boolean {
  const { pack, seen } = evidence
  if (seen.some(({ completes }) => completes & (1 << hidden))) return false
  const cards = Array.from({ length: pack.traitsPerFamily ** pack.familyCount }, (_, card) => card).filter(
    card => card !== hidden && !seen.some(({ completes }) => completes & (1 << card)),
  )
  const hands = unseenHands(evidence)
  if (cards.length < 2 * hands.length) return false
  const pairs = hands.slice(0, evidence.said.length).map(said =>
    cards.flatMap(a =>
      cards.flatMap(b => {
        const set = (1 << a) | (1 << b)
        const borne = [...traitNumbersOfCard(pack, a), ...traitNumbersOfCard(pack, b)]
        const counted = said.completes.every(({ fewest, most }, trait) => {
          const count = borne.filter(one => one === trait).length
          return count >= fewest && count <= most
        })
        return a < b && (set & said.has) === said.has && (set & said.hasNot) === 0 && counted ? [set] : []
      }),
    ),
  )
  pairs.sort((a, b) => a.length - b.length)
  const places = (hand: number, used: number): boolean =>
    hand === pairs.length || pairs[hand]!.some(pair => (pair & used) === 0 && places(hand + 1, used | pair))
  return places(0, 0)
}
