// Lets a game's screen ask what follows from a seat's view.
import type { InjectionKey } from 'vue'
import type { GameTypeParams, Deductions, SeatView } from '../../shared/engine/index.ts'

/** Proves in a worker. */
export type AskProof = (view: SeatView<GameTypeParams>) => Promise<Deductions>

/**
 * For what a seat could conclude if its view were different, such as with the text being written sealed. Null if
 * the notebook proves nothing, or nobody plays.
 */
export const PROVE_SUPPOSED_VIEW_KEY: InjectionKey<() => AskProof | null> = Symbol('supposing')

/** For a player who asks for help. Null if the table allows neither hints nor a notebook that proves, or nobody plays. */
export const PROVE_WHEN_ASKED_KEY: InjectionKey<() => AskProof | null> = Symbol('proof when asked')
