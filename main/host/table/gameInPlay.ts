// The game being played at a table: its state, its record, what each audience was told, and the notes by hand.
import {
  checkMove,
  legalOffers,
  IllegalMove,
  LazyTableView,
  diffStates,
  revealsNothing,
  seatView,
  replayRecord,
  applyMoveUnchecked,
  rulesOfVersion,
  startGame,
  stateAfter,
  viewOf,
  type GameRules,
  type GameRecord,
  type GameTypeParams,
  type LineWithAudience,
  type Offer,
  type Outcome,
  type Seat,
  type SecretChoices,
  type GameState,
  type NumberedMove,
} from '../../../shared/engine/index.ts'
import { MoveCommitments } from '../../../shared/fairness/index.ts'
import type { HostMessage } from '../../../shared/wire/index.ts'
import { NewsBuilder, type Audience, type News } from './audienceNews.ts'
import type { EventOf } from './events.ts'
import { HandwrittenNotes } from './notes.ts'
import { Refusal } from '../errors/refusal.ts'
import { SeatHolders } from './seatHolders.ts'

export class GameInPlay {
  readonly rules: GameRules<GameTypeParams>
  readonly no: number // the number of the game at this table, from 1
  readonly record: GameRecord & { readonly takenBack: NumberedMove[]; readonly outOfTime: number[] }
  readonly holders: SeatHolders
  readonly notes: HandwrittenNotes
  readonly #newsBuilder: NewsBuilder
  #state: GameState<GameTypeParams>
  #toMove: readonly Seat[]
  #linesOfLastMove: readonly LineWithAudience<GameTypeParams>[] = [] // the story lines that the last move added
  #cachedMoveCommitments: MoveCommitments | null = null // the host's commitments to moves that were hidden at first; null: not computed yet
  #hasLastMoveRevealedNothing = false // nobody learnt anything from the last move
  #seatThatMayTakeBack: Seat | null = null // the seat that made the last move, if that told nobody anything

  /**
   * `currentRules`: the game's present rules, or undefined. Games that began under older rules go on with those.
   * `devices`: the holder of each seat. Throws Refusal if this program does not have the rules.
   */
  constructor(
    currentRules: GameRules<GameTypeParams> | undefined,
    { start, proof, when }: EventOf<'dealt'>,
    { no, devices }: { readonly no: number; readonly devices: readonly string[] },
  ) {
    const rules = currentRules && rulesOfVersion(currentRules, start.rules)
    if (!rules) throw new Refusal('no-such-game')
    this.rules = rules
    this.no = no
    this.record = {
      ...start,
      log: [],
      takenBack: [],
      outOfTime: [],
      ...(proof && { proof }),
      ...(when !== undefined && { when }),
    }
    this.#state = startGame(rules, start)
    this.#toMove = rules.toMove(new LazyTableView(this.#state))
    this.holders = new SeatHolders(devices.slice(0, this.seats))
    this.#newsBuilder = new NewsBuilder(this.seats)
    this.notes = new HandwrittenNotes(devices.slice(0, this.seats))
  }

  get seats(): number {
    return this.#state.seats
  }

  /** The seat that began. */
  get first(): Seat {
    return this.#state.first
  }

