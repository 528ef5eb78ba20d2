// Answers for: whether the Singles can lie in the hands as a seat knows them to, if a certain card is hidden.
// Cards are poured from the hands through what each may hold into the characteristics; they fit exactly when all of them flow.
import { SINGLES_PER_HAND, traitsOf, type Evidence, type HandKnowledge } from './evidence.ts'

/** A hand with what is still open of it, and the least it must hold of each characteristic. */
interface Vessel {
  readonly said: HandKnowledge
  readonly least: number[] // by characteristic
  readonly byFamily: boolean // something was said of its families
  readonly into: number[] // by characteristic: the edge through which this hand's cards flow into it
}

/** True when some deal with this hidden card fits the hands seen, all that was said, and the clues. */
export function singlesFit(evidence: Evidence, card: number): boolean {
  const truths = suppose(evidence, card)
  return truths !== null && pours(evidence, truths, vesselsOf(evidence)) !== null
}

/**
 * Adds to `sets`, by hand of which something was said and by characteristic, the numbers of Singles it may hold if this card is
 * hidden (bit n: it may hold n). From one deal others follow by moving one card at a time; where no move leads on, none exists.
 */
export function addPossibleSinglesCounts(evidence: Evidence, card: number, sets: readonly number[][]): void {
  const truths = suppose(evidence, card)
  const vessels = vesselsOf(evidence)
  if (!truths || !pour(evidence, truths, vessels)) return
  const held = ({ least, into }: Vessel, trait: number) => least[trait]! + flow.flowed(into[trait]!)
  const write = (from: readonly Vessel[]) => {
    for (const [hand, vessel] of from.entries())
      for (let trait = 0; trait < truths.isTrue.length; trait++) sets[hand]![trait]! |= 1 << held(vessel, trait)
  }
  const doubtful = sets.map(counts => counts.map(() => 0)) // reached by moves that left a hand without a true Single
  const look = (hand: number, trait: number) => {
    if (withoutTrue(truths, vessels)) doubtful[hand]![trait]! |= 1 << held(vessels[hand]!, trait)
    else write(vessels)
  }
  for (const [hand, vessel] of vessels.entries())
    for (const [trait, { fewest, most }] of vessel.said.singles.entries()) {
      look(hand, trait)
      for (const by of [-1, 1] as const) {
        const coming = () => {
          const count = held(vessel, trait)
          const beyond = by < 0 ? (1 << count) - (1 << fewest) : (2 << most) - (2 << count)
          return beyond > 0 && (beyond & ~(sets[hand]![trait]! | doubtful[hand]![trait]!)) !== 0
        }
        while (coming() && flow.shift(vessel.into[trait]!, by)) look(hand, trait)
      }
    }
  for (const [hand, counts] of doubtful.entries())
    for (const [trait, set] of counts.entries())
      for (let n = 0; n <= SINGLES_PER_HAND; n++) {
        if (!(set & ~sets[hand]![trait]! & (1 << n))) continue
        const exactly = vesselsOf(evidence).map((vessel, i) =>
          i === hand
            ? {
                ...vessel,
                least: [...vessel.least],
                said: {
                  ...vessel.said,
                  singles: vessel.said.singles.map((one, j) => (j === trait ? { fewest: n, most: n } : one)),
                },
              }
            : vessel,
        )
        exactly[hand]!.least[trait] = n
        const poured = pours(evidence, truths, exactly)
        if (poured) write(poured)
      }
}

/** What is true if this card is hidden; null when what is seen contradicts it. */
function suppose(evidence: Evidence, card: number): Truths | null {
  const { pack, seen, turned } = evidence
  const traits = pack.families * pack.values
  const isTrue = new Array<boolean>(traits).fill(false)
  for (const trait of traitsOf(pack, card)) isTrue[trait] = true
  const left: number[] = []
  for (let trait = 0; trait < traits; trait++) {
    if (isTrue[trait] && turned[trait]! > 0) return null
    let count = pack.copies - turned[trait]!
    for (const hand of seen) count -= hand.singles[trait]!
    left.push(count)
  }
  for (const { singles } of seen) if (!singles.some((count, trait) => count > 0 && isTrue[trait])) return null
  return { isTrue, left }
}

