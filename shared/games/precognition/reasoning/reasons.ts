// Answers for: what to tell a player who asks for help: the conclusion most worth drawing, and the lines of the story that are enough to draw it.
import { at, minimalSubset, type VariantOf, type SeatView } from '../../../engine/index.ts'
import { PACK, rankOf, type Card, type Rank } from '../cards.ts'
import type { Precognition } from '../kinds.ts'
import { rankStock, type RowKnowledge, type RowPlace } from './rowKnowledge.ts'
import { provenOutcome, prove, type PrecognitionDeductions, type PredictionProspect } from './proof.ts'
import { predictionOffset, matchedLetters } from '../rules/row.ts'
import { rankHolding, unseenCardCounts, type CardHolder } from './whereabouts.ts'
import type { PrecognitionConclusion } from './conclusions.ts'

type View = SeatView<Precognition>
type Conclusion = PrecognitionConclusion

/** A line that shows where cards are, or what this seat predicted. */
export interface LineEvidence {
  readonly line: number // its place in the story
  readonly says: VariantOf<Precognition['line'], 'received' | 'predicted' | 'played'>
}

/** The conclusion most worth drawing, of those nobody told this seat: the fate of its prediction, then who holds most of a rank. */
export function hint(view: View): Conclusion | null {
  if (view.outcome || view.open.phase === 'between') return null
  const proof = prove(view)
  const fate = proof.prospect?.fate
  if (fate === 'comes' && predictionOffset(view.open.row, view.own.prediction) === null) return { type: 'comes' }
  if (fate === 'fails' && !isTooLate(view)) return { type: 'fails' }
  return fullest(proof)
}

/** True if the screen says by itself that it can no longer come true: too few changes are left. */
function isTooLate({ open, own }: View): boolean {
  return own.prediction.length - matchedLetters(open.row, own.prediction) > open.length - Math.max(open.row.length, 1)
}

/** Whoever must hold the most cards of one rank; of equals, those of the highest. */
function fullest({ ranks, holders: hands }: PrecognitionDeductions): Conclusion | null {
  let best: VariantOf<Conclusion, 'holds'> | null = null
  for (const { rank, held } of ranks)
    for (const [i, { least }] of held.entries())
      if (least > 0 && least >= (best?.least ?? 0)) best = { type: 'holds', by: at(hands, i).by, rank, least }
  return best
}

/**
 * The lines a conclusion rests on, beside the cards everybody can count on the table: enough to draw it, and none to spare.
 * What does not follow rests on nothing.
 */
export function supportingLines(view: View, conclusion: Conclusion): number[] {
  const all = storyEvidence(view)
  const drawn = (some: readonly LineEvidence[]) => isEntailed(view, some, conclusion)
  const facts =
    conclusion.type === 'comes' || conclusion.type === 'fails' ? (ofRun(view, all) ?? untangled(view, all)) : all
  return drawn(facts) ? minimalSubset(facts, drawn).map(({ line }) => line) : []
}

/** The lines of this deal that show something. */
export function storyEvidence({ story, seat }: View): LineEvidence[] {
  const from = story.findLastIndex(({ type }) => type === 'dealt')
  return story.flatMap((says, line): LineEvidence[] =>
    line > from &&
    (says.type === 'played' || ((says.type === 'received' || says.type === 'predicted') && says.by === seat))
      ? [{ line, says }]
      : [],
  )
}

/** Once the run lies in the row, its cards and the prediction; null before. */
function ofRun({ open, own }: View, all: readonly LineEvidence[]): LineEvidence[] | null {
  const at = predictionOffset(open.row, own.prediction)
  if (at === null) return null
  const played = all.filter(({ says }) => says.type === 'played').slice(at, at + own.prediction.length + 1)
  return [...all.filter(({ says }) => says.type === 'predicted'), ...played]
}

/** The lines up to the last after which it was not too tangled to settle what becomes of the prediction. */
function untangled(view: View, all: readonly LineEvidence[]): readonly LineEvidence[] {
  let some = all
  while (some.length > 0 && !fateFrom(view, some).settled) some = some.slice(0, -1)
  return some
}

/** What becomes of the prediction, as far as these lines tell. */
function fateFrom(view: View, some: readonly LineEvidence[]): Pick<PredictionProspect, 'fate' | 'settled'> {
  const letters = some.flatMap(({ says }) => (says.type === 'predicted' ? [says.letters] : []))[0]
  return letters === undefined ? { fate: 'open', settled: true } : provenOutcome(outlookFrom(view, some), letters)
}

/** True if these lines alone, and the cards everybody can count, prove the conclusion. */
export function isEntailed(view: View, some: readonly LineEvidence[], conclusion: Conclusion): boolean {
  switch (conclusion.type) {
    case 'holds':
      return heldBy(view, some, conclusion).least >= conclusion.least
    case 'lacks':
      return heldBy(view, some, conclusion).most <= conclusion.most
    case 'comes':
    case 'fails':
      return fateFrom(view, some).fate === conclusion.type
  }
}

/** What a holder has of a rank, as far as these lines tell: every card they do not place may be anywhere else. */
function heldBy(view: View, some: readonly LineEvidence[], { by, rank }: { by: CardHolder; rank: Rank }) {
  const placed = cardsIn(some)
  const cards = unseenCardCounts(view).find(one => one.by === by)?.cards ?? 0
  return rankHolding({
    out: 4 - [...placed].filter(card => rankOf(card) === rank).length,
    cards,
    all: PACK.length - placed.size,
  })
}

function cardsIn(some: readonly LineEvidence[]): Set<Card> {
  return new Set(
    some.flatMap(({ says }) => (says.type === 'received' ? says.cards : says.type === 'played' ? [says.card] : [])),
  )
}

/** The row as these lines tell of it: a card they do not name may be any of its pile. */
function outlookFrom({ open, seat, story }: View, some: readonly LineEvidence[]): RowKnowledge {
  const mine = some.flatMap(({ says }) => (says.type === 'received' ? says.cards : []))
  const first = story.findLastIndex(({ type }) => type === 'dealt')
  const played = story.flatMap((says, line) => (line > first && says.type === 'played' ? [line] : [])) // by place of the row
  const named = new Map(
    some.flatMap(({ says, line }) => (says.type === 'played' ? [[played.indexOf(line), says.card] as const] : [])),
  )
  const starter = open.players.indexOf(open.starter)
  const isMine = (at: number) => mine.length > 0 && open.players[(starter + at) % open.players.length] === seat
  const places = Array.from({ length: open.length }, (_, at): RowPlace => {
    const card = named.get(at)
    return card ? rankOf(card) : isMine(at) ? 'mine' : 'others'
  })
  const lying = new Set(named.values())
  const unseen = PACK.filter(card => !lying.has(card) && !mine.includes(card))
  return {
    places,
    stock: {
      mine: rankStock(mine.filter(card => !lying.has(card)).map(rankOf)),
      others: rankStock(unseen.map(rankOf)),
    },
  }
}
