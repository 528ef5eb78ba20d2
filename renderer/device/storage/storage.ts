// Stores what this device remembers between visits: its secret, its person's name, the keys it was given. A browser
// may forbid storage, run out of room or be cleared while the page is open. Values that this page wrote or read
// stay valid until it is closed.

import { isHex, MAX_REMEMBERED_MOVES, type JoinLinkParams } from '../../../shared/wire/index.ts'

/** Where a value is stored: for all windows of the browser, or for this one. */
export type StorageArea = 'localStorage' | 'sessionStorage'

const valuesInMemory = new Map<string, string>()
const unwrittenKeys = new Set<string>() // values the browser did not accept; it may still hold older ones

/** The value stored under a name; null: none. */
export function readStored(store: StorageArea, key: string): string | null {
  try {
    const storedValue = unwrittenKeys.has(key) ? null : window[store].getItem(key)
    if (storedValue !== null) {
      valuesInMemory.set(key, storedValue) // the browser's storage may be cleared while the page is open
      return storedValue
    }
  } catch {
    // the value is remembered until the page is closed
  }
  return valuesInMemory.get(key) ?? null
}

/** Stores a value for as long as the browser allows. */
export function writeStored(store: StorageArea, key: string, value: string): void {
  valuesInMemory.set(key, value)
  unwrittenKeys.add(key)
  try {
    window[store].setItem(key, value)
    unwrittenKeys.delete(key)
  } catch {
    // see above
  }
}

/**
 * Stores a value whose older version must not come back: if there is no room, nothing is stored for the next
 * visit.
 */
export function storeOrForget(store: StorageArea, key: string, value: string): void {
  writeStored(store, key, value)
  if (!unwrittenKeys.has(key)) return
  try {
    window[store].removeItem(key)
  } catch {
    // where nothing can be removed, nothing was stored
  }
  writeStored(store, key, value)
}

/** 128 random bits in hexadecimal. Pages over plain HTTP have no crypto.randomUUID. */
export function newRandomToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * This browser's secret, made on the first visit and never sent. Each host knows the browser by a different secret
 * that is derived from it.
 */
export function loadBrowserSecret(): string {
  const storedSecret = readStored('localStorage', 'hunch.device')
  if (storedSecret !== null && isHex(storedSecret, 32)) return storedSecret
  const newSecret = newRandomToken()
  writeStored('localStorage', 'hunch.device', newSecret)
  return newSecret
}

/**
 * What this device remembers about a host: the number of the secret in use there, and whether it has held a
 * chair with it.
 */
export interface KnownHost {
  readonly secretNumber: number
  readonly seated: boolean
}

/** How many hosts a device remembers. */
const MAX_KNOWN_HOSTS = 32

/** The hosts this device has visited, latest first. */
export const knownHostStore = {
  get: (host: string): KnownHost => {
    const [, secretNumber, seated] = knownHosts().find(([id]) => id === host) ?? []
    return { secretNumber: Number(secretNumber ?? 0) || 0, seated: seated === 'seated' }
  },
  set: (host: string, { secretNumber, seated }: KnownHost): void => {
    const otherHosts = knownHosts().filter(([id]) => id !== host)
    const hosts = [[host, String(secretNumber), seated ? 'seated' : 'new'], ...otherHosts].slice(0, MAX_KNOWN_HOSTS)
    writeStored('localStorage', 'hunch.hosts', hosts.map(knownHost => knownHost.join(' ')).join('\n'))
  },
}

function knownHosts(): string[][] {
  return (readStored('localStorage', 'hunch.hosts') ?? '').split('\n').map(line => line.split(' '))
}

/** Secrets by which hosts that took over this device's table know it, until it has sent them one of its own. */
export const storedSecretsAfterHandover = {
  get: (host: string): string | null => secretsAfterHandover().find(([id]) => id === host)?.[1] ?? null,
  set: (host: string, secret: string | null): void => {
    const otherSecrets = secretsAfterHandover().filter(([id]) => id !== host)
    const secrets = [...(secret === null ? [] : [[host, secret]]), ...otherSecrets].slice(0, MAX_KNOWN_HOSTS)
    writeStored('localStorage', 'hunch.moved', secrets.map(hostAndSecret => hostAndSecret.join(' ')).join('\n'))
  },
}

function secretsAfterHandover(): string[][] {
  const storedSecrets = (readStored('localStorage', 'hunch.moved') ?? '').split('\n').map(line => line.split(' '))
  return storedSecrets.filter(([, secret]) => isHex(secret ?? '', 32))
}

/** Stores values that came from another address, unless there are values already. */
export function storeIfAbsent(
  store: { readonly get: () => string | null; readonly set: (value: string) => void },
  value: unknown,
): void {
  if (typeof value === 'string' && value.length < 100_000 && !store.get()) store.set(value)
}

/** The key of the one host that this page came from, if the link gave it. */
export const pageHostKeyStore = {
  get: (): string | null => readStored('localStorage', 'hunch.key'),
  set: (value: string): void => writeStored('localStorage', 'hunch.key', value),
}

