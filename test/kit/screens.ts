// Mounts the screens of any game with real games to show, and finds elements by name.
import type { DOMWrapper, VueWrapper } from '@vue/test-utils'
import {
  defaultOptions,
  diceFromSeed,
  legalOffers,
  applyMoveUnchecked,
  seatView,
  startGame,
  tableView,
  type Conclusion,
  type GameRules,
  type GameTypeParams,
  type Mind,
  type Offer,
  type Deductions,
  type Seat,
  type SeatView,
  type GameState,
} from '../../shared/engine/index.ts'
import type { GameWords } from '../../shared/words/sentence.ts'
import type { NotebookLevel, ShownPlayer } from '../../renderer/games/screens.ts'

export type { NotebookLevel as Level, ShownPlayer }
export type Within = Pick<VueWrapper, 'findAll'> | DOMWrapper<Element>

const NAMES = [
  'Dora',
  'Ana',
  'Ben',
  'Cleo',
  'Maximiliane Sonnbaum',
  'שושנה',
  'Finn',
  'Gia',
  'Hal',
  'Ida',
  'Jon',
  'Kim',
  'Leo',
]

/** The props of a seat's screen. */
interface SeatGiven<K extends GameTypeParams, P extends Deductions> {
  readonly view: SeatView<K>
  readonly offers: readonly Offer<K['move']>[]
  readonly players: readonly ShownPlayer[]
  readonly toMove: readonly Seat[]
  readonly words: GameWords<K>
  readonly level: NotebookLevel
  readonly proof: P | null
}

/** Makes real games of one kind, played on by computer players and shown to a seat. */
export interface Tables<K extends GameTypeParams, P extends Deductions> {
  readonly playersOf: (seats: number) => ShownPlayer[]
  readonly begin: (seats: number, options?: Partial<K['options']>, seed?: string) => GameState<K>
  /** Computer players continue until `stop` is true or the game ends. */
  readonly playUntil: (state: GameState<K>, stop: (state: GameState<K>) => boolean, seed?: string) => GameState<K>
  readonly seatProps: (state: GameState<K>, seat: Seat, level?: NotebookLevel) => SeatGiven<K, P>
}

export function tablesOf<K extends GameTypeParams, P extends Deductions, C extends Conclusion>(
  { game, mind, words }: { game: GameRules<K>; mind: Mind<K, P, C>; words: GameWords<K> },
  names: readonly string[] = NAMES,
): Tables<K, P> {
  const playersOf = (seats: number) =>
    names.slice(0, seats).map((name, avatar) => ({ name, avatar, isComputer: false, isHere: true, substituted: false }))
  return {
    playersOf,
    begin: (seats, options = {}, seed = 'screens') =>
      startGame(game, { seats, options: { ...defaultOptions(game), ...options }, seed, first: 0 }),
    playUntil(state, stop, seed = 'bots') {
      const chance = diceFromSeed(seed)
      while (!state.outcome && !stop(state)) {
        const seat = chance.pick(game.toMove(tableView(state)))
        applyMoveUnchecked(game, state, seat, mind.chooseMove(seatView(state, seat), 'normal', chance)!)
      }
      return state
    },
    seatProps(state, seat, level = 'facts') {
      const view = seatView(state, seat)
      return {
        view: sent(view),
        offers: sent(legalOffers(game, state, seat)),
        players: playersOf(state.seats),
        toMove: [...game.toMove(tableView(state))],
        words,
        level,
        proof: level === 'proof' ? sent(mind.prove(view)) : null,
      }
    },
  }
}

/** What arrives at a screen: plain JSON that shares nothing with the game. */
export const sent = <T>(view: T): T => JSON.parse(JSON.stringify(view)) as T

/** The accessible name of an element: its label, or its text with the cards in it. */
export function called(thing: DOMWrapper<Element>): string {
  const read = (node: Node): string => {
    if (node.nodeType === 3) return node.textContent ?? ''
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(read).join('')
  }
  return read(thing.element)
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The part of the name before the first comma; the rest is the element's state. */
export const named = (thing: DOMWrapper<Element>): string => called(thing).split(',')[0]!

/** All that matches, of which there must be some: of nothing everything is true. */
export function allFound(within: Within, selector: string): DOMWrapper<Element>[] {
  const all = within.findAll(selector)
  if (all.length === 0) throw new Error(`nothing is “${selector}”`)
  return all
}

/** Presses the button with this name among those that match. */
export async function press(within: Within, name: string, selector = 'button', nameOf = called): Promise<void> {
  const all = within.findAll(selector)
  const found = all.filter(button => nameOf(button) === name)
  if (found.length !== 1)
    throw new Error(`${found.length} of “${selector}” are called “${name}”: ${all.map(called).join(' | ')}`)
  await found[0]!.trigger('click')
}

/** Presses the button with this name, whatever state its label mentions. */
export const pressNamed = (within: Within, name: string, selector = 'button') => press(within, name, selector, named)

/** The screens of all seats of a game, each mounted once and kept, as at a real table. */
export interface SeatScreens<S> {
  /** The screen of a seat, updated to what that seat sees now. */
  readonly show: (state: S, seat: Seat, level?: NotebookLevel) => Promise<VueWrapper>
  /** The moves a screen has sent since it was last shown. */
  readonly moves: (seat: Seat) => readonly unknown[]
  /** Unmounts all of them. */
  readonly unmount: () => void
}

export function seatScreens<S>({
  mountSeat,
  seatProps,
}: {
  readonly mountSeat: (state: S, seat: Seat, level?: NotebookLevel) => VueWrapper
  readonly seatProps: (state: S, seat: Seat, level?: NotebookLevel) => object
}): SeatScreens<S> {
  const screens = new Map<Seat, { readonly screen: VueWrapper; sent: number }>()
  const allMoves = (seat: Seat) => screens.get(seat)?.screen.emitted('move') ?? []
  return {
    async show(state, seat, level) {
      const kept = screens.get(seat)
      if (kept) {
        kept.sent = allMoves(seat).length
        await kept.screen.setProps(seatProps(state, seat, level))
        return kept.screen
      }
      const screen = mountSeat(state, seat, level)
      screens.set(seat, { screen, sent: 0 })
      return screen
    },
    moves: seat => allMoves(seat).slice(screens.get(seat)?.sent).flat(),
    unmount() {
      for (const { screen } of screens.values()) screen.unmount()
    },
  }
}
