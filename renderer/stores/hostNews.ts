// Answers for: what a host says of itself, beside the table this window is at: its other tables, what it keeps, how it is doing.
import { shallowRef } from 'vue'
import type {
  HostStatus,
  LostTable,
  NetworkReport,
  PastGame,
  SavedTable,
  TableSummary,
} from '../../shared/wire/index.ts'
import type { Hears } from './hears.ts'

export function newsOfHost() {
  const tables = shallowRef<readonly TableSummary[]>([]) // those that are open on the host, where there is something to choose
  const savedTables = shallowRef<readonly SavedTable[]>([])
  const games = shallowRef<readonly PastGame[]>([]) // finished games whose records the host keeps
  const lost = shallowRef<readonly LostTable[]>([]) // those of which the host has lost something that this window would miss
  const record = shallowRef<{ readonly game: string; readonly text: string } | null>(null) // the last one asked for
  const status = shallowRef<HostStatus | null>(null) // how the host is doing, as its owner asked last
  const network = shallowRef<NetworkReport | null>(null) // how it looks from the host, as its owner asked last

  const hears: Hears<'tables' | 'saved-tables' | 'lost' | 'record' | 'status' | 'network'> = {
    tables: news => (tables.value = news.tables),
    'saved-tables': news => {
      savedTables.value = news.tables
      games.value = news.games
    },
    lost: news => (lost.value = news.tables),
    record: news => (record.value = news),
    status: news => (status.value = news.status),
    network: news => (network.value = news.report),
  }

  /** This window leaves the host. */
  function forget(): void {
    tables.value = savedTables.value = games.value = lost.value = []
    record.value = status.value = network.value = null
  }

  return { known: { tables, savedTables, games, lost, record, status, network }, hears, forget }
}
