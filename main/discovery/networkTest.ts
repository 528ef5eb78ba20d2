// Tests what a machine can test of its network alone: its interfaces, its port at each address, mDNS, its
// firewalls.
import { get } from 'node:http'
import type { NetworkFindings, NetworkReport, TestedInterface } from '../../shared/wire/index.ts'
import { openNetworkInterface, SERVICE_TYPE } from './bonjourOnInterfaces.ts'
import { ipv4Interfaces, type IPv4Interface } from './networkInterfaces.ts'
import { findActiveFirewalls, readWindowsNetworkProfile } from './systemFirewall.ts'

/** How long to listen to mDNS, in milliseconds. */
const MDNS_LISTENING_MS = 2500

/** How long this machine may take to answer itself, in milliseconds. */
const ANSWER_TIMEOUT_MS = 2000

export interface NetworkTestSetup {
  readonly port: number
  /** Whether a table is being announced now. */
  readonly isAnnouncing: boolean
  /** The address of the one interface to test; undefined: all. */
  readonly interfaceAddress?: string | undefined
}

/** Runs all tests; only the host knows who has come. Takes some seconds, and never rejects. */
export async function testNetwork({
  port,
  isAnnouncing,
  interfaceAddress,
}: NetworkTestSetup): Promise<NetworkFindings> {
  const interfaces = ipv4Interfaces().filter(({ address, internal }) =>
    interfaceAddress === undefined ? !internal : address === interfaceAddress,
  )
  const [tested, firewalls, profile] = await Promise.all([
    Promise.all(interfaces.map(networkInterface => testInterface(networkInterface, { port, isAnnouncing }))),
    findActiveFirewalls(),
    readWindowsNetworkProfile(),
  ])
  return { platform: platformOf(process.platform), port, cards: tested, firewalls, profile }
}

async function testInterface(
  { name: interfaceName, address }: IPv4Interface,
  { port, isAnnouncing }: Pick<NetworkTestSetup, 'port' | 'isAnnouncing'>,
): Promise<NetworkFindings['cards'][number]> {
  const [answer, mdns] = await Promise.all([probePortAt(address, port), isAnnouncing ? testMdns(address, port) : null])
  return { name: interfaceName, address, port: answer, mdns }
}

/**
 * Asks for tables, and for any service, and listens. If the system does not allow listening, nothing is
 * received.
 */
async function testMdns(interfaceAddress: string, port: number): Promise<NonNullable<TestedInterface['mdns']>> {
  const ownAddresses = new Set(ipv4Interfaces().map(({ address }) => address))
  const heardMdns = { itself: false, others: false }
  const openedInterface = openNetworkInterface(interfaceAddress, {
    begin: bonjour => {
      bonjour.find({ type: SERVICE_TYPE }, service => {
        if (ownAddresses.has(service.referer?.address ?? '') && service.port === port) heardMdns.itself = true
      })
      bonjour.find() // asks for any service, which many devices without tables answer
    },
    onAttempt: () => {},
    onPacket: from => {
      if (!ownAddresses.has(from)) heardMdns.others = true
    },
  })
  await new Promise(resolve => setTimeout(resolve, MDNS_LISTENING_MS))
  await openedInterface.close()
  return heardMdns
}

/** Sends this machine a request at one of its addresses, as another machine would. */
export function probePortAt(address: string, port: number): Promise<TestedInterface['port']> {
  return new Promise(resolve => {
    const request = get({ host: address, port, path: '/info', agent: false, timeout: ANSWER_TIMEOUT_MS }, response => {
      response.resume()
      resolve('answers')
    })
    request.on('timeout', () => {
      resolve('silent')
      request.destroy()
    })
    request.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED' ? 'refused' : 'silent'))
  })
}

function platformOf(platform: NodeJS.Platform): NetworkReport['platform'] {
  if (platform === 'darwin') return 'macos'
  if (platform === 'win32') return 'windows'
  return platform === 'linux' ? 'linux' : 'other'
}
