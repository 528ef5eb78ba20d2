// Answers for: where a page of ours may lead: back to itself, and nowhere else.
import type { Event, WebContents } from 'electron'

/** Keeps the page within `origin`: no other address, no new window, no page inside the page. */
export function guardNavigation(contents: WebContents, origin: string): void {
  const stay = (event: Event & { readonly url: string }) => {
    if (urlOrigin(event.url) !== origin) event.preventDefault()
  }
  contents.on('will-navigate', stay)
  contents.on('will-frame-navigate', stay)
  contents.on('will-redirect', stay)
  contents.on('will-attach-webview', event => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** The origin of an address; '' when it is none. */
export function urlOrigin(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : ''
}
