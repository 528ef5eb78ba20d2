// A table's new host is lost before it opened it: the owner takes the table back, and it never runs on both hosts.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startHostProcess, type HostProcess } from '../../bench/hostProcess.ts'
import { ReceivingHostConnection } from '../../../main/host/handover/receivingHostConnection.ts'
import type { Host } from '../../../main/host/index.ts'
import type { HostInfo, HostMessage } from '../../../shared/wire/index.ts'
import { deal, folder, guests, host, Person, tableFor } from '../kit.ts'
import { movableTime } from '../../kit/time.ts'

const PROGRAM = new URL('../../../dist/main/hunch.js', import.meta.url)
const REAL_NOW = performance.now.bind(performance)

/** From now on it is `ms` milliseconds later. */
const later = (ms: number) => void vi.spyOn(performance, 'now').mockImplementation(() => REAL_NOW() + ms)

/**
 * Ana and Ben in the middle of a game at a table handed over to a host which died before it learnt that the
 * table is its own.
 */
async function handedOverToTheDead() {
  onTestFinished(() => void vi.restoreAllMocks())
  const [dataFolder, other] = [folder(), folder()]
  const a = await host({ dataFolder })
  const b = await startsThere(other)
  const owner = await tableFor(a, 'blank', 2)
  const { code, id } = owner.last('table')!.table
  const [ana] = (await guests(a, code, 'Ana', 'Ben')) as [Person]
  await deal(owner, ana)

  const there = await new Person().come(b, { key: b.key })
  const shown = await there.ask({ type: 'take-over', awaits: true }, 'taking')
  const table = a.room.table!
  const handOver = table.handOver.bind(table)
  const dead = new Promise<void>(resolve => {
    vi.spyOn(table, 'handOver').mockImplementation(event => {
      handOver(event)
      void b.kill().then(resolve) // at the same moment: nothing sent later arrives
    })
  })
  const left = ana.next(is(({ moving }) => moving === 'awaited'))
  owner.say({ type: 'hand-over', to: `127.0.0.1:${b.port}`, code: shown.code! })
  await Promise.all([dead, left])
  return { a, b, dataFolder, other, owner, ana, id, table }
}

async function startsThere(data: string, port = 0): Promise<HostProcess> {
  const started = await startHostProcess(PROGRAM, { data, port })
  onTestFinished(() => started.kill())
  return started
}

type TableState = Extract<HostMessage, { type: 'table' }>['table']

const is = (holds: (table: TableState) => boolean) => (message: HostMessage) =>
  message.type === 'table' && holds(message.table)

/** A minute passes in which the other host says nothing: this screen of the owner learns that it may not come back. */
async function staysSilent(owner: Person): Promise<void> {
  const unanswered = owner.next(is(table => table.unanswered === true))
  later(61_000)
  await unanswered
}

/** The owner takes the table back, and this person sees it. */
async function takesBack(owner: Person, person = owner): Promise<void> {
  const back = person.next(is(({ moving, unanswered }) => moving === undefined && unanswered === undefined))
  owner.say({ type: 'reclaim' })
  await back
}

/** The open tables of the other host. */
async function openAt({ url }: HostProcess): Promise<string[]> {
  const { table, others = [] } = (await (await fetch(`${url}info`)).json()) as HostInfo
  return [...(table ? [table] : []), ...others].map(({ id }) => id)
}

/** Ana's game continues at the first host, and would after a restart. */
async function goesOn(a: Host, ana: Person): Promise<void> {
  expect(await ana.ask({ type: 'mark', seat: 0, at: 'rope', mark: 'out' }, 'marked')).toMatchObject({ mark: 'out' })
  expect(a.room.info.table).toMatchObject({ phase: 'playing' })
}

test('if the other host lost its disk, the owner takes the table back after a minute', async () => {
  const { a, b, dataFolder, other, owner, ana, id } = await handedOverToTheDead()
  rmSync(other, { recursive: true })
  const anew = await startsThere(other, b.port) // it answers, and knows nothing of the table
  expect(await owner.refused({ type: 'reclaim' })).toBe('moving') // it may still answer
  await staysSilent(owner)
  expect(await ana.refused({ type: 'reclaim' })).toBe('not-the-host')
  expect(await ana.refused({ type: 'mark', seat: 0, at: 'rope', mark: 'out' })).toBe('moving')

  await takesBack(owner, ana)
  await goesOn(a, ana)
  expect(await openAt(anew)).not.toContain(id)
  await a.stop()
  const again = await host({ dataFolder })
  expect(again.room.resumeUnfinished()).toMatchObject({ id, phase: 'playing', departure: { state: null } })
})

test('a host that comes back after its table was taken back does not open what it still holds', async () => {
  const passes = movableTime()
  const { a, b, other, owner, ana, id } = await handedOverToTheDead()
  await staysSilent(owner)
  await takesBack(owner, ana)
  const late = await startsThere(other, b.port)
  await passes(1500) // longer than the pause between two attempts
  expect(await openAt(late)).not.toContain(id)
  await goesOn(a, ana)
})

test('a table that the owner pauses while the other host is silent is paused once it is back', async () => {
  const { a, dataFolder: data, other, owner, b, id } = await handedOverToTheDead()
  expect(await owner.refused({ type: 'pause-all', word: 'Tea' })).toBe('moving') // nothing is paused now
  await a.stop()
  rmSync(other, { recursive: true })
  await startsThere(other, b.port)
  const again = await host({ dataFolder: data })
  again.room.resumeUnfinished()
  const back = await new Person().come(again, { key: again.hostKey, table: id })
  await staysSilent(back)
  await takesBack(back)
  expect(back.last('table')!.table).toMatchObject({ paused: null, pauseWord: 'Tea' })
  await back.ask({ type: 'go-on-all' }, 'status')
  expect(again.room.table!.paused).toBeNull()
})

test('a host whose disk lost the table says so however it is asked, and opens nothing', async () => {
  onTestFinished(() => void vi.restoreAllMocks())
  const other = folder()
  const [a, b] = [await host(), await host({ dataFolder: other })]
  const owner = await tableFor(a, 'blank', 2)
  const there = await new Person().come(b, { key: b.hostKey })
  const shown = await there.ask({ type: 'take-over', awaits: true }, 'taking')
  const table = a.room.table!
  const handOver = table.handOver.bind(table)
  const lost = (ending: string) => {
    const tables = join(other, 'tables')
    for (const name of readdirSync(tables)) if (name.endsWith(ending)) rmSync(join(tables, name))
  }
  vi.spyOn(table, 'handOver').mockImplementation(event => {
    handOver(event)
    lost('.coming')
  })
  const left = owner.next(is(({ moving }) => moving === 'awaited'))
  const address = `127.0.0.1:${b.port}`
  owner.say({ type: 'hand-over', to: address, code: shown.code! })
  await left
  const { key: secret, transfer: tag } = table.departure.event!
  const first = await ReceivingHostConnection.open(address, { secret, tag })
  await expect(first.ask({ type: 'open' }, 'opened')).rejects.toMatchObject({ why: 'unlike-there' })
  first.close()
  const second = await ReceivingHostConnection.open(address, { secret, tag })
  lost('.transfer')
  await expect(second.ask({ type: 'open' }, 'opened')).rejects.toMatchObject({ why: 'unlike-there' })
  second.close()
  await expect(ReceivingHostConnection.open(address, { secret, tag })).rejects.toMatchObject({ why: 'not-awaited' })
  expect([b.room.tables, there.last('taking')!.stage]).toEqual([[], 'coming'])

  await staysSilent(owner)
  await takesBack(owner)
  expect(a.room.tables).toEqual([table])
})
