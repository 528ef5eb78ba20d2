// Stores the notes by hand of one game, each for its writer alone, and finds which of them a journal must keep.
import type { Seat } from '../../../shared/engine/index.ts'
import { BET_PLACE } from '../../../shared/wire/index.ts'
import { readTableEvent } from './events.ts'
import { Refusal } from '../errors/refusal.ts'

/** The most notes one seat may write by hand in a game. */
const MAX_NOTES_PER_SEAT = 2000

type Notes = Map<string, string> // marks, by place

/** A person who sits down on an abandoned chair finds an empty sheet; one who comes back finds their own. */
export class HandwrittenNotes {
  readonly #seats: { writer: string; readonly byWriter: Map<string, Notes> }[] // writers are devices

  /** `devices`: the holder of each seat at the deal; '' for nobody. */
  constructor(devices: readonly string[]) {
    this.#seats = devices.map(writer => ({ writer, byWriter: new Map() }))
  }

  /** The notes of the seat's holder. */
  of(seat: Seat): Record<string, string> {
    return Object.fromEntries(this.#at(seat) ?? [])
  }

  /** Whom the seats' holders bet on. A bet on oneself, or on nobody at the table, is none. */
  get bets(): { readonly seat: Seat; readonly on: Seat }[] {
    return this.#seats.flatMap((_, seat) => {
      const noted = this.#at(seat)?.get(BET_PLACE) ?? ''
      const on = /^\d{1,2}$/.test(noted) ? Number(noted) : seat
      return on !== seat && on < this.#seats.length ? [{ seat, on }] : []
    })
  }

  /** Throws Refusal if this seat can write no more notes. */
  assertFits(seat: Seat, at: string, mark: string): void {
    const notes = this.#at(seat)
    if (mark !== '' && notes && !notes.has(at) && notes.size >= MAX_NOTES_PER_SEAT) throw new Refusal('too-many-notes')
  }

  /** A note by hand; an empty one erases. */
  write(seat: Seat, at: string, mark: string): void {
    if (mark === '') this.#at(seat)?.delete(at)
    else this.#at(seat)?.set(at, mark)
  }

  /** A device holds the seat from now on. `goesOn`: it is the same person's, who keeps their notes. */
  passTo(seat: Seat, device: string, { goesOn }: { readonly goesOn: boolean }): void {
    const notes = this.#seats[seat]
    if (!notes || notes.writer === device) return
    const before = notes.byWriter.get(notes.writer)
    if (goesOn && before) {
      notes.byWriter.set(device, before)
      notes.byWriter.delete(notes.writer)
    }
    notes.writer = device
  }

  /** A device gets another hash. */
  renew(device: string, as: string): void {
    for (const notes of this.#seats) {
      const written = notes.byWriter.get(device)
      if (written) notes.byWriter.set(as, written)
      if (notes.writer === device) notes.writer = as
    }
  }

  #at(seat: Seat): Notes | undefined {
    const notes = this.#seats[seat]
    if (!notes) return undefined
    const written = notes.byWriter.get(notes.writer) ?? new Map<string, string>()
    notes.byWriter.set(notes.writer, written)
    return written
  }
}

/** The lines without notes that were replaced, erased, or left behind with an earlier game. */
export function withoutReplacedNotes<L>(lines: readonly L[], eventOf: (line: L) => unknown = line => line): L[] {
  const kept: L[] = []
  const written = new Set<string>() // places with later notes
  const passedOn = new Set<Seat>() // seats that somebody else held later: each writer keeps their own
  let isOver = false // a later deal has removed these notes
  for (const line of [...lines].reverse()) {
    const event = readTableEvent(eventOf(line))
    if (event?.type === 'sat') passedOn.add(event.chair)
    if (event?.type === 'noted' && (isOver || !passedOn.has(event.seat))) {
      const place = `${event.seat} ${event.at}`
      if (isOver || written.has(place)) continue
      written.add(place)
      if (event.mark === '') continue
    } else if (event?.type === 'dealt') isOver = true
    kept.push(line)
  }
  return kept.reverse()
}
