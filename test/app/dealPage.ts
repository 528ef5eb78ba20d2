// A page that takes part in deals, with a host that the test plays, and the check of a finished game on it.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { expect, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import type { DealCommitments, GameRecord } from '../../shared/engine/index.ts'
import { gameEntry } from '../../shared/games/index.ts'
import { useTableStore } from '../../renderer/stores/table.ts'
import { takePartInDeals } from '../../renderer/use/end/dealParticipation.ts'
import { useFairnessCheck, type CheckedDeal } from '../../renderer/use/end/fairnessCheck.ts'
import { BENCH_DEAL_ID, SimulatedDevice, drawDeal, playFromDeal } from '../bench/fairness.ts'
import { termsOf } from '../fairness/kit.ts'
import { until } from '../kit/until.ts'
import { FakeSocket, freshPage, leavePage, ME, tableMessage, tableOf, welcome } from './socket.ts'

/** The host's commitment to its number. */
export const HOST = 'a'.repeat(64)

/** What is mounted. */
export const page: { shown: VueWrapper | null } = { shown: null }
let pinia: Pinia

/** A page that knows nothing yet. Call it before each test. */
export function begin(): void {
  pinia = freshPage()
}

/** A page that is at a table and takes part in its deals. */
export function arrive(): void {
  const store = useTableStore()
  store.connect({ address: '192.168.0.12:4680', device: '0'.repeat(32) })
  FakeSocket.last.open()
  FakeSocket.last.tell(welcome, tableMessage(tableOf({ phase: 'lobby' })))
  takePartInDeals()
}

/** Removes the page. Call it after each test. */
export function leave(): void {
  leavePage(page.shown)
  page.shown = null
}

/** The page after it was reloaded in the same tab. */
export function reload(): void {
  leave()
  const kept = [{ ...localStorage }, { ...sessionStorage }] as Record<string, string>[]
  begin()
  for (const [name, value] of Object.entries(kept[0]!)) localStorage.setItem(name, value)
  for (const [name, value] of Object.entries(kept[1]!)) sessionStorage.setItem(name, value)
  arrive()
}

/** The host says this. */
export async function asked(...messages: Parameters<FakeSocket['tell']>): Promise<void> {
  FakeSocket.last.tell(...messages)
  await flushPromises()
}

/** The list that the host shows, with this device's commitment. */
export const listWith = (commitment: string, more = ''): DealCommitments => ({
  deal: BENCH_DEAL_ID,
  terms: { game: 'blank', rules: 1, seats: 2, options: { cards: 'seven' }, first: null },
  host: HOST,
  devices: [
    { device: ME, seats: [0], commitment },
    { device: 'd1', seats: [1], commitment: `1${more}` },
  ],
  voids: [],
})

/**
 * A finished game whose deal this device drew with Bo's, and the page's memory of it. `opens`: whether Bo's
 * device reveals its seed.
 */
export async function overGame({ opens = true } = {}): Promise<GameRecord> {
  const blank = await gameEntry('blank')!.load()
  const [me, bo] = [new SimulatedDevice(ME, [0]), new SimulatedDevice('d1', [1])]
  if (!opens) vi.useFakeTimers()
  const drawing = drawDeal(
    [me, bo],
    termsOf(blank, 2),
    (device, { type }) => device === me || opens || type === 'commit',
  )
  if (!opens) await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  const record = playFromDeal(blank, await drawing, [me])
  localStorage.setItem('hunch.draws', JSON.stringify([{ deal: BENCH_DEAL_ID, attempts: me.attempts }]))
  sessionStorage.setItem(
    'hunch.shown',
    JSON.stringify({ deal: BENCH_DEAL_ID, sinceDeal: true, computers: [], seen: me.seen }),
  )
  return record
}

/** The result of checking a record. */
export async function checked(record: GameRecord): Promise<CheckedDeal | null> {
  let found: ReturnType<typeof useFairnessCheck> | null = null
  const asks = defineComponent({
    setup: () => {
      found = useFairnessCheck({ deal: () => BENCH_DEAL_ID, record: () => record })
      return () => h('p')
    },
  })
  page.shown = mount(asks, { global: { plugins: [pinia] } })
  await until(() => expect(found!.value).not.toBeNull()) // the game's rules are loaded
  return found!.value
}
