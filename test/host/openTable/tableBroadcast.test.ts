// What screens receive when sending to one of them fails.
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Connection } from '../../../main/host/channel/connection.ts'
import { ScreenViews } from '../../../main/host/openTable/screenViews.ts'
import { until } from '../../kit/until.ts'
import { host, Person, tableFor } from '../kit.ts'

/** A system call that throws, as when a machine has no more buffers for what is sent (ENOBUFS in send(2)). */
const failed = () => Object.assign(new Error('write ENOBUFS'), { code: 'ENOBUFS' })

/** An owner, a guest and a display at a table where cards are about to be dealt. */
async function threeScreens() {
  const report = vi.fn()
  const at = await host({ report })
  const owner = await tableFor(at, 'blank', 2)
  const { code } = owner.last('table')!.table
  const guest = await new Person().come(at, { code: code! })
  const display = await new Person().come(at, { display: true })
  await owner.sit(code, 'Ana', 0)
  await guest.sit(code, 'Ben', 1)
  await until(() => expect(display.last('table')!.table.chairs.map(({ name }) => name)).toEqual(['Ana', 'Ben']))
  onTestFinished(() => void vi.restoreAllMocks())
  const screens = { owner, guest, display }
  const connections = [...at.room.connectedScreens.all] // in the order in which they came
  return {
    at,
    report,
    screens,
    failing: (name: keyof typeof screens) => connections[Object.keys(screens).indexOf(name)]!,
  }
}

/** Makes every way of sending to this screen fail while `isFailing` says so. */
function failOn(screen: Connection, isFailing: () => boolean): void {
  for (const name of ['sendText', 'sendPublic', 'send'] as const) {
    const tell = screen[name].bind(screen) as (...args: unknown[]) => void
    vi.spyOn(screen, name).mockImplementation((...args: unknown[]) => {
      if (isFailing()) throw failed()
      tell(...args)
    })
  }
}

test.each(['owner', 'guest', 'display'] as const)(
  'an error in sending the %s the deal costs no other screen its cards, and is made up for',
  async name => {
    const { report, screens, failing } = await threeScreens()
    let isFailing = true
    failOn(failing(name), () => isFailing)
    screens.owner.say({ type: 'start' })
    const isDealt = (screen: Person) =>
      until(() => {
        expect(screen.last('table')!.table.phase).toBe('playing')
        expect(screen.last('view')).toBeDefined()
      })
    for (const other of ['owner', 'guest', 'display'] as const) if (other !== name) await isDealt(screens[other])
    await until(() =>
      expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'ENOBUFS' }), { where: 'telling a screen' }),
    )
    expect(screens[name].last('view')).toBeUndefined()
    isFailing = false
    await isDealt(screens[name])
  },
)

test('an error in sending one screen a move costs no other its news, and is made up for', async () => {
  const { screens, failing, at } = await threeScreens()
  screens.owner.say({ type: 'start' })
  for (const screen of Object.values(screens)) await until(() => expect(screen.last('view')).toBeDefined())
  let isFailing = true
  failOn(failing('guest'), () => isFailing)
  const mover = [screens.owner, screens.guest][screens.owner.last('view')!.toMove[0]!]!
  const card = JSON.stringify(mover.view.own).includes('bell') ? 'book' : 'bell' // nobody may name their own
  mover.say({ type: 'move', seat: mover.view.seat, step: 0, move: { type: 'name', card } })
  const namings = (screen: Person) => screen.view.story.filter(({ type }) => type === 'named')
  for (const other of [screens.owner, screens.display]) await until(() => expect(namings(other)).toHaveLength(1))
  expect(namings(screens.guest)).toEqual([])
  isFailing = false
  await until(() => expect(namings(screens.guest)).toHaveLength(1))
  expect(at.room.connectedScreens.all.size).toBe(3)
})

test('a view that cannot be made for one screen is made again, and the others have theirs', async () => {
  const { screens, failing } = await threeScreens()
  const broken = failing('guest')
  const show = Object.getOwnPropertyDescriptor(ScreenViews.prototype, 'show')!.value as (screen: Connection) => void
  let left = 1
  vi.spyOn(ScreenViews.prototype, 'show').mockImplementation(function (this: ScreenViews, connection) {
    if (connection === broken && left-- > 0) throw failed()
    show.call(this, connection)
  })
  screens.owner.say({ type: 'start' })
  for (const screen of Object.values(screens)) await until(() => expect(screen.last('view')).toBeDefined())
  expect(left).toBeLessThan(1)
})
