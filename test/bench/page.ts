// Weighs the bytes a phone downloads for the first page, compressed as the host sends them, without fonts.
// Over plain HTTP browsers only accept gzip, so gzip counts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '../../shared/words/language.ts'
import { readGzippedFile } from '../../main/host/server/pageFiles.ts'

/** A chunk of the build, as in the build's manifest. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** The pages that may be shown first. */
const FIRST = ['pages/Home.vue', 'pages/Join.vue']

/** The weight of a first page, in bytes as they are sent. */
export interface PageWeight {
  readonly bytes: number
  readonly files: readonly (readonly [file: string, bytes: number])[] // heaviest first
}

/**
 * The heaviest first page of the build in `folder`, in any language: the page, the entry, its own chunk, its
 * words, and everything they import. The titles of the games do not count: they grow with every game, and a new
 * game must not make the page too heavy.
 */
export function heaviestFirstPage(folder: string): PageWeight {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>
  const pages = FIRST.flatMap(page =>
    LANGUAGES.map(language => weigh(folder, manifest, ['index.html', page, `../shared/words/${language}/first.ts`])),
  )
  return pages.reduce((most, one) => (one.bytes > most.bytes ? one : most))
}

function weigh(folder: string, manifest: Readonly<Record<string, Chunk>>, entries: readonly string[]): PageWeight {
  const needed = new Set(['index.html'])
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build has no chunk for ${name}`)
    if (needed.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) needed.add(file)
    chunk.imports?.forEach(visit)
  }
  entries.forEach(visit)
  const files = [...needed]
    .map(file => [file, readGzippedFile(join(folder, file)).length] as const)
    .sort(([, a], [, b]) => b - a)
  return { bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0), files }
}
