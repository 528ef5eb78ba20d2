// Moves over real sockets: who may make them, who receives them, and that no secret goes to anybody else.
import { expect, test } from 'vitest'
import type { SeatView } from '../../../shared/engine/index.ts'
import { diceFromSeed, fillOfferAtRandom } from '../../../shared/engine/index.ts'
import type { Blank } from '../../../shared/games/blank/rules.ts'
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
