// What a phone downloads before its first page is shown.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { heaviestFirstPage } from './page.ts'

const built = fileURLToPath(new URL('../../dist/renderer', import.meta.url))

test('the heaviest first page weighs at most 80 KB, the titles of games left out', () => {
  const { bytes, files } = heaviestFirstPage(built)
  expect(
    bytes,
    `heaviest first:\n${files.map(([file, bytes]) => `${bytes} ${file}`).join('\n')}\n`,
  ).toBeLessThanOrEqual(80_000)
})

test('files compressed by the build equal the files beside them', () => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' })
  const packed = files.filter(name => name.endsWith('.gz')).map(name => join(built, name))
  expect(packed.length).toBeGreaterThan(2)
  for (const path of packed)
    expect(gunzipSync(readFileSync(path)).equals(readFileSync(path.replace(/\.gz$/, '')))).toBe(true)
})
