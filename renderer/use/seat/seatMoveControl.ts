// Keeps a seat's move that is on its way to the host. Meanwhile the seat is offered nothing.
import { computed, nextTick, shallowRef, watch, type ComputedRef } from 'vue'
import type { GameRules, GameTypeParams, Offer, SeatView } from '../../../shared/engine/index.ts'
import { useTableStore } from '../../stores/table.ts'

export interface SeatMoveControl {
  /** Everything the seat may do now. */
  readonly offers: ComputedRef<readonly Offer[]>
  /** Sends a move. */
  readonly send: (move: { type: string }) => void
}

/** `view`: what a seat sees, null while no seat's view is open. */
export function useSeatMoveControl(sources: {
  readonly rules: () => GameRules<GameTypeParams> | undefined
  readonly view: () => SeatView<GameTypeParams> | null
}): SeatMoveControl {
  const store = useTableStore()

  // The host may answer before the page was drawn without the offers. They are removed all the same, so that no
  // selection remains.
  const isPending = shallowRef(false)
  watch(
    () => store.onItsWay,
    way => {
      if (way) isPending.value = true
      else void nextTick(() => (isPending.value = store.onItsWay !== null))
    },
    { flush: 'sync' },
  )

  const offers = computed(() => {
    const [game, view] = [sources.rules(), sources.view()]
    if (!game || !view || view.outcome || isPending.value || store.link !== 'open') return []
    return game.moves(view)
  })

  return { offers, send: store.move }
}
