// Tells the addresses at which no other machine finds a host.

/**
 * True for an address of the machine itself, bare or with a port, as sockets report it (`::ffff:127.0.0.1`) or links
 * write it (`[::1]:4680`, `localhost:4680`).
 */
export function isLoopback(address: string): boolean {
  return /^(?:localhost(?::\d+)?$|(?:\[?::ffff:)?127\.|::1$|\[::1\])/i.test(address)
}

/** True for an IPv4 address that a machine gives itself when no router answers: nobody else is on that network. */
export function isLinkLocal(address: string): boolean {
  return address.startsWith('169.254.')
}
