// Runs the curtain of a shared screen: which seat's cards this window asks for as turns change.
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { GameRules, GameTypeParams, Seat, SeatView, TableView } from '../../../shared/engine/index.ts'
import { useTableStore } from '../../stores/table.ts'
import {
  lowerCurtainFor,
  curtainAfterTurnChange,
  liftCurtain,
  NOBODY_SHOWN,
  hideHand,
  type CurtainState,
} from './curtainState.ts'

export interface CurtainControl {
  readonly curtainState: Readonly<ShallowRef<CurtainState>>
  /** True if this device holds several seats and a game is being played, so that there is a curtain. */
  readonly isShared: ComputedRef<boolean>
  /** True while everybody at this screen looks at the last round's result, without a curtain. */
  readonly isResultOpen: ComputedRef<boolean>
  readonly showSeat: (seat: Seat) => void
  readonly liftCurtain: () => void
  readonly hideHand: () => void
}

/** `rules`: those of the shown game. Undefined until they are loaded. */
export function useCurtain(rules: () => GameRules<GameTypeParams> | undefined): CurtainControl {
  const store = useTableStore()
  const curtainState = shallowRef<CurtainState>(NOBODY_SHOWN)
  const isShared = computed(() => store.ownSeats.length > 1 && store.table?.phase === 'playing')
  const toMove = computed(() => store.shown?.toMove)
  let toMoveBefore: readonly Seat[] = []
  // Between two views nothing is known: what was last known counts.
  const isBetweenRounds = computed((before?: boolean): boolean =>
    store.shown ? rules()?.isBetweenRounds?.(store.shown.view) === true : before === true,
  )
  const seatsWaiting = () => ({
    ownSeats: store.ownSeats,
    toMove: toMove.value ?? toMoveBefore,
    isBetweenRounds: isBetweenRounds.value,
  })

  // Between two views it is not known who is to move. Who comes next is asked again only when the players to move,
  // the seats or the game change, so that looking at one's cards is not undone.
  let turnKeyBefore = ''
  let seenView: SeatView<GameTypeParams> | TableView<GameTypeParams> | undefined
  /**
   * True if something was just shown to the person whose cards are open, or somebody else has moved while that person
   * could. The curtain waits until they put their cards away.
   */
  const isReading = () => {
    const { seat } = curtainState.value
    const { shown } = store
    if (seat === null || !store.ownSeats.includes(seat) || shown?.seat !== seat || shown.view.outcome !== null)
      return false
    const news = shown.view.story.slice(seenView?.story.length ?? 0)
    const actors = news.flatMap(line =>
      'by' in line && rules()?.happensTo?.includes(line.type) !== true ? [line.by] : [],
    )
    const hasAnotherMoved = actors.length > 0 && !actors.includes(seat)
    return news.some(line => rules()?.reveals?.(line)) || (hasAnotherMoved && couldMove(seat))
  }
  const couldMove = (seat: Seat) =>
    seenView !== undefined && 'own' in seenView && seenView.seat === seat && rules()?.moves(seenView).length !== 0
  watch(
    [isShared, () => store.ownSeats.join(), () => toMove.value?.join(), () => store.shown?.no, isBetweenRounds],
    ([isOn, ownSeats, toMove, gameNumber, isBetween], [, , , , wasBetween]) => {
      if (!isOn) {
        curtainState.value = NOBODY_SHOWN
        turnKeyBefore = ''
      } else if (toMove !== undefined) {
        const now = `${gameNumber} ${ownSeats} ${toMove} ${isBetween}`
        if (wasBetween === true && !isBetween) curtainState.value = hideHand(curtainState.value, seatsWaiting())
        else if (now !== turnKeyBefore && (isBetween || !isReading()))
          curtainState.value = curtainAfterTurnChange(curtainState.value, seatsWaiting())
        turnKeyBefore = now
        toMoveBefore = seatsWaiting().toMove
      }
    },
    { immediate: true, flush: 'sync' },
  )

  watch(
    () => store.shown?.view,
    view => (seenView = view),
    { immediate: true, flush: 'sync' },
  )

  // Cards are open only while they are shown: when this screen turns to anything else, the seat's view is dropped.
  watch(
    () => (store.ownSeats.length > 1 ? curtainState.value.seat : undefined),
    seat => {
      if (seat !== undefined) store.watchSeat(seat)
    },
    { immediate: true, flush: 'sync' },
  )

  return {
    curtainState,
    isShared,
    isResultOpen: computed(() => isShared.value && isBetweenRounds.value),
    showSeat: seat => {
      curtainState.value = lowerCurtainFor(curtainState.value, seat, seatsWaiting())
    },
    liftCurtain: () => {
      curtainState.value = liftCurtain(curtainState.value)
    },
    hideHand: () => {
      curtainState.value = hideHand(curtainState.value, seatsWaiting())
    },
  }
}
