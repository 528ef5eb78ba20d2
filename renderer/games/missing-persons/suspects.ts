// The suspects left for the opponent's missing person, if this player's notebook may show them.
import { seatsClockwise, type SeatView } from '../../../shared/engine/index.ts'
import { PERSONS, type Card } from '../../../shared/games/missing-persons/cards.ts'
import type { MissingPersons } from '../../../shared/games/missing-persons/kinds.ts'
import { directNotebookFacts } from '../../../shared/games/missing-persons/reasoning/notes.ts'
import type { MissingPersonsDeductions } from '../../../shared/games/missing-persons/reasoning/proof.ts'
import { visibleLineup } from '../../../shared/games/missing-persons/rules/turn.ts'
import type { NotebookLevel } from '../screens.ts'

/** The suspects left; in a blank notebook everybody, because it says nothing that follows. */
export function suspectsInNotebook(
  view: SeatView<MissingPersons>,
  level: NotebookLevel,
  proof?: MissingPersonsDeductions | null,
): readonly Card[] {
  const suspectsLeft = level === 'blank' ? PERSONS : directNotebookFacts(view).left
  return level === 'proof' && proof && !proof.contradicted
    ? suspectsLeft.filter(card => card in proof.chances)
    : suspectsLeft
}

/**
 * True if this person cannot be the opponent's missing one by what the notebook may show; in a blank notebook, if the
 * player sees them.
 */
export function isRuledOutForPlayer(
  person: Card,
  view: SeatView<MissingPersons>,
  level: NotebookLevel,
  proof?: MissingPersonsDeductions | null,
): boolean {
  return level === 'blank'
    ? personsInSight(view).includes(person)
    : !suspectsInNotebook(view, level, proof).includes(person)
}

/** The persons one sees now, where nobody is in the game twice; the joker only if both of them are in sight. */
function personsInSight(view: SeatView<MissingPersons>): readonly Card[] {
  if (view.options.pack !== 'one') return []
  const cards = [
    view.own.hidden,
    ...view.open.barred,
    ...seatsClockwise(view.seats).flatMap(of => visibleLineup(view, of)),
  ].filter(card => card !== null)
  return cards.filter((card, at) => card !== 'X' || cards.indexOf(card) < at)
}
