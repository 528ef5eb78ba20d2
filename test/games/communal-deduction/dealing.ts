// Computes how likely the known facts are by simulating the deal as the rules describe it, step by step:
// every distribution of the last true Singles, every content of every hand, card by card.
import {
  COMPLETES_PER_HAND,
  SINGLES_PER_HAND,
  unknownHandKnowledge,
  traitNumbersOfCard,
  type Evidence,
  type PackSizes,
  type HandKnowledge,
} from '../../../shared/games/communal-deduction/reasoning/evidence.ts'
import { allTriples } from '../../../shared/games/communal-deduction/reasoning/singles/triples.ts'

/** By card: the probability of what was seen and said if this card were hidden. */
export function chancesByDealing(evidence: Evidence): number[] {
  const hands = handsOf(evidence)
  const pairs = pairsOf(evidence)
  const falls = patterns(evidence, hands.length)
  return Array.from({ length: evidence.pack.traitsPerFamily ** evidence.pack.familyCount }, (_, card) => {
    const completes = completesChance(evidence, pairs, card)
    return completes === 0 ? 0 : completes * singlesChance(evidence, { hands, falls, card })
  })
}

/** Every three Singles possible for each hand whose Singles are partly known; seen hands first. */
function handsOf({ pack, seen, said }: Evidence): (readonly (readonly number[])[])[] {
  const spoken = said
    .map(one => allTriples(pack).filter(counts => agrees(pack, one, counts)))
    .filter(may => may.length < allTriples(pack).length)
  return [...seen.map(({ singles }) => [singles]), ...spoken]
}

/** The number of possible contents of all these hands, multiplied hand by hand. */
export function holdingsOf(evidence: Evidence): number {
  return [...handsOf(evidence), ...pairsOf(evidence)].reduce((ways, may) => ways * may.length, 1)
}

interface Supposed {
  readonly hands: readonly (readonly (readonly number[])[])[]
  readonly falls: ReadonlyMap<string, number>
  readonly card: number
}

function singlesChance({ pack, said, turned, unseen }: Evidence, { hands, falls, card }: Supposed): number {
  const borne = traitNumbersOfCard(pack, card)
  const isTrue = turned.map((_, trait) => borne.includes(trait))
  const trueIn = (counts: readonly number[]) => counts.reduce((sum, n, trait) => (isTrue[trait] ? sum + n : sum), 0)
  const byTrue = hands.map(may => [0, 1, 2, 3].map(t => may.filter(counts => trueIn(counts) === t)))
  const deck = turned.map(() => pack.copiesPerSingle)
  let chance = 0
  for (const [pattern, likely] of falls) {
    const trueOnes = pattern.split(',').map(Number)
    const fitting = byTrue.map((may, hand) => may[trueOnes[hand]!]!)
    if (fitting.some(may => may.length === 0)) continue
    let states = new Map([[0, { left: deck, likely }]])
    for (const may of fitting) {
      const next = new Map<number, { left: number[]; likely: number }>()
      for (const { left, likely } of states.values())
        for (const counts of may) {
          if (counts.some((n, trait) => n > left[trait]!)) continue
          const rest = left.map((n, trait) => n - counts[trait]!)
          const key = rest.reduce((digits, n) => digits * (pack.copiesPerSingle + 1) + n, 0)
          const state = next.get(key) ?? { left: rest, likely: 0 }
          state.likely += likely * drawn(left, counts, isTrue, true) * drawn(left, counts, isTrue, false)
          next.set(key, state)
        }
      states = next
    }
    // the clues are the next herrings, one by one; unknown hands take any
    for (const { left, likely } of states.values()) {
      let all = likely
      const rest = [...left]
      for (const [trait, n] of turned.entries())
        for (let i = 0; i < n; i++) {
          all *= isTrue[trait]
            ? 0
            : rest[trait]! / rest.reduce((sum, one, other) => (isTrue[other] ? sum : sum + one), 0)
          rest[trait]!--
        }
      chance += all
    }
  }
  return unseen < said.length ? 0 : chance
}

