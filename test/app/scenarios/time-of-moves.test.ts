// @vitest-environment happy-dom
// Time on a table's screens: the lamp that burns down, its buttons, the announcements, and a pause for all with a word.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import App from '../../../renderer/App.vue'
// Loaded before a test begins: on a busy machine the page would think the host lost while they load.
import '../../../renderer/house/completeScreens.ts'
import '../../../renderer/pages/Seat.vue'
import '../../../renderer/pages/TableDisplay.vue'
import { followLocation } from '../../../renderer/device/page/route.ts'
import { setSetting } from '../../../renderer/device/page/settings.ts'
import { gestureAndPauseWords } from '../../../shared/words/en/gesturesAndPauses.ts'
import { seatWords } from '../../../shared/words/en/seat.ts'
import { hostStatusWords } from '../../../shared/words/en/status.ts'
import { timeControlWords as words } from '../../../shared/words/en/time.ts'
import type { ClockState, TableState } from '../../../shared/wire/index.ts'
import { chair, FakeSocket, freshPage, leavePage, ME, tableMessage, tableOf, viewOf, welcome } from '../socket.ts'
import { allByRole, byRole, isThere } from '../../kit/roles.ts'
import { until } from '../../kit/until.ts'

let pinia: Pinia
let page: VueWrapper | null = null

const gentle = (change: Partial<TableState> = {}) => tableOf({ time: { kept: 'gentle', seconds: 60 }, ...change })
const clock = (change: Partial<ClockState> = {}): ClockState => ({
  seat: 0,
  left: 60_000,
  runs: true,
  presses: 2,
  ...change,
})
const tellClocks = async (...clocks: ClockState[]) => {
  FakeSocket.last.tell({ type: 'clocks', clocks })
  await flushPromises()
}

beforeEach(() => {
  pinia = freshPage()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nobody is asked over HTTP here')))
})
afterEach(() => {
  setSetting('reactions', 'on')
  setSetting('motion', 'system')
  leavePage(page)
  page = null
  document.body.innerHTML = ''
})

async function open(hash: string, ...told: Parameters<FakeSocket['tell']>): Promise<VueWrapper> {
  location.hash = hash
  await followLocation()
  page = mount(App, { props: { hasArrivedByKey: false }, global: { plugins: [pinia] }, attachTo: document.body })
  await flushPromises()
  FakeSocket.last.open()
  FakeSocket.last.tell(...told)
  await until(() => expect(isThere(page!, 'main')).toBe(true))
  return page
}

async function sit(table = gentle()): Promise<void> {
  await open('#join=KITE', welcome, tableMessage(table), viewOf(0))
  await until(() => expect(isThere(page!, 'button', seatWords.menu)).toBe(true))
}
const strip = () => byRole(page!, 'region', words.clocks)
const button = (name: string) => byRole(strip(), 'button', name)
const hasButton = (name: string) => isThere(strip(), 'button', name)
const spoken = () => strip().get('[aria-live]').text()
// eslint-disable-next-line hunch/by-role -- how much oil is left in the lamp is a drawing
const level = () => Number(strip().get('.oil').attributes('y'))
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  await flushPromises()
}

test('one’s own lamp burns down between messages of the host; one press asks for more time', async () => {
  vi.useFakeTimers()
  await sit()
  await tellClocks(clock())
  expect(strip().text()).toContain(words.left('1:00'))
  const full = level()
  await pass(10_000)
  expect(strip().text()).toContain(words.left('0:50'))
  expect(level()).toBeGreaterThan(full) // there is less oil
  await tellClocks(clock({ left: 50_000 }))
  await button(words.more).trigger('click')
  expect(FakeSocket.last.said.at(-1)).toEqual({ type: 'more-time', seat: 0 })
  await tellClocks(clock({ presses: 0 }))
  expect(hasButton(words.more)).toBe(false)
})

test('a stopped lamp does not burn, and a screen reader says so', async () => {
  vi.useFakeTimers()
  await sit()
  await tellClocks(clock({ left: 30_000, runs: false }))
  await pass(20_000)
  expect(strip().text()).toContain(words.standsStill('0:30'))
})

