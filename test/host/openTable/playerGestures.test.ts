// Players' gestures over real sockets: who may make them, how often, and that every screen shows them.
import { expect, test } from 'vitest'
import { MIN_PACE_WITH_GESTURES_MS } from '../../../main/host/computers/manners.ts'
import { GESTURES } from '../../../shared/wire/index.ts'
import { until } from '../../kit/until.ts'
import { host, Person, tableFor } from '../kit.ts'

/** Ana and Ben sit, a TV and a stranger watch; the game is on, or not yet. */
async function evening({ dealt = true } = {}) {
  const at = await host({ pace: 60_000 })
  const owner = await tableFor(at, 'blank', 2)
  const { code } = at.room.table!
  const [ana, ben] = [await new Person().come(at), await new Person().come(at)]
  await ana.sit(code, 'Ana', 0)
  await ben.sit(code, 'Ben', 1)
  const tv = await new Person(ana.device).come(at, { display: true })
  const stranger = await new Person().come(at)
  if (dealt) await owner.ask({ type: 'start' }, 'view')
  return { at, owner, ana, ben, tv, stranger }
}

const reactions = (person: Person) =>
  person.heard.flatMap(message => (message.type === 'reacted' ? [[message.seat, message.gesture]] : []))

test('a gesture is shown on every screen, at the seat that made it', async () => {
  const { owner, ana, ben, tv, stranger } = await evening()
  const screens = [owner, ana, ben, tv, stranger]
  const shown = screens.map(screen => screen.next(({ type }) => type === 'reacted'))
  ben.say({ type: 'react', seat: 1, gesture: 'hat' })
  expect(await Promise.all(shown)).toEqual(screens.map(() => ({ type: 'reacted', seat: 1, gesture: 'hat' })))
})

test('each of the six gestures can be made, and none of them is kept', async () => {
  const { at, ana } = await evening()
  const kept = JSON.stringify(at.room.table!.view(0))
  for (const gesture of GESTURES.slice(0, 3)) await ana.ask({ type: 'react', seat: 0, gesture }, 'reacted')
  expect(JSON.stringify(at.room.table!.view(0))).toBe(kept)
  expect(reactions(ana)).toEqual(GESTURES.slice(0, 3).map(gesture => [0, gesture]))
  expect(await ana.refused({ type: 'react', seat: 0, gesture: 'insult' })).toBe('unreadable')
})

test('a device that makes too many has to wait two seconds, and the others do not', async () => {
  const { ana, ben } = await evening()
  for (let nth = 0; nth < 4; nth++) await ana.ask({ type: 'react', seat: 0, gesture: 'laugh' }, 'reacted')
  expect(await ana.refused({ type: 'react', seat: 0, gesture: 'laugh' })).toBe('too-many-reactions')
  await ben.ask({ type: 'react', seat: 1, gesture: 'bravo' }, 'reacted')
  await ana.settled()
  expect(reactions(ana)).toEqual([...Array.from({ length: 4 }, () => [0, 'laugh']), [1, 'bravo']])
  await expect
    .poll(
      async () => {
        ana.say({ type: 'react', seat: 0, gesture: 'gasp' })
        await ana.settled()
        return reactions(ana).at(-1)
      },
      { interval: 250 },
    )
    .toEqual([0, 'gasp'])
})

test('a shared screen reacts for each of its seats, with one limit', async () => {
  const at = await host({ pace: 60_000 })
  const owner = await tableFor(at, 'blank', 2)
  await owner.sit(undefined, 'Ana')
  await owner.sit(undefined, 'Ben')
  await owner.ask({ type: 'start' }, 'view')
  for (const seat of [0, 1, 0, 1]) await owner.ask({ type: 'react', seat, gesture: 'doubt' }, 'reacted')
  expect(await owner.refused({ type: 'react', seat: 0, gesture: 'doubt' })).toBe('too-many-reactions')
  expect(reactions(owner).map(([seat]) => seat)).toEqual([0, 1, 0, 1])
})

test('computer players make gestures of their own, which every screen is shown', async () => {
  const at = await host({ pace: MIN_PACE_WITH_GESTURES_MS })
  const owner = await tableFor(at, 'blank', 3)
  const tv = await new Person(owner.device).come(at, { display: true })
  for (const chair of [0, 1, 2]) await owner.ask({ type: 'computer', chair, level: 'normal' }, 'table')
  owner.say({ type: 'start' })
  await until(() => expect(reactions(owner)).not.toEqual([]))
  await until(() => expect(reactions(tv)).not.toEqual([]))
  for (const [seat] of reactions(owner)) expect(at.room.table!.chairs[Number(seat)]!.kind).toBe('computer')
})
