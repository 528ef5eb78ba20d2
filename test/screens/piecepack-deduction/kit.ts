// Answers for: real games for the screens to show, and hands that play them by clicking.
import { mount, type DOMWrapper, type VueWrapper } from '@vue/test-utils'
import { nextTick } from 'vue'
import { defaults, dice, legal, play, seatView, start, tableView, type Seat, type State } from '../../../shared/engine/index.ts'
import { mind } from '../../../shared/games/piecepack-deduction/mind.ts'
import { game, words } from '../../../shared/games/piecepack-deduction/index.ts'
import type { Piecepack } from '../../../shared/games/piecepack-deduction/kinds.ts'
import { TILES, type Tile } from '../../../shared/games/piecepack-deduction/tiles.ts'
import { screens } from '../../../renderer/games/piecepack-deduction/index.ts'
import PiecepackNotebook from '../../../renderer/games/piecepack-deduction/PiecepackNotebook.vue'
import PiecepackSeat from '../../../renderer/games/piecepack-deduction/PiecepackSeat.vue'
import PiecepackTable from '../../../renderer/games/piecepack-deduction/PiecepackTable.vue'
import { labels } from '../../../renderer/games/piecepack-deduction/words.ts'

export { game, words, screens, labels }
export type Game = State<Piecepack>
export type Move = Piecepack['move']
export type Level = 'blank' | 'facts' | 'proof'

const NAMES = ['Dora', 'Ana', 'Ben', 'Maximiliane Sonnbaum', 'שושנה']

export function playersOf(seats: number) {
  return NAMES.slice(0, seats).map((name, look) => ({ name, look, computer: false, here: true, relieved: false }))
}

export function begin(seats: number, options: Partial<Piecepack['options']> = {}, seed = 'screens'): Game {
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

/** A tile that is not the missing one, and that this seat cannot see. */
export function wrongFor(state: Game, seat: Seat): Tile {
  return TILES.find(tile => tile !== state.sealed.missing && !state.own[seat]!.hand.includes(tile) && !state.open.faceUp.includes(tile))!
}

/** What arrives at a screen: plain, and cut off from the game. */
const sent = <T>(view: T): T => JSON.parse(JSON.stringify(view)) as T

export function seatProps(state: Game, seat: Seat, level: Level = 'facts') {
  return {
    view: sent(seatView(state, seat)),
    offers: sent(legal(game, state, seat)),
    players: playersOf(state.seats),
    due: [...game.due(tableView(state))],
    words,
    level,
    proof: level === 'proof' ? sent(mind.prove(seatView(state, seat))) : null,
  }
}

export function mountSeat(state: Game, seat: Seat, level: Level = 'facts') {
  return mount(PiecepackSeat, { props: seatProps(state, seat, level), attachTo: document.body })
}

export function mountTable(state: Game) {
  const { players, due } = seatProps(state, 0)
  return mount(PiecepackTable, { props: { view: sent(tableView(state)), players, due, words } })
}

export function mountNotebook(state: Game, seat: Seat, marks: Record<string, string> = {}, level: Level = 'facts') {
  const { view, players, proof } = seatProps(state, seat, level)
  return mount(PiecepackNotebook, { props: { view, players, words, level, marks, proof, because: null }, attachTo: document.body })
}

/** The accessible name of a thing: its label, or its text with the tiles in it. */
export function called(thing: DOMWrapper<Element>): string {
  const read = (node: Node): string => {
    if (node.nodeType === 3) return node.textContent ?? ''
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(read).join('')
  }
  return read(thing.element).replace(/[\u2060]/g, '').replace(/\s+/g, ' ').trim()
}

/** Presses the button that is called this, among those that match. */
export async function press(within: VueWrapper, name: string, selector: string) {
  const found = within.findAll(selector).filter(button => called(button).split(',')[0] === name)
  if (found.length !== 1) throw new Error(`${found.length} of ${selector} are called “${name}”: ${within.findAll(selector).map(called).join(' | ')}`)
  await found[0]!.trigger('click')
}

/** Makes a move the way a person does. `seed` says in which order what belongs together is picked. */
export async function makeByHand(screen: VueWrapper, state: Game, move: Move, seed: string) {
  const names = playersOf(state.seats).map(({ name }) => name)
  switch (move.type) {
    case 'ask': {
      const whom = dice(seed).pick([
        () => press(screen, names[move.of]!, '.whom button'),
        () => press(screen, labels.choose(names[move.of]!), '.cover'),
      ])
      const what = () => press(screen, labels.question(move.question, move.trait), '.what button')
      for (const pick of dice(`${seed} order`).shuffle([whom, what])) await pick()
      return screen.find('.deeds .deed').trigger('click')
    }
    case 'show':
      await press(screen, words.card(move.tile), '.hand .pick')
      return screen.find('.deeds .deed').trigger('click')
    case 'name': {
      await screen.find('.opener').trigger('click')
      await nextTick()
      await press(screen, words.card(move.tile), '.tiles button')
      await screen.find('.naming .deed').trigger('click')
      const sure = screen.find('.danger')
      if (sure.exists()) await sure.trigger('click')
      return
    }
    case 'pass':
      return screen.find('.pass').trigger('click')
  }
}
