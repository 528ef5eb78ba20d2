// What a seat that is out may still do: bet, and have this screen show the table's view instead of its own.
import { computed, watch, type ComputedRef } from 'vue'
import type { Outcome, Seat } from '../../../shared/engine/index.ts'
import { WINNER_BET_NOTE_PLACE, nextBetNotePlace } from '../../../shared/wire/index.ts'
import { useTableStore } from '../../stores/table.ts'
import type { ShownView } from '../../stores/shownView.ts'
import { seatWords } from '../../device/words/tableWords.ts'
import type { LoadedGame } from '../game/game.ts'
import { winnerBetFromMarks, actualNextSeats, nextBetFromMarks } from './bets.ts'

/** A question that can be bet on. */
export interface OpenBet {
  readonly on: 'winner' | 'next'
  readonly question: string
  readonly candidates: readonly Seat[]
  readonly bet: Seat | null
}

export interface OutOfGame {
  /** The open bets, if it is a seat's own view that is shown. */
  readonly bets: ComputedRef<readonly OpenBet[]>
  /** True if this screen shows the table's view for a seat that is out; null: it cannot be switched. */
  readonly watchesTable: ComputedRef<boolean | null>
  readonly bet: (on: OpenBet['on'], seat: Seat) => void
  readonly watchTable: (table: boolean) => void
}

export function useOutOfGame(sources: {
  readonly game: () => LoadedGame | null
  readonly shown: () => ShownView | null
  readonly outcome: () => Outcome | null
}): OutOfGame {
  const store = useTableStore()
  /** The seat of this device if it has only one: several have a curtain between them. */
  const onlySeat = computed(() => (store.ownSeats.length === 1 ? store.ownSeats[0]! : null))
  const rules = computed(() => sources.game()?.rules)
  const seat = computed(() => sources.shown()?.seat ?? onlySeat.value)
  const candidates = computed(() => {
    const view = sources.shown()?.view
    return view && seat.value !== null && !sources.outcome() ? (rules.value?.betsOn?.(view, seat.value) ?? []) : []
  })
  const nextSeatCount = computed(() => actualNextSeats(rules.value, sources.shown()?.view.story ?? []).length)

  const bets = computed(() => {
    const shownView = sources.shown()
    if (!shownView || shownView.seat === null || candidates.value.length < 2) return []
    const winner: readonly OpenBet[] = candidates.value.includes(shownView.seat)
      ? []
      : [
          {
            on: 'winner',
            question: seatWords.betOn,
            candidates: candidates.value,
            bet: winnerBetFromMarks(shownView.marks),
          },
        ]
    const question = sources.game()?.words.nextBet
    const nextCandidates = rules.value?.nextBet?.candidates(shownView.view) ?? []
    if (question === undefined || nextCandidates.length < 2) return winner
    const bet = nextBetFromMarks(shownView.marks, nextSeatCount.value)
    return [...winner, { on: 'next', question, candidates: nextCandidates, bet } satisfies OpenBet]
  })

  /** True if the seat at this screen is out of a game that goes on. */
  const isOut = computed(() => candidates.value.length > 0)
  const watchesTable = computed(() => {
    const shownView = sources.shown()
    return isOut.value && onlySeat.value !== null && shownView ? shownView.seat === null : null
  })
  /** A player who plays again, or whose game is over, sees their own seat. */
  watch(
    () => sources.shown() !== null && sources.shown()!.seat === null && onlySeat.value !== null && !isOut.value,
    isBack => {
      if (isBack) store.watchSeat(onlySeat.value)
    },
  )

  return {
    bets,
    watchesTable,
    bet: (on, of) =>
      store.write(on === 'winner' ? WINNER_BET_NOTE_PLACE : nextBetNotePlace(nextSeatCount.value), String(of)),
    watchTable: table => store.watchSeat(table ? null : onlySeat.value, table),
  }
}
