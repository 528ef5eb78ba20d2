// Recovers the app's window when its page crashes, hangs, or cannot be loaded: reloads it once, then asks its person.
import { dialog, type BrowserWindow } from 'electron'
import type { DesktopWords } from '../../shared/words/words.ts'

/** A page that crashes again within this time, in milliseconds, is not reloaded without asking. */
const MIN_RELOAD_INTERVAL_MS = 60_000

/** Chromium's number for a load that was abandoned for another one: not an error. */
const ERR_ABORTED = -3

export function addWindowRecovery(
  window: BrowserWindow,
  { words, load, report }: { words: DesktopWords; load: () => void; report: (error: unknown) => void },
): void {
  const { webContents } = window
  let lastRecovery = -Infinity
  let isAsking = false

  const recover = (reason: string) => {
    if (window.isDestroyed()) return
    report(new Error(`the page of the window: ${reason}`))
    const now = performance.now()
    const isFirst = now - lastRecovery > MIN_RELOAD_INTERVAL_MS
    lastRecovery = now
    if (isFirst) load()
    else void askToReload(words.crashed, words.crashedAbout, words.close, load)
  }

  /** Asks whether to reload. `otherButton`: the text of the second button. */
  const askToReload = async (message: string, detail: string, otherButton: string, reload: () => void) => {
    if (isAsking || window.isDestroyed()) return
    isAsking = true
    const buttonLabels = [words.loadAgain, otherButton]
    const { response } = await dialog.showMessageBox(window, {
      message,
      detail,
      buttons: buttonLabels,
      defaultId: 0,
      cancelId: 1,
    })
    isAsking = false
    if (window.isDestroyed()) return
    if (response === 0) reload()
    else if (otherButton === words.close) window.close()
  }

  webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') recover(reason)
  })
  webContents.on('did-fail-load', (_event, code, description, _url, isMainFrame) => {
    if (isMainFrame && code !== ERR_ABORTED) recover(description)
  })
  webContents.on('unresponsive', () => {
    report(new Error('the page of the window does not answer'))
    void askToReload(words.hangs, words.hangsAbout, words.wait, () => {
      webContents.forcefullyCrashRenderer() // a hanging page does not go away by itself
      load()
    })
  })
}
