// Law: colours are defined in palettes only, and every text is legible in the light and the dark theme.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const top = fileURLToPath(new URL('../../renderer/', import.meta.url))
const files = readdirSync(top, { recursive: true, encoding: 'utf8' }).map(path => path.replaceAll('\\', '/'))
const read = (path: string) => readFileSync(join(top, path), 'utf8')

/** True for palettes: that of all screens, and those of single games. */
const isPalette = (path: string) =>
  /^styles\/(tokens|light)\.css$/.test(path) || /^games\/[a-z-]+\/colours\.css$/.test(path)

/** A colour as a number or name. Masks do not count: in them, a colour means only visible or not. */
const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<=[:,(\s])(?:white|black|red|green|blue|yellow|orange|brown|gr[ae]y|gold|silver|beige|ivory|linen|tan)(?=[\s;,)])/gi

function stylesOf(path: string): string {
  const text = read(path)
  if (path.endsWith('.css')) return text
  const styles = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style]) => style)
  const inline = [...text.matchAll(/style="([^"]*)"/g)].map(([, style]) => style)
  return [...styles, ...inline].join('\n')
}

test('no component names a colour outside the palettes', () => {
  const named = files
    .filter(path => /\.(vue|css)$/.test(path) && !isPalette(path))
    .flatMap(path => {
      const styles = stylesOf(path)
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/mask(?:-image)?:[^;]*;/g, '')
      return [...styles.matchAll(COLOUR)].map(([colour]) => `${path}: ${colour}`)
    })
  expect(named).toEqual([])
})

type Palette = ReadonlyMap<string, string>

/** The declarations of this selector in a palette. */
function saidBy(path: string, selector: string): [string, string][] {
  return [...read(path).matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors]) =>
      selectors!
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .split(',')
        .some(one => one.trim() === selector),
    )
    .flatMap(([, , body]) =>
      [...body!.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!] as [string, string]),
    )
}

const selectors = {
  'by night': [':root'],
  'by day': [':root', "[data-theme='light']"],
  'by night, in strong contrast': [':root', ":root[data-contrast='strong']"],
  'by day, in strong contrast': [
    ':root',
    "[data-theme='light']",
    ":root[data-contrast='strong']",
    ":root[data-theme='light'][data-contrast='strong']",
  ],
}
const palettes = files.filter(isPalette)
const themes = Object.entries(selectors).map(([theme, rules]): [string, Palette] => [
  theme,
  new Map(rules.flatMap(selector => palettes.flatMap(path => saidBy(path, selector)))),
])

/** The relative luminance of a colour, from 0 to 1 (WCAG 2.2). */
function luminance(palette: Palette, name: string): number {
  const value = palette.get(name) ?? ''
  const aliased = /^var\(--([a-z0-9-]+)\)$/.exec(value)
  if (aliased) return luminance(palette, aliased[1]!)
  const [, hex] = /^#([0-9a-f]{6})$/.exec(value) ?? []
  if (hex === undefined) throw new Error(`--${name} is “${value}”, which is no solid colour`)
  const [r, g, b] = [0, 2, 4].map(at => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(palette: Palette, words: string, ground: string): number {
  const [more, less] = [luminance(palette, words), luminance(palette, ground)].sort((a, b) => b - a)
  return (more! + 0.05) / (less! + 0.05)
}

const GROUNDS = ['night', 'bar', 'aside', 'desk', 'glow', 'panel', 'panel-lit', 'sunk', 'pit']
const seats = Array.from({ length: 13 }, (_, seat) => `seat-${seat}`)

/** Text colours, and the backgrounds they are used on. */
const WORDS: readonly (readonly [words: readonly string[], grounds: readonly string[]])[] = [
  [
    ['chalk', 'chalk-2'],
    [...GROUNDS, 'panel-2', 'hover', 'picked', 'curtain'],
  ],
  [['chalk-3'], [...GROUNDS, 'panel-2']],
  [
    ['yes', 'no', 'maybe', 'up', 'down'],
    [...GROUNDS, 'panel-2'],
  ],
  [['yes'], ['yes-ground']],
  [['no'], ['no-ground']],
  [['maybe'], ['maybe-ground']],
  [['up'], ['up-ground']],
  [['down'], ['down-ground']],
  [seats, ['night', 'aside', 'desk', 'glow', 'panel']],
  [['lamp'], ['night', 'aside', 'panel']],
  [['lamp-ink'], ['lamp', 'lamp-lit', 'lamp-2']],
  [['note-words'], ['note']],
  [
    ['ink', 'ink-2', 'ink-yes', 'ink-no', 'ink-maybe', 'ink-up', 'ink-down'],
    ['paper', 'paper-2', 'paper-lit', 'pencil-note'],
  ],
  [['gilt-sign'], ['back', 'back-2']],
]

describe.each(themes)('%s', (_, palette) => {
  test('text is legible on every background it is used on', () => {
    const faint = WORDS.flatMap(([words, grounds]) =>
      words.flatMap(one => grounds.map(ground => [one, ground] as const)),
    )
      .map(([words, ground]) => ({ words, ground, is: Math.round(100 * contrast(palette, words, ground)) / 100 }))
      .filter(({ is }) => is < 4.5)
    expect(faint).toEqual([])
  })

  test('fields and switches have a visible edge', () => {
    for (const ground of ['night', 'panel']) expect(contrast(palette, 'edge', ground), ground).toBeGreaterThanOrEqual(3)
  })
})

test('both themes define the same colours', () => {
  const [, night] = themes[0]!
  for (const path of palettes)
    for (const [name] of saidBy(path, "[data-theme='light']")) expect(night.has(name), `--${name} by night`).toBe(true)
})

test('every colour used is in a palette', () => {
  const [, night] = themes[0]!
  const own = new Set(
    files
      .filter(path => /\.(vue|css|ts)$/.test(path))
      .flatMap(path => [...read(path).matchAll(/--([a-z0-9-]+)['"]?\s*[:,\]]/g)].map(([, name]) => name!)),
  )
  const missing = files
    .filter(path => /\.(vue|css)$/.test(path))
    .flatMap(path => [...stylesOf(path).matchAll(/var\(--([a-z0-9-]+)\)/g)].map(([, name]) => [path, name!] as const))
    .filter(([, name]) => !night.has(name) && !own.has(name))
  expect(missing).toEqual([])
})
