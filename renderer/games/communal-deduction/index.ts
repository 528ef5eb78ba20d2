// The screens of communal Deduction.
import type { Communal } from '../../../shared/games/communal-deduction/kinds.ts'
import type { Screens } from '../screens.ts'
import AskAbout from './AskAbout.vue'
import CardChip from './CardChip.vue'
import CommunalNotebook from './CommunalNotebook.vue'
import CommunalSeat from './CommunalSeat.vue'
import CommunalTable from './CommunalTable.vue'
import Favour from './Favour.vue'
import MakeClaim from './MakeClaim.vue'
import PlainDeed from './PlainDeed.vue'
import Rules from './Rules.vue'
import StateAbout from './StateAbout.vue'
import type { CommunalProof } from '../../../shared/games/communal-deduction/proof.ts'
import type { CommunalConclusion } from '../../../shared/games/communal-deduction/conclusions.ts'

export const screens: Screens<Communal, CommunalProof, CommunalConclusion> = {
  table: CommunalTable,
  seat: CommunalSeat,
  notebook: CommunalNotebook,
  ask: { state: StateAbout, ask: AskAbout, claim: MakeClaim, favour: Favour, withdraw: PlainDeed, pass: PlainDeed },
  card: CardChip,
  rules: Rules,
  happensTo: ['took'],
}
