// Keeps whoever is to move, or the last sentence is about, in sight: a row of players that scrolls turns to them.
import {
  inject,
  onBeforeUnmount,
  onMounted,
  provide,
  ref,
  watch,
  type InjectionKey,
  type Ref,
  type ShallowRef,
} from 'vue'
import type { Seat } from '../../shared/engine/index.ts'
import type { Sentence } from '../../shared/words/sentence.ts'

const LAST_MENTIONED_SEAT_KEY: InjectionKey<Ref<Seat | null>> = Symbol('last named')

/** Called by the layout of a seat's screen: the player whom the last sentence names last, besides its reader. */
export function provideLastMentionedSeat(): Readonly<Ref<Seat | null>> {
  const seat = ref<Seat | null>(null)
  provide(LAST_MENTIONED_SEAT_KEY, seat)
  return seat
}

/** Called by the part that shows the last sentence. */
export function tellLastMentionedSeat(said: () => readonly Sentence[], reader: () => Seat | null): void {
  const lastNamed = inject(LAST_MENTIONED_SEAT_KEY, null)
  if (!lastNamed) return
  watch(
    () =>
      said()
        .flat()
        .flatMap(piece => (typeof piece === 'object' && 'seat' in piece && piece.seat !== reader() ? [piece.seat] : []))
        .at(-1) ?? null,
    seat => (lastNamed.value = seat),
    { immediate: true },
  )
}

/**
 * Scrolls a row of players to those that matter now, the most important last: when they change, and when the row gets
 * another width.
 */
export function useRowScrolledTo(
  row: Readonly<ShallowRef<HTMLElement | null>>,
  places: () => readonly Seat[],
  seats: () => readonly Seat[],
): void {
  const turnTo = (seat: Seat) => {
    const seatElement = row.value?.children[places().indexOf(seat)]
    if (!row.value || !seatElement) return
    const [rowBox, seatBox] = [row.value.getBoundingClientRect(), seatElement.getBoundingClientRect()]
    if (seatBox.left >= rowBox.left && seatBox.right <= rowBox.right) return
    // to where the row comes to rest by itself
    const restsAt = parseFloat(getComputedStyle(row.value).scrollPaddingLeft) || 0
    row.value.scrollLeft += seatBox.left - rowBox.left - restsAt
  }
  const turn = () => {
    for (const seat of seats()) turnTo(seat)
  }
  watch(() => seats().join(), turn, { flush: 'post' })
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(turn)
  onMounted(() => {
    if (row.value) observer?.observe(row.value)
    turn()
  })
  onBeforeUnmount(() => observer?.disconnect())
}
