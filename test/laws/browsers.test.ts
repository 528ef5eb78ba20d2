// Law: what browsers run uses nothing that the oldest of them lacks, and the documents name these browsers.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BROWSERS } from '../../vite.config.ts'

const top = join(import.meta.dirname, '../..')

/** The first versions that have something: of Chrome and Edge, Firefox, and Safari; null if none has it. */
type Versions = readonly [chromium: number, firefox: number | null, safari: number | null]
type Feature = readonly [what: string, versions: Versions, pattern: RegExp, example: string]

/** Functions newer than one of the browsers or about as old. Versions: the tables of MDN, browser-compat-data. */
const FUNCTIONS: readonly Feature[] = [
  ['findLast', [97, 104, 15.4], /\.findLast(Index)?\(/, 'a.findLast(f)'],
  ['Object.hasOwn', [93, 92, 15.4], /\bObject\.hasOwn\(/, 'Object.hasOwn(a, b)'],
  ['structuredClone', [98, 94, 15.4], /\bstructuredClone\(/, 'structuredClone(a)'],
  ['toReversed, toSorted, toSpliced', [110, 115, 16], /\.to(Reversed|Sorted|Spliced)\(/, 'a.toSorted()'],
  ['Array.prototype.with', [110, 115, 16], /\.with\(/, 'a.with(1, b)'],
  ['Object.groupBy, Map.groupBy', [117, 119, 17.4], /\b(Object|Map)\.groupBy\(/, 'Map.groupBy(a, f)'],
  ['Array.fromAsync', [121, 115, 16.4], /\bArray\.fromAsync\(/, 'Array.fromAsync(a)'],
  ['Promise.withResolvers', [119, 121, 17.4], /\bPromise\.withResolvers\b/, 'Promise.withResolvers<void>()'],
  ['Promise.try', [128, 134, 18.2], /\bPromise\.try\(/, 'Promise.try(f)'],
  ['sets', [122, 127, 17], /(?<!\bv)\.(union|intersection|difference|symmetricDifference|is(Subset|Superset)Of|isDisjointFrom)\(/, 'a.union(b)'], // prettier-ignore
  ['iterators', [122, 131, 18.4], /\bIterator\.(from|concat)\(|\.(values|keys|entries)\(\)\s*\.(map|filter|some|every|find|reduce|forEach|toArray|take|drop|flatMap)\(/, 'map.values().map(f)'], // prettier-ignore
  ['isWellFormed', [111, 119, 16.4], /\.(is|to)WellFormed\(/, 'a.isWellFormed()'],
  ['RegExp.escape', [136, 134, 18.2], /\bRegExp\.escape\(/, 'RegExp.escape(a)'],
  ['flag v', [112, 116, 17], /[^<\s/]\/[dgimsy]*v[dgimsy]*(?=[.,;)])/, '/[\\p{L}--a]/v.test(a)'],
  ['bytes as text', [140, 133, 18.2], /\.(fromBase64|toBase64|fromHex|toHex)\(/, 'a.toBase64()'],
  ['ArrayBuffer.prototype.transfer', [114, 122, 17.4], /\.transfer(ToFixedLength)?\(/, 'a.transfer()'],
  ['getOrInsert', [145, 144, 26.2], /\.getOrInsert(Computed)?\(/, 'a.getOrInsert(b, c)'],
  ['Intl.Segmenter', [87, 125, 14.1], /\bIntl\.Segmenter\b/, 'new Intl.Segmenter()'],
  ['Intl.DurationFormat', [129, 136, 16.4], /\bIntl\.DurationFormat\b/, 'new Intl.DurationFormat()'],
  ['URL.canParse', [120, 115, 17], /\bURL\.canParse\(/, 'URL.canParse(a)'],
  ['URL.parse', [126, 126, 18], /\bURL\.parse\(/, 'URL.parse(a)'],
  ['AbortSignal.any', [116, 124, 17.4], /\bAbortSignal\.any\(/, 'AbortSignal.any([a])'],
  ['AbortSignal.timeout', [103, 100, 16], /\bAbortSignal\.timeout\(/, 'AbortSignal.timeout(1)'],
  ['checkVisibility', [105, 106, 17.4], /\.checkVisibility\(/, 'a.checkVisibility()'],
  ['popovers', [114, 125, 17], /\b(show|hide|toggle)Popover\(|\spopover(=|\s|>)/, '<div popover>'],
  ['requestClose, closedby', [134, 139, null], /\.requestClose\(|\sclosedby=/, '<dialog closedby="any">'],
  ['startViewTransition', [111, 144, 18], /\.startViewTransition\(/, 'document.startViewTransition(f)'],
  ['scheduler', [94, 142, null], /\bscheduler\.(yield|postTask)\(/, 'await scheduler.yield()'],
  ['moveBefore', [133, 144, null], /\.moveBefore\(/, 'a.moveBefore(b, c)'],
  ['details of one name', [120, 130, 17.2], /<details[^>]*\sname=/, '<details name="a">'],
  ['crypto.randomUUID, over http', [Infinity, null, null], /\brandomUUID\(/, 'crypto.randomUUID()'],
]

/** Parts of style sheets without which something would be wrong. What merely looks better is left out. */
const STYLES: readonly Feature[] = [
  [':has', [105, 121, 15.4], /:has\(/, 'a:has(b) {'],
  ['containers', [105, 110, 16], /@container\b/, '@container (width > 1px) {'],
  ['container style queries', [111, null, 18], /@container[^{]*\bstyle\(/, '@container style(--a: 1) {'],
  ['nesting', [120, 117, 17.2], /^\s*&/, '  &:hover {'],
  ['light-dark', [123, 120, 17.5], /\blight-dark\(/, 'color: light-dark(a, b);'],
  ['@starting-style', [117, 129, 17.5], /@starting-style\b/, '@starting-style {'],
  ['@scope', [118, 128, 17.4], /@scope\b/, '@scope (a) {'],
  ['subgrid', [117, 71, 16], /\bsubgrid\b/, 'grid-template-rows: subgrid;'],
  ['trigonometry', [111, 108, 15.4], /(?<![\w.-])(sin|cos|tan|a?tan2?|hypot|pow|sqrt)\(/, 'left: calc(sin(1) * 1px);'],
  ['rounding', [125, 118, 15.4], /(?<![\w.-])(round|mod|rem)\(/, 'width: round(1px, 2px);'],
  ['anchors', [125, 147, 26], /\banchor\(|\banchor-name\b|\bposition-area\b/, 'top: anchor(bottom);'],
  ['mixed colours', [111, 113, 16.2], /\bcolor-mix\(/, 'color: color-mix(in srgb, a, b);'],
  ['wide colours', [111, 113, 15.4], /\b(oklch|oklab|lch|lab)\(/, 'color: oklch(1 1 1);'],
  ['colours from others', [119, 128, 16.4], /\b(rgb|hsl)a?\(from\b/, 'color: rgb(from a r g b);'],
  ['dvh', [108, 101, 15.4], /\d[dsl]v(h|w|min|max)\b/, 'height: 100dvh;'],
  ['lh', [109, 120, 16.4], /\dr?lh\b/, 'height: 2lh;'],
  ['cap', [118, 97, 17.2], /\dcap\b/, 'height: 2cap;'],
  [':dir', [120, 49, 16.4], /:dir\(/, 'a:dir(rtl) {'],
  [':user-invalid', [119, 88, 16.5], /:user-(in)?valid\b/, 'a:user-invalid {'],
  ['nth-child of', [111, 113, 9], /:nth-(last-)?child\([^)]* of /, 'a:nth-child(1 of b) {'],
  ['linear', [113, 112, 17.2], /(?<![\w-])linear\(/, 'transition: a 1s linear(0, 1);'],
]

/** True if each of our browsers has it. */
function isServed([, [chromium, firefox, safari]]: Feature): boolean {
  const { Chrome, Edge, Firefox, Safari } = BROWSERS
  const has = (first: number | null, ours: number) => first !== null && first <= ours
  return has(chromium, Math.min(Chrome, Edge)) && has(firefox, Firefox) && has(safari, Safari)
}

const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)

interface Line {
  readonly at: string
  readonly text: string
  readonly before: string // the line before it
}

function linesOf(folders: readonly string[], ending: RegExp, part: (source: string) => string): Line[] {
  return folders.flatMap(folder =>
    readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => ending.test(file))
      .flatMap(file => {
        const lines = part(readFileSync(join(top, folder, file), 'utf8')).split('\n')
        return lines.map((text, nth) => ({ at: `${folder}/${file}`, text, before: lines[nth - 1] ?? '' }))
      })
      .filter(({ text }) => !isComment(text)),
  )
}

const code = linesOf(['renderer', 'shared'], /\.(ts|vue|js|html)$/, source => source.replace(/<style[^]*/, ''))
const styles = linesOf(['renderer'], /\.(css|vue)$/, source =>
  source.includes('<template>') ? (/<style[^]*/.exec(source)?.[0] ?? '') : source,
)

/** The property that a line of a style sheet sets; null if it sets none. */
const propertyOf = (line: string) => /^\s*([\w-]+):[^{]*;/.exec(line)?.[1] ?? null
/** True if the line before sets the same, and says it in what all browsers know. */
const hasFallback = ({ text, before }: Line, feature: Feature) =>
  propertyOf(text) !== null && propertyOf(text) === propertyOf(before) && !feature[2].test(before)

const missing = (features: readonly Feature[]) => features.filter(feature => !isServed(feature))

describe('the oldest browsers that are served', () => {
  test.each(missing(FUNCTIONS))('need no %s', (...feature) => {
    expect(code.length).toBeGreaterThan(10_000)
    expect(code.filter(({ text }) => feature[2].test(text)).map(({ at, text }) => `${at}: ${text.trim()}`)).toEqual([])
  })

  test.each(missing(STYLES))('need no %s, or have something else in its place', (...feature) => {
    expect(styles.length).toBeGreaterThan(3000)
    const found = styles.filter(line => feature[2].test(line.text) && !hasFallback(line, feature))
    expect(found.map(({ at, text }) => `${at}: ${text.trim()}`)).toEqual([])
  })

  test('are named in README and in the guide', () => {
    const { Chrome, Edge, Firefox, Safari } = BROWSERS
    expect(Edge, 'both are named by one number').toBe(Chrome)
    for (const file of ['README.md', 'docs/PLAYING.md'])
      expect(readFileSync(join(top, file), 'utf8'), file).toContain(
        `Chrome and Edge ${Chrome}, Firefox ${Firefox}, Safari ${Safari}`,
      )
  })
})

test('the law sees each function and each style', () => {
  for (const [what, , pattern, example] of [...FUNCTIONS, ...STYLES]) expect(example, what).toMatch(pattern)
  expect(missing(FUNCTIONS).map(([what]) => what)).not.toContain('findLast')
  expect(missing(FUNCTIONS).map(([what]) => what)).toContain('checkVisibility')
})
