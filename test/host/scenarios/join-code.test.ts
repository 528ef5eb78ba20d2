// Who gets the join code: the owner, seated people, their own displays, and a display that was given it or allowed.
import { expect, test } from 'vitest'
import type { HostMessage } from '../../../shared/wire/index.ts'
import { host, Person, tableFor } from '../kit.ts'

/** A table for two: the owner without a chair, and Ana on one. */
async function laid() {
  const at = await host()
  const owner = await tableFor(at, 'blank', 2)
  const { code } = at.room.table!
  const ana = await new Person().come(at)
  await ana.sit(code, 'Ana')
  return { at, owner, ana, code }
}

const shown = (person: Person) => person.last('table')!.table.code
const retold = (person: Person) => person.next(({ type }) => type === 'table')

test('the owner and seated people get the code; a stranger gets it in no message', async () => {
  const { at, owner, ana, code } = await laid()
  const stranger = await new Person().come(at)
  await ana.ask({ type: 'rename', chair: 0, name: 'Anna' }, 'table')
  await stranger.settled()
  expect([shown(owner), shown(ana), shown(stranger)]).toEqual([code, code, null])
  const { linkKey } = at.room.joinLinkParams(at.room.table!)
  expect([owner, ana, stranger].map(person => person.last('table')!.table.linkKey)).toEqual([linkKey, linkKey, null])
  for (const secret of [code, linkKey]) expect(stranger.raw.join('')).not.toContain(secret)
})

test('a person who stands up no longer gets the code', async () => {
  const { ana } = await laid()
  await ana.ask({ type: 'stand', chair: 0 }, 'table')
  expect(shown(ana)).toBeNull()
})

test('a display shows the code on the owner’s or a player’s device, or where its link brought it', async () => {
  const { at, owner, ana, code } = await laid()
  const ofOwner = await new Person(owner.device).come(at, { display: true })
  const ofAna = await new Person(ana.device).come(at, { display: true })
  const linked = await new Person().come(at, { display: true, code })
  expect([ofOwner, ofAna, linked].map(shown)).toEqual([code, code, code])
})

test('any other display asks, and shows the code once the owner lets it', async () => {
  const { at, owner, code } = await laid()
  const display = await new Person().come(at, { display: true })
  expect(shown(display)).toBeNull()
  const asked = retold(owner)
  display.say({ type: 'request-code' })
  const { table, agrees } = (await asked) as Extract<HostMessage, { type: 'table' }>
  expect([table.requests, agrees]).toMatchObject([[{ wish: 'code', needed: 1 }], true])
  const told = display.next(message => message.type === 'table' && message.table.code !== null)
  owner.say({ type: 'agree', request: table.requests[0]!.id })
  await told
  expect(shown(display)).toBe(code)
  await display.leave()
  expect(shown(await new Person(display.device).come(at, { display: true }))).toBe(code)
})

test('a display whose request is declined shows no code; one that leaves withdraws its request', async () => {
  const { at, owner } = await laid()
  const display = await new Person().come(at, { display: true })
  display.say({ type: 'request-code' })
  await display.settled()
  const { requests } = owner.last('table')!.table
  await owner.ask({ type: 'decline', request: requests[0]!.id }, 'table')
  expect([shown(display), owner.last('table')!.table.requests]).toEqual([null, []])
  display.say({ type: 'request-code' })
  await display.settled()
  expect(owner.last('table')!.table.requests).toHaveLength(1)
  const gone = retold(owner)
  await display.leave()
  await gone
  expect(owner.last('table')!.table.requests).toEqual([])
})

test('displays ask one at a time, so that no crowd of them hides what others ask', async () => {
  const { at, owner } = await laid()
  for (let nth = 0; nth < 3; nth++) {
    const display = await new Person().come(at, { display: true })
    display.say({ type: 'request-code' })
    await display.settled()
  }
  expect(owner.last('table')!.table.requests).toHaveLength(1)
})

test('only displays ask for the code', async () => {
  const { at, owner } = await laid()
  const stranger = await new Person().come(at)
  stranger.say({ type: 'request-code' })
  await stranger.settled()
  expect(owner.last('table')!.table.requests).toEqual([])
})
