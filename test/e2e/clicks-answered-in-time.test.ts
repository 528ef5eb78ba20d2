// Tests how fast clicks are answered on a machine four times slower than this one: three of four within twice the time of an
// empty page, and none after more than 200 ms.
// `CLICKS=clock npx vitest run test/e2e/clicks-answered-in-time.test.ts` on an idle machine; `CLICKS=processor` at any time.
import { describe, expect, test } from 'vitest'
import { diceFromSeed } from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { titleIn } from '../kit/games.ts'
import { clickAround, watchClicks, type Answered, type Measure } from './clicks.ts'
import { browser, CHROMIUM, device, fillWithComputers, menuOf, moreOptions, seatPeople, startHost } from './kit.ts'

const MOST = 200 // milliseconds
const TIMES = 2 // compared with an empty page in the same run
const TABLES = 3 // for each screen; a game is clicked at each
const CLICKS = 40 // at each table
const by: Measure = process.env['CLICKS'] === 'clock' ? 'clock' : 'processor'
const figureOf = ({ took, worked }: Answered) => (by === 'clock' ? took : worked)

const sorted = (figures: readonly number[]) => [...figures].sort((a, b) => a - b)
const at = (figures: readonly number[], q: number) =>
  sorted(figures)[Math.min(figures.length - 1, Math.floor(q * figures.length))]!

function describeAnswers(name: string, answers: readonly Answered[]): string {
  const figures = answers.map(figureOf)
  const ms = (q: number) => at(figures, q).toFixed(0)
  const rests = answers.map(({ rested }) => rested)
  const rest = `at rest after ${at(rests, 0.5).toFixed(0)} ms (p50), ${at(rests, 1).toFixed(0)} ms (most)`
  const late = answers.filter(one => figureOf(one) > MOST)
  const over = `${late.length} over ${MOST} ms${late.map(one => ` (${one.what}: ${figureOf(one).toFixed(0)})`).join('')}`
  return `${name}: ${ms(0.5)} ms (p50), ${ms(0.75)} ms (p75), ${ms(0.95)} ms (p95), ${ms(1)} ms (most) of ${figures.length} clicks, ${over}; ${rest}`
}

describe.skipIf(CHROMIUM === null || process.env['CLICKS'] === undefined)(
  'a click is answered as soon as on a page with nothing on it, twice over',
  () => {
    const nothing = new Map<string, number>() // by size, of an empty page
    for (const size of ['seat', 'phone'] as const)
      test(`an empty page with two buttons, at ${size} size: the time the browser itself needs`, async () => {
        const { page } = await device(await browser(), size)
        await watchClicks(page)
        const bare =
          '<!doctype html><meta name=viewport content="width=device-width"><body class="seat-page"><button onclick="this.textContent=Math.random()">One</button><button onclick="this.textContent=Math.random()">Other</button>'
        await page.route('**', route => route.fulfill({ contentType: 'text/html', body: bare }))
        await page.goto('http://127.0.0.1/')
        const answers = await clickAround(page, { clicks: TABLES * CLICKS, luck: diceFromSeed(`clicks ${size}`), by })
        await page.context().close()
        nothing.set(size, at(answers.map(figureOf), 0.75))
        process.stdout.write(`${describeAnswers(`A bare page (${size})`, answers)}\n`)
        expect(answers.length).toBeGreaterThan(TABLES * CLICKS * 0.8)
      })
    for (const {
      id,
      seats: [fewest, most],
    } of games.filter(({ isOffered }) => isOffered))
      for (const size of ['seat', 'phone'] as const)
        test(`${titleIn('en', id)} at ${size} size`, async () => {
          const answers: Answered[] = []
          const often = new Map<string, number>()
          const one = await browser()
          for (let table = 0; table < TABLES; table++) {
            const host = await startHost({
              pace: 60_000,
              args: ['--game', id, '--seats', String(Math.min(most, Math.max(4, fewest)))],
            })
            const { page } = await device(one, size)
            await watchClicks(page)
            await page.goto(host.own)
            await moreOptions(page)
            await page.getByText('Proves what follows', { exact: true }).click()
            await seatPeople(page, 1)
            await fillWithComputers(page)
            await page.getByRole('button', { name: 'Start the game' }).click()
            await menuOf(page).waitFor()
            await page.waitForTimeout(1000)
            answers.push(
              ...(await clickAround(page, {
                clicks: CLICKS,
                luck: diceFromSeed(`clicks ${id} ${size} ${table}`),
                by,
                often,
              })),
            )
            await page.context().close() // an open page that is slowed down keeps the machine busy
            await host.kill()
          }
          process.stdout.write(`${describeAnswers(`${titleIn('en', id)} (${size})`, answers)}\n`)
          expect(answers.length).toBeGreaterThan(TABLES * CLICKS * 0.8)
          expect(at(answers.map(figureOf), 0.75)).toBeLessThanOrEqual(TIMES * nothing.get(size)!)
          expect(answers.filter(one => figureOf(one) > MOST)).toEqual([])
        })
  },
)
