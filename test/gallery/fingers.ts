// Chooses the pictures whose controls are tested for size on phones: each moment once.
// TVs are not pressed, and other eyes and larger text show the same controls.
import { games } from '../../shared/games/index.ts'
import type { Look, Scene, Size } from './scene.ts'

/** The suit's button overlaps the edge of the hand: a finger hits it where there is no card, and the card where there is one. */
const SUITS = 'button.suits pill'

/** The letters of a long prediction may be narrow, like those in a text field. The keys below take away the last one. */
const WRITTEN_LETTER = 'button.letter'

/** Groups of scenes that are the same for every game. */
const PAGES = ['home', 'past', 'network', 'join', 'lobby', 'waiting', 'settings', 'seat', 'time']

export const PHONES = ['phone', 'side'] as const satisfies readonly Size[]

/** The scenes of a game tested for size, with the phone upright and on its side. */
export const triedOfGame = (id: string, scenes: readonly Scene[]): readonly Scene[] =>
  scenes.filter(
    ({ name, display }) => name.startsWith(`${id}/`) && !display && !/eyes|large text|one seat looked back/.test(name),
  )

/** True if this picture's controls are tested. */
export function isTried({ name }: Scene, { size, text, theme, eyes }: Look): boolean {
  const group = name.split('/')[0]!
  return (
    (PAGES.includes(group) || games.some(({ id }) => id === group)) &&
    PHONES.some(one => one === size) &&
    text === 100 &&
    theme === 'dark' &&
    eyes === 'usual'
  )
}

/** The controls a finger would miss, of those that are too small. */
export const missed = (small: readonly string[]): string[] =>
  small.filter(target => ![SUITS, WRITTEN_LETTER].some(one => target.includes(one)))
