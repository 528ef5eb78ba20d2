// @vitest-environment happy-dom
// Gestures: how a seat makes one, and how every screen shows those of others.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defineComponent, h, nextTick, type VNode } from 'vue'
import { setSetting } from '../../../renderer/device/page/settings.ts'
import * as sounds from '../../../renderer/device/page/sounds.ts'
import ShownGestures from '../../../renderer/pages/gestures/ShownGestures.vue'
import Seat from '../../../renderer/pages/Seat.vue'
import PlayerBadge from '../../../renderer/parts/PlayerBadge.vue'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { gestureAndPauseWords } from '../../../shared/words/en/gesturesAndPauses.ts'
import { curtainWords, seatWords } from '../../../shared/words/en/seat.ts'
import { GESTURES, type Gesture } from '../../../shared/wire/index.ts'
import { chair, FakeSocket, freshPage, leavePage, ME, tableMessage, tableOf, viewOf, welcome } from '../socket.ts'
import { allByRole, byRole, isThere, nameOf } from '../../kit/roles.ts'
import { until } from '../../kit/until.ts'

let pinia: Pinia
let page: VueWrapper | null = null

beforeEach(() => {
  pinia = freshPage()
  setSetting('reactions', 'on')
})
afterEach(() => {
  vi.restoreAllMocks()
  leavePage(page)
  page = null
})

function show(drawn: () => VNode | VNode[] | null): VueWrapper {
  page = mount(defineComponent({ setup: () => drawn }), { global: { plugins: [pinia] }, attachTo: document.body })
  return page
}

function arrive(table = tableOf()): void {
  useTableStore().connect({ address: '192.168.0.12:4680', device: '0'.repeat(32) })
  FakeSocket.last.open()
  FakeSocket.last.tell(welcome, tableMessage(table))
}

const shared = () =>
  tableOf({ chairs: [chair({ avatar: 0, name: 'Ana', device: ME }), chair({ avatar: 1, name: 'Ben', device: ME })] })

function atSeat(): VueWrapper {
  return show(() => useTableStore().table && h(Seat, { table: useTableStore().table! }))
}

const isOffered = () => isThere(page!, 'button', gestureAndPauseWords.react)
const opener = () => byRole(page!, 'button', gestureAndPauseWords.react)
const isOpen = () => isThere(page!, 'group', gestureAndPauseWords.react)
const gestures = () => byRole(page!, 'group', gestureAndPauseWords.react)
/** What is drawn over the page for the eye only; its words are beside it. */
// eslint-disable-next-line hunch/by-role -- a gesture is a drawing
const drawn = () => page!.findAll('.reaction')
// eslint-disable-next-line hunch/by-role -- a gesture is a drawing
const drawnAtBadge = () => page!.get('.at-badge').attributes('style')
const reacted = (seat: number, gesture: Gesture) => FakeSocket.last.tell({ type: 'reacted', seat, gesture })

