// Reads the address of a host as people type or paste it.
import { DEFAULT_PORT, parseJoinLinkParams, type JoinLinkParams } from '../../../shared/wire/index.ts'

/** Parses an address as people type or paste it, or a whole link; null if it is none. */
export function parseHostAddress(typedText: string): ({ readonly address: string } & JoinLinkParams) | null {
  const text = typedText.normalize('NFKC').trim() // a Japanese keyboard may type full-width letters
  const link = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`
  const url = text === '' || /\s/.test(text) ? null : parseUrl(link)
  if (!url || url.hostname === '' || url.protocol !== 'http:') return null
  const { hostname, port, hash } = url
  const joinParams = /^#join=(.+)$/.exec(hash)?.[1] ?? ''
  const typedPort = /:(\d+)(?:[/#]|$)/.exec(link.slice('http://'.length))?.[1]
  return {
    address: `${hostname}:${port !== '' ? port : (typedPort ?? DEFAULT_PORT)}`,
    ...parseJoinLinkParams(joinParams),
  }
}

/** Null if it is no URL. Browsers have `URL.canParse` only since 2023. */
function parseUrl(link: string): URL | null {
  try {
    return new URL(link)
  } catch {
    return null
  }
}
