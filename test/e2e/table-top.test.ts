// Tests a display that lies flat in the middle of a table: every seat has its name before it, and a tap turns the middle.
import { describe, expect, test } from 'vitest'
import { accessible, browser, CHROMIUM, device, picture, seatPeople, settled, startHost } from './kit.ts'

describe.skipIf(CHROMIUM === null)('a display that lies flat', () => {
  test.each([
    [1920, 1080],
    [1280, 800],
  ])('faces four sides, and a tap turns it by a quarter, at %i×%i', async (width, height) => {
    const host = await startHost({ args: ['--game', 'mind-reader', '--seats', '6'] })
    const chromium = await browser()
    const [laptop, top] = [await device(chromium, 'seat'), await device(chromium, 'table')]
    await laptop.page.goto(host.own)
    await seatPeople(laptop.page, 6)
    await top.page.setViewportSize({ width, height })
    await top.page.goto(`http://127.0.0.1:${host.port}/#table`)
    await top.page.getByRole('button', { name: 'Settings' }).click()
    await top.page.getByRole('switch', { name: /^This screen lies/ }).click()
    await top.page.keyboard.press('Escape')
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()

    const title = top.page.getByRole('heading', { name: 'Mind Reader' })
    await title.waitFor()
    const isUpright = async () => {
      const box = await title.boundingBox()
      return box && box.width > box.height
    }
    await expect.poll(isUpright).toBe(true) // all hide a card: it is nobody's turn
    await settled(top.page)
    for (const [nth, name] of ['Diamond', 'Circle', 'Triangle', 'Square', 'Star', 'Hexagon'].entries()) {
      const seat = nth + 1
      const place = top.page.getByRole('listitem').filter({ hasText: name }).first()
      const box = async () => (await place.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 } // drawn anew just then
      const isInSight = async () => {
        const { x, y, width: across, height: down } = await box()
        return x >= 0 && y >= 0 && x + across <= width && y + down <= height
      }
      await expect.poll(isInSight, { message: name }).toBe(true)
      const { width: across, height: down } = await box()
      expect(across > down, name).toBe(![3, 6].includes(seat)) // two sit at the short sides
    }
    await accessible(top.page, 'a flat display')
    await top.page.getByRole('button', { name: 'Turn the table' }).click()
    await expect.poll(isUpright).toBe(false)
    await picture(top.page, `table-top-${width}`)
    await top.page.getByRole('button', { name: 'Turn the table' }).click()
    await expect.poll(isUpright).toBe(true)
    expect(top.faults).toEqual([])
  })
})
