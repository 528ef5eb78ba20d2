// Decides how each of the 27 cards looks where one is picked: whether it is offered, whether it may be the hidden
// one, and what one has marked by hand.
import type { SeatView } from '../../../shared/engine/index.ts'
import type { CompleteCard } from '../../../shared/games/communal-deduction/cards.ts'
import type { Communal } from '../../../shared/games/communal-deduction/kinds.ts'
import { cardMarkKey, directNotebookFacts } from '../../../shared/games/communal-deduction/reasoning/notes.ts'
import type { CellLook } from '../../parts/cellButton.ts'
import { cellAriaLabel, ownMarkAriaTexts } from '../../parts/ownMarks.ts'
import type { NotebookLevel } from '../screens.ts'
import { labels, gameWords } from './words.ts'

/** The cards that a seat knows not to be the hidden one; with an empty notebook none. */
export function cardsRuledOut(view: SeatView<Communal>, level: NotebookLevel): ReadonlySet<CompleteCard> {
  return new Set(
    level === 'blank'
      ? []
      : directNotebookFacts(view).cards.flatMap(({ card, isExcluded }) => (isExcluded ? [card] : [])),
  )
}

/** How a card's cell looks. */
export function cardCellFor(
  card: CompleteCard,
  state: { readonly open: boolean; readonly isExcluded: boolean; readonly chosen: boolean },
  marks: Readonly<Record<string, string>>,
): CellLook {
  const mark = marks[cardMarkKey(card)] ?? ''
  return {
    isPossible: state.open && !state.isExcluded,
    isDisabled: !state.open,
    chosen: state.chosen,
    mark,
    accessibleName: cellAriaLabel(gameWords.card(card), [
      ...(state.isExcluded ? [labels.ruledOut] : []),
      ...ownMarkAriaTexts(mark),
    ]),
  }
}
