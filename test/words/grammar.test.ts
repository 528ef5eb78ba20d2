// Chances in words, as each language writes them.
import { expect, test } from 'vitest'
import { formatChance as german } from '../../shared/words/de/grammar.ts'
import { formatChance as english } from '../../shared/words/en/grammar.ts'
import { formatChance as spanish } from '../../shared/words/es/grammar.ts'
import { formatChance as french } from '../../shared/words/fr/grammar.ts'
import { formatChanceInHundredths } from '../../shared/words/grammar.ts'

test('no chance is rounded to none or to certain', () => {
  const chances = [0.002, 0.01, 0.496, 0.99, 0.997]
  expect(chances.map(english)).toEqual(['<1%', '1%', '50%', '99%', '>99%'])
  expect(chances.map(formatChanceInHundredths)).toEqual(['<1', '1', '50', '99', '>99'])
  for (const format of [german, spanish, french])
    expect(chances.map(format)).toEqual(['<1\u202f%', '1\u202f%', '50\u202f%', '99\u202f%', '>99\u202f%'])
})
