// The keys of riddles, by which proofs, notebooks and words identify a hidden card.
import type { Seat } from '../../../engine/index.ts'
import type { MindReader, SecretPlace } from '../kinds.ts'

/** The key of a hidden card's riddle in one hand. The only card has place 0; of two cards it is left or right. */
export function riddleKey(
  hand: number,
  { of, place }: { readonly of: Seat; readonly place: SecretPlace },
  { secretCards }: Pick<MindReader['options'], 'secretCards'>,
): string {
  return `h${hand}.${of}.${secretCards === 'one' ? place : place === 0 ? 'left' : 'right'}`
}

/** The hidden card a riddle is about. */
export function hiddenCardOfRiddle(riddleKey: string): { of: Seat; place: SecretPlace; pair?: true } {
  const [, of, place] = riddleKey.split('.')
  const hiddenCard = { of: Number(of), place: place === 'right' ? 1 : 0 } as const
  return place === '0' ? hiddenCard : { ...hiddenCard, pair: true }
}
