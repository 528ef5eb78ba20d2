// @vitest-environment happy-dom
// Deals that were drawn and not played: a device remembers them, and says so on each result of the evening.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fairnessWords as words } from '../../../shared/words/en/fairness.ts'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { collectDealMemory } from '../../../renderer/use/end/dealParticipation.ts'
import { fairnessText } from '../../../renderer/use/end/fairnessCheck.ts'
import { until } from '../../kit/until.ts'
import { arrive, asked, begin, checked, HOST, leave, listWith, overGame, reload } from '../dealPage.ts'
import { FakeSocket, ME, tableMessage, tableOf, viewOf } from '../socket.ts'

beforeEach(begin)
afterEach(leave)

/** A deal that this device draws a number for; `shows`: the host also shows it the game. */
async function drawn(deal: string, { shows = true } = {}): Promise<void> {
  await asked({ type: 'draw', deal, host: HOST })
  const { commitment } = FakeSocket.last.of('commit').at(-1)!
  await asked({ type: 'commitments', list: { ...listWith(commitment), deal } })
  const [id, no] = deal.split('-') as [string, string]
  if (shows) await asked(tableMessage(tableOf({ id })), { ...viewOf(0), no: Number(no) })
}

const lobbyOf = (id: string) => tableMessage(tableOf({ id, phase: 'lobby' }))

/** This device's player moves, and the host answers. */
async function iMove(): Promise<void> {
  useTableStore().move({ type: 'name' })
  await until(() => expect(FakeSocket.last.of('move').length).toBeGreaterThan(0))
  await asked({ type: 'news', n: 1, set: ['/step', 1], toMove: [1] })
  await until(() => expect((useTableStore().shown?.view as { step: number }).step).toBe(1))
}

/** What an earlier game of another test left unplayed: a page remembers. */
const leftBefore = () => collectDealMemory('none').unplayedDealCount!

test('a host that shows a deal, drops it and deals again is counted, however short it was shown', async () => {
  arrive()
  const before = leftBefore()
  for (const no of [1, 2, 3]) {
    await drawn(`c3-${no}`)
    await asked({ type: 'news', n: 1, set: ['turn', 1, 'called', ['rope']], toMove: [1] }) // others’ moves can be invented
    await asked(lobbyOf('c3'))
  }
  await drawn('c3-4')
  expect(collectDealMemory('c3-4')).toMatchObject({ unplayedDealCount: before + 3 })
  expect(collectDealMemory('c3-2')).toMatchObject({ unplayedDealCount: before + 1 }) // of those before it
})

test('a host cannot pass a dropped deal for a finished one by an end that it shows', async () => {
  arrive()
  const before = leftBefore()
  await drawn('c4-1')
  await asked({ type: 'news', n: 1, set: ['/outcome', { winners: [1], points: null }], toMove: [] }, lobbyOf('c4'))
  await drawn('c4-2')
  expect(collectDealMemory('c4-2').unplayedDealCount).toBe(before + 1)
})

test('a game I moved in, or that the evening lists, was played: nothing is said of it', async () => {
  arrive()
  const before = leftBefore()
  await drawn('c5-1')
  await iMove()
  await asked(lobbyOf('c5'))
  await drawn('c5-2')
  const evening = [{ id: 'c5-2', game: 'blank', first: 0, outcome: { winners: [1], points: [0, 1] }, players: [] }]
  await drawn('c5-3')
  await asked(tableMessage(tableOf({ id: 'c5', evening })))
  expect(collectDealMemory('c5-3')).toMatchObject({ unplayedDealCount: before })
})

test('an evening in which a game was given up on purpose is fair, and the result says so', async () => {
  arrive()
  await drawn('c6-1')
  await asked(lobbyOf('c6'))
  const [given] = JSON.parse(localStorage.getItem('hunch.draws')!) as object[]
  const record = await overGame()
  const draws = JSON.parse(localStorage.getItem('hunch.draws')!) as object[]
  localStorage.setItem('hunch.draws', JSON.stringify([...draws, given]))
  const deal = (await checked(record))!
  expect(deal.verdict.faults).toEqual([])
  expect(fairnessText(deal, ['Ana', 'Ben'])).toBe(
    `${words.fair(2, true)} Before this deal, one was drawn and not played on this device.`,
  )
})

