// Law: type, gaps, padding, corners and breakpoints take their values from the one scale in tokens.css.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postcss, { type Declaration, type Rule } from 'postcss'
import { describe, expect, test } from 'vitest'

const top = fileURLToPath(new URL('../../renderer/', import.meta.url))
const TOKENS = 'styles/tokens.css'

/** Drawings: a card, a board or a sign measures by its own size. */
const DRAWN =
  /\/(CardFace|DefaultCardFace|CardBack|TileFace|TileBack|Coin|QuestionDial|SuitRing|RowSkyline|SupportMotion|HiddenCard|PlayerBadge)\.vue$|^parts\/(back|face)\.css$/

/** Breakpoints: a window, a part of a page and a panel each have few widths, a window two heights. */
const WIDTHS = ['14rem', '14em', '24rem', '40rem', '56rem']
const HEIGHTS = ['30rem', '52rem']

/** Which step of the scale a property takes. */
const KINDS = {
  text: /^font(-size)?$/,
  space: /^((row-|column-)?gap|padding(-.+)?)$/,
  radius: /^border(-.+)?-radius$/,
}
type Kind = keyof typeof KINDS

function styles(path: string) {
  const text = readFileSync(join(top, path), 'utf8')
  const css = path.endsWith('.css') ? [text] : [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(it => it[1]!)
  return css.map(style => postcss.parse(style))
}

/** The steps of the scale, as numbers of rem; those of a kind, and 0. */
const steps = Object.fromEntries(Object.keys(KINDS).map(kind => [kind, new Set([0])])) as Record<Kind, Set<number>>
for (const style of styles(TOKENS))
  style.walkDecls(/^--(text|space|radius)(-|$)/, ({ prop, value }) => {
    const [, size, unit] = /([\d.]+)(rem|px)/.exec(value)!
    steps[prop.split('-')[2] as Kind].add(Number(size) / (unit === 'px' ? 16 : 1))
  })

/** Corners around words are measured by the words, in steps of space. */
const relative: Record<Kind, Set<number>> = { ...steps, radius: steps.space }

/** Lengths that are no step: any in rem, which has names for them, and others that the scale does not have. */
const strange = (kind: Kind, value: string) =>
  [...value.replace(/\/[\d.]+(rem|em|px)/, '').matchAll(/(?<![\w.#-])-?(\d*\.?\d+)(rem|em|px)(?!\w)/g)]
    .filter(([, size, unit]) => {
      if (Number(size) === 0) return false
      if (unit === 'px' && kind === 'space') return Number(size) > 2 // the width of a line
      return unit !== 'em' || !relative[kind].has(Number(size))
    })
    .map(([length]) => length)

const kindOf = (prop: string) => (Object.keys(KINDS) as Kind[]).find(kind => KINDS[kind].test(prop))

const files = readdirSync(top, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => /\.(vue|css)$/.test(path) && path !== TOKENS && !DRAWN.test(path))

const declarations = files.flatMap(path =>
  styles(path).flatMap(style => {
    const found: { path: string; declaration: Declaration }[] = []
    style.walkDecls(declaration => {
      // The size of one rem itself, by the size of the screen.
      if (!/^html\b/.test((declaration.parent as Rule).selector ?? '')) found.push({ path, declaration })
    })
    return found
  }),
)

/** What a page hands down to be used as a step of this kind: `--said`, `--tray-pad`. */
const handedDown = new Map<string, Kind>()
for (const { declaration } of declarations) {
  const kind = kindOf(declaration.prop)
  if (!kind) continue
  for (const [, name] of declaration.value.matchAll(/var\((--[\w-]+)/g)) handedDown.set(name!, kind)
}
/** Sizes of what is drawn, which letters in the drawing follow. */
for (const size of ['--w', '--ring', '--badge', '--rank-size', '--corner']) handedDown.delete(size)

test('type, gaps, padding and corners are steps of the scale', () => {
  const wrong = declarations.flatMap(({ path, declaration: { prop, value, source } }) => {
    const kind = kindOf(prop) ?? handedDown.get(prop)
    return kind ? strange(kind, value).map(length => `${path}:${source?.start?.line} ${prop}: ${length}`) : []
  })
  expect(wrong, 'tokens.css has the steps; a drawing of a card or board belongs into a file of its own').toEqual([])
})

test('pages change at few widths and two heights', () => {
  const wrong = files.flatMap(path =>
    styles(path).flatMap(style => {
      const found: string[] = []
      style.walkAtRules(/^(media|container)$/, ({ params }) => {
        // The one rule by which everything grows on a large screen.
        if (path === 'styles/base.css' && params === '(min-width: 1700px) and (min-height: 900px)') return
        for (const [query, side, length] of params.matchAll(/\((?:\w+-)?(width|height)[^)]*?([\d.]+\w+)\)/g))
          if (!(side === 'width' ? WIDTHS : HEIGHTS).includes(length!)) found.push(`${path}: ${query}`)
      })
      return found
    }),
  )
  expect(wrong).toEqual([])
})

describe('the law', () => {
  test('knows seven sizes of type, six spaces and three corners', () => {
    expect([steps.text.size, steps.space.size, steps.radius.size]).toEqual([8, 7, 4]) // and nothing
  })
  test.each([
    ['text', '0.95rem', ['0.95rem']],
    ['text', '600 1.15em/1.3 var(--serif)', ['1.15em']],
    ['text', '600 1.2em/1.3 var(--serif)', []],
    ['space', 'var(--space-snug) 0.5em', ['0.5em']],
    ['space', '1px 0.6em', []],
    ['radius', '9px', ['9px']],
    ['radius', '50%', []],
  ] as const)('judges %s by its lengths: %s', (kind, value, found) => {
    expect(strange(kind, value)).toEqual(found)
  })
})
