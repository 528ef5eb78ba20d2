// Law: a game that lacks a language is read in English, with English names and forms, inside a page of any language.
import { expect, test } from 'vitest'
import { everyGameInEveryLanguage, inEveryLanguage } from '../../shared/words/fallback.ts'
import { forEachLanguage, LANGUAGES } from '../../shared/words/language.ts'
import { plainText, type Sentence } from '../../shared/words/sentence.ts'
import { houseWords } from '../kit/languages.ts'

const named = (by: number): Sentence => [{ seat: by }, ' named ', { seat: 1, form: 'possessive' }, ' card.']
const words = {
  line: { named },
  piles: () => [{ title: named(0), whose: 0 }],
  merge: () => ({ type: 'named', seat: 1 }),
}
const inEnglish = inEveryLanguage({ en: () => Promise.resolve(words) })

test.each(LANGUAGES)(
  'a player is “you” in such a game, and nobody needs a form the page does not know: %s',
  async language => {
    const { grammar } = await houseWords(language)
    const { line, piles } = await inEnglish[language]()
    const reader = { ear: 0, names: ['Ana', 'Ben'], card: String, grammar }
    expect(plainText(line.named(0), reader)).toBe('You named Ben’s card.')
    expect(plainText(piles()[0]!.title, { ...reader, ear: 1 })).toBe('Ana named your card.')
  },
)

test('what a game decides, such as a merged line, stays as it is', async () => {
  for (const language of LANGUAGES) expect((await inEnglish[language]()).merge()).toEqual({ type: 'named', seat: 1 })
})

test('a language that a game has is its own', async () => {
  const inGerman = { ...words, line: { named: (): Sentence => [{ seat: 1, form: 'dein' }, ' Zug.'] } }
  const both = inEveryLanguage({ en: () => Promise.resolve(words), de: () => Promise.resolve(inGerman) })
  expect(await both.de()).toBe(inGerman)
})

test('a game without a title in a language has its English one, and the others keep theirs', async () => {
  const english = { old: 'Old', fresh: 'Fresh' }
  const titles = everyGameInEveryLanguage({
    ...forEachLanguage(() => () => Promise.resolve({ old: 'Alt' })),
    en: () => Promise.resolve(english),
  })
  expect(await titles.de()).toEqual({ old: 'Alt', fresh: 'Fresh' })
  expect(await titles.en()).toEqual(english)
})
