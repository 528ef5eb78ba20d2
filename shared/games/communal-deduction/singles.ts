// Answers for: whether the Singles can lie in the hands as a seat knows them to, if a certain card is hidden.
// Cards are poured from the hands through what each may hold into the characteristics; they fit exactly when all of them flow.
import { SINGLES, traitsOf, type Evidence, type Said } from './evidence.ts'

/** A hand with what is still open of it, and the least it must hold of each characteristic. */
interface Vessel {
  readonly said: Said
  readonly least: number[] // by characteristic
  readonly byFamily: boolean // something was said of its families
}

/** True when some deal with this hidden card fits the hands seen, all that was said, and the clues. */
export function singlesFit(evidence: Evidence, card: number): boolean {
  const { pack, seen, turned } = evidence
  const traits = pack.families * pack.values
  const isTrue = new Array<boolean>(traits).fill(false)
  for (const trait of traitsOf(pack, card)) isTrue[trait] = true
  const left: number[] = []
  for (let trait = 0; trait < traits; trait++) {
    if (isTrue[trait] && turned[trait]! > 0) return false
    let count = pack.copies - turned[trait]!
    for (const hand of seen) count -= hand.singles[trait]!
    left.push(count)
  }
  for (const { singles } of seen) if (!singles.some((count, trait) => count > 0 && isTrue[trait])) return false
  const vessels = evidence.said.map((said): Vessel => ({
    said,
    least: said.singles.map(({ fewest }) => fewest),
    byFamily: said.families.some(({ fewest, most }) => fewest > 0 || most < SINGLES),
  }))
  return pours(evidence, { isTrue, left }, vessels)
}

interface Truths {
  readonly isTrue: readonly boolean[]
  readonly left: readonly number[] // cards of each characteristic not seen
}

/**
 * Every hand must hold a true Single. A hand of whose families nothing was said obeys it by what it may pour into false ones;
 * the others are tried without that, and if one comes out with none, each true characteristic is tried as one it has.
 */
function pours(evidence: Evidence, truths: Truths, vessels: readonly Vessel[]): boolean {
  const flow = pour(evidence, truths, vessels)
  if (!flow) return false
  const empty = vessels.find(({ byFamily, least }, i) => byFamily && !truths.isTrue.some((yes, trait) => yes && (least[trait]! > 0 || flow.got(i, trait) > 0)))
  if (!empty) return true
  return truths.isTrue.some(
    (yes, trait) =>
      yes &&
      empty.said.singles[trait]!.most > 0 &&
      pours(evidence, truths, vessels.map(vessel => (vessel === empty ? { ...vessel, least: vessel.least.map((n, i) => (i === trait ? 1 : n)) } : vessel))),
  )
}

