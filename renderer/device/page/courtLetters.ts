// Chooses the letters of court cards as this device is set: J, Q and K, or those of packs in its language.
import type { Language } from '../../../shared/words/language.ts'
import { settings } from './settings.ts'

const LETTERS_BY_LANGUAGE: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  de: { J: 'B', Q: 'D' },
  fr: { J: 'V', Q: 'D', K: 'R' },
}

/** True if the packs of this language have letters of their own. */
export const hasOwnCourtLetters = (language: Language): boolean => language in LETTERS_BY_LANGUAGE

/** The letter in a card's corner in this language, given the letter of the international pack. */
export function rankLetter(letter: string, language: Language): string {
  return (settings.courts === 'own' ? LETTERS_BY_LANGUAGE[language]?.[letter] : undefined) ?? letter
}
