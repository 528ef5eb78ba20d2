// Answers for: the real app, begun anew for each scene on the same page.
import '../../renderer/styles/fonts.css'
import '../../renderer/styles/tokens.css'
import '../../renderer/styles/base.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from '../../renderer/App.vue'
import { speak } from '../../renderer/device/language.ts'
import { followLocation } from '../../renderer/device/route.ts'
import { useTable } from '../../renderer/stores/table.ts'
import type { Language } from '../../shared/words/language.ts'

followLocation()
let end = () => {}

/** Ends the app of the scene before, and begins it as if this page had just been opened. */
export async function begin(language: Language): Promise<void> {
  end()
  await speak(language)
  const pinia = createPinia()
  const app = createApp(App, { arrivedByKey: false }).use(pinia)
  app.mount('#page')
  end = () => {
    useTable(pinia).leave()
    app.unmount()
  }
}
