// Answers for: in how many ways the Singles can have been dealt as a seat knows them, for each card that may be hidden,
// each way as likely as the dealing makes it. The hands are gone through one after the other; what is remembered is how many
// Singles are left. Characteristics that need not be told apart are one *cell*: what was taken from it before it had to be split
// is shared out when it splits, and what two cells leave is shared out when they become one.
import { SINGLES_PER_HAND, traitsOf, type Evidence } from './evidence.ts'
import { CountTable } from './tally.ts'
import {
  distinguishingHands,
  handOrder,
  singlesKnowledge,
  type SinglesKnowledge,
  type PartlyKnownHand,
} from './triples.ts'

/** By card: the weight of all ways to deal the Singles while this card is hidden. Weights of different knowledge compare too. */
export function countSinglesDeals(evidence: Evidence): number[] {
  const { pack } = evidence
  const cards = Array.from({ length: pack.values ** pack.families }, (_, card) => card)
  const table = singlesKnowledge(evidence)
  if (!table) return cards.map(() => 0)
  const apart = distinguishingHands(table)
  const truths = Array.from({ length: pack.values }, (_, which) =>
    table.left.map((__, trait) => trait % pack.values === which),
  ) // each characteristic true once
  const order = handOrder(table, apart, truths)
  const alike = alikes(table)
  const found = new Map<string, number>()
  return cards.map(card => {
    const borne = traitsOf(pack, card)
    const key = borne.map(trait => alike[trait]!).join()
    let ways = found.get(key)
    if (ways === undefined) found.set(key, (ways = waysOf(table, apart, order, borne)))
    return ways
  })
}

/** By characteristic: the first of its family of which exactly the same is known. */
function alikes({ pack, left, turned, known, veiled }: SinglesKnowledge): number[] {
  const same = (x: number, y: number) =>
    left[x] === left[y] &&
    turned[x] === turned[y] &&
    known.every(singles => singles[x] === singles[y]) &&
    veiled.every(({ singles: { [x]: one, [y]: other } }) => one?.fewest === other?.fewest && one?.most === other?.most)
  return left.map((_, x) => {
    for (let y = x - (x % pack.values); y < x; y++) if (same(x, y)) return y
    return x
  })
}

/** Characteristics of one truth that are counted together. */
interface Cell {
  readonly traits: readonly number[]
  readonly isTrue: boolean
  readonly most: number // Singles in it when none is taken
  readonly settled: boolean // no hand to come tells its characteristics apart
}

/** Cells, and a place for every way their counts can be: in its bits, 28 at most, whether a hand has three true Singles, then cell by cell what is left. */
interface Layout {
  readonly cells: readonly Cell[]
  readonly shifts: Int32Array // by cell: where its bits begin
  readonly masks: Int32Array // and its bits, there
}

const FLAG = 1 // a hand has three true Singles

function layoutOf(cells: readonly Cell[]): Layout {
  const bits = cells.map(({ most }) => 32 - Math.clz32(most))
  let shift = 1
  const shifts = Int32Array.from(bits, size => (shift += size) - size)
  return { cells, shifts, masks: Int32Array.from(bits, size => (1 << size) - 1) }
}

/** What was counted so far, and what is counted from it. */
class Room {
  now = new CountTable()
  next = new CountTable()

  /** What was counted next is what is counted now. */
  turn(): void {
    this.now.clear()
    const { now } = this
    this.now = this.next
    this.next = now
  }

  clear(): void {
    this.turn()
    this.turn()
  }
}

const room = new Room() // used by one count after the other

const FACTORIALS = Array.from({ length: 37 }).reduce<number[]>(list => [...list, list.at(-1)! * list.length], [1])
const ROW = FACTORIALS.length
/** How many choices there are of k from n, at n · ROW + k. */
const CHOOSE = Float64Array.from({ length: ROW * ROW }, (_, at) => {
  const [n, k] = [Math.floor(at / ROW), at % ROW]
  return k > n ? 0 : Math.round(FACTORIALS[n]! / FACTORIALS[k]! / FACTORIALS[n - k]!)
})

