// Remembers channels that devices may resume without a key exchange. Each can be resumed once.
import type { Resumption } from '../../../shared/sealing/index.ts'
import type { Authentication } from './hostChannel.ts'

/**
 * The most channels remembered, only in memory; beyond that the oldest are dropped, and their devices do a full
 * exchange.
 */
const MAX_CHANNELS = 1000

/** The authentication that a resumed channel takes over: as the owner, or as a device. */
export type ResumedChannelAuthentication = { readonly by: 'owner' } | Extract<Authentication, { by: 'device' }>

interface ResumableChannel {
  readonly secret: string
  readonly authentication: ResumedChannelAuthentication
}

export class ResumableChannels {
  readonly #channelsByTag = new Map<string, ResumableChannel>() // oldest first

  keep({ tag, secret }: Resumption, authentication: ResumedChannelAuthentication): void {
    this.#channelsByTag.set(tag, { secret, authentication })
    if (this.#channelsByTag.size <= MAX_CHANNELS) return
    const [oldest] = this.#channelsByTag.keys()
    this.#channelsByTag.delete(oldest!)
  }

  /**
   * Returns the channel with this tag and forgets it. Null if it was resumed already, was dropped, or never
   * existed.
   */
  take(tag: string): ResumableChannel | null {
    const channel = this.#channelsByTag.get(tag) ?? null
    this.#channelsByTag.delete(tag)
    return channel
  }
}
