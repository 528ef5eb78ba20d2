// Decides whether the Singles can be dealt as a seat knows, if a certain card is hidden.
// Cards flow from the hands, through what each may hold, into the characteristics; they fit exactly if all of them flow.
import { at } from '../../../../engine/index.ts'
import { SINGLES_PER_HAND, traitNumbersOf, type CountRange, type Evidence } from '../evidence.ts'
import { Flow, NO_EDGE } from './flow.ts'

/** What a hand may hold of one characteristic. */
interface Inlet {
  readonly least: number
  readonly most: number
  into: number // the edge from the hand into the characteristic
}

/** A hand with its unknown part. */
interface Vessel {
  readonly singles: readonly Inlet[] // by characteristic
  readonly families: readonly CountRange[]
  readonly byFamily: boolean // something was said about its families
}

/** True if some deal with this hidden card fits the hands seen, everything said, and the clues. */
export function singlesAllowHiddenCard(evidence: Evidence, card: number): boolean {
  const truths = truthsIfHidden(evidence, card)
  return truths !== null && flowWithTrueSingles(evidence, truths, vesselsOf(evidence)) !== null
}

/**
 * Adds to `sets`, by hand with known facts and by characteristic, the numbers of Singles it may hold if this card is
 * hidden (bit n: it may hold n). From one deal others follow by moving one card at a time; if no move leads on, there are no others.
 */
export function addPossibleSinglesCounts(evidence: Evidence, card: number, sets: readonly number[][]): void {
  const truths = truthsIfHidden(evidence, card)
  const vessels = vesselsOf(evidence)
  if (!truths || !canPlaceAllCards(evidence, truths, vessels)) return
  const held = ({ least, into }: Inlet) => least + flow.flowed(into)
  const write = (from: readonly Vessel[]) => {
    for (const [hand, { singles }] of from.entries()) {
      const counts = at(sets, hand)
      for (let trait = 0; trait < singles.length; trait++) counts[trait]! |= 1 << held(singles[trait]!)
    }
  }
  const doubtful = sets.map(counts => counts.map(() => 0)) // reached by moves that left a hand without a true Single
  for (const [hand, { singles }] of vessels.entries()) {
    const [sure, unsure] = [at(sets, hand), at(doubtful, hand)]
    for (const [trait, inlet] of singles.entries()) {
      const look = () => {
        if (handWithoutTrueSingle(truths, vessels)) unsure[trait] = at(unsure, trait) | (1 << held(inlet))
        else write(vessels)
      }
      look()
      for (const by of [-1, 1] as const) {
        const coming = () => {
          const count = held(inlet)
          const beyond = by < 0 ? (1 << count) - (1 << inlet.least) : (2 << inlet.most) - (2 << count)
          return beyond > 0 && (beyond & ~(at(sure, trait) | at(unsure, trait))) !== 0
        }
        while (coming() && flow.shift(inlet.into, by)) look()
      }
    }
  }
  for (const [hand, counts] of doubtful.entries())
    for (const [trait, set] of counts.entries())
      for (let n = 0; n <= SINGLES_PER_HAND; n++) {
        if (!(set & ~at(at(sets, hand), trait) & (1 << n))) continue
        const exactly = vesselsOf(evidence).map((vessel, i) =>
          i === hand ? withLimit(vessel, trait, { least: n, most: n }) : vessel,
        )
        const poured = flowWithTrueSingles(evidence, truths, exactly)
        if (poured) write(poured)
      }
}

/** What is true if this card is hidden; null if that contradicts what is seen. */
function truthsIfHidden({ pack, seen, turned }: Evidence, card: number): Truths | null {
  const borne = traitNumbersOf(pack, card)
  const isTrue = turned.map((_, trait) => borne.includes(trait))
  if (turned.some((count, trait) => count > 0 && isTrue[trait])) return null
  for (const { singles } of seen) if (!singles.some((count, trait) => count > 0 && isTrue[trait])) return null
  const left = turned.map((count, trait) =>
    seen.reduce((rest, { singles }) => rest - at(singles, trait), pack.copies - count),
  )
  return { isTrue, left }
}

function vesselsOf({ said }: Evidence): Vessel[] {
  return said.map(({ singles, families }) => ({
    singles: singles.map(({ fewest, most }) => ({ least: fewest, most, into: NO_EDGE })),
    families,
    byFamily: families.some(({ fewest, most }) => fewest > 0 || most < SINGLES_PER_HAND),
  }))
}

/** The same hand with another limit on one characteristic and no flow. */
function withLimit(vessel: Vessel, trait: number, limit: { readonly least: number; readonly most?: number }): Vessel {
  return { ...vessel, singles: vessel.singles.map((inlet, i) => ({ ...inlet, ...(i === trait ? limit : {}) })) }
}

interface Truths {
  readonly isTrue: readonly boolean[]
  readonly left: readonly number[] // unseen cards of each characteristic
}

