// Asks what follows from what a seat sees, when its player asks the screen for help.
import type { InjectionKey } from 'vue'
import type { GameTypeParams, Deductions, SeatView } from '../../shared/engine/index.ts'

/** Proves in a worker. Not provided if the table allows neither hints nor a notebook that proves, or nobody plays. */
export type ProveWhenAsked = (view: SeatView<GameTypeParams>) => Promise<Deductions>

export const PROVE_WHEN_ASKED_KEY: InjectionKey<() => ProveWhenAsked | null> = Symbol('proof when asked')
