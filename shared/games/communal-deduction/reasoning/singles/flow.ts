// Computes the maximum flow through a small network from a source to a sink, by shortest augmenting paths.
import { SINGLES_PER_HAND } from '../evidence.ts'

/** Marks the absence of an edge. */
export const NO_EDGE = -1

/** A network of 64 nodes and 512 edges at most. */
export class Flow {
  readonly #first = new Int16Array(64) // by node: its first edge
  readonly #next = new Int16Array(512) // by edge: the next edge of the same node
  readonly #to = new Int16Array(512)
  readonly #capacity = new Int16Array(512) // capacity left; the reverse of edge i is i ^ 1
  readonly #reachedBy = new Int16Array(64) // by node: the edge it was reached by
  readonly #queue = new Int16Array(64)
  #nodes = 0
  #edges = 0

  /** Removes all nodes and edges. */
  clear(): void {
    this.#nodes = 0
    this.#edges = 0
  }

  /** Adds `count` nodes with consecutive numbers and returns the first. */
  nodes(count: number): number {
    const first = this.#nodes
    this.#nodes += count
    this.#first.fill(NO_EDGE, first, this.#nodes)
    return first
  }

  /** Adds an edge and returns its number. */
  edge(from: number, to: number, room: number): number {
    this.#add(to, from, 0)
    return this.#add(from, to, room)
  }

  #add(from: number, to: number, room: number): number {
    const edge = this.#edges++
    this.#next[edge] = this.#first[from]!
    this.#first[from] = edge
    this.#to[edge] = to
    this.#capacity[edge] = room
    return edge
  }

  /** The flow along this edge. */
  flowed(edge: number): number {
    return this.#capacity[edge ^ 1]!
  }

  /** Changes the flow along this edge by one and reroutes the rest; false if that is impossible. */
  shift(edge: number, by: 1 | -1): boolean {
    const [room, to] = [this.#capacity, this.#to]
    const way = by > 0 ? edge : edge ^ 1
    const ahead = room[way]!
    if (ahead <= 0) return false
    const back = room[way ^ 1]!
    room[way] = ahead - 1
    room[way ^ 1] = 0 // not straight back
    const [from, until] = [to[way]!, to[way ^ 1]!]
    const found = this.#findPath(from, until)
    if (found) this.#augment(from, until, 1)
    else room[way] = ahead
    room[way ^ 1] = found ? back + 1 : back
    return found
  }

  /** Searches an augmenting path; `#reachedBy` holds it in reverse. */
  #findPath(source: number, sink: number): boolean {
    const [first, next, to, room, by, queue] = [
      this.#first,
      this.#next,
      this.#to,
      this.#capacity,
      this.#reachedBy,
      this.#queue,
    ]
    by.fill(NO_EDGE, 0, this.#nodes)
    queue[0] = source
    let end = 1
    for (let at = 0; at < end && by[sink] === NO_EDGE; at++)
      for (let edge = first[queue[at]!]!; edge !== NO_EDGE; edge = next[edge]!) {
        const node = to[edge]!
        if (room[edge]! <= 0 || by[node] !== NO_EDGE || node === source) continue
        by[node] = edge
        queue[end++] = node
      }
    return by[sink] !== NO_EDGE
  }

  /** Increases the flow along the path found by `count`. */
  #augment(source: number, sink: number, count: number): void {
    const [to, room, by] = [this.#to, this.#capacity, this.#reachedBy]
    for (let node = sink; node !== source;) {
      const edge = by[node]!
      const back = edge ^ 1
      room[edge]! -= count
      room[back]! += count
      node = to[back]!
    }
  }

  run(source: number, sink: number): number {
    const [to, room, by] = [this.#to, this.#capacity, this.#reachedBy]
    let flowed = 0
    while (this.#findPath(source, sink)) {
      let fits = SINGLES_PER_HAND
      for (let node = sink; node !== source;) {
        const edge = by[node]!
        fits = Math.min(fits, room[edge]!)
        node = to[edge ^ 1]!
      }
      this.#augment(source, sink, fits)
      flowed += fits
    }
    return flowed
  }
}
