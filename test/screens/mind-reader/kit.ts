// Mounts the screens on real games, and plays them by clicking.
import { mount, type VueWrapper } from '@vue/test-utils'
import { nextTick } from 'vue'
import { diceFromSeed, tableView, type Seat, type GameState } from '../../../shared/engine/index.ts'
import { mind } from '../../../shared/games/mind-reader/mind.ts'
import type { Card } from '../../../shared/games/mind-reader/cards.ts'
import { mindReader as game } from '../../../shared/games/mind-reader/rules.ts'
import { gameWords } from '../../../shared/games/mind-reader/words/en.ts'
import type { MindReader } from '../../../shared/games/mind-reader/kinds.ts'
import { declarationTargets } from '../../../shared/games/mind-reader/rules/naming.ts'
import type { NotebookLevel } from '../../../renderer/games/screens.ts'
import { screens } from '../../../renderer/games/mind-reader/index.ts'
import MindReaderSeat from '../../../renderer/games/mind-reader/MindReaderSeat.vue'
import MindReaderTable from '../../../renderer/games/mind-reader/MindReaderTable.vue'
import { labels } from '../../../renderer/games/mind-reader/words.ts'
import { called, press, sent, tablesOf, type Within, seatScreens } from '../../kit/screens.ts'

export { called, game, labels, press, screens, gameWords }
export type Game = GameState<MindReader>
export type Move = MindReader['move']

export const { playersOf, begin, playUntil, seatProps } = tablesOf({ game, mind, words: gameWords })

export function mountSeat(state: Game, seat: Seat, level?: NotebookLevel) {
  return mount(MindReaderSeat, { props: seatProps(state, seat, level), attachTo: document.body })
}

export const keptScreens = () => seatScreens({ mountSeat, seatProps })

export function mountTable(state: Game) {
  const { players, toMove } = seatProps(state, 0)
  return mount(MindReaderTable, { props: { view: sent(tableView(state)), players, toMove, words: gameWords } })
}

export function buttons(within: Within) {
  return within.findAll('button')
}

const inHand = '.hand .pick'
const inChoices = '.deeds .choice button'
const inPicker = 'dialog .choice button'

/** Makes a move the way a person does. `seed` decides the order in which a move's parts are picked. */
export async function makeByHand(screen: VueWrapper, state: Game, seat: Seat, move: Move, seed: string) {
  const names = playersOf(state.seats).map(({ name }) => name)
  const two = state.options.secretCards === 'two'
  const inTray = (name: string) => press(screen, name, inChoices)
  switch (move.type) {
    case 'hide':
      for (const card of move.cards) await press(screen, gameWords.card(card), inHand)
      break
    case 'ask': {
      const deeds = [
        () => press(screen, gameWords.card(move.card), inHand),
        () => inTray(labels.question(move.question)),
        ...(shownIn(screen, names[move.of]!, inChoices) ? [() => inTray(names[move.of]!)] : []),
        // an opponent with one card left is not asked about the other
        async () => {
          if (shownIn(screen, labels.placeOf(move.place), inChoices)) await inTray(labels.placeOf(move.place))
        },
      ]
      for (const deed of diceFromSeed(seed).shuffle(deeds)) await deed()
      break
    }
    case 'answer':
      await inTray(labels.clue(move.clue).mark)
      break
    case 'lose':
      await inTray(labels.placeOf(move.place))
      break
    case 'name': {
      await openPicker(screen)
      await pressStarting(screen, names[move.of]!)
      if (two && shownStarting(screen, labels.placeOf(move.place)))
        await pressStarting(screen, labels.placeOf(move.place))
      await pressCell(screen, move.card)
      await pressPickerAction(screen)
      return
    }
    case 'declare': {
      await openPicker(screen)
      for (const [at, { of, place }] of declarationTargets(state.open, seat).entries()) {
        await pressStarting(screen, two ? `${names[of]!}, ${labels.place(place)}` : names[of]!)
        await pressCell(screen, move.cards[at]!)
      }
      await pressPickerAction(screen)
      return
    }
  }
  await screen.find('.last > .deed, .tray > .deed').trigger('click')
}

/** The button in the picker that names what was picked. */
export const pickerAction = (screen: VueWrapper) => screen.find('dialog .deed')
/** The button that names all the same what cannot be right. */
export const confirmButton = (screen: VueWrapper) => screen.find('dialog .danger')

/** Names what was picked, all the same if it is asked. */
async function pressPickerAction(screen: VueWrapper) {
  await pickerAction(screen).trigger('click')
  const sure = confirmButton(screen)
  if (sure.exists()) await sure.trigger('click')
}

export async function openPicker(screen: VueWrapper) {
  await screen.find('.opener').trigger('click')
  await nextTick()
}

export function shownIn(screen: VueWrapper, name: string, selector: string): boolean {
  return screen.findAll(selector).some(button => called(button) === name)
}

function starting(screen: VueWrapper, name: string) {
  return screen.findAll(inPicker).filter(button => called(button).startsWith(name))
}
const shownStarting = (screen: VueWrapper, name: string) => starting(screen, name).length > 0
export async function pressStarting(screen: VueWrapper, name: string) {
  const [button] = starting(screen, name)
  if (!button) throw new Error(`nothing in the picker begins with “${name}”`)
  await button.trigger('click')
}

/** The cell of the sheet for this card. */
export function cellOf(screen: Within, card: Card) {
  const found = screen.findAll('.grid button').filter(button => called(button).startsWith(`${gameWords.card(card)},`))
  if (found.length !== 1) throw new Error(`${found.length} cells for ${card}`)
  return found[0]!
}
async function pressCell(screen: VueWrapper, card: Card) {
  await cellOf(screen, card).trigger('click')
}
