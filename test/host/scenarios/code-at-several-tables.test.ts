// Four letters are tried at every table that was found: the one whose code they are is known, the others learn nothing.
import { WebSocket } from 'ws'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Table } from '../../../main/host/index.ts'
import { MAX_ASKED_TABLES, findTableWithCode } from '../../../renderer/device/link/findTableWithCode.ts'
import { PROTOCOL_VERSION, type FoundTable } from '../../../shared/wire/index.ts'
import { movableTime } from '../../kit/time.ts'
import { host, Person, silentHost } from '../kit.ts'

/** How long a page waits for the answer of a table. */
const ANSWER_TIMEOUT_MS = 4000

/** All that the page sent. */
let sent: string[] = []

/** A page's socket: it notes what is sent, and an error is no more than a closed connection. */
class PageSocket extends WebSocket {
  constructor(url: string) {
    super(url)
    this.on('error', () => {})
  }
  override send(data: string | Uint8Array): void {
    sent.push(data.toString())
    super.send(data)
  }
}

// What a page has and Node lacks.
beforeEach(() => {
  sent = []
  vi.stubGlobal('WebSocket', PageSocket)
  vi.stubGlobal('location', { protocol: 'http:' })
})
afterEach(() => vi.unstubAllGlobals())

/** A host with an open table, as it is found. */
async function openHost(): Promise<{ table: Table; found: FoundTable }> {
  const at = await host()
  const owner = await new Person().come(at, { key: at.hostKey })
  await owner.ask({ type: 'open', name: 'Kitchen' }, 'table')
  const table = at.room.tables[0]!
  return { table, found: foundAt(at.port, table.id) }
}

const foundAt = (port: number, id = 'some'): FoundTable => ({
  id, address: `127.0.0.1:${port}`, name: 'Kitchen', game: 'blank', phase: 'lobby', taken: 1, free: 2, protocol: PROTOCOL_VERSION,
}) // prettier-ignore

/** A code that none of these tables has. */
const foreignTo = (...tables: readonly Table[]) =>
  ['KITE', 'BABA', 'LUMO'].find(code => tables.every(table => table.code !== code))!

test('the table with this code is found, whichever it is', async () => {
  const [first, second] = [await openHost(), await openHost()]
  for (const { table, found } of [first, second])
    expect(await findTableWithCode(table.code, [first.found, second.found])).toBe(found)
})

test('a code that no table has is said to be so, and each table counts one wrong guess', async () => {
  const [first, second] = [await openHost(), await openHost()]
  const code = foreignTo(first.table, second.table)
  for (let tries = 0; tries < 20; tries++)
    expect(await findTableWithCode(code, [first.found, second.found])).toBe('none')
  for (const { found, table } of [first, second]) expect(await findTableWithCode(table.code, [found])).toBe('unsure')
})

test('a right code costs its table no guess', async () => {
  const { found, table } = await openHost()
  for (let tries = 0; tries < 22; tries++) expect(await findTableWithCode(table.code, [found])).toBe(found)
})

test('where a table does not answer, or is another version, nothing is sure', async () => {
  const passes = movableTime()
  const { found, table } = await openHost()
  const silent = foundAt((await silentHost()).port)
  const newer = { ...found, protocol: PROTOCOL_VERSION + 1 }
  const answer = async (code: string, unheard: FoundTable) => {
    const asked = findTableWithCode(code, [unheard, found])
    if (unheard === silent) await passes(ANSWER_TIMEOUT_MS)
    return await asked
  }
  for (const unheard of [silent, newer]) expect(await answer(foreignTo(table), unheard)).toBe('unsure')
  expect(await answer(table.code, silent)).toBe(found)
})

test('the code is told to no table, and neither is anything the device is known by', async () => {
  const { found, table } = await openHost()
  const wrong = foreignTo(table)
  await findTableWithCode(wrong, [found])
  expect(sent.map(text => (JSON.parse(text) as { type: string }).type)).toEqual(['greet'])
  await findTableWithCode(table.code, [found])
  expect(sent.map(text => (JSON.parse(text) as { type: string }).type)).toEqual(['greet', 'greet', 'confirmed'])
  for (const code of [wrong, table.code]) expect(sent.join()).not.toContain(code)
})

test('whoever announces many tables has no more guesses than eight', async () => {
  const { found, table } = await openHost()
  const many = Array.from({ length: MAX_ASKED_TABLES }, () => ({ ...found, id: 'other' }))
  expect(await findTableWithCode(table.code, [...many, found])).toBe('unsure')
})