  /** What each seat has chosen in secret, once it is over and public. */
  get secretChoices(): SecretChoices {
    return (this.outcome && this.rules.secretChoices?.(new LazyTableView(this.#state))) ?? []
  }

  /** Null while it is played. */
  get outcome(): Outcome | null {
    return this.#state.outcome
  }

  /** The number of news messages the table was sent so far. */
  get tableNewsCount(): number {
    return this.#newsBuilder.newsCount(null)
  }

  /** True if the last move named a hidden card: every screen animates it. */
  get hasJustNamed(): boolean {
    return this.#linesOfLastMove.some(({ line }) => line.type in (this.rules.namings ?? {}))
  }

  /** True if the last move told the table something that takes a moment to read. */
  get hasJustSpoken(): boolean {
    const atAGlance = this.rules.atAGlance ?? []
    return this.#linesOfLastMove.some(({ line, to }) => to === undefined && !atAGlance.includes(line.type))
  }

  /** The last move, if it named hidden cards: whether it was right, and whose cards they were (null: nobody's). Null too if several seats named at once: nobody comments on that. */
  get lastNaming(): { readonly by: Seat; readonly of: Seat | null; readonly right: boolean } | null {
    const lastMover = this.record.log.at(-1)?.[0]
    for (const { line } of this.#linesOfLastMove) {
      const naming = this.rules.namings?.[line.type]?.(line)
      if (naming && !naming.each && lastMover !== undefined)
        return { by: lastMover, of: this.#namedCardHolder(line, lastMover), right: naming.right }
    }
    return null
  }

  /**
   * The seat whose card was named; null if the card is nobody's. The line names the seat, except with two players,
   * where it is the other one.
   */
  #namedCardHolder(line: GameTypeParams['line'], namer: Seat): Seat | null {
    if ('of' in line && typeof line.of === 'number') return line.of
    const hasPlace = (this.rules.namings?.[line.type]?.(line).hiddenAt ?? []).length > 0
    return hasPlace && this.seats === 2 ? 1 - namer : null
  }

  /** True if this seat may make such a move, and the game would be over for all by it. */
  couldEndForAll(seat: Seat, move: GameTypeParams['move']): boolean {
    const mayMakeIt = this.offers(seat).some(({ type }) => type === move.type)
    return mayMakeIt && this.rules.endsGame?.(seatView(this.#state, seat), move) === true
  }

  /** True if this move would name hidden cards for everybody to see. False for a move that is not legal. */
  wouldName(seat: Seat, move: GameTypeParams['move']): boolean {
    if (!this.rules.namings || !this.rules.decisive?.includes(move.type)) return false
    try {
      const stateThen = stateAfter(this.rules, this.#state, seat, move)
      const newLines = stateThen.story.slice(this.#state.story.length)
      return newLines.some(({ line }) => line.type in this.rules.namings!)
    } catch (error) {
      if (error instanceof IllegalMove) return false
      throw error
    }
  }

  /**
   * True if nobody learnt anything from the last move, so that everybody is still looking at the result before it.
   */
  get hasLastMoveRevealedNothing(): boolean {
    return this.#hasLastMoveRevealedNothing
  }

  /** The seats to move. */
  get toMove(): readonly Seat[] {
    return this.#toMove
  }

  /** True if this seat only watches what is left of a game that goes on. */
  isOut(seat: Seat): boolean {
    const candidates = this.rules.betsOn?.(new LazyTableView(this.#state), seat) ?? []
    return this.outcome === null && candidates.length > 0
  }

  /** The number of moves this seat has made. */
  step(seat: Seat): number {
    return this.#state.steps[seat]!
  }

  /** The view of an audience. */
  view(audience: Audience): HostMessage {
    const ack = this.#newsBuilder.lastAck(audience)
    const bound = this.#moveCommitments?.all ?? []
    return {
      type: 'view',
      no: this.no,
      n: this.#newsBuilder.newsCount(audience),
      seat: audience,
      toMove: [...this.#toMove],
      view: { ...viewOf(this.#state, audience) },
      marks: audience === null ? {} : this.notes.of(audience),
      ...(audience !== null && audience === this.#seatThatMayTakeBack ? { mayTakeBack: true } : {}),
      ...(ack !== undefined && { ack }),
      ...(bound.length > 0 && { bound: [...bound] }),
    }
  }

  /** The host's commitments to hidden moves so far; null if only the host drew the deal, so that nothing binds it. */
  get #moveCommitments(): MoveCommitments | null {
    const { proof } = this.record
    if (!proof) return null
    return (this.#cachedMoveCommitments ??= new MoveCommitments(this.rules, this.record, proof.hostNumber))
  }

  /**
   * Must be called after a deal or a take-back, when everybody gets a whole view. `ack`: the journal's ack of that
   * event.
   */
  startNewsAfter(ack: string | undefined): void {
    this.#newsBuilder.startNewsAfter(ack)
  }

  /** The view of an audience, without the rest of the message. */
  bareView(audience: Audience): object {
    return { ...viewOf(this.#state, audience) }
  }

  /** The moves a seat may make now, as offers. */
  offers(seat: Seat): readonly Offer[] {
    return legalOffers(this.rules, this.#state, seat)
  }

  /**
   * Tries a move, and stores it through `keep` before anything changes. Throws Refusal if it is not offered.
   * Returns the news of every audience. `isOutOfTime`: the computer made it for a person out of time.
   */
  play(
    seat: Seat,
    move: unknown,
    { keep, isOutOfTime }: { readonly keep: () => string | undefined; readonly isOutOfTime: boolean },
  ): readonly News[] {
    const stateBefore = this.#state
    const newState = this.#stateAfter(seat, move)
    const ack = keep()
    this.#state = newState
    const logEntry = [seat, move as GameTypeParams['move']] as const
    const commitments = this.#moveCommitments
    const stepBefore = this.record.log.length
    this.record.log.push(logEntry)
    if (isOutOfTime) this.record.outOfTime.push(this.record.log.length)
    const diff = diffStates(stateBefore, newState)
    this.#linesOfLastMove = diff.told
    const hasRevealedNothing = revealsNothing(this.rules, { before: stateBefore, after: newState, diff }, logEntry)
    this.#hasLastMoveRevealedNothing = hasRevealedNothing
    this.#seatThatMayTakeBack = hasRevealedNothing && !isOutOfTime ? seat : null
    const commitment = commitments?.follow({ before: stateBefore, after: newState, diff }, [stepBefore, ...logEntry])
    const toMove = this.#updateToMove() ? this.#toMove : null
    return this.#newsBuilder.news(stateBefore, diff, {
      toMove,
      ack,
      bound: commitment,
      mayTakeBack: this.#seatThatMayTakeBack,
    })
  }

  /** Throws Refusal unless this seat may take its last move back. */
  assertMayTakeBack(seat: Seat): void {
    if (this.#seatThatMayTakeBack !== seat) throw new Refusal('no-way-back')
  }

  /**
   * Takes the last move back, as if it had never been made. Throws Refusal if another seat made that move. Nobody is
   * told.
   */
  takeBack(seat: Seat): void {
    const { log, takenBack } = this.record
    const lastEntry = log.at(-1)
    if (lastEntry?.[0] !== seat) throw new Refusal('no-way-back')
    log.pop()
    takenBack.push([log.length, ...lastEntry])
    this.#state = replayRecord(this.rules, this.record)
    this.#cachedMoveCommitments = null
    this.#hasLastMoveRevealedNothing = false
    this.#seatThatMayTakeBack = null
    this.#updateToMove()
  }

  /**
   * Applies a move from a journal, which is not sent to anybody; `isOutOfTime` as in `play`. Throws if the move cannot
   * have been made.
   */
  replay(seat: Seat, move: unknown, { isOutOfTime }: { readonly isOutOfTime: boolean }): void {
    applyMoveUnchecked(this.rules, this.#state, seat, checkMove(this.rules, this.#state, seat, move))
    this.record.log.push([seat, move as GameTypeParams['move']])
    if (isOutOfTime) this.record.outOfTime.push(this.record.log.length)
    this.#hasLastMoveRevealedNothing = false
    this.#seatThatMayTakeBack = null
    this.#cachedMoveCommitments = null
    this.#updateToMove()
  }

  #stateAfter(seat: Seat, move: unknown): GameState<GameTypeParams> {
    try {
      return stateAfter(this.rules, this.#state, seat, move)
    } catch (error) {
      if (error instanceof IllegalMove) throw new Refusal('not-offered')
      throw error
    }
  }

  /** Asks the rules again who is to move. Returns true if that has changed. */
  #updateToMove(): boolean {
    const toMoveBefore = this.#toMove
    this.#toMove = this.rules.toMove(new LazyTableView(this.#state))
    return this.#toMove.length !== toMoveBefore.length || this.#toMove.some((seat, i) => seat !== toMoveBefore[i])
  }
}
