// Answers for: the bytes a phone fetches to show the first page, compressed as the host sends them, fonts apart.
// Over plain HTTP browsers ask for gzip alone, so gzip is what counts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '../../../shared/words/language.ts'
import { gzipped } from '../../host/pageFiles.ts'

/** A chunk of the build, as the build's own list of chunks has it. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** The pages somebody may see first. */
const FIRST = ['pages/Home.vue', 'pages/Join.vue']
/** What they say, of which each device fetches one. */
const WORDS = LANGUAGES.map(language => [
  `../shared/words/${language}/first.ts`,
  `../shared/games/titles/${language}.ts`,
])

/** Of the build in `folder`: bytes of the page, the entry, the first page's own chunk, its words, and everything these import; of the heaviest first page in any language. */
export function firstPageBytes(folder: string): number {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>
  return Math.max(...FIRST.flatMap(page => WORDS.map(words => weigh(folder, manifest, ['index.html', page, ...words]))))
}

function weigh(folder: string, manifest: Readonly<Record<string, Chunk>>, entries: readonly string[]): number {
  const files = new Set(['index.html'])
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build has no chunk for ${name}`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    chunk.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return [...files].reduce((sum, file) => sum + gzipped(join(folder, file)).length, 0)
}
