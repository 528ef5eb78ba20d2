// The screens of every game, loaded when a table opens.
import type { Conclusion, Kinds, Proof } from '../../shared/engine/index.ts'
import type { Screens } from './screens.ts'

/** Forgets the kinds of a game's screens; the pages hand each the view of its own game. */
function any<K extends Kinds, P extends Proof, C extends Conclusion>(screens: Screens<K, P, C>): Screens {
  return screens as unknown as Screens
}

export const screens: Readonly<Record<string, () => Promise<Screens>>> = {
  'mind-reader': async () => any((await import('./mind-reader/index.ts')).screens),
  precognition: async () => any((await import('./precognition/index.ts')).screens),
  'missing-persons': async () => any((await import('./missing-persons/index.ts')).screens),
  'piecepack-deduction': async () => any((await import('./piecepack-deduction/index.ts')).screens),
  'communal-deduction': async () => any((await import('./communal-deduction/index.ts')).screens),
  blank: async () => any((await import('./blank/index.ts')).screens),
}
