// Follows a table to its new host: the app connects there, a browser goes to that host's page.
import { onScopeDispose, watch } from 'vue'
import { formatJoinLinkParams, readHostInfo } from '../../../shared/wire/index.ts'
import { appBridge } from '../../device/link/appBridge.ts'
import { encodeNewHostLink } from '../../device/link/newHostLink.ts'
import { arriveWithMovedTable } from '../../device/page/route.ts'
import { pageHostKeyStore, storedSecretsAfterHandover } from '../../device/storage/storage.ts'
import { useTableStore, type MovedTableTarget } from '../../stores/table.ts'
import { otherHostVisit } from './hostVisits.ts'

/** How long a host may take to list its tables, in milliseconds. */
const ASK_TIMEOUT_MS = 2000
/** The pause before a host is asked again, in milliseconds. */
const ASK_PAUSE_MS = 1000

/** Follows the table for as long as this page is shown. */
export function useFollowTable(): void {
  const store = useTableStore()
  let isOver = false
  onScopeDispose(() => (isOver = true))
  watch(
    () => store.moved,
    async movedTable => {
      if (!movedTable?.follows) return
      for (let address: string | null = null; !isOver && store.moved === movedTable;) {
        address = await findNewHostAddress(movedTable)
        if (store.moved !== movedTable) return
        if (address !== null) return goToNewHost(movedTable, address)
        await new Promise(resolve => setTimeout(resolve, ASK_PAUSE_MS))
      }
    },
    { immediate: true },
  )

  async function goToNewHost(movedTable: MovedTableTarget, address: string): Promise<void> {
    const display = store.visit?.display ?? false
    if (!appBridge && address !== location.host)
      return location.replace(linkAtNewHost(movedTable, { address, display }))
    if (movedTable.secret !== '') storedSecretsAfterHandover.set(movedTable.host, movedTable.secret)
    arriveWithMovedTable(movedTable)
    const newVisit = await otherHostVisit(address)
    store.leave()
    store.connect({ ...newVisit, hostKey: appBridge ? null : pageHostKeyStore.get(), display })
  }
}

/** The address at which the table's new host answers; null: none yet. */
async function findNewHostAddress({ addresses, table }: MovedTableTarget): Promise<string | null> {
  const reachedAddresses = await Promise.all(
    addresses.map(async address => ((await hasTable(address, table)) ? address : null)),
  )
  return reachedAddresses.find(address => address !== null) ?? null
}

async function hasTable(address: string, tableId: string): Promise<boolean> {
  const timeoutAbort = new AbortController()
  const askTimeout = setTimeout(() => timeoutAbort.abort(), ASK_TIMEOUT_MS)
  try {
    const answer = await fetch(`http://${address}/info`, { cache: 'no-store', signal: timeoutAbort.signal })
    const info = readHostInfo(await answer.json())
    return info !== null && [info.table, ...(info.others ?? [])].some(table => table?.id === tableId)
  } catch {
    return false
  } finally {
    clearTimeout(askTimeout)
  }
}

function linkAtNewHost(
  { host, table, secret, code }: MovedTableTarget,
  { address, display }: { readonly address: string; readonly display: boolean },
): string {
  if (display) return `http://${address}/#table=${formatJoinLinkParams({ code, linkKey: '', table })}`
  return `http://${address}/#moved=${encodeNewHostLink({ host, table, secret, code })}`
}
