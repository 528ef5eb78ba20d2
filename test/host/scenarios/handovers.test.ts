// A table is handed over to another host over real sockets: everybody keeps their seat, and one host always has it.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { diceFromSeed, fillOfferAtRandom, parseRecord, type Offer } from '../../../shared/engine/index.ts'
import { verifyDeal } from '../../../shared/fairness/index.ts'
import { gameEntry } from '../../../shared/games/index.ts'
import { deviceHash, secretAfterHandover } from '../../../shared/sealing/index.ts'
import { ReceivingHostConnection } from '../../../main/host/handover/receivingHostConnection.ts'
import type { Host } from '../../../main/host/index.ts'
import { Refusal } from '../../../main/host/errors/refusal.ts'
import { PROTOCOL_VERSION, type HostMessage } from '../../../shared/wire/index.ts'
import { deal, disk, eavesdropper, eventsIn, folder, host, isRoot, Person, silentHost, tableFor } from '../kit.ts'
import { until } from '../../kit/until.ts'
import { Drawing } from '../drawing.ts'

type Message<T extends HostMessage['type']> = Extract<HostMessage, { type: T }>

/** A phone with a separate secret for each host, as Hunch's pages have; it draws seeds, and follows a table. */
class Phone extends Drawing {
  /**
   * Joins the table's new host, which knows it by a secret that both hosts could derive; there it sends one
   * that only it has.
   */
  async followed(at: Host, moved = this.last('moved')!, own = randomBytes(16).toString('hex')): Promise<Phone> {
    expect(moved.addresses[0]).toBe(`127.0.0.1:${at.port}`)
    const there = new Phone(own)
    Object.assign(there.draws, this.draws)
    await there.open(at, { device: secretAfterHandover(deviceHash(this.device), moved.host) })
    expect(there.greetedBy).toBe('device')
    const known = there.next(({ type }) => type === 'table')
    there.say({ type: 'hello', protocol: PROTOCOL_VERSION, device: own, table: moved.table, draws: true })
    await known
    return there
  }
}

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil']

/** A host with a table for five phones, in the middle of a game; and another host. */
async function five({ dataFolder = folder(), other = folder() }: { dataFolder?: string; other?: string } = {}) {
  const faultsHere: [error: unknown, context: object][] = []
  const faults: typeof faultsHere = [] // at the other host
  const a = await host({ dataFolder, report: (...fault) => faultsHere.push(fault) })
  const b = await host({ dataFolder: other, report: (...fault) => faults.push(fault) })
  const owner = await tableFor(a, 'communal-deduction', 5)
  const { code, id } = owner.last('table')!.table
  const phones = await Promise.all(NAMES.map(() => new Phone().joins(a)))
  for (const [seat, phone] of phones.entries()) await phone.sit(code, NAMES[seat]!, seat)
  await deal(owner, ...phones)
  const luck = diceFromSeed('hand over')
  await playOn(a, phones, luck, 4)
  const ben = await new Person().come(b, { key: b.hostKey })
  return { a, b, dataFolder, other, faultsHere, faults, owner, ben, phones, id, code, luck, table: a.room.table! }
}

/** Plays `moves` moves of whoever is to move, or all till the game is over. */
async function playOn(
  at: Host,
  phones: readonly Person[],
  luck: ReturnType<typeof diceFromSeed>,
  most = 1000,
): Promise<void> {
  for (let move = 0; move < most && at.room.table!.phase === 'playing'; move++) {
    const [seat] = (at.room.table!.view(null) as Message<'view'>).toMove as [number]
    const { step, offers } = await phones[seat]!.ask({ type: 'offers', seat }, 'offers')
    const filled = fillOfferAtRandom(offers[luck.below(offers.length)] as unknown as Offer, luck)
    await phones[seat]!.ask({ type: 'move', seat, step, move: filled }, 'news')
  }
}

