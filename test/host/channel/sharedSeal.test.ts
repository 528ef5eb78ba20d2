// A message to all displays is sealed once for them; anybody else's is sealed for each alone.
import type { RawData } from 'ws'
import { expect, test } from 'vitest'
import { ForeignClient } from '../../foreign/client.ts'
import { host, Person, tableFor } from '../kit.ts'
import { harmlessMove, makeMove } from '../roomKit.ts'

type Running = Awaited<ReturnType<typeof host>>

/** The frames that reach a screen from now on, in order. */
function framesTo(person: Person): string[] {
  const frames: string[] = []
  person.socket.on('message', (bytes: RawData, isBinary: boolean) => isBinary && frames.push((bytes as Buffer).toString('hex'))) // prettier-ignore
  return frames
}

/** Ana runs the host and shares her screen with Ben; a game is on. */
async function playing() {
  const at = await host({ pace: 60_000 })
  const ana = await tableFor(at, 'blank', 3, { cards: 'nine' })
  for (const name of ['Ana', 'Ben']) await ana.sit(undefined, name)
  const cleo = await new Person().come(at) // she typed the address, and the code on the page
  await cleo.sit(at.room.table!.code, 'Cleo')
  await ana.ask({ type: 'start' }, 'view')
  return { at, ana, cleo }
}

/** The player to move names a card that somebody else holds: never the hidden one. */
const move = ({ room }: Running) => makeMove({ table: room.table! }, harmlessMove({ table: room.table! }))

const isShared = (frame: string) => parseInt(frame.slice(0, 2), 16) >= 0x80

test('displays that came without a code get a move in the same bytes; nobody else does', async () => {
  const { at, ana, cleo } = await playing()
  const displays = [await new Person().come(at, { display: true }), await new Person().come(at, { display: true })]
  const guest = await new Person().come(at)
  const owners = await new Person().come(at, { key: at.hostKey, display: true })
  const all = [...displays, guest, owners, ana, cleo]
  const frames = all.map(framesTo)
  const told = all.map(screen => screen.next(({ type }) => type === 'news'))
  move(at)
  await Promise.all(told)
  expect(frames.map(heard => heard.filter(isShared).length)).toEqual([1, 1, 0, 0, 0, 0])
  expect(frames[0]!.find(isShared)).toBe(frames[1]!.find(isShared))
  const own = frames.flatMap(heard => heard.filter(frame => !isShared(frame)))
  expect(new Set(own).size).toBe(own.length)
  for (const display of displays)
    expect(display.view.story).toEqual(ana.view.story.filter(({ type }) => type === 'named'))
  expect(all.map(screen => screen.heard.some(({ type }) => (type as string) === 'shares'))).toEqual(
    all.map(() => false),
  ) // the channel checks it
})

test('a display that comes in the middle of a game gets what comes after', async () => {
  const { at } = await playing()
  const early = await new Person().come(at, { display: true })
  move(at)
  const late = await new Person().come(at, { display: true })
  const told = [early, late].map(screen => screen.next(({ type }) => type === 'news'))
  move(at)
  await Promise.all(told)
  expect(late.view.story).toEqual(early.view.story)
  expect(late.view.story).toHaveLength(2)
})

test('a display written from the wire document alone follows a game', async () => {
  const { at, ana } = await playing()
  const display = new ForeignClient(at.port, { by: 'none', secret: '' })
  await display.sealed
  const heard: Record<string, unknown>[] = []
  display.onMessage = message => heard.push(message)
  display.say({ type: 'hello', protocol: 4, device: 'ab'.repeat(16), display: true })
  await expect.poll(() => heard.some(({ type }) => type === 'view')).toBe(true)
  move(at)
  move(at)
  await ana.settled()
  await expect.poll(() => heard.filter(({ type }) => type === 'news').map(({ n }) => n)).toEqual([1, 2])
  display.close()
})
