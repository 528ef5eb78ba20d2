// Measures the remaining games of this device one after another, from the records its host gives out.
// The measuring can be stopped and resumed.
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import { parseRecord } from '../../../shared/engine/index.ts'
import { reportFault } from '../../device/link/reportFault.ts'
import { useTableStore } from '../../stores/table.ts'
import { isSharpnessMeasured, measureOwnGame, useOwnGames, type OwnGame } from './ownGames.ts'

/** How long to wait for a record, in milliseconds. */
const RECORD_TIMEOUT_MS = 10_000

export interface SharpnessProgress {
  readonly gameNumber: number // the number of the game, from 1
  readonly gameCount: number
  readonly movesMeasured: number
  readonly movesInGame: number // 0 until the record has arrived
}

export interface SharpnessMeasuring {
  readonly progress: Readonly<ShallowRef<SharpnessProgress | null>> // null: nothing is being measured
  /** The number of games that can be measured now. */
  readonly measurableGameCount: ComputedRef<number>
  /** The number of games for which this host gives this device no record. */
  readonly unreachableGameCount: ComputedRef<number>
  readonly startMeasuring: () => void
  readonly stop: () => void
}

export function useSharpnessMeasuring(): SharpnessMeasuring {
  const store = useTableStore()
  const ownGames = useOwnGames()
  const progress = shallowRef<SharpnessProgress | null>(null)
  let stopMeasuring = new AbortController()

  const unmeasuredGames = computed(() => ownGames.value.filter(game => !isSharpnessMeasured(game)))
  const isInReach = ({ id }: OwnGame) =>
    [...store.games, ...(store.table?.evening ?? [])].some(game => game.id === id) && store.link === 'open'
  const reachable = computed(() => unmeasuredGames.value.filter(isInReach))

  /** Fetches a record; null if it does not arrive. */
  function fetchRecord(id: string, signal: AbortSignal): Promise<string | null> {
    return new Promise(resolve => {
      const resolveWith = (text: string | null) => {
        clearTimeout(recordTimeout)
        unwatch()
        resolve(text)
      }
      const recordTimeout = setTimeout(resolveWith, RECORD_TIMEOUT_MS, null)
      const unwatch = watch(
        () => store.record,
        record => record?.game === id && resolveWith(record.text),
      )
      signal.addEventListener('abort', () => resolveWith(null))
      if (!store.say({ type: 'record', game: id })) resolveWith(null)
    })
  }

  async function measureAll({ signal }: AbortController): Promise<void> {
    const isStopped = () => signal.aborted
    const games = reachable.value
    for (const [gameIndex, game] of games.entries()) {
      const gameProgress = { gameNumber: gameIndex + 1, gameCount: games.length }
      progress.value = { ...gameProgress, movesMeasured: 0, movesInGame: 0 }
      const text = await fetchRecord(game.id, signal)
      if (isStopped()) return
      if (text === null) continue
      try {
        await measureOwnGame(game, parseRecord(text), {
          signal,
          onProgress: (movesMeasured, movesInGame) =>
            (progress.value = { ...gameProgress, movesMeasured, movesInGame }),
        })
      } catch (error) {
        reportFault(error, 'measuring a past game') // an unreadable record does not stop the others from being measured
      }
      if (isStopped()) return
    }
    progress.value = null
  }

  function startMeasuring(): void {
    if (progress.value !== null || reachable.value.length === 0) return
    stopMeasuring = new AbortController()
    void measureAll(stopMeasuring)
  }

  function stop(): void {
    stopMeasuring.abort()
    progress.value = null
  }

  onScopeDispose(stop)
  return {
    progress,
    measurableGameCount: computed(() => reachable.value.length),
    unreachableGameCount: computed(() => unmeasuredGames.value.length - reachable.value.length),
    startMeasuring,
    stop,
  }
}
