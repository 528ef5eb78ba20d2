// Plays games through their pages by pressing what each screen offers, without a plan.
import type { Page } from 'playwright-core'
import { diceFromSeed } from '../../shared/engine/index.ts'
import { picture } from './kit.ts'
import { pressSomething } from './pressing.ts'

export interface Played {
  readonly pressed: number
  readonly over: boolean // every page shows the result
}

/** Plays until every page shows the result, or for `most` presses, or until `stop` says so. */
export async function playOut(
  pages: readonly Page[],
  { seed, most = Infinity, stop = () => false }: { seed: string; most?: number; stop?: (played: Played) => boolean },
): Promise<Played> {
  const luck = diceFromSeed(seed)
  const IDLE = 2000 // rounds in which nobody had anything to press
  for (let pressed = 0, idle = 0; ;) {
    let over = 0
    let acted = false
    for (const page of pages) {
      const did = await page.evaluate(pressSomething, luck.below(1000) / 1000)
      if (did === 'over') over++
      else if (did !== null) acted = true
      if (did !== 'over' && did !== null && did !== 'lift') pressed++
    }
    const played = { pressed, over: over === pages.length }
    if (played.over || pressed >= most || stop(played)) return played
    idle = acted ? 0 : idle + 1
    if (idle > IDLE) {
      for (const [i, page] of pages.entries()) await picture(page, `unfinished-${seed}-${i}`)
      throw new Error(`nobody can go on after ${pressed} presses; seed ${seed}`)
    }
    await pages[0]!.waitForTimeout(30)
  }
}

/** People who press without a plan may never come to an end: one goes away, a computer plays for them, and they come back to the result. */
export async function leaveItToComputers(away: Page, stays: Page, seed: string): Promise<void> {
  const address = away.url()
  await away.goto('about:blank')
  await stays
    .getByRole('button', { name: /^Let the computer play for/ })
    .first()
    .click()
  await playOut([stays], { seed: `${seed} goes on` })
  await away.goto(address)
  await away.getByRole('heading', { name: /./ }).and(away.locator('#result-title')).waitFor()
}
