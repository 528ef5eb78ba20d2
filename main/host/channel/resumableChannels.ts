// Answers for: the channels whose devices may come back without an exchange: what both sides keep of each, and what it stands for. Each is good once.
import type { Resumption } from '../../../shared/sealing/index.ts'
import type { Authentication } from './hostChannel.ts'

/** Channels that are remembered, in memory alone; when there are more, the oldest are forgotten, and their devices make an exchange. */
const MAX_CHANNELS = 1000

/** What a resumed channel stands for: it counts as greeted by this. */
export type ResumableAuthentication = { readonly by: 'owner' } | Extract<Authentication, { by: 'device' }>

interface ResumableChannel {
  readonly secret: string
  readonly proof: ResumableAuthentication
}

export class ResumableChannels {
  readonly #channels = new Map<string, ResumableChannel>() // by tag, the oldest first

  keep({ tag, secret }: Resumption, proof: ResumableAuthentication): void {
    this.#channels.set(tag, { secret, proof })
    if (this.#channels.size <= MAX_CHANNELS) return
    const [oldest] = this.#channels.keys()
    this.#channels.delete(oldest!)
  }

  /** Null: it was used, was forgotten, or never was. */
  take(tag: string): ResumableChannel | null {
    const channel = this.#channels.get(tag) ?? null
    this.#channels.delete(tag)
    return channel
  }
}
