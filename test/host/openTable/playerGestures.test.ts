// Players' gestures: who may make them, how often, and that every screen shows them.
import { expect, test, vi } from 'vitest'
import { MIN_PACE_WITH_GESTURES_MS } from '../../../main/host/computers/manners.ts'
import { GESTURES, readClientMessage, type Gesture } from '../../../shared/wire/index.ts'
import { until } from '../../kit/until.ts'
import { host, Person, tableFor } from '../kit.ts'
import { playing, seated, type Screen } from '../roomKit.ts'

const reactions = ({ heard }: Pick<Screen | Person, 'heard'>) =>
  heard.flatMap(message => (message.type === 'reacted' ? [[message.seat, message.gesture]] : []))

const react = (screen: Screen, seat: number, gesture: Gesture) => screen.say({ type: 'react', seat, gesture })

test('a gesture is shown on every screen, at the seat that made it', () => {
  const at = playing('ana', 'ben')
  const [ana, ben] = at.guests as [Screen, Screen]
  const screens = [at.owner, ana, ben, at.screen('ana').hello({ display: true }), at.screen('late').hello()]
  react(ben, 1, 'hat')
  expect(screens.map(reactions)).toEqual(screens.map(() => [[1, 'hat']]))
})

test('each of the six gestures can be made and no other, and none of them is kept', () => {
  const at = playing('ana', 'ben')
  const kept = JSON.stringify(at.table.view(0))
  for (const gesture of GESTURES) {
    vi.advanceTimersByTime(2000)
    expect(react(at.guests[0]!, 0, gesture)).toEqual([{ type: 'reacted', seat: 0, gesture }])
  }
  expect(JSON.stringify(at.table.view(0))).toBe(kept)
  expect(readClientMessage('{"type":"react","seat":0,"gesture":"insult"}')).toBeNull()
})

test('a device that makes too many has to wait two seconds, and the others do not', () => {
  const [ana, ben] = playing('ana', 'ben').guests as [Screen, Screen]
  for (let nth = 0; nth < 4; nth++) react(ana, 0, 'laugh')
  expect(react(ana, 0, 'laugh')).toBe('too-many-reactions')
  react(ben, 1, 'bravo')
  expect(reactions(ana)).toEqual([[1, 'bravo']])
  vi.advanceTimersByTime(1999)
  expect(react(ana, 0, 'gasp')).toBe('too-many-reactions')
  vi.advanceTimersByTime(1)
  react(ana, 0, 'gasp')
  expect(reactions(ben).at(-1)).toEqual([0, 'gasp'])
})

test('a shared screen reacts for each of its seats, with one limit', () => {
  const at = seated(2, 'ana')
  const [ana] = at.guests as [Screen]
  ana.say({ type: 'sit', chair: 1, name: 'ben' })
  at.owner.say({ type: 'start' })
  at.clear()
  for (const seat of [0, 1, 0, 1]) react(ana, seat, 'doubt')
  expect(react(ana, 0, 'doubt')).toBe('too-many-reactions')
  expect(reactions(at.owner).map(([seat]) => seat)).toEqual([0, 1, 0, 1])
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
