// Moves over real sockets: who may make them, who receives them, and that no secret goes to anybody else.
import { expect, test } from 'vitest'
import type { SeatView } from '../../../shared/engine/index.ts'
import { diceFromSeed, fillOfferAtRandom } from '../../../shared/engine/index.ts'
import { blank, type Blank } from '../../../shared/games/blank/rules.ts'
import { mindReader } from '../../../shared/games/mind-reader/rules.ts'
import type { Host } from '../../../main/host/index.ts'
import { host, Person, tableFor } from '../kit.ts'

/** Two people on two devices, a display, and a game of Blank. */
async function two(at: Host): Promise<{ ana: Person; ben: Person; tv: Person }> {
  const ana = await tableFor(at, 'blank', 2)
  await ana.sit(undefined, 'Ana')
  const ben = await new Person().come(at)
  await ben.sit(at.room.table!.code, 'Ben')
  const tv = await new Person().come(at, { display: true })
  const dealt = Promise.all([ana, ben, tv].map(one => one.next(({ type }) => type === 'view')))
  ana.say({ type: 'start' })
  await dealt
  return { ana, ben, tv }
}

const seen = (person: Person) => person.view as unknown as SeatView<Blank>
const onTurn = ({ ana, ben }: { ana: Person; ben: Person }) =>
  seen(ana).open.turn === 0 ? { mover: ana, other: ben } : { mover: ben, other: ana }
/** A card that may be named and, as the test knows from the host, is wrong. */
const wrongCard = (at: Host, person: Person) => {
  const held = at.room.table!.play.offers(seen(person).seat)
  if (held.type !== 'offers') throw new Error('no offers')
  const { values } = (held.offers[0] as unknown as { card: { values: string[] } }).card
  const others = [0, 1].map(
    seat => (at.room.table!.view(seat) as unknown as { view: { own: { card: string } } }).view.own.card,
  )
  return others.find(card => values.includes(card))!
}

test('each device is sent its own seat, and a display only public facts', async () => {
  const at = await host()
  const { ana, ben, tv } = await two(at)
  expect(seen(ana).seat).toBe(0)
  expect(seen(ben).seat).toBe(1)
  expect(tv.view).not.toHaveProperty('own')
  expect(tv.last('view')!.seat).toBeNull()
  expect(tv.raw.join()).not.toContain('"own"')
  expect(ben.raw.join('')).not.toContain(`"${seen(ana).own.card}"`)
  expect(tv.raw.join('')).not.toContain(`"${seen(ana).own.card}"`)
})

test('a move is sent to everybody, and the turn passes on', async () => {
  const at = await host()
  const table = await two(at)
  const { mover, other } = onTurn(table)
  const card = wrongCard(at, mover)
  const heard = table.tv.next(({ type }) => type === 'news')
  await mover.ask({ type: 'move', seat: seen(mover).seat, step: 0, move: { type: 'name', card } }, 'news')
  await heard
  expect(seen(table.tv).story.at(-1)).toEqual({ type: 'named', by: seen(mover).seat, card, right: false })
  expect(table.tv.last('news')!.toMove).toEqual([seen(other).seat])
  expect(seen(mover).step).toBe(1)
})

test('notes by hand go to the screens of their seat alone, and are there again after a reload', async () => {
  const at = await host()
  const { ana, ben, tv } = await two(at)
  const marked = await ana.ask({ type: 'mark', seat: 0, at: 'rope', mark: 'out' }, 'marked')
  expect(marked).toEqual({ type: 'marked', seat: 0, at: 'rope', mark: 'out' })
  const again = await new Person(ana.device).come(at)
  await again.settled()
  expect(again.last('view')!.marks).toEqual({ rope: 'out' })
  for (const one of [ben, tv]) expect(one.raw.join('')).not.toContain('rope":"out')
  await ana.ask({ type: 'mark', seat: 0, at: 'rope', mark: '' }, 'marked')
  expect((at.room.table!.view(0) as { marks: object }).marks).toEqual({})
})

test('a whole game by sockets: every screen’s patched view equals the host’s own', async () => {
  const at = await host()
  const owner = await tableFor(at, 'mind-reader', 3, { play: 'secret', jokers: 'yes' })
  const people = [owner, await new Person().come(at), await new Person().come(at)]
  for (const [i, person] of people.entries()) await person.sit(at.room.table!.code, `P${i}`)
  const tv = await new Person().come(at, { display: true })
  const dealt = Promise.all([...people, tv].map(one => one.next(({ type }) => type === 'view')))
  owner.say({ type: 'start' })
  await dealt
  const luck = diceFromSeed('a whole game')
  let moves = 0
  for (; at.room.table!.phase === 'playing'; moves++) {
    const able = people.filter(({ view }) => mindReader.moves(view as never).length > 0)
    const mover = luck.pick(able)
    const view = mover.view
    const heard = Promise.all([...people, tv].map(one => one.next(({ type }) => type === 'news')))
    mover.say({
      type: 'move',
      seat: view.seat,
      step: view.step,
      move: fillOfferAtRandom(luck.pick(mindReader.moves(view as never)), luck),
    })
    await heard
    for (const [audience, screen] of [[null, tv], ...people.map((person, seat) => [seat, person] as const)] as const) {
      const own = JSON.parse(JSON.stringify(at.room.table!.view(audience))) as {
        n: number
        toMove: number[]
        view: object
      }
      expect(sorted(screen.view)).toEqual(sorted(own.view))
      expect(screen.last('news')!.n).toBe(own.n)
    }
  }
  expect(moves).toBeGreaterThan(10)
  expect(owner.last('table')!.table.phase).toBe('over')
})

function sorted(view: object): unknown {
  return JSON.parse(JSON.stringify(view))
}

test('play again: the start passes on, the evening’s score grows, and nobody has to join again', async () => {
  const at = await host()
  const { ana, ben } = await two(at)
  const begun: number[] = []
  for (let game = 0; game < 3; game++) {
    begun.push(ana.view.first)
    while (at.room.table!.phase === 'playing') {
      const mover = seen(ana).open.turn === 0 ? ana : ben
      const heard = Promise.all([ana, ben].map(one => one.next(({ type }) => type === 'news')))
      mover.say({
        type: 'move',
        seat: seen(mover).seat,
        step: seen(mover).step,
        move: fillOfferAtRandom(blank.moves(seen(mover))[0]!, diceFromSeed(game)),
      })
      await heard
    }
    await ana.settled()
    expect(ana.last('table')!.table.evening).toHaveLength(game + 1)
    if (game === 2) break
    const dealt = Promise.all([ana, ben].map(one => one.next(({ type }) => type === 'view')))
    ana.say({ type: 'start' })
    await dealt
  }
  expect(begun[1]).toBe((begun[0]! + 1) % 2)
  expect(begun[2]).toBe(begun[0])
  ana.say({ type: 'lobby' })
  ana.say({ type: 'set', game: 'mind-reader' })
  await ana.settled()
  expect(ana.last('table')!.table).toMatchObject({ phase: 'lobby', game: 'mind-reader' })
  expect(ana.last('table')!.table.chairs.map(({ name }) => name)).toEqual(['Ana', 'Ben'])
})