describe('at a seat', () => {
  test('a press opens six gestures, each called by its name, and another makes one of them', async () => {
    arrive()
    FakeSocket.last.tell(viewOf(0))
    atSeat()
    await until(() => expect(isOffered()).toBe(true))
    expect(isOpen()).toBe(false)
    await opener().trigger('click')
    const names = GESTURES.map(one => gestureAndPauseWords.gestures[one].replace('\u00a0', ' '))
    expect(allByRole(gestures(), 'button').map(nameOf)).toEqual(names)
    await byRole(gestures(), 'button', gestureAndPauseWords.gestures.hat).trigger('click')
    expect(FakeSocket.last.of('react')).toEqual([{ type: 'react', seat: 0, gesture: 'hat' }])
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(opener().element)
  })

  test('arrows go from gesture to gesture, and Escape puts them away', async () => {
    arrive()
    FakeSocket.last.tell(viewOf(0))
    atSeat()
    await until(() => expect(isOffered()).toBe(true))
    await opener().trigger('click')
    await nextTick()
    expect(document.activeElement?.textContent).toBe(gestureAndPauseWords.gestures.bravo)
    await gestures().trigger('keydown', { key: 'ArrowRight' })
    await nextTick()
    expect(document.activeElement?.textContent).toBe(gestureAndPauseWords.gestures.hat)
    await gestures().trigger('keydown', { key: 'Escape' })
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(opener().element)
    await opener().trigger('click')
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await nextTick()
    expect(isOpen()).toBe(false)
  })

  test('on a shared screen they come from the open seat; behind the curtain nobody makes any', async () => {
    arrive(shared())
    FakeSocket.last.tell(viewOf(null))
    const seat = atSeat()
    await until(() => expect(isThere(seat, 'button', seatWords.showCards('Ben'))).toBe(true))
    expect(isOffered()).toBe(false)
    await byRole(seat, 'button', seatWords.showCards('Ben')).trigger('click')
    FakeSocket.last.tell(viewOf(null))
    await nextTick()
    await byRole(seat, 'button', curtainWords.show('Ben')).trigger('click')
    FakeSocket.last.tell(viewOf(1))
    await until(() => expect(isOffered()).toBe(true))
    await opener().trigger('click')
    await byRole(gestures(), 'button', gestureAndPauseWords.gestures.bravo).trigger('click')
    expect(FakeSocket.last.of('react')).toEqual([{ type: 'react', seat: 1, gesture: 'bravo' }])
  })

  test('a device with gestures turned off offers none', async () => {
    setSetting('reactions', 'off')
    arrive()
    FakeSocket.last.tell(viewOf(0))
    const seat = atSeat()
    await until(() => expect(seat.html()).toContain('coin'))
    expect(isOffered()).toBe(false)
  })
})

