// Tells addresses of hosts in a home network from all others.
import { BlockList, isIP } from 'node:net'
import { isOnOwnNetwork } from '../host/network/lanAddresses.ts'

const lanAddressBlocks = new BlockList()
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['::1', 128],
  ['fc00::', 7],
] as const)
  lanAddressBlocks.addSubnet(net, bits, net.includes(':') ? 'ipv6' : 'ipv4')

/** The origin of an address if a host of a home network can be there; null if not. */
export function originOfLanHost(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, hostname, origin, username, password } = new URL(url)
  if (protocol !== 'http:' || username !== '' || password !== '') return null
  return isLanAddress(hostname.replace(/^\[|\]$/g, '')) ? origin : null
}

function isLanAddress(host: string): boolean {
  if (isIP(host) === 0) return host === 'localhost' || host.endsWith('.local')
  // In a home network IPv6 addresses are often global. Which of them belong to the network shows in this machine's own.
  return lanAddressBlocks.check(host, isIP(host) === 4 ? 'ipv4' : 'ipv6') || isOnOwnNetwork(host)
}
