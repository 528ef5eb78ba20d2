// Says what this player can do now, or who is to move.
import type { Seat, SeatView } from '../../../shared/engine/index.ts'
import type { Precognition } from '../../../shared/games/precognition/kinds.ts'
import { mayAgreeToFinish } from '../../../shared/games/precognition/rules/rowGrowth.ts'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { labels } from './words.ts'

/** `toMove`: the seats to move. */
export function todoSentence(
  { open, own, seat, outcome }: SeatView<Precognition>,
  toMove: readonly Seat[],
): Sentence | null {
  if (outcome) return null
  const sentences = labels.todo
  const isOwnTurn = toMove.includes(seat)
  if (open.phase === 'between') return isOwnTurn ? sentences.deal() : sentences.dealing(open.turn)
  if (!open.players.includes(seat)) return sentences.watch(toMove)
  if (open.phase === 'predict')
    return isOwnTurn ? (own.prediction === '' ? sentences.predict() : sentences.seal()) : sentences.predicting(toMove)
  if (open.row.length === open.length) return null // the last card was just played, and the result follows
  if (mayAgreeToFinish(open, seat)) return sentences.settled()
  const yetToAgree = open.players.filter(player => !open.agreed[player])
  if (open.agreed[seat] && yetToAgree.length > 0) return sentences.agreed(yetToAgree)
  return isOwnTurn ? sentences.play() : sentences.turn(open.turn)
}
