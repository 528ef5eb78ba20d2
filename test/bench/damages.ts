// Tries journals that somebody or a failing disk has changed: each damage is repaired, reported, or unnoticed.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diceFromSeed, type Dice } from '../../shared/engine/index.ts'
import { loadAllRules } from '../../main/host/computers/loadAllRules.ts'
import { deviceOfSeat, restoreTable, TableOnDisk, allViewsText, type RestoreOutcome } from './tableOnDisk.ts'

/** The ways to change a journal. */
export const JOURNAL_DAMAGES = ['flip', 'drop', 'swap', 'double', 'insert', 'cut'] as const
export type JournalDamageKind = (typeof JOURNAL_DAMAGES)[number]

/** The number of damages by outcome. */
export interface JournalDamageTrialCounts {
  readonly repaired: number // the table is as it was
  readonly shortened: number // every move is there, but not the last notes, names or pauses after it
  readonly named: number // the journal is called damaged, with the right line
  readonly remembered: number // a tail is missing, and the devices that saw its last move say so
  readonly gone: number // cut back to before anybody sat: the table is gone, as everybody who comes back sees
  readonly misnamed: number // called damaged with another line
  readonly silent: number
}

/** The outcome of a damage, by what a restore finds. */
const ENDS: Readonly<Record<Exclude<RestoreOutcome, 'damaged'>, keyof JournalDamageTrialCounts>> = {
  whole: 'repaired',
  shortened: 'shortened',
  remembered: 'remembered',
  changed: 'silent',
  gone: 'gone',
}

/** Random players finish some games early: these are dealt again, with fewer moves. */
const MOST_DEALS = 100

/** The number of actions after the last move. */
const BETWEEN_MOVES = 4

/** Tries `damages` damages of each kind on the journal of a running game. */
export async function runJournalDamageTrials(
  game: string,
  { times, seed }: { readonly times: number; readonly seed: string },
): Promise<Record<JournalDamageKind, JournalDamageTrialCounts>> {
  const folder = mkdtempSync(join(tmpdir(), 'hunch-damage-'))
  try {
    const rules = await loadAllRules()
    const luck = diceFromSeed(`${game} ${seed}`)
    const kept = playSome(new TableOnDisk(folder, { rules, game }), luck)
    const shows = allViewsText(kept.table)
    const whole = readFileSync(kept.path)
    const judge = (bytes: Buffer): keyof JournalDamageTrialCounts => {
      writeFileSync(kept.path, bytes)
      const { found, line } = restoreTable(kept, { rules, shows })
      if (found !== 'damaged') return ENDS[found]
      return line === firstChange(whole, bytes) ? 'named' : 'misnamed'
    }
    const counts = {} as Record<JournalDamageKind, JournalDamageTrialCounts>
    for (const kind of JOURNAL_DAMAGES) {
      const count = { repaired: 0, shortened: 0, named: 0, remembered: 0, gone: 0, misnamed: 0, silent: 0 }
      for (let nth = 0; nth < times; nth++) count[judge(damaged(whole, kind, luck))]++
      counts[kind] = count
    }
    return counts
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * An evening at a table: an abandoned game, notes by hand, and a running game that ends with what people do
 * between two moves.
 */
function playSome(kept: TableOnDisk, luck: Dice): TableOnDisk {
  const { table, journal } = kept
  for (let deals = 0; deals < 2 || table.phase !== 'playing'; deals++) {
    if (deals === MOST_DEALS) throw new Error(`no game of ${table.setting.game} lasted`)
    kept.deal(luck)
    for (let moves = Math.max(2, 6 + luck.below(18) - deals); moves > 0 && table.phase === 'playing'; moves--) {
      if (luck.below(3) === 0) table.play.mark(0, `h${luck.below(4)}`, String(moves), deviceOfSeat(0))
      kept.moveAtRandom(luck)
    }
    journal.compact()
    if (deals === 0 && table.phase === 'playing') table.toLobby()
  }
  for (let left = BETWEEN_MOVES; left > 0; left--) kept.doBetweenMoves(luck)
  journal.close()
  return kept
}

/** The journal with one change that matters. */
function damaged(whole: Buffer, kind: JournalDamageKind, luck: Dice): Buffer {
  for (;;) {
    const bytes = CHANGES[kind](whole, luck)
    if (!bytes.equals(whole)) return bytes
  }
}

const CHANGES: Record<JournalDamageKind, (whole: Buffer, luck: Dice) => Buffer> = {
  flip: (whole, luck) => {
    const bytes = Buffer.from(whole)
    bytes[luck.below(bytes.length)]! ^= 1 << luck.below(8)
    return bytes
  },
  drop: (whole, luck) => {
    const [from, to] = span(whole, luck)
    return Buffer.concat([whole.subarray(0, from), whole.subarray(to)])
  },
  swap: (whole, luck) => {
    const [[a, b], [c, d]] = [span(whole, luck), span(whole, luck)].sort(([a], [b]) => a - b) as [Span, Span]
    if (c < b) return whole
    return Buffer.concat([whole.subarray(0, a), whole.subarray(c, d), whole.subarray(b, c), whole.subarray(a, b), whole.subarray(d)]) // prettier-ignore
  },
  double: (whole, luck) => {
    const [from, to] = span(whole, luck)
    return Buffer.concat([whole.subarray(0, to), whole.subarray(from)])
  },
  insert: (whole, luck) => {
    const [from, to] = span(whole, luck)
    const [at] = span(whole, luck)
    const foreign = Buffer.from(whole.subarray(from, to))
    if (luck.below(2) === 0) for (let i = 0; i < foreign.length; i++) foreign[i] = luck.below(256)
    return Buffer.concat([whole.subarray(0, at), foreign, whole.subarray(at)])
  },
  cut: (whole, luck) => whole.subarray(0, luck.below(2) === 0 ? luck.below(whole.length) : span(whole, luck)[1]),
}

type Span = readonly [from: number, to: number]

/** A few bytes anywhere, or a whole line with its end. */
function span(whole: Buffer, luck: Dice): Span {
  const at = luck.below(whole.length)
  if (luck.below(2) === 0) return [at, Math.min(whole.length, at + 1 + luck.below(8))]
  return [at === 0 ? 0 : whole.lastIndexOf(10, at - 1) + 1, whole.indexOf(10, at) + 1]
}

/** The number, from 1, of the line in which the first byte differs. */
function firstChange(whole: Buffer, bytes: Buffer): number {
  let at = 0
  while (whole[at] === bytes[at]) at++
  return whole.subarray(0, at).filter(byte => byte === 10).length + 1
}
