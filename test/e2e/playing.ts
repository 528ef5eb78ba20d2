// Plays games on their pages by pressing what each screen offers, without a plan.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { diceFromSeed } from '../../shared/engine/index.ts'
import { waitingFor } from '../kit/until.ts'
import { picture } from './kit.ts'
import { pressSomething } from './pressing.ts'

/** Random presses in a game before its people leave it to the computers. */
export const WITHOUT_A_PLAN = 150

/** More presses than one person makes in a game that computers bring to its end. */
const MOST_WITH_COMPUTERS = 1000

export interface Played {
  readonly pressed: number
  readonly over: boolean // every page shows the result
}

/** Plays until every page shows the result, or for `most` presses: two people who never name a card may play for ever. */
export function playOut(pages: readonly Page[], how: { seed: string; most: number }): Promise<Played> {
  return waitingFor(`the end of the game, pressing what ${pages.length} pages offer`, press(pages, how))
}

async function press(pages: readonly Page[], { seed, most }: { seed: string; most: number }): Promise<Played> {
  const luck = diceFromSeed(seed)
  const IDLE = 2000 // rounds in which nobody had anything to press
  for (let pressed = 0, idle = 0; ;) {
    let over = 0
    let acted = false
    for (const page of pages) {
      const did = await pressOn(page, luck.below(1000) / 1000)
      if (did === 'over') over++
      else if (did !== null) acted = true
      if (did !== 'over' && did !== null && did !== 'lift') pressed++
    }
    const played = { pressed, over: over === pages.length }
    if (played.over || pressed >= most) return played
    idle = acted ? 0 : idle + 1
    if (idle > IDLE) {
      for (const [i, page] of pages.entries()) await picture(page, `unfinished-${seed}-${i}`)
      throw new Error(`nobody can go on after ${pressed} presses; seed ${seed}`)
    }
    await pages[0]!.waitForTimeout(30)
  }
}

/** Presses something on a page. Nothing is pressed while the page reloads itself, as it does after a chunk of its program was lost with the connection. */
async function pressOn(page: Page, chance: number): Promise<string | null> {
  try {
    return await page.evaluate(pressSomething, chance)
  } catch (cause) {
    if (!String(cause).includes('Execution context was destroyed')) throw cause
    await page.waitForLoadState()
    return null
  }
}

/** Ends a game that random presses may never end: everybody at one device leaves, computers play for them, and they return to the result. */
export async function leaveItToComputers(
  away: Page,
  stays: Page,
  { seed, people = 1 }: { seed: string; people?: number },
): Promise<void> {
  const address = away.url()
  await away.goto('about:blank')
  const letPlay = stays.getByRole('button', { name: /^Let the computer play for/ })
  for (let left = people; left > 0; left--) {
    await expect.poll(() => letPlay.count()).toBe(left)
    await letPlay.first().click()
  }
  const { over } = await playOut([stays], { seed: `${seed} goes on`, most: MOST_WITH_COMPUTERS })
  expect(over, 'the computers bring the end').toBe(true)
  await away.goto(address)
  await away.locator('#result-title').waitFor()
}
