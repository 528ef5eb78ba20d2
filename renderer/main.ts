// Answers for: the first thing that runs in a window or a browser.
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { switchLanguage, preferredLanguage, wordsLoaded } from './device/language.ts'
import { recoverLostChunks } from './device/lostChunks.ts'
import { reportFault, reportUncaught } from './device/reportFault.ts'
import { arrivedByKey, followLocation, useRoute } from './device/route.ts'
import { applySettings, loadSettings } from './device/settings.ts'

followLocation()
reportUncaught()
recoverLostChunks()
loadSettings()
const dressed = applySettings()
const app = createApp(App, { arrivedByKey: arrivedByKey() })
app.config.errorHandler = (error, _, where) => {
  reportFault(error, `page: ${where}`)
  console.error(error) // eslint-disable-line no-console -- a developer looks there
}
// The page that is shown first is fetched beside its words.
const first = useRoute().page.value === 'at' ? import('./pages/Join.vue') : import('./pages/Home.vue')
const [firstPage] = await Promise.all([first, switchLanguage(preferredLanguage()).catch(wordsLoaded), dressed])
// A page that was lost is loaded anew. Nothing begins before that: it would turn to the table while the page goes.
if ((firstPage as object | undefined) !== undefined) {
  app.use(createPinia()).mount('#page')
  sessionStorage.removeItem('hunch.begun-anew') // see index.html
}
