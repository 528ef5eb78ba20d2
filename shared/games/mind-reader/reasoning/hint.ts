// Finds the most useful conclusion a player could draw now, other than what was said directly, and how it is noted.
import { at, firstUnnotedConclusion, type OwnMark, type SeatView } from '../../../engine/index.ts'
import { placeInStoryLine } from '../rules/hand.ts'
import type { Card } from '../cards.ts'
import type { MindReader } from '../kinds.ts'
import { cardMarkKey, directNotebookFacts } from './notes.ts'
import { prove } from './proof.ts'
import type { MindReaderConclusion } from './conclusions.ts'
import { entryOfHiddenCard } from '../rules/naming.ts'

const MAX_LISTED_CARDS = 5 // up to this many possible cards are listed in a hint

/** The most useful conclusion; null if there is none or the game is over. */
export function hint(
  view: SeatView<MindReader>,
  isNoted?: (conclusion: MindReaderConclusion) => boolean,
): MindReaderConclusion | null {
  return view.outcome || view.open.phase === 'between' ? null : firstUnnotedConclusion(conclusions(view), isNoted)
}

/** The own marks of a conclusion: the cards it rules out are crossed out, where the facts leave them. */
export function marksOfConclusion(view: SeatView<MindReader>, conclusion: MindReaderConclusion): OwnMark[] {
  const { left } = entryOfHiddenCard(directNotebookFacts(view), conclusion)
  const isRuledOut = (card: Card) =>
    conclusion.type === 'among'
      ? !conclusion.cards.includes(card)
      : (conclusion.type === 'excluded') === (card === conclusion.card)
  return left.filter(isRuledOut).map(card => ({ at: cardMarkKey(view.open.hand, conclusion, card), mark: 'out' }))
}

/** What could be concluded, most useful first. */
function* conclusions(givenView: SeatView<MindReader>): Generator<MindReaderConclusion> {
  const { open, options } = givenView
  const view = { ...givenView, story: givenView.story } // the story of a view is put together each time it is read, so it is read only once here
  const hiddenCards = prove(view).hidden.filter(({ of, place }) =>
    at(open.secrets, of).every(({ taken }, i) => i !== place || taken === null),
  )
  const suspectSheets = directNotebookFacts(view)
  const cardsOnSheets = new Set(
    view.story.flatMap((line, i) =>
      line.type === 'showed' && i > lastDealIndex(view.story) ? [`${line.by}.${line.place}`] : [],
    ),
  )
  const narrowedCards = hiddenCards
    .filter(({ of, place }) => !cardsOnSheets.has(`${of}.${place}`))
    .sort((a, b) => a.cards.length - b.cards.length)
  for (const { of, place, cards } of narrowedCards) {
    const hiddenCard = { of, ...placeInStoryLine(options, place) }
    if (cards.length === 1) yield { type: 'certain', ...hiddenCard, card: at(cards, 0) }
    else if (cards.length <= MAX_LISTED_CARDS) yield { type: 'among', ...hiddenCard, cards: [...cards] }
  }
  for (const { of, place, cards } of narrowedCards) {
    if (cards.length <= MAX_LISTED_CARDS) continue
    const { left } = entryOfHiddenCard(suspectSheets, { of, place })
    for (const card of left)
      // no card seen and no single answer excludes it
      if (!cards.includes(card)) yield { type: 'excluded', of, ...placeInStoryLine(options, place), card }
  }
}

function lastDealIndex(story: SeatView<MindReader>['story']): number {
  return story.findLastIndex(line => line.type === 'dealt')
}