function waysOf(
  table: SinglesKnowledge,
  apart: readonly (readonly number[])[],
  order: readonly number[],
  borne: readonly number[],
): number {
  const { pack, left, turned, known, veiled, free, aside } = table
  if (borne.some(trait => turned[trait]! > 0)) return 0
  const isTrue = left.map((_, trait) => borne.includes(trait))
  let factor = 1
  let triple = 0 // hands known to have three true Singles
  for (const counts of known) {
    const t = counts.reduce((sum, n, trait) => (isTrue[trait] ? sum + n : sum), 0)
    if (t === 0) return 0
    if (t === SINGLES_PER_HAND) triple++
    factor *= counts.reduce((ways, n) => ways / FACTORIALS[n]!, FACTORIALS[t]! * FACTORIALS[SINGLES_PER_HAND - t]!)
  }
  if (triple > 1) return 0
  const settle = (traits: readonly number[], yes: boolean, later: number): Cell => {
    const most = traits.reduce((sum, trait) => sum + left[trait]!, 0)
    const settled = traits.every(trait => (apart[trait]![traits[0]!]! & later) === 0)
    if (settled) factor *= traits.reduce((ways, trait) => ways / FACTORIALS[left[trait]!]!, FACTORIALS[most]!)
    return { traits, isTrue: yes, most, settled }
  }
  let later = (1 << veiled.length) - 1
  let layout = layoutOf(
    [true, false].map(yes =>
      settle(
        left.flatMap((_, trait) => (isTrue[trait] === yes ? [trait] : [])),
        yes,
        later,
      ),
    ),
  )
  room.clear()
  room.next.add(
    layout.cells.reduce((place, { most }, i) => place | (most << layout.shifts[i]!), triple),
    1,
  )
  room.turn()
  const limits = limitsOf(table)
  for (const [step, hand] of order.entries()) {
    const bit = 1 << hand
    // what this hand tells apart splits, one part after the other; what is told apart no more becomes one
    for (let split = splitting(layout.cells, apart, bit); split; split = splitting(layout.cells, apart, bit)) {
      const { at, part, rest } = split
      const parts = layout.cells.map((cell, i) =>
        i === at ? [part, rest].map(traits => settle(traits, cell.isTrue, later)) : [cell],
      )
      layout = reshape(layout, parts, mergeable(parts.flat(), apart, later))
    }
    later &= ~bit
    deal(layout, veiled[hand]!, { pack, free: free + order.length - step - 1, aside, limits, later, unsaid: free })
    const settled = layout.cells.map(cell => [cell.settled ? cell : settle(cell.traits, cell.isTrue, later)])
    const merged = mergeable(settled.flat(), apart, later)
    layout = reshape(layout, settled, merged)
    if (room.now.size === 0) return 0
  }
  return factor * lastOnes(layout, table)
}

/** A cell that this hand tells apart, and its first part; null when there is none left. */
function splitting(
  cells: readonly Cell[],
  apart: readonly (readonly number[])[],
  bit: number,
): { at: number; part: number[]; rest: number[] } | null {
  for (const [at, { traits, settled }] of cells.entries()) {
    const part = traits.filter(trait => (apart[trait]![traits[0]!]! & bit) === 0)
    if (!settled && part.length < traits.length)
      return { at, part, rest: traits.filter(trait => !part.includes(trait)) }
  }
  return null
}

/** By part: the number of the cell it becomes. */
function mergeable(parts: readonly Cell[], apart: readonly (readonly number[])[], later: number): number[] {
  const cells: Cell[] = []
  return parts.map(part => {
    const found = part.settled
      ? cells.findIndex(
          cell =>
            cell.settled && cell.isTrue === part.isTrue && (apart[cell.traits[0]!]![part.traits[0]!]! & later) === 0,
        )
      : -1
    return found >= 0 ? found : cells.push(part) - 1
  })
}

