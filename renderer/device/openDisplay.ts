// Answers for: showing the table on another screen: the app's second window, or a new tab.
import { bridge } from './bridge.ts'

/** `address` is the host's, as host:port. With the join code it may show how to join; null: it has to ask. */
export async function openDisplay(address: string, code: string | null): Promise<void> {
  const url = `http://${address}/#table${code === null ? '' : `=${code}`}`
  if (bridge) await bridge.display(url)
  else window.open(url, '_blank', 'noopener')
}
