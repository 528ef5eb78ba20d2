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
import { inEveryLanguage } from '../../shared/words/fallback.ts'
import { moveSentence, type LessonWords, type Sentence } from '../../shared/words/sentence.ts'
import { prefersReducedMotion } from '../device/page/settings.ts'
import { reactiveWords } from '../device/words/language.ts'
import { reportFault } from '../device/link/reportFault.ts'
import { storedLessons } from '../device/storage/gameMemory.ts'
import { askMind } from './mind/askMind.ts'
import { loadGame, type LoadedGame } from './game/game.ts'

/** How long each move of the others is shown, and the longest they may take altogether. */
const MOVE_MS = 900
const MEANWHILE_MS = 3000

/** What the learner did wrong: another move, or another place on the sheet. */
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
  readonly loaded: Readonly<ShallowRef<LoadedLesson | null>>
  readonly step: Readonly<ShallowRef<number>>
  /** The present step: what the learner is to do. */
  readonly now: ComputedRef<LessonStep | null>
  /** The view on the table now. */
  readonly view: ComputedRef<SeatView<GameTypeParams> | null>
  /** How many moves have been made. */
  readonly made: Readonly<ShallowRef<number>>
  readonly toMove: ComputedRef<readonly Seat[]>
  /**
   * The view that the notebook has taken in. It lags behind while the learner is asked what follows from the
   * table.
   */
  readonly noted: ComputedRef<SeatView<GameTypeParams> | null>
  /** What the coach says; null while others move or deductions are worked out. */
  readonly says: ComputedRef<Sentence | null>
  /** The learner's task in the game's words; null: none. */
  readonly deed: ComputedRef<Sentence | null>
  readonly slip: Readonly<ShallowRef<LearnerMistake | null>>
  /** The learner is being asked or is about to be: no screen gives the answer away. */
  readonly isAsked: ComputedRef<boolean>
  /** Others move, and the coach waits. */
  readonly isWatching: ComputedRef<boolean>
  readonly isLast: ComputedRef<boolean>
  readonly failed: Readonly<ShallowRef<boolean>>
  /** Makes the learner's move. */
  readonly move: (move: GameTypeParams['move']) => void
  /** Presses a place in the notebook. Returns false if nothing is asked about it. */
  readonly press: (place: string) => boolean
  /** Goes to the next step, whatever this one waits for; the coach does it. */
  readonly next: () => void
  readonly restart: () => void
}

const spoken = new Map<string, LessonWords>()

async function loadLesson(entry: GameEntry): Promise<LoadedLesson | null> {
  if (!entry.lesson) return null
  const says = spoken.get(entry.id) ?? reactiveWords(inEveryLanguage(entry.lesson.words))
  spoken.set(entry.id, says)
  const [game, lesson] = await Promise.all([loadGame(entry), entry.lesson.load()])
  return { ...game, lesson, says, played: playLesson(game.game, lesson) }
}

/** Whether two moves are equal, whatever the order of their fields. */
function isSame(a: object, b: object): boolean {
  const canonicalText = (move: object) =>
    JSON.stringify(Object.entries(move).sort(([one], [other]) => (one < other ? -1 : 1)))
  return canonicalText(a) === canonicalText(b)
}

