// Remembers a device's last channel to a host, which can be resumed once without a key exchange.
import type { Resumption } from './channel.ts'
import type { AuthenticationMethod, Credential } from './handshake.ts'

/** Kept in memory only. On both sides, a resumed channel counts as authenticated by the host’s key or the device’s secret. */
export class LastChannel {
  #resumableChannel: {
    readonly host: string
    readonly by: 'owner' | 'device'
    readonly resumption: Resumption
  } | null = null

  /** Remembers a sealed channel. A device that came by link or code is known by its secret from then on. A channel without authentication is not remembered. */
  keep(host: string, method: AuthenticationMethod, resumption: Resumption): void {
    this.#resumableChannel =
      method === 'none' || method === 'hand-over'
        ? null
        : { host, by: method === 'owner' ? method : 'device', resumption }
  }

  /** The credential for resuming the channel to this host; null if `bestCredential` must be used instead. Each channel is taken only once, whether resuming works or not. */
  take(host: string, bestCredential: Credential): Credential<'resumption'> | null {
    const channel = this.#resumableChannel
    if (channel?.host !== host || channel.by !== bestCredential.by) return null
    this.#resumableChannel = null
    return { by: 'resumption', ...channel.resumption }
  }

  /** Makes the next channel use a key exchange. */
  forget(): void {
    this.#resumableChannel = null
  }
}