function vesselsOf(evidence: Evidence): Vessel[] {
  return evidence.said.map(said => ({
    said,
    least: said.singles.map(({ fewest }) => fewest),
    byFamily: said.families.some(({ fewest, most }) => fewest > 0 || most < SINGLES_PER_HAND),
    into: [],
  }))
}

interface Truths {
  readonly isTrue: readonly boolean[]
  readonly left: readonly number[] // cards of each characteristic not seen
}

/**
 * Every hand must hold a true Single. A hand of whose families nothing was said obeys it by what it may pour into false ones;
 * the others are tried without that, and if one comes out with none, each true characteristic is tried as one it has.
 * The vessels as they were poured; null when they cannot be.
 */
function pours(evidence: Evidence, truths: Truths, vessels: readonly Vessel[]): readonly Vessel[] | null {
  if (!pour(evidence, truths, vessels)) return null
  const empty = withoutTrue(truths, vessels)
  if (!empty) return vessels
  for (const [trait, yes] of truths.isTrue.entries()) {
    if (!yes || empty.said.singles[trait]!.most === 0) continue
    const poured = pours(
      evidence,
      truths,
      vessels.map(vessel =>
        vessel === empty ? { ...vessel, least: vessel.least.map((n, i) => (i === trait ? 1 : n)), into: [] } : vessel,
      ),
    )
    if (poured) return poured
  }
  return null
}

/** A hand that came out without a true Single. */
function withoutTrue({ isTrue }: Truths, vessels: readonly Vessel[]): Vessel | undefined {
  return vessels.find(
    ({ byFamily, least, into }) =>
      byFamily && !isTrue.some((yes, trait) => yes && (least[trait]! > 0 || flow.flowed(into[trait]!) > 0)),
  )
}

/** True when all cards find their place. */
function pour(evidence: Evidence, { isTrue, left }: Truths, vessels: readonly Vessel[]): boolean {
  const { pack, unseen, aside } = evidence
  const rest = [...left]
  const free = unseen - vessels.length
  flow.clear()
  const source = flow.node()
  const sink = flow.node()
  const ofTrait = isTrue.map(() => flow.node())
  const trueOnes = flow.node()
  const herrings = flow.node()
  let toPour = SINGLES_PER_HAND * free
  for (const { said, least, byFamily, into } of vessels) {
    const needed = least.reduce((sum, n) => sum + n, 0)
    if (needed > SINGLES_PER_HAND) return false
    for (const [trait, n] of least.entries()) rest[trait]! -= n
    const open = flow.node()
    const groups = byFamily ? said.families.map(() => flow.node()) : [flow.node(), flow.node()]
    let loose = SINGLES_PER_HAND - needed
    const groupOf = byFamily
      ? (trait: number) => Math.floor(trait / pack.values)
      : (trait: number) => (isTrue[trait] ? 0 : 1)
    if (byFamily)
      for (const [family, { fewest, most }] of said.families.entries()) {
        let held = 0
        for (let trait = family * pack.values; trait < (family + 1) * pack.values; trait++) held += least[trait]!
        const owed = Math.max(0, fewest - held)
        if (held + owed > most) return false
        flow.edge(source, groups[family]!, owed)
        flow.edge(open, groups[family]!, most - held - owed)
        loose -= owed
        toPour += owed
      }
    else {
      const held = least.reduce((sum, n, trait) => (isTrue[trait] ? sum : sum + n), 0)
      if (held > SINGLES_PER_HAND - 1) return false
      flow.edge(open, groups[0]!, SINGLES_PER_HAND)
      flow.edge(open, groups[1]!, SINGLES_PER_HAND - 1 - held)
    }
    if (loose < 0) return false
    flow.edge(source, open, loose)
    toPour += loose
    for (const [trait, { most }] of said.singles.entries()) {
      if (most < least[trait]!) return false
      into[trait] = flow.edge(groups[groupOf(trait)]!, ofTrait[trait]!, most - least[trait]!)
    }
  }
  if (free > 0) {
    const [trueFree, falseFree, open] = [flow.node(), flow.node(), flow.node()]
    flow.edge(source, open, SINGLES_PER_HAND * free)
    flow.edge(open, trueFree, SINGLES_PER_HAND * free)
    flow.edge(open, falseFree, (SINGLES_PER_HAND - 1) * free)
    for (const [trait, yes] of isTrue.entries()) flow.edge(yes ? trueFree : falseFree, ofTrait[trait]!, pack.copies)
  }
  let trueLeft = 0 // true ones still to be placed, were none set aside
  for (const [trait, yes] of isTrue.entries()) {
    if (rest[trait]! < 0) return false
    if (yes) trueLeft += rest[trait]!
    flow.edge(ofTrait[trait]!, yes ? trueOnes : herrings, rest[trait]!)
  }
  if (trueLeft < aside.fewest || trueLeft - aside.most > toPour) return false
  flow.edge(trueOnes, sink, trueLeft - aside.fewest)
  flow.edge(herrings, sink, toPour - Math.max(0, trueLeft - aside.most))
  return flow.run(source, sink) === toPour
}