/** Ben's host shows a code for a table. */
async function awaited(ben: Person): Promise<string> {
  const { code, stage } = await ben.ask({ type: 'take-over', awaits: true }, 'taking')
  expect(stage).toBe('waiting')
  return code!
}

/** Everything anybody may see of a table. */
const seen = (at: Host, seats = NAMES.length) =>
  [null, ...Array.from({ length: seats }, (_, seat) => seat)].map(seat => {
    const { view, marks, toMove, no } = at.room.table!.view(seat) as Message<'view'>
    return JSON.stringify({ view, marks, toMove, no })
  })

const to = (at: { port: number }) => `127.0.0.1:${at.port}`
const journals = (data: string) =>
  readdirSync(join(data, 'tables'))
    .filter(name => !['open', 'sat-at'].includes(name)) // which tables are open, and at which somebody sat
    .sort()

/** Who hands a table over, who takes it, and where that host is reached. */
interface Way {
  readonly owner: Person
  readonly ben: Person
  readonly b: { readonly port: number }
}

/** The owner hands the table over by the code that Ben's host shows, until these people are sent after it. */
async function handOver({ b, ben, owner }: Way, people: readonly Person[]): Promise<string> {
  const code = await awaited(ben)
  const moved = people.map(person => person.next(({ type }) => type === 'moved'))
  owner.say({ type: 'hand-over', to: to(b), code })
  await Promise.all(moved)
  return code
}

async function handedOver() {
  const set = await five()
  await handOver(set, set.phones)
  return set
}

test('five phones keep seats, hands and notes; the game goes on, and its proof holds at the end', async () => {
  const set = await five()
  const { a, b, phones, id, luck, table, code: joinCode } = set
  for (const [seat, phone] of phones.entries())
    await phone.ask({ type: 'mark', seat, at: 'h1', mark: `note ${seat}` }, 'marked')
  const before = seen(a)
  await handOver(set, phones)
  expect(a.room.tables).toEqual([])
  expect(b.room.table).toMatchObject({ id, code: joinCode, phase: 'playing' })
  expect(seen(b)).toEqual(before)
  const there = await Promise.all(phones.map(phone => phone.followed(b)))
  for (const [seat, phone] of there.entries()) {
    const { chairs } = phone.last('table')!.table
    expect(chairs[seat]).toMatchObject({ name: NAMES[seat], here: true, device: phone.last('welcome')!.mark })
    expect(phone.last('view')).toMatchObject({ seat, marks: { h1: `note ${seat}` } })
  }
  await there[0]!.settled()
  const drawn = there[0]!.last('table')!.table.drawn!.devices // each by more digits than its tag has
  expect(drawn.map((digest, seat) => digest.startsWith(there[seat]!.last('welcome')!.mark))).toEqual(
    NAMES.map(() => true),
  )
  await playOn(b, there, luck)
  expect(b.room.table!.phase).toBe('over')
  const game = b.room.table!.evening.at(-1)!.id
  expect(game).toBe(`${table.id}-1`)
  const { text } = await there[0]!.ask({ type: 'record', game }, 'record')
  const rules = await gameEntry('communal-deduction')!.load()
  for (const { draws } of there)
    expect(verifyDeal(rules, parseRecord(text), { ...draws.memory, deal: game })).toMatchObject({ faults: [], includesOwnNumber: true }) // prettier-ignore
})

test('the one who took the table over owns it; its former owner is a guest there', async () => {
  const { b, ben, owner, phones } = await handedOver()
  expect(ben.last('taking')).toMatchObject({ stage: 'here', code: null })
  await ben.settled()
  expect(ben.last('table')).toMatchObject({ host: true, table: { id: b.room.table!.id } })
  const ana = await phones[0]!.followed(b)
  expect(ana.last('table')!.host).toBe(false)
  expect(owner.last('closed')).toBeDefined()
})

