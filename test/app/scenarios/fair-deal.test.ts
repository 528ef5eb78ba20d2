// @vitest-environment happy-dom
// This device's part in a deal, and what it says about it once the game is over.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import type { DealCommitments, Game, GameRecord, GameTypeParams, OptionValue } from '../../../shared/engine/index.ts'
import {
  verificationCode,
  deviceCommitment,
  manualCheckCommands,
  commitmentsDigest,
} from '../../../shared/fairness/index.ts'
import { gameEntry } from '../../../shared/games/index.ts'
import type { HostMessage } from '../../../shared/wire/index.ts'
import { fairnessWords as words } from '../../../shared/words/en/fairness.ts'
import { GameInPlay } from '../../../main/host/table/gameInPlay.ts'
import DealingStatus from '../../../renderer/pages/DealingStatus.vue'
import Fairness from '../../../renderer/pages/fairness/Fairness.vue'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { dealMemory, takePartInDeals } from '../../../renderer/use/end/dealParticipation.ts'
import { fairnessText, useFairness, type CheckedDeal } from '../../../renderer/use/end/fairness.ts'
import { BENCH_DEAL_ID, SimulatedDevice, drawDeal, playFromDeal } from '../../bench/fairness.ts'
import { termsOf } from '../../fairness/kit.ts'
import { chair, FakeSocket, freshPage, leavePage, ME, tableMessage, tableOf, viewOf, welcome } from '../socket.ts'
import { until } from '../../kit/until.ts'

const HOST = 'a'.repeat(64)

let pinia: Pinia
let page: VueWrapper | null = null
let blank: Game<GameTypeParams>
beforeAll(async () => {
  blank = await gameEntry('blank')!.load()
})

function arrive(): void {
  const store = useTableStore()
  store.connect({ address: '192.168.0.12:4680', device: '0'.repeat(32) })
  FakeSocket.last.open()
  FakeSocket.last.tell(welcome, tableMessage(tableOf({ phase: 'lobby' })))
  takePartInDeals()
}

/** The page after it was reloaded in the same tab. */
function reload(): void {
  leavePage(page)
  const kept = [{ ...localStorage }, { ...sessionStorage }] as Record<string, string>[]
  pinia = freshPage()
  for (const [name, value] of Object.entries(kept[0]!)) localStorage.setItem(name, value)
  for (const [name, value] of Object.entries(kept[1]!)) sessionStorage.setItem(name, value)
  arrive()
}

async function asked(...messages: Parameters<FakeSocket['tell']>): Promise<void> {
  FakeSocket.last.tell(...messages)
  await flushPromises()
}

const listWith = (commitment: string, more = ''): DealCommitments => ({
  deal: BENCH_DEAL_ID,
  terms: termsOf(blank, 2),
  host: HOST,
  devices: [
    { device: ME, seats: [0], commitment },
    { device: 'd1', seats: [1], commitment: `1${more}` },
  ],
  voids: [],
})

beforeEach(() => {
  pinia = freshPage()
})

afterEach(() => {
  leavePage(page)
  page = null
})

test('says in its hello that it draws seeds; a display does not', () => {
  arrive()
  expect(FakeSocket.last.of('hello')[0]).toMatchObject({ draws: true })
  useTableStore().connect({ address: '192.168.0.12:4680', device: '0'.repeat(32), display: true })
  FakeSocket.last.open()
  expect(FakeSocket.last.of('hello')[0]).not.toHaveProperty('draws')
})

test('commits to a seed, reveals it for the list that contains it, and for no other', async () => {
  arrive()
  await asked({ type: 'draw', deal: BENCH_DEAL_ID, host: HOST })
  const { commitment } = FakeSocket.last.of('commit')[0]!
  const list = listWith(commitment)
  await asked({ type: 'commitments', list })
  const [opened] = FakeSocket.last.of('reveal')
  expect(opened).toMatchObject({ host: HOST, list: commitmentsDigest(list) })
  expect(deviceCommitment(BENCH_DEAL_ID, ME, opened!.number)).toBe(commitment)
  await asked({ type: 'commitments', list: listWith(commitment, '0') })
  expect(FakeSocket.last.of('reveal')).toHaveLength(1)
  expect(dealMemory(BENCH_DEAL_ID).tries).toEqual([
    { host: HOST, number: opened!.number, list: commitmentsDigest(list) },
  ])
})

