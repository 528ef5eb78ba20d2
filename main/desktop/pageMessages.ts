// Queues the app's messages to its page (an opened saved game, an invitation, a hidden table) until the page listens.
import type { BrowserWindow } from 'electron'
import type { DiscoveryTrouble } from '../../shared/words/en/programs.ts'
import { ipcChannels } from './ipcChannels.ts'
import type { SavedGameFile } from './savedGame.ts'

export type MessageToPage =
  | ({ readonly type: 'saved-game' } & SavedGameFile)
  | { readonly type: 'invitation'; readonly link: string | null } // null: it leads nowhere
  | { readonly type: 'silent'; readonly why: DiscoveryTrouble }

/** The most messages that wait: an app that has just started has a few, and nobody clicks more links than this. */
const MAX_WAITING = 8

export interface PageMessages {
  readonly send: (message: MessageToPage) => void
  /** The page listens: it gets what was waiting. */
  readonly listening: () => void
  /** A reloaded page or a closed window no longer listens. */
  readonly gone: () => void
}

export function createPageMessages(window: () => BrowserWindow | null): PageMessages {
  let waiting: MessageToPage[] = []
  let silent: MessageToPage | null = null // stays true, so every new page gets it
  let listens = false
  const pass = (message: MessageToPage) => window()?.webContents.send(ipcChannels.told, message)
  return {
    send: message => {
      if (message.type === 'silent') silent = message
      else if (!listens) waiting = [...waiting, message].slice(-MAX_WAITING)
      if (listens) pass(message)
    },
    listening: () => {
      listens = true
      for (const message of [...(silent ? [silent] : []), ...waiting.splice(0)]) pass(message)
    },
    gone: () => {
      listens = false
    },
  }
}
