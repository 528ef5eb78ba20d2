// @vitest-environment happy-dom
// Free notes are kept at once when the page is hidden or closed; otherwise after a pause in typing.
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import FreeNotes from '../../../renderer/games/precognition/FreeNotes.vue'

let notes: ReturnType<typeof mount<typeof FreeNotes>>
let visibility: DocumentVisibilityState
const write = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
  write.mockReset()
  notes = mount(FreeNotes, { props: { savedNote: '', onWrite: write }, attachTo: document.body })
})
afterEach(() => {
  notes.unmount()
  Reflect.deleteProperty(document, 'visibilityState')
  vi.useRealTimers()
})

const written = () => write.mock.calls.flat()

test('a page that is closed while somebody types has kept what it showed', async () => {
  await notes.get('textarea').setValue('Ben holds the 7')
  expect(written()).toEqual([])
  window.dispatchEvent(new Event('pagehide'))
  expect(written()).toEqual(['Ben holds the 7'])
})

test('so has one that is hidden, as when a phone is locked, and it writes nothing twice', async () => {
  await notes.get('textarea').setValue('Ben holds the 7')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(written(), 'while the page is visible').toEqual([])
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  await notes.setProps({ savedNote: 'Ben holds the 7' })
  window.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(written()).toEqual(['Ben holds the 7'])
})

test('nothing is written after the notes are gone', async () => {
  await notes.get('textarea').setValue('Ben')
  notes.unmount()
  window.dispatchEvent(new Event('pagehide'))
  expect(written()).toEqual(['Ben'])
})
