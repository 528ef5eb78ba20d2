// What the app lends its windows. In a browser there is no bridge, and everything else still works.
import type { FoundTable } from '../../../shared/wire/index.ts'

/** What the app tells its page by itself. */
export type AppMessage =
  | { readonly type: 'saved-game'; readonly name: string; readonly text: string }
  | { readonly type: 'invitation'; readonly link: string | null } // null: it leads to no table of this network
  | { readonly type: 'silent'; readonly why: 'network' | 'port' | 'refused' } // others cannot see the table in their list

export interface Bridge {
  facts(): Promise<{ version: string; device: string }>
  /** Calls with every table that can be heard, and again whenever that changes; returns how to stop. */
  found(listener: (tables: FoundTable[]) => void): () => void
  /** Calls with what comes from outside the page, also with what has waited for it; returns how to stop. */
  told(listener: (message: AppMessage) => void): () => void
  /** Starts this machine's host, or finds it running. */
  host(): Promise<{ url: string; key: string } | { trouble: string }>
  stop(): Promise<void>
  /** Opens the table-top display of the host at `url`, on the other screen if there is one. */
  display(url: string): Promise<void>
  /** Keeps the screen from going dark. */
  awake(on: boolean): void
}

declare global {
  interface Window {
    readonly hunch?: Bridge
  }
}

export const bridge: Bridge | null = window.hunch ?? null
