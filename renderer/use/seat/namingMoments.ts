// Delays the table on a screen while a guess, the last move or the ending is animated.
// The host does not wait. Until the animation is over or skipped, the page draws the table as it was before.
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { GameRules, GameTypeParams, NamingAttempt, Outcome } from '../../../shared/engine/index.ts'
import { NAMING_AT_SEAT_MS, NAMING_ON_DISPLAY_MS } from '../../../shared/wire/index.ts'
import { playSound } from '../../device/page/sounds.ts'
import { prefersReducedMotion } from '../../device/page/settings.ts'
import { storedNamingAnimations } from '../../device/storage/gameMemory.ts'
import type { ShownView } from '../../stores/shownView.ts'

/**
 * said: only the sentence · risen: the card is shown large, face down · turned: face up · stamped: right or
 * wrong
 */
export type NamingStage = 'said' | 'risen' | 'turned' | 'stamped'

/** One animation. */
export interface NamingMoment {
  readonly nth: number // counted since this page was opened
  readonly drawn: ShownView // the view that the page draws meanwhile
  readonly line: GameTypeParams['line'] | null // the guess; null: the last move of the game, or its ending
  readonly naming: NamingAttempt | null
  readonly isDecisive: boolean // for the person at this screen: their own card is named, or the game ends with it
  readonly ending: Outcome | null // the outcome, for showing the winners in front of the result
}

export interface NamingMoments {
  /** The view to draw. */
  readonly drawnView: ComputedRef<ShownView | null>
  /** True while the host's table is further on than the drawn one, so that nothing can be done. */
  readonly isHeld: ComputedRef<boolean>
  readonly moment: ComputedRef<NamingMoment | null>
  readonly currentStage: Readonly<ShallowRef<NamingStage>>
  /** The last guess that was animated in this game. */
  readonly lastPerformedLine: ComputedRef<GameTypeParams['line'] | null>
  /** The whole length of the animation. */
  readonly durationMs: Readonly<ShallowRef<number>>
  readonly skip: () => void
}

/** How long a display shows the winners and the evening's podium in front of the result, in milliseconds. */
export const FINALE_ON_DISPLAY_MS = 7000
/** How long a seat's screen shows the winners in front of the result, in milliseconds. */
export const FINALE_MS = 2600
/** When each stage begins, as a share of the whole. */
const STAGE_STARTS: readonly (readonly [NamingStage, number])[] = [
  ['said', 0],
  ['risen', 0.25],
  ['turned', 0.55],
  ['stamped', 0.65],
]
/** The slow stages, on a display and for one's own card: a hush before the card rises, a breath before it turns, a second for the stamp. */
const SLOW_STAGE_STARTS: readonly (readonly [NamingStage, number])[] = [
  ['said', 0],
  ['risen', 0.3],
  ['turned', 0.58],
  ['stamped', 0.7],
]
/** The stages with reduced motion: three still pictures. */
const REDUCED_MOTION_STAGE_STARTS: readonly (readonly [NamingStage, number])[] = [
  ['risen', 0],
  ['turned', 0.35],
  ['stamped', 0.65],
]

/** The number of guesses animated at full length; later ones of an evening are faster. */
const FULL_LENGTH_NAMING_COUNT = 4
/** The length of later ones, as a share of the full length. */
const LATER_NAMING_FACTOR = 0.45
/** After this long without a guess, in milliseconds, the next one begins a new evening. */
const EVENING_ENDS_AFTER_MS = 6 * 3_600_000

/** Counts one more naming this evening. Returns how long its animation lasts. */
export function takeNextNamingDurationMs(now = Date.now()): number {
  const { seen: seenCount, at: lastSeenAt } = storedNamingAnimations.get()
  const seenTonight = now - lastSeenAt < EVENING_ENDS_AFTER_MS ? seenCount : 0
  storedNamingAnimations.set({ seen: seenTonight + 1, at: now })
  return seenTonight < FULL_LENGTH_NAMING_COUNT ? NAMING_AT_SEAT_MS : NAMING_AT_SEAT_MS * LATER_NAMING_FACTOR
}

/**
 * `shown`: the present table. Two things are not animated: what arrived while nobody looked, and what came as a whole
 * view, as after reconnecting.
 */
