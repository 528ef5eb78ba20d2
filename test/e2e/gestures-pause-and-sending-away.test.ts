// Tests how people treat each other, in real browsers: gestures, a pause for all, and a device sent away and let back in.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gestureAndPauseWords } from '../../shared/words/en/gesturesAndPauses.ts'
import { refusalWords } from '../../shared/words/en/refusals.ts'
import { allFound } from './found.ts'
import { accessible, browser, CHROMIUM, picture, settled, startHost } from './kit.ts'
import { threeScreens } from './threeScreens.ts'

/** True if the centre of a gesture is on a badge of the player who made it. */
function liesOnBadge(page: Page, avatar: number): Promise<boolean> {
  return page.evaluate(at => {
    const shown = document.querySelector('.at-badge')?.getBoundingClientRect()
    const badges = [...document.querySelectorAll(`[data-avatar="${at}"]`)].map(one => one.getBoundingClientRect())
    if (!shown) return false
    const [x, y] = [shown.x + shown.width / 2, shown.y + shown.height / 2]
    return badges.some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom)
  }, avatar)
}

describe.skipIf(CHROMIUM === null)('how people treat each other', () => {
  test('everybody sees gestures, a pause stops the game, a device sent away may be let back in', async () => {
    const host = await startHost({ args: ['--game', 'mind-reader', '--seats', '2'] })
    const { owner, ana, table, faults } = await threeScreens(await browser(), host)
    await owner.getByRole('button', { name: 'Start the game' }).click()
    const screens = [owner, ana, table]
    await Promise.all([owner, ana].map(page => page.locator('.seat-page main .game').waitFor()))

    // A gesture by keyboard is shown on its player's badge on every screen.
    const opener = ana.getByRole('button', { name: gestureAndPauseWords.react })
    await opener.focus()
    await ana.keyboard.press('Enter')
    const group = ana.getByRole('group', { name: gestureAndPauseWords.react })
    await group.waitFor()
    await accessible(ana, 'gestures')
    for (const box of await allFound(group.getByRole('button'))) {
      const { width, height } = (await box.boundingBox())!
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
    }
    await ana.keyboard.press('ArrowRight')
    await ana.keyboard.press('Enter')
    await Promise.all(screens.map(page => page.locator('.at-badge').waitFor()))
    const heard = gestureAndPauseWords.reacted('Ana', gestureAndPauseWords.gestures.hat)
    for (const page of screens) {
      expect(await liesOnBadge(page, 1)).toBe(true)
      await expect.poll(() => page.locator('.reactions [aria-live]').innerText()).toBe(heard)
    }
    await picture(table, 'gesture-table')
    await expect.poll(() => opener.evaluate(button => button === document.activeElement)).toBe(true)
    await Promise.all(screens.map(page => page.locator('.at-badge').waitFor({ state: 'detached' })))

    // A pause from the phone: every screen shows it, a chosen move waits, and the other player ends it.
    await ana.getByRole('button', { name: 'Menu' }).click()
    await ana.getByRole('button', { name: gestureAndPauseWords.pause }).click()
    const rests = (page: Page) => page.getByText(gestureAndPauseWords.paused('Ana', null))
    await Promise.all(screens.map(page => rests(page).waitFor()))
    await settled(owner)
    await accessible(owner, 'paused')
    await owner.locator('.hand .pick').first().click()
    await owner.locator('.deed').last().click()
    await owner.getByText(refusalWords.paused).waitFor()
    expect(await owner.locator('.hand .pick[aria-pressed=true]').count()).toBe(1)
    expect(await table.getByRole('button', { name: gestureAndPauseWords.goOn }).count()).toBe(0)
    await picture(ana, 'paused-phone')
    await owner.getByRole('button', { name: gestureAndPauseWords.goOn }).click()
    await Promise.all(screens.map(page => rests(page).waitFor({ state: 'detached' })))
    await owner.locator('.deed').last().click()
    await expect.poll(() => owner.locator('.hand .pick[aria-pressed=true]').count()).toBe(0)

    // Sent away after a confirmation, the device stays away until it is let in.
    await owner.getByRole('button', { name: 'Menu' }).click()
    await owner.getByRole('button', { name: gestureAndPauseWords.sendAway.open }).click()
    await owner.getByRole('button', { name: gestureAndPauseWords.sendAway.one(['Ana']) }).click()
    await owner.getByRole('heading', { name: gestureAndPauseWords.sendAway.sure(['Ana']) }).waitFor()
    await accessible(owner, 'send away')
    await owner.getByRole('button', { name: gestureAndPauseWords.sendAway.one(['Ana']) }).click()
    const goodNight = ana.getByText(refusalWords['sent-away'])
    await goodNight.waitFor()
    await accessible(ana, 'sent away')
    await picture(ana, 'sent-away-phone')
    await owner.getByText('Ana has left. The computer plays on.').waitFor()
    await ana.reload()
    await goodNight.waitFor()

    await owner.getByRole('button', { name: 'Menu' }).click()
    await owner.getByRole('button', { name: gestureAndPauseWords.sendAway.open }).click()
    await owner.getByRole('button', { name: gestureAndPauseWords.sendAway.back(['Ana']) }).click()
    await owner.getByText(gestureAndPauseWords.sendAway.gone).waitFor({ state: 'detached' })
    await ana.getByRole('button', { name: 'Reload the page' }).click()
    await ana.getByLabel('Your name').waitFor()
    await ana.getByRole('button', { name: /^Sit down/ }).click()
    await ana.locator('.half.own').waitFor()
    expect(faults()).toEqual([])
  })
})
