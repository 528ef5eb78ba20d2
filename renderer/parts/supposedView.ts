// Asks what a seat could conclude if its view were different, such as with the text being written sealed.
import type { InjectionKey } from 'vue'
import type { GameTypeParams, Deductions, SeatView } from '../../shared/engine/index.ts'

/** Proves in a worker. Not provided if the notebook proves nothing, or nobody plays. */
export type ProveSupposedView = (view: SeatView<GameTypeParams>) => Promise<Deductions>

export const PROVE_SUPPOSED_VIEW_KEY: InjectionKey<() => ProveSupposedView | null> = Symbol('supposing')
