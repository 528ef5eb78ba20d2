// Answers for: a piece of this page's program that could not be fetched, because the network changed or the host was away for a moment.
// The browser does not ask for it again, so the page is loaded anew once the host answers. What it needs stands in the address and on the device.

/** Between two loads a page gets so long to come through. */
const MIN_BETWEEN_MS = 3000
const BETWEEN_QUESTIONS_MS = 1000
const KEPT_UNDER = 'hunch.loaded-anew'

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

function lastLoad(): number {
  try {
    return Number(sessionStorage.getItem(KEPT_UNDER) ?? 0)
  } catch {
    return Date.now() // nothing can be kept: each load might be the next of an endless row
  }
}

/** Loads the page anew once its host answers, however long that takes. */
async function loadAnew(): Promise<void> {
  await pause(Math.max(0, lastLoad() + MIN_BETWEEN_MS - Date.now()))
  const answers = () =>
    fetch('./info', { cache: 'no-store' }).then(
      () => true,
      () => false,
    )
  while (!(await answers())) await pause(BETWEEN_QUESTIONS_MS)
  try {
    sessionStorage.setItem(KEPT_UNDER, String(Date.now()))
  } catch {
    // then the pause above is as long as it can be
  }
  location.reload()
}

/** From now on a lost piece is fetched with the whole page. */
export function recoverLostChunks(): void {
  window.addEventListener(
    'vite:preloadError',
    event => {
      event.preventDefault() // it is no fault of the program
      void loadAnew()
    },
    { once: true },
  )
}
