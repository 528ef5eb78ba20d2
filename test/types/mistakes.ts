// Mistakes that must not compile, each under `@ts-expect-error`. If one compiles, the type check fails. Nothing here runs.
import type { EventHandlers } from '../../main/host/table/events.ts'
import type { Mind } from '../../shared/engine/mind.ts'
import type { GameRules, GameState, SeatView, TableView } from '../../shared/engine/index.ts'
import { blank, type Blank, type BlankConclusion } from '../../shared/games/blank/rules.ts'
import type { RefusalReason } from '../../shared/wire/index.ts'
import type { GameWordsForDefaultScreens } from '../../shared/words/sentence.ts'

declare const seatView: SeatView<Blank>
declare const tableView: TableView<Blank>
declare const state: GameState<Blank>
declare const words: GameWordsForDefaultScreens<Blank, BlankConclusion>
declare const handlers: EventHandlers
declare const mind: Mind<Blank, never, BlankConclusion>

export const secrets = [
  // @ts-expect-error -- a seat's view has no hidden drawer
  seatView.sealed,
  // @ts-expect-error -- it does not have the others' drawers: `own` is one drawer, not a list
  seatView.own[0],
  // @ts-expect-error -- it does not have the state of the dice
  seatView.chance,
  // @ts-expect-error -- the table's view has no private drawer
  tableView.own,
  // @ts-expect-error -- legal moves depend on a seat's view, not on the full state
  blank.moves(state),
  // @ts-expect-error -- a computer player does not see the full state either
  mind.chooseMove(state, 'normal', null!),
]

export const rules: readonly GameRules<Blank>[] = [
  // @ts-expect-error -- a move without an implementation
  { ...blank, play: {} },
  // @ts-expect-error -- an option without its values
  { ...blank, options: {} },
  // @ts-expect-error -- a move that does not exist
  { ...blank, decisive: ['guess'] },
  // @ts-expect-error -- a line that does not exist
  { ...blank, reveals: ({ type }) => type === 'asked' },
]

const { named, dealt } = words.line
export const sentences: readonly GameWordsForDefaultScreens<Blank, BlankConclusion>[] = [
  // @ts-expect-error -- a line of the story without words in a language
  { ...words, line: { named } },
  // @ts-expect-error -- a sentence for a line that does not exist
  { ...words, line: { named, dealt, asked: () => ['Asked.'] } },
  // @ts-expect-error -- an option without a name in a language
  { ...words, options: {} },
  // @ts-expect-error -- a move without words in a language
  { ...words, move: {} },
]

const { moved, ...others } = handlers
export const events: readonly EventHandlers[] = [
  { ...others, moved },
  // @ts-expect-error -- a kind of event without a handler
  others,
]

export const refusals: Readonly<Record<'lan', RefusalReason>> = {
  // @ts-expect-error -- a reason without a sentence in a language
  lan: 'because',
}
