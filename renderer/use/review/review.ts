// Replays a finished game on this screen: reads the record, computes the state at every step, and collects findings.
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import {
  InvalidRecord,
  chanceCurves,
  firstSolvableMoments,
  applyMoveUnchecked,
  rulesForRecord,
  parseRecord,
  replayRecord,
  seatView,
  startGame,
  tableView,
  type ChanceCurve,
  type QuestionFinding,
  type ReviewFinding,
  type FirstSolvableMoment,
  type GameRecord,
  type GameTypeParams,
  type KnowledgeFinding,
  type Seat,
  type SeatView,
  type TableView,
  type CooperativeFinding,
} from '../../../shared/engine/index.ts'
import { gameEntry } from '../../../shared/games/index.ts'
import { loadGame, type LoadedGame } from '../game/game.ts'
import { reportFault } from '../../device/link/reportFault.ts'
import { askMind, reviewInWorker } from '../mind/askMind.ts'

/** A game that can be reviewed. */
export interface ReplayableGame extends LoadedGame {
  readonly record: GameRecord
  /** The state after `step` moves, as the table and each seat saw it. */
  readonly views: (step: number) => {
    readonly table: TableView<GameTypeParams>
    readonly seats: readonly SeatView<GameTypeParams>[]
  }
  /** The lines a move told first, including private ones. */
  readonly told: (step: number) => readonly GameTypeParams['line'][]
  /** Every line that anybody was told. */
  readonly story: readonly GameTypeParams['line'][]
  /** For each line, the number of moves made when it was told. */
  readonly steps: readonly number[]
}

/** Loads a record. Throws InvalidRecord if the text is no record, or a record of other rules. */
export async function loadReplay(text: string): Promise<ReplayableGame> {
  const record = parseRecord(text)
  const entry = gameEntry(record.game)
  if (!entry) throw new InvalidRecord({ type: 'game', game: record.game }, `the game “${record.game}” is not known`)
  const loadedGame = await loadGame(entry)
  const endState = replayRecord(loadedGame.rules, record)
  const rules = rulesForRecord(loadedGame.rules, record)
  const replayedState = startGame(rules, record)
  const steps: number[] = []
  for (let step = 0; ; step++) {
    while (steps.length < replayedState.story.length) steps.push(step)
    const logEntry = record.log[step]
    if (!logEntry) break
    applyMoveUnchecked(rules, replayedState, ...logEntry)
  }
  const views = (step: number) => {
    const state = replayRecord(loadedGame.rules, record, step)
    return { table: { ...tableView(state) }, seats: [...state.own.keys()].map(seat => ({ ...seatView(state, seat) })) }
  }
  const linesOfMove = (step: number) => {
    const firstIndex = steps.indexOf(step)
    const nextIndex = endState.story.findIndex(
      ({ to }, at) => at > firstIndex && (to === undefined || steps[at] !== step),
    )
    return endState.story.slice(firstIndex, nextIndex < 0 ? undefined : nextIndex).map(({ line }) => line)
  }
  return { ...loadedGame, record, views, steps, told: linesOfMove, story: endState.story.map(({ line }) => line) }
}

/** Whether move `step` was made by a computer for a person who ran out of time. */
export function isComputerMoveAfterTimeout({ outOfTime = [] }: GameRecord, step: number): boolean {
  return outOfTime.includes(step)
}

/** The lines from which the solution first followed, as that seat was told them. */
export async function linesBehindAnswer(
  { views, record }: ReplayableGame,
  { seat, riddleKey, answer, step }: FirstSolvableMoment,
): Promise<readonly GameTypeParams['line'][]> {
  const view = views(step).seats[seat]!
  const supportingPlaces = await askMind(record.game, { about: 'solution', view, riddle: riddleKey, answer }).catch(
    (error: unknown) => {
      reportFault(error, `reasons of ${record.game}`)
      throw error
    },
  )
  return supportingPlaces.map(index => view.story[index]!)
}

/** The lines of a question: as it was asked, and its answer if that was a separate move. */
export function linesToldByQuestion(
  { told: toldLines }: ReplayableGame,
  { step, until: lastStep }: QuestionFinding,
): readonly GameTypeParams['line'][] {
  return Array.from({ length: lastStep - step + 1 }, (_, nth) => toldLines(step + nth)).flat()
}

export interface GameAnalysis {
  readonly knowledge: ComputedRef<readonly KnowledgeFinding[]>
  readonly questions: ComputedRef<readonly QuestionFinding[]>
  readonly firstSolvableMoments: ComputedRef<readonly FirstSolvableMoment[]>
  readonly cooperativeFindings: ComputedRef<readonly CooperativeFinding[]>
  readonly curves: ComputedRef<readonly ChanceCurve[]>
  /** The move being worked out; null when all are done. */
  readonly stepReached: Readonly<ShallowRef<number | null>>
  readonly hasFailed: Readonly<ShallowRef<boolean>>
  /** The deductions of a seat after `step` moves. */
  readonly knowledgeAfter: (seat: Seat, step: number) => KnowledgeFinding | null
}

/** Works out what each seat could know, in a worker, from the deal on. */
export function useGameAnalysis(game: () => ReplayableGame | null): GameAnalysis {
  const allFindings = shallowRef<readonly ReviewFinding[]>([])
  const stepReached = shallowRef<number | null>(null)
  const hasFailed = shallowRef(false)
  let stopReview = () => {}
  onScopeDispose(() => stopReview())
  watch(
    game,
    now => {
      stopReview()
      allFindings.value = []
      hasFailed.value = false
      stepReached.value = null
      if (!now) return
      stepReached.value = 0
      let newFindings: ReviewFinding[] = []
      const showFindings = () => {
        allFindings.value = [...allFindings.value, ...newFindings]
        newFindings = []
      }
      const showTimer = setInterval(showFindings, 250) // redrawing a plot for every finding would keep the page busy
      const stopWorker = reviewInWorker(now.record, {
        onFound: finding => {
          newFindings.push(finding)
          stepReached.value = finding.step
        },
        onDone: troubled => {
          clearInterval(showTimer)
          showFindings()
          stepReached.value = null
          hasFailed.value = troubled !== undefined
          if (troubled !== undefined) reportFault(troubled, `review of ${now.record.game}`)
        },
      })
      stopReview = () => {
        clearInterval(showTimer)
        stopWorker()
      }
    },
    { immediate: true },
  )
  const knowledge = computed(() => allFindings.value.filter(finding => finding.about === 'knowledge'))
  return {
    knowledge,
    questions: computed(() => allFindings.value.filter(finding => finding.about === 'question')),
    cooperativeFindings: computed(() => allFindings.value.filter(finding => finding.about === 'together')),
    curves: computed(() => chanceCurves(allFindings.value)),
    firstSolvableMoments: computed(() => (game() ? firstSolvableMoments(allFindings.value, game()!.record.log) : [])),
    stepReached,
    hasFailed,
    knowledgeAfter: (seat, step) =>
      knowledge.value.findLast(finding => finding.seat === seat && finding.step <= step) ?? null,
  }
}
