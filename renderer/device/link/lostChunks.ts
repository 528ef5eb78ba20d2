// Answers for: a piece of this page's program that could not be fetched, because the network changed or the host was away for a moment.
// The browser does not ask for it again, so the page is loaded anew once the host answers. What it needs stands in the address and on the device.

import { storedLoads } from '../storage/storage.ts'

/** A piece that is lost again and again is a fault, and no accident: so many loads within a while are enough. */
const MAX_LOADS = 3
const WHILE_MS = 60_000
const BETWEEN_QUESTIONS_MS = 1000

/** When the page was loaded anew within the last while. A time to come is of a clock that was set back since. */
function lastLoads(): number[] {
  const now = Date.now()
  return storedLoads.get().filter(time => time > now - WHILE_MS && time <= now)
}

/** Resolves once the host answers, however long that takes. */
async function untilHostAnswers(): Promise<void> {
  const answers = () =>
    fetch('./info', { cache: 'no-store' }).then(
      () => true,
      () => false,
    )
  while (!(await answers())) await new Promise(resolve => setTimeout(resolve, BETWEEN_QUESTIONS_MS))
}

async function loadAnew(loads: readonly number[]): Promise<void> {
  await untilHostAnswers()
  storedLoads.set([...loads, Date.now()])
  location.reload()
}

/** From now on a lost piece is fetched with the whole page. */
export function recoverLostChunks(): void {
  let loading = false
  window.addEventListener('vite:preloadError', event => {
    const loads = lastLoads()
    if (loads.length >= MAX_LOADS || !storedLoads.set(loads)) return // what cannot be counted would go on for ever
    event.preventDefault() // it is no fault of the program
    if (!loading) void loadAnew(loads)
    loading = true
  })
}
