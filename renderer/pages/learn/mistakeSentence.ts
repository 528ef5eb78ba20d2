// Words the coach's reply to a wrong move or a wrong place.
import type { LessonStep } from '../../../shared/engine/index.ts'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { coachWords } from '../../device/words/tableWords.ts'
import type { LearnerMistake } from '../../use/lesson.ts'

/** `find`: what to find in the notebook; `deed`: what to do in the game, null: nothing. */
export function mistakeSentence(
  mistake: LearnerMistake,
  { find, deed }: { readonly find: LessonStep['find']; readonly deed: Sentence | null },
): Sentence | null {
  switch (mistake.is) {
    case 'move':
      return deed && coachWords.wanted(deed)
    case 'elsewhere':
      return [coachWords.notAnAnswer]
    case 'possible':
      return coachWords.stillPossible(mistake.card)
    case 'impossible':
      return coachWords.fallenAway(mistake.card)
    case 'out before':
      return find === 'possible' ? coachWords.fallenAway(mistake.card) : coachWords.ruledOutBefore(mistake.card)
  }
}
