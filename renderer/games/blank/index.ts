// The screens of the blank game: the smallest there are, made to be copied.
import type { Blank, BlankConclusion } from '../../../shared/games/blank/rules.ts'
import type { Screens } from '../screens.ts'
import BlankCard from './BlankCard.vue'
import BlankNotebook from './BlankNotebook.vue'
import BlankRules from './BlankRules.vue'
import BlankSeat from './BlankSeat.vue'
import BlankTable from './BlankTable.vue'
import NameCard from './NameCard.vue'
import type { BlankProof } from '../../../shared/games/blank/mind.ts'

export const screens: Screens<Blank, BlankProof, BlankConclusion> = {
  table: BlankTable,
  seat: BlankSeat,
  notebook: BlankNotebook,
  ask: { name: NameCard },
  card: BlankCard,
  rules: BlankRules,
}
