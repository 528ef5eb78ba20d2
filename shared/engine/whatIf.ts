// Computes what another question would have taught at a moment of a finished game, from the actual deal.
import { at, required } from './at.ts'
import type { GameRules, GameTypeParams, LineWithAudience, Seat, GameState } from './game.ts'
import { isHeardBy, seatView, stateAfter } from './gameplay.ts'
import type { Mind } from './mind.ts'
import { rulesForRecord, replayRecord, type GameRecord } from './record.ts'
import { strongestNarrowing, type RiddleNarrowing } from './review.ts'

/** A question to try instead of the one that was asked. */
export interface AlternativeQuestion<K extends GameTypeParams = GameTypeParams> {
  readonly step: number // the move it replaces, from 1
  readonly move: K['move']
}

/** The lines that the asker would have read, and what would have been left to find out. */
export interface AnswerToAlternative<K extends GameTypeParams = GameTypeParams> {
  readonly lines: readonly K['line'][]
  readonly told: number // bits
  readonly cut: RiddleNarrowing | null // as for a question that was asked
}

/** All possible answers: one, or several if the asked player could choose what to show. Throws IllegalMove. */
export function answersToAlternative<K extends GameTypeParams>(
  currentRules: GameRules<K>,
  mind: Mind<K>,
  record: GameRecord<K>,
  { step, move }: AlternativeQuestion<K>,
): readonly AnswerToAlternative<K>[] {
  const rules = rulesForRecord(currentRules, record)
  const state = replayRecord(currentRules, record, step - 1)
  const [seat] = at(record.log, step - 1)
  const proofBefore = mind.prove(seatView(state, seat))
  const stateAsked = stateAfter(rules, state, seat, move)
  return statesAfterAnswer(rules, mind, stateAsked).map(stateAfterwards => {
    const view = seatView(stateAfterwards, seat)
    const proofAfter = mind.prove(mind.viewAfterAnswer?.(view) ?? view)
    return {
      lines: [
        ...linesOfFirstEvent(stateAsked.story.slice(state.story.length), seat),
        ...(stateAfterwards === stateAsked
          ? []
          : linesOfFirstEvent(stateAfterwards.story.slice(stateAsked.story.length), seat)),
      ],
      told: proofBefore.bitsLeft - proofAfter.bitsLeft,
      cut: strongestNarrowing(proofBefore.riddles, proofAfter.riddles),
    }
  })
}

/** The states after the answer; several if the asked player could choose what to show. */
function statesAfterAnswer<K extends GameTypeParams>(
  rules: GameRules<K>,
  mind: Mind<K>,
  stateAsked: GameState<K>,
): readonly GameState<K>[] {
  const owedReplies = (state: GameState<K>) =>
    [...state.own.keys()].flatMap(by => (mind.replies?.(seatView(state, by)) ?? []).map(move => ({ by, move })))
  const replies = owedReplies(stateAsked)
  if (replies.length === 0) return [stateAsked]
  return replies
    .map(({ by, move }) => stateAfter(rules, stateAsked, by, move))
    .filter(stateAfterwards => owedReplies(stateAfterwards).length === 0) // drops replies that are refused
}

/** The first public line of a move, with the private lines for this seat that follow it. */
function linesOfFirstEvent<K extends GameTypeParams>(lines: readonly LineWithAudience<K>[], seat: Seat): K['line'][] {
  const nextEventIndex = lines.findIndex(({ to }, nth) => nth > 0 && to === undefined)
  const firstLines = lines.slice(0, nextEventIndex < 0 ? undefined : nextEventIndex)
  return [
    required(firstLines[0], 'line').line,
    ...firstLines.slice(1).flatMap(entry => (isHeardBy(entry, seat) ? [entry.line] : [])),
  ]
}
