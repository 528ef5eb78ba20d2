// Takes this device's part in deals: it draws a seed, reveals it for one seed list, and remembers what it was shown
// since.
import { effectScope, watch } from 'vue'
import type { DealCommitments, Seat } from '../../../shared/engine/index.ts'
import {
  commitToNumber,
  revealNumber,
  viewDigest,
  type DealMemory,
  type RememberedDraw,
  type SeenView,
} from '../../../shared/fairness/index.ts'
import { drawingSecret, storedDeals } from '../../device/storage/gameMemory.ts'
import type { ShownView } from '../../stores/shownView.ts'
import { useTableStore } from '../../stores/table.ts'

/** How many deals a device remembers its seeds for, and how many deals for which it revealed a seed but got no game. */
const MAX_REMEMBERED_DEALS = 8
const MAX_UNUSED_DRAWS = 40

/** How long an unused revealed seed is reported, in milliseconds: an evening. */
const REPORT_UNUSED_MS = 24 * 3600_000

/**
 * The seed this device drew for one deal.
 * A host that has seeds revealed until it likes the deal leaves some that led to no game.
 */
interface StoredDraw {
  readonly deal: string
  readonly host: string // the id of the host
  readonly device: string // the host's name at that time
  readonly when: number // milliseconds since 1970
  readonly isDealt: boolean // this device was shown a game of this deal
  readonly tries: readonly RememberedDraw[]
}

/** The views a window was shown of one deal. `sinceDeal`: it has been shown everything since the first view. */
interface ShownInDeal {
  readonly deal: string
  readonly sinceDeal: boolean
  readonly computers: readonly Seat[] // that played at the deal, if this device drew a seed for it
  readonly seen: readonly SeenView[]
  readonly bound?: readonly string[] // the host's commitments to hidden moves
  readonly sawEnd?: boolean
}

let watchedStore: ReturnType<typeof useTableStore> | null = null
/**
 * The deal this window drew a seed for and has been connected for since; null: none. A device that sits when
 * its first view arrives sat there at the deal.
 */
let drawnFor: string | null = null
let notedDeal = '' // the last deal noted as dealt
let waitingViews: { readonly deal: string; readonly shown: ShownView; readonly computers: readonly Seat[] }[] = [] // views whose digests are still to be computed

/** Takes part in every deal from now on, whatever page is shown. */
export function takePartInDeals(): void {
  const store = useTableStore()
  if (watchedStore === store) return
  watchedStore = store
  drawnFor = null
  notedDeal = ''
  effectScope(true).run(() => {
    watch(
      () => store.drawAsked,
      asked => {
        if (asked?.type === 'draw') commitNumber(asked)
        else if (asked) revealOwnNumber(asked.list)
      },
      { immediate: true },
    )
    watch(
      () => store.shown,
      shown => {
        if (!shown || !store.table) return
        if (waitingViews.length === 0) whenIdle(digestWaiting)
        const deal = `${store.table.id}-${shown.no}`
        noteDealt(deal)
        const computers = deal === drawnFor ? store.table.chairs : []
        waitingViews.push({
          deal,
          shown,
          computers: computers.flatMap(({ kind }, seat) => (kind === 'computer' ? [seat] : [])),
        })
      },
      { immediate: true, flush: 'sync' }, // none is skipped
    )
    watch(
      () => store.lostSince,
      () => (drawnFor = null), // a chair may have changed hands before the connection is back
      { flush: 'sync' },
    )
  })
}

/** Collects what this device remembers about a deal. */
export function dealMemory(deal: string): DealMemory {
  digestWaiting()
  const shownInDeal = readShown()
  const {
    sinceDeal,
    computers,
    seen,
    bound = [],
    sawEnd = false,
  }: Omit<ShownInDeal, 'deal'> = shownInDeal?.deal === deal
    ? shownInDeal
    : { sinceDeal: false, computers: [], seen: [] }
  const store = useTableStore()
  const drawOfDeal = readDraws().find(one => one.deal === deal)
  const device = drawOfDeal?.device ?? store.mark // the present host may use another name for it
  const host = drawOfDeal?.host ?? store.hostId()
  const unusedOfHost = readDraws().filter(one => one.deal !== deal && one.host === host && isUnused(one))
  const unusedDraws = unusedOfHost.flatMap(({ tries }) => tries.filter(({ list }) => list !== null)).length
  return { deal, device, tries: drawOfDeal?.tries ?? [], unusedDraws, sinceDeal, computers, seen, bound, sawEnd }
}

