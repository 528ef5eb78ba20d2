// A device sent away by the owner, over real sockets: its chairs, its silence from then on, and how it may come back.
import { expect, test } from 'vitest'
import type { Host } from '../../../main/host/index.ts'
import { SentAwayDevices } from '../../../main/host/table/sentAway.ts'
import { PROTOCOL_VERSION, type HostMessage } from '../../../shared/wire/index.ts'
import { folder, host, Person, tableFor } from '../kit.ts'

/** The owner, Ana and Ben sit; in the lobby, or with the game on. */
async function evening(at: Host, { dealt = true } = {}) {
  const owner = await tableFor(at, 'blank', 3)
  await owner.sit(undefined, 'Olga', 0)
  const { code } = at.room.table!
  const [ana, ben] = [await new Person().come(at), await new Person().come(at)]
  await ana.sit(code, 'Ana', 1)
  await ben.sit(code, 'Ben', 2)
  if (dealt) await owner.ask({ type: 'start' }, 'view')
  return { owner, ana, ben, code }
}

const refusals = (person: Person) => person.heard.flatMap(one => (one.type === 'refused' ? [one.why] : []))

/** Ben is sent away, and has gone. */
async function sendBenAway({ owner, ben }: { owner: Person; ben: Person }): Promise<void> {
  const told = ben.next(({ type }) => type === 'refused')
  await owner.ask({ type: 'send-away', chair: 2 }, 'table')
  expect(await told).toEqual({ type: 'refused', why: 'sent-away' })
  await expect.poll(() => ben.closed).not.toBeNull()
}

/** Says hello as this device again; returns what it receives. */
async function tryAgain(at: Host, person: Person, extra: object = {}): Promise<HostMessage[]> {
  const before = person.heard.length
  await person.open(at)
  person.say({ type: 'hello', protocol: PROTOCOL_VERSION, device: person.device, ...extra })
  await expect.poll(() => person.closed).not.toBeNull()
  return person.heard.slice(before).filter(({ type }) => type !== 'beat')
}

test('a device sent away in a game is disconnected with the reason; the computer takes its chair', async () => {
  const at = await host({ pace: 60_000 })
  const table = await evening(at)
  await sendBenAway(table)
  expect(at.room.table!.chairs[2]).toMatchObject({ kind: 'person', name: 'Ben', device: '', substituted: true })
  await expect.poll(() => table.ana.last('table')!.table.chairs[2]!.device).toBe('')
  expect(at.room.table!.chairs[1]).toMatchObject({ name: 'Ana', substituted: false })
})

test('in the lobby its chairs become free, all those of a shared screen', async () => {
  const at = await host()
  const table = await evening(at, { dealt: false })
  await table.owner.ask({ type: 'chair' }, 'table')
  await table.ben.sit(table.code, 'Cleo', 3)
  await sendBenAway(table)
  expect(at.room.table!.chairs.map(({ kind }) => kind)).toEqual(['person', 'person', 'free', 'free'])
  expect(table.owner.last('table')!.sentAway).toMatchObject([{ names: ['Ben', 'Cleo'] }])
})

test('it can send nothing to this table, sees nothing and sits nowhere, also as a display', async () => {
  const at = await host({ pace: 60_000 })
  const table = await evening(at)
  await sendBenAway(table)
  for (const extra of [{}, { display: true }, { draws: true }])
    expect(await tryAgain(at, table.ben, extra)).toEqual([{ type: 'refused', why: 'sent-away' }])
  await table.ben.open(at)
  table.ben.say({ type: 'hello', protocol: PROTOCOL_VERSION, device: table.ben.device })
  for (const message of [
    { type: 'sit', chair: 2, name: 'Ben', code: table.code },
    { type: 'request-seat', chair: 2, code: table.code },
    { type: 'react', seat: 2, gesture: 'ouch' },
    { type: 'watch', seat: null },
  ])
    table.ben.say(message)
  await expect.poll(() => table.ben.closed).not.toBeNull()
  expect(at.room.table!.chairs[2]!.device).toBe('')
  expect(table.ben.last('table')!.sentAway).toBeUndefined()
})

test('its last messages are ignored, and its requests are dropped', async () => {
  const at = await host({ pace: 60_000 })
  const table = await evening(at)
  table.owner.say({ type: 'send-away', chair: 2 })
  table.ben.say({ type: 'rename', chair: 2, name: 'Late' })
  await expect.poll(() => table.ben.closed).not.toBeNull()
  await table.owner.settled()
  expect(['Ben', 'Late']).toContain(at.room.table!.chairs[2]!.name)
  expect(at.room.table!.chairs[2]!.device).toBe('')
  expect(refusals(table.ben)).toContain('sent-away')
})

test('only the owner sends away, and undoes it; nobody else sees who was sent away', async () => {
  const at = await host({ pace: 60_000 })
  const table = await evening(at)
  const { owner, ana, ben } = table
  expect(await owner.refused({ type: 'send-away', chair: 0 })).toBe('nobody-to-send') // the owner's own
  const mark = ben.last('welcome')!.mark
  await sendBenAway(table)
  expect(await owner.refused({ type: 'send-away', chair: 2 })).toBe('nobody-to-send') // it holds no chair any more
  expect(owner.last('table')!.sentAway).toEqual([{ device: mark, names: ['Ben'] }])
  await ana.settled()
  expect(ana.last('table')!.sentAway).toBeUndefined()

  await owner.ask({ type: 'welcome-back', device: mark }, 'table')
  expect(owner.last('table')!.sentAway).toBeUndefined()
  await ben.come(at)
  await ben.sit(table.code, 'Ben again', 2)
  expect(ben.last('view')!.seat).toBe(2)
})

test('it holds after a restart of the host, and for this table alone', async () => {
  const data = folder()
  const before = await host({ data, pace: 60_000, keepsKey: true })
  const table = await evening(before)
  await sendBenAway(table)
  const { id } = before.room.table!
  await before.stop()

  const after = await host({ data, pace: 60_000, keepsKey: true })
  after.room.resumeUnfinished()
  expect(await tryAgain(after, table.ben)).toEqual([{ type: 'refused', why: 'sent-away' }])
  const owner = await table.owner.come(after, { key: after.key })
  expect(owner.last('table')!.sentAway).toMatchObject([{ names: ['Ben'] }])
  await owner.ask({ type: 'open', name: 'Another' }, 'table')
  await table.ben.come(after)
  expect(table.ben.last('table')!.table.name).toBe('Another')
  const told = table.ben.next(({ type }) => type === 'refused')
  await owner.ask({ type: 'resume', table: id }, 'table')
  expect(await told).toEqual({ type: 'refused', why: 'sent-away' })
})

test('a device that is sent away again is on the list once, as the last', () => {
  const list = new SentAwayDevices()
  for (const device of ['a', 'b', 'a']) list.add({ device, names: [device] })
  expect(list.all.map(({ device }) => device)).toEqual(['b', 'a'])
  list.remove('a')
  expect(list.all.map(({ device }) => device)).toEqual(['b'])
})
