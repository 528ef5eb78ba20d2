// Remembers the finished games in which this device held a seat, and how sharp its people's questions were.
// It is stored here and never sent.
import { gameEntry } from '../../../shared/games/index.ts'
import { effectScope, shallowRef, watch, type ShallowRef } from 'vue'
import {
  EMPTY_SHARPNESS_TOTALS,
  addQuestionToSharpness,
  type GameRecord,
  type Seat,
  type SharpnessTotals,
} from '../../../shared/engine/index.ts'
import { reportFault } from '../../device/link/reportFault.ts'
import { storedOwnGames } from '../../device/storage/gameMemory.ts'
import { useTableStore } from '../../stores/table.ts'
import { measureQuestionsInWorker } from '../mind/askMind.ts'

/** A person who sat at this device until a game ended: for one who had left, the computer asked the last questions. */
export interface OwnSeat {
  readonly seat: Seat
  readonly name: string
  readonly sharpness: SharpnessTotals | null // null: not measured yet
}

export interface OwnGame {
  readonly id: string // the id of its record
  readonly game: string
  readonly seats: readonly OwnSeat[]
}

/** How many games a device remembers: more than a club plays in a year. */
const MAX_OWN_GAMES = 1000

const games = shallowRef<readonly OwnGame[]>([])

/** The stored games, latest first. Another window may have added some. */
export function useOwnGames(): Readonly<ShallowRef<readonly OwnGame[]>> {
  games.value = readOwnGames(storedOwnGames.get())
  return games
}

/** Parses the stored games and leaves out those it cannot read. */
export function readOwnGames(storedText: string | null): readonly OwnGame[] {
  try {
    const storedList = JSON.parse(storedText ?? '[]') as unknown
    return Array.isArray(storedList) ? storedList.filter(isOwnGame) : []
  } catch {
    return []
  }
}

function isOwnGame(value: unknown): value is OwnGame {
  const { id, game, seats } = (value ?? {}) as Partial<Record<keyof OwnGame, unknown>>
  return typeof id === 'string' && typeof game === 'string' && Array.isArray(seats) && seats.every(isOwnSeat)
}

function isOwnSeat(value: unknown): value is OwnSeat {
  const { seat, name, sharpness } = (value ?? {}) as Partial<Record<keyof OwnSeat, unknown>>
  if (!Number.isInteger(seat) || typeof name !== 'string') return false
  if (sharpness === null) return true
  const figures = (sharpness ?? {}) as Partial<Record<keyof SharpnessTotals, unknown>>
  return [figures.questions, figures.expected, figures.best].every(Number.isFinite)
}

function changeStoredGames(change: (kept: readonly OwnGame[]) => readonly OwnGame[]): void {
  const changedGames = change(readOwnGames(storedOwnGames.get()))
  games.value = changedGames
  storedOwnGames.set(JSON.stringify(changedGames))
}

let rememberingStore: ReturnType<typeof useTableStore> | null = null

/** Remembers the seats of this device whenever a game ends, whatever page is shown. */
export function rememberOwnGames(): void {
  const store = useTableStore()
  if (rememberingStore === store) return
  rememberingStore = store
  effectScope(true).run(() => {
    watch(() => store.table, rememberLastGame, { immediate: true })
  })
}

/** Runs when the game ends, and not from later data, because a seat can go over to another device with all its wins. */
function rememberLastGame(): void {
  const { table, mark } = useTableStore()
  const finishedGame = table?.phase === 'over' ? table.evening.at(-1) : undefined
  if (!finishedGame || mark === '') return
  const seats = finishedGame.players.flatMap(({ name, device }, seat) =>
    device === mark && table?.chairs[seat]?.device === mark ? [{ seat, name, sharpness: null }] : [],
  )
  if (seats.length === 0) return
  const ownGame = { id: finishedGame.id, game: finishedGame.game, seats }
  changeStoredGames(keptGames =>
    keptGames.some(({ id }) => id === ownGame.id) ? keptGames : [ownGame, ...keptGames].slice(0, MAX_OWN_GAMES),
  )
}

/** Deletes the stored games of this device. */
export function forgetOwnGames(): void {
  changeStoredGames(() => [])
}

export const isSharpnessMeasured = ({ seats }: OwnGame): boolean => seats.every(({ sharpness }) => sharpness !== null)

/** False for a game in which nothing was asked, as far as that is known by now. */
export const mayHaveQuestions = ({ game, seats }: OwnGame): boolean =>
  !gameEntry(game)?.asksNothing && seats.some(({ sharpness }) => sharpness === null || sharpness.questions > 0)

/**
 * Measures the questions of one of these games from its record, in a worker, and stores the result. Resolves when the
 * measuring is done or `signal` stops it.
 */
export async function measureOwnGame(
  { id, seats }: OwnGame,
  record: GameRecord,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress?: (move: number, moves: number) => void },
): Promise<void> {
  const sharpnessBySeat = new Map<Seat, SharpnessTotals>(seats.map(({ seat }) => [seat, EMPTY_SHARPNESS_TOTALS]))
  await new Promise<void>(resolve => {
    const stopMeasuring = measureQuestionsInWorker(record, [...sharpnessBySeat.keys()], {
      onFound: question => {
        sharpnessBySeat.set(question.seat, addQuestionToSharpness(sharpnessBySeat.get(question.seat)!, question))
        onProgress?.(question.step, record.log.length)
      },
      onDone: trouble => {
        if (trouble !== undefined) reportFault(trouble, `questions of ${record.game}`)
        const measuredSeats = seats.map(ownSeat => ({
          ...ownSeat,
          sharpness: trouble === undefined ? sharpnessBySeat.get(ownSeat.seat)! : null,
        }))
        if (!signal.aborted)
          changeStoredGames(keptGames =>
            keptGames.map(game => (game.id === id ? { ...game, seats: measuredSeats } : game)),
          )
        resolve()
      },
    })
    signal.addEventListener('abort', () => {
      stopMeasuring()
      resolve()
    })
  })
}
