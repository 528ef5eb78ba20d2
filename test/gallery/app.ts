// Starts the real app for each scene on the same page.
import '../../renderer/styles/fonts.css'
import '../../renderer/styles/tokens.css'
import '../../renderer/styles/light.css'
import '../../renderer/styles/base.css'
import '../../renderer/styles/controls.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from '../../renderer/App.vue'
import { switchLanguage } from '../../renderer/device/words/language.ts'
import { followLocation } from '../../renderer/device/page/route.ts'
import { applySettings, loadSettings } from '../../renderer/device/page/settings.ts'
import { showParts } from './parts.ts'
import type { Language } from '../../shared/words/language.ts'

await followLocation()
void applySettings()

/** Starts the app as in a freshly opened page, or shows a page of parts. The returned function ends it. */
export async function begin(language: Language, parts: string | undefined): Promise<() => void> {
  loadSettings()
  await switchLanguage(language)
  if (parts !== undefined) return showParts(parts)
  const pinia = createPinia()
  const app = createApp(App, { hasArrivedByKey: false }).use(pinia)
  app.mount('#page')
  return () => app.unmount()
}
