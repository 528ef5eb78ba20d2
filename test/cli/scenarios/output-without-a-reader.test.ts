// What a host does when the terminal that reads its output is gone.
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { faultLogPath } from '../../../main/host/index.ts'
import { folder, Person } from '../../host/kit.ts'
import { event, until } from '../../kit/until.ts'

const program = fileURLToPath(new URL('../../../dist/main/hunch.js', import.meta.url))

/** A host in its own process, and its port. */
async function hostWith(data: string, stdio: StdioOptions) {
  const host = spawn(process.execPath, [program, 'host', '--json', '--no-mdns', '--port', '0', '--data', data], {
    stdio,
  })
  onTestFinished(() => void host.kill('SIGKILL'))
  const [line] = (await event(createInterface(host.stdout!), 'line')) as [string]
  return { host, port: (JSON.parse(line) as { port: number }).port }
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
  ['what it says of faults', ['stderr']],
  ['anything it says', ['stdout', 'stderr']],
] as const)('a host continues when nobody reads %s any more, and its log has each bug once', async (_, outputs) => {
  const data = folder()
  const { host, port } = await hostWith(data, ['ignore', 'pipe', 'pipe'])
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
