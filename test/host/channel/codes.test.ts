// Join codes: four letters to call across a room, and no embarrassing word.
import { expect, test } from 'vitest'
import { newJoinCode } from '../../../main/host/channel/codes.ts'

/** Draws these letters, by their index among the consonants and vowels, one code after another. */
function drawing(...codes: string[]) {
  const letters = [...codes.join('')].map(letter =>
    ('AEIOU'.includes(letter) ? 'AEIOU' : 'BDFGHJKLMPRSTVW').indexOf(letter),
  )
  return () => letters.shift()!
}

test('a consonant, a vowel, a consonant and a vowel', () => {
  for (let i = 0; i < 200; i++) expect(newJoinCode()).toMatch(/^[BDFGHJKLMPRSTVW][AEIOU][BDFGHJKLMPRSTVW][AEIOU]$/)
  expect(newJoinCode(drawing('KITE'))).toBe('KITE')
})

/** The same words as in the host's list: to remove one from there, remove it here too. */
const UNWANTED =
  'HATE RAPE RAPO DAGO HOMO KIKE PEDO PUTA PUTO TITI WOGO FUKU FUKA JAPO DIKE LOLI HOBO DOPE LOSE FAGA KAKA POPO PIPI MARI SODO GIPA'

test('a word nobody wants on a screen is drawn again', () => {
  for (const word of UNWANTED.split(' ')) expect(newJoinCode(drawing(word, 'MOLE')), word).toBe('MOLE')
  expect(newJoinCode(drawing('HATE', 'RAPE', 'MOLE'))).toBe('MOLE')
})
