// Answers for: asking a host what is at its table. Whoever answers may be anyone.
import { get, type IncomingMessage } from 'node:http'
import * as v from 'valibot'
import { HostInfo, MAX_TABLE_NAME_LENGTH } from '../../shared/wire/index.ts'

/** A table on the network, as its own host tells of it. */
export interface FoundTable {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly phase: NonNullable<HostInfo['table']>['phase']
  readonly taken: number
  readonly free: number
  readonly address: string // ip:port
  readonly protocol: number
}

/** In milliseconds, for the whole answer. */
const QUERY_TIMEOUT_MS = 800

/** A host's answer has about 200 bytes. */
const MAX_ANSWER_BYTES = 4096

/** The table at an address; null when there is none, 'silent' when nobody answered in time. */
export async function fetchFoundTable(address: string): Promise<FoundTable | null | 'silent'> {
  const over = new AbortController()
  const silence = new Promise<never>((_, reject) =>
    over.signal.addEventListener('abort', () => reject(new Error('silent'))),
  )
  const timer = setTimeout(() => over.abort(), QUERY_TIMEOUT_MS)
  try {
    const text = await Promise.race([read(address, over.signal), silence])
    const info = v.safeParse(HostInfo, JSON.parse(text))
    return info.success ? found(info.output, address) : null
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return error instanceof SyntaxError || code === 'ECONNREFUSED' ? null : 'silent'
  } finally {
    clearTimeout(timer)
  }
}

async function read(address: string, signal: AbortSignal): Promise<string> {
  const [host, port] = address.split(':') as [string, string]
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host, port, path: '/info', agent: false, signal, maxHeaderSize: MAX_ANSWER_BYTES }, resolve).on(
      'error',
      reject,
    )
  })
  if (response.statusCode !== 200) {
    response.destroy()
    return ''
  }
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length
    if (length > MAX_ANSWER_BYTES) return '' // leaving the loop ends the connection
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function found({ protocol, table }: HostInfo, address: string): FoundTable | null {
  if (table === null || !/^[a-z0-9-]{1,40}$/.test(table.id) || !/^[a-z0-9-]{1,40}$/.test(table.game)) return null
  const { id, game, phase } = table
  const { taken, free } = table.chairs
  const name = shown(table.name)
  const hides = name === '' && table.name !== '' // a table may have no name, but none that nobody can see
  if (hides || ![taken, free].every(isCount) || !Number.isInteger(protocol)) return null
  return { id, name, game, phase, taken, free, address, protocol }
}

/** A name as it may be shown: without characters that would draw over its surroundings, and no longer than ours. */
function shown(name: string): string {
  const plain = name.replace(/(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  return [...plain].slice(0, MAX_TABLE_NAME_LENGTH).join('')
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 100
}
