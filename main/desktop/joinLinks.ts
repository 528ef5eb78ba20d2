// Parses links from a chat that open the app at a table, `hunch-join://ADDRESS/…`: only an address and a code.
import { originOfLanHost } from './originOfLanHost.ts'

/** The scheme's name on all systems. `hunch:` is the scheme of the app's own pages. */
export const JOIN_SCHEME = 'hunch-join'

const MAX_LINK_LENGTH = 200

/**
 * The web link with the same meaning, which a browser could follow; null if the link leads to no host of a home
 * network.
 */
export function webLinkOfJoinLink(link: string): string | null {
  if (link.length > MAX_LINK_LENGTH) return null
  const [, address = '', hash = ''] =
    /^hunch-join:\/\/((?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?)\/?(#join=[A-Za-z0-9.@_-]*)?$/.exec(link) ?? []
  const origin = address === '' ? null : originOfLanHost(`http://${address}`)
  return origin === null ? null : `${origin}/${hash}`
}
