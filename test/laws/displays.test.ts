// Law: a display speaks from its own place. Whoever reads “the screen” on a TV looks at the TV.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../shared/words/language.ts'

const WORDS = join(import.meta.dirname, '../../shared/words')

/** A screen, and how a display calls itself. */
const SCREENS: Readonly<Record<Language, { readonly any: RegExp; readonly own: RegExp }>> = {
  en: { any: /\S+ screens?\b/giu, own: /^this screen$/iu },
  de: { any: /\S+ Bildschirm\w*/giu, own: /^diese[rmns]? Bildschirms?$/iu },
  fr: { any: /\S*écrans?/giu, own: /^(Cet )?écran$/u },
  es: { any: /\S+ pantallas?/giu, own: /^esta pantalla$/iu },
}

test.each(LANGUAGES)('a display speaks of no screen but its own: %s', language => {
  const { any, own } = SCREENS[language]
  const told = readFileSync(join(WORDS, language, 'display.ts'), 'utf8')
  const named = [...told.matchAll(any)].map(([words]) => words.replace(/^['`"]/, ''))
  expect(named).not.toEqual([])
  expect(named.filter(words => !own.test(words))).toEqual([])
})
