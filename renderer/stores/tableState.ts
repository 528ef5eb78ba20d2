// Keeps what the host says about this window's table: its state, what this device may do, and what happens beside
// the game.
import { computed, shallowRef, ref, type Ref } from 'vue'
import type { Seat } from '../../shared/engine/index.ts'
import type { AddressReason, ClockState, SentAwayEntry, TableState } from '../../shared/wire/index.ts'
import type { MessageHandlers, HostMessageOf } from './messageHandlers.ts'

/** All clocks as the host last sent them, and when they came. This window counts on from that time. */
export interface ClocksSnapshot {
  readonly receivedAt: number // milliseconds, from a clock that nobody can set
  readonly clocks: readonly ClockState[]
}

/** `ownTag`: the tag by which this device is known at the table. */
export function createTableState(ownTag: Readonly<Ref<string>>) {
  const table = shallowRef<TableState | null>(null)
  const isGameStopped = ref(false) // the table's last game was left before it was over, while this window was there
  const mayArrangeTable = ref(false) // this device may change the table's settings
  const isAskedToAgree = ref(false) // this device has to consent to requests
  const mayTake = shallowRef<readonly Seat[]>([]) // chairs this device may sit down on
  const mayRequest = shallowRef<readonly Seat[]>([]) // seats of absent people that it may ask for
  const givenAway = shallowRef<readonly Seat[]>([]) // seats this device held in this game that another device has now
  const sentAway = shallowRef<readonly SentAwayEntry[]>([]) // devices that the owner, on this device, has sent away
  const addressReasons = shallowRef<readonly AddressReason[]>([]) // why each address is given out, if this device is the owner's and there are several
  const drawQuestion = shallowRef<HostMessageOf<'draw' | 'commitments'> | null>(null) // the host's last question to this device about a deal
  const clocks = shallowRef<ClocksSnapshot | null>(null) // the time left for the players to move
  const lastNudge = shallowRef<HostMessageOf<'nudged'> | null>(null) // the last time somebody nudged the people here
  const lastGesture = shallowRef<HostMessageOf<'reacted'> | null>(null) // the last gesture

  /** The seats this device holds. */
  const ownSeats = computed<readonly Seat[]>(() =>
    table.value === null || ownTag.value === ''
      ? []
      : table.value.chairs.flatMap(({ device }, seat) => (device === ownTag.value ? [seat] : [])),
  )

  const handlers: MessageHandlers<'table' | 'draw' | 'commitments' | 'clocks' | 'nudged' | 'reacted'> = {
    table: news => {
      isGameStopped.value =
        news.table.phase === 'lobby' &&
        news.table.id === table.value?.id &&
        (isGameStopped.value || table.value.phase === 'playing')
      table.value = news.table
      mayArrangeTable.value = news.host
      isAskedToAgree.value = news.agrees
      mayTake.value = news.mayTake
      mayRequest.value = news.mayRequest
      givenAway.value = news.givenAway ?? []
      sentAway.value = news.sentAway ?? []
      addressReasons.value = news.addressReasons ?? []
    },
    draw: news => (drawQuestion.value = news),
    commitments: news => (drawQuestion.value = news),
    clocks: news => (clocks.value = { receivedAt: performance.now(), clocks: news.clocks }),
    nudged: news => (lastNudge.value = news),
    reacted: news => (lastGesture.value = news),
  }

  /** Clears everything when this window is at no table. */
  function clearTable(): void {
    table.value = drawQuestion.value = clocks.value = null
    isGameStopped.value = mayArrangeTable.value = isAskedToAgree.value = false
    mayTake.value = mayRequest.value = givenAway.value = sentAway.value = addressReasons.value = []
  }

  const knownTable = {
    table,
    isGameStopped,
    mayArrangeTable,
    isAskedToAgree,
    mayTake,
    mayRequest,
    givenAway,
    sentAway,
    addressReasons,
    drawAsked: drawQuestion,
    clocks,
    nudged: lastNudge,
    reacted: lastGesture,
    ownSeats,
  }
  return { knownTable, handlers, clearTable }
}
