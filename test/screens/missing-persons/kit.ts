// Mounts the screens on real games, and plays them by clicking.
import { mount, type VueWrapper } from '@vue/test-utils'
import { nextTick } from 'vue'
import { seatView, tableView, type Seat, type GameState } from '../../../shared/engine/index.ts'
import { mind } from '../../../shared/games/missing-persons/mind.ts'
import type { Card, Rank } from '../../../shared/games/missing-persons/cards.ts'
import { missingPersons as game } from '../../../shared/games/missing-persons/rules.ts'
import { gameWords } from '../../../shared/games/missing-persons/words/en.ts'
import type { MissingPersons } from '../../../shared/games/missing-persons/kinds.ts'
import {
  arcBounds,
  isArcQuestion,
  ranksOfArc,
  type Question,
} from '../../../shared/games/missing-persons/rules/questions.ts'
import { visibleLineup } from '../../../shared/games/missing-persons/rules/turn.ts'
import { screens } from '../../../renderer/games/missing-persons/index.ts'
import MissingPersonsSeat from '../../../renderer/games/missing-persons/MissingPersonsSeat.vue'
import MissingPersonsTable from '../../../renderer/games/missing-persons/MissingPersonsTable.vue'
import { labels } from '../../../renderer/games/missing-persons/words.ts'
import { called, press, sent, tablesOf, type Level, type Within, seatScreens } from '../../kit/screens.ts'

export { called, game, labels, press, screens, sent, gameWords }
export type Game = GameState<MissingPersons>
export type Move = MissingPersons['move']

const tables = tablesOf({ game, mind, words: gameWords }, ['Dora', 'Ben'])
export const { playUntil, seatProps } = tables
export const players = tables.playersOf(2)

export function begin(options: Partial<MissingPersons['options']> = {}, seed = 'screens'): Game {
  return tables.begin(2, options, seed)
}

/** The first seed from which computer players reach such a table. */
export function reach(options: Partial<MissingPersons['options']>, stop: (state: Game) => boolean): Game {
  for (let seed = 0; seed < 400; seed++) {
    const state = playUntil(begin(options, `reach ${seed}`), stop, `reach ${seed}`)
    if (stop(state)) return state
  }
  throw new Error('no such table in 400 games')
}

export const onTurn =
  (seat: Seat, least = 0) =>
  (state: Game) =>
    state.open.phase === 'ask' && state.open.turn === seat && state.open.asked.flat().length >= least

export function mountSeat(state: Game, seat: Seat, level: Level = 'facts') {
  return mount(MissingPersonsSeat, { props: seatProps(state, seat, level), attachTo: document.body })
}

export const keptScreens = () => seatScreens({ mountSeat, seatProps })

export function mountTable(state: Game) {
  return mount(MissingPersonsTable, {
    props: { view: sent(tableView(state)), players, toMove: [...game.toMove(tableView(state))], words: gameWords },
  })
}

export async function tapRank(screen: Within, rank: Rank) {
  await screen.findAll('.ring .rank')[rank - 1]!.trigger('click')
}

/** Chooses a question on the dial: a chip, or two taps on the ring and a third if that chose the other side. */
export async function dialUp(screen: VueWrapper, question: Question) {
  if (!isArcQuestion(question)) return press(screen, labels.chipName(question), '.chips button')
  const [from, to] = arcBounds(question)
  await tapRank(screen, from)
  await tapRank(screen, to)
  await press(screen, labels.ranks(ranksOfArc(question)), '.sides .side:not(:disabled)')
}

/** The cell of a sheet for this card. */
export function cellOf(screen: Within, card: Card) {
  const found = screen.findAll('.grid button').filter(button => called(button).split(',')[0] === gameWords.card(card))
  if (found.length !== 1) throw new Error(`${found.length} cells for ${card}`)
  return found[0]!
}

/** Makes a move the way a person does. */
export async function makeByHand(screen: VueWrapper, state: Game, seat: Seat, move: Move) {
  switch (move.type) {
    case 'hide':
    case 'guess':
      await cellOf(screen, move.card).trigger('click')
      break
    case 'ask':
      await dialUp(screen, move.question)
      break
    case 'askCryptically':
      await dialUp(screen, move.question)
      await screen.find('textarea').setValue(move.wording)
      break
    case 'askFreely':
      await screen.find('textarea').setValue(move.wording)
      break
    case 'answer':
      await press(screen, move.yes ? labels.yes : labels.no, '.choice button')
      break
    case 'turn':
      await press(
        screen,
        labels.turnDown(gameWords.card(visibleLineup(seatView(state, seat), seat)[move.place]!)),
        '.pick',
      )
      break
    case 'lay':
      await press(screen, labels.layHere(move.place), '.pick')
      break
    case 'name':
      await screen.find('.opener').trigger('click')
      await nextTick()
      await cellOf(screen.find('dialog'), move.card).trigger('click')
      await screen.find('dialog .deed').trigger('click')
      await pressSure(screen)
      return
  }
  await screen.find('.deed').trigger('click')
  await pressSure(screen)
}

/** Makes the move all the same if it is asked. */
async function pressSure(screen: VueWrapper) {
  const sure = screen.find('dialog .danger')
  if (sure.exists()) await sure.trigger('click')
}
