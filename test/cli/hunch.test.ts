// The command `hunch` as a person types it, from the build.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { SocketToHost } from '../../main/host/channel/socketToHost.ts'
import { formatRecord, parseRecord, type GameRecord } from '../../shared/engine/index.ts'
import { gameEntry, games } from '../../shared/games/index.ts'
import { PROTOCOL_VERSION } from '../../shared/wire/index.ts'
import { SimulatedDevice, drawDeal, playFromDeal } from '../bench/fairness.ts'
import { termsOf } from '../fairness/kit.ts'
import { event } from '../kit/until.ts'

const program = fileURLToPath(new URL('../../dist/main/hunch.js', import.meta.url))
const starter = fileURLToPath(new URL('../../dist/main/start.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'hunch-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function hunch(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    timeout: 120_000,
  })
  return { status, stdout, stderr }
}

const wrong: readonly (readonly string[])[] = [
  [],
  ['dance'],
  ['host', '--prot', '1'],
  ['host', '--port', 'many'],
  ['host', '--port', '70000'],
  ['host', '--seats', '3'],
  ['host', '--game', 'chess'],
  ['host', '--game', 'mind-reader', '--seats', '7'],
  ['host', '--game', 'mind-reader', '--option', 'jokers=maybe'],
  ['host', '--name', ' '],
  ['play'],
  ['play', 'chess'],
  ['play', 'mind-reader', 'blank'],
  ['play', 'mind-reader', '--seats', '1'],
  ['play', 'mind-reader', '--option', 'colour=red'],
  ['play', 'mind-reader', '--see', '9'],
  ['replay'],
  ['verify'],
]

test.each(wrong.map(args => [args.join(' ') || '(nothing)', args] as const))(
  'hunch %s: usage, and exit status 2',
  (_, args) => {
    const { status, stdout, stderr } = hunch(...args)
    expect(status).toBe(2)
    expect(stdout + stderr).toContain('Usage: hunch <command>')
  },
)

test.each([['--help'], ['-h'], ['help'], ['host', '--help'], ['verify', '--help']])(
  'hunch %s %s prints the usage and is no error',
  (...args) => {
    const { status, stdout } = hunch(...args)
    expect([status, stdout.startsWith('Usage')]).toEqual([0, true])
  },
)

test.each(['notebook=proof', 'hints=asked'])(
  '--option %s is explained: the table has it, and the lobby is where it is chosen',
  option => {
    const { status, stderr } = hunch('host', '--game', 'mind-reader', '--option', option)
    expect(status).toBe(2)
    expect(stderr).toContain(
      `“${option.split('=')[0]}” belongs to the table and not to the game: choose it in the lobby`,
    )
  },
)

test('the same seed plays the same game, told to the chosen viewer', () => {
  const args = ['play', 'mind-reader', '--seats', '3', '--seed', '7', '--option', 'length=one-hand']
  const table = hunch(...args)
  expect(table.status).toBe(0)
  expect(hunch(...args).stdout).toBe(table.stdout)
  expect(table.stdout).not.toMatch(/received|got/)
  const seat = hunch(...args, '--see', '2').stdout
  expect(seat).toMatch(/You received/)
  expect(seat).not.toMatch(/Seat 1 received|Seat 3 received|Seat 2/)
})

test.each(games.map(({ id }) => id))('%s: a printed record can be replayed to any step', id => {
  const { stdout, status } = hunch('play', id, '--seed', '11', '--json')
  expect(status).toBe(0)
  const record = parseRecord(stdout)
  expect(record).toMatchObject({ game: id, seed: '11' })
  const file = join(folder, `${id}.jsonl`)
  writeFileSync(file, stdout)
  const told = hunch('play', id, '--seed', '11').stdout
  expect(hunch('replay', file).stdout).toBe(told)
  const some = hunch('replay', file, '--step', String(Math.floor(record.log.length / 2))).stdout
  expect(told.startsWith(some)).toBe(true)
  expect(some.length).toBeLessThan(told.length)
})

test('a file that is no record, or of other rules, is refused with a sentence', () => {
  const file = join(folder, 'bad.jsonl')
  const tries = {
    'hello\n': 'is not JSON',
    '{"game":"mind-reader"}\n': 'not the header of a Hunch record',
    '{"game":"chess","rules":1,"seats":2,"options":{},"seed":"1","first":null}\n': 'does not have the game',
    '{"game":"blank","rules":99,"seats":2,"options":{"cards":"seven"},"seed":"1","first":null}\n': 'made with rules 99',
    '{"game":"blank","rules":1,"seats":2,"options":{"cards":"seven"},"seed":"1","first":null}\n[0,{"type":"win"}]\n':
      'Move 1 of the record cannot be played',
  }
  for (const [text, sentence] of Object.entries(tries)) {
    writeFileSync(file, text)
    const { status, stderr } = hunch('replay', file)
    expect([status, stderr.includes(sentence)], `${text} → ${stderr}`).toEqual([1, true])
  }
  expect(hunch('replay', join(folder, 'none')).status).toBe(1)
})

