// Answers for: a guided first round: a deal made beforehand, and step by step what is played, said and asked.
import { at } from './at.ts'
import type { Game, GameTypeParams, Seat, SeatView, GameState } from './game.ts'
import { seatView, startGame, stateAfter, type GameStart } from './gameplay.ts'
import type { Deductions } from './mind.ts'
import type { LogEntry } from './record.ts'

/** What a coach points at. */
export type HighlightedArea = 'players' | 'middle' | 'hand' | 'moves' | 'notebook'

/** One idea. Without `move` and `find` it is only said. */
export interface LessonStep<
  K extends GameTypeParams = GameTypeParams,
  P extends Deductions = Deductions,
  Key extends string = string,
> {
  readonly key: Key // names it; what the coach says stands under it in every language
  readonly at: HighlightedArea
  readonly meanwhile?: readonly LogEntry<K>[] // what is played before the coach speaks
  readonly holds?: (moment: LearnerKnowledge<K, P>) => boolean // what the sentence claims in words, that it may be checked
  readonly forBoth?: true // the coach plays for the learner too meanwhile, and says so
  readonly move?: K['move'] // what the learner is to do
  readonly find?: 'possible' | 'impossible' // what the learner is to press in the notebook: an answer that is left, or one that has just fallen away
  readonly noted?: true // the notebook shows already what follows; else it is brought up to date when the answer is found
}

/** What the learner knows when the coach speaks: what is seen, what follows, and what followed before the last move. */
export interface LearnerKnowledge<K extends GameTypeParams = GameTypeParams, P extends Deductions = Deductions> {
  readonly view: SeatView<K>
  readonly proof: P
  readonly before: P
}

/** A guided first round of one game. `Given` is what its sentences are told: whatever can be computed is not written into them. */
export interface Lesson<
  K extends GameTypeParams = GameTypeParams,
  P extends Deductions = Deductions,
  Given extends object = object,
  Key extends string = string,
> {
  readonly start: GameStart<K>
  readonly seat: Seat // the learner's
  readonly notebook: 'facts' | 'proof' // how much the notebook shows
  readonly steps: readonly LessonStep<K, P, Key>[]
  readonly given: (moment: LearnerKnowledge<K, P>) => Given
  /** The answers that are left to what the learner is out to find. */
  readonly possible: (proof: P, view: SeatView<K>) => readonly string[]
  /** The answer that a place on the notebook's sheet stands for; null: none. */
  readonly answerAt: (place: string) => string | null
}

/** A lesson with every state it comes to. */
export interface PlayedLesson<K extends GameTypeParams = GameTypeParams> {
  /** What the learner sees after so many moves. */
  readonly views: readonly SeatView<K>[]
  /** The states themselves; a lesson's deal is no secret. */
  readonly states: readonly GameState<K>[]
  /** By step: how many moves are made when the coach speaks. */
  readonly spoken: readonly number[]
  /** By step: how many were made at the last moment that told less; its own where there is none. */
  readonly earlier: readonly number[]
}

/** Plays a lesson to its end, judging every move. Throws IllegalMove. */
export function playLesson<K extends GameTypeParams>(
  game: Game<K>,
  { start, seat, steps }: Pick<Lesson<K>, 'start' | 'seat' | 'steps'>,
): PlayedLesson<K> {
  const states = [startGame(game, start)]
  const make = ([by, move]: LogEntry<K>) => states.push(stateAfter(game, at(states, states.length - 1), by, move))
  const spoken: number[] = []
  for (const { meanwhile = [], move } of steps) {
    meanwhile.forEach(make)
    spoken.push(states.length - 1)
    if (move) make([seat, move])
  }
  const earlier = spoken.map((now, step) => spoken.findLast((then, i) => i < step && then < now) ?? now)
  return { states, views: states.map(state => ({ ...seatView(state, seat) })), spoken, earlier }
}
