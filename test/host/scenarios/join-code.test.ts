// Who gets the join code: the owner, seated people, their own displays, and a display that was given it or allowed.
import { expect, test } from 'vitest'
import { seated, type Screen } from '../roomKit.ts'

/** The table as a screen was last sent it. */
const tableOn = ({ everHeard }: Screen) => everHeard.findLast(message => message.type === 'table')!.table
const codeOn = (screen: Screen) => tableOn(screen).code

/** A table for two: the owner without a chair, and Ana on one. */
function laid() {
  const at = seated(2, 'ana')
  const display = (name: string) => at.screen(name).hello({ display: true })
  return { ...at, ana: at.guests[0]!, display }
}

test('the owner and seated people get the code; a stranger gets it in no message', () => {
  const { room, table, screen, owner, ana, code } = laid()
  const stranger = screen('late').hello()
  ana.say({ type: 'rename', chair: 0, name: 'Anna' })
  const { linkKey } = room.joinLinkParams(table)
  expect([owner, ana, stranger].map(codeOn)).toEqual([code, code, null])
  expect([owner, ana, stranger].map(screen => tableOn(screen).linkKey)).toEqual([linkKey, linkKey, null])
  for (const secret of [code, linkKey]) expect(JSON.stringify(stranger.everHeard)).not.toContain(secret)
})

test('a person who stands up no longer gets the code', () => {
  const { ana } = laid()
  ana.say({ type: 'stand', chair: 0 })
  expect(codeOn(ana)).toBeNull()
})

test('a display shows the code on the owner’s or a player’s device, or where its link brought it', () => {
  const { screen, display, table, code } = laid()
  const linked = screen('tv').hello({ display: true, codeOf: table.id })
  expect([display('owner'), display('ana'), linked].map(codeOn)).toEqual([code, code, code])
})

test('any other display asks, and shows the code once the owner lets it', () => {
  const { display, owner, code } = laid()
  const tv = display('tv')
  expect(codeOn(tv)).toBeNull()
  tv.say({ type: 'request-code' })
  expect(owner.last('table')).toMatchObject({ table: { requests: [{ wish: 'code', needed: 1 }] }, agrees: true })
  owner.say({ type: 'agree', request: tableOn(owner).requests[0]!.id })
  expect(codeOn(tv)).toBe(code)
  tv.leave()
  expect(codeOn(display('tv'))).toBe(code)
})

test('a display whose request is declined shows no code; one that leaves withdraws its request', () => {
  const { display, owner } = laid()
  const tv = display('tv')
  tv.say({ type: 'request-code' })
  owner.say({ type: 'decline', request: tableOn(owner).requests[0]!.id })
  expect([codeOn(tv), tableOn(owner).requests]).toEqual([null, []])
  tv.say({ type: 'request-code' })
  expect(tableOn(owner).requests).toHaveLength(1)
  tv.leave()
  expect(tableOn(owner).requests).toEqual([])
})

test('displays ask one at a time, so that no crowd of them hides what others ask', () => {
  const { display, owner } = laid()
  for (const name of ['tv', 'projector', 'tablet']) display(name).say({ type: 'request-code' })
  expect(tableOn(owner).requests).toHaveLength(1)
})

test('only displays ask for the code', () => {
  const { screen, owner } = laid()
  screen('late').hello().say({ type: 'request-code' })
  expect(tableOn(owner).requests).toEqual([])
})