/** A small network: how much flows from a source to a sink, by shortest paths. */
class Flow {
  readonly #first = new Int16Array(64) // by node: its first edge
  readonly #next = new Int16Array(512) // by edge: the next of the same node
  readonly #to = new Int16Array(512)
  readonly #room = new Int16Array(512) // edge i runs back along i ^ 1
  readonly #by = new Int16Array(64) // by node: the edge it was reached by
  readonly #queue = new Int16Array(64)
  #nodes = 0
  #edges = 0

  /** Takes all nodes and edges away. */
  clear(): void {
    this.#nodes = 0
    this.#edges = 0
  }

  node(): number {
    this.#first[this.#nodes] = NONE
    return this.#nodes++
  }

  /** Adds an edge; returns its number. */
  edge(from: number, to: number, room: number): number {
    this.#add(to, from, 0)
    return this.#add(from, to, room)
  }

  #add(from: number, to: number, room: number): number {
    const edge = this.#edges++
    this.#next[edge] = this.#first[from]!
    this.#first[from] = edge
    this.#to[edge] = to
    this.#room[edge] = room
    return edge
  }

  /** What flowed along this edge. */
  flowed(edge: number): number {
    return this.#room[edge ^ 1]!
  }

  /** Lets one more, or one less, flow along this edge, and what must change with it; false when that cannot be. */
  shift(edge: number, by: 1 | -1): boolean {
    const [room, to] = [this.#room, this.#to]
    const way = by > 0 ? edge : edge ^ 1
    if (room[way]! <= 0) return false
    const back = room[way ^ 1]!
    room[way]!--
    room[way ^ 1] = 0 // not straight back
    const [from, until] = [to[way]!, to[way ^ 1]!]
    const found = this.#reaches(from, until)
    if (found)
      for (let node = until; node !== from; node = to[this.#by[node]! ^ 1]!) {
        room[this.#by[node]!]!--
        room[this.#by[node]! ^ 1]!++
      }
    else room[way]!++
    room[way ^ 1]! += found ? back + 1 : back
    return found
  }

  /** Looks for a way along which more can flow; `#by` tells it backwards. */
  #reaches(source: number, sink: number): boolean {
    const [first, next, to, room, by, queue] = [this.#first, this.#next, this.#to, this.#room, this.#by, this.#queue]
    by.fill(NONE, 0, this.#nodes)
    queue[0] = source
    let end = 1
    for (let at = 0; at < end && by[sink] === NONE; at++)
      for (let edge = first[queue[at]!]!; edge !== NONE; edge = next[edge]!) {
        const node = to[edge]!
        if (room[edge]! <= 0 || by[node] !== NONE || node === source) continue
        by[node] = edge
        queue[end++] = node
      }
    return by[sink] !== NONE
  }

  run(source: number, sink: number): number {
    const [to, room, by] = [this.#to, this.#room, this.#by]
    let flowed = 0
    while (this.#reaches(source, sink)) {
      let fits = SINGLES_PER_HAND
      for (let node = sink; node !== source; node = to[by[node]! ^ 1]!) fits = Math.min(fits, room[by[node]!]!)
      for (let node = sink; node !== source; node = to[by[node]! ^ 1]!) {
        room[by[node]!]! -= fits
        room[by[node]! ^ 1]! += fits
      }
      flowed += fits
    }
    return flowed
  }
}

const NONE = -1
const flow = new Flow() // built anew for each question, in the same room
