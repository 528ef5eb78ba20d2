// The words of Missing Persons' screens, in this device's language.
import type * as English from '../../../shared/games/missing-persons/words/en.ts'
import { reactiveGameWords } from '../../device/words/reactiveGameWords.ts'
import type { labels as englishLabels } from './labels/en.ts'
import type { rulesPageWords as englishRules } from './rules/en.ts'

type SpokenWords = Pick<typeof English, 'gameWords' | 'answerPiece'>

const words = reactiveGameWords<SpokenWords, typeof englishLabels, typeof englishRules>({
  en: {
    game: () => import('../../../shared/games/missing-persons/words/en.ts'),
    labels: () => import('./labels/en.ts'),
    rules: () => import('./rules/en.ts'),
  },
  de: {
    game: () => import('../../../shared/games/missing-persons/words/de.ts'),
    labels: () => import('./labels/de.ts'),
    rules: () => import('./rules/de.ts'),
  },
  fr: {
    game: () => import('../../../shared/games/missing-persons/words/fr.ts'),
    labels: () => import('./labels/fr.ts'),
    rules: () => import('./rules/fr.ts'),
  },
  es: {
    game: () => import('../../../shared/games/missing-persons/words/es.ts'),
    labels: () => import('./labels/es.ts'),
    rules: () => import('./rules/es.ts'),
  },
})

export const { gameWords, labels, rulesPageWords } = words

/** The coloured word for an answer, with its sign. */
export const answerPiece: typeof English.answerPiece = answer => words.spoken.answerPiece(answer)
