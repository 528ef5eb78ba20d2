// Answers for: this machine's network cards. Which there are, who is near them, and when that changes.
import { BlockList } from 'node:net'
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'

/** How often the cards are looked at, in milliseconds. */
const EVERY = 2000

/** More than any machine has for people; a server's hundred bridges are not worth a socket each. */
const MOST = 16

/** The addresses of the cards that lead to other machines. IPv4 only: IPv6 answers carry addresses that lead nowhere. */
export function lanInterfaceAddresses(): string[] {
  const outward = seen().filter(({ internal }) => !internal)
  return [...new Set(outward.map(({ address }) => address))].slice(0, MOST)
}

/** Whether an address is on the same network as one of the cards: multicast answers come from nowhere else. */
export function sameNetworkPredicate(): (address: string) => boolean {
  const near = new BlockList()
  for (const { address, cidr } of seen()) near.addSubnet(address, Number(cidr?.split('/')[1] ?? 32), 'ipv4')
  return address => near.check(address, 'ipv4')
}

/** Calls whenever the cards have changed, or the machine has slept: what was joined before may be joined no more. Returns how to stop. */
export function watchNetworkInterfaces(
  changed: () => void,
  list: () => readonly string[] = lanInterfaceAddresses,
): () => void {
  let before = list().join()
  let lastLook = Date.now()
  const timer = setInterval(() => {
    const now = list().join()
    const slept = Date.now() - lastLook > 5 * EVERY
    lastLook = Date.now()
    if (now === before && !slept) return
    before = now
    changed()
  }, EVERY)
  return () => clearInterval(timer)
}

function seen(): NetworkInterfaceInfo[] {
  try {
    return Object.values(networkInterfaces()).flatMap(card => (card ?? []).filter(({ family }) => family === 'IPv4'))
  } catch {
    return [] // a system that does not say; as good as no network
  }
}
