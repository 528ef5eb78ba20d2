// Answers for: asking what would follow for a seat if its view were another, such as one in which what is being written were sealed.
import type { InjectionKey } from 'vue'
import type { GameTypeParams, Deductions, SeatView } from '../../shared/engine/index.ts'

/** Proved beside the page. None is given where the notebook proves nothing, and where nobody plays. */
export type ProveSupposedView = (view: SeatView<GameTypeParams>) => Promise<Deductions>

export const PROVE_SUPPOSED_VIEW_KEY: InjectionKey<() => ProveSupposedView | null> = Symbol('supposing')
