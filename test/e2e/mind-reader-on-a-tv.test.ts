// Tests that Mind Reader fits on a TV, from the first card to the hand's result: nothing is below the edge.
import { describe, expect, test } from 'vitest'
import { inspectAll } from './found.ts'
import { browser, CHROMIUM, device, fillWithComputers, picture, SIZES, startHost } from './kit.ts'

describe.skipIf(CHROMIUM === null)('Mind Reader on a TV', () => {
  test('four players see a hand, its result and the next dealer without scrolling', async () => {
    const host = await startHost({ pace: 40, args: ['--game', 'mind-reader', '--seats', '4'] })
    const chromium = await browser()
    const [laptop, tv] = [await device(chromium, 'seat'), await device(chromium, 'table')]
    await laptop.page.goto(host.own)
    await fillWithComputers(laptop.page)
    await tv.page.goto(`http://127.0.0.1:${host.port}/#table`)
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()
    // Every change is measured: on a busy machine the result may stand for a shorter time than between two looks.
    const highest = await tv.page.evaluate(
      () =>
        new Promise<number>(resolve => {
          let most = 0
          const watching = new MutationObserver(() => {
            most = Math.max(most, document.documentElement.scrollHeight)
            if (!document.querySelector('section[aria-label="Hand 1 is over"]')) return
            watching.disconnect()
            resolve(most)
          })
          watching.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
        }),
    )
    await picture(tv.page, 'mind-reader-tv')
    expect(highest).toBeLessThanOrEqual(SIZES.table.height)
  })

  test('on a small TV with six players the text on a hidden card fits the card', async () => {
    const host = await startHost({ pace: 200, args: ['--game', 'mind-reader', '--seats', '6'] })
    const chromium = await browser()
    const [laptop, tv] = [await device(chromium, 'seat'), await device(chromium, 'table')]
    await tv.page.setViewportSize({ width: 1280, height: 720 })
    await laptop.page.goto(host.own)
    await fillWithComputers(laptop.page)
    await tv.page.goto(`http://127.0.0.1:${host.port}/#table`)
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()
    // eslint-disable-next-line hunch/by-role -- the words on the back of a card are part of its drawing
    const captions = tv.page.locator('.everybody .back .caption')
    await captions.first().waitFor()
    await picture(tv.page, 'mind-reader-small-tv')
    const over = await inspectAll(captions, all =>
      all.map(caption => {
        const word = document.createRange()
        word.selectNodeContents(caption)
        return word.getBoundingClientRect().width - caption.parentElement!.getBoundingClientRect().width
      }),
    )
    expect(Math.max(...over)).toBeLessThan(-6)
    expect(await tv.page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(720)
  })
})
