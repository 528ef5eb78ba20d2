// Answers for: this device's part in deals: it draws its number, opens it for the one list it was shown, and remembers what it was shown since.
import { effectScope, watch } from 'vue'
import type { DealCommitments, Seat } from '../../shared/engine/index.ts'
import {
  commitToNumber,
  revealNumber,
  viewDigest,
  type DealMemory,
  type RememberedDraw,
  type SeenView,
} from '../../shared/fairness/index.ts'
import { drawingSecret, storedDeals } from '../device/gameMemory.ts'
import type { ShownView } from '../stores/shownView.ts'
import { useTableStore } from '../stores/table.ts'

/** Deals of which a device remembers what it drew. */
const MAX_DEALS = 8

/** What a device drew, by deal, the latest first. `device`: what it was called there then. */
type Draws = readonly { readonly deal: string; readonly device?: string; readonly tries: readonly RememberedDraw[] }[]

/** What a window was shown of one deal. `sinceDeal`: from its first view on. */
interface Shown {
  readonly deal: string
  readonly sinceDeal: boolean
  readonly computers?: readonly Seat[] // that played at the deal, where it drew for it; what was kept by an older page does not say
  readonly seen: readonly SeenView[]
}

let witnessed: ReturnType<typeof useTableStore> | null = null
/** The deal this window drew for and has been connected since; null: none. Whoever sits when its first view comes sat at the deal. */
let drawnFor: string | null = null
let waiting: { readonly deal: string; readonly shown: ShownView; readonly computers: readonly Seat[] }[] = [] // views whose digests are still to be made

/** Takes part in every deal from now on, whatever page is shown. */
export function takePartInDeals(): void {
  const store = useTableStore()
  if (witnessed === store) return
  witnessed = store
  drawnFor = null
  effectScope(true).run(() => {
    watch(
      () => store.drawAsked,
      asked => {
        if (asked?.type === 'draw') commit(asked)
        else if (asked) reveal(asked.list)
      },
      { immediate: true },
    )
    watch(
      () => store.shown,
      shown => {
        if (!shown || !store.table) return
        if (waiting.length === 0) whenIdle(digestAll)
        const deal = `${store.table.id}-${shown.no}`
        const computers = deal === drawnFor ? store.table.chairs : []
        waiting.push({
          deal,
          shown,
          computers: computers.flatMap(({ kind }, seat) => (kind === 'computer' ? [seat] : [])),
        })
      },
      { immediate: true, flush: 'sync' }, // none is skipped
    )
    watch(
      () => store.lostSince,
      () => (drawnFor = null), // a chair may have changed hands when it comes back
      { flush: 'sync' },
    )
  })
}

/** What this device remembers of a deal. */
export function dealMemory(deal: string): DealMemory {
  digestAll()
  const shown = readShown()
  const {
    sinceDeal,
    computers = [],
    seen,
  }: Omit<Shown, 'deal'> = shown?.deal === deal ? shown : { sinceDeal: false, seen: [] }
  const device = readDraws().find(one => one.deal === deal)?.device ?? useTableStore().mark // the host it is at now may call it otherwise
  return { deal, device, tries: triesOf(deal), sinceDeal, computers, seen }
}

// Drawing

function commit(asked: { readonly deal: string; readonly host: string }): void {
  const store = useTableStore()
  const me = { device: store.mark, secret: drawingSecret() }
  const { tries, said } = commitToNumber(triesOf(asked.deal), asked, me)
  remember(asked.deal, tries)
  drawnFor = asked.deal
  store.say({ type: 'commit', ...said })
}

function reveal(list: DealCommitments): void {
  const store = useTableStore()
  const answer = revealNumber(triesOf(list.deal), list, store.mark)
  if (!answer) return
  remember(list.deal, answer.tries)
  store.say({ type: 'reveal', ...answer.said })
}

function triesOf(deal: string): readonly RememberedDraw[] {
  return readDraws().find(one => one.deal === deal)?.tries ?? []
}

function remember(deal: string, tries: readonly RememberedDraw[]): void {
  const others = readDraws().filter(one => one.deal !== deal)
  storedDeals.setDraws(JSON.stringify([{ deal, device: useTableStore().mark, tries }, ...others].slice(0, MAX_DEALS)))
}

function readDraws(): Draws {
  const kept = readJson(storedDeals.draws())
  return Array.isArray(kept) ? (kept as Draws) : []
}

// Remembering

/** Digests are made when the page has nothing better to do. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}

function digestAll(): void {
  const views = waiting
  waiting = []
  if (views.length === 0) return
  let now = readShown()
  for (const { deal, shown, computers } of views) {
    const sinceDeal = shown.n === 0
    if (now?.deal !== deal) now = { deal, sinceDeal, computers: sinceDeal ? computers : [], seen: [] }
    const digest = viewDigest(shown.view)
    const last = now.seen.findLast(([seat]) => seat === shown.seat)
    if (last?.[1] !== digest) now = { ...now, seen: [...now.seen, [shown.seat, digest]] }
  }
  storedDeals.setShown(JSON.stringify(now))
}

function readShown(): Shown | null {
  return readJson(storedDeals.shown()) as Shown | null
}

/** What this program wrote itself; null for what somebody has been at. */
function readJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
