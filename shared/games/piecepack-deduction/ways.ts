// Answers for: in how many ways some opponents hold a set of tiles between them. The innermost loops of every proof.
// Few hands are joined one by one. Many are covered: the ways to choose a hand each within a set, multiplied, are the ways to cover its
// subsets, and a cover with no tile to spare is a deal. All numbers wrap at 2^32; the true ones stay below it (at the deal 1,072,071,000).

/** Joining looks at so many pairs before covering is quicker, for each set of tiles there is. */
const JOINING = 8

/** For each list of hands, the ways to deal a set of tiles to all the other lists, by set. */
export function waysOfOthers(lists: readonly Int32Array[], tiles: number): Int32Array[] {
  const tooMany = lists.some((_, at) => work(lists.filter((_, other) => other !== at)) > JOINING << tiles)
  return tooMany ? covers(lists, tiles) : lists.map((_, at) => joined(lists.filter((_, other) => other !== at), tiles))
}

/** At most so many pairs are looked at to join these lists. */
function work(lists: readonly Int32Array[]): number {
  let [sets, pairs] = [lists[0]!.length, 0]
  for (const { length } of lists.slice(1)) pairs += sets *= length
  return pairs
}

/** One by one. */
export function joined(lists: readonly Int32Array[], tiles: number): Int32Array {
  let ways = new Int32Array(1 << tiles)
  let sets: number[] = [...lists[0]!]
  for (const hand of sets) ways[hand] = 1
  for (const hands of lists.slice(1)) {
    const more = new Int32Array(1 << tiles)
    const unions: number[] = []
    for (const set of sets)
      for (const hand of hands) {
        if (set & hand) continue
        if (more[set | hand] === 0) unions.push(set | hand)
        more[set | hand]! += ways[set]!
      }
    ways = more
    sets = unions
  }
  return ways
}

/**
 * All at once, for each list left out. Holds for the sets that are as large as the hands together.
 * Of lists that are alike, as all are at the deal, the first is worked out for all of them.
 */
export function covers(lists: readonly Int32Array[], tiles: number): Int32Array[] {
  const firsts = lists.map(hands => lists.findIndex(other => isSame(other, hands)))
  const eachFirst = (work: (at: number) => Int32Array) => {
    const found: Int32Array[] = []
    for (const [at, first] of firsts.entries()) found.push(first < at ? found[first]! : work(at))
    return found
  }
  const within = eachFirst(at => {
    const choices = new Int32Array(1 << tiles)
    for (const hand of lists[at]!) choices[hand] = 1
    addSubsets(choices)
    return choices
  })
  return eachFirst(at => {
    const [first, ...rest] = within.filter((_, other) => other !== at)
    const product = first!.slice()
    for (const factor of rest) for (let set = 0; set < product.length; set++) product[set] = Math.imul(product[set]!, factor[set]!)
    takeSubsets(product)
    return product // sets smaller than all the hands hold covers that overlap; nobody looks there
  })
}

function isSame(one: Int32Array, other: Int32Array): boolean {
  return one.length === other.length && one.every((hand, i) => hand === other[i])
}

/** To each set, adds the numbers of all its subsets. */
function addSubsets(numbers: Int32Array): void {
  const { length } = numbers
  for (let bit = 1; bit < length; bit <<= 1)
    for (let base = 0; base < length; base += bit << 1) for (let set = base; set < base + bit; set++) numbers[set + bit]! += numbers[set]!
}

/** Undoes it. */
function takeSubsets(numbers: Int32Array): void {
  const { length } = numbers
  for (let bit = 1; bit < length; bit <<= 1)
    for (let base = 0; base < length; base += bit << 1) for (let set = base; set < base + bit; set++) numbers[set + bit]! -= numbers[set]!
}
