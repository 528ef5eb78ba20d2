// Runs a guided first round: loads the game and its lesson, keeps the step, and reacts to what the learner does.
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import {
  playLesson,
  tableView,
  type GameTypeParams,
  type Lesson,
  type LearnerKnowledge,
  type LessonStep,
  type PlayedLesson,
  type Deductions,
  type Seat,
  type SeatView,
} from '../../shared/engine/index.ts'
import { gameEntry, type GameEntry } from '../../shared/games/index.ts'
import { withEnglishFallback } from '../../shared/words/englishFallback.ts'
import { moveSentence, type LessonWords, type Sentence } from '../../shared/words/sentence.ts'
import { prefersReducedMotion } from '../device/page/settings.ts'
import { reactiveWords } from '../device/words/language.ts'
import { reportFault } from '../device/link/reportFault.ts'
import { storedLessonSteps } from '../device/storage/gameMemory.ts'
import { askMind } from './mind/askMind.ts'
import { loadGame, type LoadedGame } from './game/game.ts'

/** How long each move of the others is shown, in milliseconds. */
const OTHER_MOVE_MS = 900
/** The longest that several moves of the others may take together, in milliseconds. */
const MAX_OTHER_MOVES_MS = 3000

/** A mistake of the learner: another move than the one asked for, a place that is no answer, or a wrong answer on the sheet. */
export type LearnerMistake =
  | { readonly is: 'move' }
  | { readonly is: 'elsewhere' }
  | { readonly is: 'possible' | 'impossible' | 'out before'; readonly card: string }

/** A game with its lesson, which was played to the end beforehand. */
export interface LoadedLesson extends LoadedGame {
  readonly lesson: Lesson
  readonly played: PlayedLesson
  readonly says: LessonWords
}

export interface RunningLesson {
  readonly loadedLesson: Readonly<ShallowRef<LoadedLesson | null>>
  readonly step: Readonly<ShallowRef<number>>
  /** The present step: what the learner is to do. */
  readonly currentStep: ComputedRef<LessonStep | null>
  /** The view on the table now. */
  readonly view: ComputedRef<SeatView<GameTypeParams> | null>
  /** How many moves have been made. */
  readonly movesMade: Readonly<ShallowRef<number>>
  readonly toMove: ComputedRef<readonly Seat[]>
  /** The view that the notebook shows. While the learner is asked what follows from the table, this view lags behind. */
  readonly notebookView: ComputedRef<SeatView<GameTypeParams> | null>
  /** The coach's words; null while others move or deductions are worked out. */
  readonly coachSentence: ComputedRef<Sentence | null>
  /** The learner's task in the game's words; null: none. */
  readonly taskSentence: ComputedRef<Sentence | null>
  readonly lastMistake: Readonly<ShallowRef<LearnerMistake | null>>
  /** The learner is being asked or is about to be: no screen gives the answer away. */
  readonly isTaskAsked: ComputedRef<boolean>
  /** Others move, and the coach waits. */
  readonly isWatching: ComputedRef<boolean>
  readonly isLastStep: ComputedRef<boolean>
  readonly hasFailed: Readonly<ShallowRef<boolean>>
  /** Makes the learner's move. */
  readonly attemptMove: (move: GameTypeParams['move']) => void
  /** Presses a place in the notebook. Returns false if nothing is asked about it. */
  readonly pressAnswer: (place: string) => boolean
  /** Goes to the next step, whatever the present one waits for. The coach calls this. */
  readonly goToNextStep: () => void
  readonly restart: () => void
}

const wordsByGame = new Map<string, LessonWords>()

async function loadLesson(entry: GameEntry): Promise<LoadedLesson | null> {
  if (!entry.lesson) return null
  const says = wordsByGame.get(entry.id) ?? reactiveWords(withEnglishFallback(entry.lesson.words))
  wordsByGame.set(entry.id, says)
  const [game, lesson] = await Promise.all([loadGame(entry), entry.lesson.load()])
  return { ...game, lesson, says, played: playLesson(game.rules, lesson) }
}

/** Whether two moves are equal, whatever the order of their fields. */
function isSameMove(move: object, otherMove: object): boolean {
  const canonicalText = (move: object) =>
    JSON.stringify(Object.entries(move).sort(([field], [otherField]) => (field < otherField ? -1 : 1)))
  return canonicalText(move) === canonicalText(otherMove)
}

