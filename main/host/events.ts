// Answers for: what may happen at a table, as its journal keeps it. Folding the events again gives the table again.
import * as v from 'valibot'
import {
  LEVELS,
  type LogEntry,
  type Level,
  type OptionValue,
  type Seat,
  type GameStart,
} from '../../shared/engine/index.ts'
import { MAX_CHAIRS } from '../../shared/wire/index.ts'

/** The game that is dealt next, and how. */
export interface GameChoice {
  readonly name: string
  readonly game: string
  readonly options: Readonly<Record<string, OptionValue>>
  readonly notebook: 'proof' | 'facts' | 'blank'
  readonly hints?: boolean // none in older journals
}

/** Who sits on a chair. `device` is the hash of a device's token; '' when nobody holds the chair. */
export interface ChairHolder {
  readonly kind: 'free' | 'person' | 'computer'
  readonly name: string
  readonly device: string
  readonly level?: Level // of a computer player; normal in older journals
}

/** The first line of a journal. */
export interface JournalHeader {
  readonly hunch: 1
  readonly id: string
  readonly code: string
  readonly when: number // milliseconds since 1970
}

export type TableEvent =
  | { readonly set: GameChoice }
  | { readonly chair: number; readonly sits: ChairHolder } // a chair one past the last is a new one
  | { readonly remove: number }
  | { readonly substitute: Seat; readonly by: 'computer' | 'person' }
  | { readonly deal: GameStart & { readonly game: string; readonly rules: number } }
  | { readonly lobby: true }
  | { readonly mark: string; readonly seat: Seat; readonly at: string }
  | LogEntry // a move

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CHAIRS - 1))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const text = v.pipe(v.string(), v.maxLength(4000))
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))
const device = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{32})?$/))
const options = v.record(text, v.union([text, v.number(), v.boolean()]))

const OpenedLine = v.object({ hunch: v.literal(1), id, code: text, when: v.number() })

/** What a line after the first may say, by the field that tells what it is. */
const LINES = {
  set: v.object({
    set: v.object({
      name: text,
      game: id,
      options,
      notebook: v.picklist(['proof', 'facts', 'blank']),
      hints: v.optional(v.boolean()),
    }),
  }),
  sits: v.object({
    chair: seat,
    sits: v.object({
      kind: v.picklist(['free', 'person', 'computer']),
      name: text,
      device,
      level: v.optional(v.picklist(LEVELS)),
    }),
  }),
  remove: v.object({ remove: seat }),
  substitute: v.object({ substitute: seat, by: v.picklist(['computer', 'person']) }),
  deal: v.object({
    deal: v.object({
      game: id,
      rules: count,
      seats: v.pipe(count, v.minValue(1), v.maxValue(MAX_CHAIRS)),
      options,
      seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{1,64}$/)),
      first: v.nullable(seat),
    }),
  }),
  lobby: v.object({ lobby: v.literal(true) }),
  mark: v.object({ mark: text, seat, at: text }),
} as const
const Move = v.tuple([seat, v.looseObject({ type: text })])

/** Reads a journal's first line; null when it is none. */
export function readJournalHeader(value: unknown): JournalHeader | null {
  const result = v.safeParse(OpenedLine, value)
  return result.success ? result.output : null
}

/** A line of an older journal in today's words. */
function renamed(line: object): object {
  if (!('relieve' in line)) return line
  const { relieve, ...rest } = line
  return { substitute: relieve, ...rest }
}

/** Reads a later line; null when it is none, or says more or other than such a line can. */
export function readTableEvent(line: unknown): TableEvent | null {
  if (typeof line !== 'object' || line === null) return null
  const value = renamed(line)
  const named = Object.keys(LINES).find(field => field in value) as keyof typeof LINES | undefined
  const schema = Array.isArray(value) ? Move : named && LINES[named]
  return schema && v.safeParse(schema, value).success ? (value as TableEvent) : null
}
