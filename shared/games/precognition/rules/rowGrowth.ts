// Adds cards to the row: each card, the predictions that come true or break, and the rest of a row that changes
// nothing any more.
import { at, seatsClockwise, tellLine, type GameState, type Seat } from '../../../engine/index.ts'
import type { Card } from '../cards.ts'
import type { Precognition } from '../kinds.ts'
import { revealResult, isScoredDeal, layCard } from './deal.ts'
import { changeBetweenCards, placePrediction } from './row.ts'

type State = GameState<Precognition>

/** Places a card at the right end of the row. After the last one the predictions are revealed. */
export function applyPlay(state: GameState<Precognition>, by: Seat, card: Card): void {
  const lastCard = state.open.row.at(-1)
  layCard(state, by, card)
  tellLine(state, {
    type: 'played',
    by,
    card,
    change: lastCard === undefined ? null : changeBetweenCards(lastCard, card),
  })
  if (state.open.row.length === state.open.length) revealResult(state)
  else if (state.options.predictions === 'as decided') openDecidedPredictions(state)
}

/**
 * Opens each prediction that has just come true or no longer can. Tells everybody once no other prediction can
 * change the result.
 */
function openDecidedPredictions(state: State): void {
  const { open, own, seats } = state
  for (const of of seatsClockwise(seats, open.starter)) {
    if (!open.players.includes(of) || open.predictions[of] !== null) continue
    const letters = at(own, of).prediction
    const { at: offset, fate } = placePrediction(open.row, letters, open.length)
    if (fate === 'open') continue
    open.predictions[of] = letters
    if (fate === 'true') tellLine(state, { type: 'cameTrue', of, letters, at: offset })
    else tellLine(state, { type: 'broke', of, letters })
  }
  // With no more cards left than players nobody is asked, because agreeing would take as long as playing.
  if (open.settled || open.length - open.row.length <= open.players.length || !isDealSettled(state)) return
  open.settled = true
  tellLine(state, { type: 'settled' })
}

/** True if no prediction that may still come true changes the result. */
export function isDealSettled(state: State): boolean {
  const { open, own } = state
  const lengthsOf = (areDecided: boolean) =>
    open.players.flatMap(of => {
      const { letters, fate } = placePrediction(open.row, at(own, of).prediction, open.length)
      return fate === (areDecided ? 'true' : 'open') ? [letters.length] : []
    })
  const hopedLengths = lengthsOf(false)
  return (
    hopedLengths.length === 0 || (!isScoredDeal(state) && Math.max(...hopedLengths) < Math.max(0, ...lengthsOf(true)))
  )
}

/** True if this seat may agree that the rest of the row is laid at once. */
export function mayAgreeToFinish({ phase, settled, agreed, players }: Precognition['open'], seat: Seat): boolean {
  return phase === 'play' && settled && players.includes(seat) && !agreed[seat]
}

/**
 * Notes that a player agrees to finish the row at once. Once all do, it lays the rest of the row, everybody's cards in
 * the order in which they were dealt.
 */
export function applyAgreementToFinish(state: State, by: Seat): void {
  const { open, own } = state
  open.agreed[by] = true
  tellLine(state, { type: 'agreed', by })
  if (!open.players.every(seat => open.agreed[seat])) return
  const firstNewPlace = open.row.length
  while (open.row.length < open.length) layCard(state, open.turn, at(at(own, open.turn).hand, 0))
  tellLine(state, { type: 'finished', cards: open.row.slice(firstNewPlace) })
  revealResult(state)
}