test('verify checks a deal from its record alone, and names what does not fit', async () => {
  const blank = await gameEntry('blank')!.load()
  const devices = [new SimulatedDevice('ana', [0]), new SimulatedDevice('bo', [1])]
  const record = { ...playFromDeal(blank, await drawDeal(devices, termsOf(blank, 2)), devices), players: ['Ana', 'Bo'] }
  const file = join(folder, 'drawn.jsonl')
  const verified = (changed: GameRecord) => {
    writeFileSync(file, formatRecord(changed))
    return hunch('verify', file)
  }
  const fair = verified(record)
  expect([fair.status, fair.stdout.split('\n')[0]]).toEqual([
    0,
    'The host and two devices shuffled this deal, and its numbers are right.',
  ])
  expect(fair.stdout).toContain('Shuffled by the host and the devices of: Ana · Bo.')
  const proof = record.proof!
  const opened = proof.opened.map(one => ({ ...one, number: '0'.repeat(32) }))
  const unfair = verified({ ...record, proof: { ...proof, opened } })
  expect(unfair.status).toBe(1)
  expect(unfair.stdout).toContain('The number of Bo is not the one that was promised.')
  const { proof: _, ...alone } = record
  expect(verified(alone)).toMatchObject({ status: 1, stdout: expect.stringContaining('Nobody but the host shuffled') })
  expect(hunch('verify').status).toBe(2)
})

test('verify says how many moves were hidden, and for whose there is only the host’s word', async () => {
  const mindReader = await gameEntry('mind-reader')!.load()
  const devices = [new SimulatedDevice('ana', [0]), new SimulatedDevice('bo', [1])]
  const played = playFromDeal(mindReader, await drawDeal(devices, termsOf(mindReader, 3)), devices)
  const file = join(folder, 'hidden.jsonl')
  writeFileSync(file, formatRecord({ ...played, players: ['Ana', 'Bo', 'Cleo'] }))
  const { status, stdout } = hunch('verify', file)
  expect(status).toBe(0)
  expect(stdout).toMatch(/moves? (was|were) hidden at first\. Whether any was changed later, only the screens/)
  expect(stdout).toContain('What Cleo hid, only the host can vouch for.')
})

test('npm start without a display starts a host without a window: why, address, code, QR code', async () => {
  const { DISPLAY: _, WAYLAND_DISPLAY: __, ...env } = process.env
  const child = spawn(process.execPath, [starter, '--port', '0', '--no-mdns', '--data', join(folder, 'start')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const line of createInterface(child.stdout)) {
    said += `${line}\n`
    if (line.startsWith('Scan it')) break
  }
  child.kill('SIGTERM')
  expect(await event(child, 'exit')).toEqual([0, null])
  if (process.platform === 'linux') expect(said).toContain('There is no display here')
  expect(said).toMatch(/http:\/\/localhost:\d+\/#key=[0-9a-f]{32}/)
  // Nobody asked for a table yet: its owner begins at the first page.
  expect(said).toContain('No table is open yet')
  expect(said).not.toContain('Join code')
  expect(said).toMatch(/[█▀▄ ]{20}/)
})

test('with a display but no runtime, the host starts without a window, and says so', async () => {
  const env = { ...process.env, DISPLAY: ':99', ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'nowhere'), PATH: '' }
  const child = spawn(process.execPath, [starter, '--port', '0', '--no-mdns', '--data', join(folder, 'start2')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const line of createInterface(child.stdout)) {
    said += `${line}\n`
    if (line.startsWith('Scan it')) break
  }
  child.kill('SIGTERM')
  expect(await event(child, 'exit')).toEqual([0, null])
  expect(said).toContain('The Electron runtime cannot be had here')
})

test('the host’s key is kept in a file only its owner may read', () => {
  expect(readFileSync(join(folder, 'start', 'host.key'), 'utf8')).toMatch(/^[0-9a-f]{32}\n$/)
})

test('with both starters’ flags, computer players think beside the host and play to the end', async () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    scripts: Record<string, string>
  }
  const flags = /^node (.*) dist\/main\/hunch\.js$/.exec(scripts['hunch']!)![1]!
  expect(scripts['start']).toBe(`node ${flags} dist/main/start.js`)
  expect(readFileSync(program, 'utf8').split('\n')[0]).toBe(`#!/usr/bin/env -S node ${flags}`)

  const args = [
    'host',
    '--json',
    '--port',
    '0',
    '--no-mdns',
    '--pace',
    '5',
    '--data',
    join(folder, 'flags'),
    '--game',
    'mind-reader',
    '--seats',
    '3',
  ]
  const child = spawn(process.execPath, [...flags.split(' '), program, ...args, '--option', 'length=one hand'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = (await event(createInterface(child.stdout), 'line')) as [string]
    const { port, key: hostKey } = JSON.parse(line) as { port: number; key: string }
    const say = (message: object) => screen.say(JSON.stringify(message))
    const opened = () => say({ type: 'hello', protocol: PROTOCOL_VERSION, device: 'ab'.repeat(16) })
    let screen!: SocketToHost
    const over = new Promise<unknown>(resolve => {
      const heard = (bytes: Buffer) => {
        const message = JSON.parse(bytes.toString('utf8')) as {
          type: string
          table?: { phase: string; evening: unknown[] }
        }
        if (message.type === 'welcome') {
          for (const chair of [0, 1, 2]) say({ type: 'computer', chair, level: 'sharp' })
          say({ type: 'start' })
        }
        if (message.table?.phase === 'over') resolve(message.table.evening)
      }
      screen = new SocketToHost(`http://127.0.0.1:${port}/`, { by: { hostKey }, onOpened: opened, heard })
    })
    expect(await over).toHaveLength(1)
    screen.socket.close()
  } finally {
    child.kill()
  }
})
