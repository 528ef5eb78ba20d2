// Works out the shown seat's deductions: the proof, the reason for a mark, and hints.
// Everything is derived on this device from that view alone, and forgotten with it.
import { shallowRef, watch, type ShallowRef } from 'vue'
import type {
  GameTypeParams,
  SeatView,
  Conclusion,
  Deductions,
  Riddle,
  RuledOut,
} from '../../../shared/engine/index.ts'
import type { SupportedConclusion } from '../../games/screens.ts'
import { reportFault } from '../../device/link/reportFault.ts'
import { askMind } from './askMind.ts'

/** A proof that takes longer than this is announced as being worked out. */
const SLOW_PROOF_MS = 400

/** How many open riddles a hint names. */
const MOST_OPEN = 4

/** A hint: a conclusion, and its reason once that is asked too. Without a conclusion it says how much is still possible. */
export interface Hint {
  readonly conclusion: Conclusion | null // null: nothing new follows
  readonly open: readonly Riddle[] // what is still to find out, nearest first; only where nothing follows
  readonly because: SupportedConclusion<GameTypeParams, Conclusion> | null
}

export interface SeatReasoning {
  readonly proof: Readonly<ShallowRef<Deductions | null>>
  readonly because: Readonly<ShallowRef<SupportedConclusion<GameTypeParams, Conclusion> | null>>
  readonly hint: Readonly<ShallowRef<Hint | null>>
  /** The proof is being worked out; deductions shown are from the view before. */
  readonly working: Readonly<ShallowRef<boolean>>
  /** The deductions could not be worked out: a bug. */
  readonly failed: Readonly<ShallowRef<boolean>>
  /** Asks why this holds; null: stops asking. */
  readonly why: (conclusion: Conclusion | null) => Promise<void>
  /** What the lines at these indices of the story ruled out. */
  readonly ruledOut: (lines: { readonly first: number; readonly last: number }) => Promise<readonly RuledOut[]>
  /** Asks for a conclusion; asked again, for its reason. */
  readonly askHint: () => Promise<void>
}

/** `view`: what a seat sees, null while no seat's view is open; `proves`: whether its notebook proves. */
export function useSeatReasoning(now: {
  readonly game: () => string
  readonly view: () => SeatView<GameTypeParams> | null
  readonly proves: () => boolean
}): SeatReasoning {
  const proof = shallowRef<Deductions | null>(null)
  const because = shallowRef<SupportedConclusion<GameTypeParams, Conclusion> | null>(null)
  const hint = shallowRef<Hint | null>(null)
  const failed = shallowRef(false)
  const working = shallowRef(false)

  /**
   * Null for what could not be worked out. That is shown and reported, because an empty notebook would say that
   * nothing follows.
   */
  const orFail = (error: unknown): null => {
    failed.value = true
    reportFault(error, `mind of ${now.game()}`)
    return null
  }

  // For another seat's view or none, nothing is kept. For the same seat's next view, its proof follows in a moment.
  watch(
    () => now.view()?.seat,
    () => {
      proof.value = null
      because.value = null
    },
    { flush: 'sync' },
  )
  watch(
    [now.view, now.proves],
    async ([view, proves]) => {
      hint.value = null
      failed.value = false
      working.value = false
      if (!view || !proves) return void (proof.value = null)
      const isStillAsked = () => view === now.view() && now.proves()
      const patience = setTimeout(() => (working.value = isStillAsked()), SLOW_PROOF_MS)
      const proved = await askMind(now.game(), { about: 'proof', view }).catch(orFail)
      clearTimeout(patience)
      if (!isStillAsked()) return
      proof.value = proved
      working.value = false
    },
    { immediate: true },
  )

  async function reasons(
    view: SeatView<GameTypeParams>,
    conclusion: Conclusion,
  ): Promise<SupportedConclusion<GameTypeParams, Conclusion>> {
    const places = await askMind(now.game(), { about: 'because', view, conclusion })
    return { conclusion, lines: places.map(index => view.story[index]!) }
  }

  async function why(conclusion: Conclusion | null): Promise<void> {
    because.value = null
    const view = now.view()
    if (!view || !conclusion) return
    const found = await reasons(view, conclusion).catch(orFail)
    if (view.seat === now.view()?.seat) because.value = found
  }

  async function ruledOut({
    first,
    last,
  }: {
    readonly first: number
    readonly last: number
  }): Promise<readonly RuledOut[]> {
    const view = now.view()
    if (!view) return []
    return (await askMind(now.game(), { about: 'ruled out', view, first, last }).catch(orFail)) ?? []
  }

  async function askHint(): Promise<void> {
    const view = now.view()
    if (!view) return
    const lastHint = hint.value
    if (lastHint?.because) return
    const next = lastHint?.conclusion
      ? { ...lastHint, because: await reasons(view, lastHint.conclusion).catch(orFail) }
      : await newHint(view)
    if (view === now.view()) hint.value = next
  }

  async function newHint(view: SeatView<GameTypeParams>): Promise<Hint | null> {
    const conclusion = await askMind(now.game(), { about: 'hint', view }).catch(orFail)
    if (conclusion) return { conclusion, open: [], because: null }
    const proved = failed.value ? null : await askMind(now.game(), { about: 'proof', view }).catch(orFail)
    if (!proved) return null // the page says that it failed
    const open = proved.riddles.filter(({ left, shown }) => left > 1 && !shown)
    return { conclusion, open: open.sort((a, b) => a.left - b.left).slice(0, MOST_OPEN), because: null }
  }

  return { proof, because, hint, working, failed, why, ruledOut, askHint }
}
