// Mounts the screens on real games, and plays them by clicking.
import { mount, type VueWrapper } from '@vue/test-utils'
import { nextTick } from 'vue'
import { diceFromSeed, tableView, type Seat, type GameState } from '../../../shared/engine/index.ts'
import { mind } from '../../../shared/games/piecepack-deduction/mind.ts'
import { piecepack as game } from '../../../shared/games/piecepack-deduction/rules.ts'
import { gameWords } from '../../../shared/games/piecepack-deduction/words/en.ts'
import type { Piecepack } from '../../../shared/games/piecepack-deduction/kinds.ts'
import { TILES, type Tile } from '../../../shared/games/piecepack-deduction/cards.ts'
import { screens } from '../../../renderer/games/piecepack-deduction/index.ts'
import PiecepackNotebook from '../../../renderer/games/piecepack-deduction/PiecepackNotebook.vue'
import PiecepackSeat from '../../../renderer/games/piecepack-deduction/PiecepackSeat.vue'
import PiecepackTable from '../../../renderer/games/piecepack-deduction/PiecepackTable.vue'
import { labels } from '../../../renderer/games/piecepack-deduction/words.ts'
import { called, pressNamed as press, sent, tablesOf, type Level, seatScreens } from '../../kit/screens.ts'

export { called, game, labels, press, screens, gameWords }
export type Game = GameState<Piecepack>
export type Move = Piecepack['move']

export const { playersOf, begin, playUntil, seatProps } = tablesOf({ game, mind, words: gameWords }, [
  'Dora',
  'Ana',
  'Ben',
  'Maximiliane Sonnbaum',
  'שושנה',
])

/** A tile that is not the missing one, and that this seat cannot see. */
export function wrongFor(state: Game, seat: Seat): Tile {
  return TILES.find(
    tile => tile !== state.sealed.missing && !state.own[seat]!.hand.includes(tile) && !state.open.faceUp.includes(tile),
  )!
}

export function mountSeat(state: Game, seat: Seat, level: Level = 'facts') {
  return mount(PiecepackSeat, { props: seatProps(state, seat, level), attachTo: document.body })
}

export const keptScreens = () => seatScreens({ mountSeat, seatProps })

export function mountTable(state: Game) {
  const { players, toMove } = seatProps(state, 0)
  return mount(PiecepackTable, { props: { view: sent(tableView(state)), players, toMove, words: gameWords } })
}

export function mountNotebook(state: Game, seat: Seat, marks: Record<string, string> = {}, level: Level = 'facts') {
  const { view, players, proof } = seatProps(state, seat, level)
  return mount(PiecepackNotebook, {
    props: { view, players, words: gameWords, level, marks, proof, because: null },
    attachTo: document.body,
  })
}

/** Makes a move the way a person does. `seed` decides the order in which a move's parts are picked. */
export async function makeByHand(screen: VueWrapper, state: Game, move: Move, seed: string) {
  const names = playersOf(state.seats).map(({ name }) => name)
  switch (move.type) {
    case 'ask': {
      const whom = diceFromSeed(seed).pick([
        () => press(screen, names[move.of]!, '.whom button'),
        () => press(screen, labels.choose(names[move.of]!), '.cover'),
      ])
      const what = () => press(screen, labels.question(move.question, move.trait), '.what button')
      for (const pick of diceFromSeed(`${seed} order`).shuffle([whom, what])) await pick()
      return screen.find('.deeds .deed').trigger('click')
    }
    case 'show':
      await press(screen, gameWords.card(move.tile), '.hand .pick')
      return screen.find('.deeds .deed').trigger('click')
    case 'name': {
      await screen.find('.opener').trigger('click')
      await nextTick()
      await press(screen, gameWords.card(move.tile), '.tiles button')
      await screen.find('.picker .deed').trigger('click')
      const sure = screen.find('.danger')
      if (sure.exists()) await sure.trigger('click')
      return
    }
    case 'pass':
      return screen.find('.pass').trigger('click')
  }
}
