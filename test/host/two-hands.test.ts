// Answers for: nobody takes another's seat: during a game a device that was sent one seat's view is never sent another's.
import { expect, test } from 'vitest'
import { fuzzSeatings } from '../../main/cli/bench/seatings.ts'
import type { HostMessage } from '../../shared/wire/index.ts'
import { atLength, effort } from '../kit/effort.ts'
import { host, Person, tableFor } from './kit.ts'

test('whatever is done with chairs during a game, no device ever holds two hands that were not its own at the deal', async () => {
  const count = await fuzzSeatings({ times: effort(300, 10_000), seed: 'two hands' })
  if (atLength) console.info(JSON.stringify(count))
  expect(count.twoHands).toBe(0)
  expect(count.holding).toBeGreaterThan(1000)
  expect(count.refused).toBeGreaterThan(100)
})

/** Ana runs the host and sits; Ben and Cleo are guests with a seat each; the game is on. */
async function three(setup: { grace?: number } = {}) {
  const at = await host({ pace: 60_000, ...setup })
  const ana = await tableFor(at, 'blank', 3)
  await ana.sit(undefined, 'Ana')
  const { code } = at.room.table!
  const [ben, cleo] = [await new Person().come(at), await new Person().come(at)]
  await ben.sit(code, 'Ben')
  await cleo.sit(code, 'Cleo')
  await Promise.all(
    [ben, cleo].map(one => one.next(({ type }) => type === 'view')).concat(ana.ask({ type: 'start' }, 'view')),
  )
  return { at, code, ana, ben, cleo }
}

const views = (person: Person) =>
  new Set(person.heard.flatMap(message => (message.type === 'view' && message.seat !== null ? [message.seat] : [])))

test('while the owner’s page reloads, a guest gets no rights over the others', async () => {
  const { ana, ben } = await three()
  await ana.leave()
  await ben.settled()
  expect(ben.last('table')!.host).toBe(false)
  for (const message of [{ type: 'free', chair: 0 }, { type: 'free', chair: 2 }, { type: 'lobby' }, { type: 'start' }])
    expect(await ben.refused(message)).toBe('not-the-host')
  expect([...views(ben)]).toEqual([1])
})

test('a guest who stands up may sit down again on their own seat, and on no other that is free', async () => {
  const { code, ben, cleo } = await three()
  cleo.say({ type: 'stand', chair: 2 })
  await ben.next(message => message.type === 'table' && message.table.chairs[2]!.held === '')
  ben.say({ type: 'stand', chair: 1 })
  await ben.settled()
  expect(ben.last('table')!.mayTake).toEqual([1])
  expect(await ben.refused({ type: 'sit', chair: 2, name: 'Ben', code })).toBe('saw-another-hand')
  await ben.sit(code, 'Ben again')
  expect(ben.last('table')!.table.chairs[1]!.name).toBe('Ben again')
  expect([...views(ben)]).toEqual([1])
})

test('without an owner a guest alone frees nobody, stops no game and deals none; those who are there can stop it together', async () => {
  const { at, ana, ben, cleo } = await three({ grace: 0 })
  await ana.leave()
  await expect.poll(() => ben.last('table')!.host).toBe(true)
  await ben.ask({ type: 'free', chair: 0 }, 'table')
  expect(at.room.table!.chairs[0]!.device).not.toBe('')
  const [request] = ben.last('table')!.table.requests
  expect(request).toMatchObject({
    wish: 'free',
    chair: 0,
    by: ben.last('welcome')!.mark,
    agreed: [ben.last('welcome')!.mark],
    needed: 3,
  })
  ben.say({ type: 'free', chair: 0 }) // asking twice is no second voice
  ben.say({ type: 'agree', request: request!.id })
  await ben.settled()
  expect(at.room.table!.chairs[0]!.device).not.toBe('')
  cleo.say({ type: 'agree', request: request!.id })
  await cleo.settled()
  expect(at.room.table!.chairs[0]!.device).not.toBe('') // one besides who asked is too few for somebody's chair
  await ben.ask({ type: 'lobby' }, 'table')
  expect(at.room.table!.phase).toBe('playing')
  await cleo.ask({ type: 'lobby' }, 'table') // the same wish
  await expect.poll(() => at.room.table!.phase).toBe('lobby')
})

test('a request goes when the one who asked goes, when it is taken back, and when the owner says no', async () => {
  const { ana, ben, cleo, at } = await three({ grace: 0 })
  await ana.leave()
  await expect.poll(() => ben.last('table')!.host).toBe(true)
  await ben.ask({ type: 'lobby' }, 'table')
  const id = ben.last('table')!.table.requests[0]!.id
  expect(await cleo.refused({ type: 'decline', request: id })).toBe('not-the-host')
  await ben.ask({ type: 'decline', request: id }, 'table')
  expect(ben.last('table')!.table.requests).toEqual([])
  expect(await cleo.refused({ type: 'agree', request: id })).toBe('no-such-request')
  await ben.ask({ type: 'lobby' }, 'table')
  await ben.leave()
  await expect.poll(() => cleo.last('table')!.table.requests).toEqual([])
  await cleo.ask({ type: 'lobby' }, 'table')
  const back = await new Person(ana.device).come(at, { key: at.key })
  await back.ask({ type: 'decline', request: back.last('table')!.table.requests[0]!.id }, 'table')
  expect(back.last('table')!.table.requests).toEqual([])
  expect(at.room.table!.phase).toBe('playing')
})

