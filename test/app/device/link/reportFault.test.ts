// @vitest-environment happy-dom
// Bugs of the page are shown on the page and reported to the host once each, and never shown as "nothing follows".
import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { effectScope, shallowRef } from 'vue'
import { useSeatReasoning } from '../../../../renderer/use/mind/seatReasoning.ts'
import { reportFault, reportUncaughtFaults, sendFaultsTo } from '../../../../renderer/device/link/reportFault.ts'
import type { GameTypeParams, SeatView } from '../../../../shared/engine/index.ts'
import { viewOf } from '../../socket.ts'

const thinking = vi.hoisted(() => vi.fn())
vi.mock('../../../../renderer/use/mind/askMind.ts', () => ({ askMind: thinking }))

afterEach(() => sendFaultsTo(null))

const seatView = (n: number) =>
  viewOf(0, { story: Array.from({ length: n }, () => ({ type: 'named' })) }).view as unknown as SeatView<GameTypeParams>

test('a proof that throws is shown, reported once, and cleared when the next one succeeds', async () => {
  const told = vi.fn()
  sendFaultsTo(told)
  thinking.mockRejectedValue(new TypeError('no sheet'))
  const view = shallowRef(seatView(0))
  const scope = effectScope()
  const { proof, hasFailed } = scope.run(() =>
    useSeatReasoning({ game: () => 'blank', view: () => view.value, isProofShown: () => true }),
  )!
  await flushPromises()
  expect([proof.value, hasFailed.value]).toEqual([null, true])
  view.value = seatView(1)
  await flushPromises()
  expect(told).toHaveBeenCalledTimes(1)
  expect(told.mock.calls[0]![0]).toMatchObject({
    where: 'mind of blank',
    error: expect.stringContaining('TypeError: no sheet'),
  })
  thinking.mockResolvedValue({ left: 3 })
  view.value = seatView(2)
  await flushPromises()
  expect([proof.value, hasFailed.value]).toEqual([{ left: 3 }, false])
  scope.stop()
})

test('a hint and a reason that throw are bugs too, not “nothing follows”', async () => {
  thinking.mockImplementation((_, { about }: { about: string }) =>
    about === 'proof' ? Promise.resolve({}) : Promise.reject(new Error(about)),
  )
  const scope = effectScope()
  const { hasFailed, askHint, shownHint } = scope.run(() =>
    useSeatReasoning({ game: () => 'blank', view: () => seatView(0), isProofShown: () => false }),
  )!
  await askHint()
  expect(hasFailed.value).toBe(true)
  expect(shownHint.value).toBeNull()
  scope.stop()
})

test('a slow proof is announced as being worked out, and a quick one is not', async () => {
  vi.useFakeTimers()
  let proved = (_: object) => {}
  thinking.mockImplementation(() => new Promise(resolve => (proved = resolve)))
  const scope = effectScope()
  const view = seatView(0)
  const { isWorking, proof } = scope.run(() =>
    useSeatReasoning({ game: () => 'blank', view: () => view, isProofShown: () => true }),
  )!
  await vi.advanceTimersByTimeAsync(300)
  expect(isWorking.value).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(isWorking.value).toBe(true)
  proved({ left: 2 })
  await vi.advanceTimersByTimeAsync(0)
  expect([isWorking.value, proof.value]).toEqual([false, { left: 2 }])
  scope.stop()
  vi.useRealTimers()
})

test('a slow hint is announced as being worked out: the press is seen to have worked', async () => {
  vi.useFakeTimers()
  let found = (_: object | null) => {}
  thinking.mockImplementation(() => new Promise(resolve => (found = resolve)))
  const scope = effectScope()
  const view = seatView(0)
  const { isWorking, askHint, shownHint } = scope.run(() =>
    useSeatReasoning({ game: () => 'blank', view: () => view, isProofShown: () => false }),
  )!
  const asked = askHint()
  await vi.advanceTimersByTimeAsync(500)
  expect(isWorking.value).toBe(true)
  found({ conclusion: { type: 'isNot' }, marks: [] })
  await asked
  expect([isWorking.value, shownHint.value?.conclusion]).toEqual([false, { type: 'isNot' }])
  scope.stop()
  vi.useRealTimers()
})

test('an uncaught error is reported to the host, and without a host to nobody', () => {
  const told = vi.fn()
  reportUncaughtFaults()
  reportFault(new Error('before any host'), 'page')
  sendFaultsTo(told)
  window.dispatchEvent(Object.assign(new Event('error'), { error: new RangeError('too far'), message: 'too far' }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('not awaited') }))
  expect(told.mock.calls.map(([fault]) => (fault as { error: string }).error.split('\n')[0])).toEqual([
    'RangeError: too far',
    'Error: not awaited',
  ])
})
