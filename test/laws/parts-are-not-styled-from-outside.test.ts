// A game styles what it draws. What a part offers to change, it offers by its own variables.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const games = fileURLToPath(new URL('../../renderer/games', import.meta.url))
const folders = readdirSync(games, { withFileTypes: true }).filter(one => one.isDirectory())

/** Elements that only a game's own drawings consist of. */
const OWN_ELEMENTS = ['svg']

/** The text of the templates and programs of a game's components, and their styles. */
function componentsOf(game: string): readonly { file: string; outside: string; style: string }[] {
  return readdirSync(join(games, game), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.vue'))
    .map(file => {
      const text = readFileSync(join(games, game, file), 'utf8')
      const at = text.indexOf('<style')
      return { file, outside: at < 0 ? text : text.slice(0, at), style: at < 0 ? '' : text.slice(at) }
    })
}

test.each(folders.map(({ name }) => name))('%s reaches with its styles only into what it draws itself', game => {
  const components = componentsOf(game)
  const isOwnClass = (name: string) =>
    components.some(({ outside }) => new RegExp(`[^\\w-]${name}[^\\w-]`).test(outside))
  const strangers = components.flatMap(({ file, style }) =>
    [...style.matchAll(/:deep\(([^)]*)\)/g)].flatMap(([, selector = '']) => {
      const classes = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!)
      const isOwn = classes.length > 0 ? classes.every(isOwnClass) : OWN_ELEMENTS.includes(selector)
      return isOwn ? [] : [`${file}: ${selector}`]
    }),
  )
  expect(strangers).toEqual([])
})
