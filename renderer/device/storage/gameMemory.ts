// Says what this device remembers of games: what it drew and was shown, what was explained and learnt, how loud it is. No first page needs it.
import { newToken, read, replace, write } from './storage.ts'

/** The moves that were explained on this device, as `game/move`; `off`: nothing is to be explained. */
export const storedExplainedMoves = {
  get: (): ReadonlySet<string> => new Set((read('localStorage', 'hunch.explained') ?? '').split(' ').filter(Boolean)),
  set: (value: ReadonlySet<string>): void => write('localStorage', 'hunch.explained', [...value].join(' ')),
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
  setDraws: (value: string): void => replace('localStorage', 'hunch.draws', value),
  shown: (): string | null => read('sessionStorage', 'hunch.shown'),
  setShown: (value: string): void => replace('sessionStorage', 'hunch.shown', value),
}

/** How loud this device is, 0 to 1. */
export const storedVolume = {
  get: (): number => {
    const kept = Number(read('localStorage', 'hunch.volume') ?? '0.6')
    return kept >= 0 && kept <= 1 ? kept : 0.6
  },
  set: (value: number): void => write('localStorage', 'hunch.volume', String(value)),
}