/** True if this device revealed a seed and was shown no game for it. */
function isUnused({ tries, isDealt, when }: StoredDraw): boolean {
  return !isDealt && tries.some(({ list }) => list !== null) && Date.now() - when < REPORT_UNUSED_MS
}

// Drawing a seed

function commitNumber(asked: {
  readonly deal: string
  readonly host: string
  readonly device?: string | undefined
}): void {
  const store = useTableStore()
  const me = { device: asked.device ?? store.mark, secret: drawingSecret() }
  const { tries, message } = commitToNumber(triesOf(asked.deal), asked, me)
  rememberDraw({ deal: asked.deal, host: store.hostId(), device: me.device, tries })
  drawnFor = asked.deal
  store.say({ type: 'commit', ...message })
}

function revealOwnNumber(list: DealCommitments): void {
  const store = useTableStore()
  const draw = readDraws().find(one => one.deal === list.deal)
  const answer = draw && revealNumber(draw.tries, list, draw.device)
  if (!answer) return
  rememberDraw({ ...draw, tries: answer.tries })
  store.say({ type: 'reveal', ...answer.message })
}

function triesOf(deal: string): readonly RememberedDraw[] {
  return readDraws().find(one => one.deal === deal)?.tries ?? []
}

function rememberDraw(draw: Omit<StoredDraw, 'when' | 'isDealt'>): void {
  const others = readDraws().filter(one => one.deal !== draw.deal)
  storeDraws([{ ...draw, when: Date.now(), isDealt: false }, ...others])
}

function noteDealt(deal: string): void {
  if (deal === notedDeal) return
  notedDeal = deal
  const draws = readDraws()
  if (draws.some(one => one.deal === deal && !one.isDealt))
    storeDraws(draws.map(one => (one.deal === deal ? { ...one, isDealt: true } : one)))
}

/** Keeps the latest. Unused revealed seeds are not pushed out by later ones. */
function storeDraws(draws: readonly StoredDraw[]): void {
  const latest = draws.slice(0, MAX_REMEMBERED_DEALS)
  const unused = draws.slice(MAX_REMEMBERED_DEALS).filter(isUnused).slice(0, MAX_UNUSED_DRAWS)
  storedDeals.setDraws(JSON.stringify([...latest, ...unused]))
}

function readDraws(): readonly StoredDraw[] {
  const storedDraws = readJson(storedDeals.draws())
  return Array.isArray(storedDraws) ? (storedDraws as StoredDraw[]) : []
}

// Remembering views

/** Computes digests when the page is idle. */
function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 200)
}

function digestWaiting(): void {
  const views = waitingViews
  waitingViews = []
  if (views.length === 0) return
  let stored = readShown()
  for (const { deal, shown, computers } of views) {
    const sinceDeal = shown.n === 0
    if (stored?.deal !== deal) stored = { deal, sinceDeal, computers: sinceDeal ? computers : [], seen: [] }
    const boundSoFar: readonly string[] = stored.bound ?? []
    const bound = [...boundSoFar, ...shown.bound.filter(one => !boundSoFar.includes(one))]
    stored = { ...stored, bound, sawEnd: shown.view.outcome !== null }
    const digest = viewDigest(shown.view)
    const lastSeen = stored.seen.findLast(([seat]) => seat === shown.seat)
    if (lastSeen?.[1] !== digest) stored = { ...stored, seen: [...stored.seen, [shown.seat, digest, bound.length]] }
  }
  storedDeals.setShown(JSON.stringify(stored))
}

function readShown(): ShownInDeal | null {
  return readJson(storedDeals.shown()) as ShownInDeal | null
}

/** Parses what this program wrote itself; null if somebody has changed it. */
function readJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
