// Proves what follows for a seat: where the unseen cards may be, and whether its own prediction can or must come true.
// Nothing follows about others' predictions before they are revealed, because no rule makes them play towards theirs.
import { at, diceFromSeed, entropy, type Deductions, type Seat, type SeatView } from '../../../engine/index.ts'
import { canAnyContinuationAvoidRun } from './avoidable.ts'
import { PACK, rankOf, RANKS, type Rank } from '../cards.ts'
import type { Precognition } from '../kinds.ts'
import {
  stockOfRanks,
  changeBetweenRanks,
  type RowKnowledge,
  type RowPlaceKnowledge,
  type RankStock,
} from './rowKnowledge.ts'
import { canComeTrue } from './possible.ts'
import { holdersOfUnseenCards, rankWhereabouts, type HolderCardCount, type RankWhereabouts } from './whereabouts.ts'

/** comes: in every continuation · fails: in none · open: it depends on what players have and play. */
export type ProvenFate = 'comes' | 'fails' | 'open'

/** The proved facts about the seat's own prediction. */
export interface PredictionProspect {
  readonly fate: ProvenFate
  readonly settled: boolean // false: not decided within the limit of steps, and called open
  readonly chance: number // that it comes true if all play at random; an estimate while `fate` is open
}

export interface PrecognitionDeductions extends Deductions {
  readonly holders: readonly HolderCardCount[] // the holders of unseen cards, by seat, left-over cards last
  readonly ranks: readonly RankWhereabouts[] // ace to king
  readonly prospect: PredictionProspect | null // of the own prediction, once it is sealed
}

type View = Pick<SeatView<Precognition>, 'seats' | 'seat' | 'open' | 'own'>

/** Everything that follows from what this seat was dealt, and from the row. */
export function prove(view: View): PrecognitionDeductions {
  const { open, seat } = view
  const hasSealed = open.players.includes(seat) && at(open.ready, seat)
  const predictionProspect = hasSealed ? prospectOf(view) : null
  const isOpen = predictionProspect?.fate === 'open'
  const answer = isOpen ? null : predictionProspect?.fate === 'comes' ? 'yes' : 'no'
  return {
    holders: holdersOfUnseenCards(view),
    ranks: rankWhereabouts(view),
    prospect: predictionProspect,
    riddles: predictionProspect
      ? [{ key: riddleKey(open.deal, seat), left: isOpen ? 2 : 1, answer, chance: predictionProspect.chance }]
      : [],
    left: isOpen ? 2 : 1,
    bitsLeft: isOpen ? entropy([predictionProspect.chance, 1 - predictionProspect.chance]) : 0,
    contradicted: false,
  }
}

/** The riddle of a deal: will this seat's prediction count? */
export function riddleKey(deal: number, seat: Seat): string {
  return `prediction.${deal}.${seat}`
}

/** The row as this seat knew it when the row had `cardCount` cards. */
function rowKnownAt({ open, own, seat }: View, cardCount: number): RowKnowledge {
  const starterIndex = open.players.indexOf(open.starter)
  const pileAt = (nth: number) =>
    open.players[(starterIndex + nth) % open.players.length] === seat ? 'mine' : 'others'
  const cardsLying = open.row.slice(0, cardCount)
  const hand = [...own.hand, ...open.row.filter((_, nth) => nth >= cardCount && pileAt(nth) === 'mine')]
  const seenCards = new Set([...cardsLying, ...hand])
  return {
    places: Array.from({ length: open.length }, (_, nth): RowPlaceKnowledge =>
      nth < cardCount ? rankOf(at(cardsLying, nth)) : pileAt(nth),
    ),
    stock: {
      mine: stockOfRanks(hand.map(rankOf)),
      others: stockOfRanks(PACK.filter(card => !seenCards.has(card)).map(rankOf)),
    },
  }
}

/** The certain fate of the own prediction, or the chance that it comes true. */
function prospectOf(view: View): PredictionProspect {
  const { row } = view.open
  const letters = view.own.prediction
  const { fate, settled } = latestFate(cardCount => provenFate(rowKnownAt(view, cardCount), letters), row.length)
  return {
    fate,
    settled,
    chance: fate === 'comes' ? 1 : fate === 'fails' ? 0 : chanceByRandomPlay(rowKnownAt(view, row.length), letters),
  }
}

/**
 * The certain fate of the prediction, by what the seat knew at this length of the row. A question that is too
 * complex now may have been simple with fewer cards. A certain answer is still valid, but an open one may have
 * become certain since.
 */
function latestFate(
  fateAt: (cardCount: number) => Pick<PredictionProspect, 'fate' | 'settled'>,
  rowLength: number,
): Pick<PredictionProspect, 'fate' | 'settled'> {
  let before = rowLength
  let { fate, settled } = fateAt(rowLength)
  while (!settled && before > 0) ({ fate, settled } = fateAt(--before))
  return { fate, settled: settled && (fate !== 'open' || before === rowLength) }
}

/** The certain fate of a prediction. */
export function provenFate(outlook: RowKnowledge, letters: string): Pick<PredictionProspect, 'fate' | 'settled'> {
  if (hasComeTrue(outlook, letters)) return { fate: 'comes', settled: true }
  const possible = canComeTrue(outlook, letters)
  if (possible === false) return { fate: 'fails', settled: true }
  const avoidable = canAnyContinuationAvoidRun(outlook, letters)
  if (avoidable === false) return { fate: 'comes', settled: true }
  return { fate: 'open', settled: possible !== null && avoidable !== null }
}

function hasComeTrue({ places }: RowKnowledge, letters: string): boolean {
  return changesOf(places).includes(letters)
}

/** The changes of a row of ranks; a dot if one of the two is unknown. */
function changesOf(places: readonly RowPlaceKnowledge[]): string {
  let changes = ''
  let previousPlace: RowPlaceKnowledge | null = null
  for (const to of places) {
    if (previousPlace !== null)
      changes +=
        typeof previousPlace === 'number' && typeof to === 'number' ? changeBetweenRanks(previousPlace, to) : '.'
    previousPlace = to
  }
  return changes
}

const TRIAL_COUNT = 400

/**
 * The share of random deals and plays in which the prediction comes true; never exactly 0 or 1. The same knowledge
 * always gives the same estimate.
 */
function chanceByRandomPlay({ places, stock }: RowKnowledge, letters: string): number {
  const chance = diceFromSeed(`${places.join()} ${stock.mine.join('')} ${letters}`)
  const piles = { mine: ranksOf(stock.mine), others: ranksOf(stock.others) }
  let timesCameTrue = 0
  for (let trial = 0; trial < TRIAL_COUNT; trial++) {
    const shuffledPiles = { mine: chance.shuffle(piles.mine), others: chance.shuffle(piles.others) }
    if (
      changesOf(places.map(place => (typeof place === 'number' ? place : shuffledPiles[place].pop()!))).includes(
        letters,
      )
    )
      timesCameTrue++
  }
  return (timesCameTrue + 1) / (TRIAL_COUNT + 2)
}

function ranksOf(stock: RankStock): Rank[] {
  return RANKS.flatMap(rank => Array.from({ length: at(stock, rank) }, () => rank))
}
