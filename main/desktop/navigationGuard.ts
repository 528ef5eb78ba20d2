// Keeps pages from leading anywhere but to themselves.
import type { Event, WebContents } from 'electron'
import { urlOrigin } from './appPages.ts'

/** Keeps the page within `origin`: no other address, no new window, no embedded page. `leadsOn`: the exceptions. */
export function guardNavigation(
  contents: WebContents,
  origin: string,
  leadsOn: (url: string) => boolean = () => false,
): void {
  const preventNavigation = (event: Event & { readonly url: string }) => {
    if (urlOrigin(event.url) !== origin && !leadsOn(event.url)) event.preventDefault()
  }
  contents.on('will-navigate', preventNavigation)
  contents.on('will-frame-navigate', preventNavigation)
  contents.on('will-redirect', preventNavigation)
  contents.on('will-attach-webview', event => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}
