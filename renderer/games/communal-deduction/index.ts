// The screens of communal Deduction.
import type { Communal } from '../../../shared/games/communal-deduction/kinds.ts'
import type { CommunalConclusion } from '../../../shared/games/communal-deduction/reasoning/conclusions.ts'
import type { CommunalDeductions } from '../../../shared/games/communal-deduction/reasoning/proof.ts'
import { h } from 'vue'
import type { CompleteCard } from '../../../shared/games/communal-deduction/cards.ts'
import CardBack from '../../parts/CardBack.vue'
import type { CardFaceProps, ScreenOverrides } from '../screens.ts'
import CardFace from './CardFace.vue'
import CardChip from './CardChip.vue'
import CommunalNotebook from './CommunalNotebook.vue'
import CommunalSeat from './CommunalSeat.vue'
import CommunalTable from './CommunalTable.vue'
import Rules from './Rules.vue'
import './colours.css'

export const screens = {
  table: CommunalTable,
  seat: CommunalSeat,
  notebook: CommunalNotebook,
  card: CardChip,
  face: ({ id }: CardFaceProps) => h(CardFace, { id: id as CompleteCard }),
  back: CardBack,
  rules: Rules,
} satisfies ScreenOverrides<Communal, CommunalDeductions, CommunalConclusion>
