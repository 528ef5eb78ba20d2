// Answers for: what this device remembers between visits: who it is, what its person is called, the keys it was given.
// A browser may forbid storage, have no room left, or be emptied while the page is open. What this page wrote or read stays true until it is closed.

import { MAX_REMEMBERED_MOVES, type JoinLinkPart } from '../../../shared/wire/index.ts'

/** Where something is kept: for this browser, or for this window. */
export type Store = 'localStorage' | 'sessionStorage'

const memory = new Map<string, string>()
const unwritten = new Set<string>() // what the browser did not take: an older value may still stand there

/** What is kept under a name; null: nothing. */
export function read(store: Store, name: string): string | null {
  try {
    const kept = unwritten.has(name) ? null : window[store].getItem(name)
    if (kept !== null && store === 'localStorage') memory.set(name, kept) // it may be emptied while the page is open
    if (kept !== null) return kept
  } catch {
    // it is remembered until the page is closed
  }
  return memory.get(name) ?? null
}

/** Keeps something, for as long as the browser lets it. */
export function write(store: Store, name: string, value: string): void {
  memory.set(name, value)
  unwritten.add(name)
  try {
    window[store].setItem(name, value)
    unwritten.delete(name)
  } catch {
    // as above
  }
}

/** Writes what must not be found in an older state: where there is no room for it, nothing stands there at the next visit. */
export function replace(store: Store, name: string, value: string): void {
  write(store, name, value)
  if (!unwritten.has(name)) return
  try {
    window[store].removeItem(name)
  } catch {
    // where nothing can be taken away, nothing was kept
  }
  write(store, name, value)
}

/** 128 random bits in hexadecimal. Pages over plain HTTP have no crypto.randomUUID. */
export function newToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** This browser's secret, made on the first visit and told to nobody: what each host knows it by follows from it. */
export function browserSecret(): string {
  const kept = read('localStorage', 'hunch.device')
  if (kept !== null && /^[0-9a-f]{32}$/.test(kept)) return kept
  const made = newToken()
  write('localStorage', 'hunch.device', made)
  return made
}

/** What this device is to a host: its how-manieth secret there is in use, and whether it has held a chair by it. */
export interface KnownHost {
  readonly nth: number
  readonly seated: boolean
}

/** How many hosts a device remembers. */
const HOSTS_KNOWN = 32

/** The hosts this device has been at, the latest first. */
export const storedHosts = {
  get: (host: string): KnownHost => {
    const [, nth, seated] = knownHosts().find(([id]) => id === host) ?? []
    return { nth: Number(nth ?? 0) || 0, seated: seated === 'seated' }
  },
  set: (host: string, { nth, seated }: KnownHost): void => {
    const others = knownHosts().filter(([id]) => id !== host)
    const hosts = [[host, String(nth), seated ? 'seated' : 'new'], ...others].slice(0, HOSTS_KNOWN)
    write('localStorage', 'hunch.hosts', hosts.map(known => known.join(' ')).join('\n'))
  },
}

function knownHosts(): string[][] {
  return (read('localStorage', 'hunch.hosts') ?? '').split('\n').map(line => line.split(' '))
}

/** Secrets by which hosts know this device that took over a table it sat at, until it has told them one of its own. */
export const storedMovedSecrets = {
  get: (host: string): string | null => movedSecrets().find(([id]) => id === host)?.[1] ?? null,
  set: (host: string, secret: string | null): void => {
    const others = movedSecrets().filter(([id]) => id !== host)
    const secrets = [...(secret === null ? [] : [[host, secret]]), ...others].slice(0, HOSTS_KNOWN)
    write('localStorage', 'hunch.moved', secrets.map(one => one.join(' ')).join('\n'))
  },
}

function movedSecrets(): string[][] {
  const kept = (read('localStorage', 'hunch.moved') ?? '').split('\n').map(line => line.split(' '))
  return kept.filter(([, secret]) => /^[0-9a-f]{32}$/.test(secret ?? ''))
}

/** Keeps what came from another address, where nothing is kept here. */
export function storeIfAbsent(
  kept: { readonly get: () => string | null; readonly set: (value: string) => void },
  value: unknown,
): void {
  if (typeof value === 'string' && value.length < 100_000 && !kept.get()) kept.set(value)
}

/** The key of the host this page came from, where it was given. */
export const storedKey = {
  get: (): string | null => read('localStorage', 'hunch.key'),
  set: (value: string): void => write('localStorage', 'hunch.key', value),
}

