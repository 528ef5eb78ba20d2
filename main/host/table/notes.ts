// Stores the notes by hand of one game, each for its writer alone, and finds which of them a journal must keep.
import type { Seat } from '../../../shared/engine/index.ts'
import { WINNER_BET_NOTE_PLACE, NEXT_BET_NOTE_PLACE_PATTERN } from '../../../shared/wire/index.ts'
import { readTableEvent } from './events.ts'
import { Refusal } from '../errors/refusal.ts'

/** The most notes one seat may write by hand in a game. */
const MAX_NOTES_PER_SEAT = 2000

/** A seat's bet on who wins; with `nth`, on who comes next after `nth` others. */
export interface Bet {
  readonly seat: Seat
  readonly on: Seat
  readonly nth?: number
}

type NotesByPlace = Map<string, string> // marks, by place

/**
 * Keeps notes by seat and writer: a person who sits down on an abandoned chair finds an empty sheet, and one who
 * comes back finds their own.
 */
export class HandwrittenNotes {
  readonly #notesBySeat: { writer: string; readonly byWriter: Map<string, NotesByPlace> }[] // writers are devices

  /** `devices`: the holder of each seat at the deal; '' for nobody. */
  constructor(devices: readonly string[]) {
    this.#notesBySeat = devices.map(writer => ({ writer, byWriter: new Map() }))
  }

  /** The notes of the seat's holder. */
  of(seat: Seat): Record<string, string> {
    return Object.fromEntries(this.#notesOf(seat) ?? [])
  }

  /** The valid bets of the seats' holders. A bet on oneself, or on a seat that does not exist, does not count. */
  get bets(): Bet[] {
    return this.#notesBySeat.flatMap((_, seat) =>
      [...(this.#notesOf(seat) ?? [])].flatMap(([place, noted]) => {
        const betNumber = NEXT_BET_NOTE_PLACE_PATTERN.exec(place)?.[1]
        const betOn = /^\d{1,2}$/.test(noted) ? Number(noted) : seat
        if (
          (betNumber === undefined && place !== WINNER_BET_NOTE_PLACE) ||
          betOn === seat ||
          betOn >= this.#notesBySeat.length
        )
          return []
        return [{ seat, on: betOn, ...(betNumber !== undefined && { nth: Number(betNumber) }) }]
      }),
    )
  }

  /** Throws Refusal if this seat can write no more notes. */
  assertFits(seat: Seat, place: string, mark: string): void {
    const notes = this.#notesOf(seat)
    if (mark !== '' && notes && !notes.has(place) && notes.size >= MAX_NOTES_PER_SEAT)
      throw new Refusal('too-many-notes')
  }

  /** Stores a note by hand; an empty one erases. */
  write(seat: Seat, place: string, mark: string): void {
    if (mark === '') this.#notesOf(seat)?.delete(place)
    else this.#notesOf(seat)?.set(place, mark)
  }

  /** Gives the seat to another device. `goesOn`: the new device belongs to the same person, who keeps their notes. */
  passTo(seat: Seat, device: string, { goesOn }: { readonly goesOn: boolean }): void {
    const notes = this.#notesBySeat[seat]
    if (!notes || notes.writer === device) return
    const earlierNotes = notes.byWriter.get(notes.writer)
    if (goesOn && earlierNotes) {
      notes.byWriter.set(device, earlierNotes)
      notes.byWriter.delete(notes.writer)
    }
    notes.writer = device
  }

  /** Replaces a device's hash by another one. */
  renew(device: string, newHash: string): void {
    for (const notes of this.#notesBySeat) {
      const writtenNotes = notes.byWriter.get(device)
      if (writtenNotes) notes.byWriter.set(newHash, writtenNotes)
      if (notes.writer === device) notes.writer = newHash
    }
  }

  #notesOf(seat: Seat): NotesByPlace | undefined {
    const notes = this.#notesBySeat[seat]
    if (!notes) return undefined
    const writtenNotes = notes.byWriter.get(notes.writer) ?? new Map<string, string>()
    notes.byWriter.set(notes.writer, writtenNotes)
    return writtenNotes
  }
}

/** The lines without notes that were replaced, erased, or left behind with an earlier game. */
export function withoutReplacedNotes<L>(lines: readonly L[], eventOf: (line: L) => unknown = line => line): L[] {
  const keptLines: L[] = []
  const laterPlaces = new Set<string>() // places with later notes
  const laterPassedSeats = new Set<Seat>() // seats that somebody else held later: each writer keeps their own
  let areNotesCleared = false // a later deal has removed these notes
  for (const line of [...lines].reverse()) {
    const event = readTableEvent(eventOf(line))
    if (event?.type === 'sat') laterPassedSeats.add(event.chair)
    if (event?.type === 'noted' && (areNotesCleared || !laterPassedSeats.has(event.seat))) {
      const place = `${event.seat} ${event.at}`
      if (areNotesCleared || laterPlaces.has(place)) continue
      laterPlaces.add(place)
      if (event.mark === '') continue
    } else if (event?.type === 'dealt') areNotesCleared = true
    keptLines.push(line)
  }
  return keptLines.reverse()
}
