// Answers for: avahi on a host of the LAN, the mDNS of most Linux desktops, with a bus and a folder of its own.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sayLeftOut } from '../kit/leftOut.ts'
import type { Lan, Place, Program } from './lan.ts'

export interface Avahi {
  /** `avahi-browse` for tables: a line for each that comes (`+`), is resolved (`=`) or goes (`-`). */
  readonly browse: () => Program
  /** One of avahi's commands, to its end; what it printed. */
  readonly run: (command: string, ...words: string[]) => string
  readonly remove: () => void
}

const NEEDED = ['avahi-daemon', 'avahi-browse', 'avahi-resolve', 'dbus-daemon', 'unshare']

/** True when avahi can be had. Where it cannot, that is said loudly and the tests are left out; with CI=true it is a failure. */
export function avahiHere(): boolean {
  const missing = NEEDED.filter(name => {
    try {
      execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'pipe' })
      return false
    } catch {
      return true
    }
  })
  if (missing.length === 0) return true
  sayLeftOut(`what avahi makes of our mDNS. It needs avahi-daemon and avahi-utils (${missing.join(', ')}).`)
  return false
}

const ALLOWED = ['own="*"', 'user="*"']
  .concat(
    ['send', 'receive'].flatMap(way =>
      ['method_call', 'method_return', 'error', 'signal'].map(of => `${way}_type="${of}"`),
    ),
  )
  .concat('send_requested_reply="true"')
  .map(what => `<allow ${what}/>`)

/** Starts avahi on a host, and waits until it is there. */
export async function avahiOn(net: Lan, place: Place): Promise<Avahi> {
  const folder = mkdtempSync(join(tmpdir(), 'hunch-avahi-'))
  const address = `unix:path=${join(folder, 'bus')}`
  writeFileSync(
    join(folder, 'bus.conf'),
    `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN" "busconfig.dtd">
<busconfig><type>session</type><listen>${address}</listen><auth>EXTERNAL</auth><policy context="default">${ALLOWED.join('')}</policy></busconfig>`,
  )
  writeFileSync(join(folder, 'avahi.conf'), '[server]\nuse-ipv4=yes\nuse-ipv6=yes\n[publish]\npublish-workstation=no\n')
  const env = { DBUS_SYSTEM_BUS_ADDRESS: address }
  await net
    .run(place, 'dbus-daemon', [`--config-file=${join(folder, 'bus.conf')}`, '--nofork', '--print-address'])
    .line()
  // Its folder is the machine's; here it has one of its own.
  const start = `mkdir -p /run/avahi-daemon && mount -t tmpfs tmpfs /run/avahi-daemon && exec avahi-daemon --no-drop-root --no-chroot --no-rlimits -f ${join(folder, 'avahi.conf')}`
  const daemon = net.run(place, 'unshare', ['-m', 'sh', '-c', start], env)
  for (let waited = 0; !daemon.complaints().includes('startup complete'); waited += 50) {
    if (waited > 10_000) throw new Error(`avahi does not start:\n${daemon.complaints()}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return {
    browse: () => net.run(place, 'avahi-browse', ['-rp', '_hunch._tcp'], env),
    run: (command, ...words) =>
      execFileSync('ip', ['netns', 'exec', net.space(place), 'timeout', '10', command, ...words], {
        env: { ...process.env, ...env },
        encoding: 'utf8',
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
