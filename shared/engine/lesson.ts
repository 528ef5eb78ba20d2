// Defines a guided first round: a prepared deal and, step by step, the moves, the coach's sentences and the tasks.
import { at } from './at.ts'
import type { GameRules, GameTypeParams, Seat, SeatView, GameState } from './game.ts'
import { seatView, startGame, stateAfter, type GameStart } from './gameplay.ts'
import type { Deductions } from './mind.ts'
import type { LogEntry } from './record.ts'

/** The part of the screen a coach points at. */
export type HighlightedArea = 'players' | 'middle' | 'hand' | 'moves' | 'notebook'

/** One step, which carries one idea. Without `move` and `find` the coach only says it. */
export interface LessonStep<
  K extends GameTypeParams = GameTypeParams,
  P extends Deductions = Deductions,
  Key extends string = string,
> {
  readonly key: Key // names the step; its sentence is listed under this key in every language
  readonly at: HighlightedArea
  readonly meanwhile?: readonly LogEntry<K>[] // the moves that are played before the coach speaks
  readonly holds?: (moment: LearnerKnowledge<K, P>) => boolean // whether the sentence is true, so that a test can check it
  readonly forBoth?: true // the moves before include the learner's, which the coach makes and mentions
  readonly move?: K['move'] // the move the learner should make
  readonly find?: 'possible' | 'impossible' // what the learner should press in the notebook: a possible answer, or one that was just ruled out
  readonly noted?: true // the notebook shows the answer from the start; otherwise only once the learner has found it
}

/**
 * The learner's knowledge when the coach speaks: the view, the deductions, and the deductions before the last move.
 */
export interface LearnerKnowledge<K extends GameTypeParams = GameTypeParams, P extends Deductions = Deductions> {
  readonly view: SeatView<K>
  readonly proof: P
  readonly before: P
}

/** A guided first round of one game. `Values` holds the computed values that its sentences mention. */
export interface Lesson<
  K extends GameTypeParams = GameTypeParams,
  P extends Deductions = Deductions,
  Values extends object = object,
  Key extends string = string,
> {
  readonly start: GameStart<K>
  readonly seat: Seat // the learner's
  readonly notebook: 'facts' | 'proof' // how much the notebook shows
  readonly steps: readonly LessonStep<K, P, Key>[]
  readonly sentenceValues: (moment: LearnerKnowledge<K, P>) => Values
  /** The possible answers to the lesson's riddle. */
  readonly possible: (proof: P, view: SeatView<K>) => readonly string[]
  /** The answer that a place on the notebook's sheet stands for, or null. */
  readonly answerAt: (place: string) => string | null
}

/** A lesson and all the states it passes through. */
export interface PlayedLesson<K extends GameTypeParams = GameTypeParams> {
  /** The learner's view by number of moves. */
  readonly views: readonly SeatView<K>[]
  /** The full states. A lesson's deal is no secret. */
  readonly states: readonly GameState<K>[]
  /** By step: how many moves were made when the coach speaks. */
  readonly spoken: readonly number[]
  /** By step: the number of moves at the last moment when less was known; the step's own number if there is none. */
  readonly earlier: readonly number[]
}

/** Plays a lesson to its end and checks every move. Throws IllegalMove. */
export function playLesson<K extends GameTypeParams>(
  rules: GameRules<K>,
  { start, seat, steps }: Pick<Lesson<K>, 'start' | 'seat' | 'steps'>,
): PlayedLesson<K> {
  const states = [startGame(rules, start)]
  const applyEntry = ([by, move]: LogEntry<K>) =>
    states.push(stateAfter(rules, at(states, states.length - 1), by, move))
  const spokenSteps: number[] = []
  for (const { meanwhile = [], move } of steps) {
    meanwhile.forEach(applyEntry)
    spokenSteps.push(states.length - 1)
    if (move) applyEntry([seat, move])
  }
  const previousSpokenSteps = spokenSteps.map(
    (now, step) => spokenSteps.findLast((earlierStep, i) => i < step && earlierStep < now) ?? now,
  )
  return {
    states,
    views: states.map(state => ({ ...seatView(state, seat) })),
    spoken: spokenSteps,
    earlier: previousSpokenSteps,
  }
}
