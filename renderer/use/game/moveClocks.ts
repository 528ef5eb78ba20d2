// Shows the time left to the players to move; this screen counts on between the host's updates.
import { computed, onScopeDispose, ref, watch, type ComputedRef } from 'vue'
import type { TableState } from '../../../shared/wire/index.ts'
import { prefersReducedMotion } from '../../device/page/settings.ts'
import { grammar } from '../../device/words/words.ts'
import type { ShownClock } from '../../games/screens.ts'
import { useTableStore } from '../../stores/table.ts'

/** How often this screen updates its clocks, in milliseconds; they show whole seconds. */
const UPDATE_INTERVAL_MS = 250

/** With reduced motion the lamp has this many levels between full and out. */
const REDUCED_MOTION_LEVELS = 4

/** The clocks of a table. */
export function useMoveClocks(table: () => TableState | null): ComputedRef<readonly ShownClock[]> {
  const store = useTableStore()
  const currentTime = ref(performance.now())
  const isRunning = computed(() => store.clocks?.clocks.some(({ runs }) => runs) ?? false)
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => clearInterval(timer)
  watch(
    [() => store.clocks, isRunning],
    () => {
      stop()
      currentTime.value = performance.now()
      if (isRunning.value) timer = setInterval(() => (currentTime.value = performance.now()), UPDATE_INTERVAL_MS)
    },
    { immediate: true },
  )
  onScopeDispose(stop)

  const secondsLeft = computed(() => {
    const { receivedAt, clocks } = store.clocks ?? { receivedAt: 0, clocks: [] }
    return clocks.map(({ left, runs }) =>
      Math.ceil(Math.max(0, runs ? left - (currentTime.value - receivedAt) : left) / 1000),
    )
  })
  const shownClocks = computed((): readonly ShownClock[] => {
    const { time, chairs = [] } = table() ?? {}
    if (!time || !store.clocks) return []
    return store.clocks.clocks.flatMap(({ seat, left: lastLeft, runs, presses }, clockIndex) => {
      const chair = chairs[seat]
      const secondsOfClock = secondsLeft.value[clockIndex] ?? 0
      if (!chair) return []
      const level = Math.min(1, secondsOfClock / time.seconds)
      return {
        seat,
        avatar: chair.avatar,
        left: secondsOfClock,
        text: clockText(secondsOfClock),
        level: prefersReducedMotion() ? Math.ceil(level * REDUCED_MOTION_LEVELS) / REDUCED_MOTION_LEVELS : level,
        isRunning: runs,
        isOut: lastLeft === 0 && !runs,
        timeRequestsLeft: presses,
      }
    })
  })
  return shownClocks
}

/** “1:05”. */
function clockText(seconds: number): string {
  const twoDigits = new Intl.NumberFormat(grammar.locale, { minimumIntegerDigits: 2 })
  return `${Math.floor(seconds / 60)}:${twoDigits.format(seconds % 60)}`
}
