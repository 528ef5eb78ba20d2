// The functions that the app gives its windows.
// In a browser there is no bridge, and everything else still works.
import type { FoundTable } from '../../../shared/wire/index.ts'

/** The messages that the app sends its page without being asked. */
export type AppMessage =
  | { readonly type: 'saved-game'; readonly name: string; readonly text: string }
  | { readonly type: 'invitation'; readonly link: string | null } // null: the link leads to no table on this network
  | { readonly type: 'silent'; readonly why: 'network' | 'port' | 'refused' } // others cannot see the table in their list

export interface AppBridge {
  facts(): Promise<{ version: string; device: string }>
  /**
   * Calls `listener` with all tables found on the network, and again whenever they change. Returns a function
   * that stops it.
   */
  found(listener: (tables: FoundTable[]) => void): () => void
  /**
   * Calls `listener` with messages from outside the page, including those that are waiting. Returns a function
   * that stops it.
   */
  told(listener: (message: AppMessage) => void): () => void
  /** Starts this machine's host, or returns the one that is running. */
  host(): Promise<{ url: string; key: string } | { trouble: string }>
  stop(): Promise<void>
  /** Opens the table display of the host at `url`, on the other screen if there is one. */
  display(url: string): Promise<void>
  /** Keeps the screen from going dark. */
  awake(on: boolean): void
}

declare global {
  interface Window {
    readonly hunch?: AppBridge
  }
}

export const appBridge: AppBridge | null = window.hunch ?? null
