// The bytes between screens and a host over real sockets: nothing an eavesdropper can read, and no impostor.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Room } from '../../../main/host/room/room.ts'
import { deviceHash } from '../../../shared/sealing/index.ts'
import { PROTOCOL_VERSION } from '../../../shared/wire/index.ts'
import { deal, eavesdropper, folder, guests, host, Person, tableFor } from '../kit.ts'

test('an eavesdropper reads no card, name, note, token, code or key of a whole game', async () => {
  const at = await host()
  const ear = await eavesdropper(at.port)
  const through = { ...at, port: ear.port }
  const owner = await tableFor(through, 'blank', 2)
  const code = owner.last('table')!.table.code!
  const [ana, bo] = (await guests(through, code, 'Anastasia', 'Bonifatius')) as [Person, Person]
  await deal(owner, ana, bo)
  ana.say({ type: 'mark', seat: 0, at: 'rope', mark: 'surely not' })
  for (const card of ['bell', 'book', 'key', 'lamp', 'rope', 'boat', 'fan'])
    for (const [seat, player] of [ana, bo].entries())
      player.say({ type: 'move', seat, step: player.view.step, move: { type: 'name', card } })
  await Promise.all([ana.settled(), bo.settled(), owner.settled()])
  const said = ear.all()
  expect(said.length).toBeGreaterThan(5000)
  expect(ana.raw.join('')).toContain('"view"')
  const secrets = [
    'Anastasia',
    'Bonifatius',
    'surely not',
    code,
    at.hostKey,
    ana.device,
    bo.device,
    deviceHash(ana.device),
  ]
  for (const secret of [...secrets, '"own"', '"card"', 'bell', 'lamp', '"news"', '"table"']) expect(said).not.toContain(secret) // prettier-ignore
  expect(said).toContain('"greeted"') // the listener was there
})

test('a device that held a chair comes back by its secret, even after a restart, unsent', async () => {
  const dataFolder = folder()
  const before = await host({ dataFolder })
  const owner = await tableFor(before, 'blank', 2)
  const ana = await new Person().come(before)
  await ana.sit(owner.last('table')!.table.code, 'Ana')
  await ana.leave()
  await before.stop()
  const after = await host({ dataFolder })
  after.room.resumeUnfinished()
  const back = await new Person(ana.device).open(after, { device: ana.device })
  expect(back.greetedBy).toBe('device')
  back.say({ type: 'hello', protocol: PROTOCOL_VERSION })
  await back.next(({ type }) => type === 'table')
  expect(back.last('table')!.table.chairs[0]).toMatchObject({
    name: 'Ana',
    here: true,
    device: ana.last('welcome')!.mark,
  })
  expect(statSync(join(dataFolder, 'devices')).mode & 0o777).toBe(0o600)
  for (const name of ['devices', join('tables', `${after.room.table!.id}.jsonl`)])
    expect(readFileSync(join(dataFolder, name), 'utf8')).not.toContain(ana.device)
})

/** Records what a host is greeted with from now on. */
function greetingsAt({ room }: { room: Room }) {
  const asked = vi.spyOn(room.doorkeeper, 'secretFor')
  return () => asked.mock.calls.map(([greet]) => greet)
}

test('a lost screen comes back by its last channel without an exchange; a replay is declined', async () => {
  const at = await host()
  const owner = await tableFor(at, 'blank', 2)
  const { code } = owner.last('table')!.table
  const greetings = greetingsAt(at)
  const ana = await new Person().come(at, { code: code! })
  await ana.sit(code, 'Ana')
  for (let time = 0; time < 2; time++) {
    await ana.leave()
    await ana.open(at, { device: ana.device })
    expect(ana.greetedBy).toBe('device')
    ana.say({ type: 'hello', protocol: PROTOCOL_VERSION })
    await ana.next(({ type }) => type === 'table')
    expect(ana.last('table')!.table.chairs[0]).toMatchObject({ here: true, device: ana.last('welcome')!.mark })
  }
  expect(greetings().map(({ by }) => by)).toEqual(['code', 'resumption', 'resumption'])
  const thief = new WebSocket(`ws://127.0.0.1:${at.port}/`)
  onTestFinished(() => thief.terminate())
  const answers: string[] = []
  thief.on('message', (frame: Buffer) => answers.push(frame.toString('utf8')))
  await expect.poll(() => answers.length).toBe(1)
  thief.send(JSON.stringify({ type: 'greet', ...greetings().at(-1), session: '0'.repeat(32), share: '' }))
  await expect.poll(() => answers.length).toBe(2)
  expect(JSON.parse(answers[1]!)).toMatchObject({ type: 'host', declined: 'resumption' })
})

