// Answers for: mistakes that must not compile. Each stands under `@ts-expect-error`: where one compiles, the types of the tests are red. Nothing here runs.
import type { EventHandlers } from '../../main/host/table/events.ts'
import type { Mind } from '../../shared/engine/mind.ts'
import type { Game, GameState, SeatView, TableView } from '../../shared/engine/index.ts'
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
  // @ts-expect-error -- a seat's view has no sealed place
  seatView.sealed,
  // @ts-expect-error -- nor what others hold: its own is one drawer, no list
  seatView.own[0],
  // @ts-expect-error -- nor where the dice stand
  seatView.chance,
  // @ts-expect-error -- the table's view has nobody's own
  tableView.own,
  // @ts-expect-error -- what may be done follows from what a seat sees, not from the whole truth
  blank.moves(state),
  // @ts-expect-error -- a computer player is not told the truth either
  mind.chooseMove(state, 'normal', null!),
]

export const rules: readonly Game<Blank>[] = [
  // @ts-expect-error -- a move that nothing plays
  { ...blank, play: {} },
  // @ts-expect-error -- an option without its values
  { ...blank, options: {} },
  // @ts-expect-error -- a move that there is not
  { ...blank, decisive: ['guess'] },
  // @ts-expect-error -- a line that there is not
  { ...blank, reveals: ['asked'] },
]

const { named, dealt } = words.line
export const sentences: readonly GameWordsForDefaultScreens<Blank, BlankConclusion>[] = [
  // @ts-expect-error -- a line of the story that a language does not say
  { ...words, line: { named } },
  // @ts-expect-error -- a sentence for a line that there is not
  { ...words, line: { named, dealt, asked: () => ['Asked.'] } },
  // @ts-expect-error -- an option that a language does not name
  { ...words, options: {} },
  // @ts-expect-error -- a move that a language does not say
  { ...words, move: {} },
]

const { moved, ...others } = handlers
export const events: readonly EventHandlers[] = [
  { ...others, moved },
  // @ts-expect-error -- a kind of event that is forgotten
  others,
]

export const refusals: Readonly<Record<'lan', RefusalReason>> = {
  // @ts-expect-error -- a reason that no language has a sentence for
  lan: 'because',
}
