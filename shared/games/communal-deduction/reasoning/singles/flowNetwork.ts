// Computes the maximum flow through a small network from a source to a sink, by shortest augmenting paths.
import { SINGLES_PER_HAND } from '../evidence.ts'

/** Marks the absence of an edge. */
export const NO_EDGE = -1

/** A network of 64 nodes and 512 edges at most. */
export class FlowNetwork {
  readonly #firstEdgeOfNode = new Int16Array(64) // by node: its first edge
  readonly #nextEdgeOfNode = new Int16Array(512) // by edge: the next edge of the same node
  readonly #targetOfEdge = new Int16Array(512)
  readonly #residualCapacity = new Int16Array(512) // capacity left; the reverse of edge i is i ^ 1
  readonly #reachedByEdge = new Int16Array(64) // by node: the edge it was reached by
  readonly #queue = new Int16Array(64)
  #nodeCount = 0
  #edgeCount = 0

  /** Removes all nodes and edges. */
  clear(): void {
    this.#nodeCount = 0
    this.#edgeCount = 0
  }

  /** Adds `count` nodes with consecutive numbers and returns the first. */
  addNodes(count: number): number {
    const firstNode = this.#nodeCount
    this.#nodeCount += count
    this.#firstEdgeOfNode.fill(NO_EDGE, firstNode, this.#nodeCount)
    return firstNode
  }

  /** Adds an edge and returns its number. */
  addEdge(from: number, to: number, capacity: number): number {
    this.#addDirected(to, from, 0)
    return this.#addDirected(from, to, capacity)
  }

  #addDirected(fromNode: number, toNode: number, capacity: number): number {
    const edge = this.#edgeCount++
    this.#nextEdgeOfNode[edge] = this.#firstEdgeOfNode[fromNode]!
    this.#firstEdgeOfNode[fromNode] = edge
    this.#targetOfEdge[edge] = toNode
    this.#residualCapacity[edge] = capacity
    return edge
  }

  /** The flow along this edge. */
  flowAlong(edge: number): number {
    return this.#residualCapacity[edge ^ 1]!
  }

  /** Changes the flow along this edge by one and reroutes the rest; false if that is impossible. */
  changeFlow(edge: number, change: 1 | -1): boolean {
    const [capacity, to] = [this.#residualCapacity, this.#targetOfEdge]
    const forwardEdge = change > 0 ? edge : edge ^ 1
    const capacityForward = capacity[forwardEdge]!
    if (capacityForward <= 0) return false
    const capacityBackward = capacity[forwardEdge ^ 1]!
    capacity[forwardEdge] = capacityForward - 1
    capacity[forwardEdge ^ 1] = 0 // the path must not lead straight back
    const [from, until] = [to[forwardEdge]!, to[forwardEdge ^ 1]!]
    const isRerouted = this.#findPath(from, until)
    if (isRerouted) this.#augment(from, until, 1)
    else capacity[forwardEdge] = capacityForward
    capacity[forwardEdge ^ 1] = isRerouted ? capacityBackward + 1 : capacityBackward
    return isRerouted
  }

  /** Searches an augmenting path; `#reachedByEdge` holds it in reverse. */
  #findPath(source: number, sink: number): boolean {
    const [first, next, to, capacity, by, queue] = [
      this.#firstEdgeOfNode,
      this.#nextEdgeOfNode,
      this.#targetOfEdge,
      this.#residualCapacity,
      this.#reachedByEdge,
      this.#queue,
    ]
    by.fill(NO_EDGE, 0, this.#nodeCount)
    queue[0] = source
    let queueEnd = 1
    for (let at = 0; at < queueEnd && by[sink] === NO_EDGE; at++)
      for (let edge = first[queue[at]!]!; edge !== NO_EDGE; edge = next[edge]!) {
        const node = to[edge]!
        if (capacity[edge]! <= 0 || by[node] !== NO_EDGE || node === source) continue
        by[node] = edge
        queue[queueEnd++] = node
      }
    return by[sink] !== NO_EDGE
  }

  /** Adds `count` units of flow along the path that was found. */
  #augment(source: number, sink: number, count: number): void {
    const [to, capacity, by] = [this.#targetOfEdge, this.#residualCapacity, this.#reachedByEdge]
    for (let node = sink; node !== source;) {
      const edge = by[node]!
      const back = edge ^ 1
      capacity[edge]! -= count
      capacity[back]! += count
      node = to[back]!
    }
  }

  maximizeFlow(source: number, sink: number): number {
    const [to, capacity, by] = [this.#targetOfEdge, this.#residualCapacity, this.#reachedByEdge]
    let totalFlow = 0
    while (this.#findPath(source, sink)) {
      let pathCapacity = SINGLES_PER_HAND
      for (let node = sink; node !== source;) {
        const edge = by[node]!
        pathCapacity = Math.min(pathCapacity, capacity[edge]!)
        node = to[edge ^ 1]!
      }
      this.#augment(source, sink, pathCapacity)
      totalFlow += pathCapacity
    }
    return totalFlow
  }
}