/** What other tests left for which a host is accused: a page remembers. */
const accusedBefore = () => collectDealMemory('none').unusedDrawCount!

test('I lost my line when I had shuffled, and come back to the lobby: the host is not accused', async () => {
  arrive()
  const [before, accused] = [leftBefore(), accusedBefore()]
  await asked(lobbyOf('d1'))
  await drawn('d1-1', { shows: false })
  useTableStore().lostSince = Date.now()
  useTableStore().lostSince = null
  await asked(lobbyOf('d1'))
  await drawn('d1-2')
  expect(collectDealMemory('d1-2')).toMatchObject({ unusedDrawCount: accused, unplayedDealCount: before + 1 })
})

test('I closed the page when I had shuffled, or went to another table: the host is not accused', async () => {
  arrive()
  const [before, accused] = [leftBefore(), accusedBefore()]
  await asked(lobbyOf('d2'))
  await drawn('d2-1', { shows: false })
  reload()
  await asked(lobbyOf('d2'))
  await drawn('d2-2', { shows: false })
  await asked(lobbyOf('d3'), lobbyOf('d2'))
  await drawn('d2-3')
  expect(collectDealMemory('d2-3')).toMatchObject({ unusedDrawCount: accused, unplayedDealCount: before + 2 })
})

test('I missed a whole game that I had shuffled for: the evening lists it, and nothing is said', async () => {
  arrive()
  const [before, accused] = [leftBefore(), accusedBefore()]
  await asked(lobbyOf('d4'))
  await drawn('d4-1', { shows: false })
  useTableStore().lostSince = Date.now()
  useTableStore().lostSince = null
  await drawn('d4-2')
  const evening = [{ id: 'd4-1', game: 'blank', first: 0, outcome: { winners: [1], points: [0, 1] }, players: [] }]
  await asked(tableMessage(tableOf({ id: 'd4', evening })))
  expect(collectDealMemory('d4-2')).toMatchObject({ unusedDrawCount: accused, unplayedDealCount: before })
})

test('a host that was killed while we shuffled, and shuffles anew, is not accused', async () => {
  arrive()
  const record = await overGame()
  const [drawnAnew] = JSON.parse(localStorage.getItem('hunch.draws')!) as [{ deal: string; attempts: object[] }]
  const first = { host: 'c'.repeat(64), number: '0'.repeat(32), list: 'd'.repeat(64), isMissed: true }
  localStorage.setItem('hunch.draws', JSON.stringify([{ ...drawnAnew, attempts: [first, ...drawnAnew.attempts] }]))
  const deal = (await checked(record))!
  expect(fairnessText(deal, ['Ana', 'Ben'])).toBe(
    `${words.fair(2, true)} Before this deal, one was drawn and not played on this device.`,
  )
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
  expect(collectDealMemory('a1-2').unusedDrawCount).toBe(2)
  for (let nth = 3; nth < 20; nth++) await asked({ type: 'draw', deal: `a1-${nth}`, host: HOST }) // no seed is revealed
  expect(collectDealMemory('a1-2').unusedDrawCount).toBe(2)
})

test('a result that hides attempts says how many', async () => {
  arrive()
  const record = await overGame()
  const kept = JSON.parse(localStorage.getItem('hunch.draws')!) as { attempts: object[] }[]
  const opened = { host: 'c'.repeat(64), number: '0'.repeat(32), list: 'd'.repeat(64) }
  const draws = [
    ...kept,
    {
      deal: 'gone-1',
      host: useTableStore().hostId(),
      device: ME,
      when: Date.now(),
      isDealt: false,
      isPlayed: false,
      attempts: [opened, opened],
    },
  ]
  localStorage.setItem('hunch.draws', JSON.stringify(draws))
  const deal = (await checked(record))!
  expect(deal.verdict.faults).toEqual([{ type: 'hidden-try', times: 2 }])
  expect(fairnessText(deal, ['Ana', 'Ben'])).toContain('2 times more')
})
