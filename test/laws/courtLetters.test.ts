// Law: every screen takes the letter of a rank from its labels, which know this device's court letters.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const games = fileURLToPath(new URL('../../renderer/games/', import.meta.url))
const files = readdirSync(games, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => /\.(ts|vue)$/.test(path))
const textOf = (path: string) => readFileSync(join(games, path), 'utf8')

test('labels alone read the letters of the international pack', () => {
  const readers = files.filter(path => /import [^;]*?\brankName\b[^;]*? from/.test(textOf(path)))
  expect(readers).toContain('missing-persons/labels/de.ts')
  expect(readers.filter(path => !/\/labels\/\w+\.ts$/.test(path))).toEqual([])
})

test('German and French labels show each of them as this device is set', () => {
  const unset = files.filter(path => {
    const text = textOf(path).replaceAll(/rankLetter\(rankName\(rank\), '(de|fr)'\)/g, '')
    return /\/labels\/(de|fr)\.ts$/.test(path) && /\.map\(rankName\)|[^.]\brankName\(/.test(text)
  })
  expect(unset).toEqual([])
})
