// Going away and coming back, computer players, and a host that is killed.
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { diceFromSeed, fillOfferAtRandom } from '../../../shared/engine/index.ts'
import { HEARTBEAT_MS, type HostMessage } from '../../../shared/wire/index.ts'
import { deal, folder, guests, host, Person, tableFor } from '../kit.ts'
import { movableTime } from '../../kit/time.ts'
import { event, nothingFor } from '../../kit/until.ts'

const table = (message: HostMessage) => (message.type === 'table' ? message.table : null)

async function anaAndBen(at: Awaited<ReturnType<typeof host>>) {
  const ana = await tableFor(at, 'blank', 2)
  await ana.sit(undefined, 'Ana')
  const [ben] = (await guests(at, at.room.table!.code, 'Ben')) as [Person]
  await deal(ana, ben)
  return { ana, ben }
}

test('a screen that leaves two pings unanswered is disconnected and shown as away', async () => {
  const passes = movableTime()
  const at = await host()
  const { ana, ben } = await anaAndBen(at)
  const here = () => ana.last('table')!.table.chairs[1]!.here
  ben.socket.pause() // the network is gone: nothing is read, nothing answered
  const beats = () => ana.heard.filter(({ type }) => type === 'beat').length
  const before = beats()
  for (let pings = 0; pings < 2; pings++) {
    const beat = ana.next(({ type }) => type === 'beat')
    await passes(HEARTBEAT_MS)
    await beat
    await passes(500) // whoever leaves is shown as away by then
    await ana.settled()
    expect(here()).toBe(true)
  }
  await passes(HEARTBEAT_MS)
  await expect.poll(here).toBe(false)
  expect(beats()).toBe(before + 3)
})

test('computer players alone play a whole match of Mind Reader', async () => {
  const at = await host()
  const owner = await tableFor(at, 'mind-reader', 4, { length: 'one hand' })
  for (let chair = 0; chair < 4; chair++) owner.say({ type: 'computer', chair })
  const over = owner.next(message => table(message)?.phase === 'over')
  owner.say({ type: 'start' })
  await over
  const names = owner.last('table')!.table.chairs.map(({ name }) => name)
  expect(new Set(names).size).toBe(4)
  expect(owner.last('table')!.table.evening[0]!.outcome.winners.length).toBeGreaterThan(0)
})

test('a computer player whose move a pause held back makes it when the game goes on', async () => {
  const at = await host({ pace: 150 })
  const ana = await tableFor(at, 'precognition', 2)
  await ana.sit(undefined, 'Ana')
  ana.say({ type: 'computer', chair: 1 })
  await deal(ana)
  ana.say({ type: 'pause', seat: 0 })
  await expect.poll(() => ana.last('table')!.table.paused).toBe(0)
  const movesOfComputer = () => ana.heard.filter(({ type }) => type === 'news').length // Ana makes none
  await nothingFor(600)
  expect(movesOfComputer()).toBe(0)
  ana.say({ type: 'go-on' })
  await expect.poll(movesOfComputer).toBeGreaterThan(0)
})

test('a port that is taken: the next free one', async () => {
  const first = await host()
  const second = await host({ port: first.port })
  expect(second.port).toBeGreaterThan(first.port)
})

// The host as a process, to be killed

const program = fileURLToPath(new URL('../../../dist/main/hunch.js', import.meta.url))

interface Process {
  url: string
  port: number
  key: string
  joinCode: string
  table: string
  child: ChildProcess
}

async function spawned(data: string, port = 0): Promise<Process> {
  if (!existsSync(program)) throw new Error('dist is missing: npm run build')
  const child = spawn(
    process.execPath,
    [program, 'host', '--json', '--no-mdns', '--data', data, '--port', String(port), '--pace', '0'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = (await event(createInterface(child.stdout), 'line')) as [string]
  return { ...(JSON.parse(line) as Omit<Process, 'child'>), child }
}

async function killed({ child }: Process): Promise<void> {
  const gone = event(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

test('a host killed at any instant and started again goes on at the last acknowledged move', async () => {
  const data = folder()
  let at = await spawned(data)
  const { port, joinCode } = at
  let ana = await new Person().come(at, { key: at.key })
  const { id } = ana.last('table')!.table
  for (const chair of [3, 2]) ana.say({ type: 'remove', chair })
  ana.say({ type: 'set', game: 'mind-reader', options: { length: 'to 50' } })
  await ana.sit(undefined, 'Ana')
  let [ben] = (await guests(at, at.joinCode, 'Ben')) as [Person]
  await deal(ana, ben)
  const { mindReader: game } = await import('../../../shared/games/mind-reader/rules.ts')
  const luck = diceFromSeed('killed')
  for (let round = 0; round < 6; round++) {
    for (let moves = luck.below(8); moves >= 0; moves--) {
      const mover = [ana, ben].find(({ view }) => game.moves(view as never).length > 0)
      if (!mover) break
      const { seat, step } = mover.view
      const acknowledged = Promise.all([ana, ben].map(person => person.next(({ type }) => type === 'news')))
      mover.say({
        type: 'move',
        seat,
        step,
        move: fillOfferAtRandom(luck.pick(game.moves(mover.view as never)), luck),
      })
      await acknowledged
    }
    const before = [ana, ben].map(({ view }) => JSON.stringify(view))
    await killed(at)
    at = await spawned(data, port)
    expect(at.port).toBe(port)
    expect(at).toMatchObject({ table: id, joinCode }) // the same link, the same code
    ana = await new Person(ana.device).come(at, { key: at.key })
    ben = await new Person(ben.device).come(at)
    await Promise.all([ana.settled(), ben.settled()])
    expect([ana, ben].map(({ view }) => sorted(view))).toEqual(before.map(text => sorted(JSON.parse(text) as object)))
  }
})

/** The same view, whatever the order of its fields. */
function sorted(view: object): string {
  return JSON.stringify(Object.fromEntries(Object.entries(view).sort(([a], [b]) => (a < b ? -1 : 1))))
}

test('hunch host --json prints one JSON object first, with the url, codes and every open table', async () => {
  const at = await spawned(folder())
  expect(at).toMatchObject({
    url: expect.stringMatching(/^http:\/\/[\d.]+:\d+\/$/),
    port: expect.any(Number),
    joinCode: expect.stringMatching(/^[A-Z]{4}$/),
    table: expect.stringMatching(/^[0-9a-f]+$/),
    tables: [
      {
        id: at.table,
        name: '',
        joinCode: at.joinCode,
        url: expect.stringMatching(new RegExp(`^${at.url}#join=${at.joinCode}\\.[\\w-]{22}$`)),
      },
    ],
  })
})
