// Answers for: the view this window shows: asked for by seat, kept up with by news, whole again where some was missed. Nothing is kept of what other eyes saw.
import { shallowReactive, shallowRef } from 'vue'
import type { GameTypeParams, Seat, SeatView, TableView } from '../../shared/engine/index.ts'
import { StoryCodec, applyChanges, type ClientMessage, type PackedLine } from '../../shared/wire/index.ts'
import type { Message } from './hears.ts'
import { keepUnsentMarks } from './unsentMarks.ts'

/** A view as it stands, with every change made. */
export interface ShownView {
  readonly no: number // which game of the evening
  readonly n: number // the last change made
  readonly seat: Seat | null // null: the public table
  readonly toMove: readonly Seat[]
  readonly view: TableView<GameTypeParams> | SeatView<GameTypeParams>
  readonly marks: Record<string, string> // changed in place: who reads another mark need not look again
  readonly lines: StoryCodec // what the story so far has taught
  readonly bound: readonly string[] // by which the host bound itself to hidden moves, as far as this view or this news said
  readonly mayTakeBack: boolean // the last move of this seat, from which nobody has learnt anything
}

/** What the view is followed with. */
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
  const onItsWay = shallowRef<{ seat: Seat; step: number } | null>(null) // a move the host has not answered
  let wanted: Seat | null | undefined // whose view is asked for; undefined: whichever the host finds right
  let astray = false // a change was missed; the whole view was asked for

  // What the host says

  /** The host knows this window again, and no more whose view it looked at. */
  function connectedAnew(): void {
    if (wanted !== undefined && wanted !== null) say({ type: 'watch', seat: wanted })
  }

  /** Looks with the eyes of the one seat this device holds, where others were asked for. */
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

  /** Another view came than the one asked for: it was on its way before, or the host has turned this screen to the table. */
  function aside(): void {
    if (wanted === undefined || (wanted !== null && !mine().includes(wanted))) return
    astray = true
    say({ type: 'watch', seat: wanted })
  }

  function hear({ n, set = [], told = [], toMove, bound, mayTakeBack }: Message<'news'>): void {
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

  /** A mark by hand is shown at once, whether the host can be reached or not. */
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

  /** The host refused something. Where it may have been a mark, the whole view shows which marks it has. */
  function refused(): void {
    if (unsent.refuse()) askAgain()
  }

  /** The whole view again, as something of it was missed. */
  function askAgain(): void {
    if (shown.value === null) return
    astray = true
    say({ type: 'watch', seat: shown.value.seat })
  }

  /** Looks with a seat's eyes, or with the table's (null). Nothing is kept of what was seen before. */
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

  /** This window goes to another table, or to none: whichever view the host finds right there. */
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
    hear,
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
