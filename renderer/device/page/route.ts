// Chooses the page to show from the part of the address after "#". Nothing else is kept there.
import { readonly, ref, shallowRef } from 'vue'
import { isHex, parseJoinLinkParams, type JoinLinkParams } from '../../../shared/wire/index.ts'
import type { NewHostLinkContent } from '../link/newHostLink.ts'
import { storeInvitation, pageHostKeyStore } from '../storage/storage.ts'

/**
 * home · at: at a table, whichever page that needs · watch: this screen is the table display · review: a
 * finished game · learn: a guided first round · status: how the host is doing · network: what to do when no
 * table is found · score: who won what in an evening or a year · sharp: how sharp the questions of this
 * device's players were
 */
export type Page = 'home' | 'at' | 'watch' | 'review' | 'learn' | 'status' | 'network' | 'score' | 'sharp'

/** A moment of a finished game, and a point of view: the table's, everyone's at once, or a seat's (from 0). */
export interface ReviewLocation {
  readonly game: string // the record's id; `file` for one that was opened from a file
  readonly step: number | null // the number of moves made; null: where the game turned
  readonly eyes: 'table' | 'all' | 'own' | number // own: on a phone one's own seat, elsewhere all
}

export interface RouteTarget {
  readonly page: Page
  readonly hostKey?: string
  readonly invitation?: JoinLinkParams // to a table
  readonly moment?: ReviewLocation
  readonly lesson?: string
  readonly period?: string
  readonly moved?: string // the packed link of a page that moved here from the previous host
}

/**
 * Parses the part after "#". Links and QR codes carry a join code or a host's key. Somebody may have typed it with
 * full-width letters.
 */
