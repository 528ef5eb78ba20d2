// Tests time control in real browsers: two devices and a TV with strict time of a few seconds, and the owner's pause of all tables.
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { SocketToHost } from '../../main/host/channel/socketToHost.ts'
import { PROTOCOL_VERSION } from '../../shared/wire/index.ts'
import { gestureAndPauseWords } from '../../shared/words/en/gesturesAndPauses.ts'
import { hostStatusWords } from '../../shared/words/en/status.ts'
import { timeControlWords as words } from '../../shared/words/en/time.ts'
import { accessible, browser, CHROMIUM, picture, startHost, type RunningHost } from './kit.ts'
import { threeScreens } from './threeScreens.ts'
import { nothingFor } from '../kit/until.ts'

/** What a lamp says of its oil. */
const LEFT = /^[\d:]+ left/

/** Sets a time no page offers: only a few seconds. */
function setTime(host: RunningHost, seconds: number): Promise<void> {
  return new Promise(resolve => {
    const owner: SocketToHost = new SocketToHost(`ws://127.0.0.1:${host.port}/`, {
      by: { hostKey: host.key },
      onOpened: () => {
        owner.say(
          JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, device: randomBytes(16).toString('hex') }),
        )
        owner.say(JSON.stringify({ type: 'set', time: { kept: 'strict', seconds } }))
      },
      heard: text => {
        const { type, table } = JSON.parse(text.toString('utf8')) as { type: string; table?: { time?: object } }
        if (type !== 'table' || !table?.time) return
        owner.socket.close()
        resolve()
      },
    })
  })
}

describe.skipIf(CHROMIUM === null)('time control', () => {
  test('every screen shows the lamp, the computer moves when time is out, the owner’s pause holds', async () => {
    const host = await startHost({ args: ['--game', 'mind-reader', '--seats', '2'], pace: 400 })
    const { owner, ana, table, faults } = await threeScreens(await browser(), host)
    await setTime(host, 4)
    await owner.getByText(words.kept.strict).first().waitFor()
    await owner.getByRole('button', { name: 'Start the game' }).click()

    // Both must hide a card. At the laptop somebody asks for more time; the phone is left alone.
    await Promise.all([owner, ana, table].map(page => page.getByText(LEFT).first().waitFor()))
    await owner.getByRole('button', { name: words.more, exact: true }).click()
    await picture(table, 'time-table')
    await accessible(ana, 'a lamp')
    await ana.getByText(words.movedForYou).waitFor()
    await owner.getByText(words.movedFor('Ana')).waitFor()
    await table.getByText(words.movedFor('Ana')).waitFor()
    await picture(ana, 'time-moved-for-phone')

    // The owner pauses all tables with a remark; nobody can move meanwhile.
    await owner.goto(`http://127.0.0.1:${host.port}/#status`)
    await owner.getByLabel(hostStatusWords.pause.word).fill('Back at nine')
    await owner.getByRole('button', { name: hostStatusWords.pause.all }).click()
    const said = gestureAndPauseWords.pausedByOwner('Back at nine')
    await Promise.all([owner, ana, table].map(page => page.getByText(said).waitFor()))
    await accessible(owner, 'a pause for all')
    const figures = () => table.getByText(LEFT).allInnerTexts()
    const before = await figures()
    await nothingFor(5000)
    expect(await figures()).toEqual(before)
    await picture(table, 'time-paused-table')
    await owner.getByRole('button', { name: hostStatusWords.pause.goOn }).click()
    await Promise.all([ana, table].map(page => page.getByText(said).waitFor({ state: 'detached' })))
    await expect.poll(figures).not.toEqual(before)
    expect(faults()).toEqual([])
  })
})
