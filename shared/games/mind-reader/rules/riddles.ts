// Answers for: what the riddle of a hidden card is called. Proofs, notebooks and words know a hidden card by it.
import type { Seat } from '../../../engine/index.ts'
import type { MindReader, SecretPlace } from '../kinds.ts'

/** Names the riddle of one hidden card of one hand: of the only one by its place, 0, of one of two by left or right. */
export function riddleKey(
  hand: number,
  { of, place }: { readonly of: Seat; readonly place: SecretPlace },
  { secretCards }: Pick<MindReader['options'], 'secretCards'>,
): string {
  return `h${hand}.${of}.${secretCards === 'one' ? place : place === 0 ? 'left' : 'right'}`
}

/** The hidden card a riddle is about. */
export function hiddenCardOfRiddle(key: string): { of: Seat; place: SecretPlace; pair?: true } {
  const [, of, place] = key.split('.')
  const one = { of: Number(of), place: place === 'right' ? 1 : 0 } as const
  return place === '0' ? one : { ...one, pair: true }
}
