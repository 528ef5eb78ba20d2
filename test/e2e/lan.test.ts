// Plays over a network: three machines in namespaces of their own and a table display; and a mixed table.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { deviceHash, deviceSecret, deviceTag } from '../../shared/sealing/index.ts'
import { capture } from '../lan/capture.ts'
import { lan, lanHere } from '../lan/lan.ts'
import {
  accessible,
  arrange,
  browser,
  CHROMIUM,
  device,
  fillWithComputers,
  handOf,
  handOn,
  picture,
  playToTheEnd,
  sitDown,
  startHost,
  textOf,
} from './kit.ts'

describe.skipIf(CHROMIUM === null || !lanHere())('on a LAN', () => {
  test('three machines play a hand before a display, and a listener on the cable can read nothing', async ({
    onTestFinished,
  }) => {
    const net = lan()
    onTestFinished(() => net.remove())
    const host = await startHost({ inside: net.space('a') })
    const listening = await capture(net, 'a')
    const address = `http://${net.address('a')}:${host.port}/`
    const [a, b, c] = await Promise.all((['a', 'b', 'c'] as const).map(place => browser(net.space(place))))
    // Messages are sealed on the cable, so they are recorded where the page sends them.
    const sent: string[] = []
    const takeDown = (page: Page) =>
      page.on('websocket', socket =>
        socket.on('framesent', ({ payload }) =>
          sent.push(typeof payload === 'string' ? payload : payload.toString('latin1')),
        ),
      )
    const ana = await device(a!, 'seat')
    takeDown(ana.page)
    await ana.page.goto(host.own)
    await arrange(ana.page, { chairs: 3 })
    await ana.page
      .getByRole('button', { name: /^Seat a person at this screen/ })
      .first()
      .click()

    const tv = await device(c!, 'table')
    await tv.page.goto(`${address}#table`)
    await ana.page.getByText('Let it show the join code').waitFor()
    expect(await textOf(tv.page)).not.toContain(host.joinCode)
    await ana.page.getByRole('button', { name: 'Agree' }).click()
    await tv.page.getByText(host.joinCode).waitFor()
    await picture(tv.page, 'lan-tv-lobby')
    await accessible(tv.page, 'display in the lobby')

    const ben = await device(b!, 'seat')
    const cleo = await device(c!, 'phone')
    for (const [guest, name] of [
      [ben, 'Benedetta'],
      [cleo, 'Cleopatra'],
    ] as const) {
      takeDown(guest.page)
      await guest.page.goto(`${address}#join=${host.joinCode}`)
      // A plain-HTTP page of another machine is not a secure context: nothing may need what is missing there.
      expect(await guest.page.evaluate(() => window.isSecureContext)).toBe(false)
      await sitDown(guest.page, name)
    }
    await picture(ana.page, 'lan-lobby')
    await accessible(ana.page, 'lobby')
    await ana.page.getByRole('button', { name: 'Start the game' }).click()
    const people = [ana, ben, cleo]
    for (const { page } of people) await handOn(page).getByRole('button').first().waitFor()
    await picture(tv.page, 'lan-tv-hiding')
    const own = await Promise.all(people.map(({ page }) => handOf(page)))
    expect(new Set(own.flat()).size).toBe(12)

    const did = await playToTheEnd(
      people.map(({ page }) => page),
      { rounds: 2 },
    )
    expect(did.filter(deed => deed.startsWith('Ask')).length).toBeGreaterThan(2)
    await tv.page.getByText(/won/).first().waitFor()
    await picture(tv.page, 'lan-tv-result')
    await accessible(tv.page, 'display of the result')
    await picture(ana.page, 'lan-result')
    await accessible(ana.page, 'result')

    // Play again: the next seat begins, and nobody has to join again.
    await ana.page.getByRole('button', { name: 'Play again' }).click()
    for (const { page } of people) await handOn(page).getByRole('button').first().waitFor()
    await tv.page
      .getByText(/dealt: /)
      .first()
      .waitFor()
    for (const { faults } of [...people, tv]) expect(faults).toEqual([])

    // A returning device greets the host with its secret there.
    await cleo.page.reload()
    await handOn(cleo.page).getByRole('button').first().waitFor()

    // All of it went over this cable.
    const kept = await Promise.all(
      people.map(({ page }) =>
        page.evaluate(() => ['device', 'secret'].map(name => localStorage.getItem(`hunch.${name}`)!)),
      ),
    )
    const crossed = await listening.end()
    expect(crossed.split('"greeted"').length).toBeGreaterThan(3)
    expect(crossed.length).toBeGreaterThan(100_000)
    const [, id] = /"type":"host".*?"host":"([0-9a-f]{16})"/.exec(crossed)!
    const known = kept.map(([device]) => deviceSecret(device!, { host: id!, secretNumber: 0 }))
    const said = sent.join('\n')
    expect(said).toContain(`"tag":"${deviceTag(deviceHash(known[2]!))}"`) // the tags belong to these secrets
    const secrets = [
      ...known,
      ...known.map(deviceHash),
      'Benedetta',
      'Cleopatra',
      host.key,
      ...kept.flat(),
      `"code":"${host.joinCode}"`,
      `join=${host.joinCode}`,
      host.linkKey,
    ]
    const spoken = ['sit', 'table', 'view', 'news', 'move', 'watch', 'hello', 'welcome'].map(type => `"type":"${type}"`)
    for (const secret of [...secrets, ...spoken, '"own"', '"hand":[', '"toMove"'])
      expect([crossed.includes(secret), said.includes(secret)], secret).toEqual([false, false])
  })

  test('a mixed table: two people at the host’s machine, two phones, a computer player and a TV', async ({
    onTestFinished,
  }) => {
    const net = lan()
    onTestFinished(() => net.remove())
    const host = await startHost({ inside: net.space('a') })
    const address = `http://${net.address('a')}:${host.port}/`
    const [a, b, c] = await Promise.all((['a', 'b', 'c'] as const).map(place => browser(net.space(place))))
    const shared = await device(a!, 'seat')
    await shared.page.goto(host.own)
    await arrange(shared.page, { chairs: 5 })
    for (let person = 0; person < 2; person++) {
      const seats = shared.page.getByRole('button', { name: /^Seat a person at this screen/ })
      const before = await seats.count()
      await seats.first().click()
      await expect.poll(() => seats.count()).toBe(before - 1)
    }
    const phones = [await device(b!, 'phone'), await device(c!, 'phone')]
    for (const [i, phone] of phones.entries()) {
      await phone.page.goto(`${address}#join=${host.joinCode}`)
      await sitDown(phone.page, ['Cleo', 'Dora'][i]!)
    }
    await fillWithComputers(shared.page)
    const tv = await device(b!, 'table')
    await tv.page.goto(`${address}#table`)
    await shared.page.getByRole('button', { name: 'Start the game' }).click()
    await handOn(phones[0]!.page).getByRole('button').first().waitFor()
    await shared.page.getByRole('button', { name: /show my cards$/ }).waitFor()
    await picture(shared.page, 'mixed-curtain')
    const did = await playToTheEnd([shared.page, ...phones.map(({ page }) => page)], { rounds: 3 })
    expect(did).toContain('lift')
    await picture(tv.page, 'mixed-tv-result')
    await picture(phones[0]!.page, 'mixed-phone-result')
    expect(await textOf(tv.page)).toMatch(/won/)
    // The TV never received anything private.
    expect(await tv.page.content()).not.toContain('hold to peek')
    for (const { faults } of [shared, ...phones, tv]) expect(faults).toEqual([])
  })
})
