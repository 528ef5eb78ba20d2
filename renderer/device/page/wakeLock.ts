// Keeps a table display from going dark, where the system allows it.
import { onScopeDispose } from 'vue'
import { bridge } from '../link/bridge.ts'

/** True if nothing keeps this screen awake. A page over plain HTTP may not, so a person has to. */
export const screenMaySleep = (): boolean => bridge === null && !('wakeLock' in navigator)

/**
 * Keeps the screen awake while the component exists. A page over plain HTTP has no wake lock: see
 * `screenMaySleep`.
 */
export function useWakeLock(): void {
  let lock: WakeLockSentinel | null = null
  let over = false
  const keep = async () => {
    if (document.visibilityState === 'hidden' || !('wakeLock' in navigator)) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (over) await lock.release()
    } catch {
      // refused because of a low battery or a policy
    }
  }
  const again = () => void keep()
  bridge?.awake(true)
  void keep()
  document.addEventListener('visibilitychange', again)
  onScopeDispose(() => {
    over = true
    document.removeEventListener('visibilitychange', again)
    bridge?.awake(false)
    void lock?.release()
  })
}
