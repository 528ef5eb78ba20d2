// Nobody takes another's seat: during a game a device that saw one seat's view is never sent another's.
import { expect, test } from 'vitest'
import { fuzzSeatings } from '../../bench/seatings.ts'
import { atLength, effort } from '../../kit/effort.ts'
import { host, Person, tableFor } from '../kit.ts'

test('no sequence of chair changes gives a device two hands not its own at the deal', async () => {
  const count = await fuzzSeatings({ times: effort(300, 10_000), seed: 'two hands' })
  if (atLength) console.info(JSON.stringify(count))
  expect(count.twoHands).toBe(0)
  expect(count.holding).toBeGreaterThan(1000)
  expect(count.refused).toBeGreaterThan(100)
})

/** Ana runs the host and sits; Ben and Cleo are guests with a seat each; the game is on. */
async function three() {
  const at = await host({ pace: 60_000 })
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

test('a person’s seat moves to their new phone once the owner agrees, and leaves the old one', async () => {
  const { at, code, ana, ben, cleo } = await three()
  const phone = await new Person().come(at)
  expect(phone.last('table')!.mayRequest).toEqual([])
  await ben.leave()
  await expect.poll(() => phone.last('table')!.mayRequest).toEqual([1])
  const told = Promise.all(
    [ana, cleo].map(one => one.next(message => message.type === 'table' && message.table.requests.length === 1)),
  )
  phone.say({ type: 'request-seat', chair: 1, code })
  await told
  expect([...views(phone)]).toEqual([])
  const { id } = ana.last('table')!.table.requests[0]!
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

test('a seat of a shared screen that was left may be retaken: it was theirs at the deal', async () => {
  const at = await host({ pace: 60_000 })
  const owner = await tableFor(at, 'blank', 3)
  for (const name of ['Ana', 'Ben', 'Cleo']) await owner.sit(undefined, name)
  await owner.ask({ type: 'start' }, 'view')
  await owner.ask({ type: 'stand', chair: 1 }, 'table')
  expect(owner.last('table')!.mayTake).toEqual([1])
  await owner.sit(undefined, 'Ben', 1)
})
