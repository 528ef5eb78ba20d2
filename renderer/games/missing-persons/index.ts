// The screens of Missing Persons.
import type { MissingPersons } from '../../../shared/games/missing-persons/kinds.ts'
import type { MissingPersonsConclusion } from '../../../shared/games/missing-persons/conclusions.ts'
import type { MissingPersonsProof } from '../../../shared/games/missing-persons/proof.ts'
import type { Overrides } from '../screens.ts'
import CardChip from './CardChip.vue'
import MissingPersonsSeat from './MissingPersonsSeat.vue'
import MissingPersonsTable from './MissingPersonsTable.vue'
import Notebook from './Notebook.vue'
import Rules from './Rules.vue'

export const screens = {
  table: MissingPersonsTable,
  seat: MissingPersonsSeat,
  notebook: Notebook,
  card: CardChip,
  rules: Rules,
} satisfies Overrides<MissingPersons, MissingPersonsProof, MissingPersonsConclusion>