export function useLesson(game: string): RunningLesson {
  const loadedLesson = shallowRef<LoadedLesson | null>(null)
  const step = shallowRef(0)
  const movesMade = shallowRef(0)
  const lastMistake = shallowRef<LearnerMistake | null>(null)
  const hasFailed = shallowRef(false)
  const knowledgeNow = shallowRef<LearnerKnowledge | null>(null)

  const currentStep = computed(() => loadedLesson.value?.lesson.steps[step.value] ?? null)
  const spokenAt = computed(() => loadedLesson.value?.played.spoken[step.value] ?? 0)
  const isLastStep = computed(() => step.value === (loadedLesson.value?.lesson.steps.length ?? 0) - 1)
  const view = computed(() => loadedLesson.value?.played.views[movesMade.value] ?? null)
  const toMove = computed(() => {
    const state = loadedLesson.value?.played.states[movesMade.value]
    return state ? loadedLesson.value!.rules.toMove(tableView(state)) : []
  })
  /**
   * True while the learner has a task about this position, now or in one of the next steps. Meanwhile the notebook
   * still shows the position before.
   */
  const isTaskAsked = computed(() => {
    if (!loadedLesson.value) return false
    const { lesson, played } = loadedLesson.value
    return lesson.steps.some(
      ({ find, noted }, taskIndex) =>
        taskIndex >= step.value &&
        find &&
        !noted &&
        played.spoken[taskIndex] === spokenAt.value &&
        movesMade.value === spokenAt.value,
    )
  })
  const ownNotes = computed(() => {
    const { value: all } = loadedLesson
    return all && isTaskAsked.value ? (all.played.views[all.played.earlier[step.value]!] ?? null) : view.value
  })

  const proofByMoveCount = new Map<number, Promise<Deductions | null>>()
  function proofAfter(moveCount: number): Promise<Deductions | null> {
    const knownProof = proofByMoveCount.get(moveCount)
    if (knownProof) return knownProof
    const proofAsked = askMind(game, { about: 'proof', view: loadedLesson.value!.played.views[moveCount]! }).catch(
      (error: unknown) => {
        hasFailed.value = true
        reportFault(error, `lesson of ${game}`)
        return null
      },
    )
    proofByMoveCount.set(moveCount, proofAsked)
    return proofAsked
  }

  watch([loadedLesson, step], async ([loaded, stepIndex]) => {
    knowledgeNow.value = null
    if (!loaded) return
    const moves = loaded.played.spoken[stepIndex]!
    const [proof, before] = await Promise.all([proofAfter(moves), proofAfter(loaded.played.earlier[stepIndex]!)])
    if (stepIndex === step.value && proof && before)
      knowledgeNow.value = { view: loaded.played.views[moves]!, proof, before }
  })

  // Plays the moves of the others, one after another.
  let pace: ReturnType<typeof setTimeout> | undefined
  onScopeDispose(() => clearTimeout(pace))
  function playOtherMoves(): void {
    clearTimeout(pace)
    const firstMove = movesMade.value
    const moves = spokenAt.value - firstMove
    if (moves <= 0) return
    if (prefersReducedMotion()) return void (movesMade.value = spokenAt.value)
    const msPerMove = Math.min(OTHER_MOVE_MS, MAX_OTHER_MOVES_MS / moves)
    const beganAt = performance.now()
    const showMoves = () => {
      // by the clock: a screen that draws slowly skips some
      movesMade.value = Math.min(spokenAt.value, firstMove + Math.floor((performance.now() - beganAt) / msPerMove))
      if (movesMade.value < spokenAt.value) pace = setTimeout(showMoves, msPerMove)
    }
    pace = setTimeout(showMoves, msPerMove)
  }

  function storeStep(stepKey: string | null): void {
    const lessons = new Map(storedLessonSteps.get())
    if (stepKey === null) lessons.delete(game)
    else lessons.set(game, stepKey)
    storedLessonSteps.set(lessons)
  }

  /** Goes to a step. If it is not the next one, all earlier moves are on the table at once. */
  function goToStep(targetStep: number, isNextStep: boolean): void {
    const loaded = loadedLesson.value!
    step.value = targetStep
    lastMistake.value = null
    storeStep(targetStep === 0 || isLastStep.value ? null : loaded.lesson.steps[targetStep]!.key)
    if (!isNextStep) movesMade.value = spokenAt.value
    playOtherMoves()
  }

  const gameToLearn = gameEntry(game)
  if (gameToLearn)
    void loadLesson(gameToLearn).then(loaded => {
      loadedLesson.value = loaded
      if (!loaded) return
      const storedStepKey = storedLessonSteps.get().get(game)
      goToStep(
        Math.max(
          0,
          loaded.lesson.steps.findIndex(({ key }) => key === storedStepKey),
        ),
        false,
      )
    })

  function goOn(): void {
    if (!loadedLesson.value || isLastStep.value) return
    clearTimeout(pace)
    movesMade.value = spokenAt.value + (currentStep.value?.move ? 1 : 0)
    goToStep(step.value + 1, true)
  }

  function attemptMove(attemptedMove: GameTypeParams['move']): void {
    if (currentStep.value?.move && isSameMove(attemptedMove, currentStep.value.move)) goOn()
    else lastMistake.value = { is: 'move' }
  }

  function pressAnswer(place: string): boolean {
    const { find } = currentStep.value ?? {}
    if (!find || !loadedLesson.value) return false
    const { lesson } = loadedLesson.value
    const card = lesson.answerAt(place)
    if (!knowledgeNow.value) return true
    const { proof, before: proofBefore, view: seatView } = knowledgeNow.value
    const wasPossible = card !== null && lesson.possible(proofBefore, ownNotes.value ?? seatView).includes(card)
    const isPossible = card !== null && lesson.possible(proof, seatView).includes(card)
    if (card === null) lastMistake.value = { is: 'elsewhere' }
    else if (find === 'possible' ? isPossible : wasPossible && !isPossible) goOn()
    else lastMistake.value = { is: isPossible ? 'possible' : wasPossible ? 'impossible' : 'out before', card }
    return true
  }

  const stepSentence = computed(() => {
    const { value: loaded } = loadedLesson
    if (!loaded || !currentStep.value || !knowledgeNow.value || movesMade.value < spokenAt.value) return null
    return loaded.says[currentStep.value.key]!(loaded.lesson.sentenceValues(knowledgeNow.value))
  })
  const taskSentence = computed(() =>
    loadedLesson.value && currentStep.value?.move && view.value
      ? moveSentence(loadedLesson.value.words, currentStep.value.move, view.value)
      : null,
  )

  return {
    loadedLesson,
    step,
    currentStep,
    view,
    movesMade,
    toMove,
    notebookView: ownNotes,
    coachSentence: stepSentence,
    taskSentence,
    lastMistake,
    isTaskAsked,
    isWatching: computed(() => movesMade.value < spokenAt.value),
    isLastStep,
    hasFailed,
    attemptMove,
    pressAnswer,
    goToNextStep: goOn,
    restart: () => goToStep(0, false),
  }
}
