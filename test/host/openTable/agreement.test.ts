// Whose word counts where a table has no owner, and how many must agree: nobody takes a chair with its hand alone.
import { expect, test } from 'vitest'
import type { HostMessage } from '../../../shared/wire/index.ts'
import { host, Person, tableFor } from '../kit.ts'

/** A game among these guests, whose owner has gone to another table of the same host for good. */
async function withoutOwner(names: readonly string[], { grace = 0 } = {}) {
  const at = await host({ pace: 60_000, grace })
  const owner = await tableFor(at, 'blank', names.length)
  const table = at.room.table!
  const guests: Person[] = []
  for (const name of names) {
    const guest = await new Person().come(at)
    await guest.sit(table.code, name)
    guests.push(guest)
  }
  const dealt = guests.map(guest => guest.next(({ type }) => type === 'view'))
  owner.say({ type: 'start' })
  await Promise.all(dealt)
  await owner.ask({ type: 'open', beside: true }, 'table')
  await expect.poll(() => guests[0]!.last('table')!.host).toBe(true)
  const come = () => new Person().come(at, { table: table.id })
  return { at, table, guests, come }
}

const hands = (person: Person) =>
  new Set(person.heard.flatMap(message => (message.type === 'view' && message.seat !== null ? [message.seat] : [])))

const isAskedOnce = (message: HostMessage) => message.type === 'table' && message.table.requests.length === 1

async function gone(person: Person, from: Person, chair: number): Promise<void> {
  await person.leave()
  await expect.poll(() => from.last('table')!.table.chairs[chair]!.here).toBe(false)
}

async function request(asker: Person, chair: number, code: string): Promise<number> {
  const asked = asker.next(isAskedOnce)
  asker.say({ type: 'request-seat', chair, code })
  await asked
  return asker.last('table')!.table.requests[0]!.id
}

test('one guest with a second browser gets nobody’s chair or hand', async () => {
  const { table, guests, come } = await withoutOwner(['Ana', 'Eve'])
  const [ana, eve] = guests as [Person, Person]
  const second = await come()
  await gone(ana, eve, 0)
  const id = await request(second, 0, table.code)
  expect(second.last('table')!.table.requests[0]!.needed).toBe(2)
  await eve.ask({ type: 'agree', request: id }, 'table')
  await second.settled()
  expect(table.chairs[0]!.name).toBe('Ana')
  expect([...hands(second)]).toEqual([])
  await eve.ask({ type: 'free', chair: 0 }, 'table')
  expect(table.isHeldBy(table.chairs[0]!.device)).toBe(true)
  expect(table.chairs[0]!.device).not.toBe('')
})

test('a device that was given a chair in this game has no say in who gets the next one', async () => {
  const { table, guests, come } = await withoutOwner(['Ana', 'Ben', 'Cleo', 'Eve'])
  const [ana, ben, cleo, eve] = guests as [Person, Person, Person, Person]
  const [second, third] = [await come(), await come()]
  await gone(ana, eve, 0)
  const first = await request(second, 0, table.code)
  ben.say({ type: 'agree', request: first })
  cleo.say({ type: 'agree', request: first })
  eve.say({ type: 'agree', request: first })
  await expect.poll(() => [...hands(second)]).toEqual([0])
  await gone(ben, eve, 1)
  await gone(cleo, eve, 2)
  const next = await request(third, 1, table.code)
  await eve.ask({ type: 'agree', request: next }, 'table')
  await second.ask({ type: 'agree', request: next }, 'table')
  await third.settled()
  expect([...hands(third)]).toEqual([])
})

test('guests give nobody’s chair away before a phone had time to come back', async () => {
  const grace = 900
  const { table, guests, come } = await withoutOwner(['Ana', 'Ben', 'Cleo'], { grace })
  const [ana, ben, cleo] = guests as [Person, Person, Person]
  const phone = await come()
  const left = performance.now()
  await gone(ana, ben, 0)
  const id = await request(phone, 0, table.code)
  await ben.ask({ type: 'agree', request: id }, 'table')
  cleo.say({ type: 'agree', request: id })
  await expect.poll(() => [...hands(phone)]).toEqual([0])
  expect(performance.now() - left).toBeGreaterThan(grace)
})

test('a chair left during a game goes to somebody new only when two others agree, or the owner', async () => {
  const { table, guests, come } = await withoutOwner(['Ana', 'Ben', 'Cleo'])
  const [ana, ben, cleo] = guests as [Person, Person, Person]
  ana.say({ type: 'stand', chair: 0 })
  await expect.poll(() => table.chairs[0]!.device).toBe('')
  const dora = await come()
  expect(dora.last('table')).toMatchObject({ mayTake: [], mayRequest: [0] })
  const asked = dora.next(isAskedOnce)
  dora.say({ type: 'sit', chair: null, name: 'Dora', code: table.code })
  await asked
  const [wish] = dora.last('table')!.table.requests
  expect(wish).toMatchObject({ wish: 'seat', chair: 0, name: 'Dora', needed: 2 })
  await ben.ask({ type: 'agree', request: wish!.id }, 'table')
  expect([...hands(dora)]).toEqual([])
  cleo.say({ type: 'agree', request: wish!.id })
  await expect.poll(() => [...hands(dora)]).toEqual([0])
  expect(table.chairs[0]!.name).toBe('Dora')
})

test('a person who left a chair during a game may come back to it without asking', async () => {
  const { table, guests } = await withoutOwner(['Ana', 'Ben'])
  const [ana] = guests as [Person]
  ana.say({ type: 'stand', chair: 0 })
  await expect.poll(() => ana.last('table')!.mayTake).toEqual([0])
  await ana.sit(table.code, 'Ana')
  expect(table.isHeldBy(table.chairs[0]!.device)).toBe(true)
})

test('a player whose seat was given away learns so on return, and may ask for it', async () => {
  const { at, table, guests, come } = await withoutOwner(['Ana', 'Ben', 'Cleo'])
  const [ana, ben, cleo] = guests as [Person, Person, Person]
  const phone = await come()
  await gone(ana, ben, 0)
  const id = await request(phone, 0, table.code)
  for (const one of [ben, cleo]) one.say({ type: 'agree', request: id })
  await expect.poll(() => [...hands(phone)]).toEqual([0])
  const back = await new Person(ana.device).come(at, { table: table.id })
  expect(back.last('table')).toMatchObject({ givenAway: [0], mayRequest: [0] })
  const again = await request(back, 0, table.code)
  for (const one of [ben, cleo]) one.say({ type: 'agree', request: again })
  await expect.poll(() => [...hands(back)]).toEqual([0])
  expect(back.last('table')!.givenAway).toBeUndefined()
})