/** The numbers of true Singles in the first hands, with their probabilities: the last ones go one by one to any hand with room. */
function patterns({ pack, setAsideRange }: Evidence, told: number): Map<string, number> {
  const flips = setAsideRange.most > 0 || setAsideRange.fewest > 0
  const found = new Map<string, number>()
  const fall = (left: number, apart: number, hands: readonly number[], likely: number): void => {
    if (left === 0) {
      const key = hands.slice(0, told).join()
      if (apart >= setAsideRange.fewest && apart <= setAsideRange.most) found.set(key, (found.get(key) ?? 0) + likely)
      return
    }
    if (flips) fall(left - 1, apart + 1, hands, likely / 2)
    const open = hands.flatMap((n, hand) => (n < SINGLES_PER_HAND ? [hand] : []))
    for (const hand of open)
      fall(
        left - 1,
        apart,
        hands.map((n, i) => (i === hand ? n + 1 : n)),
        (flips ? likely / 2 : likely) / open.length,
      )
  }
  fall(
    pack.familyCount * pack.copiesPerSingle - pack.handCount,
    0,
    Array.from({ length: pack.handCount }, () => 1),
    1,
  )
  return found
}

/** The probability that a hand draws just these true, or false, Singles from those left. */
function drawn(left: readonly number[], counts: readonly number[], isTrue: readonly boolean[], which: boolean): number {
  let chance = 1
  let cards = 0
  let total = 0
  for (const [trait, n] of left.entries()) if (isTrue[trait] === which) total += n
  for (const [trait, n] of counts.entries()) {
    if (isTrue[trait] !== which) continue
    for (let i = 0; i < n; i++) {
      cards++
      chance *= ((left[trait]! - i) / (total - cards + 1)) * (cards / (i + 1))
    }
  }
  return chance
}

function agrees({ traitsPerFamily }: PackSizes, said: HandKnowledge, counts: readonly number[]): boolean {
  const within = (n: number, { fewest, most }: { fewest: number; most: number }) => n >= fewest && n <= most
  return (
    said.singles.every((between, trait) => within(counts[trait]!, between)) &&
    said.families.every((between, family) =>
      within(
        counts.slice(family * traitsPerFamily, (family + 1) * traitsPerFamily).reduce((a, b) => a + b, 0),
        between,
      ),
    )
  )
}

function completesChance({ pack, seen }: Evidence, pairs: readonly (readonly number[])[], hidden: number): number {
  let left = pack.traitsPerFamily ** pack.familyCount - 1
  let chance = 1
  for (let hand = 0; hand < seen.length + pairs.length; hand++, left -= COMPLETES_PER_HAND)
    chance /= (left * (left - 1)) / 2
  const used = seen.reduce((set, { completes }) => set | completes, 1 << hidden)
  if (seen.some(({ completes }) => completes & (1 << hidden))) return 0
  let states = new Map([[used, 1]])
  for (const may of pairs) {
    const next = new Map<number, number>()
    for (const [taken, ways] of states)
      for (const pair of may) if ((pair & taken) === 0) next.set(taken | pair, (next.get(taken | pair) ?? 0) + ways)
    states = next
  }
  return chance * [...states.values()].reduce((sum, ways) => sum + ways, 0)
}

/** Every two Completes possible for a hand whose Completes were spoken of. */
function pairsOf({ pack, said }: Evidence): number[][] {
  const silent = JSON.stringify(unknownHandKnowledge(pack).completes)
  const cards = Array.from({ length: pack.traitsPerFamily ** pack.familyCount }, (_, card) => card)
  const all = cards.flatMap(a =>
    cards.slice(a + 1).map(b => ({
      set: (1 << a) | (1 << b),
      borne: [...traitNumbersOfCard(pack, a), ...traitNumbersOfCard(pack, b)],
    })),
  )
  const spoken = said.filter(
    ({ completes, has, hasNot }) => has !== 0 || hasNot !== 0 || JSON.stringify(completes) !== silent,
  )
  return spoken.map(hand =>
    all.flatMap(({ set, borne }) => {
      const counted = hand.completes.every(({ fewest, most }, trait) => {
        const count = borne.filter(one => one === trait).length
        return count >= fewest && count <= most
      })
      return (set & hand.has) === hand.has && (set & hand.hasNot) === 0 && counted ? [set] : []
    }),
  )
}
