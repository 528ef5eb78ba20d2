// The owner's view of the network from the host: nobody else gets it, and it says whether other devices ever came.
import { expect, test } from 'vitest'
import type { NetworkFindings, NetworkReport } from '../../../shared/wire/index.ts'
import { NetworkTester } from '../../../main/host/network/networkTester.ts'
import type { Connection } from '../../../main/host/channel/connection.ts'
import { host, Person } from '../kit.ts'

const FOUND: NetworkFindings = {
  platform: 'linux',
  port: 4680,
  cards: [{ name: 'wlan0', address: '192.168.1.5', port: 'answers', mdns: { itself: true, others: false } }],
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
  const cards = [{ ...FOUND.cards[0], kind: 'wifi' }]
  expect((await owner.ask({ type: 'test-network' }, 'network')).report).toEqual({ ...FOUND, cards, visited: false })
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

test('what a card is, the test says as the links do', async () => {
  const named = [
    ['Wi-Fi', '192.168.1.5'],
    ['Fortinet SSL', '192.168.1.6'],
    ['orbstack', '192.168.139.3'],
    ['bridge100', '192.168.64.1'],
    ['xyz0', '10.1.2.3'],
    ['eth1', '169.254.7.7'],
  ] as const
  const cards = named.map(([name, address]) => ({ name, address, port: 'answers', mdns: null }) as const)
  const tester = new NetworkTester(
    () => Promise.resolve({ ...FOUND, cards }),
    () => {},
  )
  const owner = screen()
  await tester.sendReport(owner)
  expect(owner.heard[0]?.report?.cards.map(({ kind }) => kind)).toEqual(
    ['wifi', 'tunnel', 'virtual', 'virtual', 'unnamed', 'unconnected'], // prettier-ignore
  )
})

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
