// Works out the shown seat's deductions: the proof, the reason for a mark, and hints.
// Everything is derived on this device from that view alone, and forgotten with it.
import { computed, shallowRef, watch, type Ref, type ShallowRef } from 'vue'
import type {
  GameTypeParams,
  OwnMark,
  SeatView,
  Conclusion,
  Deductions,
  Riddle,
  RuledOutAnswers,
} from '../../../shared/engine/index.ts'
import { areAllMarked } from '../../../shared/engine/index.ts'
import type { SupportedConclusion } from '../../games/screens.ts'
import { reportFault } from '../../device/link/reportFault.ts'
import { askMind } from './askMind.ts'

/** A proof or a hint that takes longer than this is announced as being worked out. */
const SLOW_PROOF_MS = 400

/** How many open riddles a hint names. */
const MAX_OPEN_RIDDLES = 4

/**
 * A hint: a conclusion, and its reason once the reason is asked for too. If nothing new follows, the hint says instead
 * what was last told, what would be good to ask, and how much is still possible.
 */
export interface Hint {
  readonly conclusion: Conclusion | null // null: nothing new follows
  readonly marks?: readonly OwnMark[] // note the conclusion by hand; none where the notebook says it itself
  readonly because: SupportedConclusion<GameTypeParams, Conclusion> | null
  // The fields below are filled only if nothing new follows.
  readonly open: readonly Riddle[] // the riddles still to be solved, nearest first
  readonly lastNews?: { readonly line: GameTypeParams['line']; readonly ruledOut: readonly RuledOutAnswers[] } | null
  readonly question?: GameTypeParams['move'] | null
}

export interface SeatReasoning {
  readonly proof: Readonly<ShallowRef<Deductions | null>>
  readonly shownReason: Readonly<ShallowRef<SupportedConclusion<GameTypeParams, Conclusion> | null>>
  readonly shownHint: Readonly<ShallowRef<Hint | null>>
  /** The proof or a hint is being worked out; deductions shown are from the view before. */
  readonly isWorking: Readonly<Ref<boolean>>
  /** The deductions could not be worked out: a bug. */
  readonly hasFailed: Readonly<ShallowRef<boolean>>
  /** Asks why this holds; null: stops asking. */
  readonly explain: (conclusion: Conclusion | null) => Promise<void>
  /** Works out what the lines at these indices of the story ruled out. */
  readonly ruledOut: (lines: {
    readonly firstLine: number
    readonly lastLine: number
  }) => Promise<readonly RuledOutAnswers[]>
  /** Asks for a conclusion that is not noted yet. While the reason of a hint is shown, goes back to the conclusion alone. */
  readonly askHint: () => Promise<void>
  /** Asks for the reason of the conclusion. */
  readonly explainHint: () => Promise<void>
}

/**
 * `view`: what a seat sees, null while no seat's view is open; `isProofShown`: whether its notebook shows what is proved; `marks`: its own
 * marks.
 */