test('the one who took it over keeps the seat they had at the table before', async () => {
  const { b, ben, phones } = await handedOver()
  await ben.settled()
  const { from, table } = ben.last('taking')!
  expect([from, table]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), b.room.table!.id])
  const was = secretAfterHandover(deviceHash(phones[1]!.device), phones[1]!.last('moved')!.host)
  await ben.leave()
  const stranger = await new Person().open(b)
  stranger.say({ type: 'hello', protocol: PROTOCOL_VERSION, device: stranger.device, was })
  await stranger.next(({ type }) => type === 'view')
  expect(await stranger.refused({ type: 'watch', seat: 1 })).toBe('not-yours') // on a channel that anybody may intercept
  const again = await new Person(ben.device).open(b, { hostKey: b.hostKey })
  const view = again.next(({ type }) => type === 'view')
  again.say({ type: 'hello', protocol: PROTOCOL_VERSION, device: ben.device, was })
  await view
  expect(again.last('view')!.seat).toBe(1)
  expect(again.last('table')!.table.chairs[1]).toMatchObject({ name: 'Ben', device: again.last('welcome')!.mark })
})

test('a phone that was away at the handover is sent after its table, also by a restarted host', async () => {
  const set = await five()
  const { a, b, dataFolder: data, phones } = set
  await phones[4]!.leave()
  await handOver(set, phones.slice(0, 4))
  await a.stop()
  const again = await host({ dataFolder: data })
  again.room.resumeUnfinished()
  const late = new Phone(phones[4]!.device)
  await late.come(again)
  const emil = await late.followed(b)
  expect(emil.last('table')!.table.chairs[4]).toMatchObject({ name: 'Emil', here: true })
  const stranger = await new Person().come(again, { table: b.room.table!.id })
  expect(stranger.last('moved')).toMatchObject({ table: b.room.table!.id })
})

test('a phone whose table left, and which looks for another one here, is not sent after it', async () => {
  const set = await five()
  const { a, phones } = set
  await phones[4]!.leave()
  await handOver(set, phones.slice(0, 4))
  const { id: other } = a.room.open('Another')
  const emil = await new Phone(phones[4]!.device).come(a, { table: other })
  await emil.settled()
  expect(emil.last('moved')).toBeUndefined()
  expect(emil.last('table')!.table.id).toBe(other)
})

test('nobody takes a seat of those on their way, whose phones have secrets new to their old host', async () => {
  const { b, phones, code } = await handedOver()
  const eve = await new Person().come(b)
  eve.say({ type: 'sit', chair: 0, name: 'Eve', code: code! })
  expect(await eve.refused({ type: 'sit', chair: 0, name: 'Eve', code: code! })).toBe('under-way')
  const ana = await phones[0]!.followed(b)
  const knownToA = secretAfterHandover(deviceHash(phones[0]!.device), phones[0]!.last('moved')!.host)
  const imposter = await new Person(knownToA).come(b)
  expect(imposter.last('table')!.table.chairs.map(({ device }) => device)).not.toContain(imposter.last('welcome')!.mark)
  expect(await imposter.refused({ type: 'watch', seat: 0 })).toBe('not-yours')
  const back = new Person(ana.device)
  await back.come(b)
  expect(back.last('view')!.seat).toBe(0)
})

test('a device that holds another seat there already does not get a second hand by following', async () => {
  const { b, phones, code } = await handedOver()
  const dora = await phones[3]!.followed(b)
  dora.say({ type: 'stand', chair: 3 })
  await dora.settled()
  const own = randomBytes(16).toString('hex')
  const cleo = await new Person(own).come(b)
  const owner = await new Person().come(b, { key: b.hostKey, table: b.room.table!.id })
  const asked = owner.next(message => message.type === 'table' && message.table.requests.length === 1)
  cleo.say({ type: 'sit', chair: 3, name: 'Cleo too', code })
  await asked
  await owner.ask({ type: 'agree', request: owner.last('table')!.table.requests[0]!.id }, 'table')
  await expect.poll(() => b.room.table!.chairs[3]!.name).toBe('Cleo too')
  const twice = await phones[2]!.followed(b, phones[2]!.last('moved'), own)
  expect(twice.last('view')!.seat).toBe(2)
  expect(await twice.refused({ type: 'watch', seat: 3 })).toBe('not-yours')
})

