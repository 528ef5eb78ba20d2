// What every button of a seat says a move with. The seat's layout provides it once, so that no part hands it on.
import { inject, provide, type Component, type InjectionKey } from 'vue'
import type { GameTypeParams, SeatView } from '../../shared/engine/index.ts'
import type { GameWords } from '../../shared/words/sentence.ts'
import type { CardProps, ShownPlayer } from '../games/screens.ts'

/** A seat's view, the players at its table, the words of its game, and a card inside a sentence. */
interface SeatContext {
  readonly view: SeatView<GameTypeParams>
  readonly players: readonly ShownPlayer[]
  readonly words: GameWords
  readonly card: Component<CardProps>
}

const SEAT_CONTEXT_KEY: InjectionKey<() => SeatContext> = Symbol('seat context')

export function provideSeatContext(context: () => SeatContext): void {
  provide(SEAT_CONTEXT_KEY, context)
}

/** The context of the seat around a part. A part that is on no seat has none, and cannot use this. */
export function useSeatContext(): () => SeatContext {
  return inject(SEAT_CONTEXT_KEY)!
}
