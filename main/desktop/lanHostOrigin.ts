// Tells addresses of hosts in a home network from all others.
import { BlockList, isIPv4 } from 'node:net'

const near = new BlockList()
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  near.addSubnet(net, bits, 'ipv4')

/** The origin of an address if a host of a home network can be there; null if not. */
export function lanHostOrigin(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, hostname, origin, username, password } = new URL(url)
  if (protocol !== 'http:' || username !== '' || password !== '') return null
  const isNear = isIPv4(hostname) ? near.check(hostname) : hostname === 'localhost' || hostname.endsWith('.local')
  return isNear ? origin : null
}
