// The words of Precognition's screens, in this device's language.
import type * as English from '../../../shared/games/precognition/words/en.ts'
import { reactiveGameWords } from '../../device/words/reactiveGameWords.ts'
import type { labels as englishLabels } from './labels/en.ts'
import type { rulesPageWords as englishRules } from './rules/en.ts'

type SpokenWords = Pick<typeof English, 'gameWords'>

const words = reactiveGameWords<SpokenWords, typeof englishLabels, typeof englishRules>({
  en: {
    game: () => import('../../../shared/games/precognition/words/en.ts'),
    labels: () => import('./labels/en.ts'),
    rules: () => import('./rules/en.ts'),
  },
  de: {
    game: () => import('../../../shared/games/precognition/words/de.ts'),
    labels: () => import('./labels/de.ts'),
    rules: () => import('./rules/de.ts'),
  },
  fr: {
    game: () => import('../../../shared/games/precognition/words/fr.ts'),
    labels: () => import('./labels/fr.ts'),
    rules: () => import('./rules/fr.ts'),
  },
  es: {
    game: () => import('../../../shared/games/precognition/words/es.ts'),
    labels: () => import('./labels/es.ts'),
    rules: () => import('./rules/es.ts'),
  },
})

export const { gameWords, labels, rulesPageWords } = words
