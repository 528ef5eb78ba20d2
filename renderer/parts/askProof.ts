// Lets a game's screen ask what follows from a seat's view.
import type { InjectionKey } from 'vue'
import type { GameTypeParams, Deductions, SeatView } from '../../shared/engine/index.ts'

/** Proves in a worker. */
export type AskProof = (view: SeatView<GameTypeParams>) => Promise<Deductions>

/**
 * Injects the proof of a supposed view, such as the view once the text being written is sealed. Null if the
 * notebook proves nothing, or nobody plays.
 */
export const PROVE_SUPPOSED_VIEW_KEY: InjectionKey<() => AskProof | null> = Symbol('supposing')

/**
 * Injects the proof for a player who asks for help. Null if the table allows neither hints nor a notebook that
 * proves, or nobody plays.
 */
export const PROVE_WHEN_ASKED_KEY: InjectionKey<() => AskProof | null> = Symbol('proof when asked')
