// A file is read again when it has changed, and not otherwise.
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FileCache } from '../../../main/host/storage/fileCache.ts'

const folder = mkdtempSync(join(tmpdir(), 'hunch-remembered-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a file is read once, and once more after it has changed', () => {
  const path = join(folder, 'table')
  const read: string[] = []
  const remembered = new FileCache(from => {
    read.push(from)
    return readFileSync(from, 'utf8')
  })
  writeFileSync(path, 'one')
  expect([remembered.of(path), remembered.of(path)]).toEqual(['one', 'one'])
  expect(read).toEqual([path])
  appendFileSync(path, ' two')
  expect([remembered.of(path), remembered.of(path)]).toEqual(['one two', 'one two'])
  expect(read).toEqual([path, path])
})

test('a deleted file is not served from memory', () => {
  const path = join(folder, 'gone')
  const remembered = new FileCache(() => 'there')
  writeFileSync(path, '')
  expect(remembered.of(path)).toBe('there')
  rmSync(path)
  expect(() => remembered.of(path)).toThrow('ENOENT')
})
