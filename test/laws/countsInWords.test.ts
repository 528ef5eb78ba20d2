// Tests that what is said of a number says it alike in every language: for none, one, two and many.
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../shared/words/language.ts'

type Words = Readonly<Record<string, unknown>>
type SayCount = (count: number) => unknown

const catalogues = {
  ...import.meta.glob<Words>('/renderer/games/*/labels/*.ts', { eager: true }),
  ...import.meta.glob<Words>('/shared/games/*/words/{en,de,fr,es}.ts', { eager: true }),
  ...import.meta.glob<Words>('/shared/words/{en,de,fr,es}/*.ts', { eager: true }),
}
const IS_ENGLISH = /\/en(\/|\.ts$)/
const translations = Object.keys(catalogues)
  .filter(path => IS_ENGLISH.test(path))
  .flatMap(
    path =>
      LANGUAGES.filter(language => language !== 'en')
        .map(language => ({ path, other: path.replace(IS_ENGLISH, `/${language}$1`) }))
        .filter(({ other }) => other in catalogues), // the samples speak two languages, the programs one
  )

/** What takes one thing, each by its place in the catalogue. */
function sayersIn(words: unknown, place = ''): [place: string, say: SayCount][] {
  if (typeof words === 'function') return words.length === 1 ? [[place, words as SayCount]] : []
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([name, inner]) => sayersIn(inner, `${place}.${name}`))
}

/** The numbers said for this one; null: it takes no number, or says it in letters. */
function numbersSaid(say: SayCount, count: number): string | null {
  try {
    return [...new Set(JSON.stringify(say(count)).match(/\d+/g) ?? [])].join()
  } catch {
    return null // it takes a name
  }
}
const MANY = 5
const saysNumbers = (say: SayCount) => numbersSaid(say, MANY) === String(MANY)

/** The sentence for this number with # in its place. */
const formFor = (say: SayCount, count: number) => JSON.stringify(say(count)).replaceAll(String(count), '#')

describe.each(translations)('$other', ({ path, other }) => {
  const [english, words] = [sayersIn(catalogues[path]), new Map(sayersIn(catalogues[other]))]
  const pairs = english.flatMap(([place, say]) => {
    const translated = words.get(place)
    return translated && saysNumbers(say) && saysNumbers(translated) ? [{ place, say, translated }] : []
  })

  test('says none, one and two where English does', () => {
    for (const { place, say, translated } of pairs)
      for (const count of [0, 1, 2]) {
        const said = numbersSaid(say, count)
        if (said !== null) expect(numbersSaid(translated, count), `${place}(${count})`).toBe(said)
      }
  })

  test('says two as many', () => {
    for (const { place, say, translated } of pairs)
      if (formFor(say, 2) === formFor(say, MANY)) expect(formFor(translated, 2), place).toBe(formFor(translated, MANY))
  })
})

test('the catalogues say many numbers', () => {
  const counted = translations.flatMap(({ other }) => sayersIn(catalogues[other]).filter(([, say]) => saysNumbers(say)))
  expect(counted.length).toBeGreaterThan(500)
})
