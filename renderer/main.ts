// Answers for: the first thing that runs in a window or a browser.
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { reportFault, reportUncaught } from './use/reportFault.ts'
import { followLocation } from './use/route.ts'

const arrivedByKey = location.hash.startsWith('#key=')
followLocation()
reportUncaught()
const app = createApp(App, { arrivedByKey })
app.config.errorHandler = (error, _, where) => {
  reportFault(error, `page: ${where}`)
  console.error(error) // eslint-disable-line no-console -- a developer looks there
}
app.use(createPinia()).mount('#page')
