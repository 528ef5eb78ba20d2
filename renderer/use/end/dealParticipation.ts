// Takes this device's part in deals: draws a number, reveals it for one list of commitments, remembers what it was shown.
import { effectScope, watch } from 'vue'
import type { DealCommitments, Seat } from '../../../shared/engine/index.ts'
import {
  commitToNumber,
  revealNumber,
  viewDigest,
  type DealMemory,
  type RememberedDraw,
  type SeenViewDigest,
} from '../../../shared/fairness/index.ts'
import { loadDealNumberSecret, storedDealMemory } from '../../device/storage/gameMemory.ts'
import type { ShownView } from '../../stores/shownView.ts'
import { useTableStore } from '../../stores/table.ts'

/** The most deals that a device remembers its numbers for. */
const MAX_REMEMBERED_DEALS = 8
/** The most further deals it remembers that were not played on it. */
const MAX_UNPLAYED_DRAWS = 40

/** How long a deal that was drawn and not played is reported, in milliseconds: an evening. */
const UNPLAYED_REPORTED_MS = 24 * 3600_000

/**
 * The number this device drew for one deal.
 * A host that has numbers revealed until it likes the deal leaves some that led to no game. It can show a deal for a
 * moment and invent everything in it, except that this device's player moves.
 */
interface StoredDraw {
  readonly deal: string
  readonly host: string // the id of the host
  readonly device: string // the tag by which the host knew this device
  readonly when: number // milliseconds since 1970
  readonly isDealt: boolean // this device was shown a game of this deal
  readonly isPlayed: boolean // its player moved in it
  readonly attempts: readonly RememberedDraw[]
}

/** The views a window was shown of one deal. `sinceDeal`: it has been shown everything since the first view. */
interface ShownInDeal {
  readonly deal: string
  readonly sinceDeal: boolean
  readonly computers: readonly Seat[] // the computer players at the time of the deal; empty if this device drew no number for it or did not see its beginning
  readonly seen: readonly SeenViewDigest[]
  readonly bound: readonly string[] // the host's commitments to hidden moves
  readonly sawEnd: boolean
}

let watchedStore: ReturnType<typeof useTableStore> | null = null
/**
 * The deal this window drew a number for and has been connected for since; null: none. A device that sits when
 * its first view arrives sat there at the deal.
 */
let dealDrawnFor: string | null = null
let dealNotedAsDealt = '' // the last deal noted as dealt
let lastOwnMove: { readonly deal: string; readonly seat: Seat; readonly step: number } | null = null // the last move made here, and the moves its seat had made before
let undigestedViews: { readonly deal: string; readonly shown: ShownView; readonly computers: readonly Seat[] }[] = [] // views whose digests are still to be computed

/** Takes part in every deal from now on, whatever page is shown. */
export function takePartInDeals(): void {
  const store = useTableStore()
  if (watchedStore === store) return
  watchedStore = store
  dealDrawnFor = null
  dealNotedAsDealt = ''
  lastOwnMove = null
  effectScope(true).run(() => {
    watch([() => store.lostSince, () => store.table?.id], noteAwayAfterReveal, { immediate: true, flush: 'sync' })
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
      shownView => {
        if (!shownView || !store.table) return
        if (undigestedViews.length === 0) whenIdle(digestWaitingViews)
        const deal = `${store.table.id}-${shownView.no}`
        noteDealt(deal)
        if (
          lastOwnMove?.deal === deal &&
          'step' in shownView.view &&
          shownView.seat === lastOwnMove.seat &&
          shownView.view.step > lastOwnMove.step
        )
          notePlayed(deal)
        const computers = deal === dealDrawnFor ? store.table.chairs : []
        undigestedViews.push({
          deal,
          shown: shownView,
          computers: computers.flatMap(({ kind }, seat) => (kind === 'computer' ? [seat] : [])),
        })
      },
      { immediate: true, flush: 'sync' }, // none is skipped
    )
    watch(
      () => store.onItsWay,
      move => {
        if (move && store.shown && store.table) lastOwnMove = { deal: `${store.table.id}-${store.shown.no}`, ...move }
      },
      { flush: 'sync' },
    )
    watch(
      () => store.lostSince,
      () => (dealDrawnFor = null), // a chair may have changed hands before the connection is back
      { flush: 'sync' },
    )
  })
}

