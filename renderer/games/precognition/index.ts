// The screens of Precognition.
import type { Precognition } from '../../../shared/games/precognition/kinds.ts'
import type { Screens } from '../screens.ts'
import CardChip from './CardChip.vue'
import DealAgain from './DealAgain.vue'
import PlayCard from './PlayCard.vue'
import PrecognitionNotebook from './PrecognitionNotebook.vue'
import PrecognitionSeat from './PrecognitionSeat.vue'
import PrecognitionTable from './PrecognitionTable.vue'
import SealPrediction from './SealPrediction.vue'
import WritePrediction from './WritePrediction.vue'
import Rules from './Rules.vue'
import type { PrecognitionProof } from '../../../shared/games/precognition/proof.ts'
import type { PrecognitionConclusion } from '../../../shared/games/precognition/conclusions.ts'

export const screens: Screens<Precognition, PrecognitionProof, PrecognitionConclusion> = {
  table: PrecognitionTable,
  seat: PrecognitionSeat,
  notebook: PrecognitionNotebook,
  ask: { predict: WritePrediction, seal: SealPrediction, play: PlayCard, deal: DealAgain },
  card: CardChip,
  rules: Rules,
  happensTo: ['began'],
}
