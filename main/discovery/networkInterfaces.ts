// Lists this machine's network interfaces, tells which addresses are on their networks, and watches for changes.
import { BlockList } from 'node:net'
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'

/** How often the interfaces are checked for changes, in milliseconds. */
const CHECK_INTERVAL_MS = 2000

/**
 * The most interfaces used. A personal computer has fewer; a server's hundred bridges are not worth a socket each.
 */
const MAX_INTERFACES = 16

/**
 * The addresses of the interfaces that lead to other machines. IPv4 only, because packets over IPv6 come from
 * addresses that lead nowhere.
 */
export function lanInterfaceAddresses(): string[] {
  const outward = ipv4InterfaceInfos().filter(({ internal }) => !internal)
  return [...new Set(outward.map(({ address }) => address))].slice(0, MAX_INTERFACES)
}

/** A network interface with an IPv4 address. */
export interface IPv4Interface {
  readonly name: string
  readonly address: string
  readonly internal: boolean // true if it leads only to this machine
}

/** All network interfaces with an IPv4 address, including those that lead to no other machine. */
export function ipv4Interfaces(): IPv4Interface[] {
  const interfaces = interfaceEntries().flatMap(([name, addresses]) =>
    addresses.filter(({ family }) => family === 'IPv4').map(({ address, internal }) => ({ name, address, internal })),
  )
  return interfaces.slice(0, MAX_INTERFACES)
}

/**
 * Returns a test whether an address is on the same network as some interface, or as the interface with address `interfaceAddress`. Multicast
 * answers come from nowhere else.
 */
export function createSameNetworkTest(interfaceAddress?: string): (address: string) => boolean {
  const ownNetworks = new BlockList()
  for (const { address, cidr } of ipv4InterfaceInfos())
    if (interfaceAddress === undefined || address === interfaceAddress)
      ownNetworks.addSubnet(address, Number(cidr?.split('/')[1] ?? 32), 'ipv4')
  return address => ownNetworks.check(address, 'ipv4')
}

/**
 * Calls `onChange` whenever the interfaces have changed, or the machine has slept, after which multicast groups may
 * be lost. Returns a function that stops the watch.
 */
export function watchNetworkInterfaces(
  onChange: () => void,
  listAddresses: () => readonly string[] = lanInterfaceAddresses,
): () => void {
  let lastList = listAddresses().join()
  let lastCheckAt = Date.now()
  const pollInterval = setInterval(() => {
    const now = listAddresses().join()
    const hasSlept = Math.abs(Date.now() - lastCheckAt) > 5 * CHECK_INTERVAL_MS // by the wall clock, which goes on while the machine sleeps; it may have been set
    lastCheckAt = Date.now()
    if (now === lastList && !hasSlept) return
    lastList = now
    onChange()
  }, CHECK_INTERVAL_MS)
  return () => clearInterval(pollInterval)
}

function ipv4InterfaceInfos(): NetworkInterfaceInfo[] {
  return interfaceEntries().flatMap(([, addresses]) => addresses.filter(({ family }) => family === 'IPv4'))
}

function interfaceEntries(): [name: string, addresses: NetworkInterfaceInfo[]][] {
  try {
    return Object.entries(networkInterfaces()).map(([name, addresses]) => [name, addresses ?? []])
  } catch {
    return [] // a system that does not answer is treated as having no network
  }
}
