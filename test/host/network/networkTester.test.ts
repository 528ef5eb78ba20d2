// The owner's view of the network from the host: nobody else gets it, and it says whether other devices ever came.
import { expect, test } from 'vitest'
import type { NetworkReport } from '../../../shared/wire/index.ts'
import { NetworkTester } from '../../../main/host/network/networkTester.ts'
import type { Connection } from '../../../main/host/channel/connection.ts'
import { host, Person } from '../kit.ts'

const FOUND: Omit<NetworkReport, 'visited'> = {
  platform: 'linux',
  port: 4680,
  cards: [
    { name: 'wlan0', address: '192.168.1.5', kind: 'lan', port: 'answers', mdns: { itself: true, others: false } },
  ],
  firewalls: ['ufw'],
  profile: null,
}

test('the owner gets the result', async () => {
  const asked: unknown[] = []
  const at = await host({
    testNetwork: told => {
      asked.push(told)
      return Promise.resolve(FOUND)
    },
  })
  const owner = await new Person().come(at, { key: at.hostKey })
  expect((await owner.ask({ type: 'test-network' }, 'network')).report).toEqual({ ...FOUND, visited: false })
  await owner.ask({ type: 'open' }, 'table')
  await owner.ask({ type: 'test-network' }, 'network')
  expect(asked).toEqual([
    { port: at.port, announces: false },
    { port: at.port, announces: true },
  ])
})

const screen = () => {
  const heard: { type: string; report?: NetworkReport; why?: string }[] = []
  return { heard, send: (message: never) => heard.push(message) } as unknown as Connection & { heard: typeof heard }
}

test('screens of this machine are not visitors, those at other addresses are', async () => {
  const tester = new NetworkTester(
    () => Promise.resolve(FOUND),
    () => {},
  )
  const owner = screen()
  for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '']) tester.noteVisit(own)
  await tester.sendReport(owner)
  tester.noteVisit('::ffff:192.0.2.7')
  tester.noteVisit('127.0.0.1')
  await tester.sendReport(owner)
  expect(owner.heard.map(({ report }) => report?.visited)).toEqual([false, true])
})

test('a request during a running test waits for that test', async () => {
  let tests = 0
  let done = () => {}
  const tester = new NetworkTester(
    async () => {
      tests++
      await new Promise<void>(resolve => (done = resolve))
      return FOUND
    },
    () => {},
  )
  const [one, two] = [screen(), screen()]
  const told = [tester.sendReport(one), tester.sendReport(two)]
  done()
  await Promise.all(told)
  expect([tests, one.heard.length, two.heard.length]).toEqual([1, 1, 1])
})

test('a test that fails is reported, and refused', async () => {
  const faults: unknown[] = []
  const tester = new NetworkTester(
    () => Promise.reject(new Error('no')),
    error => faults.push(error),
  )
  const owner = screen()
  await tester.sendReport(owner)
  expect(owner.heard).toMatchObject([{ type: 'refused', why: 'fault' }])
  expect(faults).toHaveLength(1)
})