/** Collects what this device remembers about a deal. */
export function collectDealMemory(deal: string): DealMemory {
  digestWaitingViews()
  const shownInDeal = readShownInDeal()
  const {
    sinceDeal,
    computers,
    seen: seenDigests,
    bound: moveCommitments,
    sawEnd,
  } = shownInDeal?.deal === deal ? shownInDeal : emptyShownInDeal(deal)
  const store = useTableStore()
  const drawOfDeal = readDraws().find(draw => draw.deal === deal)
  const device = drawOfDeal?.device ?? store.mark // the present host may use another name for it
  const host = drawOfDeal?.host ?? store.hostId()
  const { hidden, given: revealedDraws } = unplayedDraws(deal, host)
  const unusedDrawCount = hidden.flatMap(({ attempts }) => attempts.filter(wasRevealedAndNotMissed)).length
  const unplayedDealCount = revealedDraws.length
  const attempts = drawOfDeal?.attempts ?? []
  return {
    deal,
    device,
    attempts,
    unusedDrawCount,
    unplayedDealCount,
    sinceDeal,
    computers,
    seen: seenDigests,
    bound: moveCommitments,
    sawEnd,
  }
}

/**
 * The draws for other deals of this host that were not played on this device. `hidden`: this device was there and was
 * shown no game. `given`: the other ones, before this deal. A game that the evening lists counts as played, as
 * everybody can see it in the list.
 */
function unplayedDraws(deal: string, host: string): { readonly hidden: StoredDraw[]; readonly given: StoredDraw[] } {
  const draws = readDraws()
  const evening = useTableStore().table?.evening ?? []
  const unplayedDraws = draws.filter(
    draw => draw.deal !== deal && draw.host === host && isUnplayed(draw) && !evening.some(({ id }) => id === draw.deal),
  )
  const drawnLater = draws.slice(
    0,
    Math.max(
      0,
      draws.findIndex(draw => draw.deal === deal),
    ),
  ) // the latest is first
  return {
    hidden: unplayedDraws.filter(({ isDealt, attempts }) => !isDealt && attempts.some(wasRevealedAndNotMissed)),
    given: unplayedDraws.filter(
      storedDraw =>
        (storedDraw.isDealt || storedDraw.attempts.some(({ isMissed }) => isMissed)) &&
        !drawnLater.includes(storedDraw),
    ),
  }
}

/** True if this device revealed a number, and its player made no move in a game from it. */
function isUnplayed({ attempts, isPlayed, when: drawnAt }: StoredDraw): boolean {
  return !isPlayed && attempts.some(wasRevealed) && Date.now() - drawnAt < UNPLAYED_REPORTED_MS
}

const wasRevealed = ({ list: listDigest }: RememberedDraw) => listDigest !== null
const wasRevealedAndNotMissed = ({ list: listDigest, isMissed = false }: RememberedDraw) =>
  listDigest !== null && !isMissed

// Drawing a number

function commitNumber(question: {
  readonly deal: string
  readonly host: string
  readonly device?: string | undefined
}): void {
  const store = useTableStore()
  const me = { device: question.device ?? store.mark, secret: loadDealNumberSecret() }
  const { attempts, messageToHost } = commitToNumber(attemptsFor(question.deal), question, me)
  rememberDraw({ deal: question.deal, host: store.hostId(), device: me.device, attempts })
  dealDrawnFor = question.deal
  store.say({ type: 'commit', ...messageToHost })
}

function revealOwnNumber(commitments: DealCommitments): void {
  const store = useTableStore()
  const draw = readDraws().find(storedDraw => storedDraw.deal === commitments.deal)
  const answer = draw && revealNumber(draw.attempts, commitments, draw.device)
  if (!answer) return
  rememberDraw({ ...draw, attempts: answer.attempts })
  store.say({ type: 'reveal', ...answer.messageToHost })
}

