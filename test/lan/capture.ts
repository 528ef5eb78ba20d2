// Records everything that crosses one host's cable on a LAN, with tcpdump.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lan, Place } from './lan.ts'

export interface Capture {
  /** Stops and returns everything that crossed the cable, byte by byte. */
  readonly end: () => Promise<string>
}

/** Starts recording the cable of a host. Rejects without tcpdump. */
export async function capture(net: Lan, place: Place): Promise<Capture> {
  const folder = mkdtempSync(join(tmpdir(), 'hunch-capture-'))
  const file = join(folder, 'lan.pcap')
  const tcpdump = net.run(place, 'tcpdump', ['-i', 'lan0', '-s', '0', '-U', '-Z', 'root', '-w', file, 'tcp'])
  const isReady = () => tcpdump.complaints().includes('listening on')
  for (let tries = 0; !isReady() && tries < 100; tries++) await new Promise(resolve => setTimeout(resolve, 100))
  if (!isReady()) throw new Error(`tcpdump does not listen: ${tcpdump.complaints()}`)
  return {
    end: async () => {
      await tcpdump.end('SIGINT')
      const bytes = readFileSync(file).toString('latin1')
      rmSync(folder, { recursive: true, force: true })
      return bytes
    },
  }
}
