// Answers for: a table-top display that does not go dark, as far as the system lets us.
import { onScopeDispose } from 'vue'
import { bridge } from '../link/bridge.ts'

/** Nothing keeps this screen from going dark: a page over plain HTTP is not let. Its person has to. */
export const screenMaySleep = (): boolean => bridge === null && !('wakeLock' in navigator)

/** Keeps the screen awake as long as the component lives. A page over plain HTTP has no wake lock: see `screenMaySleep`. */
export function useWakeLock(): void {
  let lock: WakeLockSentinel | null = null
  let over = false
  const keep = async () => {
    if (document.visibilityState === 'hidden' || !('wakeLock' in navigator)) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (over) await lock.release()
    } catch {
      // refused: a battery that is low, or a policy
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
