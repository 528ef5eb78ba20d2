// Law: a game that lacks a language is read in English, with English names and forms, inside a page of any language.
import { expect, test } from 'vitest'
import { withEnglishFallback } from '../../shared/words/englishFallback.ts'
import { LANGUAGES } from '../../shared/words/language.ts'
import { plainText, type Sentence } from '../../shared/words/sentence.ts'
import { houseWords } from '../kit/languages.ts'

const named = (by: number): Sentence => [{ seat: by }, ' named ', { seat: 1, form: 'possessive' }, ' card.']
const words = {
  line: { named },
  piles: () => [{ title: named(0), whose: 0 }],
  merge: () => ({ type: 'named', seat: 1 }),
}
const inEnglish = withEnglishFallback({ en: () => Promise.resolve(words) })

test.each(LANGUAGES)(
  'a player is “you” in such a game, and nobody needs a form the page does not know: %s',
  async language => {
    const { grammar } = await houseWords(language)
    const { line, piles } = await inEnglish[language]()
    const textContext = { reader: 0, names: ['Ana', 'Ben'], card: String, grammar }
    expect(plainText(line.named(0), textContext)).toBe('You named Ben’s card.')
    expect(plainText(piles()[0]!.title, { ...textContext, reader: 1 })).toBe('Ana named your card.')
  },
)

test('what a game decides, such as a merged line, stays as it is', async () => {
  for (const language of LANGUAGES) expect((await inEnglish[language]()).merge()).toEqual({ type: 'named', seat: 1 })
})

test('a language that a game has is its own', async () => {
  const inGerman = { ...words, line: { named: (): Sentence => [{ seat: 1, form: 'dein' }, ' Zug.'] } }
  const both = withEnglishFallback({ en: () => Promise.resolve(words), de: () => Promise.resolve(inGerman) })
  expect(await both.de()).toBe(inGerman)
})