test('a person’s seat moves to their new phone once the owner agrees, and the old one has it no more', async () => {
  const { at, code, ana, ben, cleo } = await three()
  const phone = await new Person().come(at)
  expect(phone.last('table')!.mayRequest).toEqual([])
  expect(await phone.refused({ type: 'request-seat', chair: 1, code })).toBe('not-away') // Ben is there
  await ben.leave()
  await expect.poll(() => phone.last('table')!.mayRequest).toEqual([1])
  expect(await phone.refused({ type: 'request-seat', chair: 1, code: 'XXXX' })).toBe('wrong-code')
  expect(await cleo.refused({ type: 'request-seat', chair: 1, code })).toBe('saw-another-hand')
  const told = Promise.all(
    [ana, cleo].map(one => one.next(message => message.type === 'table' && message.table.requests.length === 1)),
  )
  phone.say({ type: 'request-seat', chair: 1, code })
  await told
  expect([...views(phone)]).toEqual([])
  const { id } = ana.last('table')!.table.requests[0]!
  expect(await cleo.refused({ type: 'agree', request: id })).toBe('not-the-host')
  expect(await phone.refused({ type: 'agree', request: id })).toBe('not-the-host')
  const seen = phone.next(message => message.type === 'view' && message.seat === 1)
  ana.say({ type: 'agree', request: id })
  await seen
  expect(at.room.table!.chairs[1]).toMatchObject({ name: 'Ben', kind: 'person', substituted: false })
  expect(phone.view.seat).toBe(1)
  const old = await new Person(ben.device).come(at)
  await old.settled()
  expect([...views(old)]).toEqual([])
  await phone.leave()
  await expect.poll(() => old.last('table')!.mayRequest).toEqual([1]) // it may have it back, if the others agree
})

test('without an owner most of the seated people who are there agree to a seat’s new phone', async () => {
  const { at, code, ana, ben, cleo } = await three({ grace: 0 })
  await ana.leave()
  const phone = await new Person().come(at)
  await expect.poll(() => phone.last('table')!.mayRequest).toEqual([0])
  await phone.ask({ type: 'request-seat', chair: 0, code }, 'table')
  const { id, needed } = ben.last('table')!.table.requests[0]!
  expect(needed).toBe(2)
  await ben.ask({ type: 'agree', request: id }, 'table')
  expect(at.room.table!.seating.mayHold(0, 'somebody new')).toBe(true)
  expect([...views(phone)]).toEqual([])
  cleo.say({ type: 'agree', request: id })
  await phone.next(message => message.type === 'view' && message.seat === 0)
})

test('what a guest agreed to while the owner was away moves no seat once the owner is back', async () => {
  const { at, code, ana, ben, cleo } = await three({ grace: 0 })
  await ana.leave()
  await cleo.leave()
  const back = await new Person(ana.device).come(at) // without the key: two people sit and are here, so that one is not enough
  const fourth = await new Person().come(at)
  await expect.poll(() => fourth.last('table')!.mayRequest).toEqual([2])
  fourth.say({ type: 'request-seat', chair: 2, code })
  await expect.poll(() => ben.last('table')!.table.requests.length).toBe(1)
  const { id } = ben.last('table')!.table.requests[0]!
  ben.say({ type: 'agree', request: id })
  await expect.poll(() => back.last('table')!.table.requests[0]?.agreed.length).toBe(1)
  const returned = await new Person().come(at, { key: at.key })
  fourth.say({ type: 'request-seat', chair: 2, code })
  await fourth.settled()
  expect([...views(fourth)]).toEqual([])
  returned.say({ type: 'agree', request: id })
  await expect.poll(() => [...views(fourth)]).toEqual([2])
})

test('a seat is no longer asked for once its person is back', async () => {
  const { at, code, ana, ben } = await three()
  await ben.leave()
  const phone = await new Person().come(at)
  await expect.poll(() => phone.last('table')!.mayRequest).toEqual([1])
  await phone.ask({ type: 'request-seat', chair: 1, code }, 'table')
  const { id } = ana.last('table')!.table.requests[0]!
  await new Person(ben.device).come(at)
  await ana.settled()
  expect(ana.last('table')!.table.requests).toEqual([])
  expect(await ana.refused({ type: 'agree', request: id })).toBe('no-such-request')
})

test('who holds a seat on the shared screen and stood up may take it again: it was theirs at the deal', async () => {
  const at = await host({ pace: 60_000 })
  const owner = await tableFor(at, 'blank', 3)
  for (const name of ['Ana', 'Ben', 'Cleo']) await owner.sit(undefined, name)
  await owner.ask({ type: 'start' }, 'view')
  await owner.ask({ type: 'stand', chair: 1 }, 'table')
  expect(owner.last('table')!.mayTake).toEqual([1])
  await owner.sit(undefined, 'Ben', 1)
})

test('a table opened in the middle of a game tells everybody else that theirs is closed', async () => {
  const { ana, ben } = await three()
  const told: HostMessage['type'][] = []
  const closed = ben.next(message => (told.push(message.type), message.type === 'table'))
  const before = ana.heard.length
  await ana.ask({ type: 'open', name: 'Another' }, 'table')
  await closed
  expect(told[0]).toBe('closed')
  expect(ana.heard.slice(before).some(({ type }) => type === 'closed')).toBe(false)
})
