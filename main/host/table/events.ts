// The events that may happen at a table, as its journal stores them.
// Applying them again reproduces the table.
import * as v from 'valibot'
import {
  SKILL_LEVELS,
  isDealProof,
  type DealProof,
  type GameTypeParams,
  type SkillLevel,
  type OptionValue,
  type Seat,
  type GameStart,
} from '../../../shared/engine/index.ts'
import { MAX_CHAIRS, TimeControl } from '../../../shared/wire/index.ts'
import { upgradeOldEvent } from './olderEvents.ts'

/** The next game and its settings. */
export interface GameChoice {
  readonly name: string
  readonly game: string
  readonly options: Readonly<Record<string, OptionValue>>
  readonly notebook: 'proof' | 'facts' | 'blank'
  readonly hints?: boolean // none in older journals
  readonly time?: TimeControl | null // null, or none in older journals: no clocks
}

/** The holder of a chair. `device`: the hash of a device's token; '' if nobody holds the chair. */
export interface ChairHolder {
  readonly kind: 'free' | 'person' | 'computer'
  readonly name: string
  readonly device: string
  readonly level?: SkillLevel // of a computer player; normal in older journals
}

/** The first line of a journal. */
export interface JournalHeader {
  readonly hunch: 1 | 2 // 1: of an older journal, whose lines have no checksums
  readonly id: string
  readonly code: string
  readonly when: number // milliseconds since 1970
}

/** The table moved to another host. */
export interface HandedOverEvent {
  readonly type: 'handed-over'
  readonly to: string // the host's id
  readonly addresses: readonly string[] // host:port, for screens, best first
  readonly transfer: string // the id of this handover, for both hosts
  readonly key: string // the secret by which the other host recognizes this one, until it has said that the table is open there
  readonly when: number // milliseconds since 1970
}

/** Everything that may happen at a table. */
export type TableEvent =
  | { readonly type: 'chose'; readonly choice: GameChoice }
  | { readonly type: 'sat'; readonly chair: number; readonly holder: ChairHolder; readonly goesOn?: true } // `goesOn`: the same person, at another device; a chair one past the last is a new one
  | { readonly type: 'removed'; readonly chair: number }
  | { readonly type: 'substituted'; readonly seat: Seat; readonly by: 'computer' | 'person' }
  | {
      readonly type: 'dealt'
      readonly start: GameStart & { readonly game: string; readonly rules: number }
      readonly proof?: DealProof // none if only the host drew the seed
    }
  | { readonly type: 'left' } // the game: back to the lobby
  | { readonly type: 'noted'; readonly seat: Seat; readonly at: string; readonly mark: string }
  | { readonly type: 'moved'; readonly seat: Seat; readonly move: GameTypeParams['move']; readonly outOfTime?: true } // by the computer, because its person was out of time
  | { readonly type: 'took-back'; readonly seat: Seat } // the last move of the game, which was this seat's
  | { readonly type: 'paused'; readonly seat: Seat | null; readonly word?: string } // the game, for everybody, by this seat; the table, by the owner
  | { readonly type: 'went-on' }
  | { readonly type: 'sent-away'; readonly device: string; readonly names: readonly string[] } // from this table, by the owner; `names`: who sat there
  | { readonly type: 'welcomed-back'; readonly device: string }
  | HandedOverEvent
  | { readonly type: 'reclaimed' } // the owner took the table back, because the other host is gone
  | {
      readonly type: 'came'
      readonly from: string
      readonly digests: readonly (readonly [digest: string, device: string])[]
    } // the table, from the host of this id, which knew the devices by these digests
  | { readonly type: 'renewed'; readonly device: string; readonly as: string } // a device that moved here sent this host a new secret

/** One type of event. */
export type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { readonly type: T }>

/** A handler for each type of event: a missing one does not compile. */
export type EventHandlers<R = void> = { readonly [T in TableEvent['type']]: (event: EventOf<T>) => R }

/** Passes an event to its handler. */
export function handleEvent<R>(handlers: EventHandlers<R>, event: TableEvent): R {
  return (handlers[event.type] as (event: TableEvent) => R)(event)
}

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CHAIRS - 1))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const text = v.pipe(v.string(), v.maxLength(4000))
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))
const device = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{32})?$/))
const options = v.record(text, v.union([text, v.number(), v.boolean()]))

const OpenedLine = v.object({ hunch: v.picklist([1, 2]), id, code: text, when: v.number() })

const EventLine = v.variant('type', [
  v.object({
    type: v.literal('chose'),
    choice: v.object({
      name: text,
      game: id,
      options,
      notebook: v.picklist(['proof', 'facts', 'blank']),
      hints: v.optional(v.boolean()),
      time: v.optional(v.nullable(TimeControl)),
    }),
  }),
  v.object({
    type: v.literal('sat'),
    chair: seat,
    holder: v.object({
      kind: v.picklist(['free', 'person', 'computer']),
      name: text,
      device,
      level: v.optional(v.picklist(SKILL_LEVELS)),
    }),
    goesOn: v.optional(v.literal(true)),
  }),
  v.object({ type: v.literal('removed'), chair: seat }),
  v.object({ type: v.literal('substituted'), seat, by: v.picklist(['computer', 'person']) }),
  v.object({
    type: v.literal('dealt'),
    start: v.object({
      game: id,
      rules: count,
      seats: v.pipe(count, v.minValue(1), v.maxValue(MAX_CHAIRS)),
      options,
      seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{1,64}$/)),
      first: v.nullable(seat),
    }),
    proof: v.optional(v.custom<DealProof>(isDealProof)),
  }),
  v.object({ type: v.literal('left') }),
  v.object({ type: v.literal('noted'), seat, at: text, mark: text }),
  v.object({
    type: v.literal('moved'),
    seat,
    move: v.looseObject({ type: text }),
    outOfTime: v.optional(v.literal(true)),
  }),
  v.object({ type: v.literal('took-back'), seat }),
  v.object({ type: v.literal('paused'), seat: v.nullable(seat), word: v.optional(text) }),
  v.object({ type: v.literal('went-on') }),
  v.object({ type: v.literal('sent-away'), device, names: v.array(text) }),
  v.object({ type: v.literal('welcomed-back'), device }),
  v.object({
    type: v.literal('handed-over'),
    to: id,
    addresses: v.array(text),
    transfer: id,
    key: text,
    when: v.number(),
  }),
  v.object({ type: v.literal('reclaimed') }),
  v.object({ type: v.literal('came'), from: id, digests: v.array(v.tuple([text, device])) }),
  v.object({ type: v.literal('renewed'), device, as: device }),
])

/** Parses a journal's first line; null if it is none. */
export function readJournalHeader(value: unknown): JournalHeader | null {
  const result = v.safeParse(OpenedLine, value)
  return result.success ? result.output : null
}

/** Parses a later line; null if it is none, or has other fields than it may have. */
export function readTableEvent(line: unknown): TableEvent | null {
  const value = typeof line === 'object' && line !== null && !('type' in line) ? upgradeOldEvent(line) : line
  return v.safeParse(EventLine, value).success ? (value as TableEvent) : null
}
