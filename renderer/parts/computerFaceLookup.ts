// Says which player on this page has a face. The faces themselves come with the pages of a table: a first page has none.
import { inject, type InjectionKey } from 'vue'
import type { Temperament } from '../../shared/engine/temperament.ts'

/** A computer player's face: its temperament, and its lines in a square of 24. */
export interface ComputerFace {
  readonly temperament: Temperament
  readonly lines: string
}

/** Provided by a table's page to the badges on it; null for people. */
export const COMPUTER_FACES_KEY: InjectionKey<(avatar: number) => ComputerFace | null> = Symbol('faces')

/** Looks up the face of a player by shape; null for people, and where no page says more. */
export function useComputerFaceLookup(): (avatar: number) => ComputerFace | null {
  return inject(COMPUTER_FACES_KEY, () => null)
}