export function useNamingMoments(sources: {
  readonly shown: () => ShownView | null
  readonly rules: () => GameRules<GameTypeParams> | undefined
  readonly display?: boolean // a screen for everybody
  readonly isDisplayed?: () => boolean // a seat of a table that a display shows too
}): NamingMoments {
  const waitingMoments = shallowRef<readonly NamingMoment[]>([])
  const currentStage = shallowRef<NamingStage>('said')
  const lastPerformed = shallowRef<{ readonly line: GameTypeParams['line']; readonly no: number } | null>(null)
  const durationMs = shallowRef(NAMING_AT_SEAT_MS)
  const moment = computed(() => waitingMoments.value[0] ?? null)
  let timers: ReturnType<typeof setTimeout>[] = []

  let momentCount = 0
  let game = -1 // of the evening
  watch(
    sources.shown,
    (viewAfter, viewBefore) => {
      // Between two views nothing is known. A game's animations are kept as long as the game is on the table.
      if (viewAfter && viewAfter.no !== game) {
        game = viewAfter.no
        leave()
      }
      if (
        !viewAfter ||
        !viewBefore ||
        viewAfter.lines !== viewBefore.lines ||
        document.hidden ||
        storedNamingAnimations.off()
      )
        return
      const newMoments = momentsBetween(viewBefore, viewAfter, sources.rules()).map(newMoment => ({
        ...newMoment,
        nth: ++momentCount,
      }))
      if (newMoments.length === 0) return
      waitingMoments.value = [...waitingMoments.value, ...newMoments]
      if (waitingMoments.value.length === newMoments.length) begin()
    },
    { flush: 'sync' },
  )

  function begin(): void {
    const currentMoment = moment.value
    if (!currentMoment) return
    durationMs.value = durationOf(currentMoment)
    const stages = !currentMoment.naming
      ? []
      : prefersReducedMotion()
        ? REDUCED_MOTION_STAGE_STARTS
        : isInStepWithDisplay() || currentMoment.isDecisive
          ? SLOW_STAGE_STARTS
          : STAGE_STARTS
    currentStage.value = stages[0]?.[0] ?? 'said'
    if (currentMoment.line) lastPerformed.value = { line: currentMoment.line, no: currentMoment.drawn.no }
    timers = stages.slice(1).map(([reached, startMs]) =>
      setTimeout(() => {
        currentStage.value = reached
        if (reached === 'stamped') playSound(currentMoment.naming!.right ? 'knock' : 'tick')
      }, startMs * durationMs.value),
    )
    timers.push(setTimeout(skip, durationMs.value))
  }

  /** A seat beside a display turns the card with it; otherwise it would say the result before the room sees it. */
  function isInStepWithDisplay(): boolean {
    return sources.display === true || sources.isDisplayed?.() === true
  }

  function durationOf({ naming, ending, isDecisive }: NamingMoment): number {
    if (ending) return sources.display ? FINALE_ON_DISPLAY_MS : FINALE_MS
    if (!naming) return NAMING_AT_SEAT_MS
    if (isInStepWithDisplay()) return NAMING_ON_DISPLAY_MS // the room sees each, however many wait
    const countedDuration = takeNextNamingDurationMs()
    if (isDecisive) return NAMING_AT_SEAT_MS // however many were seen before
    const hasGoneOn = waitingMoments.value.filter(waitingMoment => waitingMoment.naming).length > 1
    return hasGoneOn ? Math.min(countedDuration, NAMING_AT_SEAT_MS * LATER_NAMING_FACTOR) : countedDuration
  }

  /** Skips to the next animation, or to the present table. */
  function skip(): void {
    for (const timer of timers) clearTimeout(timer)
    timers = []
    waitingMoments.value = waitingMoments.value.slice(1)
    begin()
  }

  function leave(): void {
    waitingMoments.value = []
    skip()
  }
  onScopeDispose(leave)

  /**
   * The view to draw. During an animation it is the view from before, unless this screen has switched to another seat.
   */
  const drawnView = computed(() => {
    const shownView = sources.shown()
    const heldView = moment.value?.drawn
    return heldView && shownView?.lines === heldView.lines ? heldView : shownView
  })
  /**
   * The last animated guess of the present game. The page has only the words of the present game, so a guess of an
   * earlier one is left out.
   */
  const lastPerformedLine = computed(() => {
    const { line, no } = lastPerformed.value ?? {}
    return line && no === (sources.shown() ?? moment.value?.drawn)?.no ? line : null
  })
  return {
    drawnView,
    isHeld: computed(() => drawnView.value !== sources.shown()),
    moment,
    currentStage,
    lastPerformedLine,
    durationMs,
    skip,
  }
}

/** The parts of a change that are worth an animation. */
function momentsBetween(
  viewBefore: ShownView,
  viewAfter: ShownView,
  rules: GameRules<GameTypeParams> | undefined,
): Omit<NamingMoment, 'nth'>[] {
  const newLines = viewAfter.view.story.slice(viewBefore.view.story.length)
  const namings = newLines.flatMap((line, nth): Omit<NamingMoment, 'nth'>[] => {
    const naming = rules?.namings?.[line.type]?.(line)
    const isOwn = 'own' in viewAfter.view && naming?.of?.includes(viewAfter.view.seat) === true
    const endsGame =
      viewAfter.view.outcome !== null && newLines.every(({ type }, at) => at <= nth || !rules?.namings?.[type])
    return naming ? [{ drawn: viewBefore, line, naming, isDecisive: isOwn || endsGame, ending: null }] : []
  })
  const ending = viewBefore.view.outcome === null ? viewAfter.view.outcome : null
  if (!ending) return namings
  const lastMove = {
    drawn: { ...viewAfter, view: { ...viewAfter.view, outcome: null } },
    line: null,
    naming: null,
    isDecisive: true,
    ending: null,
  }
  const finale = { drawn: viewAfter, line: null, naming: null, isDecisive: true, ending }
  return [...(namings.length > 0 ? namings : [lastMove]), finale]
}
