// The sentence about who could have known the solution: once the game is over, the solution is told in the past.
import { expect, test } from 'vitest'
import type { GameWords } from '../../../../shared/words/sentence.ts'
import { LANGUAGES } from '../../../../shared/words/language.ts'

const riddles = [
  ['mind-reader', '0.0', 'R5'],
  ['missing-persons', '0', 'S5'],
  ['piecepack-deduction', 'missing', 'S5'],
  ['communal-deduction', 'hidden', 'FRC'],
] as const

test.each(LANGUAGES.flatMap(language => riddles.map(riddle => [language, ...riddle] as const)))(
  'could have known what the solution was, not what it is: %s, %s',
  async (language, id, key, answer) => {
    const { gameWords } = (await import(`../../../../shared/games/${id}/words/${language}.ts`)) as {
      gameWords: Pick<GameWords, 'solved'>
    }
    const textOf = (tense?: 'past') =>
      gameWords
        .solved(key, answer, tense)
        .filter(piece => typeof piece === 'string')
        .join('')
    expect(textOf()).toMatch(/\b(is|ist|est|es)\b/)
    expect(textOf('past')).toMatch(/(^|\s)(was|war|était|era)\s/)
    expect(textOf('past')).not.toMatch(/\b(is|ist|est|es)\b/)
  },
)