/** Splits each cell into its parts, and makes parts one that go to the same number. */
function reshape(from: Layout, parts: readonly (readonly Cell[])[], into: readonly number[]): Layout {
  const flat = parts.flat()
  const cells: Cell[] = []
  for (const [i, part] of flat.entries()) {
    const cell = cells[into[i]!]
    cells[into[i]!] = cell ? { ...cell, traits: [...cell.traits, ...part.traits], most: cell.most + part.most } : part
  }
  const to = layoutOf(cells)
  if (flat.length === from.cells.length && cells.length === flat.length) return to // nothing splits, nothing becomes one: places stay
  const cellOf = parts.flatMap((list, cell) => list.map(() => cell))
  const alone = flat.map(
    (_, i) => parts[cellOf[i]!]!.length === 1 && into.filter(target => target === into[i]).length === 1,
  )
  const same = [...flat.keys()].filter(i => alone[i])
  const changed = [...flat.keys()].filter(i => !alone[i])
  const behind = changed.map((part, i) =>
    changed.slice(i + 1).reduce((sum, other) => (cellOf[other] === cellOf[part] ? sum + flat[other]!.most : sum), 0),
  ) // by part: Singles of the parts after it
  const opens = changed.map((part, i) => cellOf[part] !== cellOf[changed[i - 1]!])
  const closes = changed.map((part, i) => cellOf[part] !== cellOf[changed[i + 1]!])
  const sums = new Int32Array(cells.length)
  const { shifts, masks } = from
  const left = (source: number, cell: number) => (source >> shifts[cell]!) & masks[cell]!
  const { now, next } = room
  const go = (i: number, taken: number, place: number, source: number, ways: number): void => {
    if (i === changed.length) return next.add(place, ways)
    const part = changed[i]!
    const cell = cellOf[part]!
    if (opens[i]) taken = from.cells[cell]!.most - left(source, cell)
    const { most } = flat[part]!
    const target = into[part]!
    const held = sums[target]!
    const least = closes[i] ? taken : Math.max(0, taken - behind[i]!)
    const top = closes[i] ? taken : Math.min(most, taken)
    for (let n = least; n <= top; n++) {
      const rest = most - n
      sums[target] = held + rest
      go(
        i + 1,
        taken - n,
        place + (rest << to.shifts[target]!),
        source,
        ways * CHOOSE[taken * ROW + n]! * CHOOSE[(held + rest) * ROW + rest]!,
      )
    }
    sums[target] = held
  }
  const cellsSame = Int32Array.from(same, part => cellOf[part]!)
  const shiftsSame = Int32Array.from(same, part => to.shifts[into[part]!]!)
  for (let i = 0; i < now.size; i++) {
    const source = now.places[now.slots[i]!]!
    let place = source & FLAG
    for (let k = 0; k < cellsSame.length; k++) place += left(source, cellsSame[k]!) << shiftsSame[k]!
    go(0, 0, place, source, now.ways[now.slots[i]!]!)
  }
  room.turn()
  return to
}

/** By hand and characteristic: the fewest and the most it may hold. */
function limitsOf({
  veiled,
}: SinglesKnowledge): { readonly fewest: readonly number[]; readonly most: readonly number[] }[] {
  return veiled.map(({ triples }) => ({
    fewest: triples[0]!.map((_, trait) => Math.min(...triples.map(counts => counts[trait]!))),
    most: triples[0]!.map((_, trait) => Math.max(...triples.map(counts => counts[trait]!))),
  }))
}

interface Dealing extends Pick<SinglesKnowledge, 'pack' | 'aside'> {
  readonly free: number // hands to come, and those of which nothing is known
  readonly unsaid: number // those of which nothing is known
  readonly later: number // the set of hands to come
  readonly limits: ReturnType<typeof limitsOf>
}

/** Ways to take three from the cells. */
interface Takings {
  readonly levels: number[] // bit 3·cell + n − 1 for each of n taken from a cell
  readonly places: number[] // what it takes from a place
  readonly weights: number[]
}

/** Gives one hand its three Singles in every way. */
function deal(layout: Layout, hand: PartlyKnownHand, { pack, aside, free, unsaid, later, limits }: Dealing): void {
  const { cells, shifts, masks } = layout
  const byTrue = waysToTake(layout, hand, pack.values)
  const need = new Int32Array(cells.length) // by cell: what the hands to come cannot do without
  const take = new Int32Array(cells.length).fill(99) // and the most they can take
  for (const [i, { traits, isTrue }] of cells.entries()) {
    let [fewest, most] = [0, SINGLES_PER_HAND * unsaid]
    for (let other = 0; other < limits.length; other++) {
      if (!(later & (1 << other))) continue
      let sum = 0
      for (const trait of traits) {
        fewest += limits[other]!.fewest[trait]!
        sum += limits[other]!.most[trait]!
      }
      most += Math.min(SINGLES_PER_HAND, sum)
    }
    need[i] = fewest
    if (isTrue) take[i] = most + aside.most
  }
  const { now, next } = room
  const isTrue = cells.map(cell => cell.isTrue)
  for (let i = 0; i < now.size; i++) {
    const place = now.places[now.slots[i]!]!
    const ways = now.ways[now.slots[i]!]!
    let trueLeft = 0
    let may = 0
    let must = 0
    let dead = false
    for (let cell = 0; cell < shifts.length; cell++) {
      const rest = (place >> shifts[cell]!) & masks[cell]!
      if (isTrue[cell]) trueLeft += rest
      const spare = rest - need[cell]!
      const excess = rest - take[cell]!
      if (spare < 0 || excess > SINGLES_PER_HAND) dead = true
      may |= ((1 << Math.min(SINGLES_PER_HAND, Math.max(0, spare))) - 1) << (3 * cell)
      if (excess > 0) must |= ((1 << Math.min(SINGLES_PER_HAND, excess)) - 1) << (3 * cell)
    }
    if (dead) continue
    const forbidden = ~may
    const first = Math.max(1, trueLeft - aside.most - SINGLES_PER_HAND * free)
    const last = Math.min(SINGLES_PER_HAND, trueLeft - free)
    for (let t = first; t <= last; t++) {
      if (t === SINGLES_PER_HAND && place & FLAG) continue
      const { levels, places, weights } = byTrue[t]!
      const from = t === SINGLES_PER_HAND ? place + FLAG : place
      for (let k = 0; k < levels.length; k++) {
        const level = levels[k]!
        if ((level & forbidden) !== 0 || (must & ~level) !== 0) continue
        next.add(from - places[k]!, ways * weights[k]!)
      }
    }
  }
  room.turn()
}

