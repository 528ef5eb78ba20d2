// Tests the protocol as a stranger would: a client written from its README plays every game to its end.
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { titleIn } from '../kit/games.ts'
import { host } from '../host/kit.ts'
import { ForeignClient } from './client.ts'
import { FollowedView } from './followed.ts'

/** The kinds of fields in an offer, from the README. */
type Field =
  | { is: 'oneOf'; values: unknown[] }
  | { is: 'text'; fewest: number; most: number; letters?: string }
  | { is: 'each'; fields: Field[]; distinct?: boolean }

type Message = Record<string, unknown> & { type: string }

const one = <T>(values: readonly T[]): T => values[randomInt(values.length)]!

function filled(field: Field): unknown {
  if (field.is === 'oneOf') return one(field.values)
  if (field.is === 'text') {
    const letters = [...(field.letters ?? 'abc')]
    return Array.from({ length: Math.max(1, field.fewest) }, () => one(letters)).join('')
  }
  const chosen: unknown[] = []
  for (const each of field.fields) {
    let value = filled(each)
    for (let tries = 0; field.distinct && chosen.includes(value) && tries < 1000; tries++) value = filled(each)
    chosen.push(value)
  }
  return chosen
}

/** A player that asks for its legal moves and makes any of them. */
async function player(
  port: number,
  by: { by: 'owner' | 'code' | 'device' | 'resumption'; secret: string; tag?: string },
) {
  const client = new ForeignClient(port, by)
  await client.sealed
  onTestFinished(() => client.close())
  const isKnown = by.by === 'device' || by.by === 'resumption'
  const device = isKnown ? undefined : randomBytes(16).toString('hex')
  const state = {
    device: device ?? '',
    seat: null as number | null,
    step: 0,
    mark: '',
    followed: null as FollowedView | null,
    refused: [] as unknown[],
    heard: new Set<string>(),
  }
  const waiting: { wanted: (message: Message) => boolean; resolve: (message: Message) => void }[] = []
  client.onMessage = heard => {
    const message = heard as Message
    state.heard.add(message.type)
    if (message.type === 'welcome') state.mark = message['mark'] as string
    if (message.type === 'refused') state.refused.push(message['why'])
    if (message.type === 'view') {
      state.seat = message['seat'] as number | null
      state.step = ((message['view'] as Message)['step'] as number | undefined) ?? 0
      state.followed = new FollowedView(message)
    }
    if (message.type === 'news') {
      state.followed!.apply(message)
      const set = (message['set'] ?? []) as unknown[]
      const at = set.indexOf('/step')
      if (at >= 0) state.step = set[at + 1] as number
    }
    for (const one of waiting.splice(0)) if (one.wanted(message)) one.resolve(message); else waiting.push(one) // prettier-ignore
  }
  const next = (wanted: (message: Message) => boolean) =>
    new Promise<Message>(resolve => waiting.push({ wanted, resolve }))
  const ask = (message: object, type: string) => {
    const answer = next(heard => heard.type === type || heard.type === 'refused')
    client.say(message as Record<string, unknown>)
    return answer
  }
  await ask({ type: 'hello', protocol: 4, device }, 'welcome')
  return { client, state, ask, next, say: (message: object) => client.say(message as Record<string, unknown>) }
}

/** Expects the views the players kept up to date to equal those the host sends on request. */
async function compareViews(players: readonly Awaited<ReturnType<typeof player>>[]): Promise<void> {
  for (const { state, ask } of players) {
    const followed = state.followed!.view
    const { view } = await ask({ type: 'watch', seat: state.seat }, 'view')
    expect(followed).toEqual(view)
  }
}

