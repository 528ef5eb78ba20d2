// Finds the most useful conclusion a player could draw now, other than what was said directly.
import { at, type SeatView } from '../../../engine/index.ts'
import { placeAsTold } from '../rules/hand.ts'
import type { MindReader } from '../kinds.ts'
import { notebookFacts } from './notes.ts'
import { prove } from './proof.ts'
import type { MindReaderConclusion } from './conclusions.ts'
import { entryOfHiddenCard } from '../rules/naming.ts'

const MAX_LISTED_CARDS = 5 // up to this many possible cards are listed in a hint

/** The most useful conclusion; null if there is none or the game is over. */
export function hint(given: SeatView<MindReader>): MindReaderConclusion | null {
  if (given.outcome || given.open.phase === 'between') return null
  const { open, options } = given
  const view = { ...given, story: given.story } // the story of a view is put together each time it is read, so it is read only once here
  const hiddenCards = prove(view).hidden.filter(({ of, place }) =>
    at(open.secrets, of).every(({ taken }, i) => i !== place || taken === null),
  )
  const suspectSheets = notebookFacts(view)
  const cardsOnSheets = new Set(
    view.story.flatMap((line, i) =>
      line.type === 'showed' && i > lastDealIndex(view.story) ? [`${line.by}.${line.place}`] : [],
    ),
  )
  const narrowedCards = hiddenCards
    .filter(({ of, place }) => !cardsOnSheets.has(`${of}.${place}`))
    .sort((a, b) => a.cards.length - b.cards.length)
  const [narrowest] = narrowedCards
  if (!narrowest) return null
  const { of, place, cards } = narrowest
  if (cards.length === 1) return { type: 'certain', of, ...placeAsTold(options, place), card: at(cards, 0) }
  if (cards.length <= MAX_LISTED_CARDS) return { type: 'among', of, ...placeAsTold(options, place), cards: [...cards] }
  for (const one of narrowedCards) {
    const { left } = entryOfHiddenCard(suspectSheets, one)
    const beyond = left.find(card => !one.cards.includes(card)) // no card seen and no single answer excludes it
    if (beyond) return { type: 'excluded', of: one.of, ...placeAsTold(options, one.place), card: beyond }
  }
  return null
}

function lastDealIndex(story: SeatView<MindReader>['story']): number {
  return story.findLastIndex(line => line.type === 'dealt')
}
