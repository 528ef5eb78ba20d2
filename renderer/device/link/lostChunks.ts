// Reloads the page when a chunk of its program could not be fetched. The browser never asks for such a chunk again,
// so the page is reloaded once the host answers. All it needs is in the address and on the device.
import { shallowRef } from 'vue'
import { storedReloadTimes } from '../storage/storage.ts'

/** The most reloads within a while. A chunk that keeps getting lost is a bug, not an accident. */
const MAX_RELOADS = 3
/** The length of that while, in milliseconds. */
const RELOAD_WINDOW_MS = 60_000
/** The pause before a host that does not answer is asked again, in milliseconds. */
const PROBE_PAUSE_MS = 1000

/**
 * True once a chunk is lost that this page does not reload for by itself: reloading has not helped, or cannot be counted
 * here. People must hear of it.
 */
export const isPageIncomplete = shallowRef(false)

/** The times of recent reloads. A time in the future comes from a clock that was set back since. */
function recentReloadTimes(): number[] {
  const now = Date.now()
  return storedReloadTimes.get().filter(time => time > now - RELOAD_WINDOW_MS && time <= now)
}

/** Resolves once the host answers, however long that takes. */
async function untilHostAnswers(): Promise<void> {
  const answers = () =>
    fetch('./info', { cache: 'no-store' }).then(
      () => true,
      () => false,
    )
  while (!(await answers())) await new Promise(resolve => setTimeout(resolve, PROBE_PAUSE_MS))
}

async function reloadPage(reloadTimes: readonly number[]): Promise<void> {
  await untilHostAnswers()
  storedReloadTimes.set([...reloadTimes, Date.now()])
  location.reload()
}

/**
 * Fetches a chunk of the program in the background and passes it to `use`. If the chunk is lost, nothing is done here:
 * recoverLostChunks is about to reload the page.
 */
export async function whenChunkLoaded<Chunk>(
  fetchChunk: () => Promise<Chunk>,
  use: (chunk: Chunk) => unknown,
): Promise<void> {
  const chunk = (await fetchChunk()) as Chunk | undefined
  if (chunk !== undefined) use(chunk)
}

/** Makes every lost chunk cause a reload of the whole page. */
export function recoverLostChunks(): void {
  let isReloading = false
  window.addEventListener('vite:preloadError', event => {
    const reloads = recentReloadTimes()
    // A reload that cannot be counted could repeat for ever.
    if (reloads.length >= MAX_RELOADS || !storedReloadTimes.set(reloads)) {
      isPageIncomplete.value = true
      return
    }
    event.preventDefault() // this is not a bug in the program
    if (!isReloading) void reloadPage(reloads)
    isReloading = true
  })
}