test.each(games.filter(({ isOffered }) => isOffered).map(({ id }) => [titleIn('en', id), id]))(
  '%s is played to its end by clients of another make',
  async (_, id) => {
    const at = await host()
    const owner = await player(at.port, { by: 'owner', secret: at.hostKey })
    const { table } = (await owner.ask({ type: 'open', name: 'Foreign' }, 'table')) as unknown as {
      table: { code: string; chairs: unknown[] }
    }
    owner.say({ type: 'set', game: id })
    const seats = id === 'missing-persons' ? 2 : 3 // it is a game for two
    for (let chair = table.chairs.length - 1; chair >= seats; chair--) owner.say({ type: 'remove', chair })
    const players = []
    for (let nth = 0; nth < seats; nth++) {
      const joined = await player(at.port, { by: 'code', secret: table.code })
      await joined.ask({ type: 'sit', chair: nth, name: `Guest ${nth}`, code: table.code }, 'table')
      players.push(joined)
    }
    const dealt = players.map(({ next }) => next(({ type }) => type === 'view'))
    owner.say({ type: 'start' })
    await Promise.all(dealt)
    expect(players.map(({ state }) => state.seat)).toEqual(players.map((_, seat) => seat))

    let moves = 0
    while (at.room.table!.phase === 'playing') {
      let moved = false
      for (const { state, ask } of players) {
        const answer = await ask({ type: 'offers', seat: state.seat }, 'offers')
        const offers = (answer['offers'] ?? []) as Record<string, unknown>[]
        if (offers.length === 0) continue
        const { type, ...fields } = one(offers)
        const move = { type, ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, filled(field as Field)])) } // prettier-ignore
        const done = await ask({ type: 'move', seat: state.seat, step: answer['step'], move }, 'news')
        if (done.type === 'news') moved = true
        if (at.room.table!.phase !== 'playing') break
      }
      moves++
      if (moves % 10 === 1) await compareViews(players)
      expect(moved, 'somebody can move').toBe(true)
      expect(moves).toBeLessThan(5000)
    }
    await compareViews(players)
    expect(players.flatMap(({ state }) => state.refused)).toEqual([])
    expect(at.room.table!.evening).toHaveLength(1)
    for (const { state } of players) expect([...state.heard]).toEqual(expect.arrayContaining(['welcome', 'table', 'view', 'news'])) // prettier-ignore
  },
)

test('it reconnects by the digest of its secret, then by the last channel, and has its seat', async () => {
  const at = await host()
  const owner = await player(at.port, { by: 'owner', secret: at.hostKey })
  const { table } = (await owner.ask({ type: 'open', name: 'Foreign' }, 'table')) as unknown as {
    table: { code: string; chairs: unknown[] }
  }
  for (let chair = table.chairs.length - 1; chair >= 2; chair--) owner.say({ type: 'remove', chair })
  const guests = []
  for (const name of ['Ana', 'Bo']) {
    const guest = await player(at.port, { by: 'code', secret: table.code })
    await guest.ask({ type: 'sit', chair: guests.length, name, code: table.code }, 'table')
    guests.push(guest)
  }
  const dealt = guests.map(({ next }) => next(({ type }) => type === 'view'))
  owner.say({ type: 'start' })
  const [, before] = await Promise.all(dealt)
  const { client, state } = guests[1]!
  client.close()
  const digest = createHash('sha256').update(state.device).digest('hex').slice(0, 32)
  const again = await player(at.port, { by: 'device', secret: digest, tag: state.mark })
  expect(again.state.mark).toBe(state.mark)
  const view = await again.ask({ type: 'watch', seat: 1 }, 'view')
  expect(view).toEqual(before)
  again.client.close()
  const resumed = await player(at.port, { by: 'resumption', ...again.client.resumption! })
  expect(resumed.state.mark).toBe(state.mark)
  expect(await resumed.ask({ type: 'watch', seat: 1 }, 'view')).toEqual(before)
  expect([...again.state.refused, ...resumed.state.refused]).toEqual([])
})

test('it joins one of several tables by its code, and goes from there to another', async () => {
  const at = await host()
  const kitchen = at.room.open('Kitchen')
  const attic = at.room.open('Attic', { beside: true })
  const client = new ForeignClient(at.port, { by: 'code', secret: attic.code, tag: attic.id })
  await client.sealed
  onTestFinished(() => client.close())
  const heard: Message[] = []
  client.onMessage = message => heard.push(message as Message)
  client.say({ type: 'hello', protocol: 4, device: randomBytes(16).toString('hex') })
  await expect.poll(() => heard.map(({ type }) => type)).toEqual(['welcome', 'table'])
  expect(heard[1]!['table']).toMatchObject({ id: attic.id, code: attic.code, beside: true })
  client.say({ type: 'go-to', table: null })
  await expect.poll(() => heard.slice(2).map(({ type }) => type)).toEqual(['closed', 'tables'])
  expect((heard[3]!['tables'] as { id: string }[]).map(({ id }) => id)).toEqual([kitchen.id, attic.id])
  client.say({ type: 'go-to', table: kitchen.id })
  await expect.poll(() => heard[4]).toMatchObject({ type: 'table', table: { id: kitchen.id, code: null } })
})
