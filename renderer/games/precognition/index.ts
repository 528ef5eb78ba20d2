// The screens of Precognition.
import type { Precognition } from '../../../shared/games/precognition/kinds.ts'
import type { PrecognitionConclusion } from '../../../shared/games/precognition/reasoning/conclusions.ts'
import type { PrecognitionDeductions } from '../../../shared/games/precognition/reasoning/proof.ts'
import type { ScreenOverrides } from '../screens.ts'
import CardChip from './CardChip.vue'
import PrecognitionNotebook from './PrecognitionNotebook.vue'
import PrecognitionSeat from './PrecognitionSeat.vue'
import PrecognitionTable from './PrecognitionTable.vue'
import Rules from './Rules.vue'
import './colours.css'

export const screens = {
  table: PrecognitionTable,
  seat: PrecognitionSeat,
  notebook: PrecognitionNotebook,
  card: CardChip,
  rules: Rules,
} satisfies ScreenOverrides<Precognition, PrecognitionDeductions, PrecognitionConclusion>
