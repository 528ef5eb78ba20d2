// Answers for: what a device keeps of its last channel to a host: by it the next is made without an exchange, once.
import type { Resumption } from './channel.ts'
import type { AuthenticationMethod, Credential } from './handshake.ts'

/** Kept in memory alone. A resumed channel stands, on both sides, for one that was greeted by the host’s key or by the device’s secret. */
export class LastChannel {
  #kept: { readonly host: string; readonly by: 'owner' | 'device'; readonly resumption: Resumption } | null = null

  /** A channel to this host was sealed, greeted by this. Who came by a link or code is known by their device from then on; where nobody showed who they are there is nothing to come back to. */
  keep(host: string, by: AuthenticationMethod, resumption: Resumption): void {
    this.#kept = by === 'none' || by === 'hand-over' ? null : { host, by: by === 'owner' ? by : 'device', resumption }
  }

  /** What to greet this host by instead of by the best the device has; null: by that. Whatever comes of it, it is not taken twice. */
  take(host: string, best: Credential): Credential<'resumption'> | null {
    const kept = this.#kept
    if (kept?.host !== host || kept.by !== best.by) return null
    this.#kept = null
    return { by: 'resumption', ...kept.resumption }
  }

  /** The next channel is made by an exchange. */
  forget(): void {
    this.#kept = null
  }
}
