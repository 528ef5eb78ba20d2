// Answers for: coming to a table and taking a chair, over real sockets.
import { expect, test } from 'vitest'
import { host, Person, tableFor } from './kit.ts'

test('the join code is needed to take a chair, whatever its case', async () => {
  const at = await host()
  await tableFor(at, 'blank', 2)
  const { code } = at.room.table!
  const ana = await new Person().come(at)
  expect(await ana.refused({ type: 'sit', chair: null, name: 'Ana' })).toBe('wrong-code')
  expect(await ana.refused({ type: 'sit', chair: null, name: 'Ana', code: 'XXXX' })).toBe('wrong-code')
  const { table } = await ana.sit(` ${code.toLowerCase()} `, 'Ana')
  expect(table.chairs[0]).toMatchObject({ name: 'Ana', kind: 'person', here: true, held: ana.last('welcome')!.mark })
})

test('after five wrong codes the sixth, even if right, has to wait', async () => {
  const at = await host()
  await tableFor(at, 'blank', 2)
  const ana = await new Person().come(at)
  for (let i = 0; i < 5; i++)
    expect(await ana.refused({ type: 'sit', chair: null, name: 'Ana', code: 'QQQQ' })).toBe('wrong-code')
  expect(await ana.refused({ type: 'sit', chair: null, name: 'Ana', code: at.room.table!.code })).toBe('too-many-codes')
})

test('the owner needs no code, and may hold several chairs', async () => {
  const at = await host()
  const owner = await tableFor(at, 'blank', 2)
  await owner.sit(undefined, 'Ana')
  await owner.sit(undefined, 'Ben')
  expect(owner.last('table')!.table.chairs.map(({ name }) => name)).toEqual(['Ana', 'Ben'])
})

test('a taken chair, a full table and a chair that is not there are refused', async () => {
  const at = await host()
  const owner = await tableFor(at, 'blank', 2)
  await owner.sit(undefined, 'Ana', 1)
  const { code } = at.room.table!
  const ben = await new Person().come(at)
  expect(await ben.refused({ type: 'sit', chair: 1, name: 'Ben', code })).toBe('taken')
  expect(await ben.refused({ type: 'sit', chair: 7, name: 'Ben', code })).toBe('no-such-chair')
  await ben.sit(code, 'Ben')
  const cleo = await new Person().come(at)
  expect(await cleo.refused({ type: 'sit', chair: null, name: 'Cleo', code })).toBe('full')
})

test('two players of one name are told apart', async () => {
  const at = await host()
  const owner = await tableFor(at, 'blank', 2)
  await owner.sit(undefined, 'Ana')
  owner.say({ type: 'sit', chair: null, name: 'Ana' })
  await owner.settled()
  expect(owner.last('table')!.table.chairs.map(({ name }) => name)).toEqual(['Ana', 'Ana 2'])
})

test('only the host arranges the table', async () => {
  const at = await host()
  await tableFor(at, 'blank', 2)
  const ana = await new Person().come(at)
  await ana.sit(at.room.table!.code, 'Ana')
  for (const message of [
    { type: 'set', game: 'mind-reader' },
    { type: 'computer', chair: 1 },
    { type: 'free', chair: 0 },
    { type: 'remove', chair: 1 },
    { type: 'chair' },
    { type: 'start' },
    { type: 'lobby' },
    { type: 'open' },
    { type: 'close' },
    { type: 'resume', table: 'x' },
    { type: 'forget', table: 'x' },
  ])
    expect(await ana.refused(message)).toBe('not-the-host')
  expect(at.room.table!.setting.game).toBe('blank')
})

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

test('a game does not start with too few players or too many', async () => {
  const at = await host()
  const owner = await tableFor(at, 'blank', 2)
  await owner.sit(undefined, 'Ana')
  expect(await owner.refused({ type: 'start' })).toBe('cannot-start')
  owner.say({ type: 'remove', chair: 1 })
  expect(await owner.refused({ type: 'start' })).toBe('cannot-start')
  for (let i = 0; i < 4; i++) owner.say({ type: 'chair' })
  for (let chair = 1; chair < 5; chair++) owner.say({ type: 'computer', chair })
  expect(await owner.refused({ type: 'start' })).toBe('cannot-start')
  owner.say({ type: 'remove', chair: 4 })
  await owner.ask({ type: 'start' }, 'view')
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

test('options that are not the game’s are refused, and nothing changes', async () => {
  const at = await host()
  const owner = await tableFor(at, 'blank', 2)
  expect(await owner.refused({ type: 'set', options: { cards: 'eight' } })).toBe('bad-options')
  expect(await owner.refused({ type: 'set', options: { colour: 'red' } })).toBe('bad-options')
  expect(await owner.refused({ type: 'set', game: 'chess' })).toBe('no-such-game')
  expect(at.room.table!.setting).toMatchObject({ game: 'blank', options: { cards: 'seven' } })
})

test('another protocol version is told so', async () => {
  const at = await host()
  const old = await new Person().open(at)
  expect(await old.refused({ type: 'hello', protocol: 99, device: old.device })).toBe('protocol')
})

test('a player who leaves during a game is played for, and somebody else gets the chair once the owner agrees', async () => {
  const at = await host({ pace: 60_000 })
  const owner = await tableFor(at, 'blank', 2)
  await owner.sit(undefined, 'Ana')
  const { code } = at.room.table!
  const ben = await new Person().come(at)
  await ben.sit(code, 'Ben')
  await owner.ask({ type: 'start' }, 'view')
  const late = await new Person().come(at)
  expect(await late.refused({ type: 'sit', chair: null, name: 'Cleo', code })).toBe('under-way')
  const left = await ben.ask({ type: 'stand', chair: 1 }, 'table')
  expect(left.table.chairs[1]).toMatchObject({ held: '' })
  const view = late.next(message => message.type === 'view' && message.seat === 1)
  const asked = owner.next(message => message.type === 'table' && message.table.requests.length > 0)
  late.say({ type: 'sit', chair: null, name: 'Cleo', code })
  await asked
  expect(late.last('table')!.table.chairs[1]!.held).toBe('')
  owner.say({ type: 'agree', request: owner.last('table')!.table.requests[0]!.id })
  await view
  expect(late.last('table')!.table.chairs[1]).toMatchObject({ name: 'Cleo', substituted: false })
})

test('the host takes somebody off a chair before a game', async () => {
  const at = await host()
  const owner = await tableFor(at, 'blank', 2)
  const ben = await new Person().come(at)
  await ben.sit(at.room.table!.code, 'Ben')
  const { table } = await owner.ask({ type: 'free', chair: 0 }, 'table')
  expect(table.chairs[0]).toMatchObject({ kind: 'free', name: '', held: '' })
})

test('colours and shapes stay with their chairs when another chair is taken away', async () => {
  const at = await host()
  const owner = await tableFor(at, 'blank', 4)
  const { table } = await owner.ask({ type: 'remove', chair: 1 }, 'table')
  expect(table.chairs.map(({ avatar }) => avatar)).toEqual([0, 2, 3])
  owner.say({ type: 'chair' })
  await owner.settled()
  expect(owner.last('table')!.table.chairs.map(({ avatar }) => avatar)).toEqual([0, 2, 3, 1])
})

test('where questions are free only people play: no computer player sits, and none plays for somebody who left', async () => {
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
