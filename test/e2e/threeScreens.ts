// Sets up the smallest evening with a screen of each size: the host at a laptop, Ana with a phone, and a TV.
import type { Browser, Page } from 'playwright-core'
import { device, seatPeople, sitDown, type RunningHost } from './kit.ts'

/** The pages of the host's laptop, Ana's phone and a TV. */
export interface ThreeScreens {
  readonly owner: Page
  readonly ana: Page
  readonly table: Page
  readonly faults: () => string[] // complaints of all three pages
}

/** Two people sit down at a host's table, and a TV shows it. The game has not begun. */
export async function threeScreens(chromium: Browser, host: RunningHost): Promise<ThreeScreens> {
  const [laptop, phone, tv] = [
    await device(chromium, 'seat'),
    await device(chromium, 'phone'),
    await device(chromium, 'table'),
  ]
  const [owner, ana, table] = [laptop.page, phone.page, tv.page]
  await owner.goto(host.own)
  await owner.getByText('Around the table').waitFor()
  await seatPeople(owner, 1)
  await ana.goto(`http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
  await sitDown(ana, 'Ana')
  await table.goto(`http://127.0.0.1:${host.port}/#table`)
  return { owner, ana, table, faults: () => [laptop, phone, tv].flatMap(({ faults }) => faults) }
}
