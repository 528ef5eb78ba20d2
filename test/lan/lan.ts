// Makes a throw-away LAN on one machine: hosts in separate network namespaces, joined by a bridge in another one.
// mDNS multicast really crosses its cables; nothing can leave, because no namespace has a link to the machine's own
// network.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { sayLeftOut } from '../kit/leftOut.ts'
import { event } from '../kit/until.ts'

export type Place = 'a' | 'b' | 'c'

export interface Lan {
  /** The address of a host. */
  readonly address: (place: Place) => string
  /** The name of its namespace, for `ip netns exec`. */
  readonly space: (place: Place) => string
  /** Runs `ip` with these words in a host's namespace. */
  readonly ip: (place: Place, ...words: string[]) => void
  /** Takes a host off the network, which it cannot notice, or puts it back. */
  readonly cut: (place: Place) => void
  readonly mend: (place: Place) => void
  /** Plugs a second card into a host, on a second network; returns its address there. */
  readonly secondCard: (place: Place) => string
  /** Starts a program on a host. */
  readonly run: (place: Place, command: string, args?: readonly string[], env?: Record<string, string>) => Program
  /** Ends every program and removes everything that was made. */
  readonly remove: () => Promise<void>
}

export interface Program {
  readonly child: ChildProcess
  /** Everything it wrote to stderr so far. */
  readonly complaints: () => string
  /** The next line on stdout, from the beginning, that this accepts; rejects after `patience` milliseconds. */
  readonly line: (wanted?: (line: string) => boolean, patience?: number) => Promise<string>
  /** Ends it and waits until it is gone. */
  readonly end: (signal?: NodeJS.Signals) => Promise<void>
}

/** Why no LAN can be made here; null if it can. */
export function noLan(): string | null {
  try {
    const name = `hunch${process.pid}x`
    execFileSync('ip', ['netns', 'add', name], { stdio: 'pipe' })
    execFileSync('ip', ['netns', 'del', name], { stdio: 'pipe' })
    return null
  } catch (error) {
    return (error as Error).message.split('\n').at(-2) ?? 'ip netns cannot be used'
  }
}

/** Whether a LAN can be made. If not, the tests are left out with a loud message; with CI=true it is a failure. */
export function lanHere(): boolean {
  const why = noLan()
  if (why === null) return true
  sayLeftOut(`the tests between real hosts. They need root and iproute2 (${why}).`)
  return false
}

let made = 0

/** Makes a LAN of three hosts. Without `route` none of them knows a way out, as at home when the router is off. */
export function lan({ route = true }: { route?: boolean } = {}): Lan {
  const prefix = `hunch${process.pid}n${made++}`
  const cable = `${prefix}-sw`
  const places: readonly Place[] = ['a', 'b', 'c']
  const space = (place: Place) => `${prefix}-${place}`
  const address = (place: Place) => `10.77.0.${places.indexOf(place) + 1}`
  const programs: Program[] = []
  const ip = (...words: string[]) => execFileSync('ip', words, { stdio: 'pipe' })
  const inside = (name: string, ...words: string[]) => ip('-n', name, ...words)

  const bridge = (name: string) => {
    inside(cable, 'link', 'add', name, 'type', 'bridge', 'mcast_snooping', '0')
    inside(cable, 'link', 'set', name, 'up')
  }
  const plug = (place: Place, card: string, port: string, into: string, address: string) => {
    inside(space(place), 'link', 'add', card, 'type', 'veth', 'peer', 'name', port, 'netns', cable)
    inside(cable, 'link', 'set', port, 'master', into, 'up')
    inside(space(place), 'addr', 'add', `${address}/24`, 'dev', card)
    inside(space(place), 'link', 'set', card, 'up')
  }

  ip('netns', 'add', cable)
  bridge('lan')
  for (const place of places) {
    ip('netns', 'add', space(place))
    inside(space(place), 'link', 'set', 'lo', 'up')
    plug(place, 'lan0', `p${place}`, 'lan', address(place))
    if (route) inside(space(place), 'route', 'add', 'default', 'via', '10.77.0.254')
  }

  return {
    address,
    space,
    ip: (place, ...words) => void inside(space(place), ...words),
    cut: place => void inside(cable, 'link', 'set', `p${place}`, 'nomaster'),
    mend: place => void inside(cable, 'link', 'set', `p${place}`, 'master', 'lan'),
    secondCard: place => {
      const second = address(place).replace('.77.', '.78.')
      try {
        bridge('lan2')
      } catch {
        // another host's second card is plugged in there already
      }
      plug(place, 'lan1', `q${place}`, 'lan2', second)
      return second
    },
    run: (place, command, args = [], env = {}) => {
      const program = begin('ip', ['netns', 'exec', space(place), command, ...args], env)
      programs.push(program)
      return program
    },
    remove: async () => {
      await Promise.all(programs.map(program => program.end('SIGKILL')))
      for (const name of [...places.map(space), cable]) ip('netns', 'del', name)
    },
  }
}

function begin(command: string, args: readonly string[], env: Record<string, string>): Program {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  const gone = event(child, 'close')
  const lines: string[] = []
  const waiting = new Set<() => void>()
  let complaints = ''
  createInterface({ input: child.stdout }).on('line', line => {
    lines.push(line)
    for (const look of waiting) look()
  })
  child.stderr.on('data', (part: Buffer) => (complaints += part.toString()))
  return {
    child,
    complaints: () => complaints,
    line: (wanted = () => true, patience = 10_000) =>
      new Promise((resolve, reject) => {
        let next = 0
        const settle = (outcome: () => void) => {
          clearTimeout(timer)
          waiting.delete(look)
          outcome()
        }
        const look = () => {
          while (next < lines.length) {
            const line = lines[next++]!
            if (wanted(line)) return settle(() => resolve(line))
          }
        }
        const fail = (when: string) => {
          const said = [...lines.slice(-5), complaints].join('\n')
          settle(() => reject(new Error(`nothing of that kind was said ${when}; said was:\n${said}`)))
        }
        const timer = setTimeout(fail, patience, `within ${patience} ms`)
        void gone.then(() => fail('before the program ended'))
        waiting.add(look)
        look()
      }),
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      await gone
    },
  }
}