test('while it moves nothing happens at the table, and if it fails the game goes on', async () => {
  const { a, owner, phones, luck } = await five()
  const silent = await silentHost()
  const told = phones[0]!.next(message => message.type === 'table' && message.table.moving === 'moving')
  owner.say({ type: 'hand-over', to: to(silent), code: 'BABA' })
  await told
  const before = seen(a)
  expect(await phones[0]!.refused({ type: 'mark', seat: 0, at: 'h1', mark: 'no' })).toBe('moving') // what else waits: who-may-send-what
  expect(seen(a)).toEqual(before)
  const refused = owner.next(message => message.type === 'refused' && message.why !== 'moving')
  silent.hangUp()
  expect(await refused).toMatchObject({ why: 'no-answer' })
  expect(a.room.table!.departure.state).toBeNull()
  await playOn(a, phones, luck, 1)
  expect(seen(a)).not.toEqual(before)
})

test.each([
  ['is paused when it stays', false],
  ['goes on if the owner let everything go on meanwhile', true],
])('a table that was moving when the owner paused everything %s', async (_, goesOn) => {
  const { a, owner, phones } = await five()
  const silent = await silentHost()
  const leaving = phones[0]!.next(message => message.type === 'table' && message.table.moving === 'moving')
  owner.say({ type: 'hand-over', to: to(silent), code: 'BABA' })
  await leaving
  expect(await owner.refused({ type: 'pause-all', word: 'Tea' })).toBe('moving')
  if (goesOn) await owner.ask({ type: 'go-on-all' }, 'status')
  const stays = phones[0]!.next(message => message.type === 'table' && message.table.moving === undefined)
  silent.hangUp()
  await stays
  expect(a.room.table!.paused).toEqual(goesOn ? null : { by: null, word: 'Tea' })
  if (!goesOn)
    await expect.poll(() => phones[0]!.last('table')!.table).toMatchObject({ paused: null, pauseWord: 'Tea' })
})

test('a wrong code moves nothing, is a guess that counts, and five of them end the code', async () => {
  const { a, b, owner, ben } = await five()
  const code = await awaited(ben)
  const wrong = code === 'BABA' ? 'DADA' : 'BABA'
  for (let guess = 0; guess < 5; guess++)
    expect(await owner.refused({ type: 'hand-over', to: to(b), code: wrong })).toBe('not-awaited')
  expect(ben.last('taking')).toMatchObject({ stage: 'guessed', code: null })
  expect(await owner.refused({ type: 'hand-over', to: to(b), code })).toBe('not-awaited')
  expect([a.room.tables.length, b.room.tables.length]).toEqual([1, 0])
})

test('a code is valid once, and not after it was withdrawn', async () => {
  const set = await five()
  const { a, b, owner, ben, phones } = set
  const old = await awaited(ben)
  await ben.ask({ type: 'take-over', awaits: false }, 'taking')
  expect(await owner.refused({ type: 'hand-over', to: to(b), code: old })).toBe('not-awaited')
  const code = await handOver(set, phones.slice(0, 1))
  await owner.ask({ type: 'open' }, 'table')
  expect(await owner.refused({ type: 'hand-over', to: to(b), code })).toBe('not-awaited')
  expect(a.room.tables.length).toBe(1)
})

