// Law: what people read is set as their language sets it: its quotes, its apostrophe, its spaces before stops.
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../shared/words/language.ts'
import { catalogueTexts } from '../kit/catalogueTexts.ts'

/** What no text of a language has. A colon in an address stands between digits. */
const WRONG: Readonly<Record<Language, RegExp>> = {
  en: /\p{L}'\p{L}|[„«»]/u,
  de: /\p{L}'\p{L}|[”«»]|\s[;:!?](\s|$)/u,
  fr: /\p{L}'\p{L}|[“”„]|(?<=[^\d\u202f…!?])[;:!?»]|«(?!\u202f|$)/u,
  es: /\p{L}'\p{L}|[„«»]|\s[;:!?](\s|$)/u,
}

/** Words of programs that a terminal reads as they are. */
const isCommand = (text: string) => /^\s*sudo |--/.test(text)

test.each(LANGUAGES)('%s has its own quotes, apostrophe and spaces in every text', language => {
  const texts = catalogueTexts(language)
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter(({ text }) => !isCommand(text) && WRONG[language].test(text))).toEqual([])
})

test('the law sees a French text set as English', () => {
  for (const text of ['Qui ?', 'Qui?', '«Oui\u202f»', "l'as", '“Oui”', 'Reste : un'])
    expect(WRONG.fr.test(text), text).toBe(true)
  for (const text of ['Qui\u202f?', '«\u202fOui\u202f»', 'l’as', '10.0.0.1:4680', 'Et si…\u202f?'])
    expect(WRONG.fr.test(text), text).toBe(false)
})
