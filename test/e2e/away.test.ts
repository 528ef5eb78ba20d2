// Tests in Chromium that a page reconnects by itself after its host or network was away, however long.
// The tests wait for different hosts, so they run at the same time.
import { spawnSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { effort } from '../kit/effort.ts'
import { browser, CHROMIUM, device, picture, reload, startHost, timeOf } from './kit.ts'

const lost = (page: Page) => page.getByText(/No connection since/)

/** Milliseconds until the page has reconnected. */
const timeUntilBack = (page: Page) => timeOf(() => lost(page).waitFor({ state: 'hidden' }))

/** Opens a page at the table. Returns how long reconnecting may take, in milliseconds: two seconds, and as long as opening took, which on a busy machine is much. */
async function opened(page: Page, address: string): Promise<number> {
  const took = await timeOf(async () => {
    await page.goto(address)
    await page.getByRole('heading', { name: 'Take a seat' }).waitFor()
  })
  return 2000 + took
}

/** A guest's page at a table with a game in progress. */
async function watching(inside?: string) {
  const host = await startHost({
    args: ['--game', 'blank', '--seats', '2'],
    ...(inside === undefined ? {} : { inside }),
  })
  return { host, guest: await device(await browser(inside), 'phone') }
}

describe.skipIf(CHROMIUM === null)('a page that lost its host', { concurrent: true }, () => {
  test.each(effort([1, 15], [1, 15, 60, 300]))(
    'is back within two seconds of its return after %i seconds',
    async seconds => {
      const { host, guest } = await watching()
      const most = await opened(guest.page, `http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
      await host.kill()
      await lost(guest.page).waitFor()
      await guest.page.waitForTimeout(seconds * 1000)
      if (seconds === 1) await picture(guest.page, 'phone-connection-lost')
      await startHost({ data: host.data, port: host.port, args: ['--game', 'blank', '--seats', '2'] })
      const took = await timeUntilBack(guest.page)
      console.info(`back ${took.toFixed(0)} ms after ${seconds} s without a host`)
      expect(took).toBeLessThan(most)
    },
  )

  test('reloads after its host was away for long, and is back in its seat at once', async () => {
    const { host, guest } = await watching()
    const most = await opened(guest.page, `http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
    await host.kill()
    await guest.page.waitForTimeout(effort(15, 40) * 1000)
    await startHost({ data: host.data, port: host.port, args: ['--game', 'blank', '--seats', '2'] })
    await reload(guest.page)
    const began = performance.now()
    await guest.page.getByRole('heading', { name: 'Take a seat' }).waitFor()
    expect(performance.now() - began).toBeLessThan(most)
  })
})

/** Whether a machine in a network namespace can be set up, so that its network can be cut. */
const canUnplug = process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('ip', ['netns']).status === 0
function ip(...args: string[]): void {
  const { status, stderr } = spawnSync('ip', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr}`)
}

describe.skipIf(CHROMIUM === null || !canUnplug)('a page that lost its network', { concurrent: true }, () => {
  test('is back within two seconds of the network’s return', async ({ onTestFinished }) => {
    const [here, there] = [`hunch-h${process.pid}`, `hunch-p${process.pid}`]
    for (const name of [here, there]) ip('netns', 'add', name)
    onTestFinished(() => {
      for (const name of [here, there]) ip('netns', 'del', name)
    })
    ip('link', 'add', 'eth0', 'netns', here, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', there)
    for (const [name, address] of [
      [here, '10.77.0.1/24'],
      [there, '10.77.0.2/24'],
    ] as const) {
      ip('-n', name, 'addr', 'add', address, 'dev', 'eth0')
      ip('-n', name, 'link', 'set', 'eth0', 'up')
      ip('-n', name, 'link', 'set', 'lo', 'up')
    }
    const host = await startHost({ inside: here, args: ['--no-mdns', '--game', 'blank', '--seats', '2'] })
    const { page } = await device(await browser(there), 'phone')
    const most = await opened(page, `http://10.77.0.1:${host.port}/#join=${host.joinCode}`)
    for (const seconds of effort([25], [10, 25, 90])) {
      ip('-n', here, 'link', 'set', 'eth0', 'down') // the page's own machine still has its link, so the cut goes unnoticed there
      await lost(page).waitFor()
      await page.waitForTimeout(seconds * 1000)
      ip('-n', here, 'link', 'set', 'eth0', 'up')
      const took = await timeUntilBack(page)
      console.info(`back ${took.toFixed(0)} ms after ${seconds} s without a network`)
      expect(took).toBeLessThan(most)
    }
  })
})
