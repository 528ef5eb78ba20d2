// Tests that what is written on the strip is called by its name: arrows, and signs where = is meant too.
import { describe, expect, test } from 'vitest'
import { labels as de } from '../../../../renderer/games/precognition/labels/de.ts'
import { labels as en } from '../../../../renderer/games/precognition/labels/en.ts'
import { labels as es } from '../../../../renderer/games/precognition/labels/es.ts'
import { labels as fr } from '../../../../renderer/games/precognition/labels/fr.ts'
import { rulesPageWords as rulesDe } from '../../../../renderer/games/precognition/rules/de.ts'
import { rulesPageWords as rulesEn } from '../../../../renderer/games/precognition/rules/en.ts'
import { rulesPageWords as rulesEs } from '../../../../renderer/games/precognition/rules/es.ts'
import { rulesPageWords as rulesFr } from '../../../../renderer/games/precognition/rules/fr.ts'
import { gameWords as wordsDe } from '../../../../shared/games/precognition/words/de.ts'
import { gameWords as wordsEn } from '../../../../shared/games/precognition/words/en.ts'
import { gameWords as wordsEs } from '../../../../shared/games/precognition/words/es.ts'
import { gameWords as wordsFr } from '../../../../shared/games/precognition/words/fr.ts'
import { lessonWords as lessonDe } from '../../../../shared/games/precognition/words/learn-de.ts'
import { lessonWords as lessonEn } from '../../../../shared/games/precognition/words/learn-en.ts'
import { lessonWords as lessonEs } from '../../../../shared/games/precognition/words/learn-es.ts'
import { lessonWords as lessonFr } from '../../../../shared/games/precognition/words/learn-fr.ts'

const VALUES = {
  rowCardCount: 52,
  handCardCount: 13,
  prediction: 'DUDDU',
  matched: 4,
  next: null,
  end: null,
  toCome: 40,
  longer: null,
}
const firstTexts = (
  labels: { readonly writeHint: string; readonly writeMissing: string },
  rules: { readonly steps: readonly string[] },
  words: typeof wordsEn,
  lesson: typeof lessonEn,
) => [
  labels.writeHint,
  labels.writeMissing,
  rules.steps[1]!,
  String(words.firstTime!.predict),
  JSON.stringify(lesson.write(VALUES)),
  JSON.stringify(lesson.second(VALUES)),
]

describe('whoever writes for the first time reads of arrows', () => {
  test.each([
    ['English', /\barrows?\b/i, firstTexts(en, rulesEn, wordsEn, lessonEn)],
    ['German', /\bpfeile?n?\b/i, firstTexts(de, rulesDe, wordsDe, lessonDe)],
    ['French', /\bflèches?\b/i, firstTexts(fr, rulesFr, wordsFr, lessonFr)],
    ['Spanish', /\bflechas?\b/i, firstTexts(es, rulesEs, wordsEs, lessonEs)],
  ])('in %s', (_, arrow, texts) => {
    expect(texts.filter(text => !arrow.test(text))).toEqual([])
  })
})

test('in English a sign of a prediction is not called a letter', () => {
  const won = { type: 'won' as const, winners: [0], letters: 7, why: 'longest' as const }
  const texts = [
    en.writeHint,
    en.writeMissing,
    en.length(1),
    en.length(7),
    en.wonBy(won),
    wordsEn.options.rounds.about,
    JSON.stringify(wordsEn.line.won(won, null)),
    JSON.stringify(wordsEn.line.tied({ type: 'tied', seats: [0, 1], letters: 7 }, null)),
    ...rulesEn.end,
    rulesEn.runAbout,
  ]
  expect(texts.filter(text => /\bletters?\b/.test(text))).toEqual([])
  expect(en.length(1)).toBe('1 sign')
})
