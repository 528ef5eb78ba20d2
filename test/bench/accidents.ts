// Answers for: disks and clocks that fail under a table: what was acknowledged is there afterwards, or it is said that it is not.
import fs, { mkdtempSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diceFromSeed, type Dice, type Game, type GameTypeParams } from '../../shared/engine/index.ts'
import { loadGames } from '../../main/host/computers/loadGames.ts'
import { Refusal } from '../../main/host/errors/refusal.ts'
import { restoreTable, TableOnDisk, visibleStateText, type RestoreOutcome } from './tableOnDisk.ts'

/** full: the disk takes no more, in the middle of a write · gone: the folder is taken away · clock: it is turned back · lying: what was flushed was not. */
export const ACCIDENTS = ['full', 'gone', 'clock', 'lying'] as const
export type Accident = (typeof ACCIDENTS)[number]

/** How many accidents ended how, each with the host killed after it and started again. */
export interface AccidentTrialCounts {
  readonly kept: number // everything that was acknowledged was there
  readonly said: number // something was not: the journal is called damaged, screens that saw it say so, or there is no table any more
  readonly lost: number // something was not, or was otherwise, and nobody knew
  readonly refused: number // moves that were refused meanwhile, and changed nothing
}

/** Bytes that a disk writes in one go. */
const SECTOR = 512
const DAY_MS = 24 * 3600_000

/** Has so many accidents of each kind befall tables of this game. */
export async function runAccidentTrials(
  game: string,
  { times, seed }: { readonly times: number; readonly seed: string },
): Promise<Record<Accident, AccidentTrialCounts>> {
  const rules = await loadGames()
  const luck = diceFromSeed(`accidents ${game} ${seed}`)
  const counts = {} as Record<Accident, AccidentTrialCounts>
  for (const accident of ACCIDENTS) {
    const count = { kept: 0, said: 0, lost: 0, refused: 0 }
    for (let nth = 0; nth < times; nth++) {
      const { end, refused } = befall(accident, { rules, game, luck })
      count[end]++
      count.refused += refused
    }
    counts[accident] = count
  }
  return counts
}

interface Setting {
  readonly rules: ReadonlyMap<string, Game<GameTypeParams>>
  readonly game: string
  readonly luck: Dice
}

type End = Exclude<keyof AccidentTrialCounts, 'refused'>

function befall(accident: Accident, { rules, game, luck }: Setting): { end: End; refused: number } {
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
  /** A move that was refused left something of itself at the table. */
  #changedByRefusal = false
  /** What a disk held after each move, where it says that it holds all of them. */
  readonly #held: Buffer[] = []
  /** What the table showed when the host was killed. */
  shows = ''

  constructor(kept: TableOnDisk, luck: Dice) {
    this.kept = kept
    this.#luck = luck
  }

  /** So many moves, of as many games as it takes. */
  play(moves: number): void {
    const { table, path } = this.kept
    for (let nth = 0; nth < moves; nth++) {
      const before = visibleStateText(table)
      try {
        if (table.phase === 'playing') this.kept.moveAtRandom(this.#luck)
        else this.kept.deal(this.#luck)
        if (existsSync(path)) this.#held.push(readFileSync(path))
      } catch (error) {
        if (!(error instanceof Refusal) || error.why !== 'disk') throw error
        this.refused++
        if (visibleStateText(table) !== before) this.#changedByRefusal = true
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
        // The file may lie there at its full length: then what is written takes the disk no further, until it must grow.
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
        return writeFileSync(this.kept.path, this.#asItLies())
    }
  }

  /** The file is left as it is: a host that is killed puts nothing in order. */
  #kill(): void {
    const { journal, path, table } = this.kept
    this.shows = visibleStateText(table)
    const bytes = existsSync(path) ? readFileSync(path) : null
    journal.close()
    if (bytes) writeFileSync(path, bytes)
  }

  /** What a disk holds that flushed up to some move, and of what came later this sector and that. */
  #asItLies(): Buffer {
    const last = this.#held.at(-1)!
    const bytes = Buffer.from(this.#held[this.#luck.below(this.#held.length)]!)
    const grown = Buffer.concat([bytes, Buffer.alloc(Math.max(0, last.length - bytes.length))])
    if (this.#luck.below(2) === 0) return grown
    for (let at = 0; at < last.length; at += SECTOR)
      if (this.#luck.below(2) === 0) last.copy(grown, at, at, Math.min(last.length, at + SECTOR))
    return grown
  }
}

/** A disk that takes so many bytes more, the first half of what does not fit, and then says that it is full. */
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

/** Everybody who imports it has the other one from now on. */
function replaceWrite(write: typeof fs.writeSync): void {
  fs.writeSync = write
  syncBuiltinESMExports()
}
