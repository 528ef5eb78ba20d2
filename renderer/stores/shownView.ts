// Keeps the view that this window shows, up to date. It asks the host for the view of one seat, applies the changes
// that follow, and fetches the whole view if it missed one. It keeps nothing that another seat saw.
import { shallowReactive, shallowRef } from 'vue'
import type { GameTypeParams, Seat, SeatView, TableView } from '../../shared/engine/index.ts'
import { StoryCodec, applyViewChanges, type ClientMessage, type PackedLine } from '../../shared/wire/index.ts'
import type { HostMessageOf } from './messageHandlers.ts'
import { createUnsentMarks } from './unsentMarks.ts'

/** A view with every change applied. */
export interface ShownView {
  readonly game: string // the id of the game it is a view of: the table may be at another one already
  readonly no: number // the number of the game in this evening
  readonly n: number // the number of the last change applied
  readonly seat: Seat | null // null: the public table
  readonly toMove: readonly Seat[]
  readonly view: TableView<GameTypeParams> | SeatView<GameTypeParams>
  readonly marks: Record<string, string> // changed in place, so that readers of other marks are not redrawn
  readonly lines: StoryCodec // the codec with the field orders that the story has defined so far
  readonly moveCommitments: readonly string[] // the host's commitments to hidden moves so far, as far as they were sent with this view and the changes since
  readonly mayTakeBack: boolean // the seat's last move, as long as nobody has learnt anything from it
}

/** What the shown view needs from the store: to send, and to know the own seats and the table. */
interface ViewContext {
  readonly send: (message: ClientMessage) => boolean
  /** The seats this device holds. */
  readonly ownSeats: () => readonly Seat[]
  /** The table this window is at. The host tells of a table and its game before it sends a view of it. */
  readonly table: () => { readonly id: string; readonly game: string } | null
}

