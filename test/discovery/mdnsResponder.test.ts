// Answers for: how one service is announced, without a network: what goes out together, and when.
import { afterEach, expect, test, vi } from 'vitest'
import { mdnsResponder } from '../../main/discovery/mdnsResponder.ts'
import type { MdnsRecord, MdnsSocket } from '../../main/discovery/mdnsSocket.ts'
import { dnsSdRecords } from '../../main/discovery/tableService.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a second announcement is one packet like the first, however long that took to be written', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let [now, reading] = [0, 0.05]
  vi.spyOn(performance, 'now').mockImplementation(() => (now += reading))
  const packets: (readonly MdnsRecord[])[] = []
  const socket: MdnsSocket = {
    card: '127.0.0.1',
    query: () => {},
    respond: async answers => void packets.push(answers),
    reply: () => {},
    onQuery: () => {},
    onResponse: () => {},
    close: async () => {},
  }
  const all = dnsSdRecords({ table: 'kitchen', port: 4680, protocol: 1 }, '127.0.0.1')
  const goodbye = mdnsResponder(socket, () => all)
  expect(packets).toEqual([all])
  ;[now, reading] = [1000.6, 0.001]
  vi.advanceTimersByTime(1000)
  now = 1010
  vi.advanceTimersByTime(10)
  expect(packets).toEqual([all, all])
  await goodbye()
  expect(packets.at(-1)!.every(({ ttl }) => ttl === 0)).toBe(true)
})
