// Shows the table on another screen: the app's second window, or a new tab.
import { formatJoinLinkParams, joinLinkParamsOf, type TableState } from '../../../shared/wire/index.ts'
import { appBridge } from '../link/appBridge.ts'

/**
 * `address` is the host's, as host:port. With the table's join code the display can show how to join; without
 * it, the display has to ask.
 */
export async function openTableDisplay(address: string, table: TableState | null): Promise<void> {
  const joinParams = table === null ? '' : formatJoinLinkParams(joinLinkParamsOf(table))
  const url = `http://${address}/#table${joinParams === '' ? '' : `=${joinParams}`}`
  if (appBridge) await appBridge.display(url)
  else window.open(url, '_blank', 'noopener')
}
