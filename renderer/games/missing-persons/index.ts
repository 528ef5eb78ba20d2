// The screens of Missing Persons.
import type { MissingPersons } from '../../../shared/games/missing-persons/kinds.ts'
import type { MissingPersonsConclusion } from '../../../shared/games/missing-persons/reasoning/conclusions.ts'
import type { MissingPersonsDeductions } from '../../../shared/games/missing-persons/reasoning/proof.ts'
import { h } from 'vue'
import type { Card } from '../../../shared/games/missing-persons/cards.ts'
import type { CardFaceProps, ScreenOverrides } from '../screens.ts'
import CardBack from './CardBack.vue'
import CardFace from './CardFace.vue'
import CardChip from './CardChip.vue'
import MissingPersonsSeat from './MissingPersonsSeat.vue'
import MissingPersonsTable from './MissingPersonsTable.vue'
import MissingPersonsNotebook from './MissingPersonsNotebook.vue'
import Rules from './Rules.vue'
import './colours.css'

export const screens = {
  table: MissingPersonsTable,
  seat: MissingPersonsSeat,
  notebook: MissingPersonsNotebook,
  card: CardChip,
  face: ({ id }: CardFaceProps) => h(CardFace, { card: id as Card }),
  back: CardBack,
  rules: Rules,
} satisfies ScreenOverrides<MissingPersons, MissingPersonsDeductions, MissingPersonsConclusion>
