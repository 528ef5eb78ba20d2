// Answers for: what becomes of journals that somebody, or a failing disk, has changed: each damage is repaired, or named, or goes unseen.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dice, fillAtRandom, type Dice, type Game, type Kinds, type Offer } from '../../../shared/engine/index.ts'
import { loadGames } from '../../host/loadGames.ts'
import type { Journal } from '../../host/journal.ts'
import { SavedTables } from '../../host/savedTables.ts'
import type { Table, TableOutputs } from '../../host/table.ts'

/** How a journal may be changed. */
export const DAMAGES = ['flip', 'drop', 'swap', 'double', 'insert', 'cut'] as const
export type DamageKind = (typeof DAMAGES)[number]

/** How many damages ended how. */
export interface DamageCount {
  readonly repaired: number // the table is as it was
  readonly named: number // the journal is called damaged, with the right line
  readonly remembered: number // a tail is gone, and the devices that saw its last move say so
  readonly gone: number // cut back to before anybody sat: the table is not there any more, as everybody who comes back sees
  readonly misnamed: number // called damaged with another line
  readonly silent: number
}

const unheard: Omit<TableOutputs, 'keep'> = { arranged() {}, told() {}, dealt() {}, finished() {} }
const ID = 'damaged'

/** Random players end some games soon: these are dealt anew, with fewer moves. */
const MOST_DEALS = 100

/** Tries so many damages of each kind on the journal of a game under way. */
export async function countDamages(
  game: string,
  { times, seed }: { readonly times: number; readonly seed: string },
): Promise<Record<DamageKind, DamageCount>> {
  const folder = mkdtempSync(join(tmpdir(), 'hunch-damage-'))
  try {
    const rules = await loadGames()
    const tables = new SavedTables(folder, rules, () => {})
    const luck = dice(`${game} ${seed}`)
    const { acks, shows } = playSome({ tables, rules, game, luck })
    const path = join(folder, `${ID}.jsonl`)
    const whole = readFileSync(path)
    const judge = (bytes: Buffer): keyof DamageCount => {
      writeFileSync(path, bytes)
      const [listed] = tables.list(undefined)
      if (listed?.damage) return listed.damage.line === firstChange(whole, bytes) ? 'named' : 'misnamed'
      if (!listed) return 'gone'
      const { table, journal } = tables.resume(ID, { ...unheard, keep() {} })
      journal.close()
      if (shown(table) === shows) return 'repaired'
      return journal.holds(acks.at(-1)!) ? 'silent' : 'remembered'
    }
    const counts = {} as Record<DamageKind, DamageCount>
    for (const kind of DAMAGES) {
      const count = { repaired: 0, named: 0, remembered: 0, gone: 0, misnamed: 0, silent: 0 }
      for (let nth = 0; nth < times; nth++) count[judge(damaged(whole, kind, luck))]++
      counts[kind] = count
    }
    return counts
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** An evening at a table: a game left, notes by hand, and a game under way. What screens were told of its moves, and what they show. */
function playSome({
  tables,
  rules,
  game,
  luck,
}: {
  tables: SavedTables
  rules: ReadonlyMap<string, Game<Kinds>>
  game: string
  luck: Dice
}): { acks: string[]; shows: string } {
  const acks: string[] = []
  let kept: Journal | null = null
  const opened = tables.open(
    { id: ID, code: 'KITE', when: 1 },
    {
      ...unheard,
      keep: event => {
        const ack = kept!.append(event)
        if (event.type === 'moved') acks.push(ack)
      },
    },
  )
  kept = opened.journal
  const { table } = opened
  const deviceOf = (seat: number) => String(seat).repeat(32)
  table.set({ name: 'Attic', game })
  const seats = Math.min(4, rules.get(game)!.seats[1])
  for (let seat = 0; seat < seats; seat++) {
    table.addChair()
    table.sit(seat, `Player ${seat}`, deviceOf(seat))
  }
  for (let deals = 0; deals < 2 || table.phase !== 'playing'; deals++) {
    if (deals === MOST_DEALS) throw new Error(`no game of ${game} lasted`)
    table.start(Array.from({ length: 64 }, () => luck.below(16).toString(16)).join(''))
    for (let moves = Math.max(2, 6 + luck.below(18) - deals); moves > 0 && table.phase === 'playing'; moves--) {
      if (luck.below(3) === 0) table.mark(0, `h${luck.below(4)}`, String(moves), deviceOf(0))
      moveAtRandom(table, seats, luck)
    }
    kept.compact()
    if (deals === 0 && table.phase === 'playing') table.toLobby()
  }
  kept.close()
  return { acks, shows: shown(table) }
}

function moveAtRandom(table: Table, seats: number, luck: Dice): void {
  const able = Array.from({ length: seats }, (_, seat) => seat).flatMap(seat => {
    const { step, offers } = table.offers(seat) as unknown as { step: number; offers: Offer[] }
    return offers.map(offer => ({ seat, step, offer }))
  })
  const { seat, step, offer } = able[luck.below(able.length)]!
  table.play(seat, step, fillAtRandom(offer, luck))
}

/** Everything any screen could be shown, as text. */
function shown(table: Table): string {
  const views = [null, ...table.chairs.keys()].map(seat => {
    const { no, toMove, view, marks } = (table.view(seat) ?? {}) as Record<string, unknown>
    return { no, toMove, view, marks }
  })
  return JSON.stringify({ views, chairs: table.chairs, setting: table.setting, evening: table.evening })
}

/** The journal with one change that makes a difference. */
function damaged(whole: Buffer, kind: DamageKind, luck: Dice): Buffer {
  for (;;) {
    const bytes = CHANGES[kind](whole, luck)
    if (!bytes.equals(whole)) return bytes
  }
}

const CHANGES: Record<DamageKind, (whole: Buffer, luck: Dice) => Buffer> = {
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

/** The line, from 1, in which the first byte differs. */
function firstChange(whole: Buffer, bytes: Buffer): number {
  let at = 0
  while (whole[at] === bytes[at]) at++
  return whole.subarray(0, at).filter(byte => byte === 10).length + 1
}