export function createShownView({ send, ownSeats, table }: ViewContext) {
  const unsentMarks = createUnsentMarks(send)
  const shownViewRef = shallowRef<ShownView | null>(null)
  const moveOnItsWay = shallowRef<{ seat: Seat; step: number } | null>(null) // a move that the host has not answered
  let wantedSeat: Seat | null | undefined // the seat whose view was asked for; undefined: whichever the host chooses
  let watchesTable = false // somebody with a seat here chose the table's view
  let isViewIncomplete = false // a change was missed, and the whole view was asked for

  // Messages from the host

  /**
   * Asks for the view again on a new connection, because the host no longer knows whose view this window showed.
   */
  function onConnected(): void {
    if (wantedSeat !== undefined && wantedSeat !== null) send({ type: 'watch', seat: wantedSeat })
  }

  /** Shows the one seat this device holds if another view was asked for. */
  function turnToOwnSeat(): void {
    if (watchesTable) return
    const [own, ...others] = ownSeats()
    if (own !== undefined && others.length === 0 && wantedSeat !== undefined && wantedSeat !== own) watchSeat(own)
  }

  function showView({
    no: gameNumber,
    n: newsNumber,
    seat,
    toMove,
    view,
    marks,
    bound: moveCommitments = [],
    mayTakeBack,
  }: HostMessageOf<'view'>): void {
    if (wantedSeat !== undefined && wantedSeat !== seat) return hideView()
    const wholeView = view as unknown as ShownView['view']
    shownViewRef.value = {
      game: table()?.game ?? '',
      no: gameNumber,
      n: newsNumber,
      seat,
      toMove,
      marks: shallowReactive(seat === null ? {} : unsentMarks.complete(notebook(gameNumber, seat), marks)),
      view: wholeView,
      lines: new StoryCodec(wholeView.story),
      moveCommitments,
      mayTakeBack: mayTakeBack ?? false,
    }
    isViewIncomplete = false
    moveOnItsWay.value = null
  }

  /**
   * Handles a view that this screen did not request. The host sent it before the request arrived, or has turned this
   * screen to the table.
   */
  function hideView(): void {
    if (wantedSeat === undefined || (wantedSeat !== null && !ownSeats().includes(wantedSeat))) return
    isViewIncomplete = true
    send({ type: 'watch', seat: wantedSeat })
  }

  function applyNews({
    n: newsNumber,
    set: viewChanges = [],
    told: toldLines = [],
    toMove,
    bound: moveCommitments,
    mayTakeBack,
  }: HostMessageOf<'news'>): void {
    const viewNow = shownViewRef.value
    if (viewNow === null || isViewIncomplete || newsNumber <= viewNow.n) return
    if (newsNumber > viewNow.n + 1) return askForWholeView()
    try {
      let view = applyViewChanges(viewNow.view, viewChanges)
      if (toldLines.length > 0)
        view = { ...view, story: [...view.story, ...toldLines.map(line => viewNow.lines.unpack(line as PackedLine))] }
      shownViewRef.value = {
        ...viewNow,
        n: newsNumber,
        view,
        toMove: toMove ?? viewNow.toMove,
        moveCommitments:
          moveCommitments === undefined ? viewNow.moveCommitments : [...viewNow.moveCommitments, moveCommitments],
        mayTakeBack: mayTakeBack ?? false,
      }
    } catch {
      return askForWholeView()
    }
    const ownMoveOnItsWay = moveOnItsWay.value
    if (ownMoveOnItsWay && 'step' in shownViewRef.value.view && shownViewRef.value.view.step !== ownMoveOnItsWay.step)
      moveOnItsWay.value = null
  }

  const notebook = (gameNumber: number, seat: Seat) => ({ table: table()?.id ?? '', no: gameNumber, seat })

  function applyMarked({ seat, at: markKey, mark }: HostMessageOf<'marked'>): void {
    const now = shownViewRef.value
    if (now?.seat === seat && unsentMarks.acknowledge(notebook(now.no, seat), markKey, mark)) showMark(markKey, mark)
  }

  /** Shows a mark made by hand at once, whether or not the host can be reached. */
  function writeMark(markKey: string, mark: string): void {
    const now = shownViewRef.value
    if (now === null || now.seat === null) return
    showMark(markKey, mark)
    unsentMarks.write(notebook(now.no, now.seat), markKey, mark)
  }

  function showMark(markKey: string, mark: string): void {
    const marks = shownViewRef.value?.marks
    if (!marks) return
    if (mark === '') delete marks[markKey]
    else marks[markKey] = mark
  }

  /**
   * Handles a refusal. If a mark may have been refused, the whole view is fetched, which shows the marks the host
   * has.
   */
  function onRefused(): void {
    if (unsentMarks.refuse()) askForWholeView()
  }

  /** Asks for the whole view again, because some of it was missed. */
  function askForWholeView(): void {
    if (shownViewRef.value === null) return
    isViewIncomplete = true
    send({ type: 'watch', seat: shownViewRef.value.seat })
  }

  /**
   * Shows a seat's view, or the table's (null). Nothing that was seen before is kept. `isTableViewChosen`: the table's view is
   * wanted although this device holds one seat, because that seat is out.
   */
  function watchSeat(seat: Seat | null, isTableViewChosen = false): void {
    watchesTable = isTableViewChosen
    wantedSeat = seat
    if (shownViewRef.value?.seat === seat) return
    forgetView()
    send({ type: 'watch', seat })
  }

  function forgetView(): void {
    shownViewRef.value = null
    moveOnItsWay.value = null
    isViewIncomplete = false
  }

  /** Prepares for another table, or none, where this window shows the view that the host chooses. */
  function leaveTable(): void {
    wantedSeat = undefined
    forgetView()
  }

  return {
    shown: shownViewRef,
    moveOnItsWay,
    onConnected,
    turnToOwnSeat,
    showView,
    applyNews,
    applyMarked,
    write: writeMark,
    onRefused,
    askForWholeView,
    watchSeat,
    forgetView,
    leaveTable,
  }
}

export type ShownViewStore = ReturnType<typeof createShownView>
