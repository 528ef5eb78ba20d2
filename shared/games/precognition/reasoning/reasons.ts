// Finds the most useful conclusion for a player who asks for help, and the story lines that suffice for it.
import {
  at,
  firstUnnotedConclusion,
  minimalSubset,
  type OwnMark,
  type VariantOf,
  type SeatView,
} from '../../../engine/index.ts'
import { PACK, rankOf, type Card, type Rank } from '../cards.ts'
import type { Precognition } from '../kinds.ts'
import { stockOfRanks, type RowKnowledge, type RowPlaceKnowledge } from './rowKnowledge.ts'
import { provenFate, prove, type PrecognitionDeductions, type PredictionProspect } from './proof.ts'
import { predictionOffset, matchedLetterCount } from '../rules/row.ts'
import { rankHolding, holdersOfUnseenCards, type CardHolder } from './whereabouts.ts'
import { conclusionMarkKey, type PrecognitionConclusion } from './conclusions.ts'

type View = SeatView<Precognition>
type Conclusion = PrecognitionConclusion

/** A line that shows where cards are, or what this seat predicted. */
export interface EvidenceLine {
  readonly line: number // its index in the story
  readonly content: VariantOf<Precognition['line'], 'received' | 'predicted' | 'played' | 'finished'>
}

/** The most useful conclusion that nobody told this seat: the fate of its prediction, then who has most of a rank. */
export function hint(view: View, isNoted?: (conclusion: Conclusion) => boolean): Conclusion | null {
  return view.outcome || view.open.phase === 'between' ? null : firstUnnotedConclusion(conclusions(view), isNoted)
}

/** The own mark of a conclusion, which the notebook lists as a sentence: the sheet has no place for it. */
export function marksOfConclusion({ open }: View, conclusion: Conclusion): OwnMark[] {
  return [{ at: conclusionMarkKey(open.deal, conclusion), mark: 'noted' }]
}

/** What could be concluded, most useful first. */
function* conclusions(view: View): Generator<Conclusion> {
  const proof = prove(view)
  const fate = proof.prospect?.fate
  if (fate === 'comes' && predictionOffset(view.open.row, view.own.prediction) === null) yield { type: 'comes' }
  if (fate === 'fails' && !isTooLate(view)) yield { type: 'fails' }
  yield* certainHoldings(proof)
}

/** True if the screen itself says that the prediction can no longer come true, because too few changes are left. */
function isTooLate({ open, own }: View): boolean {
  return (
    own.prediction.length - matchedLetterCount(open.row, own.prediction) > open.length - Math.max(open.row.length, 1)
  )
}

/**
 * The players who must have cards of one rank. Those with most cards come first, and among equals those of the highest
 * rank.
 */
function certainHoldings({ ranks, holders: holders }: PrecognitionDeductions): Conclusion[] {
  return ranks
    .flatMap(({ rank, holdings }) =>
      holdings.flatMap(({ least }, i) =>
        least > 0 ? [{ type: 'holds' as const, by: at(holders, i).by, rank, least }] : [],
      ),
    )
    .reverse()
    .sort((a, b) => b.least - a.least)
}

/**
 * A minimal set of lines for a conclusion, in addition to the numbers of cards everybody can see.
 * For what does not follow it is empty.
 */
export function supportingLines(view: View, conclusion: Conclusion): number[] {
  const evidence = storyEvidence(view)
  const isConclusionEntailed = (subset: readonly EvidenceLine[]) => isEntailed(view, subset, conclusion)
  const facts =
    conclusion.type === 'comes' || conclusion.type === 'fails'
      ? (linesOfRun(view, evidence) ?? decidableLines(view, evidence))
      : evidence
  return isConclusionEntailed(facts) ? minimalSubset(facts, isConclusionEntailed).map(({ line }) => line) : []
}

/** The lines of this deal that show something. */
export function storyEvidence({ story, seat }: View): EvidenceLine[] {
  const dealStart = story.findLastIndex(({ type }) => type === 'dealt')
  return story.flatMap((content, line): EvidenceLine[] =>
    line > dealStart &&
    (content.type === 'played' ||
      content.type === 'finished' ||
      ((content.type === 'received' || content.type === 'predicted') && content.by === seat))
      ? [{ line, content }]
      : [],
  )
}

