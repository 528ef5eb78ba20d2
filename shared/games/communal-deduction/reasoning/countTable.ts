// A hash table of counts by place, kept close together in memory for speed.
import { at } from '../../../engine/index.ts'

/** Stores the number of ways for each place. A place is searched from the slot of its hash. */
export class CountTable {
  places = new Int32Array(1 << 12).fill(FREE_SLOT) // by slot
  ways = new Float64Array(1 << 12)
  slots = new Int32Array(1 << 11) // the slots that are taken, oldest first
  size = 0

  add(place: number, ways: number): void {
    const { places } = this
    const lastSlot = places.length - 1
    let slot = (Math.imul(place, HASH_MULTIPLIER) >>> 10) & lastSlot
    while (places[slot] !== place) {
      if (places[slot] === FREE_SLOT) {
        if (this.size === this.slots.length) {
          this.#grow()
          return this.add(place, ways)
        }
        places[slot] = place
        this.slots[this.size++] = slot
        break
      }
      slot = (slot + 1) & lastSlot
    }
    this.ways[slot]! += ways
  }

  /** The nth place that was added. */
  placeAt(nth: number): number {
    return this.places[this.slots[nth]!]!
  }

  /** The ways of the nth place that was added. */
  waysAt(nth: number): number {
    return this.ways[this.slots[nth]!]!
  }

  clear(): void {
    for (let i = 0; i < this.size; i++) {
      const slot = this.slots[i]!
      this.places[slot] = FREE_SLOT
      this.ways[slot] = 0
    }
    this.size = 0
  }

  #grow(): void {
    const { places, ways, slots, size } = this
    this.places = new Int32Array(2 * places.length).fill(FREE_SLOT)
    this.ways = new Float64Array(2 * places.length)
    this.slots = new Int32Array(places.length)
    this.size = 0
    for (const slot of slots.subarray(0, size)) this.add(at(places, slot), at(ways, slot))
  }
}

const FREE_SLOT = -1
const HASH_MULTIPLIER = 0x9e3779b1 // odd, with random-looking bits