/** The key from the link to a table. */
export const storedTableLinkKey = {
  get: (): string => readStored('sessionStorage', 'hunch.link') ?? '',
  set: (value: string): void => writeStored('sessionStorage', 'hunch.link', value),
}

/** The join code from the link, or as typed. */
export const storedJoinCode = {
  get: (): string => readStored('sessionStorage', 'hunch.code') ?? '',
  set: (value: string): void => writeStored('sessionStorage', 'hunch.code', value),
}

/** The table this window is at, if the host has several; '' for the only one. */
export const storedTableOfThisWindow = {
  get: (): string => readStored('sessionStorage', 'hunch.table') ?? '',
  set: (value: string): void => writeStored('sessionStorage', 'hunch.table', value),
}

/** Stores what this window joins a table with, and replaces what it had for the one before. */
export function storeInvitation({ code, linkKey, table }: JoinLinkParams): void {
  storedJoinCode.set(code)
  storedTableLinkKey.set(linkKey)
  storedTableOfThisWindow.set(table)
}

/** The name that was last used at this device. */
export const storedPlayerName = {
  get: (): string => readStored('localStorage', 'hunch.name') ?? '',
  set: (value: string): void => writeStored('localStorage', 'hunch.name', value),
}

/** The names of those who last played at this device with its owner, in their order. */
export const storedCompanionNames = {
  get: (): string[] => (readStored('localStorage', 'hunch.names-here') ?? '').split('\n').filter(Boolean),
  set: (names: readonly string[]): void =>
    writeStored('localStorage', 'hunch.names-here', names.filter(Boolean).join('\n')),
}

/** The number of tables whose moves a device remembers. */
const MAX_SEEN_TABLES = 8

/** The acks of the last moves this device saw, by table. A host that came back without those moves gets them. */
export const storedSeenMoves = {
  get: (table: string): readonly string[] =>
    seenAcksByTable()
      .find(([id]) => id === table)
      ?.slice(1) ?? [],
  set: (table: string, acks: readonly string[]): void => {
    const otherTables = seenAcksByTable().filter(([id]) => id !== table)
    const tables = [[table, ...acks.slice(-MAX_REMEMBERED_MOVES)], ...otherTables].slice(0, MAX_SEEN_TABLES)
    writeStored('localStorage', 'hunch.seen', tables.map(seenMovesOfTable => seenMovesOfTable.join(' ')).join('\n'))
  },
}

/** Each table's id and its acks, latest table first. */
function seenAcksByTable(): string[][] {
  const storedLists = readStored('localStorage', 'hunch.seen') ?? ''
  return storedLists.split('\n').map(line => line.split(' '))
}

/** The most lost tables whose notices a device remembers to have dismissed. */
const MAX_DISMISSED_LOST_TABLES = 32

/** The lost tables that the person at this device has read about, with what was lost, latest first. */
export const storedDismissedLostTables = {
  get: (): readonly string[] => (readStored('localStorage', 'hunch.lost') ?? '').split(' ').filter(Boolean),
  add: (table: string): void =>
    writeStored(
      'localStorage',
      'hunch.lost',
      [table, ...storedDismissedLostTables.get()].slice(0, MAX_DISMISSED_LOST_TABLES).join(' '),
    ),
}

/** The last address typed. */
export const storedTypedAddress = {
  get: (): string => readStored('localStorage', 'hunch.address') ?? '',
  set: (value: string): void => writeStored('localStorage', 'hunch.address', value),
}

/** The language chosen on this device; null: none. */
export const storedLanguage = {
  get: (): string | null => readStored('localStorage', 'hunch.language'),
  set: (value: string): void => writeStored('localStorage', 'hunch.language', value),
}

/** The settings of this device as they were written, and invalid ones, kept for somebody who looks for them. */
export const storedSettings = {
  get: (): string | null => readStored('localStorage', 'hunch.settings'),
  set: (value: string): void => writeStored('localStorage', 'hunch.settings', value),
  setAside: (value: string): void => writeStored('localStorage', 'hunch.settings-set-aside', value),
}

/**
 * The times at which this window reloaded its page because of a lost chunk, in milliseconds since 1970. `set`
 * returns whether they could be stored, and so counted.
 */
export const storedReloadTimes = {
  get: (): number[] => (readStored('sessionStorage', 'hunch.loaded-anew') ?? '').split(' ').filter(Boolean).map(Number),
  set: (times: readonly number[]): boolean => {
    writeStored('sessionStorage', 'hunch.loaded-anew', times.join(' '))
    return !unwrittenKeys.has('hunch.loaded-anew')
  },
  /** Notes that the page has started, so that earlier reloads no longer count (see index.html). */
  markPageStarted: (): void => {
    try {
      sessionStorage.removeItem('hunch.begun-anew')
    } catch {
      // nothing was counted
    }
  },
}

/** Marks that no host has acknowledged yet, serialized by their caller. */
export const storedUnsentMarks = {
  get: (): string | null => readStored('sessionStorage', 'hunch.unsent-marks'),
  set: (value: string): void => storeOrForget('sessionStorage', 'hunch.unsent-marks', value),
}
