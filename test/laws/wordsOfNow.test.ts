// Law: a component keeps no words from its setup, because they would stay in the language it was opened in.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const RENDERER = join(import.meta.dirname, '../../renderer')

/** The declarations at the top of a file that read words once: `const words = lobbyWords.absent`. */
const keptWords = (source: string) =>
  [...source.matchAll(/^(?:const|let) [^=\n]+ = \w*[wW]ords[.[][^\n]*$/gm)].map(([declaration]) => declaration)

test('no file keeps words outside of a function', () => {
  const files = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' }).filter(name => /\.(ts|vue)$/.test(name))
  expect(files.length).toBeGreaterThan(300)
  const kept = files.flatMap(file =>
    keptWords(readFileSync(join(RENDERER, file), 'utf8')).map(declaration => `${file}: ${declaration}`),
  )
  expect(kept).toEqual([])
})

test('words that are read each time are no fault', () => {
  expect(keptWords('const words = lobbyWords.absent')).toHaveLength(1)
  expect(keptWords('const words = computed(() => lobbyWords.absent)')).toEqual([])
})
