// Answers for: faults of this page's own program: told to the host this page is at, for its log. None is told twice.

type Tell = (fault: { readonly where: string; readonly error: string }) => void

let tell: Tell | null = null
const told = new Set<string>()

/** From now on faults are told this way; null: there is nobody to tell. */
export function sendFaultsTo(by: Tell | null): void {
  tell = by
}

/** Tells of a fault. Never throws. */
export function reportFault(error: unknown, where: string): void {
  const text = (error instanceof Error ? (error.stack ?? String(error)) : String(error)).slice(0, 4000)
  if (told.has(where + text)) return
  told.add(where + text)
  tell?.({ where, error: text })
}

/** Tells of what nothing else has caught. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error, message }) => {
    // The browser says so when a layout takes two frames: nobody's fault.
    if (!message.startsWith('ResizeObserver loop')) reportFault(error ?? message, 'page')
  })
  window.addEventListener('unhandledrejection', ({ reason }) => reportFault(reason, 'page'))
}
