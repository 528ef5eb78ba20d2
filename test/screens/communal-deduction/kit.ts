// Mounts the screens on real games, and plays them by clicking.
import { mount, type VueWrapper } from '@vue/test-utils'
import { nextTick } from 'vue'
import { tableView, type Seat, type GameState } from '../../../shared/engine/index.ts'
import { mind } from '../../../shared/games/communal-deduction/mind.ts'
import { parseTopic } from '../../../shared/games/communal-deduction/rules/topics.ts'
import { claimParts } from '../../../shared/games/communal-deduction/rules/claims.ts'
import { TRAITS, type Trait } from '../../../shared/games/communal-deduction/cards.ts'
import { communal as game } from '../../../shared/games/communal-deduction/rules.ts'
import { gameWords } from '../../../shared/games/communal-deduction/words/en.ts'
import type { HandTopic, Claim, Communal } from '../../../shared/games/communal-deduction/kinds.ts'
import { kindOfTopic } from '../../../renderer/games/communal-deduction/topics.ts'
import CommunalNotebook from '../../../renderer/games/communal-deduction/CommunalNotebook.vue'
import CommunalSeat from '../../../renderer/games/communal-deduction/CommunalSeat.vue'
import CommunalTable from '../../../renderer/games/communal-deduction/CommunalTable.vue'
import { screens } from '../../../renderer/games/communal-deduction/index.ts'
import { labels } from '../../../renderer/games/communal-deduction/words.ts'
import { called, pressNamed as press, sent, tablesOf, type Level, seatScreens } from '../../kit/screens.ts'

export { called, game, labels, press, screens, sent, gameWords }
export type Game = GameState<Communal>
export type Move = Communal['move']

export const { playersOf, begin, playUntil, seatProps } = tablesOf({ game, mind, words: gameWords })

/** A table at the beginning of its talk. */
export function talking(seats: number, options: Partial<Communal['options']> = {}, seed = 'screens'): Game {
  return playUntil(begin(seats, options, seed), ({ open }) => open.phase === 'talk')
}

export function mountSeat(state: Game, seat: Seat, level: Level = 'facts') {
  return mount(CommunalSeat, { props: seatProps(state, seat, level), attachTo: document.body })
}

export const keptScreens = () => seatScreens({ mountSeat, seatProps })

export function mountTable(state: Game) {
  const { players, toMove } = seatProps(state, 0)
  return mount(CommunalTable, { props: { view: sent(tableView(state)), players, toMove, words: gameWords } })
}

export function mountNotebook(state: Game, seat: Seat, marks: Record<string, string> = {}, level: Level = 'facts') {
  const { view, players, proof } = seatProps(state, seat, level)
  return mount(CommunalNotebook, {
    props: { view, players, words: gameWords, level, marks, proof, because: null },
    attachTo: document.body,
  })
}

export const offeredIn = (screen: VueWrapper, selector: string) => screen.findAll(selector).map(called)

export async function pickAbout(screen: VueWrapper, about: HandTopic) {
  const topic = parseTopic(about)
  await press(screen, labels.kind(kindOfTopic(about)), '.kinds button')
  if (topic.of === 'card') return press(screen, gameWords.card(topic.card), '.about-picker .cube button')
  const names =
    topic.of === 'family'
      ? [labels.family(topic.family), labels.wholeFamily(topic.family)]
      : [gameWords.card(topic.trait)]
  const button = screen
    .findAll('.about-picker .trait-picker button')
    .find(one => names.includes(called(one).replace(/^.*\d\+? /, ''))) // how many there are comes first, if it is known
  await button!.trigger('click')
}

export async function pickClaim(screen: VueWrapper, claim: Claim) {
  const { given, is, what } = claimParts(claim)
  const form = given ? 'if' : TRAITS.includes(what as Trait) ? (is ? 'is' : 'not') : 'card'
  await press(screen, labels.form(form), '.forms button')
  if (form === 'card') return press(screen, gameWords.card(what), '.claim .cube button')
  if (given) {
    await press(screen, gameWords.card(given), '.given button')
    await press(screen, labels.consequence(is ? 'is' : 'not'), '.then button')
  }
  await press(screen, gameWords.card(what), '.what button')
}

/** The way to the verdict is called by what is left, and comes first once the card is known. */
async function turnTo(screen: VueWrapper, way: 'claim' | 'motion') {
  const isClaim = (name: string) => name === labels.way('claim', 0)
  await screen
    .findAll('.ways button')
    .find(button => isClaim(called(button)) === (way === 'claim'))!
    .trigger('click')
}

/** Makes a move the way a person does. */
export async function makeByHand(screen: VueWrapper, move: Move) {
  switch (move.type) {
    case 'state':
      await pickAbout(screen, move.about)
      return screen.find('.deeds .deed').trigger('click')
    case 'ask':
      if (screen.find('.whom').exists()) await press(screen, playersOf(9)[move.of]!.name, '.whom button')
      await pickAbout(screen, move.about)
      return screen
        .findAll('.deeds .deed')
        .at(move.question === 'any' && parseTopic(move.about).of !== 'card' ? 1 : 0)!
        .trigger('click')
    case 'claim':
      await turnTo(screen, 'claim')
      await pickClaim(screen, move.claim)
      return screen.find('.last .deed').trigger('click')
    case 'favour': {
      await turnTo(screen, 'motion')
      const near = screen
        .findAll('.favour > .deed')
        .find(
          button =>
            called(button) ===
            (move.motion === 'clue' ? 'Ask for a clue' : `Ask for the verdict ${gameWords.card(move.motion)}`),
        )
      if (near) return near.trigger('click')
      await screen.find('.opener').trigger('click')
      await nextTick()
      await press(screen, gameWords.card(move.motion), 'dialog .cube button')
      return screen.find('dialog .deed').trigger('click')
    }
    case 'withdraw':
      await turnTo(screen, 'motion')
      return screen.find('.withdraw').trigger('click')
    case 'pass':
      await turnTo(screen, 'claim')
      return screen.find('.pass').trigger('click')
  }
}