export function parseRoute(hash: string): RouteTarget {
  const text = decodeHash(hash).normalize('NFKC').replace(/^#/, '')
  const [pageName, value = ''] = text.split('=', 2) as [string, string?]
  if (pageName === 'key' && isHex(value, 32)) return { page: 'home', hostKey: value }
  if (pageName === 'moved' && /^[\w-]+$/.test(value)) return { page: 'at', moved: value }
  if (pageName === 'join') return { page: 'at', invitation: parseJoinLinkParams(value) }
  if (pageName === 'at' || pageName === 'status' || pageName === 'network' || pageName === 'sharp')
    return { page: pageName }
  if (pageName === 'table')
    return value === '' ? { page: 'watch' } : { page: 'watch', invitation: parseJoinLinkParams(value) }
  if (pageName === 'review') {
    const moment = momentFromHash(value)
    if (moment) return { page: 'review', moment }
  }
  if (pageName === 'learn' && /^[a-z-]{1,40}$/.test(value)) return { page: 'learn', lesson: value }
  if (pageName === 'score') return { page: 'score', ...(/^\d{4}(-\d\d-\d\d)?$/.test(value) && { period: value }) }
  return { page: 'home' }
}

/** Some messengers encode the part after “#”. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/** A moment as written in an address: the record, the step, and "table", "all", "own" or a seat (from 1). */
export function momentToHash({ game, step, eyes }: ReviewLocation): string {
  const viewpoint = typeof eyes === 'number' ? String(eyes + 1) : eyes
  return `review=${game}/${step ?? 'turn'}/${viewpoint}`
}

function momentFromHash(value: string): ReviewLocation | null {
  const match = /^([a-z0-9-]{1,40})(?:\/(\d{1,5}|turn))?(?:\/(table|all|own|\d{1,2}))?$/.exec(value)
  if (!match) return null
  const [, game, step = 'turn', viewpoint = 'all'] = match
  const eyes = viewpoint === 'table' || viewpoint === 'all' || viewpoint === 'own' ? viewpoint : Number(viewpoint) - 1
  return { game: game!, step: step === 'turn' ? null : Number(step), eyes: eyes === -1 ? 'table' : eyes }
}

/** The pages whose address is only their name. */
type PlainPage = Exclude<Page, 'review' | 'learn' | 'score'>

const hashByPage: Record<PlainPage, string> = {
  home: '',
  at: 'at',
  watch: 'table',
  status: 'status',
  network: 'network',
  sharp: 'sharp',
}

const page = ref<Page>('home')
const reviewMoment = shallowRef<ReviewLocation | null>(null)
const lessonGame = ref<string | null>(null) // the game being learnt
const scorePeriod = ref<string | null>(null) // the period the score covers; null: the last evening

/** The browser history state of a visit that began with the host's key. */
const HOST_KEY_VISIT_STATE = 'by-key'

/**
 * Whether this visit began with the host's own link. It is still known after a reload, although the key is no
 * longer in the address.
 */
export const hasArrivedByHostKey = (): boolean => history.state === HOST_KEY_VISIT_STATE

/** Handles a new address: stores its secrets, removes them from it, and shows its page. */
async function handleAddress(): Promise<void> {
  const parsedRoute = parseRoute(location.hash)
  const movedTable =
    parsedRoute.moved === undefined
      ? null
      : (await import('../link/newHostLink.ts')).storeNewHostLinkContent(parsedRoute.moved)
  if (movedTable) arriveWithMovedTable(movedTable)
  if (parsedRoute.hostKey !== undefined) pageHostKeyStore.set(parsedRoute.hostKey)
  if (parsedRoute.invitation) storeInvitation(parsedRoute.invitation)
  if (parsedRoute.moved !== undefined) history.replaceState(null, '', `#${hashByPage.at}`)
  if (parsedRoute.hostKey !== undefined || parsedRoute.invitation)
    history.replaceState(
      parsedRoute.hostKey === undefined ? null : HOST_KEY_VISIT_STATE,
      '',
      `#${hashByPage[parsedRoute.page as keyof typeof hashByPage]}`,
    )
  reviewMoment.value = parsedRoute.moment ?? null
  lessonGame.value = parsedRoute.lesson ?? null
  scorePeriod.value = parsedRoute.period ?? null
  page.value = parsedRoute.page
}

/** This window moved here with a table from another host. The page says so once the table is there. */
export const hasArrivedWithMovedTable = ref(false)

/** Prepares this window to sit at a table that moved to this host. */
export function arriveWithMovedTable({ code, table }: Pick<NewHostLinkContent, 'code' | 'table'>): void {
  storeInvitation({ code, linkKey: '', table })
  hasArrivedWithMovedTable.value = true
}

/** Reads the address now, and whenever it changes. Resolves when the secrets of the present address are stored. */
export async function followLocation(): Promise<void> {
  window.addEventListener('hashchange', () => void handleAddress())
  window.addEventListener('popstate', () => void handleAddress())
  await handleAddress()
}

/** Goes to a page. */
export function goToPage(to: PlainPage): void {
  if (page.value === to) return
  history.pushState(null, '', hashByPage[to] === '' ? location.pathname : `#${hashByPage[to]}`)
  page.value = to
}

/**
 * Goes to a moment of a finished game. A step within the same game replaces the last one in the browser's history.
 */
export function goToMoment(to: ReviewLocation): void {
  const isSameReview = page.value === 'review' && reviewMoment.value?.game === to.game
  history[isSameReview ? 'replaceState' : 'pushState'](
    isSameReview ? history.state : REVIEW_FROM_PAGE_STATE,
    '',
    `#${momentToHash(to)}`,
  )
  reviewMoment.value = to
  page.value = 'review'
}

/** The browser history state of a review that was opened from another page of this visit. */
const REVIEW_FROM_PAGE_STATE = 'from-here'

/** Leaves a review for the page it was opened from; `fallback` if it was opened by its address. */
export function leaveReview(fallback: PlainPage): void {
  if (history.state === REVIEW_FROM_PAGE_STATE) history.back()
  else goToPage(fallback)
}

/** The browser history state of a lesson that was opened at a table. */
const LESSON_AT_TABLE_STATE = 'at-table'

/** Goes to the guided first round of a game. */
export function goToLesson(game: string): void {
  history.pushState(page.value === 'at' ? LESSON_AT_TABLE_STATE : null, '', `#learn=${game}`)
  lessonGame.value = game
  page.value = 'learn'
}

/** Whether the lesson was opened at a table, which is where one goes back to. */
export const isLessonAtTable = (): boolean => history.state === LESSON_AT_TABLE_STATE

/** Goes to the scores of an evening or a year. Another period replaces the last one in the browser's history. */
export function goToScore(period: string): void {
  history[page.value === 'score' ? 'replaceState' : 'pushState'](null, '', `#score=${period}`)
  scorePeriod.value = period
  page.value = 'score'
}

export function useRoute() {
  return {
    page: readonly(page),
    moment: readonly(reviewMoment),
    lesson: readonly(lessonGame),
    period: readonly(scorePeriod),
    goToPage,
    goToMoment,
    goToLesson,
    goToScore,
  }
}

/** The sheet above any page: the settings of this device, or the list of keys. */
export const pageOverlay = ref<'settings' | 'keys' | null>(null)
