// A deal drawn together over real sockets: who is asked, what waits meanwhile, and that the record proves it.
import { expect, test } from 'vitest'
import { parseRecord } from '../../../shared/engine/index.ts'
import { verifyDeal } from '../../../shared/fairness/index.ts'
import { gameEntry } from '../../../shared/games/index.ts'
import type { HostMessage } from '../../../shared/wire/index.ts'
import { Drawing, playBlank } from '../drawing.ts'
import { deal, host, Person, tableFor } from '../kit.ts'
import { movableTime } from '../../kit/time.ts'

/** A table of three for Blank: the owner's device, and Bo's. */
async function laid(receives?: (type: HostMessage['type']) => boolean) {
  const at = await host()
  const owner = await tableFor(at, 'blank', 3)
  const { code } = owner.last('table')!.table
  const ana = await new Drawing().joins(at)
  const bo = await new Drawing().joins(at, {}, receives)
  await ana.sit(code, 'Ana')
  await bo.sit(code, 'Bo')
  return { at, owner, ana, bo, code }
}

const dealt = (person: Person) => person.next(message => message.type === 'view')

test('the devices of seated people draw the seed, and the record proves it', async () => {
  const { at, owner, ana, bo } = await laid()
  const drawn = ana.next(message => message.type === 'table' && !!message.table.drawn)
  await deal(owner, ana, bo)
  expect(ana.asked).toEqual(['draw', 'commitments'])
  const { table } = (await drawn) as Extract<HostMessage, { type: 'table' }>
  expect(table.drawn).toEqual({ devices: [ana.draws.device, bo.draws.device], silent: [], voids: 0 })
  await playBlank(at, [ana, bo])
  const game = at.room.table!.evening[0]!.id
  const { text } = await ana.ask({ type: 'record', game }, 'record')
  const blank = await gameEntry('blank')!.load()
  for (const { draws } of [ana, bo])
    expect(verifyDeal(blank, parseRecord(text), { ...draws.memory, deal: game })).toMatchObject({
      faults: [],
      includesOwnNumber: true,
    })
})

test('a screen that cannot draw, a display and a device without a chair are not asked', async () => {
  const { at, owner, ana, bo, code } = await laid()
  const plain = await new Person().come(at)
  await plain.sit(code, 'Cleo')
  const onlooker = await new Drawing().joins(at)
  const display = new Drawing(ana.device)
  await display.come(at, { display: true, draws: true })
  await deal(owner, ana)
  expect(at.room.table!.drawn!.devices).toEqual([ana.draws.device, bo.draws.device])
  expect([...onlooker.heard, ...display.heard, ...plain.heard].map(({ type }) => type)).not.toContain('draw')
})

test('while seeds are drawn the terms do not change, and nobody deals a second time', async () => {
  const { at, owner, bo } = await laid(type => type !== 'draw')
  owner.say({ type: 'start' })
  await owner.settled()
  expect(owner.last('table')!.table).toMatchObject({ phase: 'lobby', drawing: true })
  expect(await owner.refused({ type: 'set', hints: true })).toBe('dealing') // what else waits: who-may-send-what
  const view = dealt(bo)
  bo.say(bo.draws.answer(bo.last('draw')!))
  await view
  expect(at.room.table!.drawn!.devices).toHaveLength(2)
})

test('a silent device is left out after two seconds, and everybody learns it', async () => {
  const passes = movableTime()
  const { owner, ana, bo } = await laid(() => false)
  const isDealt = deal(owner, ana)
  await expect.poll(() => bo.last('draw')).toBeDefined()
  await passes(1500)
  expect(ana.last('view')).toBeUndefined()
  await passes(500)
  await isDealt
  expect(ana.last('table')!.table.drawn).toEqual({
    devices: [ana.draws.device],
    silent: [bo.last('draw')!.device],
    voids: 0,
  })
})

test('a screen that comes back meanwhile is asked again', async () => {
  const { at, owner, bo } = await laid(() => false)
  owner.say({ type: 'start' })
  await owner.settled()
  await bo.leave()
  const again = new Drawing(bo.device)
  await again.joins(at)
  const view = dealt(again)
  again.say(again.draws.answer(again.last('draw')!))
  await view
  expect(at.room.table!.drawn!.devices).toContain(again.draws.device)
})

test('two windows of one device are one device', async () => {
  const { at, owner, ana } = await laid()
  const second = new Drawing(ana.device)
  await second.joins(at)
  await deal(owner, ana)
  expect(at.room.table!.drawn!.devices).toHaveLength(2)
  expect(second.asked[0]).toBe('draw')
})

test('a table that is closed in the middle of a deal stops dealing', async () => {
  const passes = movableTime()
  const { at, owner, ana } = await laid(() => false)
  owner.say({ type: 'start' })
  await owner.settled()
  owner.say({ type: 'close' })
  await owner.settled()
  await passes(2200)
  expect(at.room.table).toBeNull()
  expect(ana.heard.map(({ type }) => type)).not.toContain('view')
})

test('the list names each device by 128 bits, and only seated devices contribute', async () => {
  const { at, owner, ana, bo } = await laid(type => type !== 'draw')
  owner.say({ type: 'start' })
  await expect.poll(() => bo.last('draw')).toBeDefined()
  const { host, device } = bo.last('draw')!
  expect(device).toMatch(/^[0-9a-f]{32}$/)
  expect(device!.startsWith(bo.last('welcome')!.mark)).toBe(true)
  const stranger = await new Drawing().joins(at)
  stranger.say({ type: 'commit', host, commitment: 'a'.repeat(64) })
  await stranger.settled()
  const view = dealt(ana)
  bo.say(bo.draws.answer(bo.last('draw')!))
  await view
  expect(at.room.table!.drawn!.devices).toEqual([ana.draws.device, bo.draws.device])
})
