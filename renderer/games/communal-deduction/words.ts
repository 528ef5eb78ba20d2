// The words of communal Deduction's screens, in this device's language.
import type * as English from '../../../shared/games/communal-deduction/words/en.ts'
import { reactiveGameWords } from '../../device/words/reactiveGameWords.ts'
import type { ClaimedTraitStatus } from './story.ts'
import type { labels as englishLabels } from './labels/en.ts'
import type { rulesPageWords as englishRules } from './rules/en.ts'

type SpokenWords = Pick<typeof English, 'gameWords' | 'claimSentence' | 'cardName'>

const words = reactiveGameWords<SpokenWords, typeof englishLabels, typeof englishRules>({
  en: {
    game: () => import('../../../shared/games/communal-deduction/words/en.ts'),
    labels: () => import('./labels/en.ts'),
    rules: () => import('./rules/en.ts'),
  },
  de: {
    game: () => import('../../../shared/games/communal-deduction/words/de.ts'),
    labels: () => import('./labels/de.ts'),
    rules: () => import('./rules/de.ts'),
  },
  fr: {
    game: () => import('../../../shared/games/communal-deduction/words/fr.ts'),
    labels: () => import('./labels/fr.ts'),
    rules: () => import('./rules/fr.ts'),
  },
  es: {
    game: () => import('../../../shared/games/communal-deduction/words/es.ts'),
    labels: () => import('./labels/es.ts'),
    rules: () => import('./rules/es.ts'),
  },
})

export const { gameWords, labels, rulesPageWords } = words

/** A claim as it is spoken. */
export const claimSentence: typeof English.claimSentence = claim => words.spoken.claimSentence(claim)
/** The name of a characteristic or a Complete. */
export const cardName: typeof English.cardName = id => words.spoken.cardName(id)
/** What the board says under a characteristic: “✗ it is not”. */
export const claimedTraitText = (said: Exclude<ClaimedTraitStatus, null>): string =>
  ({ is: `✓ ${labels.claimedIs}`, not: `✗ ${labels.claimedNot}`, clue: `✗ ${labels.clued}` })[said]
