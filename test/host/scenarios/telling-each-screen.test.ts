// A fault in telling one screen costs no other screen its news, whatever the news is.
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { HostMessage } from '../../../shared/wire/index.ts'
import { playing, seated, type Screen } from '../roomKit.ts'

/** Makes everything that is sent to this screen fail. */
function failOn({ connection }: Screen): void {
  for (const name of ['send', 'sendText', 'sendPublic'] as const)
    vi.spyOn(connection, name).mockImplementation(() => {
      throw new RangeError('a fault of the seal')
    })
  onTestFinished(() => void vi.restoreAllMocks())
}

type Evening = ReturnType<typeof seated>

/** Each piece of news, how it comes about, and the kind of message that the second guest gets. */
const NEWS: readonly [what: string, begin: () => Evening, deed: (at: Evening) => void, type: HostMessage['type']][] = [
  ['a gesture', () => playing('Ana', 'Ben'), at => at.guests[1]!.say({ type: 'react', seat: 1, gesture: 'hat' }), 'reacted'],
  ['that the table is closed', () => seated(2, 'Ana', 'Ben'), at => at.owner.say({ type: 'close' }), 'closed'],
  ['that another is opened in its place', () => seated(2, 'Ana', 'Ben'), at => at.owner.say({ type: 'open' }), 'table'],
  [
    'the list of tables',
    () => {
      const at = seated(2, 'Ana', 'Ben')
      for (const guest of at.guests) guest.say({ type: 'go-to', table: null })
      return at
    },
    at => {
      at.owner.say({ type: 'open', beside: true })
      vi.advanceTimersByTime(1000)
    },
    'tables',
  ],
] // prettier-ignore

test.each(NEWS)('%s', (_, begin, deed, type) => {
  const at = begin()
  failOn(at.guests[0]!)
  deed(at)
  expect(at.guests[1]!.types).toContain(type)
  expect(at.calls.reported).toContainEqual([new RangeError('a fault of the seal'), { where: 'telling a screen' }])
})

test('the clocks', async () => {
  const at = seated(2, 'Ana', 'Ben')
  at.owner.say({ type: 'set', time: { kept: 'gentle', seconds: 30 } })
  at.owner.say({ type: 'start' })
  at.clear()
  failOn(at.guests[0]!)
  await vi.advanceTimersByTimeAsync(35_000)
  expect(at.guests[1]!.types).toContain('clocks')
})

test('what the owner alone is told', () => {
  const at = seated(2, 'Ana', 'Ben')
  const second = at.screen('owner').hello({ by: 'owner' })
  failOn(at.owner)
  const message = { type: 'taking', stage: 'failed', code: null, addresses: [] } as const satisfies HostMessage
  const report = vi.fn()
  at.room.connectedScreens.tellOwner(message, report)
  expect(second.last('taking')).toEqual(message)
  expect(report).toHaveBeenCalledOnce()
})

test('that they are sent away: the second screen of a device goes too when the first fails', () => {
  const at = seated(2, 'Ana', 'Ben')
  const second = at.screen('Ana').hello()
  failOn(at.guests[0]!)
  at.owner.say({ type: 'send-away', chair: 0 })
  expect(second.connection.device).toBeNull()
})

test('no file of the host loops over screens otherwise', () => {
  const host = fileURLToPath(new URL('../../../main/host/', import.meta.url))
  const loop =
    /\bfor \(const \w+ of .*(?:\bpresent\b|connections?\b|\bowners\b|screens)|(?:present|connections|owners|screens\w*)\.forEach\(/i
  const files = readdirSync(host, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(80)
  const withLoops = files.filter(name =>
    readFileSync(`${host}${name}`, 'utf8')
      .split('\n')
      .some(line => loop.test(line)),
  )
  expect(withLoops.map(name => basename(name))).toEqual(['tellEachScreen.ts'])
})
