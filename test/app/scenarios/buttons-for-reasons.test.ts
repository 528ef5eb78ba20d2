// The buttons that ask for a reason stand beside each other in a notebook: each says what it explains.
import { expect, test } from 'vitest'
import * as english from '../../../shared/words/en/seat.ts'
import * as french from '../../../shared/words/fr/seat.ts'
import * as german from '../../../shared/words/de/seat.ts'
import * as spanish from '../../../shared/words/es/seat.ts'
import { labels as ofEnglish } from '../../../renderer/games/precognition/labels/en.ts'
import { labels as ofFrench } from '../../../renderer/games/precognition/labels/fr.ts'
import { labels as ofGerman } from '../../../renderer/games/precognition/labels/de.ts'
import { labels as ofSpanish } from '../../../renderer/games/precognition/labels/es.ts'

test.each([
  ['English', english, ofEnglish],
  ['French', french, ofFrench],
  ['German', german, ofGerman],
  ['Spanish', spanish, ofSpanish],
] as const)('no two buttons for a reason have the same name in %s', (_, { hintWords, defaultScreenWords }, labels) => {
  const names = [hintWords.why, defaultScreenWords.why, labels.whyPrediction]
  expect(new Set(names).size).toBe(names.length)
})