/** The key that came with the link to a table. */
export const storedLinkKey = {
  get: (): string => read('sessionStorage', 'hunch.link') ?? '',
  set: (value: string): void => write('sessionStorage', 'hunch.link', value),
}

/** The join code that came with the link, or was typed. */
export const storedCode = {
  get: (): string => read('sessionStorage', 'hunch.code') ?? '',
  set: (value: string): void => write('sessionStorage', 'hunch.code', value),
}

/** The table this window is at, on a host where several are open; '' for the only one. */
export const storedTable = {
  get: (): string => read('sessionStorage', 'hunch.table') ?? '',
  set: (value: string): void => write('sessionStorage', 'hunch.table', value),
}

/** Keeps by what this window comes to a table, in the place of what it had for the one before. */
export function keepInvitation({ code, linkKey, table }: JoinLinkPart): void {
  storedCode.set(code)
  storedLinkKey.set(linkKey)
  storedTable.set(table)
}

/** What the person at this device was called last. */
export const storedName = {
  get: (): string => read('localStorage', 'hunch.name') ?? '',
  set: (value: string): void => write('localStorage', 'hunch.name', value),
}

/** How many tables a device remembers moves of. */
const TABLES_SEEN = 8

/** The acks of the last moves this device was told of, by table: a host that came back without them is told so. */
export const storedSeenMoves = {
  get: (table: string): readonly string[] =>
    seenTables()
      .find(([id]) => id === table)
      ?.slice(1) ?? [],
  set: (table: string, acks: readonly string[]): void => {
    const others = seenTables().filter(([id]) => id !== table)
    const tables = [[table, ...acks.slice(-MAX_REMEMBERED_MOVES)], ...others].slice(0, TABLES_SEEN)
    write('localStorage', 'hunch.seen', tables.map(seen => seen.join(' ')).join('\n'))
  },
}

/** Each table's id with its acks, the latest table first. */
function seenTables(): string[][] {
  const kept = read('localStorage', 'hunch.seen') ?? ''
  return kept.split('\n').map(line => line.split(' '))
}

/** How many lost tables a device remembers to have been told of. */
const LOST_KNOWN = 32

/** The lost tables of which the person at this device has read, with what was lost, the latest first. */
export const storedLostTables = {
  get: (): readonly string[] => (read('localStorage', 'hunch.lost') ?? '').split(' ').filter(Boolean),
  add: (table: string): void =>
    write('localStorage', 'hunch.lost', [table, ...storedLostTables.get()].slice(0, LOST_KNOWN).join(' ')),
}

/** The address that was typed last. */
export const storedAddress = {
  get: (): string => read('localStorage', 'hunch.address') ?? '',
  set: (value: string): void => write('localStorage', 'hunch.address', value),
}

/** The language chosen on this device; null: none was. */
export const storedLanguage = {
  get: (): string | null => read('localStorage', 'hunch.language'),
  set: (value: string): void => write('localStorage', 'hunch.language', value),
}

/** The settings of this device, as they were written; and those that could not be read, kept for whoever looks for them. */
export const storedSettings = {
  get: (): string | null => read('localStorage', 'hunch.settings'),
  set: (value: string): void => write('localStorage', 'hunch.settings', value),
  setAside: (value: string): void => write('localStorage', 'hunch.settings-set-aside', value),
}

/** When this window loaded its page anew for a lost piece, as milliseconds since 1970; and whether that can be kept, and so counted. */
export const storedLoads = {
  get: (): number[] => (read('sessionStorage', 'hunch.loaded-anew') ?? '').split(' ').filter(Boolean).map(Number),
  set: (times: readonly number[]): boolean => {
    write('sessionStorage', 'hunch.loaded-anew', times.join(' '))
    return !unwritten.has('hunch.loaded-anew')
  },
  /** The page is there: loads before it was there are not counted any more (see index.html). */
  begun: (): void => {
    try {
      sessionStorage.removeItem('hunch.begun-anew')
    } catch {
      // nothing was counted
    }
  },
}

/** Marks that no host has acknowledged yet, as text of whoever keeps them. */
export const storedUnsentMarks = {
  get: (): string | null => read('sessionStorage', 'hunch.unsent-marks'),
  set: (value: string): void => replace('sessionStorage', 'hunch.unsent-marks', value),
}
