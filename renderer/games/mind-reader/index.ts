// The screens of Mind Reader.
import type { MindReader } from '../../../shared/games/mind-reader/kinds.ts'
import type { MindReaderConclusion } from '../../../shared/games/mind-reader/conclusions.ts'
import type { MindReaderProof } from '../../../shared/games/mind-reader/proof.ts'
import type { Overrides } from '../screens.ts'
import CardChip from './CardChip.vue'
import MindReaderSeat from './MindReaderSeat.vue'
import MindReaderTable from './MindReaderTable.vue'
import Notebook from './Notebook.vue'
import Rules from './Rules.vue'

export const screens = {
  table: MindReaderTable,
  seat: MindReaderSeat,
  notebook: Notebook,
  card: CardChip,
  rules: Rules,
} satisfies Overrides<MindReader, MindReaderProof, MindReaderConclusion>
