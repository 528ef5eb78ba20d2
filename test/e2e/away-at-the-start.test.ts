// A guest whose phone forgot everything comes back beside their own empty chair, which is not dealt cards.
import { describe, expect, test } from 'vitest'
import { joinWords } from '../../shared/words/en/home.ts'
import { lobbyWords } from '../../shared/words/en/lobby.ts'
import { browser, CHROMIUM, device, seatPeople, sitDown, startHost, textOf } from './kit.ts'

describe.skipIf(CHROMIUM === null)('at the start of a game', () => {
  test('a phone that forgot its seat asks for it, and an empty chair is dealt no cards', async () => {
    const host = await startHost({ args: ['--game', 'mind-reader', '--seats', '4'] })
    const chromium = await browser()
    const owner = await device(chromium, 'seat')
    await owner.page.goto(host.own)
    await seatPeople(owner.page, 1)
    const guest = async () => {
      const phone = await device(chromium, 'phone')
      await phone.page.goto(`http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
      return phone
    }
    const [bo, ana] = [await guest(), await guest()]
    await sitDown(bo.page, 'Bo')
    await sitDown(ana.page, 'Ana')
    await bo.context.close()
    await owner.page.getByText(lobbyWords.away, { exact: true }).waitFor()

    const back = await guest()
    await back.page.getByLabel('Your name').fill('Bo')
    await back.page.getByRole('button', { name: joinWords.sitAs('Bo') }).click()
    await back.page.getByText(joinWords.namesake('Bo')).waitFor()

    await owner.page.getByRole('button', { name: /^Start / }).click()
    await owner.page.getByRole('heading', { name: lobbyWords.absent.title(['Bo']) }).waitFor()
    await owner.page.getByRole('button', { name: lobbyWords.absent.without(['Bo']) }).click()
    await owner.page.getByRole('button', { name: 'Menu' }).waitFor()
    await owner.page.getByText('Ana', { exact: true }).first().waitFor()
    expect(await textOf(owner.page)).not.toContain('Bo')
  })
})
