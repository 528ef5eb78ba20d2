// Ends a deal: by a name, or by two sealed guesses of which the closer wins.
import { required, at, endGame, tellLine, type Seat, type GameState } from '../../../engine/index.ts'
import { colourOf, guessDistance, suitOf, type Card } from '../cards.ts'
import { BOTH_SEATS, opponentOf } from './deal.ts'
import type { WinReason, MissingPersons } from '../kinds.ts'

type State = GameState<MissingPersons>

/** The number of tied deals after which the game is a draw. */
export const MAX_TIED_DEALS = 3

/** Names the other's missing person, rightly or wrongly. */
export function applyNaming(state: State, by: Seat, card: Card): void {
  const isRight = at(state.own, opponentOf(by)).hidden === card
  tellLine(state, { type: 'named', by, card, right: isRight })
  const suspects = revealHiddenCards(state)
  tellLine(state, { type: 'opened', suspects })
  revealQuestions(state)
  if (isRight) endWithWinner(state, by, 'right name')
  else endWithWinner(state, opponentOf(by), 'wrong name')
}

/** Stores a player's final guess. The second guess reveals and compares both. */
export function applySealedGuess(state: State, by: Seat, card: Card): void {
  const { open: table, own } = state
  at(own, by).guess = card
  table.chosen[by] = true
  tellLine(state, { type: 'wrote', by })
  if (!table.chosen.every(hasChosen => hasChosen)) return
  const guesses = own.map(({ guess: written }) => required(written, 'guess'))
  const hiddenCards = revealHiddenCards(state)
  table.guesses = [...guesses]
  tellLine(state, { type: 'guessed', guesses, suspects: hiddenCards })
  revealQuestions(state)
  const comparison = compareGuesses(
    { guess: at(guesses, 0), truth: at(hiddenCards, 1) },
    { guess: at(guesses, 1), truth: at(hiddenCards, 0) },
  )
  if (comparison === null) applyTie(state)
  else endWithWinner(state, comparison.first ? 0 : 1, comparison.ending)
}

/** A guess, and the card it should match. */
export interface GuessAndTarget {
  readonly guess: Card
  readonly truth: Card
}

/** Which of two guesses is better, and why; null if they are equally good. */
export function compareGuesses(
  firstGuess: GuessAndTarget,
  secondGuess: GuessAndTarget,
): { first: boolean; ending: WinReason } | null {
  const firstCriteria = criteriaOf(firstGuess)
  const other = criteriaOf(secondGuess)
  for (const [i, ending] of (['right guess', 'nearer guess', 'right suit', 'right colour'] as const).entries())
    if (firstCriteria[i] !== other[i]) return { first: at(firstCriteria, i) > at(other, i), ending }
  return null
}

/** The criteria of a guess, most important first; more is better. */
function criteriaOf({ guess: written, truth }: GuessAndTarget): number[] {
  const same = (of: (card: Card) => unknown) => (of(written) === of(truth) ? 1 : 0)
  return [written === truth ? 1 : 0, -guessDistance(written, truth), same(suitOf), same(colourOf)]
}

function revealHiddenCards({ open: table, own }: State): Card[] {
  const suspects = own.map(({ hidden }) => required(hidden, 'hidden card'))
  table.suspects = [...suspects]
  return suspects
}

/** Reveals the plain questions behind the wordings. */
function revealQuestions(state: State): void {
  for (const by of BOTH_SEATS) {
    const questions = [...at(state.own, by).meant]
    if (questions.length === 0) continue
    for (const [i, question] of questions.entries()) at(at(state.open.asked, by), i).question = question
    tellLine(state, { type: 'explained', by, questions })
  }
}

function endWithWinner(state: State, winner: Seat, ending: WinReason): void {
  tellLine(state, { type: 'won', winner, ending })
  state.open.phase = 'over'
  endGame(state, { winners: [winner], points: BOTH_SEATS.map(seat => (seat === winner ? 1 : 0)) })
}

function applyTie(state: State): void {
  const { open: table } = state
  tellLine(state, { type: 'tied', deal: table.deal })
  if (table.deal < MAX_TIED_DEALS) {
    table.phase = 'between'
    return
  }
  tellLine(state, { type: 'drawn' })
  table.phase = 'over'
  endGame(state, { winners: [], points: [0, 0] })
}
