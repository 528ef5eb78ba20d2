// @vitest-environment happy-dom
// What a page wrote stays valid until it is closed, whatever happens to the browser's storage.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Storage from '../../../../renderer/device/storage/storage.ts'
import type * as GameMemory from '../../../../renderer/device/storage/gameMemory.ts'

let storage: typeof Storage
let memory: typeof GameMemory

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await load()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Loads the page freshly. */
async function load(): Promise<void> {
  vi.resetModules()
  storage = await import('../../../../renderer/device/storage/storage.ts')
  memory = await import('../../../../renderer/device/storage/gameMemory.ts')
}

/** Fills the storage from now on. */
function fill(): void {
  const full = (store: globalThis.Storage) =>
    new Proxy(store, {
      get: (of, name) =>
        name === 'setItem'
          ? () => {
              throw new DOMException('full', 'QuotaExceededError')
            }
          : (Reflect.get(of, name) as () => unknown).bind(of),
    })
  vi.stubGlobal('localStorage', full(localStorage))
  vi.stubGlobal('sessionStorage', full(sessionStorage))
}

test('with a full storage the page keeps what it wrote last, not what is stored', () => {
  storage.storedPlayerName.set('Ana')
  memory.storedDealMemory.setDraws('first')
  fill()
  storage.storedPlayerName.set('Bea')
  memory.storedDealMemory.setDraws('second')
  expect([storage.storedPlayerName.get(), memory.storedDealMemory.draws()]).toEqual(['Bea', 'second'])
})

test('an old value that could accuse somebody is not restored at the next visit', async () => {
  memory.storedDealMemory.setDraws('first')
  memory.storedDealMemory.setShown('first')
  fill()
  memory.storedDealMemory.setDraws('second')
  memory.storedDealMemory.setShown('second')
  await load()
  expect([memory.storedDealMemory.draws(), memory.storedDealMemory.shown()]).toEqual([null, null])
})

test('a device keeps its identity when its storage is cleared while the page is open', () => {
  localStorage.setItem('hunch.device', 'a'.repeat(32))
  expect(storage.loadBrowserSecret()).toBe('a'.repeat(32))
  localStorage.clear()
  expect(storage.loadBrowserSecret()).toBe('a'.repeat(32))
})

test('the code and the table of an earlier load stay when the storage of the window is emptied', () => {
  sessionStorage.setItem('hunch.code', 'KITE')
  sessionStorage.setItem('hunch.table', 'garden')
  expect([storage.storedJoinCode.get(), storage.storedTableOfThisWindow.get()]).toEqual(['KITE', 'garden'])
  sessionStorage.clear()
  expect([storage.storedJoinCode.get(), storage.storedTableOfThisWindow.get()]).toEqual(['KITE', 'garden'])
})

test('values written by another window of the browser are read', () => {
  storage.storedPlayerName.set('Ana')
  localStorage.setItem('hunch.name', 'Bea')
  expect(storage.storedPlayerName.get()).toBe('Bea')
})

test('with blocked storage nothing throws, and everything is remembered until the page closes', () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('insecure', 'SecurityError')
      },
    })
  try {
    storage.storedPlayerName.set('Ana')
    memory.storedDealMemory.setShown('views')
    expect([storage.storedPlayerName.get(), memory.storedDealMemory.shown()]).toEqual(['Ana', 'views'])
    expect(storage.loadBrowserSecret()).toBe(storage.loadBrowserSecret())
    expect(storage.storedReloadTimes.set([1])).toBe(false)
    storage.storedReloadTimes.markPageStarted()
  } finally {
    for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(window, name)
  }
})
