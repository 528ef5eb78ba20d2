// Answers for: join codes: four letters to be called across a room, and no word to be ashamed of.
import { expect, test } from 'vitest'
import { joinCode } from '../../main/host/codes.ts'

/** Draws these letters, by their place among the consonants and vowels, one code after another. */
function drawing(...codes: string[]) {
  const letters = [...codes.join('')].map(letter =>
    ('AEIOU'.includes(letter) ? 'AEIOU' : 'BDFGHJKLMPRSTVW').indexOf(letter),
  )
  return () => letters.shift()!
}

test('a consonant, a vowel, a consonant and a vowel', () => {
  for (let i = 0; i < 200; i++) expect(joinCode()).toMatch(/^[BDFGHJKLMPRSTVW][AEIOU][BDFGHJKLMPRSTVW][AEIOU]$/)
  expect(joinCode(drawing('KITE'))).toBe('KITE')
})

test('a word nobody wants on a screen is drawn again', () => {
  expect(joinCode(drawing('HATE', 'RAPE', 'MOLE'))).toBe('MOLE')
})
