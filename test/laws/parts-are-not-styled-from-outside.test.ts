// A game styles what it draws. What a part offers to change, it offers by its own variables.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const games = fileURLToPath(new URL('../../renderer/games', import.meta.url))
const folders = readdirSync(games, { withFileTypes: true }).filter(one => one.isDirectory())

/** Elements that only a game's own drawings consist of. */
const OWN_ELEMENTS = ['svg']

const CLASS_ATTRIBUTE = /\sclass="([^"]*)"|:class="([^"]*)"/g
const STYLE = /<style[^>]*>([^]*?)<\/style>/g

/** The classes that a game's templates set, and the styles of its components and style sheets. */
function drawnBy(game: string) {
  const files = readdirSync(join(games, game), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(vue|css)$/.test(file))
    .map(file => ({ file, text: readFileSync(join(games, game, file), 'utf8') }))
  return {
    classes: files.flatMap(({ text }) => classesSetIn(text)),
    styles: files.flatMap(({ file, text }) =>
      (file.endsWith('.css') ? [text] : [...text.matchAll(STYLE)].map(([, style]) => style!)).map(style => ({
        file,
        style,
      })),
    ),
  }
}

const classesSetIn = (component: string): readonly string[] =>
  [...component.matchAll(CLASS_ATTRIBUTE)].flatMap(
    ([, fixed, bound]) => (fixed ?? bound ?? '').match(/[a-z][\w-]*/gi) ?? [],
  )

/** What `:deep` reaches whose own name, or last one, is not among these classes: a state beside it may be a value. */
const reachedFrom = (style: string, ownClasses: readonly string[]): readonly string[] =>
  [...style.matchAll(/:deep\(([^)]*)\)/g)].flatMap(([, selector = '']) => {
    const reached =
      selector
        .trim()
        .split(/[ >+~]+/)
        .at(-1) ?? ''
    const classes = [...reached.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!)
    const isOwn = classes.length > 0 ? classes.some(name => ownClasses.includes(name)) : OWN_ELEMENTS.includes(reached)
    return isOwn ? [] : [selector]
  })

test.each(folders.map(({ name }) => name))('%s reaches with its styles only into what it draws itself', game => {
  const { classes, styles } = drawnBy(game)
  expect(
    styles.flatMap(({ file, style }) => reachedFrom(style, classes).map(selector => `${file}: ${selector}`)),
  ).toEqual([])
})

test('a style that reaches into a part is found, though a comment has the same word', () => {
  const component = `<script>// says who asked</script><template><p class="own" :class="{ one: isOne }" /></template>`
  const classes = classesSetIn(component)
  expect(reachedFrom('.own :deep(.who) {}', classes)).toEqual(['.who'])
  expect(reachedFrom('.own :deep(.own .who) {}', classes)).toEqual(['.own .who'])
  expect(reachedFrom('.own :deep(.one.lost), .own :deep(svg) {}', classes)).toEqual([])
  expect(reachedFrom('.own :deep(header) {}', classes)).toEqual(['header'])
})
