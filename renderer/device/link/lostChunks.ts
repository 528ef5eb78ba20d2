// Reloads the page when a piece of its program could not be fetched.
// The browser never asks for such a piece again, so the page is reloaded once the host answers. All it needs is in
// the address and on the device.

import { storedReloadTimes } from '../storage/storage.ts'

/** The most reloads within a while. A piece that keeps getting lost is a bug, not an accident. */
const MAX_RELOADS = 3
const RELOAD_WINDOW_MS = 60_000
const PROBE_PAUSE_MS = 1000

/** The times of recent reloads. A time in the future comes from a clock that was set back since. */
function recentReloads(): number[] {
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

async function reloadPage(loads: readonly number[]): Promise<void> {
  await untilHostAnswers()
  storedReloadTimes.set([...loads, Date.now()])
  location.reload()
}

/**
 * Fetches a piece of the program in the background and passes it to `then`. If the piece is lost, nothing is done,
 * because the page is about to be reloaded.
 */
export async function loadChunk<Piece>(
  fetchPiece: () => Promise<Piece>,
  use: (piece: Piece) => unknown,
): Promise<void> {
  const piece = (await fetchPiece()) as Piece | undefined
  if (piece !== undefined) use(piece)
}

/** From now on, a lost piece causes a reload of the whole page. */
export function recoverLostChunks(): void {
  let isReloading = false
  window.addEventListener('vite:preloadError', event => {
    const loads = recentReloads()
    if (loads.length >= MAX_RELOADS || !storedReloadTimes.set(loads)) return // a reload that cannot be counted could repeat for ever
    event.preventDefault() // this is not a bug in the program
    if (!isReloading) void reloadPage(loads)
    isReloading = true
  })
}