describe('on every screen', () => {
  function screen({ playsSounds = false, table = tableOf() } = {}): VueWrapper {
    arrive(table)
    const players = table.chairs.map(({ avatar }) => h(PlayerBadge, { avatar }))
    return show(() => [...players, h(ShownGestures, { table: useTableStore().table!, playsSounds })])
  }
  /** Has the browser report where each badge is, and how much of it is in sight. */
  function seen(places: Readonly<Record<string, { x: number; width: number; ratio: number }>>): void {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        #found: Element[] = []
        constructor(tell: (entries: object[]) => void) {
          queueMicrotask(() =>
            tell(
              this.#found.map(element => {
                const { x, width, ratio } = places[element.getAttribute('data-avatar')!]!
                return { intersectionRatio: ratio, boundingClientRect: { x, y: 100, width, height: width } }
              }),
            ),
          )
        }
        observe(element: Element) {
          this.#found.push(element)
        }
        disconnect() {}
      },
    )
  }

  test('a gesture is shown at its player, announced, and disappears by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    seen({ 0: { x: 300, width: 60, ratio: 1 }, 1: { x: 500, width: 60, ratio: 1 } })
    screen()
    reacted(1, 'hat')
    await flushPromises()
    expect(drawnAtBadge(), 'ends where the badge does: the name follows').toContain(`left: ${560 - (60 * 1.35) / 2}px`)
    expect(page!.get('[aria-live]').text()).toBe(gestureAndPauseWords.reacted('Ben', gestureAndPauseWords.gestures.hat))
    expect(drawn().map(one => one.text())).toEqual(['']) // no name beside it
    vi.advanceTimersByTime(4100)
    await nextTick()
    expect(drawn()).toEqual([])
    expect(page!.get('[aria-live]').text()).toBe('')
  })

  test('a player out of sight is named beside their gesture', async () => {
    seen({ 0: { x: 0, width: 60, ratio: 0.4 }, 1: { x: 0, width: 0, ratio: 0 } })
    screen()
    reacted(0, 'gasp')
    reacted(1, 'laugh')
    await flushPromises()
    expect(drawn().map(one => one.text())).toEqual(['Ana', 'Ben'])
  })

  test('a player at this screen without a badge makes it where it was chosen', async () => {
    const place = document.createElement('i')
    place.dataset['gesturesOf'] = '0'
    place.getBoundingClientRect = () => ({ x: 700, y: 0, width: 40, height: 40 }) as DOMRect
    document.body.append(place)
    seen({ 0: { x: 0, width: 0, ratio: 0 }, 1: { x: 500, width: 60, ratio: 1 } })
    screen()
    reacted(0, 'bravo')
    await flushPromises()
    expect(drawnAtBadge()).toContain('left: 720px; top: 20px; --size: 40px')
    place.remove()
  })

  test('a gesture of a player out of sight is over the button for one’s own gestures', async () => {
    const place = document.createElement('i')
    place.dataset['gesturesOf'] = '0'
    place.getBoundingClientRect = () => ({ x: 300, y: 4, width: 48, height: 48 }) as DOMRect
    document.body.append(place)
    seen({ 0: { x: 0, width: 60, ratio: 1 }, 1: { x: 500, width: 60, ratio: 0 } })
    screen()
    reacted(1, 'bravo')
    await flushPromises()
    expect(drawnAtBadge()).toContain('left: 324px; top: 28px; --size: 48px')
    // eslint-disable-next-line hunch/by-role -- whose it is, is said aloud
    expect(page!.find('.reaction [data-avatar="1"]').exists()).toBe(true)
    place.remove()
  })

  test('a gesture follows its player wherever the page moves, and is whole at its edge', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const at = { x: 500, width: 60, ratio: 1 }
    seen({ 0: { x: 0, width: 60, ratio: 1 }, 1: at })
    screen()
    reacted(1, 'gasp')
    await flushPromises()
    at.x = innerWidth - 60
    vi.advanceTimersByTime(300)
    await flushPromises()
    expect(drawnAtBadge()).toContain(`left: ${innerWidth - (60 * 1.35) / 2}px`)
  })

  test('with less motion computer players keep still, and people’s gestures are shown', async () => {
    setSetting('motion', 'less')
    seen({ 0: { x: 0, width: 60, ratio: 1 }, 1: { x: 9, width: 60, ratio: 1 } })
    screen({
      table: tableOf({
        chairs: [chair({ avatar: 0, name: 'Ana', device: ME }), chair({ avatar: 1, name: 'Bruno', kind: 'computer' })],
      }),
    })
    reacted(1, 'hat')
    reacted(0, 'bravo')
    await flushPromises()
    expect(page!.get('[aria-live]').text()).toBe(
      gestureAndPauseWords.reacted('Ana', gestureAndPauseWords.gestures.bravo),
    )
    expect(drawn()).toHaveLength(1)
    setSetting('motion', 'system')
  })

  test('only a player’s last gesture is shown', async () => {
    seen({ 0: { x: 0, width: 60, ratio: 1 }, 1: { x: 9, width: 60, ratio: 1 } })
    screen()
    reacted(0, 'gasp')
    reacted(0, 'doubt')
    await flushPromises()
    expect(drawn()).toHaveLength(1)
    expect(page!.get('[aria-live]').text()).toBe(
      gestureAndPauseWords.reacted('Ana', gestureAndPauseWords.gestures.doubt),
    )
  })

  test('the table display plays a sound for each, the others play none', async () => {
    const played = vi.spyOn(sounds, 'playSound').mockImplementation(() => {})
    screen({ playsSounds: true })
    reacted(0, 'laugh')
    reacted(1, 'bravo')
    await flushPromises()
    expect(played.mock.calls).toEqual([['laugh'], ['bravo']])
    leavePage(page)
    pinia = freshPage()
    screen()
    reacted(0, 'laugh')
    await flushPromises()
    expect(played).toHaveBeenCalledTimes(2)
  })

  test('a device with gestures turned off shows, announces and plays none', async () => {
    const played = vi.spyOn(sounds, 'playSound').mockImplementation(() => {})
    setSetting('reactions', 'off')
    screen({ playsSounds: true })
    reacted(1, 'hat')
    await flushPromises()
    expect(drawn()).toEqual([])
    expect(page!.get('[aria-live]').text()).toBe('')
    expect(played).not.toHaveBeenCalled()
  })
})
