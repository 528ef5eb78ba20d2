// Answers for: what a host says of itself to who only looks for tables: over `/info`, and on the LAN.
import * as v from 'valibot'
import { TableSummary } from './hostMessages.ts'

/** What `GET /info` answers. */
export const HostInfo = v.object({
  hunch: v.literal(true),
  protocol: v.number(),
  table: v.nullable(TableSummary), // the one that has been open longest
  others: v.optional(v.array(TableSummary)), // the others that are open, if there are any
})
export type HostInfo = v.InferOutput<typeof HostInfo>

/** Reads what `/info` answered; null when it is no host's. */
export function readHostInfo(answer: unknown): HostInfo | null {
  const result = v.safeParse(HostInfo, answer)
  return result.success ? result.output : null
}

/** A table heard of on the LAN, as its own host tells of it. */
export interface FoundTable {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly phase: TableSummary['phase']
  readonly taken: number
  readonly free: number
  readonly address: string // host:port
  readonly protocol: number
}
