// Ends the app in order: asks first if others are at the table, says goodbye to guests and the network, then quits.
import { app, dialog, powerMonitor, type BrowserWindow } from 'electron'
import type { DesktopWords } from '../../shared/words/words.ts'

/** How long an orderly end may take, in milliseconds. */
const MAX_CLOSING_MS = 3000

export interface AppShutdownSetup {
  readonly isMac: boolean
  readonly words: DesktopWords
  /** How many other people are at an open table. */
  readonly guests: () => number
  readonly window: () => BrowserWindow | null
  /** Informs guests and the network, and closes what is open. */
  readonly stop: () => Promise<void>
  readonly report: (error: unknown) => void
}

export interface AppShutdown {
  /** Watches this window: closing it asks first while others are at the table. */
  readonly watch: (window: BrowserWindow) => void
  /** True once the app is ending. Somebody who starts the app now must get a new process. */
  readonly isEnding: () => boolean
}

export function createAppShutdown({ isMac, words, guests, window, stop, report }: AppShutdownSetup): AppShutdown {
  /** True when nobody needs to be asked again: a person has answered, or the system shuts down. */
  let isEndConfirmed = false
  let isQuitting = false
  let isEnding = false
  let isAsking = false
  let isHostStopped = false

  const confirmThen = async (onConfirmed: () => void, onCancelled: () => void) => {
    if (isAsking) return
    isAsking = true
    const parentWindow = window()
    const options: Electron.MessageBoxOptions = {
      type: 'question',
      message: words.guests(guests()),
      detail: words.guestsAbout,
      buttons: [words.keepHosting, words.close],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    }
    const { response } = await (parentWindow
      ? dialog.showMessageBox(parentWindow, options)
      : dialog.showMessageBox(options))
    isAsking = false
    if (response !== 1) return onCancelled()
    isEndConfirmed = true
    onConfirmed()
  }
  const mayEndNow = () => isEndConfirmed || guests() === 0

  app.on('before-quit', event => {
    isQuitting = true
    if (mayEndNow() || window()) return // a window asks separately
    event.preventDefault()
    isQuitting = false
    void confirmThen(
      () => app.quit(),
      () => {},
    )
  })
  app.on('will-quit', event => {
    isEnding = true
    if (isHostStopped) return
    event.preventDefault()
    const closingTimeout = new Promise<void>(resolve => setTimeout(resolve, MAX_CLOSING_MS))
    void Promise.race([stop(), closingTimeout])
      .catch(report)
      .finally(() => {
        isHostStopped = true
        // Electron ignores a quit within the microtasks of a prevented quit (electron/electron#33643), so this
        // quits later.
        setImmediate(() => app.quit())
      })
  })
  // The system shuts down: guests are informed if there is time, and nobody is asked.
  const onSessionEnd = () => {
    isEndConfirmed = true
    app.quit()
  }
  powerMonitor.on('shutdown', (event?: { preventDefault: () => void }) => {
    event?.preventDefault() // requests the time that an orderly end takes
    onSessionEnd()
  })

  return {
    isEnding: () => isEnding,
    watch: watched => {
      watched.on('close', event => {
        // On a Mac an app, and what it hosts, continues without a window.
        if (mayEndNow() || (isMac && !isQuitting)) return
        event.preventDefault()
        const wasAppQuitting = isQuitting
        isQuitting = false
        void confirmThen(
          () => (wasAppQuitting ? app.quit() : watched.close()),
          // The window stays, minimized: without one the app could not be reached.
          () => (wasAppQuitting ? undefined : watched.minimize()),
        )
      })
      watched.on('session-end', () => {
        // Windows ends the process once this returns, so only what is sent at once arrives.
        isEndConfirmed = true
        void stop().catch(report)
      })
      watched.on('query-session-end', () => {
        isEndConfirmed = true
      })
    },
  }
}
