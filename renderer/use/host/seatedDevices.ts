// Lists the other devices at a table for its owner: whom they could send away, and whom they could let back in.
import { computed, type ComputedRef } from 'vue'
import { useTableStore } from '../../stores/table.ts'

/** A device that holds chairs: one of the chairs, and who sits there. */
export interface SeatedDevice {
  readonly chair: number
  readonly names: readonly string[]
}

export interface SeatedDevices {
  readonly seatedByDevice: ComputedRef<readonly SeatedDevice[]>
  /** True if this device may send others away, and there is somebody to send away or to let back in. */
  readonly maySendAwayOrLetBack: ComputedRef<boolean>
}

export function useSeatedDevices(): SeatedDevices {
  const store = useTableStore()
  const seatedByDevice = computed(() => {
    const chairsByDevice = new Map<string, { chair: number; names: string[] }>()
    for (const [chair, { device, name }] of (store.table?.chairs ?? []).entries()) {
      if (device === '' || device === store.mark) continue
      const deviceChairs = chairsByDevice.get(device)
      if (deviceChairs) deviceChairs.names.push(name)
      else chairsByDevice.set(device, { chair, names: [name] })
    }
    return [...chairsByDevice.values()]
  })
  const isShown = computed(() => store.isOwner && seatedByDevice.value.length + store.sentAway.length > 0)
  return { seatedByDevice, maySendAwayOrLetBack: isShown }
}
