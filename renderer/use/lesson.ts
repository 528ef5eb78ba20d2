// Answers for: a guided first round on this screen: the game and its lesson loaded, which step it is, what is shown and said at it, and what the learner does.
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
import { moveSentence, type LessonWords, type Sentence } from '../../shared/words/sentence.ts'
import { prefersReducedMotion } from '../device/page/settings.ts'
import { reactiveWords } from '../device/words/language.ts'
import { reportFault } from '../device/link/reportFault.ts'
import { storedLessons } from '../device/storage/gameMemory.ts'
import { askMind } from './mind/askMind.ts'
import { loadGame, type LoadedGame } from './game/game.ts'

/** What others play is shown move by move, this long each, and never longer than the other altogether. */
const MOVE_MS = 900
const MEANWHILE_MS = 3000

/** What the learner did that was not it: another move, or another place on the sheet. */
export type LearnerMistake =
  | { readonly is: 'move' }
  | { readonly is: 'elsewhere' }
  | { readonly is: 'possible' | 'impossible' | 'out before'; readonly card: string }

/** A game with its lesson, played to the end beforehand. */
export interface LoadedLesson extends LoadedGame {
  readonly lesson: Lesson
  readonly played: PlayedLesson
  readonly says: LessonWords
}

export interface RunningLesson {
  readonly loaded: Readonly<ShallowRef<LoadedLesson | null>>
  readonly step: Readonly<ShallowRef<number>>
  /** This step: what is to be done. */
  readonly now: ComputedRef<LessonStep | null>
  /** What lies on the table now. */
  readonly view: ComputedRef<SeatView<GameTypeParams> | null>
  /** How many moves were made. */
  readonly made: Readonly<ShallowRef<number>>
  readonly toMove: ComputedRef<readonly Seat[]>
  /** What the notebook has taken in: less than lies on the table, while the learner is asked what follows from it. */
  readonly noted: ComputedRef<SeatView<GameTypeParams> | null>
  /** What the coach says; null while others move, or what follows is worked out. */
  readonly says: ComputedRef<Sentence | null>
  /** What the learner is to do, as the game says it; null: nothing in the game. */
  readonly deed: ComputedRef<Sentence | null>
  readonly slip: Readonly<ShallowRef<LearnerMistake | null>>
  /** The learner is, or is about to be, asked what follows: no screen gives it away. */
  readonly isAsked: ComputedRef<boolean>
  /** Others move, and the coach waits. */
  readonly isWatching: ComputedRef<boolean>
  readonly isLast: ComputedRef<boolean>
  readonly failed: Readonly<ShallowRef<boolean>>
  /** The learner makes a move. */
  readonly move: (move: GameTypeParams['move']) => void
  /** The learner presses a place in the notebook; false: nothing is asked of it. */
  readonly press: (place: string) => boolean
  /** On to the next step, whatever this one waits for: the coach does it. */
  readonly next: () => void
  readonly restart: () => void
}

const spoken = new Map<string, LessonWords>()

async function loadLesson(entry: GameEntry): Promise<LoadedLesson | null> {
  if (!entry.lesson) return null
  const says = spoken.get(entry.id) ?? reactiveWords(entry.lesson.words)
  spoken.set(entry.id, says)
  const [game, lesson] = await Promise.all([loadGame(entry), entry.lesson.load()])
  return { ...game, lesson, says, played: playLesson(game.game, lesson) }
}

/** Whether two moves are the same, in whatever order their fields were put together. */
function isSame(a: object, b: object): boolean {
  const written = (move: object) =>
    JSON.stringify(Object.entries(move).sort(([one], [other]) => (one < other ? -1 : 1)))
  return written(a) === written(b)
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
  /** What lies there is asked about, now or at one of the next steps: until that is answered, the notebook has not taken it in. */
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

  // What others play meanwhile, one move after another.
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
      // by the clock: a screen that takes long to be drawn leaves some out
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

  /** Comes to a step; where it does not follow the one before, all that was played until then lies there at once. */
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
