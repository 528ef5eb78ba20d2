// Answers for: how likely all that is known comes about, by the dealing as the rules tell it, step by step:
// every way the last true Singles can fall, every holding of every hand, card after card.
import { PAIR, SINGLES, silence, traitsOf, type Evidence, type Pack, type Said } from '../../../shared/games/communal-deduction/evidence.ts'
import { triplesOf } from '../../../shared/games/communal-deduction/triples.ts'

/** By card: how likely it is that what is known would be seen and said, if this card were hidden. */
export function chancesByDealing(evidence: Evidence): number[] {
  return Array.from({ length: evidence.pack.values ** evidence.pack.families }, (_, card) => {
    const completes = completesChance(evidence, card)
    return completes === 0 ? 0 : completes * singlesChance(evidence, card)
  })
}

/** What may be known of a hand: all its Singles, or what was said. */
type Hand = { readonly exactly: readonly number[] } | { readonly said: Said }

function singlesChance({ pack, seen, said, turned, unseen, aside }: Evidence, card: number): number {
  const borne = traitsOf(pack, card)
  const isTrue = turned.map((_, trait) => borne.includes(trait))
  const deck = turned.map(() => pack.copies)
  const hands: Hand[] = [...seen.map(({ singles }) => ({ exactly: singles })), ...said.map(one => ({ said: one }))]
  const flips = aside.most > 0 || aside.fewest > 0
  let chance = 0
  for (const [pattern, likely] of patterns(pack, { flips, aside, told: hands.length })) {
    const trueOnes = pattern.split(',').map(Number)
    let states = new Map([[deck.join(), { left: deck, likely }]])
    for (const [i, hand] of hands.entries()) {
      const next = new Map<string, { left: number[]; likely: number }>()
      for (const { left, likely } of states.values())
        for (const counts of 'exactly' in hand ? [hand.exactly] : triplesOf(pack)) {
          const t = counts.reduce((sum, n, trait) => (isTrue[trait] ? sum + n : sum), 0)
          if (t !== trueOnes[i] || counts.some((n, trait) => n > left[trait]!) || ('said' in hand && !agrees(pack, hand.said, counts))) continue
          const rest = left.map((n, trait) => n - counts[trait]!)
          const key = rest.join()
          const state = next.get(key) ?? { left: rest, likely: 0 }
          state.likely += likely * drawn(left, counts, isTrue, true) * drawn(left, counts, isTrue, false)
          next.set(key, state)
        }
      states = next
    }
    // the clues are the next herrings, one by one; hands of which nothing is known take any
    for (const { left, likely } of states.values()) {
      let all = likely
      const rest = [...left]
      for (const [trait, n] of turned.entries())
        for (let i = 0; i < n; i++) {
          all *= isTrue[trait] ? 0 : rest[trait]! / rest.reduce((sum, one, other) => (isTrue[other] ? sum : sum + one), 0)
          rest[trait]!--
        }
      chance += all
    }
  }
  return unseen < said.length ? 0 : chance
}

/** How many true Singles the first hands get, and how likely: the last ones fall one by one, each to any hand that has room. */
function patterns(pack: Pack, { flips, aside, told }: { flips: boolean; aside: Evidence['aside']; told: number }): Map<string, number> {
  const found = new Map<string, number>()
  const fall = (left: number, apart: number, hands: readonly number[], likely: number): void => {
    if (left === 0) {
      const key = hands.slice(0, told).join()
      if (apart >= aside.fewest && apart <= aside.most) found.set(key, (found.get(key) ?? 0) + likely)
      return
    }
    if (flips) fall(left - 1, apart + 1, hands, likely / 2)
    const open = hands.flatMap((n, hand) => (n < SINGLES ? [hand] : []))
    for (const hand of open) fall(left - 1, apart, hands.map((n, i) => (i === hand ? n + 1 : n)), (flips ? likely / 2 : likely) / open.length)
  }
  fall(pack.families * pack.copies - pack.hands, 0, Array.from({ length: pack.hands }, () => 1), 1)
  return found
}

/** How likely these are the true, or the false, ones of a hand when they are drawn from what is left. */
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

function agrees({ values }: Pack, said: Said, counts: readonly number[]): boolean {
  const within = (n: number, { fewest, most }: { fewest: number; most: number }) => n >= fewest && n <= most
  return said.singles.every((between, trait) => within(counts[trait]!, between)) && said.families.every((between, family) => within(counts.slice(family * values, (family + 1) * values).reduce((a, b) => a + b, 0), between))
}

function completesChance({ pack, seen, said }: Evidence, hidden: number): number {
  const cards = Array.from({ length: pack.values ** pack.families }, (_, card) => card).filter(card => card !== hidden)
  let left = cards.length
  let chance = 1
  const pairs = () => (left * (left - 1)) / 2
  const silent = JSON.stringify(silence(pack).completes)
  for (const { completes } of seen) {
    if (completes & (1 << hidden)) return 0
    chance /= pairs()
    left -= PAIR
  }
  const used = seen.reduce((set, { completes }) => set | completes, 0)
  const hands = said.filter(({ completes, has, hasNot }) => has !== 0 || hasNot !== 0 || JSON.stringify(completes) !== silent)
  for (let i = 0; i < hands.length; i++, left -= PAIR) chance /= pairs()
  let states = new Map([[used, 1]])
  for (const hand of hands) {
    const next = new Map<number, number>()
    const fitting = cards.flatMap(a =>
      cards.flatMap(b => {
        const set = (1 << a) | (1 << b)
        const borne = [...traitsOf(pack, a), ...traitsOf(pack, b)]
        const counted = hand.completes.every(({ fewest, most }, trait) => {
          const count = borne.filter(one => one === trait).length
          return count >= fewest && count <= most
        })
        return a < b && (set & hand.has) === hand.has && (set & hand.hasNot) === 0 && counted ? [set] : []
      }),
    )
    for (const [taken, ways] of states) for (const pair of fitting) if ((pair & taken) === 0) next.set(taken | pair, (next.get(taken | pair) ?? 0) + ways)
    states = next
  }
  return chance * [...states.values()].reduce((sum, ways) => sum + ways, 0)
}
