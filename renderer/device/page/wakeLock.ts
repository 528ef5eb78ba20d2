// Keeps a table display from going dark, where the system allows it.
import { onScopeDispose } from 'vue'
import { appBridge } from '../link/appBridge.ts'

/** True if this page cannot keep its screen awake, as over plain HTTP, so that a person has to. */
export const lacksWakeLock = (): boolean => appBridge === null && !('wakeLock' in navigator)

/**
 * Keeps the screen awake while the component exists. A page over plain HTTP has no wake lock: see
 * `lacksWakeLock`.
 */
export function useWakeLock(): void {
  let lock: WakeLockSentinel | null = null
  let isReleased = false
  const requestLock = async () => {
    if (document.visibilityState === 'hidden' || !('wakeLock' in navigator)) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (isReleased) await lock.release()
    } catch {
      // refused because of a low battery or a policy
    }
  }
  const requestAgain = () => void requestLock()
  appBridge?.awake(true)
  void requestLock()
  document.addEventListener('visibilitychange', requestAgain)
  onScopeDispose(() => {
    isReleased = true
    document.removeEventListener('visibilitychange', requestAgain)
    appBridge?.awake(false)
    void lock?.release()
  })
}
