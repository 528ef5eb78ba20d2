// Joining a table and taking a chair, over real sockets.
import { expect, test } from 'vitest'
import { host, Person, tableFor } from '../kit.ts'

test('while no host is there, those who sit may start: the table is never stuck', async () => {
  const at = await host({ grace: 0 })
  const owner = await tableFor(at, 'blank', 2)
  const ana = await new Person().come(at)
  await ana.sit(at.room.table!.code, 'Ana')
  expect(ana.last('table')!.host).toBe(false)
  const told = ana.next(message => message.type === 'table' && message.host)
  await owner.leave()
  await told
  await ana.ask({ type: 'computer', chair: 1 }, 'table')
  await ana.ask({ type: 'start' }, 'view')
})

test('a game starts with those who sit: free chairs are gone, and everybody sees their own seat', async () => {
  const at = await host()
  const owner = await tableFor(at, 'blank', 4)
  const [ana, ben] = [await new Person().come(at), await new Person().come(at)]
  await ana.sit(at.room.table!.code, 'Ana', 1)
  await ben.sit(at.room.table!.code, 'Ben', 3)
  const seen = [ana, ben].map(person => person.next(message => message.type === 'view'))
  owner.say({ type: 'start' })
  expect((await Promise.all(seen)).map(message => message.type === 'view' && message.view.seat)).toEqual([0, 1])
  expect(ana.last('table')!.table.chairs.map(({ name }) => name)).toEqual(['Ana', 'Ben'])
})

test('with free questions only people play: no computer sits or plays for an absent person', async () => {
  const at = await host({ pace: 0 })
  const ana = await tableFor(at, 'missing-persons', 2)
  await ana.sit(undefined, 'Ana', 0)
  await ana.ask({ type: 'computer', chair: 1 }, 'table')
  ana.say({ type: 'set', options: { questions: 'free' } })
  await ana.settled()
  expect(ana.last('table')!.table.peopleOnly).toBe(true)
  expect(await ana.refused({ type: 'start' })).toBe('cannot-start')
  expect(await ana.refused({ type: 'computer', chair: 1, level: 'sharp' })).toBe('people-only')
  await ana.ask({ type: 'free', chair: 1 }, 'table')
  const ben = await new Person().come(at)
  await ben.sit(at.room.table!.code, 'Ben')
  await ana.ask({ type: 'start' }, 'view')
  ben.say({ type: 'stand', chair: 1 })
  await expect.poll(() => at.room.table!.chairs[1]!.device).toBe('')
  expect([...at.room.table!.computers()]).toEqual([])
  await ben.sit(at.room.table!.code, 'Ben', 1)
  await ben.leave()
  await expect.poll(() => ana.last('table')!.table.chairs[1]!.here).toBe(false)
  expect(await ana.refused({ type: 'substitute', seat: 1, by: 'computer' })).toBe('people-only')
})