test('a table at which nobody sits yet can be handed over too, and leaves nothing behind', async () => {
  const [data, faults] = [folder(), [] as unknown[]]
  const [a, b] = [await host({ dataFolder: data, report: error => faults.push(error) }), await host()]
  const owner = await tableFor(a, 'blank', 2)
  const ben = await new Person().come(b, { key: b.hostKey })
  await handOver({ b, ben, owner }, [owner])
  await owner.settled()
  expect(b.room.table!.setting).toMatchObject({ name: 'Test', game: 'blank' })
  expect([a.room.tables, journals(data), faults]).toEqual([[], [], []])
})

test('an eavesdropper reads no hand, name, note or key of a table that is handed over', async () => {
  const { a, b, owner, ben, phones, table } = await five()
  await phones[0]!.ask({ type: 'mark', seat: 0, at: 'h1', mark: 'surely not' }, 'marked')
  const reader = await eavesdropper(b.port)
  const code = await handOver({ b: reader, ben, owner }, phones.slice(0, 1))
  const said = reader.all()
  expect(said.length).toBeGreaterThan(5000)
  expect(said).toContain('"greeted"') // the listener was there
  const hashes = phones.map(({ device }) => deviceHash(device))
  for (const secret of [...NAMES, 'surely not', table.code, code, a.hostKey, ...hashes, '"sat"', '"seed"', '"moved"', '"holder"'])
    expect(said).not.toContain(secret) // prettier-ignore
  expect(said).not.toContain(Buffer.from('"holder"').toString('base64').slice(0, -4))
})

test('the other host gets none of this host’s device hashes', async () => {
  const { other, phones, id } = await handedOver()
  const journal = readFileSync(join(other, 'tables', `${id}.jsonl`), 'utf8')
  for (const { device } of phones) {
    expect(journal).not.toContain(device)
    expect(journal).not.toContain(deviceHash(device))
  }
})

test('a host of another protocol, one with the table, and this very host take nothing', async () => {
  const { a, b, dataFolder: data, other, faults, owner, ben, id } = await five()
  const foreign = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise(resolve => foreign.once('listening', resolve))
  onTestFinished(() => foreign.close())
  foreign.on('connection', socket =>
    socket.send(
      JSON.stringify({ type: 'host', protocol: PROTOCOL_VERSION + 1, host: 'f'.repeat(16), session: '0'.repeat(32) }),
    ),
  )
  const port = (foreign.address() as AddressInfo).port
  expect(await owner.refused({ type: 'hand-over', to: `127.0.0.1:${port}`, code: 'BABA' })).toBe('unlike-there')
  expect(await owner.refused({ type: 'hand-over', to: '127.0.0.1:1', code: 'BABA' })).toBe('no-answer')
  const { code: own } = await owner.ask({ type: 'take-over', awaits: true }, 'taking')
  expect(await owner.refused({ type: 'hand-over', to: to(a), code: own })).toBe('same-host')
  execFileSync('cp', [join(data, 'tables', `${id}.jsonl`), join(other, 'tables', `${id}.jsonl`)])
  expect(await owner.refused({ type: 'hand-over', to: to(b), code: await awaited(ben) })).toBe('there-already')
  expect(ben.last('taking')!.stage).toBe('coming')
  expect(a.room.table!.departure.state).toBeNull()
  expect(faults).toEqual([]) // each was told to whoever asked
})

test('a host with too many open tables takes none', async () => {
  const { b, owner, ben } = await five()
  for (let nth = 0; nth < 128; nth++) b.room.open(`Table ${nth}`, { beside: true })
  expect(await owner.refused({ type: 'hand-over', to: to(b), code: await awaited(ben) })).toBe('crowded-there')
})

test.skipIf(!isRoot)(
  'a full disk at the other host leaves the table where it was, and nothing of it there',
  async () => {
    const other = folder()
    const { a, owner, ben, b, faults } = await five({ other })
    disk(4, join(other, 'tables'))
    expect(await owner.refused({ type: 'hand-over', to: to(b), code: await awaited(ben) })).toBe('disk-there')
    expect(a.room.table!.departure.state).toBeNull()
    expect(journals(other).filter(name => name.endsWith('.coming'))).toEqual([])
    expect(ben.last('taking')!.stage).toBe('failed')
    expect(faults).toEqual([[expect.objectContaining({ code: 'ENOSPC' }), { where: 'a table comes' }]])
  },
)

