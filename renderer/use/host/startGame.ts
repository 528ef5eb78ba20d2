// Starts the next game, after asking what should happen to seated people who are away.
import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { Seat } from '../../../shared/engine/index.ts'
import type { TableState } from '../../../shared/wire/index.ts'
import { useTableStore } from '../../stores/table.ts'
import { startBlockerText } from './startBlockerText.ts'

/** The start of a game at a table, as its buttons need it. */
export interface GameStartControl {
  /** Whether the question about people who are away is open. */
  readonly isAsking: Ref<boolean>
  /** The names of those who sit here and are away. */
  readonly absentNames: ComputedRef<readonly string[]>
  /** Whether the game can be played without them: that takes enough others, and the owner. */
  readonly mayStartWithout: ComputedRef<boolean>
  /** Deals, or first asks about people who are away. Does nothing while a game cannot start. */
  readonly requestStart: () => void
  /** Closes the question without dealing. */
  readonly cancel: () => void
  /** Deals, also to those who are away. */
  readonly askToStart: () => void
  /** Frees the chairs of those who are away, and deals. */
  readonly startWithout: () => void
}

export function useGameStart(table: () => TableState): GameStartControl {
  const store = useTableStore()
  const isAsking = ref(false)
  const awaySeats = computed<readonly Seat[]>(() =>
    table().chairs.flatMap(({ kind, device, here }, at) => (kind === 'person' && device !== '' && !here ? [at] : [])),
  )
  const mayStartWithout = computed(() => {
    const chairs = table().chairs.map((chair, at) =>
      awaySeats.value.includes(at) ? { ...chair, kind: 'free' as const } : chair,
    )
    return store.isOwner && startBlockerText({ ...table(), chairs }) === null
  })
  watch([() => awaySeats.value.length === 0, () => table().phase], () => (isAsking.value = false)) // everybody came back, or somebody else dealt

  const askToStart = () => {
    isAsking.value = false
    store.say({ type: 'start' })
  }
  return {
    isAsking,
    absentNames: computed(() => awaySeats.value.map(at => table().chairs[at]!.name)),
    mayStartWithout,
    requestStart: () => {
      if (startBlockerText(table()) !== null) return
      if (awaySeats.value.length > 0) isAsking.value = true
      else askToStart()
    },
    cancel: () => (isAsking.value = false),
    askToStart,
    startWithout: () => {
      for (const chair of awaySeats.value) store.say({ type: 'free', chair })
      askToStart()
    },
  }
}
