// Answers for: what the host says of the table this window is at: how it stands, what this device may do there, and what happens beside the game.
import { computed, shallowRef, ref, type Ref } from 'vue'
import type { Seat } from '../../shared/engine/index.ts'
import type { ClockState, SentAwayEntry, TableState } from '../../shared/wire/index.ts'
import type { Hears, Message } from './hears.ts'

/** What the host told of clocks, and when: this window counts on from there. */
export interface ReceivedClocks {
  readonly at: number // milliseconds, by a clock that nobody sets
  readonly clocks: readonly ClockState[]
}

/** `mark`: by which this device is known at the table. */
export function trackTableState(mark: Readonly<Ref<string>>) {
  const table = shallowRef<TableState | null>(null)
  const arranges = ref(false) // this device may arrange the table
  const agrees = ref(false) // this device is asked to agree to requests
  const mayTake = shallowRef<readonly Seat[]>([]) // chairs this device may sit down on
  const mayRequest = shallowRef<readonly Seat[]>([]) // seats of people who are away, which it may ask for
  const givenAway = shallowRef<readonly Seat[]>([]) // seats this device held in this game, which another device has now
  const sentAway = shallowRef<readonly SentAwayEntry[]>([]) // devices the owner, at this one, has sent away
  const drawAsked = shallowRef<Message<'draw' | 'commitments'> | null>(null) // what the host asked last of this device for a deal
  const clocks = shallowRef<ReceivedClocks | null>(null) // what those who are to move had left
  const nudged = shallowRef<Message<'nudged'> | null>(null) // the last time somebody nudged who sits here
  const reacted = shallowRef<Message<'reacted'> | null>(null) // the last gesture somebody made

  /** The seats this device holds. */
  const mine = computed<readonly Seat[]>(() =>
    table.value === null || mark.value === ''
      ? []
      : table.value.chairs.flatMap(({ held }, seat) => (held === mark.value ? [seat] : [])),
  )

  const hears: Hears<'table' | 'draw' | 'commitments' | 'clocks' | 'nudged' | 'reacted'> = {
    table: news => {
      table.value = news.table
      arranges.value = news.host
      agrees.value = news.agrees
      mayTake.value = news.mayTake
      mayRequest.value = news.mayRequest
      givenAway.value = news.givenAway ?? []
      sentAway.value = news.sentAway ?? []
    },
    draw: news => (drawAsked.value = news),
    commitments: news => (drawAsked.value = news),
    clocks: news => (clocks.value = { at: performance.now(), clocks: news.clocks }),
    nudged: news => (nudged.value = news),
    reacted: news => (reacted.value = news),
  }

  /** This window is at no table. */
  function forget(): void {
    table.value = drawAsked.value = clocks.value = null
    arranges.value = agrees.value = false
    mayTake.value = mayRequest.value = givenAway.value = sentAway.value = []
  }

  const known = {
    table,
    arranges,
    agrees,
    mayTake,
    mayRequest,
    givenAway,
    sentAway,
    drawAsked,
    clocks,
    nudged,
    reacted,
    mine,
  }
  return { known, hears, forget }
}
