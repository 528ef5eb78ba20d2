// Stores what this device remembers about games: deals, views, first-time tips, lessons, volume.
// No first page needs it.
import { isHex } from '../../../shared/wire/index.ts'
import { newRandomToken, readStored, storeOrForget, writeStored } from './storage.ts'

/** The moves whose tip was seen on this device, as `game/move`, a goal as `game/`, that of the second person at a shared screen as `game/move/1`; `off`: tips are turned off. */
export const storedSeenTips = {
  get: (): ReadonlySet<string> =>
    new Set((readStored('localStorage', 'hunch.explained') ?? '').split(' ').filter(Boolean)),
  set: (value: ReadonlySet<string>): void => writeStored('localStorage', 'hunch.explained', [...value].join(' ')),
}

/** Lessons that were left unfinished on this device: the next step by game. */
export const storedLessonSteps = {
  get: (): ReadonlyMap<string, string> =>
    new Map(
      (readStored('localStorage', 'hunch.lessons') ?? '')
        .split(' ')
        .filter(Boolean)
        .map(entry => entry.split('/', 2) as [string, string]),
    ),
  set: (value: ReadonlyMap<string, string>): void =>
    writeStored('localStorage', 'hunch.lessons', [...value].map(entry => entry.join('/')).join(' ')),
}

/** The finished games in which this device held a seat, serialized by its caller; null: none. */
export const storedOwnGames = {
  get: (): string | null => readStored('localStorage', 'hunch.own-games'),
  set: (value: string): void => writeStored('localStorage', 'hunch.own-games', value),
}

/** The animations of guesses: how many were seen this evening and when the last was; `off`: none are shown. */
export const storedNamingAnimations = {
  off: (): boolean => readStored('localStorage', 'hunch.moments') === 'off',
  turn: (to: 'on' | 'off'): void => writeStored('localStorage', 'hunch.moments', to),
  get: (): { readonly seen: number; readonly at: number } => {
    const [seen, at] = (readStored('sessionStorage', 'hunch.namings') ?? '').split(' ').map(Number)
    return Number.isSafeInteger(seen) && Number.isSafeInteger(at) ? { seen: seen!, at: at! } : { seen: 0, at: 0 }
  },
  set: ({ seen, at }: { readonly seen: number; readonly at: number }): void =>
    writeStored('sessionStorage', 'hunch.namings', `${seen} ${at}`),
}

/**
 * The secret from which this device derives its numbers for deals: 256 random bits in hexadecimal, never sent.
 * All windows of the browser derive the same numbers.
 */
export function loadDealNumberSecret(): string {
  const storedSecret = readStored('localStorage', 'hunch.secret')
  if (storedSecret !== null && isHex(storedSecret, 64)) return storedSecret
  const newSecret = newRandomToken() + newRandomToken()
  writeStored('localStorage', 'hunch.secret', newSecret)
  return newSecret
}

/**
 * This device's answers in seed exchanges, and what this window was shown since the deal, serialized by its
 * caller; null: nothing.
 */
export const storedDealMemory = {
  draws: (): string | null => readStored('localStorage', 'hunch.draws'),
  setDraws: (value: string): void => storeOrForget('localStorage', 'hunch.draws', value),
  shown: (): string | null => readStored('sessionStorage', 'hunch.shown'),
  setShown: (value: string): void => storeOrForget('sessionStorage', 'hunch.shown', value),
}

/** The volume of this device, 0 to 1. */
export const storedVolume = {
  get: (): number => {
    const volume = Number(readStored('localStorage', 'hunch.volume') ?? '0.6')
    return volume >= 0 && volume <= 1 ? volume : 0.6
  },
  set: (value: number): void => writeStored('localStorage', 'hunch.volume', String(value)),
}
