// Defines what a host publishes to anybody who looks for tables, over `/info` and on the LAN.
import * as v from 'valibot'
import { TableSummary } from './hostMessages.ts'

/** What `GET /info` answers. */
export const HostInfo = v.object({
  hunch: v.literal(true),
  protocol: v.number(),
  table: v.nullable(TableSummary), // the table that has been open longest
  others: v.optional(v.array(TableSummary)), // the other open tables, if any
})
export type HostInfo = v.InferOutput<typeof HostInfo>

/** Reads the answer of `/info`; null if it is not from a host. */
export function readHostInfo(answer: unknown): HostInfo | null {
  const result = v.safeParse(HostInfo, answer)
  return result.success ? result.output : null
}

/** A table found on the LAN, as its host describes it when asked (`/info`). */
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