/** The flow when all cards find their place; null when they do not. */
function pour(evidence: Evidence, { isTrue, left }: Truths, vessels: readonly Vessel[]): Flow | null {
  const { pack, unseen, aside } = evidence
  const { families, values } = pack
  const traits = families * values
  const rest = [...left]
  const free = unseen - vessels.length
  const flow = new Flow(2 + vessels.length * (1 + Math.max(2, families)) + 3 + traits + 2)
  const source = flow.node()
  const sink = flow.node()
  const ofTrait = isTrue.map(() => flow.node())
  const trueOnes = flow.node()
  const herrings = flow.node()
  let toPour = SINGLES * free
  for (const { said, least, byFamily } of vessels) {
    const needed = least.reduce((sum, n) => sum + n, 0)
    if (needed > SINGLES) return null
    for (const [trait, n] of least.entries()) rest[trait]! -= n
    const open = flow.node()
    const groups = byFamily ? said.families.map(() => flow.node()) : [flow.node(), flow.node()]
    let loose = SINGLES - needed
    const groupOf = byFamily ? (trait: number) => Math.floor(trait / values) : (trait: number) => (isTrue[trait] ? 0 : 1)
    if (byFamily)
      for (const [family, { fewest, most }] of said.families.entries()) {
        let held = 0
        for (let trait = family * values; trait < (family + 1) * values; trait++) held += least[trait]!
        const owed = Math.max(0, fewest - held)
        if (held + owed > most) return null
        flow.edge(source, groups[family]!, owed)
        flow.edge(open, groups[family]!, most - held - owed)
        loose -= owed
        toPour += owed
      }
    else {
      const held = least.reduce((sum, n, trait) => (isTrue[trait] ? sum : sum + n), 0)
      if (held > SINGLES - 1) return null
      flow.edge(open, groups[0]!, SINGLES)
      flow.edge(open, groups[1]!, SINGLES - 1 - held)
    }
    if (loose < 0) return null
    flow.edge(source, open, loose)
    toPour += loose
    flow.vessel()
    for (const [trait, { most }] of said.singles.entries()) {
      if (most < least[trait]!) return null
      flow.intoTrait(groups[groupOf(trait)]!, ofTrait[trait]!, most - least[trait]!)
    }
  }
  if (free > 0) {
    const [trueFree, falseFree, open] = [flow.node(), flow.node(), flow.node()]
    flow.edge(source, open, SINGLES * free)
    flow.edge(open, trueFree, SINGLES * free)
    flow.edge(open, falseFree, (SINGLES - 1) * free)
    for (const [trait, yes] of isTrue.entries()) flow.edge(yes ? trueFree : falseFree, ofTrait[trait]!, pack.copies)
  }
  let trueLeft = 0 // true ones still to be placed, were none set aside
  for (const [trait, yes] of isTrue.entries()) {
    if (rest[trait]! < 0) return null
    if (yes) trueLeft += rest[trait]!
    flow.edge(ofTrait[trait]!, yes ? trueOnes : herrings, rest[trait]!)
  }
  if (trueLeft < aside.fewest || trueLeft - aside.most > toPour) return null
  flow.edge(trueOnes, sink, trueLeft - aside.fewest)
  flow.edge(herrings, sink, toPour - Math.max(0, trueLeft - aside.most))
  return flow.run(source, sink) === toPour ? flow : null
}

/** A small network: how much flows from a source to a sink, by shortest paths. */
class Flow {
  readonly #first: Int16Array // by node: its first edge
  readonly #next: number[] = [] // by edge: the next of the same node
  readonly #to: number[] = []
  readonly #room: number[] = [] // edge i runs back along i ^ 1
  readonly #traits: number[][] = [] // by vessel, then characteristic: the edge into it
  #nodes = 0

  constructor(nodes: number) {
    this.#first = new Int16Array(nodes).fill(-1)
  }

  node(): number {
    return this.#nodes++
  }

  edge(from: number, to: number, room: number): void {
    this.#add(from, to, room)
    this.#add(to, from, 0)
  }

  #add(from: number, to: number, room: number): void {
    this.#next.push(this.#first[from]!)
    this.#first[from] = this.#to.length
    this.#to.push(to)
    this.#room.push(room)
  }

  /** Begins a vessel: the edges into characteristics that follow are its own. */
  vessel(): void {
    this.#traits.push([])
  }

  intoTrait(from: number, to: number, room: number): void {
    this.#traits.at(-1)!.push(this.#to.length)
    this.edge(from, to, room)
  }

  /** What flowed from this vessel into this characteristic. */
  got(vessel: number, trait: number): number {
    return this.#room[this.#traits[vessel]![trait]! ^ 1]!
  }

  run(source: number, sink: number): number {
    let flowed = 0
    const by = new Int16Array(this.#nodes) // the edge each node was reached by
    const queue = new Int16Array(this.#nodes)
    for (;;) {
      by.fill(-1)
      queue[0] = source
      let end = 1
      for (let at = 0; at < end && by[sink] === -1; at++)
        for (let edge = this.#first[queue[at]!]!; edge >= 0; edge = this.#next[edge]!) {
          const to = this.#to[edge]!
          if (this.#room[edge]! <= 0 || by[to] !== -1 || to === source) continue
          by[to] = edge
          queue[end++] = to
        }
      if (by[sink] === -1) return flowed
      let room = Infinity
      for (let node = sink; node !== source; node = this.#to[by[node]! ^ 1]!) room = Math.min(room, this.#room[by[node]!]!)
      for (let node = sink; node !== source; node = this.#to[by[node]! ^ 1]!) {
        this.#room[by[node]!]! -= room
        this.#room[by[node]! ^ 1]! += room
      }
      flowed += room
    }
  }
}
