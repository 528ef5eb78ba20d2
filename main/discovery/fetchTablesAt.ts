// Asks a host for its tables. The answer may come from anyone, so every field is checked.
import { get, type IncomingMessage } from 'node:http'
import * as v from 'valibot'
import {
  HostInfo,
  isId,
  MAX_OPEN_TABLES,
  MAX_TABLE_NAME_LENGTH,
  type FoundTable,
  type TableSummary,
} from '../../shared/wire/index.ts'

const MAX_HEADER_BYTES = 4096

/** How long the whole answer may take, in milliseconds. */
const QUERY_TIMEOUT_MS = 800

/** A host sends about 200 bytes for each table. */
const MAX_ANSWER_BYTES = 64 * 1024

/** The tables at an address; 'silent' when nobody answered in time. */
export async function fetchTablesAt(address: string): Promise<FoundTable[] | 'silent'> {
  const queryAbort = new AbortController()
  const queryTimeout = new Promise<never>((_, reject) =>
    queryAbort.signal.addEventListener('abort', () => reject(new Error('silent'))),
  )
  const abortTimer = setTimeout(() => queryAbort.abort(), QUERY_TIMEOUT_MS)
  try {
    const text = await Promise.race([fetchText(address, queryAbort.signal), queryTimeout])
    const info = v.safeParse(HostInfo, JSON.parse(text))
    return info.success ? tablesOf(info.output).flatMap(table => toFoundTable(table, info.output, address) ?? []) : []
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return error instanceof SyntaxError || code === 'ECONNREFUSED' ? [] : 'silent'
  } finally {
    clearTimeout(abortTimer)
  }
}

async function fetchText(address: string, signal: AbortSignal): Promise<string> {
  const [host, port] = address.split(':') as [string, string]
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host, port, path: '/info', agent: false, signal, maxHeaderSize: MAX_HEADER_BYTES }, resolve).on(
      'error',
      reject,
    )
  })
  if (response.statusCode !== 200) {
    response.destroy()
    return ''
  }
  const parts: Buffer[] = []
  let receivedBytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    receivedBytes += chunk.length
    if (receivedBytes > MAX_ANSWER_BYTES) return '' // leaving the loop ends the connection
    parts.push(chunk)
  }
  return Buffer.concat(parts).toString('utf8')
}

function tablesOf({ table, others = [] }: HostInfo): TableSummary[] {
  return table === null ? [] : [table, ...others].slice(0, MAX_OPEN_TABLES)
}

function toFoundTable(table: TableSummary, { protocol }: HostInfo, address: string): FoundTable | null {
  if (!isId(table.id) || !isId(table.game)) return null
  const { id, game, phase } = table
  const { taken: takenChairs, free: freeChairs } = table.chairs
  const name = printableName(table.name)
  const isNameInvisible = name === '' && table.name !== '' // a table may have no name, but not an invisible one
  if (isNameInvisible || ![takenChairs, freeChairs].every(isChairCount) || !Number.isInteger(protocol)) return null
  return { id, name, game, phase, taken: takenChairs, free: freeChairs, address, protocol }
}

/**
 * A name that is safe to show: without characters that would draw over its surroundings, and no longer than
 * Hunch allows.
 */
function printableName(name: string): string {
  const plain = name.replace(/(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  return [...plain].slice(0, MAX_TABLE_NAME_LENGTH).join('')
}

function isChairCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 100
}
