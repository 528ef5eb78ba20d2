// Finds the right namings of a finished game, and how many answers were possible when they were made.
import { applyMoveUnchecked, checkMove, seatView, startGame } from './gameplay.ts'
import type { GameRules, GameTypeParams, Seat } from './game.ts'
import { rulesForRecord, type GameRecord } from './record.ts'
import type { KnowledgeFinding } from './review.ts'

/** A right naming. It was lucky if more than one answer was possible. */
export interface RightNaming {
  readonly seat: Seat
  readonly step: number // the move that named, from 1
  readonly left: number // answers still possible to its seat; 1 too for several cards named at once, as no single riddle says how likely that was
}

/** In the order they were made. `knowledge`: what each seat could know after each move. The record must be playable. */
export function rightNamings<K extends GameTypeParams>(
  currentRules: GameRules<K>,
  record: GameRecord<K>,
  knowledge: readonly KnowledgeFinding[],
): RightNaming[] {
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
    return state.story.slice(lineCountBefore).flatMap(({ line }): RightNaming[] => {
      const naming = rules.namings?.[line.type as K['line']['type']]?.(line as never)
      if (!naming?.right) return []
      const [card] = naming.cards
      return [{ seat, step: moveIndex + 1, left: (card === undefined ? null : riddleNamedBy(card)?.left) ?? 1 }]
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
