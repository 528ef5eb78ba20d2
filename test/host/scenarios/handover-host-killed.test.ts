// A table moves between two real hosts, one of which is killed at every step: exactly one has it, with every
// acknowledged move.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { deviceHash, secretAfterHandover } from '../../../shared/sealing/index.ts'
import { startHostProcess, type HostProcess } from '../../bench/hostProcess.ts'
import { PROTOCOL_VERSION, type HostInfo } from '../../../shared/wire/index.ts'
import { atLength } from '../../kit/effort.ts'
import { deal, folder, Person } from '../kit.ts'
import { event, nextLook } from '../../kit/until.ts'

const PROGRAM = new URL('../../../dist/main/hunch.js', import.meta.url)

/** The connection to a host, which counts the messages that cross; at a given count both ends are cut off. */
class Way {
  readonly #pairs = new Set<Socket>()
  crossed = 0
  /** Called with each count before a message is passed on; false: it is not. */
  passes: (nth: number) => boolean = () => true
  port = 0

  async open(target: number): Promise<this> {
    const server = createServer(from => {
      const into = connect(target, '127.0.0.1')
      for (const [one, other] of [
        [from, into],
        [into, from],
      ] as const) {
        // prettier-ignore
        this.#pairs.add(one)
        one.on('data', (bytes: Buffer) => {
          if (this.passes(++this.crossed)) other.write(bytes)
        })
        one.on('error', () => other.destroy()).on('close', () => other.destroy())
      }
    })
    server.listen(0, '127.0.0.1')
    await event(server, 'listening')
    onTestFinished(() => void server.close())
    this.port = (server.address() as AddressInfo).port
    return this
  }

  cut(): void {
    for (const socket of this.#pairs) socket.destroy()
    this.#pairs.clear()
  }
}

/** A host that is killed and restarted, always on the same folder and port. */
class Mortal {
  readonly #data = folder()
  process!: HostProcess
  readonly way = new Way()

