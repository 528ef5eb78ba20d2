// Answers for: what this device remembers between visits: who it is, what its person is called, the keys it was given.
// A browser may forbid storage; then everything is remembered until the page is closed.

import { MAX_REMEMBERED_MOVES, type JoinLinkPart } from '../../shared/wire/index.ts'

const memory = new Map<string, string>()

function read(store: 'localStorage' | 'sessionStorage', name: string): string | null {
  try {
    return window[store].getItem(name) ?? memory.get(name) ?? null
  } catch {
    return memory.get(name) ?? null
  }
}

function write(store: 'localStorage' | 'sessionStorage', name: string, value: string): void {
  memory.set(name, value)
  try {
    window[store].setItem(name, value)
  } catch {
    // remembered until the page is closed
  }
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

/** The moves that were explained on this device, as `game/move`; `off`: nothing is to be explained. */
export const storedExplainedMoves = {
  get: (): ReadonlySet<string> => new Set((read('localStorage', 'hunch.explained') ?? '').split(' ').filter(Boolean)),
  set: (value: ReadonlySet<string>): void => write('localStorage', 'hunch.explained', [...value].join(' ')),
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

/** Lessons that were left before their end on this device, by game: the step that came next. */
export const storedLessons = {
  get: (): ReadonlyMap<string, string> =>
    new Map(
      (read('localStorage', 'hunch.lessons') ?? '')
        .split(' ')
        .filter(Boolean)
        .map(one => one.split('/', 2) as [string, string]),
    ),
  set: (value: ReadonlyMap<string, string>): void =>
    write('localStorage', 'hunch.lessons', [...value].map(one => one.join('/')).join(' ')),
}

/** The finished games in which this device held a seat, as text of whoever keeps them; null: none. */
export const storedOwnGames = {
  get: (): string | null => read('localStorage', 'hunch.own-games'),
  set: (value: string): void => write('localStorage', 'hunch.own-games', value),
}

/** The address that was typed last. */
export const storedAddress = {
  get: (): string => read('localStorage', 'hunch.address') ?? '',
  set: (value: string): void => write('localStorage', 'hunch.address', value),
}

/** How loud this device is, 0 to 1. */
export const storedVolume = {
  get: (): number => {
    const kept = Number(read('localStorage', 'hunch.volume') ?? '0.6')
    return kept >= 0 && kept <= 1 ? kept : 0.6
  },
  set: (value: number): void => write('localStorage', 'hunch.volume', String(value)),
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

/** The moments made of namings: how many were seen this evening, and when the last; or none are to be made (`off`). */
export const storedNamingMoments = {
  off: (): boolean => read('localStorage', 'hunch.moments') === 'off',
  turn: (to: 'on' | 'off'): void => write('localStorage', 'hunch.moments', to),
  get: (): { readonly seen: number; readonly at: number } => {
    const [seen, at] = (read('sessionStorage', 'hunch.namings') ?? '').split(' ').map(Number)
    return Number.isSafeInteger(seen) && Number.isSafeInteger(at) ? { seen: seen!, at: at! } : { seen: 0, at: 0 }
  },
  set: ({ seen, at }: { readonly seen: number; readonly at: number }): void =>
    write('sessionStorage', 'hunch.namings', `${seen} ${at}`),
}

/** The secret from which this device draws its numbers for deals: 256 random bits in hexadecimal, told to nobody. Every window of the browser draws the same. */
export function drawingSecret(): string {
  const kept = read('localStorage', 'hunch.secret')
  if (kept !== null && /^[0-9a-f]{64}$/.test(kept)) return kept
  const made = newToken() + newToken()
  write('localStorage', 'hunch.secret', made)
  return made
}

/** What this device answered when numbers were drawn, and what this window was shown since the deal, as text of whoever keeps it; null: nothing. */
export const storedDeals = {
  draws: (): string | null => read('localStorage', 'hunch.draws'),
  setDraws: (value: string): void => write('localStorage', 'hunch.draws', value),
  shown: (): string | null => read('sessionStorage', 'hunch.shown'),
  setShown: (value: string): void => write('sessionStorage', 'hunch.shown', value),
}
