// Starts the page in a window of the app or in a browser.
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import { createPinia } from 'pinia'
import { createApp, type App as VueApp } from 'vue'
import App from './App.vue'
import { switchLanguage, preferredLanguage, whenWordsLoaded } from './device/words/language.ts'
import { recoverLostChunks, whenChunkLoaded } from './device/link/lostChunks.ts'
import { reportFault, reportUncaughtFaults } from './device/link/reportFault.ts'
import { hasArrivedByHostKey, followLocation, useRoute } from './device/page/route.ts'
import { applySettings, loadSettings } from './device/page/settings.ts'
import { storedReloadTimes } from './device/storage/storage.ts'

reportUncaughtFaults()
recoverLostChunks()
loadSettings()
const settingsPromise = applySettings()
const pinia = createPinia()
const FOREIGN_CHANGE_WATCH_DELAY_MS = 3000
let app: VueApp | null = null

function mountApp(): void {
  app = createApp(App, { hasArrivedByKey: hasArrivedByHostKey() })
  app.config.errorHandler = (error, _, hook) => {
    reportFault(error, `page: ${hook}`)
    console.error(error) // eslint-disable-line no-console -- a developer looks there
  }
  app.use(pinia).mount('#page')
}

/** Redraws the page from nothing, because something outside has changed it, and Vue could fail on it. */
function remountApp(): void {
  const page = document.getElementById('page')
  const emptyRoot = document.createElement('div')
  emptyRoot.id = 'page'
  try {
    app?.unmount()
  } catch (error) {
    reportFault(error, 'page: unmount')
  }
  if (page) page.replaceWith(emptyRoot)
  else document.body.append(emptyRoot)
  mountApp()
}

await followLocation()
// The first page is loaded at the same time as its words.
const firstPagePromise = useRoute().page.value === 'at' ? import('./pages/Join.vue') : import('./pages/Home.vue')
const [firstPage] = await Promise.all([
  firstPagePromise,
  switchLanguage(preferredLanguage()).catch(whenWordsLoaded),
  settingsPromise,
])
// Nothing is mounted if the first page was lost and is about to be reloaded: it would go to the table while the
// page goes away. If index.html has said that this browser is too old, the page stays as it is.
if ((firstPage as object | undefined) !== undefined && !document.documentElement.hasAttribute('data-too-old')) {
  mountApp()
  // Loaded once the first page is shown. Changes made before that are found when the watch begins.
  setTimeout(
    () =>
      whenChunkLoaded(
        () => import('./device/page/foreignChanges.ts'),
        ({ repairForeignChanges }) => repairForeignChanges(remountApp),
      ),
    FOREIGN_CHANGE_WATCH_DELAY_MS,
  )
  storedReloadTimes.markPageStarted()
}
