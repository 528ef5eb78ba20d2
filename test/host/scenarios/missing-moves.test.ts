// A host that came back with fewer moves than its screens saw tells everybody how many are missing.
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { harmlessMove, makeMove, rooms, seated, type Screen } from '../roomKit.ts'

/** The acks a screen received, as a page stores them. */
const acksOf = ({ everHeard }: Screen) => [
  ...new Set(everHeard.flatMap(message => ('ack' in message && message.ack !== undefined ? [message.ack] : []))),
]
const missingOn = ({ everHeard }: Screen) => everHeard.findLast(message => message.type === 'table')!.table.missing

/**
 * A game between Ana, Ben and a computer player, with Cleo watching; after `kept` moves, or before the deal, the disk
 * stores nothing more, though it says it does. Everybody is at the host that was started again on it.
 */
function lyingDisk({ kept, lost }: { kept: number | 'nothing'; lost: number }) {
  const before = seated(3, 'ana', 'ben')
  const { id } = before.table
  before.owner.say({ type: 'computer', chair: 2 })
  const screens = { ana: before.guests[0]!, ben: before.guests[1]!, cleo: before.screen('cleo').hello() }
  const path = join(before.data, 'tables', `${id}.jsonl`)
  const hold = () => copyFileSync(path, `${path}.held`)
  const move = () => makeMove(before, harmlessMove(before))
  hold()
  before.owner.say({ type: 'start' })
  if (kept !== 'nothing') {
    for (let nth = 0; nth < kept; nth++) move()
    hold()
  }
  for (let nth = 0; nth < lost; nth++) move()
  before.room.end()
  copyFileSync(`${path}.held`, path)
  const after = rooms(before)
  after.room.resume(id)
  const owner = after.ownerScreen()
  const [ana, ben, cleo] = ['ana', 'ben', 'cleo'].map(name => after.screen(name).hello()) as [Screen, Screen, Screen]
  const seenBy = (screen: Screen, acks: readonly string[], table = id) =>
    screen.say({ type: 'seen', table, acks: [...acks] })
  return { id, owner, ana, ben, cleo, seenBy, screens, seen: acksOf(screens.ana) }
}

test('a screen back at a host that lost moves reports them, and everybody sees how many', () => {
  const { owner, ana, ben, cleo, screens, seen, seenBy } = lyingDisk({ kept: 1, lost: 2 })
  expect(seen).toHaveLength(4) // the deal, and three moves
  expect([screens.ben, screens.cleo].map(acksOf)).toEqual([seen, seen])
  seenBy(ben, seen)
  expect(ben.last('missing')!.acks).toEqual(seen.slice(2))
  expect([owner, ana, ben, cleo].map(missingOn)).toEqual([2, 2, 2, 2])
  seenBy(ana, seen)
  expect(missingOn(ana)).toBe(2) // the same moves
  ana.say({ type: 'dismiss' })
  expect(missingOn(ana)).toBeUndefined()
  ana.heard.length = 0
  seenBy(ben, seen)
  expect(ana.heard).toEqual([]) // said once
})

test('a deal that the disk lost is missed too, though nobody has moved in it', () => {
  const { ana, ben, seen, seenBy } = lyingDisk({ kept: 'nothing', lost: 0 })
  expect(seen).toHaveLength(1)
  seenBy(ben, seen)
  expect(ben.last('missing')).toBeDefined()
  expect(missingOn(ana)).toBe(1)
})

test('nothing is missing when the journal holds all that was seen', () => {
  const { ana, ben, seen, seenBy } = lyingDisk({ kept: 3, lost: 0 })
  for (const screen of [ana, ben]) expect(seenBy(screen, seen)).toEqual([])
})

test('reports of spectators do not count; nor do moves seen at another table', () => {
  const { ana, cleo, seenBy } = lyingDisk({ kept: 1, lost: 1 })
  ana.heard.length = 0
  seenBy(cleo, ['0000'])
  expect(ana.heard).toEqual([])
  expect(seenBy(ana, ['0000'], 'elsewhere')).toEqual([])
})

test('the next deal dismisses the notice', () => {
  const { owner, ana, ben, seen, seenBy } = lyingDisk({ kept: 1, lost: 1 })
  seenBy(ben, seen)
  owner.say({ type: 'lobby' })
  expect(missingOn(ana)).toBe(1)
  owner.say({ type: 'start' })
  expect(missingOn(ana)).toBeUndefined()
})

test('a screen gets the ack of a move only with news of the move', () => {
  const { screens } = lyingDisk({ kept: 2, lost: 0 })
  for (const { everHeard } of [screens.ana, screens.ben])
    for (const message of everHeard) if (message.type === 'news') expect(message.ack).toMatch(/^[\w-]{4}$/)
  expect(acksOf(screens.ana)).toHaveLength(3) // one of them for the deal
})
