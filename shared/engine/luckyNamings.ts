// Finds the right namings of a finished game that were made while more than one answer was possible.
import { applyMoveUnchecked, checkMove, seatView, startGame } from './gameplay.ts'
import type { GameRules, GameTypeParams, Seat } from './game.ts'
import { rulesForRecord, type GameRecord } from './record.ts'
import type { KnowledgeFinding } from './review.ts'

/** A right naming by somebody who could not be certain. */
export interface LuckyNaming {
  readonly seat: Seat
  readonly step: number // the move that named, from 1
  readonly left: number // answers still possible to its seat, at least 2
}

/**
 * In the order they were made. `knowledge`: what each seat could know after each move. A naming of several cards at once
 * is left out, as no single riddle says how likely it was. The record must be playable.
 */
export function luckyNamings<K extends GameTypeParams>(
  currentRules: GameRules<K>,
  record: GameRecord<K>,
  knowledge: readonly KnowledgeFinding[],
): LuckyNaming[] {
  const rules = rulesForRecord(currentRules, record)
  const state = startGame(rules, record)
  return record.log.flatMap(([seat, logged], moveIndex) => {
    const view = seatView(state, seat)
    const move = checkMove(rules, state, seat, logged)
    const lineCountBefore = state.story.length
    const unsolvedRiddles = knowledge
      .findLast(finding => finding.seat === seat && finding.step <= moveIndex)
      ?.riddles.filter(({ shown }) => !shown)
    const riddleNamedBy = (card: string) =>
      unsolvedRiddles?.find(({ key }) => isSameMove(rules.namingOf?.(view, key, card), move))
    applyMoveUnchecked(rules, state, seat, move)
    return state.story.slice(lineCountBefore).flatMap(({ line }): LuckyNaming[] => {
      const naming = rules.namings?.[line.type as K['line']['type']]?.(line as never)
      const [card] = naming?.right ? naming.cards : []
      const answersLeft = card === undefined ? 1 : (riddleNamedBy(card)?.left ?? 1)
      return answersLeft > 1 ? [{ seat, step: moveIndex + 1, left: answersLeft }] : []
    })
  })
}

/** Whether two moves are alike: type and every field, in whatever order. Fields of a naming are plain values. */
function isSameMove(move: object | null | undefined, otherMove: object): boolean {
  const fields = Object.entries(otherMove)
  return (
    !!move &&
    Object.keys(move).length === fields.length &&
    fields.every(([name, value]) => move[name as never] === value)
  )
}
