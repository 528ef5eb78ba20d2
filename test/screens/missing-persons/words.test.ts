// The labels of Missing Persons' screens.
import { expect, test } from 'vitest'
import { labels as german } from '../../../renderer/games/missing-persons/labels/de.ts'
import { labels } from '../../../renderer/games/missing-persons/labels/en.ts'
import { labels as spanish } from '../../../renderer/games/missing-persons/labels/es.ts'
import { labels as french } from '../../../renderer/games/missing-persons/labels/fr.ts'
import { gameWords } from '../../../shared/games/missing-persons/words/en.ts'

test('a card to be turned down has one article, the joker too', () => {
  expect(labels.turnDown(gameWords.card('X'))).toBe('Turn down the Joker')
  expect(labels.turnDown(gameWords.card('S7'))).toBe('Turn down the 7 of Spades')
})

test.each([
  ['en', labels, 'you see them, so none is missing.', 'who fits the answers stays face up.'],
  ['de', german, 'Du siehst sie, also ist niemand davon vermisst.', 'Wer zu den Antworten passt, bleibt offen liegen.'],
  ['fr', french, 'tu les vois, donc personne n’y est disparu.', 'qui va avec les réponses reste visible.'],
  ['es', spanish, 'las ves, así que aquí no falta nadie.', 'quien encaja con las respuestas sigue a la vista.'],
] as const)('nobody in my line-up is missing, which two packs do not tell: %s', (_, { lineupAbout }, ofOne, ofTwo) => {
  const [one, two] = [lineupAbout(3, 'one'), lineupAbout(3, 'two')]
  expect([one.includes(ofOne), one.includes(ofTwo)]).toEqual([true, false])
  expect([two.includes(ofOne), two.includes(ofTwo)]).toEqual([false, true])
  for (const pack of ['one', 'two'] as const) expect(lineupAbout(10, pack)).not.toContain(ofOne)
})