function attemptsFor(deal: string): readonly RememberedDraw[] {
  return readDraws().find(draw => draw.deal === deal)?.attempts ?? []
}

function rememberDraw(draw: Omit<StoredDraw, 'when' | 'isDealt' | 'isPlayed'>): void {
  const others = readDraws().filter(storedDraw => storedDraw.deal !== draw.deal)
  storeDraws([{ ...draw, when: Date.now(), isDealt: false, isPlayed: false }, ...others])
}

function noteDealt(deal: string): void {
  if (deal === dealNotedAsDealt) return
  dealNotedAsDealt = deal
  updateDraw(deal, { isDealt: true })
}

function notePlayed(deal: string): void {
  lastOwnMove = null
  updateDraw(deal, { isPlayed: true })
}

function updateDraw(deal: string, changes: Partial<StoredDraw>): void {
  const draws = readDraws()
  if (draws.some(draw => draw.deal === deal))
    storeDraws(draws.map(draw => (draw.deal === deal ? { ...draw, ...changes } : draw)))
}

/**
 * Notes that this device was away since it revealed a number: at another table, or not open. Nobody can say whether
 * the host dealt meanwhile, so the host is not accused.
 */
function noteAwayAfterReveal(): void {
  const draws = readDraws()
  if (!draws.some(({ isDealt, attempts }) => !isDealt && attempts.some(wasRevealedAndNotMissed))) return
  storeDraws(
    draws.map(draw =>
      draw.isDealt
        ? draw
        : {
            ...draw,
            attempts: draw.attempts.map(each => (wasRevealedAndNotMissed(each) ? { ...each, isMissed: true } : each)),
          },
    ),
  )
}

/** Stores the latest draws. Later draws do not push out draws that were not played. */
function storeDraws(draws: readonly StoredDraw[]): void {
  const latest = draws.slice(0, MAX_REMEMBERED_DEALS)
  const keptUnplayedDraws = draws.slice(MAX_REMEMBERED_DEALS).filter(isUnplayed).slice(0, MAX_UNPLAYED_DRAWS)
  storedDealMemory.setDraws(JSON.stringify([...latest, ...keptUnplayedDraws]))
}

function readDraws(): readonly StoredDraw[] {
  const storedDraws = readJson(storedDealMemory.draws())
  return Array.isArray(storedDraws) ? (storedDraws as StoredDraw[]) : []
}

// Remembering views

/** Runs a task when the page is idle. */
function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 200)
}

function digestWaitingViews(): void {
  const views = undigestedViews
  undigestedViews = []
  if (views.length === 0) return
  let shownInDeal = readShownInDeal()
  for (const { deal, shown: shownView, computers } of views) {
    const sinceDeal = shownView.n === 0
    if (shownInDeal?.deal !== deal)
      shownInDeal = { ...emptyShownInDeal(deal), sinceDeal, computers: sinceDeal ? computers : [] }
    const boundSoFar = shownInDeal.bound
    const bound = [...boundSoFar, ...shownView.moveCommitments.filter(commitment => !boundSoFar.includes(commitment))]
    shownInDeal = { ...shownInDeal, bound, sawEnd: shownView.view.outcome !== null }
    const digest = viewDigest(shownView.view)
    const lastDigestOfSeat = shownInDeal.seen.findLast(([seat]) => seat === shownView.seat)
    if (lastDigestOfSeat?.[1] !== digest)
      shownInDeal = { ...shownInDeal, seen: [...shownInDeal.seen, [shownView.seat, digest, bound.length]] }
  }
  storedDealMemory.setShown(JSON.stringify(shownInDeal))
}

function emptyShownInDeal(deal: string): ShownInDeal {
  return { deal, sinceDeal: false, computers: [], seen: [], bound: [], sawEnd: false }
}

function readShownInDeal(): ShownInDeal | null {
  return readJson(storedDealMemory.shown()) as ShownInDeal | null
}

/** Parses what this program wrote itself; null if somebody has changed it. */
function readJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
