// Answers for: a finished game looked back at on this screen: the record read, the state at every step, and what was found out.
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import {
  InvalidRecord,
  chanceCurves,
  firstSolvables,
  applyMoveUnchecked,
  gameForRecord,
  parseRecord,
  replayRecord,
  seatView,
  startGame,
  tableView,
  type ChanceCurve,
  type QuestionFinding,
  type ReviewFinding,
  type FirstSolvable,
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

/** A game that can be looked back at. */
export interface ReplayableGame extends LoadedGame {
  readonly record: GameRecord
  /** The state after so many moves, as the table and each seat saw it. */
  readonly views: (step: number) => {
    readonly table: TableView<GameTypeParams>
    readonly seats: readonly SeatView<GameTypeParams>[]
  }
  /** What a move told first, and what was whispered with it. */
  readonly told: (step: number) => readonly GameTypeParams['line'][]
  /** Everything that was told to anybody. */
  readonly story: readonly GameTypeParams['line'][]
  /** For each line of it, the moves made when it was told. */
  readonly steps: readonly number[]
}

/** Reads a record. Throws InvalidRecord when it is none, or is from other rules. */
export async function loadReplay(text: string): Promise<ReplayableGame> {
  const record = parseRecord(text)
  const entry = gameEntry(record.game)
  if (!entry) throw new InvalidRecord({ type: 'game', game: record.game }, `the game “${record.game}” is not known`)
  const loaded = await loadGame(entry)
  const end = replayRecord(loaded.game, record)
  const game = gameForRecord(loaded.game, record)
  const again = startGame(game, record)
  const steps: number[] = []
  for (let step = 0; ; step++) {
    while (steps.length < again.story.length) steps.push(step)
    const entry = record.log[step]
    if (!entry) break
    applyMoveUnchecked(game, again, ...entry)
  }
  const views = (step: number) => {
    const state = replayRecord(loaded.game, record, step)
    return { table: { ...tableView(state) }, seats: [...state.own.keys()].map(seat => ({ ...seatView(state, seat) })) }
  }
  const told = (step: number) => {
    const first = steps.indexOf(step)
    const next = end.story.findIndex(({ to }, at) => at > first && (to === undefined || steps[at] !== step))
    return end.story.slice(first, next < 0 ? undefined : next).map(({ line }) => line)
  }
  return { ...loaded, record, views, steps, told, story: end.story.map(({ line }) => line) }
}

/** True where the last of so many moves was made by a computer, for a person whose time was out. */
export function isOutOfTime({ outOfTime = [] }: GameRecord, step: number): boolean {
  return outOfTime.includes(step)
}

/** The lines from which the answer followed at a first moment, as that seat heard them. */
export async function linesBehindAnswer(
  { views, record }: ReplayableGame,
  { seat, key, answer, step }: FirstSolvable,
): Promise<readonly GameTypeParams['line'][]> {
  const view = views(step).seats[seat]!
  const places = await askMind(record.game, { about: 'solution', view, riddle: key, answer }).catch(
    (error: unknown) => {
      reportFault(error, `reasons of ${record.game}`)
      throw error
    },
  )
  return places.map(place => view.story[place]!)
}

/** What a question told: as it was asked, and its answer where that was a move of its own. */
export function linesToldByQuestion(
  { told }: ReplayableGame,
  { step, until }: QuestionFinding,
): readonly GameTypeParams['line'][] {
  return Array.from({ length: until - step + 1 }, (_, nth) => told(step + nth)).flat()
}

export interface ReviewState {
  readonly knowings: ComputedRef<readonly KnowledgeFinding[]>
  readonly askings: ComputedRef<readonly QuestionFinding[]>
  readonly firsts: ComputedRef<readonly FirstSolvable[]>
  readonly together: ComputedRef<readonly CooperativeFinding[]>
  readonly courses: ComputedRef<readonly ChanceCurve[]>
  /** The move it has come to; null when all is found out. */
  readonly working: Readonly<ShallowRef<number | null>>
  readonly trouble: Readonly<ShallowRef<boolean>>
  /** What a seat could know after so many moves. */
  readonly knowing: (seat: Seat, step: number) => KnowledgeFinding | null
}

/** Finds out what each seat could know, beside the page, from the deal on. */
export function useGameAnalysis(game: () => ReplayableGame | null): ReviewState {
  const findings = shallowRef<readonly ReviewFinding[]>([])
  const working = shallowRef<number | null>(null)
  const trouble = shallowRef(false)
  let stop = () => {}
  onScopeDispose(() => stop())
  watch(
    game,
    now => {
      stop()
      findings.value = []
      trouble.value = false
      working.value = null
      if (!now) return
      working.value = 0
      let fresh: ReviewFinding[] = []
      const show = () => {
        findings.value = [...findings.value, ...fresh]
        fresh = []
      }
      const shows = setInterval(show, 250) // a plot drawn anew for every finding would keep the page busy
      const halt = reviewInWorker(now.record, {
        found: finding => {
          fresh.push(finding)
          working.value = finding.step
        },
        done: troubled => {
          clearInterval(shows)
          show()
          working.value = null
          trouble.value = troubled !== undefined
          if (troubled !== undefined) reportFault(troubled, `review of ${now.record.game}`)
        },
      })
      stop = () => {
        clearInterval(shows)
        halt()
      }
    },
    { immediate: true },
  )
  const knowings = computed(() => findings.value.filter(finding => finding.about === 'knowing'))
  return {
    knowings,
    askings: computed(() => findings.value.filter(finding => finding.about === 'asking')),
    together: computed(() => findings.value.filter(finding => finding.about === 'together')),
    courses: computed(() => chanceCurves(findings.value)),
    firsts: computed(() => (game() ? firstSolvables(findings.value, game()!.record.log) : [])),
    working,
    trouble,
    knowing: (seat, step) => knowings.value.findLast(one => one.seat === seat && one.step <= step) ?? null,
  }
}
