// Reads the address of a host as people type or paste it.
import { DEFAULT_PORT, parseJoinLinkPart, type JoinLinkPart } from '../../../shared/wire/index.ts'

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
