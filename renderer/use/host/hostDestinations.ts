// Finds hosts: the app has its own, a browser uses the one its page came from.
import { DEFAULT_PORT, parseJoinLinkPart, type JoinLinkPart } from '../../../shared/wire/index.ts'
import type { HostDestination } from '../../stores/greeting.ts'
import { bridge } from '../../device/link/bridge.ts'
import * as kept from '../../device/storage/storage.ts'

let device: Promise<string> | null = null

/** This device's secret: the app's, or the browser's. */
export function masterSecret(): Promise<string> {
  return (device ??= bridge ? bridge.facts().then(facts => facts.device) : Promise.resolve(kept.browserSecret()))
}

/** This machine's host in the app, the page's host in a browser. The trouble is a sentence. */
export async function ownHostDestination(): Promise<HostDestination | { readonly trouble: string }> {
  const master = await masterSecret()
  if (!bridge) return { address: location.host, device: master, key: kept.storedKey.get() }
  const host = await bridge.host()
  return 'trouble' in host ? host : { address: new URL(host.url).host, device: master, key: host.key }
}

/** A host elsewhere on the network. */
export async function hostDestination(address: string): Promise<HostDestination> {
  return { address, device: await masterSecret(), key: null }
}

/** Parses an address as people type or paste it, or a whole link; null if it is none. */
export function parseHostAddress(typed: string): ({ readonly address: string } & JoinLinkPart) | null {
  const text = typed.trim()
  const link = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`
  if (text === '' || /\s/.test(text) || !URL.canParse(link)) return null
  const { hostname, port, hash, protocol } = new URL(link)
  if (hostname === '' || protocol !== 'http:') return null
  const part = /^#join=(.+)$/.exec(hash)?.[1] ?? ''
  const typedPort = /:(\d+)(?:[/#]|$)/.exec(link.slice('http://'.length))?.[1]
  return { address: `${hostname}:${port !== '' ? port : (typedPort ?? DEFAULT_PORT)}`, ...parseJoinLinkPart(part) }
}