test('a page reloaded during the draw keeps its seed and knows what it revealed', async () => {
  arrive()
  await asked({ type: 'draw', deal: BENCH_DEAL_ID, host: HOST })
  const [before] = FakeSocket.last.of('commit')
  reload()
  await asked({ type: 'draw', deal: BENCH_DEAL_ID, host: HOST })
  expect(FakeSocket.last.of('commit')[0]).toEqual(before)
  await asked({ type: 'commitments', list: listWith(before!.commitment) })
  reload()
  await asked({ type: 'commitments', list: listWith(before!.commitment, '0') })
  expect(FakeSocket.last.of('reveal')).toEqual([])
})

test('another commitment of the host gets another seed', async () => {
  arrive()
  await asked({ type: 'draw', deal: BENCH_DEAL_ID, host: HOST })
  await asked({ type: 'draw', deal: BENCH_DEAL_ID, host: 'b'.repeat(64) })
  const tries = dealMemory(BENCH_DEAL_ID).tries
  expect(new Set(tries.map(({ number }) => number)).size).toBe(2)
})

test('remembers every view it was shown since the deal, also after a reload', async () => {
  arrive()
  await asked(tableMessage(tableOf()), viewOf(0))
  await asked({ type: 'news', n: 1, set: ['turn', 1], toMove: [1] }, { type: 'news', n: 2, set: ['turn', 0] })
  expect(dealMemory('a1-1').seen).toHaveLength(3)
  reload()
  await asked(tableMessage(tableOf()), viewOf(0, {}, 2))
  const memory = dealMemory('a1-1')
  expect(memory.sinceDeal).toBe(true)
  expect(memory.seen.slice(0, 1)).toEqual([[0, memory.seen[0]![1], 0]])
  expect(dealMemory('a1-2')).toMatchObject({ sinceDeal: false, seen: [] })
})

test('storage that somebody has changed counts as none', async () => {
  localStorage.setItem('hunch.draws', '{"deal":1}')
  sessionStorage.setItem('hunch.shown', 'nonsense')
  arrive()
  await asked({ type: 'draw', deal: BENCH_DEAL_ID, host: HOST })
  expect(FakeSocket.last.of('commit')).toHaveLength(1)
})

/**
 * A finished game whose deal this device drew with Bo's, and the page's memory of it. `opens`: whether Bo's
 * device reveals its seed.
 */
async function overGame({ opens = true } = {}): Promise<GameRecord> {
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
  localStorage.setItem('hunch.draws', JSON.stringify([{ deal: BENCH_DEAL_ID, tries: me.tries }]))
  sessionStorage.setItem(
    'hunch.shown',
    JSON.stringify({ deal: BENCH_DEAL_ID, sinceDeal: true, computers: [], seen: me.seen }),
  )
  return record
}

/** The result of checking a record. */
async function checked(record: GameRecord): Promise<CheckedDeal | null> {
  let found: ReturnType<typeof useFairness> | null = null
  const asks = defineComponent({
    setup: () => {
      found = useFairness({ deal: () => BENCH_DEAL_ID, record: () => record })
      return () => h('p')
    },
  })
  page = mount(asks, { global: { plugins: [pinia] } })
  await until(() => expect(found!.value).not.toBeNull()) // the game's rules are loaded
  return found!.value
}

test('a fair deal is called fair, with the number of devices that shuffled', async () => {
  arrive()
  const record = await overGame()
  const deal = (await checked(record))!
  expect(fairnessText(deal, ['Ana', 'Ben'])).toBe('This deal was fair: two devices shuffled it, and yours checked it.')
  expect(deal.verdict.views).toBe(record.log.length + 1)
})

test('a deal repeated because one device was silent is fair, and the result says so', async () => {
  arrive()
  const deal = (await checked(await overGame({ opens: false })))!
  expect(deal.verdict.faults).toEqual([])
  expect(fairnessText(deal, ['Ana', 'Ben'])).toBe(`${words.fair(1, true)} The cards were shuffled once more.`)
})

