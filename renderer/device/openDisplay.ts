// Answers for: showing the table on another screen: the app's second window, or a new tab.
import { bridge } from './bridge.ts'

/** `address` is the host's, as host:port. */
export async function openDisplay(address: string): Promise<void> {
  if (bridge) await bridge.display(`http://${address}/`)
  else window.open(`http://${address}/#table`, '_blank', 'noopener')
}