export function useLesson(game: string): RunningLesson {
  const loaded = shallowRef<LoadedLesson | null>(null)
  const step = shallowRef(0)
  const made = shallowRef(0)
  const slip = shallowRef<LearnerMistake | null>(null)
  const failed = shallowRef(false)
  const moment = shallowRef<LearnerKnowledge | null>(null)

  const now = computed(() => loaded.value?.lesson.steps[step.value] ?? null)
  const spokenAt = computed(() => loaded.value?.played.spoken[step.value] ?? 0)
  const isLast = computed(() => step.value === (loaded.value?.lesson.steps.length ?? 0) - 1)
  const view = computed(() => loaded.value?.played.views[made.value] ?? null)
  const toMove = computed(() => {
    const state = loaded.value?.played.states[made.value]
    return state ? loaded.value!.game.toMove(tableView(state)) : []
  })
  /**
   * The position is asked about, now or in one of the next steps. Until that is answered, the notebook has not
   * taken it in.
   */
  const isAsked = computed(() => {
    if (!loaded.value) return false
    const { lesson, played } = loaded.value
    return lesson.steps.some(
      ({ find, noted }, at) =>
        at >= step.value && find && !noted && played.spoken[at] === spokenAt.value && made.value === spokenAt.value,
    )
  })
  const noted = computed(() => {
    const { value: all } = loaded
    return all && isAsked.value ? (all.played.views[all.played.earlier[step.value]!] ?? null) : view.value
  })

  const proofs = new Map<number, Promise<Deductions | null>>()
  function proofAfter(moves: number): Promise<Deductions | null> {
    const known = proofs.get(moves)
    if (known) return known
    const asked = askMind(game, { about: 'proof', view: loaded.value!.played.views[moves]! }).catch(
      (error: unknown) => {
        failed.value = true
        reportFault(error, `lesson of ${game}`)
        return null
      },
    )
    proofs.set(moves, asked)
    return asked
  }

  watch([loaded, step], async ([all, at]) => {
    moment.value = null
    if (!all) return
    const moves = all.played.spoken[at]!
    const [proof, before] = await Promise.all([proofAfter(moves), proofAfter(all.played.earlier[at]!)])
    if (at === step.value && proof && before) moment.value = { view: all.played.views[moves]!, proof, before }
  })

  // Plays the moves of the others, one after another.
  let pace: ReturnType<typeof setTimeout> | undefined
  onScopeDispose(() => clearTimeout(pace))
  function watchOthers(): void {
    clearTimeout(pace)
    const from = made.value
    const moves = spokenAt.value - from
    if (moves <= 0) return
    if (prefersReducedMotion()) return void (made.value = spokenAt.value)
    const each = Math.min(MOVE_MS, MEANWHILE_MS / moves)
    const began = performance.now()
    const show = () => {
      // by the clock: a screen that draws slowly skips some
      made.value = Math.min(spokenAt.value, from + Math.floor((performance.now() - began) / each))
      if (made.value < spokenAt.value) pace = setTimeout(show, each)
    }
    pace = setTimeout(show, each)
  }

  function keep(key: string | null): void {
    const lessons = new Map(storedLessons.get())
    if (key === null) lessons.delete(game)
    else lessons.set(game, key)
    storedLessons.set(lessons)
  }

  /** Goes to a step. If it is not the next one, all earlier moves are on the table at once. */
  function come(to: number, follows: boolean): void {
    const all = loaded.value!
    step.value = to
    slip.value = null
    keep(to === 0 || isLast.value ? null : all.lesson.steps[to]!.key)
    if (!follows) made.value = spokenAt.value
    watchOthers()
  }

  const entry = gameEntry(game)
  if (entry)
    void loadLesson(entry).then(found => {
      loaded.value = found
      if (!found) return
      const left = storedLessons.get().get(game)
      come(
        Math.max(
          0,
          found.lesson.steps.findIndex(({ key }) => key === left),
        ),
        false,
      )
    })

  function next(): void {
    if (!loaded.value || isLast.value) return
    clearTimeout(pace)
    made.value = spokenAt.value + (now.value?.move ? 1 : 0)
    come(step.value + 1, true)
  }

  function move(tried: GameTypeParams['move']): void {
    if (now.value?.move && isSame(tried, now.value.move)) next()
    else slip.value = { is: 'move' }
  }

  function press(place: string): boolean {
    const { find } = now.value ?? {}
    if (!find || !loaded.value) return false
    const { lesson } = loaded.value
    const card = lesson.answerAt(place)
    if (!moment.value) return true
    const { proof, before, view: seen } = moment.value
    const was = card !== null && lesson.possible(before, noted.value ?? seen).includes(card)
    const is = card !== null && lesson.possible(proof, seen).includes(card)
    if (card === null) slip.value = { is: 'elsewhere' }
    else if (find === 'possible' ? is : was && !is) next()
    else slip.value = { is: is ? 'possible' : was ? 'impossible' : 'out before', card }
    return true
  }

  const says = computed(() => {
    const { value: all } = loaded
    if (!all || !now.value || !moment.value || made.value < spokenAt.value) return null
    return all.says[now.value.key]!(all.lesson.given(moment.value))
  })
  const deed = computed(() =>
    loaded.value && now.value?.move && view.value ? moveSentence(loaded.value.words, now.value.move, view.value) : null,
  )

  return {
    loaded,
    step,
    now,
    view,
    made,
    toMove,
    noted,
    says,
    deed,
    slip,
    isAsked,
    isWatching: computed(() => made.value < spokenAt.value),
    isLast,
    failed,
    move,
    press,
    next,
    restart: () => come(0, false),
  }
}
