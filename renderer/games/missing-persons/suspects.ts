// The suspects left for the opponent's missing person, if this player's notebook may show them.
import type { SeatView } from '../../../shared/engine/index.ts'
import { PERSONS, type Card } from '../../../shared/games/missing-persons/cards.ts'
import type { MissingPersons } from '../../../shared/games/missing-persons/kinds.ts'
import { directNotebookFacts } from '../../../shared/games/missing-persons/reasoning/notes.ts'
import type { MissingPersonsDeductions } from '../../../shared/games/missing-persons/reasoning/proof.ts'
import type { NotebookLevel } from '../screens.ts'

/** The suspects left; in a blank notebook everybody, because it says nothing that follows. */
export function suspectsToShow(
  view: SeatView<MissingPersons>,
  level: NotebookLevel,
  proof?: MissingPersonsDeductions | null,
): readonly Card[] {
  const suspectsLeft = level === 'blank' ? PERSONS : directNotebookFacts(view).left
  return level === 'proof' && proof && !proof.contradicted
    ? suspectsLeft.filter(card => card in proof.chances)
    : suspectsLeft
}
