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
const MAX_WAITING_MESSAGES = 8

export interface PageMessageQueue {
  readonly send: (message: MessageToPage) => void
  /** Notes that the page listens, and sends it what was waiting. */
  readonly startListening: () => void
  /** Notes that the page was reloaded or its window closed, so that nobody listens. */
  readonly stopListening: () => void
}

export function createPageMessageQueue(window: () => BrowserWindow | null): PageMessageQueue {
  let waitingMessages: MessageToPage[] = []
  let silentMessage: MessageToPage | null = null // stays true, so every new page gets it
  let isPageListening = false
  const sendToPage = (message: MessageToPage) => window()?.webContents.send(ipcChannels.told, message)
  return {
    send: message => {
      if (message.type === 'silent') silentMessage = message
      else if (!isPageListening) waitingMessages = [...waitingMessages, message].slice(-MAX_WAITING_MESSAGES)
      if (isPageListening) sendToPage(message)
    },
    startListening: () => {
      isPageListening = true
      for (const message of [...(silentMessage ? [silentMessage] : []), ...waitingMessages.splice(0)])
        sendToPage(message)
    },
    stopListening: () => {
      isPageListening = false
    },
  }
}
