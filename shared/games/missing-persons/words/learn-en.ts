// What the coach says in the lesson of Missing Persons, in English.
import type { LessonWords, Sentence } from '../../../words/sentence.ts'
import type { MissingPersonsLessonValues, MissingPersonsLessonStepKey } from '../learn.ts'
import { plainWording } from '../rules/phrases/phrases.ts'
import { answerPiece } from './en.ts'

const ADA = { seat: 1 } as const
const ADAS = { seat: 1, form: 'possessive' } as const

/** The other's last answer, as a sentence; empty if there is none. */
function lastAnswerSentence({ asked }: MissingPersonsLessonValues): Sentence {
  return asked ? ['She says ', answerPiece(asked.yes), '. '] : []
}

export const lessonWords: LessonWords<MissingPersonsLessonStepKey, MissingPersonsLessonValues> = {
  hide: () => [
    'Choose a card to go missing: ',
    ADA,
    ' has to find it by questions, and you hers. Shall we take one from the middle?',
  ],
  lineup: ({ lineup }) => [
    ADA,
    ` has hidden one too. These ${lineup} cards are your line-up. They come from the same pack, so none of them is the one she hides.`,
  ],
  sheet: ({ left }) => [`That leaves ${left} suspects. The notebook keeps count: the light ones are still possible.`],
  ask: () => ['You ask, she answers Yes or No. A good question splits the suspects in half. Is her card red?'],
  yes: given => [...lastAnswerSentence(given), 'Who is ruled out now? Press somebody it cannot be any more.'],
  again: ({ left, before }) => [
    `From ${before} to ${left}. After a Yes, cards of your line-up that do not fit are covered with new ones, so you see more cards. And you ask again: a diamond?`,
  ],
  no: given => [...lastAnswerSentence(given), 'It is red and no diamond: press a card it can be.'],
  theirs: ({ left, asked }) => [
    `Right, ${left} hearts are left. But a No ends your turn, and `,
    ADA,
    ' asks. ',
    ...(asked
      ? [`“${plainWording(asked.question, 'en')}” `, answerPiece(asked.yes), ', so it is your turn again.']
      : []),
  ],
  ring: () => [
    'Ranks form a ring: press two of them, and you ask for all that lies between. Try the low half, from ace to six: between king and seven.',
  ],
  closer: given => [
    ...lastAnswerSentence(given),
    `Now ${given.left} are left, also because you saw so many new cards. Halve them once more: between king and five.`,
  ],
  who: given => [...lastAnswerSentence(given), 'Who is left? Press the card.'],
  name: ({ only }) => [
    ...(only ? ['Nobody else fits: ', { card: only }, '. '] : []),
    'Name ',
    ADAS,
    ' missing person. You may do so at any time, but only once, so be sure.',
  ],
  won: () => ['Case closed! Halve the suspects, watch what is turned up, and name before you are named.'],
}
