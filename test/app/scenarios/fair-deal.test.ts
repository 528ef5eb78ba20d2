// @vitest-environment happy-dom
// This device's part in a deal, and what it says about it once the game is over.
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  checkLetters,
  deviceCommitment,
  manualCheckCommands,
  commitmentsDigest,
} from '../../../shared/fairness/index.ts'
import { fairnessWords as words } from '../../../shared/words/en/fairness.ts'
import DealingStatus from '../../../renderer/pages/DealingStatus.vue'
import Fairness from '../../../renderer/pages/fairness/Fairness.vue'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { collectDealMemory } from '../../../renderer/use/end/dealParticipation.ts'
import { fairnessText } from '../../../renderer/use/end/fairnessCheck.ts'
import { BENCH_DEAL_ID } from '../../bench/fairness.ts'
import { arrive, asked, begin, checked, HOST, leave, listWith, overGame, page, reload } from '../dealPage.ts'
import { chair, FakeSocket, ME, tableMessage, tableOf, viewOf } from '../socket.ts'

beforeEach(begin)
afterEach(leave)

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
  expect(collectDealMemory(BENCH_DEAL_ID).attempts).toEqual([
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
  const tries = collectDealMemory(BENCH_DEAL_ID).attempts
  expect(new Set(tries.map(({ number }) => number)).size).toBe(2)
})

test('remembers every view it was shown since the deal, also after a reload', async () => {
  arrive()
  await asked(tableMessage(tableOf()), viewOf(0))
  await asked({ type: 'news', n: 1, set: ['turn', 1], toMove: [1] }, { type: 'news', n: 2, set: ['turn', 0] })
  expect(collectDealMemory('a1-1').seen).toHaveLength(3)
  reload()
  await asked(tableMessage(tableOf()), viewOf(0, {}, 2))
  const memory = collectDealMemory('a1-1')
  expect(memory.sinceDeal).toBe(true)
  expect(memory.seen.slice(0, 1)).toEqual([[0, memory.seen[0]![1], 0]])
  expect(collectDealMemory('a1-2')).toMatchObject({ sinceDeal: false, seen: [] })
})

test('storage that somebody has changed counts as none', async () => {
  localStorage.setItem('hunch.draws', '{"deal":1}')
  sessionStorage.setItem('hunch.shown', 'nonsense')
  arrive()
  await asked({ type: 'draw', deal: BENCH_DEAL_ID, host: HOST })
  expect(FakeSocket.last.of('commit')).toHaveLength(1)
})

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

/** A table with a computer player opposite. */
const withComputer = tableMessage(
  tableOf({ id: 'a1b2', chairs: [chair({ avatar: 0, device: ME }), chair({ avatar: 1, kind: 'computer' })] }),
)

test('a device invented for a computer’s seat is found out', async () => {
  arrive()
  const record = await overGame()
  sessionStorage.setItem('hunch.shown', 'null')
  await asked({ type: 'draw', deal: BENCH_DEAL_ID, host: HOST })
  await asked(withComputer, { ...viewOf(0), no: 1 })
  expect(collectDealMemory(BENCH_DEAL_ID)).toMatchObject({ sinceDeal: true, computers: [1] })
  const text = fairnessText((await checked(record))!, ['Ana', 'Ben'])
  expect(text).toContain('A device is named for a seat that a computer played.')
})

test('a computer that took a chair later does not count as one at the deal', async () => {
  arrive()
  await asked({ type: 'draw', deal: 'a1b2-2', host: HOST })
  useTableStore().lostSince = Date.now()
  await asked(withComputer, { ...viewOf(0), no: 2 })
  expect(collectDealMemory('a1b2-2')).toMatchObject({ sinceDeal: true, computers: [] })
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
  page.shown!.unmount()
  HTMLDialogElement.prototype.showModal = () => {}
  page.shown = mount(Fairness, { props: { checkedDeal: deal, names: ['Ana', 'Ben'] }, attachTo: document.body })
  await page.shown.get('button').trigger('click')
  const text = document.body.textContent
  expect(text).toContain(checkLetters(record.proof!))
  expect(text).toContain('Ben')
  for (const command of manualCheckCommands(record.proof!)) expect(text).toContain(command)
  expect(text).toContain(record.seed)
})

test('a deal that takes its time says so, and afterwards whose device did not answer', async () => {
  vi.useFakeTimers()
  const chairs = [chair({ avatar: 0, name: 'Ana', device: ME }), chair({ avatar: 1, name: 'Ben', device: 'd1' })]
  page.shown = mount(DealingStatus, { props: { table: tableOf({ phase: 'lobby', chairs, drawing: true }) } })
  expect(page.shown.text()).toBe('')
  await vi.advanceTimersByTimeAsync(600)
  expect(page.shown.text()).toContain(words.drawing)
  await page.shown.setProps({ table: tableOf({ chairs, drawn: { devices: [ME], silent: ['d1'], voids: 0 } }) })
  expect(page.shown.text()).toContain('Ben did not answer in time.')
})
