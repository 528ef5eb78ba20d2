// Tells addresses that only this machine reaches from others.

/**
 * True for an address of the machine itself, bare or with a port, as sockets report it (`::ffff:127.0.0.1`) or links
 * write it (`[::1]:4680`, `localhost:4680`).
 */
export function isLoopback(address: string): boolean {
  return /^(?:localhost(?::\d+)?$|(?:\[?::ffff:)?127\.|::1$|\[::1\])/i.test(address)
}