export function useSeatReasoning(sources: {
  readonly game: () => string
  readonly view: () => SeatView<GameTypeParams> | null
  readonly isProofShown: () => boolean
  readonly marks?: () => Readonly<Record<string, string>>
}): SeatReasoning {
  const proof = shallowRef<Deductions | null>(null)
  const shownReason = shallowRef<SupportedConclusion<GameTypeParams, Conclusion> | null>(null)
  const shownHint = shallowRef<Hint | null>(null)
  const hasFailed = shallowRef(false)
  const isWorking = shallowRef(false)
  const isFindingHint = shallowRef(false)

  /**
   * Shows and reports that something could not be worked out, because an empty notebook would say that nothing
   * follows. Returns null.
   */
  const noteFailure = (error: unknown): null => {
    hasFailed.value = true
    reportFault(error, `mind of ${sources.game()}`)
    return null
  }

  // For another seat's view or none, nothing is kept. For the same seat's next view, its proof follows in a moment.
  watch(
    () => sources.view()?.seat,
    () => {
      proof.value = null
      shownReason.value = null
    },
    { flush: 'sync' },
  )
  watch(
    [sources.view, sources.isProofShown],
    async ([view, isProofShown]) => {
      shownHint.value = null
      hasFailed.value = false
      isWorking.value = false
      if (!view || !isProofShown) return void (proof.value = null)
      const isStillAsked = () => view === sources.view() && sources.isProofShown()
      const slowTimer = setTimeout(() => (isWorking.value = isStillAsked()), SLOW_PROOF_MS)
      const newProof = await askMind(sources.game(), { about: 'proof', view }).catch(noteFailure)
      clearTimeout(slowTimer)
      if (!isStillAsked()) return
      proof.value = newProof
      isWorking.value = false
    },
    { immediate: true },
  )

  async function findReasons(
    view: SeatView<GameTypeParams>,
    conclusion: Conclusion,
  ): Promise<SupportedConclusion<GameTypeParams, Conclusion>> {
    const places = await askMind(sources.game(), { about: 'because', view, conclusion })
    return { conclusion, lines: places.map(index => view.story[index]!) }
  }

  async function explain(conclusion: Conclusion | null): Promise<void> {
    shownReason.value = null
    const view = sources.view()
    if (!view || !conclusion) return
    const reasons = await findReasons(view, conclusion).catch(noteFailure)
    if (view.seat === sources.view()?.seat) shownReason.value = reasons
  }

  async function findRuledOut({
    firstLine,
    lastLine,
  }: {
    readonly firstLine: number
    readonly lastLine: number
  }): Promise<readonly RuledOutAnswers[]> {
    const view = sources.view()
    if (!view) return []
    return (await askMind(sources.game(), { about: 'ruled out', view, firstLine, lastLine }).catch(noteFailure)) ?? []
  }

  async function askHint(): Promise<void> {
    const view = sources.view()
    if (!view) return
    const lastHint = shownHint.value
    const isNoted = areAllMarked(lastHint?.marks ?? [], sources.marks?.() ?? {})
    const slowTimer = setTimeout(() => (isFindingHint.value = true), SLOW_PROOF_MS)
    const hintOrSearch = lastHint?.because && !isNoted ? { ...lastHint, because: null } : findHint(view)
    const nextHint = await Promise.resolve(hintOrSearch).finally(() => {
      clearTimeout(slowTimer)
      isFindingHint.value = false
    })
    if (view === sources.view()) shownHint.value = nextHint
  }

  async function explainHint(): Promise<void> {
    const view = sources.view()
    const { value: hint } = shownHint
    if (!view || !hint?.conclusion) return
    const because = await findReasons(view, hint.conclusion).catch(noteFailure)
    if (view === sources.view()) shownHint.value = { ...hint, because }
  }

  async function findHint(view: SeatView<GameTypeParams>): Promise<Hint | null> {
    const marks = sources.isProofShown() ? {} : { ...sources.marks?.() }
    const foundHint = await askMind(sources.game(), { about: 'hint', view, marks }).catch(noteFailure)
    if (foundHint)
      return {
        conclusion: foundHint.conclusion,
        marks: sources.isProofShown() ? [] : foundHint.marks,
        open: [],
        because: null,
      }
    const deductions = hasFailed.value
      ? null
      : await askMind(sources.game(), { about: 'proof', view }).catch(noteFailure)
    if (!deductions) return null // the page says that it failed
    const unsolvedRiddles = deductions.riddles.filter(({ left, shown }) => left > 1 && !shown)
    const lastTold = await askMind(sources.game(), { about: 'last told', view }).catch(noteFailure)
    const question = await askMind(sources.game(), { about: 'good question', view }).catch(noteFailure)
    return {
      conclusion: null,
      because: null,
      open: unsolvedRiddles.sort((a, b) => a.left - b.left).slice(0, MAX_OPEN_RIDDLES),
      lastNews: lastTold && { line: view.story[lastTold.line]!, ruledOut: lastTold.ruledOut },
      question,
    }
  }

  return {
    proof,
    shownReason,
    shownHint,
    isWorking: computed(() => isWorking.value || isFindingHint.value),
    hasFailed,
    explain,
    ruledOut: findRuledOut,
    askHint,
    explainHint,
  }
}
