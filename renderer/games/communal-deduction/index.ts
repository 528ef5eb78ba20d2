// The screens of communal Deduction.
import type { Communal } from '../../../shared/games/communal-deduction/kinds.ts'
import type { CommunalConclusion } from '../../../shared/games/communal-deduction/conclusions.ts'
import type { CommunalProof } from '../../../shared/games/communal-deduction/proof.ts'
import type { Overrides } from '../screens.ts'
import CardChip from './CardChip.vue'
import CommunalNotebook from './CommunalNotebook.vue'
import CommunalSeat from './CommunalSeat.vue'
import CommunalTable from './CommunalTable.vue'
import Rules from './Rules.vue'

export const screens = {
  table: CommunalTable,
  seat: CommunalSeat,
  notebook: CommunalNotebook,
  card: CardChip,
  rules: Rules,
} satisfies Overrides<Communal, CommunalProof, CommunalConclusion>