/**
 * A game of Mind Reader between this device and Bo's, as a host tells it to this device. `tell` may change what it
 * says. Returns the record.
 */
async function playedMindReader(tell: (messages: HostMessage[]) => HostMessage[]): Promise<GameRecord> {
  const mindReader = await gameEntry('mind-reader')!.load()
  const devices = [new SimulatedDevice(ME, [0]), new SimulatedDevice('d1', [1])]
  const record = playFromDeal(mindReader, await drawDeal(devices, termsOf(mindReader, 2)), devices)
  const { log, proof, options, ...start } = record
  const host = new GameInPlay(
    mindReader,
    { type: 'dealt', start: { ...start, options: options as Record<string, OptionValue> }, proof: proof! },
    { no: 1, devices: ['a', 'b'] },
  )
  localStorage.setItem('hunch.draws', JSON.stringify([{ deal: BENCH_DEAL_ID, tries: devices[0]!.tries }]))
  sessionStorage.setItem('hunch.shown', 'null')
  const messages = [host.view(0)]
  for (const [seat, move] of log)
    for (const [audience, news] of host.play(seat, move, { keep: () => undefined, isOwn: true }))
      if (audience === 0) messages.push(news)
  await asked(tableMessage(tableOf({ id: 'a1b2', game: 'mind-reader' })), ...tell(messages))
  return record
}

/** A host that says nothing of what Bo's hidden move is bound to until the news after it. */
function committingLate(messages: HostMessage[]): HostMessage[] {
  const bound = messages.flatMap((message, at) => (message.type === 'news' && message.bound ? [at] : []))
  const last = bound.at(-1)!
  const { bound: late, ...silent } = messages[last] as Extract<HostMessage, { type: 'news' }>
  return messages.with(last, silent).with(last + 1, { ...messages[last + 1]!, bound: late } as HostMessage)
}

test('I am told that Bo’s hidden move may have been changed, if the host is bound to it too late', async () => {
  arrive()
  const fair = (await checked(await playedMindReader(messages => messages)))!
  expect(fairnessText(fair, ['Ana', 'Bo'])).toBe(words.fair(2, true))
  reload()
  const changed = (await checked(await playedMindReader(committingLate)))!
  expect(fairnessText(changed, ['Ana', 'Bo'])).toBe(
    `${words.unproved} A move that was hidden at first is not the one the host was bound to.`,
  )
})

test('I am told who took a hidden move back, and for whose there is only the host’s word', async () => {
  arrive()
  const deal = (await checked(await overGame()))!
  const verdict = { ...deal.verdict, tookBack: [0], onlyHost: [1] }
  expect(fairnessText({ ...deal, verdict }, ['Ana', 'Cleo'])).toContain(
    'Took a hidden move back: Ana. Without a device of their own: Cleo. For what was hidden there, there is only the host’s word.',
  )
})

/** A table with a computer player opposite. */
const withComputer = tableMessage(
  tableOf({ id: 'a1b2', chairs: [chair({ avatar: 0, held: ME }), chair({ avatar: 1, kind: 'computer' })] }),
)

test('a device invented for a computer’s seat is found out', async () => {
  arrive()
  const record = await overGame()
  sessionStorage.setItem('hunch.shown', 'null')
  await asked({ type: 'draw', deal: BENCH_DEAL_ID, host: HOST })
  await asked(withComputer, { ...viewOf(0), no: 1 })
  expect(dealMemory(BENCH_DEAL_ID)).toMatchObject({ sinceDeal: true, computers: [1] })
  const text = fairnessText((await checked(record))!, ['Ana', 'Ben'])
  expect(text).toContain('A device is named for a seat that a computer played.')
})

test('a computer that took a chair later does not count as one at the deal', async () => {
  arrive()
  await asked({ type: 'draw', deal: 'a1b2-2', host: HOST })
  useTableStore().lostSince = Date.now()
  await asked(withComputer, { ...viewOf(0), no: 2 })
  expect(dealMemory('a1b2-2')).toMatchObject({ sinceDeal: true, computers: [] })
})

