// Shows one scene in a page of its own, as the address says. A test may show others after it.
import { isLanguage } from '../../shared/words/language.ts'
import type { Look, Scene } from './scene.ts'
import { holdStill, pendingWork, played, setStage, settled } from './stage.ts'

let end = () => {}

/** Shows a scene and resolves when it is ready. */
async function show(scene: Scene, look: Omit<Look, 'size' | 'eyes'>): Promise<void> {
  end() // before the stage is set: otherwise the old scene would follow the new one's address
  setStage(scene, look)
  const { begin } = await import('./app.ts')
  end = await begin(look.language, scene.parts)
  await played(scene)
}

declare global {
  interface Window {
    show: typeof show
    settled: typeof settled
    pendingWork: typeof pendingWork
  }
}
window.show = show
window.settled = settled
window.pendingWork = pendingWork

const asked = new URLSearchParams(location.search)
const name = asked.get('scene')
if (asked.has('still')) holdStill()
if (name !== null) {
  const scenes = (await (await fetch('scenes.json')).json()) as Scene[]
  const scene = scenes.find(one => one.name === name)
  const language = asked.get('language')
  if (scene)
    await show(scene, {
      language: isLanguage(language) ? language : 'en',
      text: asked.get('text') === '200' ? 200 : 100,
      theme: asked.get('theme') === 'light' ? 'light' : 'dark',
    })
}
