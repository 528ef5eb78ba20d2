// Says what this player can do now, or who is to move.
import type { Seat, SeatView } from '../../../shared/engine/index.ts'
import type { Precognition } from '../../../shared/games/precognition/kinds.ts'
import { mayAgree } from '../../../shared/games/precognition/rules/growth.ts'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { labels } from './words.ts'

/** `toMove`: the seats to move. */
export function todoSentence(
  { open, own, seat, outcome }: SeatView<Precognition>,
  toMove: readonly Seat[],
): Sentence | null {
  if (outcome) return null
  const say = labels.todo
  const mine = toMove.includes(seat)
  if (open.phase === 'between') return mine ? say.deal() : say.dealing(open.turn)
  if (!open.players.includes(seat)) return say.watch(toMove)
  if (open.phase === 'predict')
    return mine ? (own.prediction === '' ? say.predict() : say.seal()) : say.predicting(toMove)
  if (mayAgree(open, seat)) return say.settled()
  return mine ? say.play() : say.turn(open.turn)
}
