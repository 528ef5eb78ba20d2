// Answers for: what a host found out when it tested the network it is on, as its owner is told.
import * as v from 'valibot'

/** One network card with an address of the fourth version. */
export const TestedNetworkCard = v.object({
  name: v.string(), // as the system calls it
  address: v.string(),
  kind: v.picklist(['lan', 'link-local', 'vpn', 'virtual']), // link-local: it found no router; virtual: it leads to other systems on this machine
  port: v.picklist(['answers', 'refused', 'silent']), // what this machine heard when it asked itself at this address
  mdns: v.nullable(v.object({ itself: v.boolean(), others: v.boolean() })), // whose mDNS was heard there; null: nothing is announced now
})
export type TestedNetworkCard = v.InferOutput<typeof TestedNetworkCard>

export const NetworkReport = v.object({
  platform: v.picklist(['linux', 'macos', 'windows', 'other']),
  port: v.number(),
  cards: v.array(TestedNetworkCard),
  visited: v.boolean(), // a device at another address has come since the host began
  firewalls: v.array(v.picklist(['ufw', 'firewalld', 'windows'])), // those that are on, as far as can be read
  profile: v.nullable(v.picklist(['public', 'private', 'domain'])), // what Windows takes the network for; null: it did not say
})
export type NetworkReport = v.InferOutput<typeof NetworkReport>
