// Answers for: the addresses under which other machines reach this one.
import { networkInterfaces } from 'node:os'

/** This machine's IPv4 addresses, those of a home network first; loopback only when there is no other. */
export function lanAddresses(): string[] {
  const found = Object.values(networkInterfaces())
    .flatMap(cards => cards ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
  found.sort((a, b) => rank(a) - rank(b))
  return found.length > 0 ? found : ['127.0.0.1']
}

function rank(address: string): number {
  if (address.startsWith('192.168.')) return 0
  if (address.startsWith('10.')) return 1
  if (/^172\.(1[6-9]|2\d|3[01])\./.test(address)) return 2
  return address.startsWith('169.254.') ? 4 : 3 // 169.254: a card that found no network
}
