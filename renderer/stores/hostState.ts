// Keeps what the host says about itself: its other tables, its finished games, how it is doing.
import { shallowRef } from 'vue'
import type {
  HostStatus,
  LostTable,
  NetworkReport,
  PastGame,
  SavedTable,
  TableSummary,
} from '../../shared/wire/index.ts'
import type { MessageHandlers } from './messageHandlers.ts'

export function createHostState() {
  const tables = shallowRef<readonly TableSummary[]>([]) // the open tables of the host, where there are several
  const savedTables = shallowRef<readonly SavedTable[]>([])
  const games = shallowRef<readonly PastGame[]>([]) // finished games whose records the host has
  const lostTables = shallowRef<readonly LostTable[]>([]) // tables that the host lost, cannot read to the end, or in which it lost this device's seat
  const record = shallowRef<{ readonly game: string; readonly text: string } | null>(null) // the last record asked for
  const hostStatus = shallowRef<HostStatus | null>(null) // the host's status, as its owner last asked for it
  const network = shallowRef<NetworkReport | null>(null) // the network as the host sees it, as its owner last asked for it

  const handlers: MessageHandlers<'tables' | 'saved-tables' | 'lost' | 'record' | 'status' | 'network'> = {
    tables: news => (tables.value = news.tables),
    'saved-tables': news => {
      savedTables.value = news.tables
      games.value = news.games
    },
    lost: news => (lostTables.value = news.tables),
    record: news => (record.value = news),
    status: news => (hostStatus.value = news.status),
    network: news => (network.value = news.report),
  }

  /** Clears everything when this window leaves the host. */
  function clearNews(): void {
    tables.value = savedTables.value = games.value = lostTables.value = []
    record.value = hostStatus.value = network.value = null
  }

  return {
    known: { tables, savedTables, games, lost: lostTables, record, status: hostStatus, network },
    handlers,
    clearNews,
  }
}
