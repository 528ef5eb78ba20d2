// @vitest-environment happy-dom
// The app's window that follows its table: it finds the table's new host, and connects there as the same device.
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effectScope } from 'vue'
import { hasArrivedWithMovedTable } from '../../../../renderer/device/page/route.ts'
import {
  knownHostStore,
  storedSecretsAfterHandover,
  storedTableOfThisWindow,
} from '../../../../renderer/device/storage/storage.ts'
import { useTableStore } from '../../../../renderer/stores/table.ts'
import { useFollowTable } from '../../../../renderer/use/host/followTable.ts'
import { deviceHash, deviceSecret, secretAfterHandover } from '../../../../shared/sealing/index.ts'
import { PROTOCOL_VERSION } from '../../../../shared/wire/index.ts'
import { chair, FakeSocket, HOST, ME, tableMessage, tableOf, welcome } from '../../socket.ts'

const MASTER = '0123456789abcdef0123456789abcdef'
const THERE = 'c3ab8ff13720e8ad'
vi.mock('../../../../renderer/device/link/appBridge.ts', () => ({
  appBridge: { facts: () => Promise.resolve({ version: '1', device: MASTER }) },
}))

/** The tables that each address lists. */
let answers: Record<string, string[]> = {}
const scope = effectScope()

beforeEach(() => {
  vi.useFakeTimers()
  answers = {}
  vi.stubGlobal('fetch', (url: string) => {
    const tables = answers[new URL(url).host]
    if (!tables) return Promise.reject(new Error('nobody there'))
    const [table = null, ...others] = tables.map(id => ({
      id,
      name: '',
      game: 'blank',
      phase: 'playing',
      chairs: { taken: 2, free: 0 },
    }))
    return Promise.resolve(new Response(JSON.stringify({ hunch: true, protocol: 4, table, others })))
  })
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.made = []
  FakeSocket.secrets = {}
  storedSecretsAfterHandover.set(THERE, null)
  knownHostStore.set(HOST, { secretNumber: 0, seated: false })
  setActivePinia(createPinia())
})

afterEach(() => {
  useTableStore().leave()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('goes to the first address with the table, waits while there is none, and is known there', async () => {
  const store = useTableStore()
  scope.run(() => useFollowTable())
  store.connect({ address: '192.168.0.12:4680', device: MASTER })
  FakeSocket.last.open()
  const table = tableOf({ chairs: [chair({ avatar: 0, device: ME })] })
  FakeSocket.last.tell(welcome, tableMessage(table))
  const addresses = ['192.168.0.7:4680', '10.0.0.7:4680']
  answers = { '192.168.0.7:4680': ['another'] }
  FakeSocket.last.tell({ type: 'moved', table: table.id, host: THERE, addresses }, { type: 'closed' })
  await vi.advanceTimersByTimeAsync(3000)
  expect(store.moved).toMatchObject({ follows: true, addresses })
  expect(FakeSocket.last.url).toBe('ws://192.168.0.12:4680/')
  answers['10.0.0.7:4680'] = ['first', table.id]
  await vi.advanceTimersByTimeAsync(3000)
  expect(FakeSocket.last.url).toBe('ws://10.0.0.7:4680/')
  expect(storedSecretsAfterHandover.get(THERE)).toBe(
    secretAfterHandover(deviceHash(deviceSecret(MASTER, { host: HOST, secretNumber: 0 })), THERE),
  )
  expect([storedTableOfThisWindow.get(), hasArrivedWithMovedTable.value, store.moved]).toEqual([table.id, true, null])
})

test('a host’s owner without a seat stays', async () => {
  const store = useTableStore()
  scope.run(() => useFollowTable())
  store.connect({ address: '192.168.0.12:4680', device: MASTER })
  FakeSocket.last.open()
  const table = tableOf({ chairs: [] })
  FakeSocket.last.tell({ type: 'welcome', protocol: PROTOCOL_VERSION, mark: ME, owner: true }, tableMessage(table))
  answers = { '10.0.0.7:4680': [table.id] }
  FakeSocket.last.tell({ type: 'moved', table: table.id, host: THERE, addresses: ['10.0.0.7:4680'] })
  await vi.advanceTimersByTimeAsync(3000)
  expect(store.moved!.follows).toBe(false)
  expect(FakeSocket.last.url).toBe('ws://192.168.0.12:4680/')
})
