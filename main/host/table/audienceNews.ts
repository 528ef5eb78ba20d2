// Builds the news for each audience of one game, the table and every seat: only what changed for it.
import {
  storyHeardBy,
  type StateDiff,
  type GameTypeParams,
  type Seat,
  type GameState,
} from '../../../shared/engine/index.ts'
import { privatePartsOfChange, StoryCodec, viewUpdates, type HostMessage } from '../../../shared/wire/index.ts'

/** The table (null), or a seat. */
export type Audience = Seat | null

/** A message for one audience; `own`: the values in it that this audience alone is told. */
export type News = readonly [audience: Audience, message: HostMessage, own: readonly unknown[]]

export class NewsBuilder {
  readonly #newsCountByAudience: number[] // the number of messages each audience got: the table first, then by seat
  readonly #lastAckByAudience: (string | undefined)[] // the ack of the last move, deal or take-back that each audience was told of
  readonly #storyCodecByAudience: (StoryCodec | null)[] // the story codec of each audience, from its first news on

  constructor(seats: number) {
    this.#newsCountByAudience = Array.from({ length: seats + 1 }, () => 0)
    this.#lastAckByAudience = this.#newsCountByAudience.map(() => undefined)
    this.#storyCodecByAudience = this.#newsCountByAudience.map(() => null)
  }

  /**
   * Must be called when everybody gets a whole view, from which later news continue. `ack`: the journal's ack of
   * that deal or take-back.
   */
  startNewsAfter(ack: string | undefined): void {
    this.#storyCodecByAudience.fill(null)
    this.#lastAckByAudience.fill(ack)
  }

  /** The number of the last message this audience got. */
  newsCount(audience: Audience): number {
    return this.#newsCountByAudience[audienceIndex(audience)]!
  }

  /** The ack of the last thing this audience was told; none before its first news since the host started. */
  lastAck(audience: Audience): string | undefined {
    return this.#lastAckByAudience[audienceIndex(audience)]
  }

  /**
   * The news of a step from one state to the next, for each audience. `diff`: what it changed. `toMove`: the players to move, if they
   * changed. `ack`: the journal's ack of the step, which only audiences with news get, so that others cannot
   * count hidden moves.
   */
  news(
    stateBefore: GameState<GameTypeParams>,
    diff: StateDiff,
    {
      toMove,
      ack,
      bound,
      mayTakeBack = null,
    }: {
      readonly toMove: readonly Seat[] | null
      readonly ack?: string | undefined
      readonly bound?: string | undefined // the host's commitment to a hidden move
      readonly mayTakeBack?: Seat | null
    },
  ): News[] {
    const news: News[] = []
    const updates = viewUpdates(diff)
    for (let audienceIndex = 0; audienceIndex <= stateBefore.seats; audienceIndex++) {
      const audience = audienceIndex === 0 ? null : audienceIndex - 1
      const audienceUpdates = updates.get(audience)
      if (!audienceUpdates && !toMove) continue
      const message: HostMessage = { type: 'news', n: ++this.#newsCountByAudience[audienceIndex]! }
      if (audienceUpdates && audienceUpdates.changes.length > 0) message.set = audienceUpdates.changes
      if (audienceUpdates && audienceUpdates.newLines.length > 0) {
        const lines = (this.#storyCodecByAudience[audienceIndex] ??= new StoryCodec(
          storyHeardBy(stateBefore, audience),
        ))
        message.told = audienceUpdates.newLines.map(line => lines.pack(line) as typeof line)
      }
      if (toMove) message.toMove = [...toMove]
      if (ack !== undefined) message.ack = this.#lastAckByAudience[audienceIndex] = ack
      if (bound !== undefined) message.bound = bound
      if (audience !== null && audience === mayTakeBack) message.mayTakeBack = true
      news.push([audience, message, audience === null ? [] : privatePartsOfChange(diff, audience)])
    }
    return news
  }
}

function audienceIndex(audience: Audience): number {
  return audience === null ? 0 : audience + 1
}
