// Answers for: which pictures a finger tries. What can be pressed on a phone is there in every one of them, each moment once: nobody presses on a TV, and other eyes and larger text show the same controls.
import { games } from '../../shared/games/index.ts'
import type { Look, Scene, Size } from './scene.ts'

/** The word of the suits lies on the edge of the hand: it reaches as far as a finger where no card lies, and a card is what was meant where one does. */
const SUITS = 'button.suits pill'

/** Groups of scenes that are the same for every game. */
const PAGES = ['home', 'past', 'network', 'join', 'lobby', 'waiting', 'settings', 'seat', 'time']

export const PHONES = ['phone', 'side'] as const satisfies readonly Size[]

/** The scenes of a game that a finger tries, upright and on its side. */
export const triedOfGame = (id: string, scenes: readonly Scene[]): readonly Scene[] =>
  scenes.filter(
    ({ name, display }) => name.startsWith(`${id}/`) && !display && !/eyes|large text|one seat looked back/.test(name),
  )

/** A finger tries this picture. */
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

/** What of all that is too small a finger misses. */
export const missed = (small: readonly string[]): string[] => small.filter(target => !target.includes(SUITS))
