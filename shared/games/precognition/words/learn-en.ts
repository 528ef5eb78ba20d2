// What the coach says in the lesson of Precognition, in English.
import type { LessonWords } from '../../../words/sentence.ts'
import type { PrecognitionLessonValues, PrecognitionLessonStepKey } from '../learn.ts'
import { CHANGE_PIECES } from './en.ts'

export const lessonWords: LessonWords<PrecognitionLessonStepKey, PrecognitionLessonValues> = {
  dealt: ({ handCardCount }) => [`Everybody holds ${handCardCount} cards. Only their ranks count, from ace to king.`],
  row: ({ rowCardCount }) => [
    `One after another you lay a card at the right end of a row, ${rowCardCount} in all. From card to card it goes up, down, or stays the same. Can you foresee a piece of it?`,
  ],
  write: () => [
    'Write your prediction in arrows. It has to come true somewhere in the row, whole and without a gap; the longest that does wins. Ups and downs like these are likely.',
  ],
  seal: () => ['Written down. You could still change it. Nobody sees it until it comes true or breaks: seal it.'],
  first: ({ next }) => [
    'All are sealed, and you begin. ',
    ...(next ? ['Your prediction wants ', CHANGE_PIECES[next], ' first: after which card is that most likely?'] : []),
  ],
  second: ({ matched, end, next }) => [
    `The others have laid theirs, and the row ends with your first ${matched} arrows. `,
    ...(next && end
      ? ['You need ', CHANGE_PIECES[next], ' from the ', { card: end }, ': keep your high cards, lay a low one.']
      : []),
  ],
  look: ({ matched, prediction, end, next }) => [
    `Already ${matched} of ${prediction.length}! `,
    ...(next && end ? ['Only ', CHANGE_PIECES[next], ' from the ', { card: end }, ' is missing. '] : []),
    'Which card of the others could bring it? Press one in the notebook.',
  ],
  third: ({ next }) => [
    'They could, but will they? It is your turn anyway. ',
    ...(next ? ['Which of your cards goes ', CHANGE_PIECES[next], '?'] : []),
  ],
  stands: ({ toCome }) => [
    `There it stands, and nobody can undo it. With ${toCome} cards to come you now break what the others hope for: go on in one direction, or repeat a rank.`,
  ],
  won: ({ longer, prediction }) => [
    'We have laid the rest for all of you. ',
    ...(longer
      ? [{ seat: longer.of }, ' wrote more, ', { card: longer.letters }, ', but the row never did that. ']
      : []),
    'Yours, ',
    { card: prediction },
    ', is the longest that came true: you win!',
  ],
}
