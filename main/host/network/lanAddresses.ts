// Lists the addresses under which other machines reach this one, and ranks them for links.
import { createSocket } from 'node:dgram'
import { networkInterfaces } from 'node:os'
import type { AddressReason } from '../../../shared/wire/index.ts'
import { networkOfAddress } from '../limits/budgets.ts'
import { interfaceKind, isWifiOrCable, interfaceKindRank, type InterfaceAddress } from './interfaceKinds.ts'

/** The owner's choice of an address for links, on one network. */
export interface OwnerAddressChoice {
  readonly network: string
  readonly address: string // as in a link
}

/** Evidence for ranking the addresses, in addition to the kind of each interface. */
export interface AddressRankingEvidence {
  /** The addresses from which an answer to the outside would be sent. */
  readonly routed: ReadonlySet<string>
  /** The addresses under which others have come. */
  readonly visited: ReadonlySet<string>
  /** The networks on which tables of other hosts were found. */
  readonly neighbours: ReadonlySet<string>
  /** The addresses the owner chose, at most one for each network, latest first. */
  readonly chosen: readonly OwnerAddressChoice[]
}

let lastListedAddresses: InterfaceAddress[] = [] // as the operating system last listed them

/**
 * Every address of this machine at which other machines may reach it. If the operating system does not answer, these are the addresses it
 * listed last.
 */
export function interfaceAddresses(): readonly InterfaceAddress[] {
  try {
    lastListedAddresses = Object.entries(networkInterfaces()).flatMap(([interfaceName, addresses]) =>
      (addresses ?? [])
        .filter(({ internal, address }) => !internal && !/^fe[89ab]/i.test(address)) // no browser accepts a link-local one
        .map(({ address, mac, netmask, family }) => ({
          interfaceName,
          address,
          mac,
          netmask,
          isIPv6: family === 'IPv6',
        })),
    )
  } catch {
    // see above
  }
  return lastListedAddresses
}

/**
 * Ranks addresses, best first. Criteria in order: on a chosen network, the one chosen there, reached by others, IPv4,
 * real interface, on a network with other hosts, known to be Wi-Fi or a cable, with the route, home network.
 */
export function rankAddresses(
  addresses: readonly InterfaceAddress[],
  { routed, visited, neighbours, chosen: chosenNetworks }: AddressRankingEvidence,
): readonly InterfaceAddress[] {
  const rankingKey = (candidate: InterfaceAddress): readonly number[] => {
    const network = chosenNetworks.length + neighbours.size === 0 ? '' : networkKey(candidate)
    const kind = interfaceKind(candidate, routed)
    const choiceIndex = chosenNetworks.findIndex(chosenNetwork => chosenNetwork.network === network)
    return [
      choiceIndex < 0 ? Infinity : choiceIndex,
      chosenNetworks[choiceIndex]?.address === addressInUrl(candidate) ? 0 : 1,
      visited.has(candidate.address) ? 0 : 1,
      candidate.isIPv6 ? 1 : 0,
      interfaceKindRank(kind),
      neighbours.has(network) ? 0 : 1,
      isWifiOrCable(kind, candidate) ? 0 : 1,
      routed.has(candidate.address) ? 0 : 1,
      homeNetworkRank(candidate.address),
    ]
  }
  return [...addresses].sort((a, b) => {
    const [marksOfA, marksOfB] = [rankingKey(a), rankingKey(b)]
    const firstDifferenceIndex = marksOfA.findIndex((mark, i) => mark !== marksOfB[i])
    return firstDifferenceIndex < 0 ? 0 : marksOfA[firstDifferenceIndex]! < marksOfB[firstDifferenceIndex]! ? -1 : 1
  })
}

/** Why an address is given out: the first criterion of the ranking that it meets. */
export function addressReason(
  candidate: InterfaceAddress,
  { routed, visited, neighbours, chosen: chosenNetworks }: AddressRankingEvidence,
): Omit<AddressReason, 'address'> {
  const kind = interfaceKind(candidate, routed)
  if (chosenNetworks.some(({ network }) => network === networkKey(candidate))) return { card: kind, why: 'chosen' }
  if (visited.has(candidate.address)) return { card: kind, why: 'visited' }
  if (neighbours.has(networkKey(candidate))) return { card: kind, why: 'tables' }
  return routed.has(candidate.address) ? { card: kind, why: 'outward' } : { card: kind }
}

/** The key of a network: the interface, and the part of an address that all machines on the network share. */
export function networkKey({ interfaceName, address, netmask }: InterfaceAddress): string {
  const mask = netmask.split('.').map(Number)
  const networkPart = address.includes(':')
    ? networkOfAddress(address)
    : address.split('.').map((part, i) => Number(part) & (mask[i] ?? 255)).join('.') // prettier-ignore
  return `${interfaceName} ${networkPart}`
}

/** True if the address is on the network of this interface. */
export function isOnNetworkOf(interfaceAddress: InterfaceAddress, address: string): boolean {
  return (
    interfaceAddress.isIPv6 === address.includes(':') &&
    networkKey({ ...interfaceAddress, address }) === networkKey(interfaceAddress)
  )
}

/** True if the address is on a network of this machine. */
export function isOnOwnNetwork(address: string): boolean {
  return interfaceAddresses().some(ownAddress => isOnNetworkOf(ownAddress, address))
}

function homeNetworkRank(address: string): number {
  if (address.startsWith('192.168.')) return 0
  if (address.startsWith('10.')) return 1
  return /^172\.(1[6-9]|2\d|3[01])\./.test(address) ? 2 : 3
}

/**
 * This machine's addresses as a URL writes them, so IPv6 is in brackets. The best interface comes first. Loopback is
 * listed only if there is no other address.
 */
export function ownAddressesForUrls(): string[] {
  const rankedInterfaces = rankAddresses(interfaceAddresses(), {
    routed: new Set(),
    visited: new Set(),
    neighbours: new Set(),
    chosen: [],
  })
  return rankedInterfaces.length > 0 ? rankedInterfaces.map(addressInUrl) : ['127.0.0.1']
}

/** An address as written in a link. */
export function addressInUrl({ address, isIPv6 }: InterfaceAddress): string {
  return isIPv6 ? `[${address}]` : address
}

/**
 * Addresses outside this machine's networks. Nothing is sent to them; they only show which route would be taken.
 */
const OUTSIDE_ADDRESSES = { udp4: '203.0.113.1', udp6: '2001:db8::1' } as const

/** Asks the system's routes from which addresses this machine would send to the Internet. */
export async function findAddressesWithInternetRoute(): Promise<ReadonlySet<string>> {
  const localAddresses = await Promise.all([localAddressToOutside('udp4'), localAddressToOutside('udp6')])
  return new Set(localAddresses.filter(address => address !== null))
}

function localAddressToOutside(family: keyof typeof OUTSIDE_ADDRESSES): Promise<string | null> {
  return new Promise(resolve => {
    try {
      const socket = createSocket(family)
      const finish = (address: string | null) => {
        socket.close()
        resolve(address)
      }
      socket.once('error', () => finish(null))
      socket.connect(9, OUTSIDE_ADDRESSES[family], () => finish(socket.address().address))
    } catch {
      resolve(null) // the system gives no socket
    }
  })
}
