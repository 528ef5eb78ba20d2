// Law: after an answer about the played card, what it says of the hidden card is told, in every language and aloud.
import { describe, expect, test } from 'vitest'
import type { Card, Clue } from '../../shared/games/mind-reader/cards.ts'
import type * as english from '../../shared/games/mind-reader/words/en.ts'
import { LANGUAGES, type Language } from '../../shared/words/language.ts'
import { plainText, sayWhatFollows } from '../../shared/words/sentence.ts'
import { houseWords } from '../kit/languages.ts'

const SAID: Readonly<Record<Language, readonly (readonly [Card, Clue, 0 | 1, string])[]>> = {
  en: [
    ['R6', 'higher', 1, 'So Ben’s Secret Card is below 6.'],
    ['R6', 'lower', 0, 'So your Secret Card is above 6.'],
    ['R6', 'same', 1, 'So Ben’s Secret Card has the same rank, 6.'],
    ['R6', 'stronger', 1, 'So Ben’s Secret Card is weaker than 6 of Rock.'],
  ],
  de: [
    ['R6', 'higher', 1, 'Also liegt Bens Geheimkarte unter 6.'],
    ['R6', 'lower', 0, 'Also liegt deine Geheimkarte über 6.'],
    ['R6', 'same', 1, 'Also hat Bens Geheimkarte denselben Wert, 6.'],
    ['R6', 'stronger', 1, 'Also ist Bens Geheimkarte schwächer als Stein 6.'],
  ],
  fr: [
    ['R6', 'higher', 1, 'Donc la carte secrète de Ben vaut moins que 6.'],
    ['R6', 'lower', 0, 'Donc ta carte secrète vaut plus que 6.'],
    ['R6', 'same', 1, 'Donc la carte secrète de Ben a la même valeur, 6.'],
    ['R6', 'stronger', 1, 'Donc la carte secrète de Ben est plus faible que le 6 de Pierre.'],
  ],
  es: [
    ['R6', 'higher', 1, 'Así que la carta secreta de Ben es menor que 6.'],
    ['R6', 'lower', 0, 'Así que tu carta secreta es mayor que 6.'],
    ['R6', 'same', 1, 'Así que la carta secreta de Ben tiene el mismo valor, 6.'],
    ['R6', 'stronger', 1, 'Así que la carta secreta de Ben es más débil que el 6 de Piedra.'],
  ],
}

describe.each(LANGUAGES)('in %s', language => {
  test.each(SAID[language])('%s is %s: what it says of the hidden card follows', async (card, clue, of, text) => {
    const { gameWords } = (await import(`../../shared/games/mind-reader/words/${language}.ts`)) as Pick<
      typeof english,
      'gameWords'
    >
    const { grammar } = await houseWords(language)
    const line = { type: 'asked', by: 1 - of, of, place: 0, question: 'rank', card, clue } as const
    const textContext = { reader: 0, names: ['Ana', 'Ben'], card: gameWords.card, grammar }
    expect(plainText(sayWhatFollows(gameWords, line, 0), textContext)).toBe(text)
    expect(sayWhatFollows(gameWords, { ...line, clue: null }, 0)).toEqual([]) // not answered yet
    expect(sayWhatFollows(gameWords, { ...line, card: null }, 0)).toEqual([]) // nobody saw the card
  })
})