/**
 * Every hand must hold a true Single. For a hand without facts about families, a limit on its false ones ensures that;
 * for the others it is ignored at first, and if one ends with none, each true characteristic is tried as one it has.
 * Returns the vessels with their flow, or null if it is impossible.
 */
function flowWithTrueSingles(evidence: Evidence, truths: Truths, vessels: readonly Vessel[]): readonly Vessel[] | null {
  if (!canPlaceAllCards(evidence, truths, vessels)) return null
  const empty = handWithoutTrueSingle(truths, vessels)
  if (!empty) return vessels
  for (const [trait, yes] of truths.isTrue.entries()) {
    if (!yes || at(empty.singles, trait).most === 0) continue
    const poured = flowWithTrueSingles(
      evidence,
      truths,
      vessels.map(vessel => (vessel === empty ? withLimit(vessel, trait, { least: 1 }) : vessel)),
    )
    if (poured) return poured
  }
  return null
}

/** A hand that ended without a true Single. */
function handWithoutTrueSingle({ isTrue }: Truths, vessels: readonly Vessel[]): Vessel | undefined {
  return vessels.find(
    ({ byFamily, singles }) =>
      byFamily && !singles.some(({ least, into }, trait) => isTrue[trait] && (least > 0 || flow.flowed(into) > 0)),
  )
}

/** True if all cards can be placed. */
function canPlaceAllCards(evidence: Evidence, { isTrue, left }: Truths, vessels: readonly Vessel[]): boolean {
  const { pack, unseen, aside } = evidence
  const rest = [...left]
  const free = unseen - vessels.length
  flow.clear()
  const source = flow.nodes(1)
  const sink = flow.nodes(1)
  const firstTrait = flow.nodes(isTrue.length)
  const trueOnes = flow.nodes(1)
  const herrings = flow.nodes(1)
  let toPour = SINGLES_PER_HAND * free
  for (const { singles, families, byFamily } of vessels) {
    const needed = singles.reduce((sum, { least }) => sum + least, 0)
    if (needed > SINGLES_PER_HAND) return false
    const open = flow.nodes(1)
    const firstGroup = flow.nodes(byFamily ? families.length : 2)
    let loose = SINGLES_PER_HAND - needed
    const groupOf = byFamily
      ? (trait: number) => firstGroup + Math.floor(trait / pack.values)
      : (trait: number) => (isTrue[trait] ? firstGroup : firstGroup + 1)
    if (byFamily)
      for (const [family, { fewest, most }] of families.entries()) {
        const ofFamily = singles.slice(family * pack.values, (family + 1) * pack.values)
        const held = ofFamily.reduce((sum, { least }) => sum + least, 0)
        const owed = Math.max(0, fewest - held)
        if (held + owed > most) return false
        flow.edge(source, firstGroup + family, owed)
        flow.edge(open, firstGroup + family, most - held - owed)
        loose -= owed
        toPour += owed
      }
    else {
      const held = singles.reduce((sum, { least }, trait) => (isTrue[trait] ? sum : sum + least), 0)
      if (held > SINGLES_PER_HAND - 1) return false
      flow.edge(open, firstGroup, SINGLES_PER_HAND)
      flow.edge(open, firstGroup + 1, SINGLES_PER_HAND - 1 - held)
    }
    if (loose < 0) return false
    flow.edge(source, open, loose)
    toPour += loose
    for (const [trait, inlet] of singles.entries()) {
      const { least, most } = inlet
      if (most < least) return false
      rest[trait]! -= least
      inlet.into = flow.edge(groupOf(trait), firstTrait + trait, most - least)
    }
  }
  if (free > 0) {
    const [trueFree, falseFree, open] = [flow.nodes(1), flow.nodes(1), flow.nodes(1)]
    flow.edge(source, open, SINGLES_PER_HAND * free)
    flow.edge(open, trueFree, SINGLES_PER_HAND * free)
    flow.edge(open, falseFree, (SINGLES_PER_HAND - 1) * free)
    for (const [trait, yes] of isTrue.entries()) flow.edge(yes ? trueFree : falseFree, firstTrait + trait, pack.copies)
  }
  let trueLeft = 0 // true ones still to be placed if none were set aside
  for (const [trait, count] of rest.entries()) {
    if (count < 0) return false
    if (isTrue[trait]) trueLeft += count
    flow.edge(firstTrait + trait, isTrue[trait] ? trueOnes : herrings, count)
  }
  if (trueLeft < aside.fewest || trueLeft - aside.most > toPour) return false
  flow.edge(trueOnes, sink, trueLeft - aside.fewest)
  flow.edge(herrings, sink, toPour - Math.max(0, trueLeft - aside.most))
  return flow.run(source, sink) === toPour
}

const flow = new Flow() // rebuilt for each question in the same memory
