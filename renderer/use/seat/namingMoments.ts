// Answers for: what a screen shows of the table while a moment is being seen: somebody names a card, or the game is over.
// The host waits for none of it. Until the moment has passed, or is skipped, the page draws the table as it lay before.
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { Game, GameTypeParams, NamingAttempt } from '../../../shared/engine/index.ts'
import { playSound } from '../../device/page/sounds.ts'
import { prefersReducedMotion } from '../../device/page/settings.ts'
import { storedNamingMoments } from '../../device/storage/gameMemory.ts'
import type { ShownView } from '../../stores/shownView.ts'

/** said: the sentence alone · risen: the card lies large, face down · turned: it is seen · stamped: right or wrong */
export type NamingStage = 'said' | 'risen' | 'turned' | 'stamped'

/** One thing that is worth looking at. */
export interface NamingMoment {
  readonly nth: number // since this page was opened
  readonly drawn: ShownView // what the page draws meanwhile
  readonly line: GameTypeParams['line'] | null // the naming; null: the last move of the game, which ends when it was seen
  readonly naming: NamingAttempt | null
}

export interface NamingMoments {
  /** What is to be drawn. */
  readonly drawn: ComputedRef<ShownView | null>
  /** It is not what lies there by now: nothing can be done. */
  readonly isHeld: ComputedRef<boolean>
  readonly moment: ComputedRef<NamingMoment | null>
  readonly stage: Readonly<ShallowRef<NamingStage>>
  /** The naming that was made a moment of last. */
  readonly performed: Readonly<ShallowRef<GameTypeParams['line'] | null>>
  /** Milliseconds until it has passed, all in all. */
  readonly lasts: Readonly<ShallowRef<number>>
  readonly skip: () => void
}

export const NAMING_MOMENT_MS = 2000
/** When each stage begins, in shares of the whole. */
const BEGINS: readonly (readonly [NamingStage, number])[] = [
  ['said', 0],
  ['risen', 0.25],
  ['turned', 0.55],
  ['stamped', 0.65],
]
/** Three pictures that stand still. */
const STILL: readonly (readonly [NamingStage, number])[] = [
  ['risen', 0],
  ['turned', 0.35],
  ['stamped', 0.65],
]

/** Namings that are made much of; the later ones of an evening pass more quickly. */
const WHOLE_NAMINGS = 4
const LATER_SHARE = 0.45
/** After so long without a naming another evening has begun. */
const EVENING_MS = 6 * 3_600_000

/** How long the next naming of this evening lasts. */
export function nextNamingDuration(now = Date.now()): number {
  const { seen, at } = storedNamingMoments.get()
  const before = now - at < EVENING_MS ? seen : 0
  storedNamingMoments.set({ seen: before + 1, at: now })
  return before < WHOLE_NAMINGS ? NAMING_MOMENT_MS : NAMING_MOMENT_MS * LATER_SHARE
}

/** `shown`: what lies there by now. What came while nobody looked, or came whole, as on coming back, is no moment. */
export function useNamingMoments(now: {
  readonly shown: () => ShownView | null
  readonly game: () => Game<GameTypeParams> | undefined
}): NamingMoments {
  const waiting = shallowRef<readonly NamingMoment[]>([])
  const stage = shallowRef<NamingStage>('said')
  const performed = shallowRef<GameTypeParams['line'] | null>(null)
  const lasts = shallowRef(NAMING_MOMENT_MS)
  const moment = computed(() => waiting.value[0] ?? null)
  let timers: ReturnType<typeof setTimeout>[] = []

  let made = 0
  let game = -1 // of the evening
  watch(
    now.shown,
    (after, before) => {
      // Between two views nothing is known; the moments of a game last as long as it lies there.
      if (after && after.no !== game) {
        game = after.no
        leave()
      }
      if (!after || !before || after.lines !== before.lines || document.hidden || storedNamingMoments.off()) return
      const fresh = momentsBetween(before, after, now.game()).map(one => ({ ...one, nth: ++made }))
      if (fresh.length === 0) return
      waiting.value = [...waiting.value, ...fresh]
      if (waiting.value.length === fresh.length) begin()
    },
    { flush: 'sync' },
  )

  function begin(): void {
    const next = moment.value
    if (!next) return
    const due = next.naming ? nextNamingDuration() : NAMING_MOMENT_MS
    lasts.value = waiting.value.length > 1 ? Math.min(due, NAMING_MOMENT_MS * LATER_SHARE) : due // the table has gone on
    const stages = !next.naming ? [] : prefersReducedMotion() ? STILL : BEGINS
    stage.value = stages[0]?.[0] ?? 'said'
    if (next.line) performed.value = next.line
    timers = stages.slice(1).map(([reached, from]) =>
      setTimeout(() => {
        stage.value = reached
        if (reached === 'stamped') playSound(next.naming!.right ? 'knock' : 'tick')
      }, from * lasts.value),
    )
    timers.push(setTimeout(skip, lasts.value))
  }

  /** On to the next, or to the table as it lies now. */
  function skip(): void {
    for (const timer of timers) clearTimeout(timer)
    timers = []
    waiting.value = waiting.value.slice(1)
    begin()
  }

  function leave(): void {
    waiting.value = []
    skip()
  }
  onScopeDispose(leave)

  /** What was heard by one pair of eyes is never drawn for another. */
  const drawn = computed(() => {
    const shown = now.shown()
    const held = moment.value?.drawn
    return held && shown?.lines === held.lines ? held : shown
  })
  return { drawn, isHeld: computed(() => drawn.value !== now.shown()), moment, stage, performed, lasts, skip }
}

/** What of the news is worth a moment. */
function momentsBetween(
  before: ShownView,
  after: ShownView,
  game: Game<GameTypeParams> | undefined,
): Omit<NamingMoment, 'nth'>[] {
  const told = after.view.story.slice(before.view.story.length)
  const namings = told.flatMap((line): Omit<NamingMoment, 'nth'>[] => {
    const naming = game?.namings?.[line.type]?.(line)
    return naming ? [{ drawn: before, line, naming }] : []
  })
  if (namings.length > 0) return namings
  const isOver = before.view.outcome === null && after.view.outcome !== null
  return isOver ? [{ drawn: { ...after, view: { ...after.view, outcome: null } }, line: null, naming: null }] : []
}