test('half of the time, ten seconds and the end are each announced once', async () => {
  vi.useFakeTimers()
  await sit()
  await tellClocks(clock())
  const heard: string[] = []
  for (let second = 0; second < 62; second++) {
    await pass(1000)
    if (spoken() !== heard.at(-1) && spoken() !== '') heard.push(spoken())
  }
  expect(heard).toEqual([words.half(null), words.soon(null), words.isOut(null)])
})

test('with reduced motion the lamp has few levels', async () => {
  setSetting('motion', 'less')
  vi.useFakeTimers()
  await sit()
  await tellClocks(clock())
  const levels = new Set<number>()
  for (let second = 0; second < 61; second++) {
    levels.add(level())
    await pass(1000)
  }
  expect(levels.size).toBe(5)
})

test('others may nudge a late player with gentle clocks, not before; with strict ones never', async () => {
  await sit()
  await tellClocks(clock({ seat: 1 }))
  expect(hasButton(words.nudgeWhom('Ben'))).toBe(false)
  await tellClocks(clock({ seat: 1, left: 0, runs: false }))
  await button(words.nudgeWhom('Ben')).trigger('click')
  expect(FakeSocket.last.said.at(-1)).toEqual({ type: 'nudge', seat: 1, by: 0 })
  await button(words.moreFor('Ben')).trigger('click')
  expect(FakeSocket.last.said.at(-1)).toEqual({ type: 'more-time', seat: 1 })
  FakeSocket.last.tell(tableMessage(gentle({ time: { kept: 'strict', seconds: 60 } })))
  await flushPromises()
  expect(hasButton(words.nudgeWhom('Ben'))).toBe(false)
})

test('on a phone the time is in the bar, and its buttons unfold when it is pressed', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    query =>
      Object.assign(new EventTarget(), { matches: query.includes('max-width: 40rem'), media: query }) as MediaQueryList,
  )
  await sit()
  await tellClocks(clock())
  const lamp = byRole(strip(), 'button', /1:00/)
  expect(hasButton(words.more)).toBe(false)
  await lamp.trigger('click')
  expect(lamp.attributes('aria-expanded')).toBe('true')
  await button(words.more).trigger('click')
  expect(FakeSocket.last.said.at(-1)).toEqual({ type: 'more-time', seat: 0 })
  expect(hasButton(words.more)).toBe(false)
  await lamp.trigger('click')
  await lamp.trigger('keydown', { key: 'Escape' })
  expect(lamp.attributes('aria-expanded')).toBe('false')
  vi.restoreAllMocks()
})

test.each([
  ['on a laptop', false],
  ['on a phone', true],
] as const)('%s each clock is shown once, whoever it runs for', async (_, isPhone) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    query => Object.assign(new EventTarget(), { matches: isPhone && /max-(width: 40rem|height: 30rem)/.test(query), media: query }) as MediaQueryList, // prettier-ignore
  )
  await sit()
  await until(() => expect(page!.text()).not.toContain(seatWords.loading))
  const shown = (time: string) => page!.text().split(words.left(time)).length - 1
  await tellClocks(clock({ left: 41_000, runs: false }), clock({ seat: 1, left: 52_000, runs: false }))
  expect([shown('0:41'), shown('0:52')]).toEqual([1, 1])
  await tellClocks(clock({ seat: 1, left: 33_000, runs: false }))
  expect(shown('0:33')).toBe(1)
  vi.restoreAllMocks()
})

test('a nudged player sees by whom, unless gestures are off', async () => {
  await sit()
  FakeSocket.last.tell({ type: 'nudged', seat: 0, by: 1 })
  await until(() => expect(byRole(strip(), 'status').text()).toBe(words.nudgedBy('Ben')))
  leavePage(page)
  pinia = freshPage()
  setSetting('reactions', 'off')
  await sit()
  FakeSocket.last.tell({ type: 'nudged', seat: 0, by: 1 })
  await flushPromises()
  expect(byRole(strip(), 'status').text()).toBe('')
})

test('a display shows the lamp at its player, and that the computer moved for them', async () => {
  const table = gentle({ movedFor: 1 })
  await open('#table', welcome, tableMessage(table), viewOf(null))
  await until(() => expect(isThere(page!, 'region', 'Ben')).toBe(true))
  await tellClocks(clock({ seat: 1, left: 0, runs: false }))
  expect(byRole(page!, 'region', 'Ben').text()).toContain(words.out)
  expect(byRole(page!, 'region', 'Ana').text()).not.toContain(words.out)
  expect(page!.text()).toContain(words.movedFor('Ben'))
  expect(isThere(page!, 'button', words.moreFor('Ben'))).toBe(false)
})

