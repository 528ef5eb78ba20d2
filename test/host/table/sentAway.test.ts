// A device sent away by the owner: its chairs, its silence from then on, and how it may come back.
import { expect, test } from 'vitest'
import { SentAwayDevices } from '../../../main/host/table/sentAway.ts'
import { playing, rooms, seated, type Screen } from '../roomKit.ts'

const SENT_AWAY = { type: 'refused', why: 'sent-away' }
type Evening = ReturnType<typeof seated>

/** Ben is sent away, and has gone. */
function sendBenAway({ owner, guests, room }: Evening): Screen {
  const ben = guests[1]!
  owner.say({ type: 'send-away', chair: 1 })
  expect(ben.heard).toContainEqual(SENT_AWAY)
  expect(room.connectedScreens.all).not.toContain(ben.connection)
  return ben
}

test('a device sent away in a game is disconnected with the reason; the computer takes its chair', () => {
  const at = playing('ana', 'ben')
  sendBenAway(at)
  expect(at.table.chairs).toMatchObject([
    { name: 'ana', substituted: false },
    { kind: 'person', name: 'ben', device: '', substituted: true },
  ])
  expect(at.guests[0]!.last('table')!.table.chairs[1]!.device).toBe('')
})

test('in the lobby its chairs become free, all those of a shared screen', () => {
  const at = seated(3, 'ana', 'ben')
  at.guests[1]!.say({ type: 'sit', chair: 2, name: 'Cleo' })
  sendBenAway(at)
  expect(at.table.chairs.map(({ kind }) => kind)).toEqual(['person', 'free', 'free'])
  expect(at.owner.last('table')!.sentAway).toMatchObject([{ names: ['ben', 'Cleo'] }])
})

test('it can send nothing to this table, sees nothing and sits nowhere, also as a display', () => {
  const at = playing('ana', 'ben')
  const ben = sendBenAway(at)
  for (const extra of [{}, { display: true }, { draws: true }] as const)
    expect(at.screen('ben').hello(extra).heard).toEqual([SENT_AWAY])
  for (const message of [
    { type: 'rename', chair: 1, name: 'Late' }, // its last messages may still be on their way
    { type: 'sit', chair: 1, name: 'Ben', code: at.code },
    { type: 'watch', seat: null },
  ] as const)
    expect(ben.say(message)).toBe('hello-first')
  expect(at.table.chairs[1]).toMatchObject({ name: 'ben', device: '' })
})

test('only the owner sends away, and undoes it; nobody else sees who was sent away', () => {
  const at = seated(3, 'ana', 'ben')
  at.owner.say({ type: 'sit', chair: 2, name: 'Olga' })
  at.owner.say({ type: 'start' })
  const nobody = (chair: number) => at.owner.say({ type: 'send-away', chair })
  expect(nobody(2)).toBe('nobody-to-send') // the owner's own
  const { mark } = sendBenAway(at)
  expect(nobody(1)).toBe('nobody-to-send') // it holds no chair any more
  at.owner.say({ type: 'set', name: 'Attic' })
  expect(at.owner.last('table')!.sentAway).toEqual([{ device: mark, names: ['ben'] }])
  expect(at.guests[0]!.last('table')!.sentAway).toBeUndefined()

  at.owner.say({ type: 'welcome-back', device: mark })
  expect(at.owner.last('table')!.sentAway).toBeUndefined()
  const back = at.screen('ben').hello()
  back.say({ type: 'sit', chair: 1, name: 'ben', code: at.code })
  expect(back.last('view')!.seat).toBe(1)
})

test('it holds after a restart of the host, and for this table alone', () => {
  const before = playing('ana', 'ben')
  sendBenAway(before)
  const { id } = before.table
  before.room.end()

  const after = rooms(before)
  after.room.resumeUnfinished()
  expect(after.screen('ben').hello().heard).toEqual([SENT_AWAY])
  const owner = after.ownerScreen()
  expect(owner.last('table')!.sentAway).toMatchObject([{ names: ['ben'] }])
  owner.say({ type: 'open', name: 'Another' })
  const ben = after.screen('ben').hello()
  expect(ben.last('table')!.table.name).toBe('Another')
  owner.say({ type: 'resume', table: id })
  expect(ben.heard).toContainEqual(SENT_AWAY)
})

test('a device that is sent away again is on the list once, as the last', () => {
  const list = new SentAwayDevices()
  for (const device of ['a', 'b', 'a']) list.add({ device, names: [device] })
  expect(list.all.map(({ device }) => device)).toEqual(['b', 'a'])
  list.remove('a')
  expect(list.all.map(({ device }) => device)).toEqual(['b'])
})
