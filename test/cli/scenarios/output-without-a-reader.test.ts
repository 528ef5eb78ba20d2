// What a host does when the terminal that reads its output is gone.
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { faultLogPath } from '../../../main/host/index.ts'
import { folder, Person } from '../../host/kit.ts'
import { event, until } from '../../kit/until.ts'

const dist = fileURLToPath(new URL('../../../dist/main', import.meta.url))

/** The two ways in which people start a host without a window. */
const STARTS = {
  'hunch host': ['hunch.js', 'host'],
  'npm start': ['start.js', '--no-window'],
} as const

/** A host in its own process, and its port. */
async function hostWith(data: string, stdio: StdioOptions, start: keyof typeof STARTS = 'hunch host') {
  const [program, ...words] = STARTS[start]
  const args = [join(dist, program), ...words, '--no-mdns', '--port', '0', '--data', data]
  const host = spawn(process.execPath, args, { stdio })
  onTestFinished(() => void host.kill('SIGKILL'))
  for await (const line of createInterface(host.stdout!)) {
    const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1]
    if (port) return { host, port: Number(port) }
  }
  throw new Error('the host names no address')
}

/** Has three bugs reported, expects each once in the log, and stops the host. */
async function expectEachOnce({ host, port, data }: { host: ChildProcess; port: number; data: string }): Promise<void> {
  const ended = event(host, 'exit')
  const ana = await new Person().come({ port })
  const log = () => (existsSync(faultLogPath(data)) ? readFileSync(faultLogPath(data), 'utf8') : '')
  for (const where of ['notebook', 'story', 'table']) {
    ana.say({ type: 'fault', where, error: 'TypeError: no sheet' })
    await until(() => expect(log()).toContain(`screen: ${where}: TypeError: no sheet\n`))
  }
  expect(log().trim().split('\n')).toHaveLength(3)
  await ana.settled()
  host.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
}

// As public reports say: writing to a pipe that nobody reads is the error EPIPE, and an error without a listener is
// an uncaught exception (https://nodejs.org/api/process.html#a-note-on-process-io). Reporting it there writes
// again.
test.each([
  ['hunch host', 'what it says of faults', ['stderr']],
  ['hunch host', 'anything it says', ['stdout', 'stderr']],
  ['npm start', 'what it says of faults', ['stderr']],
  ['npm start', 'anything it says', ['stdout', 'stderr']],
] as const)('%s continues when nobody reads %s any more, and its log has each bug once', async (start, _, outputs) => {
  const data = folder()
  const { host, port } = await hostWith(data, ['ignore', 'pipe', 'pipe'], start)
  const gone = outputs.map(name => event(host[name]!, 'close'))
  for (const name of outputs) host[name]!.destroy()
  await Promise.all(gone)
  await expectEachOnce({ host, port, data })
})

test.runIf(process.platform === 'linux')(
  'a host whose stderr goes to a full disk continues, and its log has each bug once',
  async () => {
    const data = folder()
    const full = openSync('/dev/full', 'w') // every write to it fails with ENOSPC
    onTestFinished(() => closeSync(full))
    await expectEachOnce({ ...(await hostWith(data, ['ignore', 'pipe', full])), data })
  },
)
