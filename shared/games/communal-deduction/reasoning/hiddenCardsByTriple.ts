// Finds which cards may be hidden for each three Singles a player may hold. Each hand can hold a limited number of Singles
// from a set of characteristics; all cards can be placed exactly if no set has more of them than the hands together can hold.
// (A hand's possible contents are a base of a submodular bound, unless families were spoken of, and such bounds add up.)
import { at } from '../../../engine/index.ts'
import { SINGLES_PER_HAND, traitNumbersOf, type CountRange, type Evidence, type PackSizes } from './evidence.ts'
import { allTriples } from './singles/triples.ts'
import type { StepBudget } from './stepBudget.ts'

/** The steps counted for examining all sets of characteristics. */
const STEPS_PER_PASS = 16

/** By three Singles, in the order of `allTriples`: the cards of `among` that may be hidden if one further hand holds them. */
export function hiddenCardsByTriple(evidence: Evidence, among: number, work: StepBudget): Int32Array {
  const cards = new Int32Array(allTriples(evidence.pack).length)
  for (let rest = among; rest !== 0; rest &= rest - 1)
    for (const triple of triplesThatFit(evidence, 31 - Math.clz32(rest & -rest), work))
      cards[triple] = at(cards, triple) | (rest & -rest)
  return cards
}

/** The triples that one further hand may hold if this card is hidden. */
function triplesThatFit(evidence: Evidence, card: number, work: StepBudget): Iterable<number> {
  const { pack, seen, said, unseen, turned, aside } = evidence
  const truths = traitNumbersOf(pack, card)
  const left = turned.map(
    (count, trait) => pack.copies - count - seen.reduce((sum, { singles }) => sum + at(singles, trait), 0),
  )
  const nowhere = left.reduce((sum, count) => sum + count, 0) - SINGLES_PER_HAND * (unseen + 1) // Singles in no hand
  if (nowhere < 0 || left.some(count => count < 0)) return []
  if (truths.some(trait => at(turned, trait) > 0)) return []
  if (!seen.every(({ singles }) => truths.some(trait => at(singles, trait) > 0))) return []
  const lack = new Int8Array(1 << left.length) // by set of characteristics: how many of its cards only the further hand can hold
  for (const [trait, count] of left.entries())
    for (let set = 0; set < lack.length; set++) if (set & (1 << trait)) lack[set]! += count
  const take = (most: Int8Array, times = 1) => {
    for (let set = 0; set < lack.length; set++) lack[set]! -= times * most[set]!
  }
  const exchange = (given: Int8Array, taken: Int8Array) => {
    for (let set = 0; set < lack.length; set++) lack[set]! += given[set]! - taken[set]!
  }
  const trueOnes = truths.reduce((set, trait) => set | (1 << trait), 0)
  const byTruth = [trueOnes, lack.length - 1 - trueOnes]
  const anything = left.map(() => ANY)
  const hand = (singles: readonly CountRange[]) => {
    work.spend(STEPS_PER_PASS)
    return maxCountBySet({ singles, cards: SINGLES_PER_HAND, groups: byTruth, within: SOME_TRUE })
  }
  const free = unseen - said.length
  const ofFree = free > 0 ? hand(anything) : null
  if (ofFree) take(ofFree, free)
  const most = Math.min(aside.most, nowhere)
  const within = [
    { fewest: aside.fewest, most },
    { fewest: nowhere - most, most: nowhere - aside.fewest },
  ]
  const unlimited = left.map(most => ({ fewest: 0, most }))
  const inNoHand = maxCountBySet({ singles: unlimited, cards: nowhere, groups: byTruth, within })
  if (!inNoHand) return []
  take(inNoHand)
  // A bound on families combined with a true Single in every hand is not of that kind: then each true one is tried in turn.
  const families = familiesOf(pack)
  const trying: { readonly most: Int8Array; readonly each: readonly Int8Array[] }[] = []
  for (const one of said) {
    const spoken = one.families.some(({ fewest, most }) => fewest > 0 || most < SINGLES_PER_HAND)
    const ofFamilies = (singles: readonly CountRange[]) => {
      work.spend(STEPS_PER_PASS)
      return maxCountBySet({ singles, cards: SINGLES_PER_HAND, groups: families, within: one.families })
    }
    const most = spoken ? ofFamilies(one.singles) : hand(one.singles)
    if (!most) return []
    take(most)
    if (!spoken || truths.some(trait => at(one.singles, trait).fewest > 0)) continue
    const each = truths.flatMap(
      has => ofFamilies(one.singles.map((by, trait) => (trait === has ? { fewest: 1, most: by.most } : by))) ?? [],
    )
    trying.push({ most, each })
  }
  let open = countBySetOfTriple(pack).flatMap((counts, triple) =>
    truths.some(trait => counts[1 << trait]! > 0) ? [triple] : [],
  )
  const found: number[] = []
  const tryHand = (nth: number): void => {
    work.spend(STEPS_PER_PASS)
    const fit = triplesThatCover(pack, lack, open)
    if (fit.length === 0) return
    const hand = trying[nth]
    if (!hand) {
      found.push(...fit)
      open = open.filter(triple => !fit.includes(triple))
      return
    }
    for (const way of hand.each) {
      exchange(hand.most, way)
      tryHand(nth + 1)
      exchange(way, hand.most)
    }
  }
  tryHand(0)
  return found
}