const bug = new TypeError('an invented bug')
test.each([
  ['the host cannot record', new Refusal('disk'), 'disk', []],
  ['a bug ends', bug, 'fault', [[bug, { where: 'a table is handed over' }]]],
])('if %s the handover, the table stays and the other drops it', async (_, error, why, reported) => {
  const { a, owner, ben, b, other, faultsHere, faults, table } = await five()
  vi.spyOn(table, 'handOver').mockImplementationOnce(() => {
    throw error
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const failed = ben.next(message => message.type === 'taking' && message.stage === 'failed')
  expect(await owner.refused({ type: 'hand-over', to: to(b), code: await awaited(ben) })).toBe(why)
  await failed
  expect(faultsHere).toEqual(reported)
  expect([a.room.table, table.departure.state]).toEqual([table, null])
  expect([b.room.tables, journals(other), faults]).toEqual([[], [], []])
})

test('a handover’s id is exactly sixteen digits, and never a path', async () => {
  const { b, other } = await five()
  const [digits, secret] = ['0123456789abcdef', 'a'.repeat(64)]
  const known = JSON.stringify({ table: 'x', key: secret })
  writeFileSync(join(other, `${digits}.transfer`), known)
  writeFileSync(join(other, 'tables', `${digits}0.transfer`), known)
  for (const tag of [`../${digits}`, `${digits}0`])
    await expect(ReceivingHostConnection.open(to(b), { secret, tag })).rejects.toMatchObject({ name: 'Refusal' })
})

test('a table that comes back to where it was is played there again', async () => {
  const { a, b, dataFolder: data, owner, ben, phones, id, luck } = await handedOver()
  const there = await Promise.all(phones.map(phone => phone.followed(b)))
  await playOn(b, there, luck, 2)
  const before = seen(b)
  await handOver({ b: a, ben: owner, owner: ben }, there) // the other way round
  expect(seen(a)).toEqual(before)
  const home = await Promise.all(there.map((phone, nth) => phone.followed(a, phone.last('moved'), phones[nth]!.device)))
  for (const [seat, phone] of home.entries()) expect(phone.last('view')!.seat).toBe(seat)
  expect(existsSync(join(data, 'tables', `${id}.moved`))).toBe(false)
  await playOn(a, home, luck)
  expect(a.room.table!.phase).toBe('over')
})

test('its journal says where it went, and where it came from', async () => {
  const { dataFolder: data, other, id, b, faults } = await handedOver()
  expect(eventsIn(join(data, 'tables', `${id}.moved`)).at(-1)).toMatchObject({
    type: 'handed-over',
    addresses: expect.arrayContaining([to(b)]) as unknown,
  })
  expect(
    eventsIn(join(other, 'tables', `${id}.jsonl`)).some(event => (event as { type?: string }).type === 'came'),
  ).toBe(true)
  await until(() => expect(journals(other)).toEqual([`${id}.jsonl`]))
  expect(faults).toEqual([]) // what was held is forgotten once it is the host's own
})

test('past games keep their day at the host that takes their table over', async () => {
  const { a, b, owner, ben, phones, luck } = await five()
  await playOn(a, phones, luck)
  expect(a.room.table!.phase).toBe('over')
  const isOver = Date.now()
  const code = await awaited(ben)
  owner.say({ type: 'hand-over', to: to(b), code })
  await until(() => expect(ben.last('saved-tables')?.games).toHaveLength(1))
  const [game] = ben.last('saved-tables')!.games
  expect(game!.when).toBeLessThan(isOver)
  expect(game!.when).toBeGreaterThan(isOver - 60 * 60_000)
})
