// Answers for: no screen takes more than 50 ms to answer a click, on a machine four times slower than this one.
// `CLICKS=clock npx vitest run test/e2e/clicks.test.ts` when the machine has nothing else to do; `CLICKS=processor` at any time.
import { describe, expect, test } from 'vitest'
import { dice } from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { clickAround, watchClicks, type Answered, type Measure } from './clicks.ts'
import { browser, CHROMIUM, device, fillWithComputers, seatPeople, startHost } from './kit.ts'

const MOST = 50 // milliseconds
const by: Measure = process.env['CLICKS'] === 'clock' ? 'clock' : 'processor'
const figureOf = ({ took, worked }: Answered) => (by === 'clock' ? took : worked)

function told(name: string, answers: readonly Answered[]): string {
  const sorted = [...answers].sort((a, b) => figureOf(a) - figureOf(b))
  const at = (q: number) => figureOf(sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!).toFixed(0)
  const slow = sorted.filter(one => figureOf(one) > MOST).map(one => `\n  ${figureOf(one).toFixed(0)} ms: ${one.what}`)
  const rests = answers.map(({ rested }) => rested).sort((a, b) => a - b)
  const rest = `at rest after ${rests[Math.floor(rests.length / 2)]!.toFixed(0)} ms (p50), ${rests.at(-1)!.toFixed(0)} ms (most)`
  return `${name}: ${at(0.5)} ms (p50), ${at(0.95)} ms (p95), ${at(1)} ms (most) of ${sorted.length} clicks; ${rest}${slow.join('')}`
}

describe.skipIf(CHROMIUM === null || process.env['CLICKS'] === undefined)('a click is answered within 50 ms', () => {
  for (const size of ['seat', 'phone'] as const)
    test(`a page with nothing but two buttons, at ${size} size: what the browser takes by itself`, { timeout: 120_000 }, async () => {
      const { page } = await device(await browser(), size)
      await watchClicks(page)
      const bare = '<!doctype html><meta name=viewport content="width=device-width"><body class="seat-page"><button onclick="this.textContent=Math.random()">One</button><button onclick="this.textContent=Math.random()">Other</button>'
      await page.route('**', route => route.fulfill({ contentType: 'text/html', body: bare }))
      await page.goto('http://127.0.0.1/')
      const answers = await clickAround(page, { clicks: 40, luck: dice(`clicks ${size}`), by })
      await page.context().close()
      process.stdout.write(`${told(`A bare page (${size})`, answers)}\n`)
      expect(answers.length).toBeGreaterThan(25)
    })
  for (const { id, title, seats: [fewest, most] } of games.filter(({ offered }) => offered))
    for (const size of ['seat', 'phone'] as const)
      test(`${title} at ${size} size`, { timeout: 120_000 }, async () => {
        const host = await startHost({ pace: 60_000, args: ['--game', id, '--seats', String(Math.min(most, Math.max(4, fewest)))] })
        const { page } = await device(await browser(), size)
        await watchClicks(page)
        await page.goto(host.own)
        await page.getByText('Proves what follows', { exact: true }).click()
        await seatPeople(page, 1)
        await fillWithComputers(page)
        await page.getByRole('button', { name: 'Start the game' }).click()
        await page.locator('.seat-page main').first().waitFor()
        await page.waitForTimeout(1000)
        const answers = await clickAround(page, { clicks: 40, luck: dice(`clicks ${id} ${size}`), by })
        await page.context().close() // a page that is slowed down keeps the machine busy for as long as it is open
        process.stdout.write(`${told(`${title} (${size})`, answers)}\n`)
        expect(answers.length).toBeGreaterThan(25)
        expect(answers.filter(one => figureOf(one) > MOST)).toEqual([])
      })
})
