// Answers for: the first thing that runs in a window or a browser.
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { speak, wishedLanguage, wordsHere } from './device/language.ts'
import { reportFault, reportUncaught } from './device/reportFault.ts'
import { followLocation } from './device/route.ts'

const arrivedByKey = location.hash.startsWith('#key=')
followLocation()
reportUncaught()
const app = createApp(App, { arrivedByKey })
app.config.errorHandler = (error, _, where) => {
  reportFault(error, `page: ${where}`)
  console.error(error) // eslint-disable-line no-console -- a developer looks there
}
await speak(wishedLanguage()).catch(wordsHere)
app.use(createPinia()).mount('#page')
