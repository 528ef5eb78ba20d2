// Answers for: real games for the screens to show, and hands that play them by clicking.
import { mount, type DOMWrapper, type VueWrapper } from '@vue/test-utils'
import { defaults, dice, legal, play, seatView, start, tableView, type Seat, type State } from '../../../shared/engine/index.ts'
import { mind } from '../../../shared/games/precognition/mind.ts'
import type { Card } from '../../../shared/games/precognition/cards.ts'
import { game, words } from '../../../shared/games/precognition/index.ts'
import type { Precognition } from '../../../shared/games/precognition/kinds.ts'
import { screens } from '../../../renderer/games/precognition/index.ts'
import PrecognitionNotebook from '../../../renderer/games/precognition/PrecognitionNotebook.vue'
import PrecognitionSeat from '../../../renderer/games/precognition/PrecognitionSeat.vue'
import PrecognitionTable from '../../../renderer/games/precognition/PrecognitionTable.vue'
import { labels } from '../../../renderer/games/precognition/words.ts'

export { game, words, screens, labels }
export type Game = State<Precognition>
export type Move = Precognition['move']
export type Level = 'blank' | 'facts' | 'proof'

const NAMES = ['Dora', 'Ana', 'Ben', 'Cleo', 'Maximiliane Sonnbaum', 'שושנה', 'Finn', 'Gia', 'Hal', 'Ida', 'Jon', 'Kim', 'Leo']

export function playersOf(seats: number) {
  return NAMES.slice(0, seats).map((name, look) => ({ name, look, computer: false, here: true, relieved: false }))
}

export function begin(seats: number, options: Partial<Precognition['options']> = {}, seed = 'screens'): Game {
  return start(game, { seats, options: { ...defaults(game), ...options }, seed, first: 0 })
}

/** Computer players play on until `stop`, or the end. */
export function playUntil(state: Game, stop: (state: Game) => boolean, seed = 'bots'): Game {
  const chance = dice(seed)
  while (!state.outcome && !stop(state)) {
    const seat = chance.pick(game.due(tableView(state)))
    play(game, state, seat, mind.bot(seatView(state, seat), 'normal', chance)!)
  }
  return state
}

/** What arrives at a screen: plain, and cut off from the game. */
export const sent = <T>(view: T): T => JSON.parse(JSON.stringify(view)) as T

export function seatProps(state: Game, seat: Seat) {
  return {
    view: sent(seatView(state, seat)),
    offers: sent(legal(game, state, seat)),
    players: playersOf(state.seats),
    due: [...game.due(tableView(state))],
    words,
    level: 'facts' as Level,
    proof: null,
  }
}

export function mountSeat(state: Game, seat: Seat) {
  return mount(PrecognitionSeat, { props: seatProps(state, seat), attachTo: document.body })
}

export function mountTable(state: Game) {
  const { players, due } = seatProps(state, 0)
  return mount(PrecognitionTable, { props: { view: sent(tableView(state)), players, due, words }, attachTo: document.body })
}

export function mountNotebook(state: Game, seat: Seat, marks: Record<string, string> = {}, level: Level = 'facts') {
  const { view, players } = seatProps(state, seat)
  const proof = level === 'proof' ? sent(mind.prove(seatView(state, seat))) : null
  return mount(PrecognitionNotebook, { props: { view, players, words, level, marks, proof, because: null }, attachTo: document.body })
}

/** The accessible name of a thing: its label, or its text with the cards in it. */
export function called(thing: DOMWrapper<Element>): string {
  const read = (node: Node): string => {
    if (node.nodeType === 3) return node.textContent ?? ''
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(read).join('')
  }
  return read(thing.element).replace(/[\u2060]/g, '').replace(/\s+/g, ' ').trim()
}

/** The card of the hand, to be pressed. */
export function inHand(screen: VueWrapper, card: Card) {
  const found = screen.findAll('.hand .slip').filter(slip => called(slip).split(',')[0] === words.card(card))
  if (found.length !== 1) throw new Error(`${found.length} cards are called “${words.card(card)}”`)
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
      return how === 'keyboard' ? screen.find('.paper').trigger('keydown', { key: 'Enter' }) : screen.find('.write-down').trigger('click')
    case 'seal':
      return screen.find('.seal').trigger('click')
    case 'play':
      await inHand(screen, move.card).trigger('click')
      return screen.find('.tray .deed').trigger('click')
    case 'deal':
      return screen.find('.tray .deed').trigger('click')
  }
}
