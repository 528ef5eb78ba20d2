// Answers for: what the coach says to what was not it.
import type { LessonStep } from '../../../shared/engine/index.ts'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { learnWords } from '../../device/words/tableWords.ts'
import type { LearnerMistake } from '../../use/lesson.ts'

/** `find`: what is looked for in the notebook; `deed`: what is to be done in the game, null: nothing. */
export function slipSentence(
  slip: LearnerMistake,
  { find, deed }: { readonly find: LessonStep['find']; readonly deed: Sentence | null },
): Sentence | null {
  switch (slip.is) {
    case 'move':
      return deed && learnWords.wanted(deed)
    case 'elsewhere':
      return [learnWords.notAnAnswer]
    case 'possible':
      return learnWords.stillPossible(slip.card)
    case 'impossible':
      return learnWords.fallenAway(slip.card)
    case 'out before':
      return find === 'possible' ? learnWords.fallenAway(slip.card) : learnWords.ruledOutBefore(slip.card)
  }
}
