// The screens of Mind Reader.
import type { MindReader } from '../../../shared/games/mind-reader/kinds.ts'
import type { Screens } from '../screens.ts'
import AskQuestion from './AskQuestion.vue'
import CardChip from './CardChip.vue'
import DeclareCards from './DeclareCards.vue'
import GiveAnswer from './GiveAnswer.vue'
import HideCards from './HideCards.vue'
import LoseCard from './LoseCard.vue'
import MindReaderSeat from './MindReaderSeat.vue'
import MindReaderTable from './MindReaderTable.vue'
import NameCard from './NameCard.vue'
import Notebook from './Notebook.vue'
import PlainDeed from './PlainDeed.vue'
import Rules from './Rules.vue'
import type { MindReaderProof } from '../../../shared/games/mind-reader/proof.ts'
import type { MindReaderConclusion } from '../../../shared/games/mind-reader/conclusions.ts'

export const screens: Screens<MindReader, MindReaderProof, MindReaderConclusion> = {
  table: MindReaderTable,
  seat: MindReaderSeat,
  notebook: Notebook,
  ask: {
    hide: HideCards,
    ask: AskQuestion,
    answer: GiveAnswer,
    name: NameCard,
    declare: DeclareCards,
    lose: LoseCard,
    draw: PlainDeed,
    pass: PlainDeed,
    deal: PlainDeed,
  },
  card: CardChip,
  rules: Rules,
  reveals: ['got', 'showed'],
}
