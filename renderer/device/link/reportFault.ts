// Reports bugs of this page to its host, for the host's log. Each is reported once.

type SendFault = (fault: { readonly where: string; readonly error: string }) => void

let sendFault: SendFault | null = null
const reportedErrors = new Set<string>()

/** Sets where bugs are reported from now on; null: nowhere. */
export function sendFaultsTo(send: SendFault | null): void {
  sendFault = send
}

/** Reports a bug. Never throws. */
export function reportFault(error: unknown, where: string): void {
  const text = (error instanceof Error ? (error.stack ?? String(error)) : String(error)).slice(0, 4000)
  if (reportedErrors.has(where + text)) return
  reportedErrors.add(where + text)
  sendFault?.({ where, error: text })
}

/** Reports errors and rejections that nothing else has caught. */
export function reportUncaughtFaults(): void {
  window.addEventListener('error', ({ error, message }) => {
    // Browsers report this when a layout takes two frames. It is not a bug.
    if (!message.startsWith('ResizeObserver loop')) reportFault(error ?? message, 'page')
  })
  window.addEventListener('unhandledrejection', ({ reason }) => reportFault(reason, 'page'))
}