const ANY: CountRange = { fewest: 0, most: SINGLES_PER_HAND }
const SOME_TRUE: readonly CountRange[] = [
  { fewest: 1, most: SINGLES_PER_HAND },
  { fewest: 0, most: SINGLES_PER_HAND - 1 },
]

/** What a hand of a given size may hold: limits for each characteristic, and for groups of them. */
interface CapacityLimits {
  readonly singles: readonly CountRange[]
  readonly cards: number
  readonly groups: readonly number[] // sets of characteristics
  readonly within: readonly CountRange[] // by group
}

/** By set of characteristics: the most cards of it that fit; null if the limits cannot be met. */
function maxCountBySet({ singles, cards, groups, within }: CapacityLimits): Int8Array | null {
  const most = new Int8Array(1 << singles.length)
  const more = new Int8Array(most.length) // how many more of the set could be among the cards no group needs
  let spare = cards
  let rooms = 0
  for (const [i, group] of groups.entries()) {
    const ofGroup: { readonly bit: number; readonly fewest: number; readonly most: number }[] = []
    let [fewest, room] = [0, 0]
    for (const [trait, one] of singles.entries()) {
      if (!(group & (1 << trait))) continue
      if (one.fewest > one.most) return null
      ofGroup.push({ bit: 1 << trait, fewest: one.fewest, most: one.most })
      fewest += one.fewest
      room += one.most
    }
    const bound = at(within, i)
    const needed = Math.max(bound.fewest, fewest)
    const limit = Math.min(bound.most, room)
    if (needed > limit) return null
    spare -= needed
    rooms += limit
    for (let set = group; ; set = (set - 1) & group) {
      let [others, inside] = [0, 0] // the minimum outside the set, the maximum inside it
      for (const { bit, fewest, most } of ofGroup)
        if (set & bit) inside += most
        else others += fewest
      most[set] = Math.min(needed - others, inside)
      more[set] = Math.max(0, Math.min(limit, inside + others) - needed)
      if (set === 0) break
    }
  }
  if (spare < 0 || rooms < cards) return null
  const parts = new Int8Array(most.length)
  for (let set = 0; set < parts.length; set++) {
    let [held, room] = [0, 0]
    for (const group of groups) {
      held += most[set & group]!
      room += more[set & group]!
    }
    parts[set] = held + Math.min(spare, room)
  }
  return parts
}

const cache = new Map<PackSizes, readonly Int8Array[]>()

/** By triple: how many Singles it has of each set of characteristics. */
function countBySetOfTriple(pack: PackSizes): readonly Int8Array[] {
  let counts = cache.get(pack)
  if (!counts) {
    counts = allTriples(pack).map(triple => {
      const of = new Int8Array(1 << triple.length)
      for (let set = 1; set < of.length; set++)
        of[set] = at(of, set & (set - 1)) + at(triple, 31 - Math.clz32(set & -set))
      return of
    })
    cache.set(pack, counts)
  }
  return counts
}

function familiesOf({ families, values }: PackSizes): number[] {
  return Array.from({ length: families }, (_, family) => ((1 << values) - 1) << (family * values))
}

/** The triples that hold everything the other hands cannot. */
function triplesThatCover(pack: PackSizes, lack: Int8Array, triples: readonly number[]): number[] {
  const lacking: number[] = []
  for (let set = 0; set < lack.length; set++) if (lack[set]! > 0) lacking.push(set)
  const counts = countBySetOfTriple(pack)
  return triples.filter(triple => {
    const of = counts[triple]!
    for (const set of lacking) if (of[set]! < lack[set]!) return false
    return true
  })
}
