// Lists the scenes by group, with switches for how they are shown. The address remembers the choices.
import { LANGUAGES } from '../../shared/words/language.ts'
import { SIZES, type Scene, type Size } from './scene.ts'

const form = document.querySelector('form')!
const main = document.querySelector('main')!
const scenes = (await (await fetch('scenes.json')).json()) as Scene[]
const groups = [...new Set(scenes.map(({ name }) => name.split('/')[0]!))]

/** The switches and their values; the first is the default. */
const switches = {
  group: groups,
  size: ['seat', 'phone', 'side'] satisfies Size[], // displays have a size of their own
  language: LANGUAGES,
  text: ['100', '200'],
  theme: ['dark', 'light'],
  scale: ['0.5', '1', '0.3'],
}

const chosen = new URLSearchParams(location.hash.slice(1))
for (const [name, values] of Object.entries(switches)) {
  const field = form.elements.namedItem(name) as HTMLSelectElement
  field.append(...values.map(value => new Option(value)))
  field.value = chosen.get(name) ?? values[0]
}
const still = form.elements.namedItem('still') as HTMLInputElement
still.checked = chosen.has('still')

function show(): void {
  const now = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, value as string]))
  history.replaceState(null, '', `#${now}`)
  const scale = Number(now.get('scale'))
  const figures = scenes
    .filter(({ name }) => name.startsWith(`${now.get('group')}/`))
    .map(({ name, display }) => {
      const { width, height } = SIZES[display ? 'table' : (now.get('size') as Size)]
      const link = document.createElement('a')
      const asked = new URLSearchParams({
        scene: name,
        language: now.get('language')!,
        text: now.get('text')!,
        theme: now.get('theme')!,
      })
      if (still.checked) asked.set('still', '')
      link.href = `frame.html?${asked}`
      link.textContent = name
      const frame = document.createElement('iframe')
      frame.loading = 'lazy'
      frame.title = name
      frame.width = String(width)
      frame.height = String(height)
      frame.src = link.href
      frame.style.transform = `scale(${scale})`
      const box = document.createElement('div')
      box.className = 'frame'
      box.style.width = `${width * scale}px`
      box.style.height = `${height * scale}px`
      box.append(frame)
      const caption = document.createElement('figcaption')
      caption.append(link)
      const figure = document.createElement('figure')
      figure.append(caption, box)
      return figure
    })
  main.replaceChildren(...figures)
}
form.addEventListener('change', show)
show()
