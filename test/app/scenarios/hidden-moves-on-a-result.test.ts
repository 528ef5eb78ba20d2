// @vitest-environment happy-dom
// What a result says about moves that were hidden at first.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { GameRecord, OptionValue } from '../../../shared/engine/index.ts'
import { gameEntry } from '../../../shared/games/index.ts'
import type { HostMessage } from '../../../shared/wire/index.ts'
import { fairnessWords as words } from '../../../shared/words/en/fairness.ts'
import { GameInPlay } from '../../../main/host/table/gameInPlay.ts'
import { fairnessText } from '../../../renderer/use/end/fairnessCheck.ts'
import { BENCH_DEAL_ID, SimulatedDevice, drawDeal, playFromDeal } from '../../bench/fairness.ts'
import { termsOf } from '../../fairness/kit.ts'
import { arrive, asked, begin, checked, leave, overGame, reload } from '../dealPage.ts'
import { ME, tableMessage, tableOf } from '../socket.ts'

beforeEach(begin)
afterEach(leave)

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
  localStorage.setItem('hunch.draws', JSON.stringify([{ deal: BENCH_DEAL_ID, attempts: devices[0]!.attempts }]))
  sessionStorage.setItem('hunch.shown', 'null')
  const messages = [host.view(0)]
  for (const [seat, move] of log)
    for (const [audience, news] of host.play(seat, move, { keep: () => undefined, isOutOfTime: false }))
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
    'Took a hidden move back: Ana. What Cleo hid, only the host can vouch for.',
  )
})
