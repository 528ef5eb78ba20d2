// Tests that each game's protocol page says what its types say. `npm run wire-pages` rewrites the pages.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { gamePages } from './gamePages.ts'

const wire = join(import.meta.dirname, '../../shared/wire')
const offered = games.filter(({ isOffered }) => isOffered).map(({ id }) => id)
let pages: Map<string, string>

beforeAll(async () => {
  pages = await gamePages()
})

test.each(offered)('the page of %s says what its types say', async id => {
  await expect(pages.get(id)).toMatchFileSnapshot(join(wire, 'games', `${id}.md`))
})

test('every game has its page, and the protocol’s page links to it', () => {
  expect(readdirSync(join(wire, 'games')).sort()).toEqual(offered.map(id => `${id}.md`).sort())
  const page = readFileSync(join(wire, 'README.md'), 'utf8')
  for (const id of offered) expect(page).toContain(`](games/${id}.md)`)
})

test.each(offered)('everything the page of %s refers to is explained on it', id => {
  const page = pages.get(id)!
  const explained = [...page.matchAll(/^### (.+)$/gm)].map(([, name]) => name!.toLowerCase())
  const meant = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, name]) => name!)
  expect(meant.filter(name => !explained.includes(name))).toEqual([])
})
