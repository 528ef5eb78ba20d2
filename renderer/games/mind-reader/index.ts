// The screens of Mind Reader.
import type { MindReader } from '../../../shared/games/mind-reader/kinds.ts'
import type { MindReaderConclusion } from '../../../shared/games/mind-reader/reasoning/conclusions.ts'
import type { MindReaderDeductions } from '../../../shared/games/mind-reader/reasoning/proof.ts'
import { h } from 'vue'
import type { Card } from '../../../shared/games/mind-reader/cards.ts'
import type { CardFaceProps, ScreenOverrides } from '../screens.ts'
import CardBack from './CardBack.vue'
import CardFace from './CardFace.vue'
import CardChip from './CardChip.vue'
import MindReaderSeat from './MindReaderSeat.vue'
import MindReaderTable from './MindReaderTable.vue'
import MindReaderNotebook from './MindReaderNotebook.vue'
import Rules from './Rules.vue'
import './colours.css'

export const screens = {
  table: MindReaderTable,
  seat: MindReaderSeat,
  notebook: MindReaderNotebook,
  card: CardChip,
  face: ({ id }: CardFaceProps) => h(CardFace, { card: id as Card }),
  back: CardBack,
  rules: Rules,
} satisfies ScreenOverrides<MindReader, MindReaderDeductions, MindReaderConclusion>
