// Requests the record of the game that has just ended, once the page shows the end.
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import { parseRecord, type GameRecord } from '../../../shared/engine/index.ts'
import { useTableStore } from '../../stores/table.ts'

/** The page draws the end first. */
const DELAY_MS = 1000

/** `over`: the id of the finished game; null while there is none. */
export function useFinishedGameRecord(over: () => string | null): Readonly<ShallowRef<GameRecord | null>> {
  const store = useTableStore()
  const record = shallowRef<GameRecord | null>(null)
  let asking: ReturnType<typeof setTimeout> | undefined
  watch(
    over,
    game => {
      clearTimeout(asking)
      record.value = null
      if (game !== null) asking = setTimeout(() => store.say({ type: 'record', game }), DELAY_MS)
    },
    { immediate: true },
  )
  watch(
    () => (store.record?.game === over() ? store.record : null),
    came => {
      if (!came || record.value !== null) return // no record yet: the requested one is still on its way
      clearTimeout(asking)
      record.value = parseRecord(came.text)
    },
  )
  onScopeDispose(() => clearTimeout(asking))
  return record
}