/** The prediction and the cards of its run, once it is in the row; null before. */
function linesOfRun({ open, own }: View, evidenceLines: readonly EvidenceLine[]): EvidenceLine[] | null {
  const offset = predictionOffset(open.row, own.prediction)
  if (offset === null) return null
  const linesOfCards = evidenceLines
    .flatMap(evidenceLine => cardsLaidIn(evidenceLine).map(() => evidenceLine))
    .slice(offset, offset + own.prediction.length + 1)
  return [...evidenceLines.filter(({ content }) => content.type === 'predicted'), ...new Set(linesOfCards)]
}

/** The cards this line says were laid in the row, from left to right. */
function cardsLaidIn({ content }: { readonly content: Precognition['line'] }): readonly Card[] {
  return content.type === 'played' ? [content.card] : content.type === 'finished' ? content.cards : []
}

/** The lines up to the last one after which the prediction's fate could be decided. */
function decidableLines(view: View, evidenceLines: readonly EvidenceLine[]): readonly EvidenceLine[] {
  let some = evidenceLines
  while (some.length > 0 && !fateByLines(view, some).settled) some = some.slice(0, -1)
  return some
}

/** The prediction's fate by these lines. */
function fateByLines(view: View, evidence: readonly EvidenceLine[]): Pick<PredictionProspect, 'fate' | 'settled'> {
  const letters = evidence.flatMap(({ content }) => (content.type === 'predicted' ? [content.letters] : []))[0]
  return letters === undefined
    ? { fate: 'open', settled: true }
    : provenFate(rowKnownFromLines(view, evidence), letters)
}

/** True if these lines alone, with the visible numbers of cards, prove the conclusion. */
export function isEntailed(view: View, evidence: readonly EvidenceLine[], conclusion: Conclusion): boolean {
  switch (conclusion.type) {
    case 'holds':
      return holdingByLines(view, evidence, conclusion).least >= conclusion.least
    case 'lacks':
      return holdingByLines(view, evidence, conclusion).most <= conclusion.most
    case 'comes':
    case 'fails':
      return fateByLines(view, evidence).fate === conclusion.type
  }
}

/** A holder's cards of a rank by these lines. Cards they do not show may be anywhere else. */
function holdingByLines(view: View, evidence: readonly EvidenceLine[], { by, rank }: { by: CardHolder; rank: Rank }) {
  const placedCards = cardsIn(evidence)
  const cardCount = holdersOfUnseenCards(view).find(holder => holder.by === by)?.cardCount ?? 0
  return rankHolding({
    unseenCount: 4 - [...placedCards].filter(card => rankOf(card) === rank).length,
    cardCount,
    unseenCardCount: PACK.length - placedCards.size,
  })
}

function cardsIn(evidence: readonly EvidenceLine[]): Set<Card> {
  return new Set(
    evidence.flatMap(evidenceLine =>
      evidenceLine.content.type === 'received' ? evidenceLine.content.cards : cardsLaidIn(evidenceLine),
    ),
  )
}

/** The row by these lines. A card they do not name may be any of its pile. */
function rowKnownFromLines({ open, seat, story }: View, evidence: readonly EvidenceLine[]): RowKnowledge {
  const ownCards = evidence.flatMap(({ content }) => (content.type === 'received' ? content.cards : []))
  const dealStart = story.findLastIndex(({ type }) => type === 'dealt')
  const linesByPlace = story.flatMap((content, line) =>
    line > dealStart ? cardsLaidIn({ content }).map(() => line) : [],
  ) // by place of the row
  const namedByPlace = new Map(
    evidence.flatMap(evidenceLine =>
      cardsLaidIn(evidenceLine).map((card, nth) => [linesByPlace.indexOf(evidenceLine.line) + nth, card] as const),
    ),
  )
  const starterIndex = open.players.indexOf(open.starter)
  const isOwnPlace = (place: number) =>
    ownCards.length > 0 && open.players[(starterIndex + place) % open.players.length] === seat
  const places = Array.from({ length: open.length }, (_, place): RowPlaceKnowledge => {
    const card = namedByPlace.get(place)
    return card ? rankOf(card) : isOwnPlace(place) ? 'mine' : 'others'
  })
  const lyingCards = new Set(namedByPlace.values())
  const unseenCards = PACK.filter(card => !lyingCards.has(card) && !ownCards.includes(card))
  return {
    places,
    stock: {
      mine: stockOfRanks(ownCards.filter(card => !lyingCards.has(card)).map(rankOf)),
      others: stockOfRanks(unseenCards.map(rankOf)),
    },
  }
}
