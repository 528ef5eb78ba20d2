// Law: every file of this project that a document names exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const top = new URL('../..', import.meta.url).pathname
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/ARCHITECTURE.md',
  'docs/GUIDE.md',
  'shared/wire/README.md',
  ...readdirSync(join(top, 'shared/wire/games')).map(page => `shared/wire/games/${page}`),
]

/** The files a document names: links, and code that begins with a folder of this project, except pictures that tests write. `<id>` stands for any game. */
function namedIn(document: string): string[] {
  const text = readFileSync(join(top, document), 'utf8')
  const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, target]) => join(dirname(document), target!))
  const code = [...text.matchAll(/`((?:shared|main|renderer|test|docs)\/[\w./<>-]+)`/g)].map(([, path]) => path!)
  return [...links, ...code].map(path => path.replace('<id>', 'mind-reader')).filter(path => path !== 'test/artefacts')
}

test.each(documents)('every file named in %s exists', document => {
  const named = namedIn(document)
  expect(named.filter(path => !existsSync(join(top, path)))).toEqual([])
})

test('the law sees links and paths', () => {
  expect(namedIn('docs/ARCHITECTURE.md')).toContain('shared/engine/gameplay.ts')
  expect(namedIn('README.md')).toContain('docs/seat.jpg')
})
