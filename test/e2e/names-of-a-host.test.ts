// A guest comes by the name of the host's machine, or by IPv6, and sits down.
import { hostname } from 'node:os'
import { describe, expect, test } from 'vitest'
import { browser, CHROMIUM, device, sitDown, startHost } from './kit.ts'

/** The names under which a machine is found by mDNS: its own, without the domain that its router adds. */
const NAME = `${hostname().split('.')[0]!}.local`

describe.skipIf(CHROMIUM === null)('a guest sits down who comes by', () => {
  test.each([
    ['the name of the machine', NAME],
    ['that name in capitals', NAME.toUpperCase()],
    ['a name with a domain before .local', 'attic.office.local'],
    ['IPv6', '[::1]'],
  ])('%s', async (_, name) => {
    const host = await startHost({ args: ['--game', 'mind-reader', '--seats', '2'] })
    const { page, faults } = await device(
      await browser(undefined, ['--host-resolver-rules=MAP *.local 127.0.0.1']),
      'phone',
    )
    await page.goto(`http://${name}:${host.port}/#join=${host.joinCode}`)
    await sitDown(page, 'Ana')
    await page.getByRole('button', { name: 'Stand up, Ana' }).waitFor()
    expect(faults).toEqual([])
  })
})