  async start(): Promise<this> {
    this.process = await startHostProcess(PROGRAM, { data: this.#data, port: this.process?.port ?? 0 })
    if (this.way.port === 0) await this.way.open(this.process.port)
    return this
  }

  async has(table: string): Promise<boolean> {
    const { table: first, others = [] } = (await (await fetch(`${this.process.url}info`)).json()) as HostInfo
    return [...(first ? [first] : []), ...others].some(({ id }) => id === table)
  }
}

/** A player whose device has a secret for each host, and joins whichever has the table. */
class Player {
  readonly #own: ReadonlyMap<Mortal, string>
  screen!: Person

  constructor(hosts: readonly Mortal[]) {
    this.#own = new Map(hosts.map(host => [host, randomBytes(16).toString('hex')]))
  }

  async comeTo(host: Mortal): Promise<Person> {
    this.screen = await new Person(this.#own.get(host)).come(host.process)
    await this.screen.settled()
    return this.screen
  }

  /** Asks the host it was at, and goes where it is sent. */
  async follow(from: Mortal, to: Mortal): Promise<Person> {
    const left = await new Person(this.#own.get(from)).come(from.process)
    const moved = left.last('moved') ?? (await left.next(({ type }) => type === 'moved'))
    if (moved.type !== 'moved') throw new Error('something else was heard')
    this.screen = new Person(this.#own.get(to))
    const secret = secretAfterHandover(deviceHash(this.#own.get(from)!), moved.host)
    await this.screen.open(to.process, { device: secret })
    const known = this.screen.next(({ type }) => type === 'view')
    this.screen.say({ type: 'hello', protocol: PROTOCOL_VERSION, device: this.#own.get(to)!, table: moved.table })
    await known
    await left.leave()
    return this.screen
  }
}

test('a host killed at any step of a handover: exactly one has the table, and nothing is lost', async () => {
  const hosts = [await new Mortal().start(), await new Mortal().start()] as const
  onTestFinished(async () => {
    for (const { process } of hosts) await process.kill()
  })
  const [ana, ben] = [new Player(hosts), new Player(hosts)]
  let [giver, taker] = hosts as [Mortal, Mortal]
  const table = await layTable(giver, [ana, ben])
  let notes = 0

  /** Hands the table over, and kills one host once `at` messages have crossed; returns how many there were. */
  const handOver = async (
    kill: { readonly victim: 'giver' | 'taker'; readonly at: number; readonly delivered: boolean } | null,
  ): Promise<number> => {
    ana.screen.say({ type: 'mark', seat: 0, at: 'rope', mark: `note ${++notes}` })
    await ana.screen.next(({ type }) => type === 'marked')
    const [ownerThere, owner] = await Promise.all([taker, giver].map(at => new Person().come(at.process, { key: at.process.key, table }))) // prettier-ignore
    const { code } = await ownerThere!.ask({ type: 'take-over', awaits: true }, 'taking')
    const { way } = taker
    way.crossed = 0
    const victim = kill?.victim === 'giver' ? giver : taker
    const killed = new Promise<void>(resolve => {
      if (!kill) return resolve()
      way.passes = nth => {
        if (nth < kill.at) return true
        if (nth > kill.at) return false
        void victim.process.kill().then(() => {
          way.cut()
          resolve()
        })
        return kill.delivered
      }
    })
    owner!.say({ type: 'hand-over', to: `127.0.0.1:${way.port}`, code })
    const isKilled = kill !== null && (await Promise.race([killed.then(() => true), pause(4000, false)])) // on some runs fewer cross
    way.passes = () => true
    if (isKilled) await victim.start()
    const here = await settled(giver, taker, table, !isKilled)
    for (const screen of [ownerThere!, owner!]) screen.socket.terminate()
    await pause(50) // the screens of a killed host are over
    for (const player of [ana, ben])
      if (here === giver) await player.comeTo(giver)
      else await player.follow(giver, taker)
    expect(ana.screen.last('view')).toMatchObject({ seat: 0, marks: { rope: `note ${notes}` } })
    expect(ben.screen.last('view')).toMatchObject({ seat: 1 })
    if (here === taker) [giver, taker] = [taker, giver]
    return way.crossed
  }

  const steps = await handOver(null)
  expect(steps).toBeGreaterThan(8)
  const outcomes = { stayed: 0, moved: 0 }
  for (const victim of ['giver', 'taker'] as const)
    for (let at = 3; at <= steps; at++)
      for (const delivered of atLength ? [true, false] : [at % 2 === 0]) {
        const before = giver
        await handOver({ victim, at, delivered })
        outcomes[before === giver ? 'stayed' : 'moved']++
      }
  expect(outcomes.stayed).toBeGreaterThan(4)
  expect(outcomes.moved).toBeGreaterThan(2)
})

/** A table for two, in the middle of a game. */
async function layTable(at: Mortal, players: readonly Player[]): Promise<string> {
  const owner = await new Person().come(at.process, { key: at.process.key })
  await owner.ask({ type: 'open', name: 'Kitchen' }, 'table')
  owner.say({ type: 'set', game: 'blank' })
  for (const chair of [3, 2]) owner.say({ type: 'remove', chair })
  await owner.settled()
  const { id, code } = owner.last('table')!.table
  for (const [chair, player] of players.entries())
    await (await player.comeTo(at)).sit(code, `Player ${chair + 1}`, chair)
  await deal(owner, ...players.map(({ screen }) => screen))
  owner.socket.terminate()
  return id
}

/** Which of the two has the table in the end. They never both have it. */
async function settled(giver: Mortal, taker: Mortal, table: string, moves: boolean): Promise<Mortal> {
  for (let same = 0, last: Mortal | null = null, tried = 0; tried < 1000; tried++) {
    const [there, here] = [await taker.has(table), await giver.has(table)]
    expect(there && here).toBe(false)
    const now = there ? taker : here ? giver : null
    same = now !== null && now === last ? same + 1 : 0
    last = now
    if (now && same >= 3 && (!moves || now === taker)) return now
    await nextLook()
  }
  throw new Error('nobody has the table')
}
