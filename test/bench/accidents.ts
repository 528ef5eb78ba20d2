// Tries failing disks and clocks under a table: what was acknowledged must survive, or its loss must be noticed.
import fs, { mkdtempSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diceFromSeed, type Dice, type GameRules, type GameTypeParams } from '../../shared/engine/index.ts'
import { loadAllRules } from '../../main/host/computers/loadAllRules.ts'
import { Refusal } from '../../main/host/errors/refusal.ts'
import { restoreTable, TableOnDisk, allViewsText, type RestoreOutcome } from './tableOnDisk.ts'

/**
 * full: the disk is full in the middle of a write · gone: the folder is removed · clock: it is set back ·
 * lying: what was flushed was not written.
 */
export const ACCIDENTS = ['full', 'gone', 'clock', 'lying'] as const
export type Accident = (typeof ACCIDENTS)[number]

/** The number of accidents by outcome. After each the host is killed and restarted. */
export interface AccidentTrialCounts {
  readonly kept: number // everything acknowledged survived
  readonly said: number // something did not: the journal is called damaged, screens that saw it say so, or the table is gone
  readonly lost: number // something was lost or changed, and nobody noticed
  readonly refused: number // moves that were refused in the meantime, and changed nothing
}

/** Bytes that a disk writes at once. */
const SECTOR = 512
const DAY_MS = 24 * 3600_000

/** Tries `trials` accidents of each kind on tables of this game. */
export async function runAccidentTrials(
  game: string,
  { times, seed }: { readonly times: number; readonly seed: string },
): Promise<Record<Accident, AccidentTrialCounts>> {
  const rules = await loadAllRules()
  const luck = diceFromSeed(`accidents ${game} ${seed}`)
  const counts = {} as Record<Accident, AccidentTrialCounts>
  for (const accident of ACCIDENTS) {
    const count = { kept: 0, said: 0, lost: 0, refused: 0 }
    for (let nth = 0; nth < times; nth++) {
      const { end, refused } = causeAccident(accident, { rules, game, luck })
      count[end]++
      count.refused += refused
    }
    counts[accident] = count
  }
  return counts
}

interface Setting {
  readonly rules: ReadonlyMap<string, GameRules<GameTypeParams>>
  readonly game: string
  readonly luck: Dice
}

type End = Exclude<keyof AccidentTrialCounts, 'refused'>

function causeAccident(accident: Accident, { rules, game, luck }: Setting): { end: End; refused: number } {
  const home = mkdtempSync(join(tmpdir(), 'hunch-accidents-'))
  try {
    const evening = new Evening(new TableOnDisk(join(home, 'tables'), { rules, game }), luck)
    evening.play(2 + luck.below(6))
    evening.suffer(accident)
    const { kept, shows, refused } = evening
    return { end: evening.endsAs(restoreTable(kept, { rules, shows }).found), refused }
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

class Evening {
  readonly kept: TableOnDisk
  readonly #luck: Dice
  refused = 0
  /** A refused move changed something at the table. */
  #changedByRefusal = false
  /** The contents of a disk after each move, if it says that it has all of them. */
  readonly #flushedAfterMove: Buffer[] = []
  /** What the table showed when the host was killed. */
  shows = ''

  constructor(kept: TableOnDisk, luck: Dice) {
    this.kept = kept
    this.#luck = luck
  }

  /** Plays this many moves, of as many games as it takes. */
  play(moves: number): void {
    const { table, path } = this.kept
    for (let nth = 0; nth < moves; nth++) {
      const before = allViewsText(table)
      try {
        if (table.phase === 'playing') this.kept.moveAtRandom(this.#luck)
        else this.kept.deal(this.#luck)
        if (existsSync(path)) this.#flushedAfterMove.push(readFileSync(path))
      } catch (error) {
        if (!(error instanceof Refusal) || error.why !== 'disk') throw error
        this.refused++
        if (allViewsText(table) !== before) this.#changedByRefusal = true
      }
    }
  }

  endsAs(found: RestoreOutcome): End {
    if (this.#changedByRefusal || found === 'changed') return 'lost'
    return found === 'whole' ? 'kept' : 'said'
  }

  suffer(accident: Accident): void {
    const luck = this.#luck
    switch (accident) {
      case 'full': {
        // The file may already have its full length: then a write needs no more room until it has to grow.
        const room = new FullDisk(luck.below(2) === 0 ? luck.below(2000) : 0)
        try {
          this.play(1 + luck.below(6))
        } finally {
          room.end()
        }
        this.play(luck.below(4))
        return this.#kill()
      }
      case 'gone':
        if (luck.below(2) === 0) rmSync(this.kept.folder, { recursive: true })
        else renameSync(this.kept.folder, `${this.kept.folder}-elsewhere`)
        this.play(luck.below(4))
        return this.#kill()
      case 'clock': {
        const now = Date.now
        const back = (1 + luck.below(400)) * DAY_MS
        Date.now = () => now() - back
        try {
          this.play(1 + luck.below(6))
        } finally {
          Date.now = now
        }
        return this.#kill()
      }
      case 'lying':
        this.play(1 + luck.below(6))
        this.#kill()
        return writeFileSync(this.kept.path, this.#diskAfterPowerLoss())
    }
  }

  /** The file is left as it is: a host that is killed cleans up nothing. */
  #kill(): void {
    const { journal, path, table } = this.kept
    this.shows = allViewsText(table)
    const bytes = existsSync(path) ? readFileSync(path) : null
    journal.close()
    if (bytes) writeFileSync(path, bytes)
  }

  /** The contents of a disk that flushed up to some move, and only some sectors of what came later. */
  #diskAfterPowerLoss(): Buffer {
    const last = this.#flushedAfterMove.at(-1)!
    const bytes = Buffer.from(this.#flushedAfterMove[this.#luck.below(this.#flushedAfterMove.length)]!)
    const grown = Buffer.concat([bytes, Buffer.alloc(Math.max(0, last.length - bytes.length))])
    if (this.#luck.below(2) === 0) return grown
    for (let at = 0; at < last.length; at += SECTOR)
      if (this.#luck.below(2) === 0) last.copy(grown, at, at, Math.min(last.length, at + SECTOR))
    return grown
  }
}

/**
 * A disk that has room for `room` more bytes, writes the first half of what does not fit, and then says that it
 * is full.
 */
class FullDisk {
  readonly #write = fs.writeSync

  constructor(left: number) {
    let room = left
    const write = this.#write as (file: number, bytes: Buffer, at: number, length: number, position: number) => number
    const writeSync: typeof write = (file, bytes, at, length, position) => {
      if (room === 0) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
      const taken = Math.min(room, length)
      room -= taken
      return write(file, bytes, at, taken, position)
    }
    replaceWrite(writeSync as typeof fs.writeSync)
  }

  end(): void {
    replaceWrite(this.#write)
  }
}

/** All importers get the replacement from now on. */
function replaceWrite(write: typeof fs.writeSync): void {
  fs.writeSync = write
  syncBuiltinESMExports()
}
