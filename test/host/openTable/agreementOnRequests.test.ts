// Whose word counts where a table has no owner, and how many must agree: nobody takes a chair with its hand alone.
import { expect, test, vi } from 'vitest'
import { BACK_SOON, GRACE, playing, type Screen } from '../roomKit.ts'

/** A game among these guests, whose owner has gone to another table of the same host for good. */
function withoutOwner(...names: string[]) {
  const at = playing(...names)
  at.owner.say({ type: 'open', beside: true })
  vi.advanceTimersByTime(GRACE + 50)
  expect(at.guests[0]!.last('table')!.host).toBe(true)
  const come = (name: string) => at.screen(name).hello({ table: at.table.id })
  /** A screen goes away for this long. */
  const leaves = (screen: Screen, { ms = GRACE } = {}) => {
    screen.leave()
    vi.advanceTimersByTime(ms)
  }
  /** Asks for the seat; the request as everybody sees it, if it is not granted at once. */
  const request = (asker: Screen, chair: number) => {
    asker.say({ type: 'request-seat', chair, code: at.code })
    return asker.last('table')!.table.requests[0]!
  }
  const agree = (request: number, ...screens: Screen[]) => {
    for (const screen of screens) screen.say({ type: 'agree', request })
  }
  return { ...at, come, leaves, request, agree }
}

/** The seats whose hands a screen was sent. */
const hands = ({ everHeard }: Screen) => [
  ...new Set(everHeard.flatMap(message => (message.type === 'view' && message.seat !== null ? [message.seat] : []))),
]

test('one guest with a second browser gets nobody’s chair or hand', () => {
  const at = withoutOwner('ana', 'eve')
  const [ana, eve] = at.guests as [Screen, Screen]
  const second = at.come('second')
  at.leaves(ana)
  const { id, needed } = at.request(second, 0)
  expect(needed).toBe(2)
  at.agree(id, eve)
  expect(at.table.chairs[0]!.name).toBe('ana')
  expect(hands(second)).toEqual([])
  eve.say({ type: 'free', chair: 0 })
  expect(at.table.chairs[0]!.device).not.toBe('')
})

test('a device that was given a chair in this game has no say in who gets the next one', () => {
  const at = withoutOwner('ana', 'ben', 'cleo', 'eve')
  const [ana, ben, cleo, eve] = at.guests as [Screen, Screen, Screen, Screen]
  const [second, third] = [at.come('second'), at.come('third')]
  at.leaves(ana)
  at.agree(at.request(second, 0).id, ben, cleo, eve)
  expect(hands(second)).toEqual([0])
  at.leaves(ben)
  at.leaves(cleo)
  at.agree(at.request(third, 1).id, eve, second)
  expect(hands(third)).toEqual([])
})

test('guests give nobody’s chair away before a phone had time to come back', () => {
  const at = withoutOwner('ana', 'ben', 'cleo')
  const [ana, ben, cleo] = at.guests as [Screen, Screen, Screen]
  const phone = at.come('phone')
  at.leaves(ana, { ms: BACK_SOON })
  at.agree(at.request(phone, 0).id, ben, cleo)
  vi.advanceTimersByTime(GRACE - BACK_SOON - 1)
  expect(hands(phone)).toEqual([])
  vi.advanceTimersByTime(100)
  expect(hands(phone)).toEqual([0])
})

test('a chair left during a game goes to somebody new only when two others agree, or the owner', () => {
  const at = withoutOwner('ana', 'ben', 'cleo')
  const [ana, ben, cleo] = at.guests as [Screen, Screen, Screen]
  ana.say({ type: 'stand', chair: 0 })
  const dora = at.come('dora')
  expect(dora.last('table')).toMatchObject({ mayTake: [], mayRequest: [0] })
  dora.say({ type: 'sit', chair: null, name: 'Dora', code: at.code })
  const [wish] = dora.last('table')!.table.requests
  expect(wish).toMatchObject({ wish: 'seat', chair: 0, name: 'Dora', needed: 2 })
  at.agree(wish!.id, ben)
  expect(hands(dora)).toEqual([])
  at.agree(wish!.id, cleo)
  expect(hands(dora)).toEqual([0])
  expect(at.table.chairs[0]!.name).toBe('Dora')
})

test('a person who left a chair during a game may come back to it without asking', () => {
  const at = withoutOwner('ana', 'ben')
  const [ana] = at.guests as [Screen]
  ana.say({ type: 'stand', chair: 0 })
  expect(ana.last('table')!.mayTake).toEqual([0])
  ana.say({ type: 'sit', chair: null, name: 'ana', code: at.code })
  expect(at.table.chairs[0]).toMatchObject({ kind: 'person', substituted: false })
})

test('a player whose seat was given away learns so on return, and may ask for it', () => {
  const at = withoutOwner('ana', 'ben', 'cleo')
  const [ana, ben, cleo] = at.guests as [Screen, Screen, Screen]
  const phone = at.come('phone')
  at.leaves(ana)
  at.agree(at.request(phone, 0).id, ben, cleo)
  expect(hands(phone)).toEqual([0])
  const back = at.come('ana')
  expect(back.last('table')).toMatchObject({ givenAway: [0], mayRequest: [0] })
  at.agree(at.request(back, 0).id, ben, cleo)
  expect(hands(back)).toEqual([0])
  expect(back.last('table')!.givenAway).toBeUndefined()
})
