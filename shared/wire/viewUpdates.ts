// Decides who gets which part of a change. Only here is secrecy by drawer carried over to the wire:
// what changed under `open` goes to everyone, under `own[3]` to seat 3, under `sealed` and `chance` to nobody.
import { at, isHeardBy, type StateDiff, type GameTypeParams, type Seat } from '../engine/index.ts'
import type { ViewChanges } from './hostMessages.ts'

/** The update for one audience. */
export interface ViewUpdate {
  readonly changes: ViewChanges
  readonly newLines: GameTypeParams['line'][]
}

/** A path in a seat's own drawer, as its view calls it. */
const ownDrawerPath = (path: string) => (path === '' ? '/own' : `/own/${path}`)

/**
 * The parts of a change that this seat alone is told. Their length may depend on cards that nobody else sees, even
 * that of a path, which says where in a hand a card was.
 */
export function privatePartsOfChange({ own, steps, told: toldLines }: StateDiff, seat: Seat): readonly unknown[] {
  const privateParts: unknown[] = []
  for (const { path, value } of at(own, seat)) privateParts.push(ownDrawerPath(path), value)
  if (steps.has(seat)) privateParts.push(steps.get(seat))
  for (const { line, to } of toldLines) if (to?.includes(seat)) privateParts.push(line)
  return privateParts
}

/**
 * The updates for the table (null) and for each seat. An audience for whom nothing changed is not in the map:
 * it must not even learn that something happened.
 */
export function viewUpdates({ open, own, steps, told: toldLines, outcome }: StateDiff): Map<Seat | null, ViewUpdate> {
  const newsByAudience = new Map<Seat | null, ViewUpdate>()
  const publicChanges: ViewChanges = []
  for (const { path, value } of open) publicChanges.push(path === '' ? '/open' : path, value)
  if (outcome) publicChanges.push('/outcome', outcome)
  for (const audience of [null, ...own.keys()]) {
    const seatChanges: ViewChanges = [...publicChanges]
    if (audience !== null) {
      for (const { path, value } of at(own, audience)) seatChanges.push(ownDrawerPath(path), value)
      if (steps.has(audience)) seatChanges.push('/step', steps.get(audience))
    }
    const heardLines: GameTypeParams['line'][] = []
    for (const entry of toldLines) if (isHeardBy(entry, audience)) heardLines.push(entry.line)
    if (seatChanges.length > 0 || heardLines.length > 0)
      newsByAudience.set(audience, { changes: seatChanges, newLines: heardLines })
  }
  return newsByAudience
}
