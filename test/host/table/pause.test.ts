// A game paused for everybody: who may pause it, what waits, and that it outlasts the host.
import { expect, test } from 'vitest'
import { Refusal } from '../../../main/host/errors/refusal.ts'
import { readClientMessage } from '../../../shared/wire/index.ts'
import { makeMove, oneMove, playing, rooms, seated, type Screen } from '../roomKit.ts'

const pausedOn = (screen: Screen) => screen.last('table')!.table.paused

test('a seated person pauses the game for all; every screen says who, until somebody goes on', () => {
  const at = playing('ana', 'ben')
  const [ana, ben] = at.guests as [Screen, Screen]
  const screens = [at.owner, ana, ben, at.screen('late').hello()]
  ben.say({ type: 'pause', seat: 1 })
  expect(screens.map(pausedOn)).toEqual([1, 1, 1, 1])
  ana.say({ type: 'pause', seat: 0 }) // the first to pause it is named
  expect(at.table.paused?.by).toBe(1)
  ana.say({ type: 'go-on' })
  expect(screens.map(pausedOn)).toEqual(screens.map(() => undefined))
})

test('one player cannot hold the table up by one pause after another; the others may pause', () => {
  const at = playing('ana', 'ben')
  const [ana, ben] = at.guests as [Screen, Screen]
  const pause = () => {
    ben.say({ type: 'go-on' })
    return typeof ben.say({ type: 'pause', seat: 1 }) !== 'string'
  }
  expect(Array.from({ length: 7 }, pause)).toEqual([true, true, true, true, true, false, false])
  expect(ben.say({ type: 'pause', seat: 1 })).toBe('too-many-pauses')
  ana.say({ type: 'pause', seat: 0 })
  expect(at.table.paused?.by).toBe(0)
})

test('a game that is abandoned ends its pause', () => {
  const at = playing('ana', 'ben')
  at.guests[0]!.say({ type: 'pause', seat: 0 })
  at.owner.say({ type: 'lobby' })
  at.owner.say({ type: 'start' })
  expect(at.table.paused).toBeNull()
})

test('computer players wait, also one that was thinking already', () => {
  const at = seated(2)
  for (const chair of [0, 1]) at.owner.say({ type: 'computer', chair })
  at.owner.say({ type: 'start' })
  const thought = oneMove(at)
  at.owner.say({ type: 'pause-all' })
  expect([...at.table.computers()]).toEqual([])
  expect(() => makeMove(at, thought)).toThrow(new Refusal('paused'))
  at.clear()
  at.owner.say({ type: 'go-on-all' })
  expect(at.calls.moved).toBeGreaterThan(0) // they are asked again
  expect([...at.table.computers()]).toHaveLength(1)
  makeMove(at, thought)
})

test('a restarted host finds the game still paused, and by whom', () => {
  const before = playing('ana', 'ben')
  const [ana] = before.guests as [Screen]
  ana.say({ type: 'pause', seat: 0 })
  before.room.end()
  const after = rooms(before)
  expect(after.room.resumeUnfinished()!.paused).toEqual({ by: 0, word: null })
  after.screen('ana').hello().say({ type: 'go-on' })
  after.room.end()
  expect(rooms(before).room.resumeUnfinished()!.paused).toBeNull()
})

test('a table that is leaving for another host keeps the owner from pausing none of the others', () => {
  const { owner, room } = playing('ana', 'ben')
  for (const name of ['Attic', 'Cellar']) owner.say({ type: 'open', name, beside: true })
  const [first, leaving, last] = room.tables
  leaving!.freeze()
  owner.say({ type: 'pause-all' })
  expect(owner.last('status')!.status.tables.map(({ paused }) => paused)).toEqual([true, undefined, true])
  owner.say({ type: 'go-on-all' })
  for (const table of [first!, last!]) table.freeze()
  expect(owner.say({ type: 'pause-all' })).toBe('moving')
})

test('the owner pauses every table with one press and a message, and resumes them with one', () => {
  const before = playing('ana', 'ben')
  const [ana, ben] = before.guests as [Screen, Screen]
  before.owner.say({ type: 'open', name: 'Attic', beside: true })
  const attic = before.room.tables[1]!
  const gil = before.screen('gil').hello({ table: attic.id })
  gil.say({ type: 'sit', chair: null, name: 'Gil', code: attic.code })
  ana.say({ type: 'pause', seat: 0 })
  before.owner.say(readClientMessage('{"type":"pause-all","word":"  Back   at nine "}')!)
  expect(before.owner.last('status')!.status.tables.map(({ paused }) => paused)).toEqual([true, true])
  for (const screen of [before.owner, ana, ben, gil])
    expect(screen.last('table')!.table).toMatchObject({ paused: null, pauseWord: 'Back at nine' })
  expect(before.owner.say({ type: 'start' })).toBe('paused')
  before.room.end()

  const after = rooms(before)
  after.room.resumeUnfinished()
  const [kitchen, other] = after.room.tables
  const anaAgain = after.screen('ana').hello({ table: kitchen!.id })
  expect([kitchen, other].map(table => table!.paused)).toEqual(
    Array.from({ length: 2 }, () => ({ by: null, word: 'Back at nine' })),
  )
  anaAgain.say({ type: 'go-on' }) // one table is resumed separately
  expect([kitchen!.paused, other!.paused?.by]).toEqual([null, null])
  anaAgain.say({ type: 'pause', seat: 0, word: 'Tea' })
  expect(anaAgain.last('table')!.table).toMatchObject({ paused: 0, pauseWord: 'Tea' })
  const owner = after.ownerScreen()
  owner.say({ type: 'status' })
  expect(owner.last('status')!.status.tables.map(({ id, paused }) => [id, paused])).toEqual([
    [kitchen!.id, undefined],
    [other!.id, true],
  ])
  owner.say({ type: 'go-on-all' })
  expect([kitchen!.paused?.by, other!.paused]).toEqual([0, null]) // what players paused themselves stays paused
})
