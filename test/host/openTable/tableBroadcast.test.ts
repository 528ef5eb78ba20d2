// What screens receive when sending to one of them fails.
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Connection } from '../../../main/host/channel/connection.ts'
import { ScreenViews } from '../../../main/host/openTable/screenViews.ts'
import { harmlessMove, playing, seated, type Screen } from '../roomKit.ts'

/** A system call that throws, as when a machine has no more buffers for what is sent (ENOBUFS in send(2)). */
const failed = () => Object.assign(new Error('write ENOBUFS'), { code: 'ENOBUFS' })

/** The owner, a guest and a display at this table. */
function screensAt(at: ReturnType<typeof seated>) {
  onTestFinished(() => void vi.restoreAllMocks())
  const display = at.screen('tv').hello({ display: true })
  return { owner: at.owner, guest: at.guests[0]!, display }
}

/** Makes every way of sending to this screen fail, until it is mended and what was missed has been sent again. */
function failOn({ connection }: Screen): () => void {
  let isFailing = true
  for (const name of ['sendText', 'sendPublic', 'send'] as const) {
    const tell = connection[name].bind(connection) as (...args: unknown[]) => void
    vi.spyOn(connection, name).mockImplementation((...args: unknown[]) => {
      if (isFailing) throw failed()
      tell(...args)
    })
  }
  return () => {
    isFailing = false
    vi.advanceTimersByTime(5000)
  }
}

test.each(['owner', 'guest', 'display'] as const)(
  'an error in sending the %s the deal costs no other screen its cards, and is made up for',
  name => {
    const at = seated(2, 'ana', 'ben')
    const screens = screensAt(at)
    const mend = failOn(screens[name])
    at.owner.say({ type: 'start' })
    const isDealt = (screen: Screen) => {
      expect(screen.last('table')!.table.phase).toBe('playing')
      expect(screen.last('view')).toBeDefined()
    }
    for (const other of ['owner', 'guest', 'display'] as const) if (other !== name) isDealt(screens[other])
    expect(at.calls.reported).toContainEqual([failed(), { where: 'telling a screen' }])
    expect(screens[name].last('view')).toBeUndefined()
    mend()
    isDealt(screens[name])
  },
)

test('an error in sending one screen a move costs no other its news, and is made up for', () => {
  const at = playing('ana', 'ben')
  const move = harmlessMove(at)
  const [mover, failing] = [at.guests[move.seat]!, at.guests[1 - move.seat]!]
  const { owner, display } = screensAt(at)
  const mend = failOn(failing)
  mover.say(move)
  for (const other of [mover, owner, display]) expect(other.last('news')!.told).toHaveLength(1)
  expect(failing.types).not.toContain('news')
  mend()
  expect(failing.last('view')).toMatchObject({ n: 1, view: { story: [{ type: 'dealt' }, { type: 'named' }] } })
  expect(at.room.connectedScreens.all.size).toBe(4)
})

test('a view that cannot be made for one screen is made again, and the others have theirs', () => {
  const at = seated(2, 'ana', 'ben')
  const screens = screensAt(at)
  const show = Object.getOwnPropertyDescriptor(ScreenViews.prototype, 'show')!.value as (screen: Connection) => void
  let left = 1
  vi.spyOn(ScreenViews.prototype, 'show').mockImplementation(function (this: ScreenViews, connection) {
    if (connection === screens.guest.connection && left-- > 0) throw failed()
    show.call(this, connection)
  })
  at.owner.say({ type: 'start' })
  vi.advanceTimersByTime(5000)
  for (const screen of Object.values(screens)) expect(screen.last('view')).toBeDefined()
  expect(left).toBeLessThan(1)
})

test('screens hear that a display shows the table, until it leaves', () => {
  const at = seated(2, 'ana', 'ben')
  const isDisplayed = () => {
    vi.advanceTimersByTime(5000)
    const tables = at.guests[0]!.everHeard.filter(message => message.type === 'table')
    return tables.at(-1)!.table.displayed
  }
  expect(isDisplayed()).toBeUndefined()
  const { display } = screensAt(at)
  expect(isDisplayed()).toBe(true)
  display.leave()
  expect(isDisplayed()).toBeUndefined()
})