test('a seat sees whose move the computer made, its own in other words', async () => {
  await sit(gentle({ movedFor: 1 }))
  expect(isThere(page!, 'paragraph', words.movedFor('Ben'))).toBe(true)
  FakeSocket.last.tell(tableMessage(gentle({ movedFor: 0 })))
  await until(() => expect(isThere(page!, 'paragraph', words.movedForYou)).toBe(true))
})

test('the lobby offers clocks, then a move’s length, and shows guests both', async () => {
  const seats = {
    phase: 'lobby' as const,
    chairs: [chair({ avatar: 0, name: 'Ana', device: ME }), chair({ avatar: 1 })],
  }
  await open('#join=KITE', welcome, tableMessage(tableOf(seats), { host: true }))
  await until(() => expect(page!.findAll('input[name=time]')).toHaveLength(3))
  expect(page!.find('input[name=seconds]').exists()).toBe(false)
  await page!.findAll('input[name=time]')[2]!.setValue()
  expect(FakeSocket.last.of('set').at(-1)).toEqual({ type: 'set', time: { kept: 'strict', seconds: 60 } })
  const strict = tableOf({ ...seats, time: { kept: 'strict', seconds: 60 } })
  FakeSocket.last.tell(tableMessage(strict, { host: true }))
  await until(() => expect(page!.findAll('input[name=seconds]')).toHaveLength(4))
  await page!.findAll('input[name=seconds]')[2]!.setValue()
  expect(FakeSocket.last.of('set').at(-1)).toEqual({ type: 'set', time: { kept: 'strict', seconds: 120 } })
  await page!.findAll('input[name=time]')[0]!.setValue()
  expect(FakeSocket.last.of('set').at(-1)).toEqual({ type: 'set', time: null })
  FakeSocket.last.tell(tableMessage(strict))
  await until(() => expect(page!.text()).toContain(words.span(60)))
  expect(page!.text()).toContain(words.kept.strict)
})

const pauses = () =>
  allByRole(page!, 'status')
    .map(one => one.text())
    .join()

test('a pause shows the message that came with it, also the owner’s', async () => {
  await sit(tableOf({ paused: 1, pauseWord: 'Tea' }))
  await until(() => expect(pauses()).toContain(gestureAndPauseWords.paused('Ben', 'Tea')))
  FakeSocket.last.tell(tableMessage(tableOf({ paused: null, pauseWord: 'Back at nine' })))
  await until(() => expect(pauses()).toContain(gestureAndPauseWords.pausedByOwner('Back at nine')))
  FakeSocket.last.tell(tableMessage(tableOf({ paused: null })))
  await until(() => expect(pauses()).toContain(gestureAndPauseWords.pausedByOwner(null)))
})

test('the owner pauses all tables with one press and a message, and resumes them with one', async () => {
  const summary = { id: 'a1', name: 'Attic', game: 'blank', phase: 'lobby' as const, chairs: { taken: 1, free: 1 } }
  const tell = (paused?: true) =>
    FakeSocket.last.tell({
      type: 'status',
      status: {
        uptime: 1,
        memory: 1,
        faults: 0,
        screens: 1,
        tables: [{ ...summary, code: 'KITE', screens: 1, here: [], away: [], ...(paused && { paused }) }],
      },
    })
  await open('#status', { ...welcome, owner: true } as typeof welcome, tableMessage(tableOf()))
  tell()
  await until(() => expect(isThere(page!, 'button', hostStatusWords.pause.all)).toBe(true))
  await byRole(page!, 'textbox', hostStatusWords.pause.word).setValue('  Back at nine ')
  await byRole(page!, 'form').trigger('submit')
  expect(FakeSocket.last.said.at(-1)).toEqual({ type: 'pause-all', word: 'Back at nine' })
  tell(true)
  await until(() => expect(page!.text()).toContain(hostStatusWords.pause.paused))
  expect(isThere(page!, 'button', hostStatusWords.pause.all)).toBe(false)
  await byRole(page!, 'button', hostStatusWords.pause.goOn).trigger('click')
  expect(FakeSocket.last.said.at(-1)).toEqual({ type: 'go-on-all' })
})
