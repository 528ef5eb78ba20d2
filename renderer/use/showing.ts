// Answers for: the curtain at work: which seat's cards this window asks the host for, as the table moves on.
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { Seat } from '../../shared/engine/index.ts'
import { useTable } from '../stores/table.ts'
import { call, follow, lift, nobody, putAway, type Showing } from './turns.ts'

export interface Curtained {
  readonly showing: Readonly<ShallowRef<Showing>>
  /** This device holds several seats, and a game is being played: there is a curtain. */
  readonly shared: ComputedRef<boolean>
  readonly call: (seat: Seat) => void
  readonly lift: () => void
  readonly putAway: () => void
}

export function useShowing(): Curtained {
  const store = useTable()
  const showing = shallowRef<Showing>(nobody)
  const shared = computed(() => store.mine.length > 1 && store.table?.phase === 'playing')
  const due = computed(() => store.shown?.due)

  /** Between one view and the next nothing is known to be due; the host's word counts, not the gap. */
  watch(
    [shared, () => store.mine.join(), () => due.value?.join(), () => store.shown?.no],
    () => {
      if (!shared.value) showing.value = nobody
      else if (due.value) showing.value = follow(showing.value, { mine: store.mine, due: due.value })
    },
    { immediate: true, flush: 'sync' },
  )

  // Cards lie open only while they are shown: whatever else this screen turns to, the seat's view is let go of.
  watch(
    () => (store.mine.length > 1 ? showing.value.seat : undefined),
    seat => {
      if (seat !== undefined) store.look(seat)
    },
    { immediate: true, flush: 'sync' },
  )

  const waiting = () => ({ mine: store.mine, due: due.value ?? [] })
  return {
    showing,
    shared,
    call: seat => {
      showing.value = call(showing.value, seat, waiting())
    },
    lift: () => {
      showing.value = lift(showing.value)
    },
    putAway: () => {
      showing.value = putAway(showing.value, waiting())
    },
  }
}
