// Keeps the view that this window shows, up to date.
// It asks by seat, applies changes, and fetches the whole view if one was missed. Nothing another seat saw is kept.
import { shallowReactive, shallowRef } from 'vue'
import type { GameTypeParams, Seat, SeatView, TableView } from '../../shared/engine/index.ts'
import { StoryCodec, applyChanges, type ClientMessage, type PackedLine } from '../../shared/wire/index.ts'
import type { Message } from './messageHandlers.ts'
import { keepUnsentMarks } from './unsentMarks.ts'

/** A view with every change applied. */
export interface ShownView {
  readonly no: number // which game of the evening
  readonly n: number // the last change applied
  readonly seat: Seat | null // null: the public table
  readonly toMove: readonly Seat[]
  readonly view: TableView<GameTypeParams> | SeatView<GameTypeParams>
  readonly marks: Record<string, string> // changed in place, so that readers of other marks are not redrawn
  readonly lines: StoryCodec // what the story has taught so far
  readonly bound: readonly string[] // the host's commitments to hidden moves, as far as this view or change contains them
  readonly mayTakeBack: boolean // the seat's last move, as long as nobody has learnt anything from it
}

/** What following a view needs. */
interface ViewContext {
  readonly say: (message: ClientMessage) => boolean
  /** The seats this device holds. */
  readonly mine: () => readonly Seat[]
  /** The id of the table this window is at. */
  readonly table: () => string | undefined
}

export function followView({ say, mine, table }: ViewContext) {
  const unsent = keepUnsentMarks(say)
  const shown = shallowRef<ShownView | null>(null)
  const onItsWay = shallowRef<{ seat: Seat; step: number } | null>(null) // a move that the host has not answered
  let wanted: Seat | null | undefined // the seat whose view was asked for; undefined: whichever the host chooses
  let astray = false // a change was missed, and the whole view was asked for

  // Messages from the host

  /** The host knows this window again, but no longer whose view it showed. */
  function connectedAnew(): void {
    if (wanted !== undefined && wanted !== null) say({ type: 'watch', seat: wanted })
  }

  /** Shows the one seat this device holds if another view was asked for. */
  function turnToOwn(): void {
    const [own, ...others] = mine()
    if (own !== undefined && others.length === 0 && wanted !== undefined && wanted !== own) watchSeat(own)
  }

  function see({ no, n, seat, toMove, view, marks, bound = [], mayTakeBack }: Message<'view'>): void {
    if (wanted !== undefined && wanted !== seat) return aside()
    const whole = view as unknown as ShownView['view']
    shown.value = {
      no,
      n,
      seat,
      toMove,
      marks: shallowReactive(seat === null ? {} : unsent.complete(notebook(no, seat), marks)),
      view: whole,
      lines: new StoryCodec(whole.story),
      bound,
      mayTakeBack: mayTakeBack ?? false,
    }
    astray = false
    onItsWay.value = null
  }

  /**
   * A different view came than the one asked for: it was on its way before, or the host has turned this screen
   * to the table.
   */
  function aside(): void {
    if (wanted === undefined || (wanted !== null && !mine().includes(wanted))) return
    astray = true
    say({ type: 'watch', seat: wanted })
  }

  function applyNews({ n, set = [], told = [], toMove, bound, mayTakeBack }: Message<'news'>): void {
    const now = shown.value
    if (now === null || astray || n <= now.n) return
    if (n > now.n + 1) return askAgain()
    try {
      let view = applyChanges(now.view, set)
      if (told.length > 0)
        view = { ...view, story: [...view.story, ...told.map(line => now.lines.unpack(line as PackedLine))] }
      const newlyBound = bound === undefined ? [] : [bound]
      shown.value = {
        ...now,
        n,
        view,
        toMove: toMove ?? now.toMove,
        bound: newlyBound,
        mayTakeBack: mayTakeBack ?? false,
      }
    } catch {
      return askAgain()
    }
    const way = onItsWay.value
    if (way && 'step' in shown.value.view && shown.value.view.step !== way.step) onItsWay.value = null
  }

  const notebook = (no: number, seat: Seat) => ({ table: table() ?? '', no, seat })

  function note({ seat, at, mark }: Message<'marked'>): void {
    const now = shown.value
    if (now?.seat === seat && unsent.acknowledge(notebook(now.no, seat), at, mark)) show(at, mark)
  }

  /** A mark made by hand is shown at once, whether or not the host can be reached. */
  function write(at: string, mark: string): void {
    const now = shown.value
    if (now === null || now.seat === null) return
    show(at, mark)
    unsent.write(notebook(now.no, now.seat), at, mark)
  }

  function show(at: string, mark: string): void {
    const marks = shown.value?.marks
    if (!marks) return
    if (mark === '') delete marks[at]
    else marks[at] = mark
  }

  /** The host refused something. If it may have been a mark, the whole view shows which marks it has. */
  function refused(): void {
    if (unsent.refuse()) askAgain()
  }

  /** Asks for the whole view again, because some of it was missed. */
  function askAgain(): void {
    if (shown.value === null) return
    astray = true
    say({ type: 'watch', seat: shown.value.seat })
  }

  /** Shows a seat's view, or the table's (null). Nothing that was seen before is kept. */
  function watchSeat(seat: Seat | null): void {
    wanted = seat
    if (shown.value?.seat === seat) return
    forget()
    say({ type: 'watch', seat })
  }

  function forget(): void {
    shown.value = null
    onItsWay.value = null
    astray = false
  }

  /** This window goes to another table, or to none, and shows the view that the host chooses there. */
  function leave(): void {
    wanted = undefined
    forget()
  }

  return {
    shown,
    onItsWay,
    connectedAnew,
    turnToOwn,
    see,
    applyNews,
    note,
    write,
    refused,
    askAgain,
    watchSeat,
    forget,
    leave,
  }
}

export type FollowedView = ReturnType<typeof followView>
