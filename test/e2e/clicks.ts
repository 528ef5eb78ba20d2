// Measures how soon a screen answers a click, on a machine four times slower than this one.
import type { CDPSession, Page } from 'playwright-core'
import type { Dice } from '../../shared/engine/index.ts'

/** One click, and the cost of its answer. */
export interface Answered {
  readonly kind: string // kind of element: its name, or its list's if the list is long
  readonly what: string // text of the clicked element
  readonly took: number // milliseconds from the click to the end of the next painted frame, on the slower machine
  readonly rested: number // milliseconds from the click until the page is idle, with everything drawn
  readonly worked: number // milliseconds of processor time of the page's own thread, with its frames; times four
}

/**
 * How to measure. `clock` slows the page down and measures time, on an idle machine.
 * `processor` counts the processor time of the page's thread, which other programs hardly change.
 */
export type Measure = 'clock' | 'processor'

const SLOWER = 4
const LOOKS = 250 // milliseconds a person looks before the next click
const PRESSED = 70 // milliseconds a finger or button stays down: the answer comes on release

interface Watching {
  next: Promise<Omit<Answered, 'kind' | 'worked'>> // resolves once the next click is answered
}

/** Clicks this many elements of all kinds on the screen as a hand does, least clicked kinds first, counting earlier tables. */
export async function clickAround(
  page: Page,
  { clicks, luck, by, often = new Map() }: { clicks: number; luck: Dice; by: Measure; often?: Map<string, number> },
): Promise<Answered[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (by === 'clock') await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ThreadTime')!.value * 1000
  }
  const answers: Answered[] = []
  const touch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
  for (let nth = 0; nth < clicks; nth++) {
    const places = await clickable(page)
    const least = Math.min(...places.map(({ kind }) => often.get(kind) ?? 0))
    const rarest = places.filter(({ kind }) => (often.get(kind) ?? 0) === least)
    if (rarest.length === 0) throw new Error(`nothing can be clicked after “${answers.at(-1)?.what}”`)
    const { kind, x, y } = luck.pick(rarest)
    often.set(kind, least + 1)
    if (!touch) await page.mouse.move(x, y)
    await page.waitForTimeout(LOOKS)
    const answer = page.evaluate(() => (window as unknown as { watching: Watching }).watching.next)
    const before = await busy()
    await press(page, session, { x, y, touch })
    const answered = await Promise.race([answer, page.waitForTimeout(2000)])
    if (!answered) continue // the element moved away under the pointer
    const worked = ((await busy()) - before) * (by === 'processor' ? SLOWER : 1)
    answers.push({ ...answered, kind, worked })
  }
  return answers
}

/** Presses and releases, as a hand does. */
async function press(
  page: Page,
  session: CDPSession,
  { x, y, touch }: { x: number; y: number; touch: boolean },
): Promise<void> {
  if (!touch) return page.mouse.click(x, y, { delay: PRESSED })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.waitForTimeout(PRESSED)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Watches the clicks of a page that is not open yet, ahead of the page's own listeners, so that their wait for a frame is not measured. */
export async function watchClicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let tell: (answered: Awaited<Watching['next']>) => void = () => {}
    const nextClick = () => new Promise<Awaited<Watching['next']>>(resolve => (tell = resolve))
    const watching: Watching = { next: nextClick() }
    Object.assign(window, { watching })
    const answered = ({ timeStamp, target }: Event) => {
      const place = (target as Element).closest<HTMLElement>('button, summary, [role], label, a')
      const what = (place?.getAttribute('aria-label') ?? place?.innerText ?? '')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 60)
      requestAnimationFrame(() => {
        // A message is handled after the current frame.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          const took = performance.now() - timeStamp
          // Waits two frames for what follows, then until the page is idle.
          const rest = () =>
            requestIdleCallback(() => {
              tell({ what, took, rested: performance.now() - timeStamp })
              watching.next = nextClick()
            })
          requestAnimationFrame(() => requestAnimationFrame(rest))
        }
        port2.postMessage(null)
      })
    }
    // What is open while held reacts to the release, which may come a frame before the click.
    const held = ({ target }: Event) => (target as Element).closest('.peek') !== null
    addEventListener('pointerup', event => held(event) && answered(event), true)
    addEventListener('click', event => held(event) || answered(event), true)
  })
}

interface Place {
  readonly kind: string
  readonly x: number
  readonly y: number
}

/** In a list up to this length, each element is a kind of its own. */
const FEW = 4

/** The visible elements that can be clicked, except those that leave the table. */
function clickable(page: Page): Promise<Place[]> {
  return page.evaluate(FEW => {
    const area = document.querySelector('dialog[open]') ?? document.querySelector('main')?.parentElement
    if (!area) return []
    const free = (one: HTMLElement) =>
      !(one as HTMLButtonElement).disabled && one.getAttribute('aria-disabled') !== 'true'
    return [...area.querySelectorAll<HTMLElement>('button, summary, [role=tab], [role=gridcell]')]
      .filter(free)
      .flatMap(one => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const on = document.elementFromPoint(x, y)
        if (!on || !(on === one || one.contains(on))) return []
        const said = one.getAttribute('aria-label') ?? one.innerText
        if (
          /stand up|leave|look back|full screen|another screen|first page|stop|end the game|lobby|network/i.test(said)
        )
          return []
        const list = one.closest<HTMLElement>('[role=group], [role=grid], [role=tablist], .sheet, .choice, .hand')
        const few = !list || list.querySelectorAll('button').length <= FEW
        const name = few ? said.replace(/[^\p{L} ]/gu, '').trim() : (list.getAttribute('aria-label') ?? list.className)
        return [{ kind: `${one.tagName.toLowerCase()} ${one.className} “${name}”`, x, y }]
      })
  }, FEW)
}
