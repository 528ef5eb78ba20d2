// The main button of somebody who is done at a shared screen: it is where their last move was.
import type { InjectionKey } from 'vue'

export interface PassScreenOn {
  readonly label: string
  readonly press: () => void
}

/** What hands the screen on; null: nobody else at this screen is to act, or a move comes first. */
export const PASS_SCREEN_ON_KEY: InjectionKey<() => PassScreenOn | null> = Symbol('pass screen on')
