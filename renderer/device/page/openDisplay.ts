// Answers for: showing the table on another screen: the app's second window, or a new tab.
import { formatJoinLinkPart, joinLinkPartOf, type TableState } from '../../../shared/wire/index.ts'
import { bridge } from '../link/bridge.ts'

/** `address` is the host's, as host:port. With the join code of the table it may show how to join; otherwise it has to ask. */
export async function openDisplay(address: string, table: TableState | null): Promise<void> {
  const part = table === null ? '' : formatJoinLinkPart(joinLinkPartOf(table))
  const url = `http://${address}/#table${part === '' ? '' : `=${part}`}`
  if (bridge) await bridge.display(url)
  else window.open(url, '_blank', 'noopener')
}
