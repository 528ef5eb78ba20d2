// The result of a host's network test, as its owner sees it.
import * as v from 'valibot'
import { InterfaceKind } from './hostAddress.ts'

/** A tested network interface with an IPv4 address. */
export const TestedInterface = v.object({
  name: v.string(), // the system's name for it
  address: v.string(),
  kind: InterfaceKind,
  port: v.picklist(['answers', 'refused', 'silent']), // the result of connecting to this host at this address from this machine
  mdns: v.nullable(v.object({ itself: v.boolean(), others: v.boolean() })), // the machines whose mDNS packets arrived there; null: nothing is announced now
})
export type TestedInterface = v.InferOutput<typeof TestedInterface>

export const NetworkReport = v.object({
  platform: v.picklist(['linux', 'macos', 'windows', 'other']),
  port: v.number(),
  cards: v.array(TestedInterface),
  visited: v.boolean(), // a device at another address has connected since the host started
  firewalls: v.array(v.picklist(['ufw', 'firewalld', 'windows'])), // the active firewalls, if that can be read
  profile: v.nullable(v.picklist(['public', 'private', 'domain'])), // how Windows classifies the network; null: unknown
})
export type NetworkReport = v.InferOutput<typeof NetworkReport>

/** What the test itself finds out. Its host knows what kinds of interfaces these are, and who has come. */
export type NetworkFindings = Omit<NetworkReport, 'visited' | 'cards'> & {
  readonly cards: readonly Omit<TestedInterface, 'kind'>[]
}
