// The normal computer player of Precognition. It uses only what a person in its seat would see.
import { at, type Dice, type SeatView } from '../../../engine/index.ts'
import { rankOf, RANKS, type Card, type Rank } from '../cards.ts'
import type { Precognition } from '../kinds.ts'
import { directNotebookFacts } from '../reasoning/notes.ts'
import { makeAlternatingRun, makeRepeatingRun, REPEATING_PERCENT } from './runs.ts'
import { changeBetweenCards, RANK_CHANGES, rowChanges, hasComeTrue, type RankChange } from '../rules/row.ts'

type View = SeatView<Precognition>
type Move = Precognition['move']

/** A move for this seat; null when the table does not wait for it. */
export function chooseNormalMove(view: View, dice: Dice): Move | null {
  const { open, own, seat, outcome } = view
  if (outcome) return null
  switch (open.phase) {
    case 'predict':
      if (!open.players.includes(seat) || open.ready[seat]) return null
      return own.prediction === '' ? { type: 'predict', letters: choosePrediction(view, dice) } : { type: 'seal' }
    case 'play':
      return open.turn === seat ? { type: 'play', card: bestCard(view, dice) } : null
    case 'between':
      return open.turn === seat ? { type: 'deal' } : null
    case 'over':
      return null
  }
}

/** The letters left off a prediction that keeps the direction once, because it comes true less often. */
const LETTERS_LEFT_OFF_REPEATING = 2

/** An alternating prediction, which of all of its length is the likeliest to occur; or a shorter one that keeps the direction once, so that not all hope for the same row. */
function choosePrediction({ open }: View, dice: Dice): string {
  const length = isShortRow(open.length)
    ? shortRowPredictionLength(dice)
    : normalPredictionLength(open.players.length) + dice.below(3)
  const firstChange = dice.pick(['U', 'D'] as const)
  if (dice.below(100) >= REPEATING_PERCENT) return makeAlternatingRun(firstChange, length)
  const repeatingLength = length - LETTERS_LEFT_OFF_REPEATING
  return makeRepeatingRun(firstChange, { length: repeatingLength, repeatAt: 1 + dice.below(repeatingLength - 1) })
}

/** The shortest length worth predicting by an alternating run. With three players, a player's turns have no fixed direction. */
function normalPredictionLength(players: number): number {
  return players === 2 ? 10 : players === 3 ? 6 : 8
}

/** True if a row has so few cards, such as ten from each of two or three players, that long predictions seldom come true. */
export function isShortRow(length: number): boolean {
  return length <= 30
}

/** A length worth predicting in a short row: shorter ones come true more often, but are beaten by these. */
function shortRowPredictionLength(dice: Dice): number {
  return 4 + dice.below(2)
}

/** The most promising card; equals are chosen by the dice. */
function bestCard(view: View, dice: Dice): Card {
  const { open, own } = view
  const worthOfChange = mayPredictionComeTrue(view) ? ratingForOwnPrediction(view) : ratingAgainstOthers(view)
  const lastCard = open.row.at(-1) ?? null
  let bestWorth = -Infinity
  let equalCards: Card[] = []
  for (const card of own.hand) {
    const worth = worthOfChange(lastCard === null ? null : changeBetweenCards(lastCard, card), rankOf(card))
    if (worth < bestWorth) continue
    if (worth > bestWorth) equalCards = []
    bestWorth = worth
    equalCards.push(card)
  }
  return dice.pick(equalCards)
}

/** The worth of a card by the change it makes (null: it opens the row) and its rank. */
type RateCard = (change: RankChange | null, rank: Rank) => number

/** True while the own prediction has not come true and there are enough cards for it. */
function mayPredictionComeTrue({ open, own }: View): boolean {
  const { prediction } = own
  const changesLeft = open.length - Math.max(open.row.length, 1) // changes still to come
  return (
    !hasComeTrue(open.row, prediction) &&
    prediction.length - createLetterMatcher(prediction)(rowChanges(open.row)) <= changesLeft
  )
}

/** Towards the own prediction: the letters matched after this card and after the next, which another plays. */
function ratingForOwnPrediction(view: View): RateCard {
  const { open, own } = view
  const matchedLettersOf = createLetterMatcher(own.prediction)
  const changesSoFar = rowChanges(open.row)
  const chances = createNextChangeChances(view)
  return (change, rank) => {
    const changesThen = changesSoFar + (change ?? '')
    const matchedNow = matchedLettersOf(changesThen)
    if (matchedNow === own.prediction.length) return 2 * matchedNow
    return (
      RANK_CHANGES.reduce(
        (sum, nextChange) => sum + chances(rank)[nextChange] * matchedLettersOf(changesThen + nextChange),
        0,
      ) +
      matchedNow / 8
    )
  }
}

/** The worth of a card against opponents who hope for alternating rows: it keeps the direction, and makes it likely that the next card does. */
function ratingAgainstOthers(view: View): RateCard {
  const lastChange = rowChanges(view.open.row).at(-1)
  const chances = createNextChangeChances(view)
  return (change, rank) =>
    (change === lastChange || change === 'S' ? 1 : 0) + (change === null ? 0 : chances(rank)[change])
}

/** The chance of each change after a card of this rank, if any unseen card may follow it. */
function createNextChangeChances(view: View): (rank: Rank) => Readonly<Record<RankChange, number>> {
  const unseenByRank = directNotebookFacts(view).map(({ unseen }) => unseen)
  const total = Math.max(
    1,
    unseenByRank.reduce((sum, left) => sum + left, 0),
  )
  const unseenBelow = RANKS.map((_, i) => unseenByRank.slice(0, i).reduce((sum, left) => sum + left, 0))
  return rank => {
    const [down, same] = [at(unseenBelow, rank - 1), at(unseenByRank, rank - 1)]
    return { D: down / total, S: same / total, U: (total - down - same) / total }
  }
}

/**
 * Makes a function that counts with how many first letters of the prediction a run of changes ends. A complete
 * match before the end does not count.
 */
function createLetterMatcher(prediction: string): (soFar: string) => number {
  return soFar => {
    let length = Math.min(soFar.length, prediction.length)
    while (!soFar.endsWith(prediction.slice(0, length))) length--
    return length
  }
}
