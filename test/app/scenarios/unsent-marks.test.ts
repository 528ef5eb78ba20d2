// @vitest-environment happy-dom
// Every mark that was shown is kept, or visibly undone.
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedUnsentMarks } from '../../../renderer/device/storage/storage.ts'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { chair, FakeSocket, ME, tableMessage, tableOf, viewOf, welcome } from '../socket.ts'

const seated = tableOf({ chairs: [chair({ avatar: 0, name: 'Ana', device: ME }), chair({ avatar: 1, name: 'Ben' })] })
const come = (marks: Record<string, string> = {}) =>
  FakeSocket.last.tell(welcome, tableMessage(seated), { ...viewOf(0), marks })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true }))
  FakeSocket.made = []
  sessionStorage.clear()
  localStorage.clear()
  storedUnsentMarks.set('[]') // it is remembered beyond a page's storage
  setActivePinia(createPinia())
})
afterEach(() => {
  useTableStore().leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function sit() {
  const store = useTableStore()
  store.connect({ address: '192.168.0.12:4680', device: '0123456789abcdef0123456789abcdef' })
  FakeSocket.last.open()
  come()
  return store
}

async function comeBack(marks: Record<string, string> = {}): Promise<void> {
  await vi.advanceTimersByTimeAsync(2000)
  FakeSocket.last.open()
  come(marks)
}

test('marks made while the connection died or was gone are shown and sent again', async () => {
  const store = sit()
  store.write('book', '✗')
  FakeSocket.last.close()
  store.write('coin', '?')
  expect(store.shown?.marks).toEqual({ book: '✗', coin: '?' })
  await comeBack()
  expect(store.shown?.marks).toEqual({ book: '✗', coin: '?' })
  expect(FakeSocket.last.of('mark').map(({ at, mark }) => `${at} ${mark}`)).toEqual(['book ✗', 'coin ?'])
})

test('an acknowledged mark is not sent again, and the host may change it later', async () => {
  const store = sit()
  store.write('book', '✗')
  FakeSocket.last.tell({ type: 'marked', seat: 0, at: 'book', mark: '✗' })
  FakeSocket.last.close()
  await comeBack({ book: '✓' })
  expect(store.shown?.marks).toEqual({ book: '✓' })
  expect(FakeSocket.last.of('mark')).toEqual([])
})

test('the answer to an earlier mark does not overwrite a later one', () => {
  const store = sit()
  store.write('book', '✗')
  store.write('book', '✓')
  FakeSocket.last.tell({ type: 'marked', seat: 0, at: 'book', mark: '✗' })
  expect(store.shown?.marks).toEqual({ book: '✓' })
})

test('a mark that the host refuses is visibly undone', () => {
  const store = sit()
  store.write('book', '✗')
  FakeSocket.last.tell({ type: 'refused', why: 'too-many-notes' }, { ...viewOf(0), marks: {} })
  expect(store.shown?.marks).toEqual({})
  expect(store.refused?.why).toBe('too-many-notes')
})

test('marks survive a reload of the page, and belong only to their game', () => {
  sit().write('book', '✗')
  useTableStore().leave()
  setActivePinia(createPinia())
  expect(sit().shown?.marks).toEqual({ book: '✗' })
  FakeSocket.last.tell({ ...viewOf(0), no: 7, marks: {} })
  expect(useTableStore().shown?.marks).toEqual({})
})

test('a request that cannot be sent is not shown as done, and a sentence says so', async () => {
  const store = sit()
  FakeSocket.last.close()
  expect(store.say({ type: 'pause', seat: 0 })).toBe(false)
  expect([store.unsure, store.redrawn]).toEqual(['notSent', 1])
  store.unsure = null
  await comeBack()
  expect(store.unsure).toBeNull()
  store.say({ type: 'set', hints: true })
  FakeSocket.last.close()
  await comeBack()
  expect([store.unsure, store.redrawn]).toEqual(['mayBeLost', 2])
})

test('a request is undone too if what arrived after it may have been on its way before', async () => {
  const store = sit()
  store.say({ type: 'rename', chair: 0, name: 'Annabel' })
  FakeSocket.last.tell(tableMessage(seated)) // somebody else's news
  FakeSocket.last.close()
  await comeBack()
  expect([store.unsure, store.redrawn]).toEqual([null, 1])
})

test('a request that was answered a while ago is not undone', async () => {
  const store = sit()
  store.say({ type: 'rename', chair: 0, name: 'Annabel' })
  FakeSocket.last.tell(tableMessage(seated))
  await vi.advanceTimersByTimeAsync(4000)
  FakeSocket.last.tell({ type: 'beat' })
  FakeSocket.last.close()
  await comeBack()
  expect([store.unsure, store.redrawn]).toEqual([null, 0])
})
