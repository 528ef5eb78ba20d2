// Packs what a browser takes to the page of the host its table moved to.
// Browser storage belongs to one address, so this travels in the link.
import { isHex, isId } from '../../../shared/wire/index.ts'
import { storedDealMemory } from '../storage/gameMemory.ts'
import {
  storeIfAbsent,
  storedLanguage,
  storedSecretsAfterHandover,
  storedPlayerName,
  storedSeenMoves,
  storedSettings,
} from '../storage/storage.ts'

/** How this device is known to the new host, and what it remembers about the table. */
export interface NewHostLinkContent {
  readonly host: string // the id of the new host
  readonly table: string
  readonly secret: string // the secret by which that host knows this device; '' if it did not sit
  readonly code: string // the table's join code; '' if this device was not given it
}

/** Encodes it as the text in the link. */
export function encodeNewHostLink(transfer: NewHostLinkContent): string {
  const linkContent = {
    ...transfer,
    name: storedPlayerName.get(),
    seen: storedSeenMoves.get(transfer.table),
    draws: storedDealMemory.draws(),
    shown: storedDealMemory.shown(),
    language: storedLanguage.get(),
    settings: storedSettings.get(),
  }
  const bytes = new TextEncoder().encode(JSON.stringify(linkContent))
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/**
 * Stores what came in a link, and returns null if it cannot be read. Values that this browser already has are
 * kept.
 */
export function storeNewHostLinkContent(text: string): NewHostLinkContent | null {
  const linkFields = parseLinkContent(text)
  if (!linkFields) return null
  const { host, table, secret, code } = linkFields
  const isWellFormed = isHex(host, 16) && isId(table) && (secret === '' || isHex(secret, 32))
  if (!isWellFormed || !/^[A-Z0-9]{0,12}$/.test(code)) return null
  if (secret !== '') storedSecretsAfterHandover.set(host, secret)
  const seenAcks = Array.isArray(linkFields['seen'])
    ? linkFields['seen'].filter(ack => /^[\w-]{4}$/.test(String(ack)))
    : []
  if (seenAcks.length > 0) storedSeenMoves.set(table, seenAcks as string[])
  storeIfAbsent(storedPlayerName, linkFields['name'])
  storeIfAbsent({ get: storedDealMemory.draws, set: storedDealMemory.setDraws }, linkFields['draws'])
  storeIfAbsent({ get: storedDealMemory.shown, set: storedDealMemory.setShown }, linkFields['shown'])
  storeIfAbsent(storedLanguage, linkFields['language'])
  storeIfAbsent(storedSettings, linkFields['settings'])
  return { host, table, secret, code }
}

function parseLinkContent(text: string): (NewHostLinkContent & Readonly<Record<string, unknown>>) | null {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const json = new TextDecoder().decode(Uint8Array.from(bytes, byte => byte.codePointAt(0)!))
    const parsedTransfer = JSON.parse(json) as Record<string, unknown> | null
    const isText = ['host', 'table', 'secret', 'code'].every(name => typeof parsedTransfer?.[name] === 'string')
    return isText ? (parsedTransfer as NewHostLinkContent & Record<string, unknown>) : null
  } catch {
    return null
  }
}
