// Mounts the screens on real games, and plays them by clicking.
import { mount, type VueWrapper } from '@vue/test-utils'
import { tableView, type Seat, type GameState } from '../../../shared/engine/index.ts'
import { mind } from '../../../shared/games/precognition/mind.ts'
import type { Card } from '../../../shared/games/precognition/cards.ts'
import { precognition as game } from '../../../shared/games/precognition/rules.ts'
import { gameWords } from '../../../shared/games/precognition/words/en.ts'
import type { Precognition } from '../../../shared/games/precognition/kinds.ts'
import { screens } from '../../../renderer/games/precognition/index.ts'
import PrecognitionNotebook from '../../../renderer/games/precognition/PrecognitionNotebook.vue'
import PrecognitionSeat from '../../../renderer/games/precognition/PrecognitionSeat.vue'
import PrecognitionTable from '../../../renderer/games/precognition/PrecognitionTable.vue'
import { labels } from '../../../renderer/games/precognition/words.ts'
import { byRole } from '../../kit/roles.ts'
import { called, named, sent, tablesOf, type Level, seatScreens } from '../../kit/screens.ts'

export { called, game, labels, screens, gameWords }
export type Game = GameState<Precognition>
export type Move = Precognition['move']

const tables = tablesOf({ game, mind, words: gameWords })
export const { begin, playersOf, playUntil, seatProps } = tables

/** A table at which some, but not all, tied in the first deal and play it off, played until `isReached`. */
export function playOffUntil(seats: number, isReached: (state: Game) => boolean): Game {
  const isPlayOff = ({ open }: Game) => open.phase === 'between' && open.next.length < seats
  const seed = Array.from({ length: 99 }, (_, nth) => `tie ${nth}`).find(tried =>
    isPlayOff(playUntil(begin(seats, {}, tried), ({ open }) => open.phase === 'between')),
  )
  if (seed === undefined) throw new Error(`No deal of ${seats} ended in a tie of some.`)
  return playUntil(begin(seats, {}, seed), isReached)
}

export function mountSeat(state: Game, seat: Seat, level: Level = 'facts') {
  return mount(PrecognitionSeat, { props: { ...seatProps(state, seat), level }, attachTo: document.body })
}

export const keptScreens = () => seatScreens({ mountSeat, seatProps })

export function mountTable(state: Game) {
  const { players, toMove } = seatProps(state, 0)
  return mount(PrecognitionTable, {
    props: { view: sent(tableView(state)), players, toMove, words: gameWords },
    attachTo: document.body,
  })
}

export function mountNotebook(state: Game, seat: Seat, marks: Record<string, string> = {}, level: Level = 'facts') {
  const { view, players, proof } = seatProps(state, seat, level)
  return mount(PrecognitionNotebook, {
    props: { view, players, words: gameWords, level, marks, proof, because: null },
    attachTo: document.body,
  })
}

/** The card of the hand, to be pressed. */
export function inHand(screen: VueWrapper, card: Card) {
  const found = screen.findAll('.hand .slip').filter(slip => named(slip) === gameWords.card(card))
  if (found.length !== 1) throw new Error(`${found.length} cards are called “${gameWords.card(card)}”`)
  return found[0]!
}

/** Writes on the strip, by its keys or by the keyboard. */
export async function write(screen: VueWrapper, letters: string, how: 'keys' | 'keyboard') {
  const strip = screen.find('.paper')
  while (strip.findAll('.letter').length > 0) await strip.trigger('keydown', { key: 'Backspace' })
  for (const letter of letters)
    if (how === 'keyboard') await strip.trigger('keydown', { key: { U: 'ArrowUp', D: 'ArrowDown', S: '=' }[letter]! })
    else await screen.findAll('.key')['UDS'.indexOf(letter)]!.trigger('click')
}

/** Makes a move the way a person does. */
export async function makeByHand(screen: VueWrapper, move: Move, how: 'keys' | 'keyboard') {
  switch (move.type) {
    case 'predict':
      await write(screen, move.letters, how)
      return how === 'keyboard'
        ? screen.find('.paper').trigger('keydown', { key: 'Enter' })
        : screen.find('.write-down').trigger('click')
    case 'seal':
      return screen.find('.seal').trigger('click')
    case 'play':
      await inHand(screen, move.card).trigger('click')
      return screen.find('.tray .deed').trigger('click')
    case 'deal':
      return screen.find('.tray .deed').trigger('click')
    case 'finish':
      return byRole(screen, 'button', 'Finish the row').trigger('click')
  }
}