/** By true Singles: the ways for this hand to take three from these cells. */
function waysToTake({ cells, shifts }: Layout, { singles, families }: PartlyKnownHand, values: number): Takings[] {
  const byTrue: Takings[] = [0, 1, 2, 3].map(() => ({ levels: [], places: [], weights: [] }))
  const held = new Array<number>(families.length).fill(0)
  const byFamily = families.some(Boolean)
  const take = (cell: number, left: number, t: number, levels: number, place: number, ways: number): void => {
    if (cell === cells.length) {
      if (left > 0) return
      for (let family = 0; family < held.length; family++) {
        const between = families[family]
        if (between && (held[family]! < between.fewest || held[family]! > between.most)) return
      }
      const takings = byTrue[t]!
      takings.levels.push(levels)
      takings.places.push(place)
      takings.weights.push(ways * FACTORIALS[t]! * FACTORIALS[SINGLES_PER_HAND - t]!)
      return
    }
    const { traits, isTrue, most } = cells[cell]!
    const between = singles[traits[0]!]
    const family = Math.floor(traits[0]! / values)
    const top = Math.min(left, most, between?.most ?? SINGLES_PER_HAND)
    for (let n = between?.fewest ?? 0; n <= top; n++) {
      if (byFamily) held[family]! += n
      take(
        cell + 1,
        left - n,
        isTrue ? t + n : t,
        levels | (((1 << n) - 1) << (3 * cell)),
        place + (n << shifts[cell]!),
        ways / FACTORIALS[n]!,
      )
      if (byFamily) held[family]! -= n
    }
  }
  take(0, SINGLES_PER_HAND, 0, 0, 0, 1)
  return byTrue
}

/** What is left goes to the hands of which nothing is known, aside, and to the clue deck. */
function lastOnes({ cells, shifts, masks }: Layout, { pack, free, aside }: SinglesKnowledge): number {
  const extras = pack.families * pack.copies - pack.hands // true Singles beyond one for each hand
  const { now } = room
  let sum = 0
  for (let i = 0; i < now.size; i++) {
    const place = now.places[now.slots[i]!]!
    let [trueLeft, falseLeft] = [0, 0]
    for (const [cell, { isTrue }] of cells.entries()) {
      const rest = (place >> shifts[cell]!) & masks[cell]!
      if (isTrue) trueLeft += rest
      else falseLeft += rest
    }
    for (let more = 0; more <= extras; more++) {
      const apart = trueLeft - free - more
      if (apart < aside.fewest || apart > aside.most || falseLeft < (SINGLES_PER_HAND - 1) * free - more) continue
      const flips = aside.most > 0 || aside.fewest > 0 ? CHOOSE[extras * ROW + apart]! : 1
      const flagged = (place & FLAG) !== 0
      const dealt = extras - apart
      const plain = CHOOSE[free * ROW + more]! // one more each
      const double = free > 0 && more >= 2 ? free * CHOOSE[(free - 1) * ROW + more - 2]! : 0 // two more in one of them
      sum +=
        now.ways[now.slots[i]!]! *
        flips *
        (plain * likelihood(pack.hands, dealt, flagged) + (flagged ? 0 : double * likelihood(pack.hands, dealt, true)))
    }
  }
  return sum
}

/** How likely so many true Singles beyond one for each hand are dealt to certain hands, with or without two of them in one. */
function likelihood(hands: number, extras: number, doubled: boolean): number {
  switch (extras) {
    case 0:
      return doubled ? 0 : 1
    case 1:
      return doubled ? 0 : 1 / hands
    case 2:
      return (doubled ? 1 : 2) / hands ** 2
    case 3:
      return doubled ? 1 / (hands ** 2 * (hands - 1)) + 2 / hands ** 3 : 6 / hands ** 3 // a full hand takes no third
    default:
      throw new RangeError(`${extras} more true Singles than hands`)
  }
}
