// The screens of Missing Persons.
import type { MissingPersons } from '../../../shared/games/missing-persons/kinds.ts'
import type { Screens } from '../screens.ts'
import AskCryptically from './AskCryptically.vue'
import AskFreely from './AskFreely.vue'
import AskQuestion from './AskQuestion.vue'
import CardChip from './CardChip.vue'
import ChoosePerson from './ChoosePerson.vue'
import GiveAnswer from './GiveAnswer.vue'
import LayCard from './LayCard.vue'
import MissingPersonsSeat from './MissingPersonsSeat.vue'
import MissingPersonsTable from './MissingPersonsTable.vue'
import NamePerson from './NamePerson.vue'
import Notebook from './Notebook.vue'
import PlainDeed from './PlainDeed.vue'
import TurnCards from './TurnCards.vue'
import Rules from './Rules.vue'
import type { MissingPersonsProof } from '../../../shared/games/missing-persons/proof.ts'
import type { MissingPersonsConclusion } from '../../../shared/games/missing-persons/conclusions.ts'

export const screens: Screens<MissingPersons, MissingPersonsProof, MissingPersonsConclusion> = {
  table: MissingPersonsTable,
  seat: MissingPersonsSeat,
  notebook: Notebook,
  ask: {
    hide: ChoosePerson,
    ask: AskQuestion,
    askCryptically: AskCryptically,
    askFreely: AskFreely,
    answer: GiveAnswer,
    turn: TurnCards,
    done: PlainDeed,
    lay: LayCard,
    name: NamePerson,
    guess: ChoosePerson,
    deal: PlainDeed,
  },
  card: CardChip,
  rules: Rules,
  reveals: ['got'],
}
