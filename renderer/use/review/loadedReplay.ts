// Loads the record of the game under review, from a file or from the host, and its replay, or says why there is none.
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import { useTableStore } from '../../stores/table.ts'
import { openedRecord } from './openedRecord.ts'
import { loadReplay, type ReplayableGame } from './review.ts'

export interface LoadedReplay {
  readonly recordText: ComputedRef<string | null> // the record; null until it has arrived
  readonly game: Readonly<ShallowRef<ReplayableGame | null>>
  readonly loadError: Readonly<ShallowRef<unknown>> // why the record cannot be replayed
  readonly isMissing: ComputedRef<boolean>
}

/** `id`: the record's; `file` for one that was opened from a file. */
export function useLoadedReplay(id: () => string): LoadedReplay {
  const store = useTableStore()
  const recordText = computed(() =>
    id() === 'file' ? openedRecord.value : store.record?.game === id() ? store.record.text : null,
  )
  watch(
    [id, () => store.link, () => store.table !== null || store.isAtNoTable],
    ([game, link, isHostReady]) => {
      if (game !== 'file' && recordText.value === null && link === 'open' && isHostReady)
        store.say({ type: 'record', game })
    },
    { immediate: true },
  )

  const game = shallowRef<ReplayableGame | null>(null)
  const loadError = shallowRef<unknown>(null)
  watch(
    recordText,
    async now => {
      game.value = null
      loadError.value = null
      if (now === null) return
      try {
        const replay = await loadReplay(now)
        if (now === recordText.value) game.value = replay
      } catch (error) {
        loadError.value = error
      }
    },
    { immediate: true },
  )
  const isMissing = computed(
    () => recordText.value === null && (id() === 'file' || store.refused?.why === 'no-such-record'),
  )
  return { recordText, game, loadError, isMissing }
}
