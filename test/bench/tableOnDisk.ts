// A table in a separate folder, played at random, and what its screens received: damages and accidents are tried on it.
import { join } from 'node:path'
import {
  fillOfferAtRandom,
  type Dice,
  type GameRules,
  type GameTypeParams,
  type Offer,
} from '../../shared/engine/index.ts'
import type { Journal } from '../../main/host/storage/journal.ts'
import { SavedTables } from '../../main/host/storage/savedTables.ts'
import type { Table } from '../../main/host/table/table.ts'
import type { TableOutputs } from '../../main/host/table/tableEventProcessor.ts'

const ID = 'kept'
const unheard: TableOutputs = { keep() {}, arranged() {}, told() {}, dealt() {}, finished() {} }

/** A player's device. */
export const deviceOfSeat = (seat: number): string => String(seat).repeat(32)

export class TableOnDisk {
  readonly folder: string
  readonly path: string
  readonly table: Table
  readonly journal: Journal
  /** The journal's acks of the deals and moves that screens received. */
  readonly acks: string[] = []
  /** Everything the table has shown since the last deal or move. */
  shownSince: string[] = []
  readonly #seats: number

  /** Opens a table of this game in a folder, with somebody on every chair. */
  constructor(
    folder: string,
    { rules, game }: { readonly rules: ReadonlyMap<string, GameRules<GameTypeParams>>; readonly game: string },
  ) {
    this.folder = folder
    this.path = join(folder, `${ID}.jsonl`)
    let journal: Journal | null = null
    const opened = new SavedTables(folder, rules, () => {}).open(
      { id: ID, code: 'KITE', when: 1 },
      {
        ...unheard,
        keep: event => {
          const ack = journal!.append(event)
          if (event.type === 'moved' || event.type === 'dealt') this.acks.push(ack)
          return ack
        },
      },
    )
    journal = opened.journal
    this.journal = opened.journal
    this.table = opened.table
    this.table.set({ name: 'Attic', game })
    this.#seats = Math.min(4, rules.get(game)!.seats[1])
    for (let seat = 0; seat < this.#seats; seat++) {
      this.table.seating.addChair()
      this.table.seating.sit(seat, `Player ${seat}`, deviceOfSeat(seat))
    }
  }

  deal(luck: Dice): void {
    this.table.start(Array.from({ length: 64 }, () => luck.below(16).toString(16)).join(''))
    this.shownSince = [allViewsText(this.table)]
  }

  /** Does something that is not a move: a note, a new name, or a pause. */
  doBetweenMoves(luck: Dice): void {
    const seat = luck.below(this.#seats)
    const device = deviceOfSeat(seat)
    const nth = String(this.shownSince.length)
    switch (luck.below(3)) {
      case 0:
        this.table.play.mark(seat, `h${luck.below(4)}`, nth, device)
        break
      case 1:
        this.table.seating.rename(seat, `Player ${seat} ${nth}`, device)
        break
      default:
        if (this.table.paused === null) this.table.pause(seat, device, nth)
        else this.table.goOn()
    }
    this.shownSince.push(allViewsText(this.table))
  }

  moveAtRandom(luck: Dice): void {
    const able = Array.from({ length: this.#seats }, (_, seat) => seat).flatMap(seat => {
      const { step, offers } = this.table.play.offers(seat) as unknown as { step: number; offers: Offer[] }
      return offers.map(offer => ({ seat, step, offer }))
    })
    const { seat, step, offer } = able[luck.below(able.length)]!
    this.table.play.moveByComputer(seat, step, fillOfferAtRandom(offer, luck))
    this.shownSince = [allViewsText(this.table)]
  }
}

/** The result of restoring the table from a folder. */
export type RestoreOutcome = 'whole' | 'shortened' | 'damaged' | 'remembered' | 'changed' | 'gone'

/**
 * Restores the table, as a host does when it starts. `whole`: it shows what it showed; `shortened`: every deal
 * and move is there, but the latest notes, names and pauses after the last one are not; `remembered`: the last
 * deal or move is missing, and screens that saw it say so; `changed`: it shows something else, and nobody
 * knows.
 */
export function restoreTable(
  { folder, acks, shownSince }: Pick<TableOnDisk, 'folder' | 'acks' | 'shownSince'>,
  { rules, shows }: { readonly rules: ReadonlyMap<string, GameRules<GameTypeParams>>; readonly shows: string },
): { found: RestoreOutcome; line: number | null } {
  const tables = new SavedTables(folder, rules, () => {})
  const [listed] = tables.list(undefined)
  if (listed?.damage) return { found: 'damaged', line: listed.damage.line }
  if (!listed) return { found: 'gone', line: null }
  const { table, journal } = tables.resume(ID, unheard)
  journal.close()
  const now = allViewsText(table)
  if (now === shows) return { found: 'whole', line: null }
  if (shownSince.includes(now)) return { found: 'shortened', line: null }
  const last = acks.at(-1)
  return { found: last !== undefined && !journal.holds(last) ? 'remembered' : 'changed', line: null }
}

/** Everything any screen could be shown, as text. Notes by hand are not ordered. */
export function allViewsText(table: Table): string {
  const views = [null, ...table.chairs.keys()].map(seat => {
    const { no, toMove, view, marks } = (table.view(seat) ?? {}) as Record<string, unknown>
    return { no, toMove, view, marks: Object.entries(marks ?? {}).sort() }
  })
  const { chairs, setting, evening, paused } = table
  return JSON.stringify({ views, chairs, setting, evening, paused })
}
