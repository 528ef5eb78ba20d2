// Says why the app's window could not be opened, and what to type.
import type { StartWords } from '../../shared/words/words.ts'

/** How the runtime ended before there was a window, and what on this machine may have prevented one. */
export interface NoWindow {
  readonly status: number | null
  readonly signal: NodeJS.Signals | null
  /** The sandbox's helper, if it must belong to root first. */
  readonly helper: string | null
  readonly isRoot: boolean
}

export function explainNoWindow({ status, signal, helper, isRoot }: NoWindow, words: StartWords): string {
  return [
    ...(helper === null ? [] : [words.noSandbox(helper)]),
    ...(isRoot ? [words.asRoot] : []),
    words.noWindow(signal === null ? words.status(status ?? 1) : words.signal(signal)),
  ].join('\n\n')
}
