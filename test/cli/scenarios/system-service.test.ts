// A host as a service of its machine: how it stops on request, and the systemd unit in docs.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { sayLeftOut } from '../../kit/leftOut.ts'
import { SocketToHost } from '../../../main/host/channel/socketToHost.ts'
import { PROTOCOL_VERSION } from '../../../shared/wire/index.ts'
import { event, nothingFor } from '../../kit/until.ts'

const program = fileURLToPath(new URL('../../../dist/main/hunch.js', import.meta.url))
const unit = readFileSync(new URL('../../../docs/hunch.service', import.meta.url), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'hunch-service-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

interface Hosting {
  readonly child: ChildProcess
  readonly port: number
  readonly key: string
  readonly table: string
  readonly joinCode: string
}

/** Starts a host in its own process, on a free port, announced only on the loopback card. */
async function host(data: string, command = [process.execPath, program, 'host']): Promise<Hosting> {
  const [file, ...args] = command as [string, ...string[]]
  const child = spawn(file, [...args, '--json', '--port', '0'], {
    env: { ...process.env, HUNCH_DATA: join(folder, data), HUNCH_CARD: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [line] = (await event(createInterface(child.stdout), 'line')) as [string]
  return { child, ...(JSON.parse(line) as Omit<Hosting, 'child'>) }
}

/** A screen that said hello; `closed` is the status its connection ends with. */
async function screen({ port, key: hostKey }: Hosting) {
  const screen = await new Promise<SocketToHost>((resolve, reject) => {
    const opened = () => one.say({ type: 'hello', protocol: PROTOCOL_VERSION, device: 'ab'.repeat(16) })
    const one = new SocketToHost(`http://127.0.0.1:${port}/`, {
      by: { hostKey },
      onOpened: opened,
      heard: () => resolve(one),
    })
    one.socket.once('error', reject)
  })
  const closed = new Promise<number>(resolve => screen.socket.once('close', resolve))
  return { socket: screen.socket, closed }
}

/** Every record that a host withdraws on the loopback card. */
async function overhearGoodbyes(): Promise<{ gone: { type: string; name: string; data: unknown }[]; close(): void }> {
  const { decode } = createRequire(import.meta.url)('dns-packet') as {
    decode: (bytes: Buffer) => { answers: { type: string; name: string; ttl: number; data: unknown }[] }
  }
  const gone: { type: string; name: string; data: unknown }[] = []
  const socket = createSocket({ type: 'udp4', reuseAddr: true })
  await new Promise<void>(resolve => socket.bind(5353, '0.0.0.0', resolve))
  socket.addMembership('224.0.0.251', '127.0.0.1')
  socket.on('message', bytes => gone.push(...decode(bytes).answers.filter(({ ttl }) => ttl === 0)))
  return { gone, close: () => void socket.close() }
}

const hasBash = process.platform === 'linux' && existsSync('/bin/bash')

test.runIf(hasBash)('a host that was started with nohup outlives its terminal, and ends when asked', async () => {
  const nohup = ['/bin/bash', '-c', 'nohup "$@"', 'bash', process.execPath, program, 'host']
  const hosting = await host('nohup', nohup)
  hosting.child.kill('SIGHUP')
  await nothingFor(500)
  expect(hosting.child.exitCode).toBeNull()
  const { closed } = await screen(hosting)
  hosting.child.kill('SIGTERM')
  expect(await closed).toBe(1001)
})

/** For `node --import`: the terminal is closed at the moment when the host begins to listen. */
const HANGUP_WHILE_STARTING = `data:text/javascript,${encodeURIComponent(`
  import { Server } from 'node:net'
  const { listen } = Server.prototype
  Server.prototype.listen = function (...args) {
    process.kill(process.pid, 'SIGHUP')
    return listen.apply(this, args)
  }`)}`

test.runIf(hasBash).each([
  ['hunch host', [program, 'host', '--json']],
  ['npm start', [fileURLToPath(new URL('../../../dist/main/start.js', import.meta.url)), '--no-window']],
])('under nohup it outlives a terminal that is closed while it starts: %s', async (_, [file, ...args]) => {
  const data = mkdtempSync(join(folder, 'closed-'))
  const own = ['--import', HANGUP_WHILE_STARTING, file!, ...args, '--no-mdns', '--port', '0', '--data', data]
  const child = spawn('/bin/bash', ['-c', 'nohup "$@"', 'bash', process.execPath, ...own], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const ended = once(child, 'exit').then(([, signal]) => String(signal))
  const served = new Promise(resolve => {
    createInterface(child.stdout).on('line', line => line.includes('http') && resolve('serves'))
  })
  expect(await Promise.race([served, ended])).toBe('serves')
})

test.runIf(hasBash).each([
  ['under nohup stays', 'nohup "$0" -c \'"$@"; true\' "$0" "$@"', false],
  ['without it ends with its terminal', '"$0" -c \'"$@"; true\' "$0" "$@"', true],
])('a host that a script starts, as npm does, %s', async (_, line, ends) => {
  const args = [
    process.execPath,
    program,
    'host',
    '--no-mdns',
    '--json',
    '--port',
    '0',
    '--data',
    join(folder, `job-${ends}`),
  ]
  const job = spawn('/bin/bash', ['-c', line, '/bin/bash', ...args], {
    detached: true, // a job of its own, as a terminal starts it
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const outputEnds = event(job.stdout, 'close')
  await event(createInterface(job.stdout), 'line')
  try {
    process.kill(-job.pid!, 'SIGHUP')
    if (ends) await outputEnds
    else await nothingFor(500)
    expect(job.stdout.closed).toBe(ends)
  } finally {
    if (!ends) process.kill(-job.pid!, 'SIGTERM')
  }
  await outputEnds
})

describe('a host that is asked to end', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    '%s: it says goodbye to every screen and to the network, and ends in order',
    async signal => {
      const network = await overhearGoodbyes()
      try {
        const hosting = await host(signal)
        const screens = await Promise.all([screen(hosting), screen(hosting), screen(hosting)])
        const asked = Date.now()
        hosting.child.kill(signal)
        expect(await event(hosting.child, 'exit')).toEqual([0, null])
        expect(Date.now() - asked).toBeLessThan(5000)
        for (const { closed } of screens) expect(await closed).toBe(1001)
        const service = `hunch-${hosting.table}._hunch._tcp.local`
        await expect.poll(() => network.gone.filter(({ data }) => data === service).length).toBe(1)
      } finally {
        network.close()
      }
    },
  )

  test('a screen that does not answer, or an unfinished request, delays nobody', async () => {
    const hosting = await host('deaf')
    const { socket } = await screen(hosting)
    socket.pause()
    const half = connect(hosting.port, '127.0.0.1')
    half.on('error', () => {})
    half.write('GET / HTTP/1.1\r\n')
    const asked = Date.now()
    hosting.child.kill('SIGTERM')
    expect(await event(hosting.child, 'exit')).toEqual([0, null])
    expect(Date.now() - asked).toBeLessThan(5000)
    socket.terminate()
    half.destroy()
  })

  test('the next start uses the same folder, and knows its owner', async () => {
    const first = await host('again')
    const { closed } = await screen(first)
    first.child.kill('SIGTERM')
    await event(first.child, 'exit')
    await closed
    const second = await host('again')
    expect(second.key).toBe(first.key)
    const { socket } = await screen(second)
    socket.terminate()
  })
})

const analyze = existsSync('/usr/bin/systemd-analyze')
if (!analyze)
  sayLeftOut('what systemd says of docs/hunch.service: there is no systemd-analyze here', {
    alsoInCi: process.platform !== 'linux',
  })

describe('the unit for systemd', () => {
  const [, start = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? []

  test('starts the real command with its usual flags, and ends in order', async () => {
    const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
      scripts: Record<string, string>
    }
    const inPlace = start.replace('/usr/bin/node', process.execPath).replace('/opt/hunch/dist/main/hunch.js', program)
    expect(start).toContain(scripts['hunch']!.replace(/^node (.*) dist.*$/, '$1'))
    const { child } = await host('unit', inPlace.split(' '))
    child.kill('SIGTERM')
    expect(await event(child, 'exit')).toEqual([0, null])
    expect(existsSync(join(folder, 'unit', 'tables'))).toBe(true)
  })

  test('gives it a separate user and folder, and restarts it only after a failure', () => {
    const lines = unit.split('\n')
    for (const line of [
      'DynamicUser=yes',
      'StateDirectory=hunch',
      'StateDirectoryMode=0700',
      'Environment=HUNCH_DATA=%S/hunch NODE_ENV=production',
      'Restart=on-failure',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'CapabilityBoundingSet=',
    ])
      expect(lines).toContain(line)
  })

  test.skipIf(!analyze)('is valid for systemd, which finds little left to restrict', () => {
    const path = join(folder, 'hunch.service')
    writeFileSync(path, unit.replace('/usr/bin/node', process.execPath))
    const say = (...words: string[]) => {
      try {
        return { status: 0, text: execFileSync('systemd-analyze', words, { encoding: 'utf8', stdio: 'pipe' }) }
      } catch (error) {
        const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string }
        return { status, text: stdout + stderr }
      }
    }
    const verified = say('verify', '--man=no', path)
    expect(verified.text.split('\n').filter(line => line.includes('hunch.service'))).toEqual([])
    expect(verified.status).toBe(0)
    // 10 would be a service with every privilege; below 2 is what it calls "OK".
    expect(say('security', '--offline=true', '--threshold=15', path)).toMatchObject({ status: 0 })
  })
})