test('a guest comes back by their link, the owner by the channel of their key, strangers anew', async () => {
  const at = await host()
  const greetings = greetingsAt(at)
  const owner = await tableFor(at, 'blank', 2)
  const link = owner.last('table')!.table.linkKey!
  const [guest, stranger] = [await new Person().come(at, { link }), await new Person().come(at)]
  await guest.leave()
  await guest.come(at, { link })
  expect(guest.greetedBy).toBe('link')
  await owner.leave()
  await owner.come(at, { key: at.hostKey })
  expect(owner.last('welcome')!.owner).toBe(true)
  await stranger.leave()
  await stranger.come(at)
  expect(greetings().map(({ by }) => by)).toEqual(['owner', 'link', 'none', 'link', 'resumption', 'none'])
})

test('a device that never sat is not known by its secret, and has to say who it is', async () => {
  const dataFolder = folder()
  const at = await host({ dataFolder })
  const eve = await new Person().open(at)
  await eve.leave()
  await eve.open(at, { device: eve.device })
  expect(eve.greetedBy).toBe('none')
  expect(existsSync(join(dataFolder, 'devices'))).toBe(false)
  expect(await eve.refused({ type: 'hello', protocol: PROTOCOL_VERSION })).toBe('unreadable')
})

test('each guess at the code counts; after twenty of one address only a link is accepted', async () => {
  const at = await host()
  const owner = await tableFor(at, 'blank', 2)
  const code = owner.last('table')!.table.code!
  for (let right = 0; right < 35; right++) await (await new Person().open(at, { code })).leave() // what was right counts for nothing
  const wrong = code === 'BABA' ? 'DADA' : 'BABA'
  for (let guess = 0; guess < 20; guess++) await expect(new Person().open(at, { code: wrong })).rejects.toThrow('1008')
  const eve = await new Person().open(at, { code })
  expect([eve.greetedBy, eve.declined]).toEqual(['none', 'too-many'])
  eve.say({ type: 'hello', protocol: PROTOCOL_VERSION, device: eve.device })
  expect(await eve.refused({ type: 'sit', chair: null, name: 'Eve', code: wrong })).toBe('too-many-codes')
  const link = owner.last('table')!.table.linkKey!
  const guest = await new Person().come(at, { link })
  expect(guest.greetedBy).toBe('link')
  await guest.sit(undefined, 'Ben')
})

test('a link leads to its own table by 128 bits, after a restart too, and nowhere else', async () => {
  const dataFolder = folder()
  const at = await host({ dataFolder, keepsKey: true })
  const owner = await tableFor(at, 'blank', 2)
  const kitchen = owner.last('table')!.table
  await owner.ask({ type: 'open', name: 'Attic', beside: true }, 'table')
  const attic = owner.last('table')!.table
  expect(Buffer.from(kitchen.linkKey!, 'base64url')).toHaveLength(16)
  expect(attic.linkKey).not.toBe(kitchen.linkKey)
  const guest = await new Person().come(at, { link: attic.linkKey!, codeOf: attic.id })
  expect([guest.greetedBy, guest.last('table')!.table.name]).toEqual(['link', 'Attic'])
  await expect(new Person().open(at, { link: kitchen.linkKey!, table: attic.id })).rejects.toThrow('1008')
  await expect(new Person().open(await host(), { link: kitchen.linkKey! })).resolves.toMatchObject({
    greetedBy: 'none',
  })
  await guest.sit(undefined, 'Ana') // a table that nobody ever sat at is not saved
  await at.stop()
  const after = await host({ dataFolder, keepsKey: true })
  after.room.resume(attic.id)
  const back = await new Person().come(after, { link: attic.linkKey!, codeOf: attic.id })
  expect([back.greetedBy, back.last('table')!.table.linkKey]).toEqual(['link', attic.linkKey])
})

test('a page of an older Hunch learns in clear text that it cannot play here', async () => {
  const at = await host()
  const old = new WebSocket(`ws://127.0.0.1:${at.port}/`)
  const heard: string[] = []
  old.on('message', (bytes: Buffer) => heard.push(bytes.toString('utf8')))
  old.once('open', () => old.send(JSON.stringify({ type: 'hello', protocol: 3, device: 'f'.repeat(32) })))
  expect(await new Promise(resolve => old.once('close', resolve))).toBe(1002)
  expect(JSON.parse(heard.at(-1)!)).toEqual({ type: 'refused', why: 'protocol' })
})