test('a deal that is not what was agreed on is not called fair, and says why', async () => {
  arrive()
  const record = await overGame()
  const { proof } = record
  const opened = proof!.opened.map((one, i) => (i === 1 ? { ...one, list: '0'.repeat(64) } : one))
  const text = fairnessText((await checked({ ...record, proof: { ...proof!, opened } }))!, ['Ana', 'Ben'])
  expect(text).toContain(words.unproved)
  expect(text).toContain('Ben was shown other promises.')
})

test('the page of the seeds shows what can be compared and checked by hand', async () => {
  arrive()
  const record = await overGame()
  const deal = (await checked(record))!
  page!.unmount()
  HTMLDialogElement.prototype.showModal = () => {}
  page = mount(Fairness, { props: { checked: deal, names: ['Ana', 'Ben'] }, attachTo: document.body })
  await page.get('button').trigger('click')
  const text = document.body.textContent
  expect(text).toContain(verificationCode(record.proof!))
  expect(text).toContain('Ben')
  for (const command of manualCheckCommands(record.proof!)) expect(text).toContain(command)
  expect(text).toContain(record.seed)
})

test('a deal that takes its time says so, and afterwards whose device did not answer', async () => {
  vi.useFakeTimers()
  const chairs = [chair({ avatar: 0, name: 'Ana', held: ME }), chair({ avatar: 1, name: 'Ben', held: 'd1' })]
  page = mount(DealingStatus, { props: { table: tableOf({ phase: 'lobby', chairs, drawing: true }) } })
  expect(page.text()).toBe('')
  await vi.advanceTimersByTimeAsync(600)
  expect(page.text()).toContain(words.drawing)
  await page.setProps({ table: tableOf({ chairs, drawn: { devices: [ME], silent: ['d1'], voids: 0 } }) })
  expect(page.text()).toContain('Ben did not answer in time.')
})

test('a revealed seed that led to no game is reported on the next result, whatever its deal', async () => {
  arrive()
  for (const deal of ['a1-1', 'a1-2', 'b2-1']) {
    await asked({ type: 'draw', deal, host: HOST })
    const { commitment } = FakeSocket.last.of('commit').at(-1)!
    await asked({ type: 'commitments', list: { ...listWith(commitment), deal } })
  }
  expect(FakeSocket.last.of('reveal')).toHaveLength(3)
  await asked(tableMessage(tableOf()), { ...viewOf(0), no: 2 })
  expect(dealMemory('a1-2').unusedDraws).toBe(2)
  for (let nth = 3; nth < 20; nth++) await asked({ type: 'draw', deal: `a1-${nth}`, host: HOST }) // no seed is revealed
  expect(dealMemory('a1-2').unusedDraws).toBe(2)
})

test('revealed seeds of other games that were played are reported nowhere', async () => {
  arrive()
  const before = dealMemory('c3-2').unusedDraws // of other tests: a page remembers
  for (const no of [1, 2]) {
    await asked({ type: 'draw', deal: `c3-${no}`, host: HOST })
    const { commitment } = FakeSocket.last.of('commit').at(-1)!
    await asked({ type: 'commitments', list: { ...listWith(commitment), deal: `c3-${no}` } })
    await asked(tableMessage(tableOf({ id: 'c3' })), { ...viewOf(0), no })
  }
  expect(dealMemory('c3-2').unusedDraws).toBe(before)
})

test('a result that hides attempts says how many', async () => {
  arrive()
  const record = await overGame()
  const kept = JSON.parse(localStorage.getItem('hunch.draws')!) as { tries: object[] }[]
  const opened = { host: 'c'.repeat(64), number: '0'.repeat(32), list: 'd'.repeat(64) }
  const draws = [
    ...kept,
    {
      deal: 'gone-1',
      host: useTableStore().hostId(),
      device: ME,
      when: Date.now(),
      isDealt: false,
      tries: [opened, opened],
    },
  ]
  localStorage.setItem('hunch.draws', JSON.stringify(draws))
  const deal = (await checked(record))!
  expect(deal.verdict.faults).toEqual([{ type: 'hidden-try', times: 2 }])
  expect(fairnessText(deal, ['Ana', 'Ben'])).toContain('2 times more')
})
