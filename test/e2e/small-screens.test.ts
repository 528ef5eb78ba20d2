// Tests small screens: on displays nothing that was said is cut off, and on a phone the first page shows how to begin.
import { describe, expect, test } from 'vitest'
import { misplaced } from '../gallery/inspect.ts'
import { inspectAll } from './found.ts'
import { LOW, LOWEST_ON_ITS_SIDE, ON_ITS_SIDE } from './frame.ts'
import { browser, CHROMIUM, device, fillWithComputers, picture, seatPeople, startHost } from './kit.ts'

describe.skipIf(CHROMIUM === null)('a small screen', () => {
  test('on a small TV six players’ panels cut nothing of what was said of a hand', async () => {
    const host = await startHost({ pace: 700, args: ['--game', 'communal-deduction', '--seats', '6'] })
    const chromium = await browser()
    const [laptop, tv] = [await device(chromium, 'seat'), await device(chromium, 'table')]
    await tv.page.setViewportSize({ width: 1280, height: 800 })
    await laptop.page.goto(host.own)
    await fillWithComputers(laptop.page)
    await tv.page.goto(`http://127.0.0.1:${host.port}/#table`)
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()
    const said = tv.page.getByRole('list', { name: 'Said about this hand' })
    await expect.poll(() => said.count()).toBeGreaterThan(3)
    await picture(tv.page, 'small-tv-six-players')
    const clipped = (await tv.page.evaluate(misplaced)).filter(fault => /cut off|clipped/.test(fault))
    expect(clipped).toEqual([])
    const panels = tv.page.getByRole('group', { name: 'Players' }).getByRole('paragraph')
    const cut = await inspectAll(panels, all =>
      all.flatMap(one => (one.scrollWidth > one.clientWidth ? [one.textContent] : [])),
    )
    expect(cut).toEqual([])
  })

  test('on a low display the line-ups of Missing Persons never lie over the dial', async () => {
    // At their usual pace: without a pause a computer player may have won before the display is looked at.
    const host = await startHost({ pace: 700, args: ['--game', 'missing-persons', '--seats', '2'] })
    const chromium = await browser()
    const [laptop, phone] = [await device(chromium, 'seat'), await device(chromium, 'table')]
    await phone.page.setViewportSize({ width: 844, height: 390 })
    await laptop.page.goto(host.own)
    await seatPeople(laptop.page, 1)
    await fillWithComputers(laptop.page)
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()
    await phone.page.goto(`http://127.0.0.1:${host.port}/#table`)
    await laptop.page.getByRole('button', { name: '8 of Hearts', exact: true }).click()
    await laptop.page.getByRole('button', { name: /^Hide/ }).click()
    const lineUp = phone.page.getByRole('list', { name: /line-up$/ }).first()
    const dial = phone.page.getByRole('group', { name: 'The question' })
    await lineUp.waitFor()
    await picture(phone.page, 'low-display-missing-persons')
    const right = await lineUp.evaluate(list =>
      Math.max(...[...list.children].map(one => one.getBoundingClientRect().right)),
    )
    expect(right).toBeLessThanOrEqual((await dial.boundingBox())!.x)
  })

  test.each(['en-GB', 'de-DE', 'fr-FR', 'es-ES'])(
    'a phone’s first page shows whole covers and “Play now”, on its side each way to begin: %s',
    async locale => {
      const host = await startHost()
      const { page } = await device(await browser(), 'phone', { locale })
      await page.goto(host.own)
      await page.getByRole('radio').first().waitFor() // the host’s own link leads to its table
      await page.evaluate(() => (location.hash = ''))
      const covers = page.getByRole('main').getByRole('radiogroup')
      const ways = covers.locator('xpath=following-sibling::*[1]').getByRole('button')
      await ways.first().waitFor()
      for (const [width, height] of [LOW, ON_ITS_SIDE, LOWEST_ON_ITS_SIDE, [667, 375] as const]) {
        await page.setViewportSize({ width, height })
        await picture(page, `first-page-${width}-${height}-${locale}`)
        const isOnItsSide = width > height
        for (const game of await covers.getByRole('radio').all()) {
          await game.check({ force: true }) // its cover is over it
          for (const way of isOnItsSide ? await ways.all() : [ways.first()]) {
            const box = (await way.boundingBox())!
            expect(box.y + box.height, `${await way.innerText()}, ${width} by ${height}`).toBeLessThanOrEqual(height)
          }
        }
        const cropped = await inspectAll(covers.locator('img'), all =>
          (all as HTMLImageElement[]).flatMap(one =>
            Math.abs(one.clientWidth / one.clientHeight - one.naturalWidth / one.naturalHeight) > 0.03
              ? [`${one.clientWidth} by ${one.clientHeight}`]
              : [],
          ),
        )
        expect(cropped, `${width} by ${height}`).toEqual([])
      }
    },
  )
})
