// Waits until this window is at the table it asked for.
import { watch } from 'vue'
import { useTableStore } from '../../stores/table.ts'

/** Calls `act` once this window is at a table for which `isThere` is true; not at all if the host refuses first. */
export function onceAtTable(isThere: (id: string) => boolean, act: () => void): void {
  const store = useTableStore()
  const stop = watch([() => store.table?.id, () => store.refused], ([id, refused], [, refusedBefore]) => {
    const hasArrived = id !== undefined && isThere(id)
    if (!hasArrived && (refused === null || refused === refusedBefore)) return
    stop()
    if (hasArrived) act()
  })
}
