// Defines the events that may happen at a table, as its journal stores them. Applying them again reproduces the
// table.
import * as v from 'valibot'
import { SKILL_LEVELS, isDealProof, type DealProof } from '../../../shared/engine/index.ts'
import { hexSchema, idSchema, MAX_CHAIRS, TimeControl } from '../../../shared/wire/index.ts'

/** The type of the values a schema accepts, with all properties read-only. */
type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CHAIRS - 1))
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
const textSchema = v.pipe(v.string(), v.maxLength(4000))
const deviceHashSchema = v.union([v.literal(''), hexSchema(32)]) // the hash of a device's token; '' for nobody's
const optionsSchema = v.record(textSchema, v.union([textSchema, v.number(), v.boolean()]))
const timestampSchema = v.number() // milliseconds since 1970

/** The next game and its settings. */
const GameChoice = v.object({
  name: textSchema, // of the table
  game: idSchema,
  options: optionsSchema,
  notebook: v.picklist(['proof', 'facts', 'blank']),
  hints: v.boolean(),
  time: v.nullable(TimeControl), // null: no clocks
})
export type GameChoice = DeepReadonly<v.InferOutput<typeof GameChoice>>

/** The holder of a chair. */
const ChairHolder = v.object({
  kind: v.picklist(['free', 'person', 'computer']),
  name: textSchema,
  device: deviceHashSchema,
  level: v.optional(v.picklist(SKILL_LEVELS)), // of a computer player
})
export type ChairHolder = DeepReadonly<v.InferOutput<typeof ChairHolder>>

/** The first line of a journal. */
const JournalHeader = v.object({ hunch: v.literal(1), id: idSchema, code: textSchema, when: timestampSchema })
export type JournalHeader = DeepReadonly<v.InferOutput<typeof JournalHeader>>

/** Everything that may happen at a table. */
const TableEvent = v.variant('type', [
  v.object({ type: v.literal('chose'), choice: GameChoice }),
  v.object({
    type: v.literal('sat'),
    chair: seatSchema, // an index one past the last makes a new chair
    holder: ChairHolder,
    goesOn: v.optional(v.literal(true)), // the same person, at another device
  }),
  v.object({ type: v.literal('removed'), chair: seatSchema }),
  v.object({ type: v.literal('substituted'), seat: seatSchema, by: v.picklist(['computer', 'person']) }),
  v.object({
    type: v.literal('dealt'),
    start: v.object({
      game: idSchema,
      rules: countSchema,
      seats: v.pipe(countSchema, v.minValue(1), v.maxValue(MAX_CHAIRS)),
      options: optionsSchema,
      seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{1,64}$/)),
      first: v.nullable(seatSchema),
    }),
    proof: v.optional(v.custom<DealProof>(isDealProof)), // none if only the host drew the seed
    when: v.optional(timestampSchema), // none in journals of earlier hosts
  }),
  v.object({ type: v.literal('left') }), // the game: back to the lobby
  v.object({ type: v.literal('noted'), seat: seatSchema, at: textSchema, mark: textSchema }),
  v.object({
    type: v.literal('moved'),
    seat: seatSchema,
    move: v.looseObject({ type: textSchema }),
    outOfTime: v.optional(v.literal(true)), // by the computer, because its person was out of time
  }),
  v.object({ type: v.literal('took-back'), seat: seatSchema }), // the last move of the game, which was this seat's
  v.object({
    type: v.literal('paused'),
    seat: v.nullable(seatSchema), // the game, for everybody, by this seat; null: the table, by the owner
    word: v.optional(textSchema),
  }),
  v.object({ type: v.literal('went-on') }),
  v.object({ type: v.literal('sent-away'), device: deviceHashSchema, names: v.array(textSchema) }), // from this table, by the owner; `names`: who sat there
  v.object({ type: v.literal('welcomed-back'), device: deviceHashSchema }),
  v.object({
    type: v.literal('handed-over'), // the table, to another host
    to: idSchema, // the host's id
    addresses: v.array(textSchema), // host:port, for screens, best first
    transfer: idSchema, // of this handover, for both hosts
    key: textSchema, // the secret by which the other host recognizes this one, until it has said that the table is open there
    when: timestampSchema,
  }),
  v.object({ type: v.literal('reclaimed') }), // the owner took the table back, because the other host is gone
  v.object({
    type: v.literal('came'), // the table, from another host
    from: idSchema, // the host's id
    digests: v.array(v.tuple([textSchema, deviceHashSchema])), // by which that host knew the devices
  }),
  v.object({ type: v.literal('renewed'), device: deviceHashSchema, as: deviceHashSchema }), // a device that moved here sent this host a new secret
])
export type TableEvent = DeepReadonly<v.InferOutput<typeof TableEvent>>

/** One type of event. */
export type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { readonly type: T }>

/** The event that hands the table over to another host. */
export type HandedOverEvent = EventOf<'handed-over'>

/**
 * True for events that may still happen to a table that is another host's. Either the table comes back, or its owner
 * pauses it or lets it go on; what the owner does counts only if the table comes back.
 */
export function mayHappenAfterHandover(event: TableEvent): boolean {
  return event.type === 'reclaimed' || event.type === 'went-on' || (event.type === 'paused' && event.seat === null)
}

/** A handler for each type of event. A missing one does not compile. */
export type EventHandlers<R = void> = { readonly [T in TableEvent['type']]: (event: EventOf<T>) => R }

/** Passes an event to its handler. */
export function callEventHandler<R>(handlers: EventHandlers<R>, event: TableEvent): R {
  return (handlers[event.type] as (event: TableEvent) => R)(event)
}

/** Parses the first line of a journal; null if it is not valid. */
export function readJournalHeader(line: unknown): JournalHeader | null {
  return v.is(JournalHeader, line) ? line : null
}

/** Parses a later line of a journal; null if it is not valid. */
export function readTableEvent(line: unknown): TableEvent | null {
  return v.is(TableEvent, line) ? line : null
}
