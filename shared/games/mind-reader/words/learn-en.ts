// What the coach says in the lesson of Mind Reader, in English.
import type { LessonWords, Sentence } from '../../../words/sentence.ts'
import type { MindReaderLessonValues, MindReaderLessonStepKey } from '../learn.ts'
import { comparisonSentence } from './en.ts'

const ADA = { seat: 1 } as const
const ADAS = { seat: 1, form: 'possessive' } as const

/** The last answer, as it was given. */
function lastAnswerSentence({ asked }: MindReaderLessonValues): Sentence {
  return asked ? ['The answer: the ', { card: asked.card }, ' is ', ...comparisonSentence(asked.clue, 'hers')] : []
}

export const lessonWords: LessonWords<MindReaderLessonStepKey, MindReaderLessonValues> = {
  dealt: () => ['These cards are yours alone. ', ADA, ' holds as many, and cannot see them.'],
  hide: () => [
    'One of them becomes your secret: ',
    ADA,
    ' will try to name it, as you will hers. Which is hardest to pin down? Not one of the highest or lowest.',
  ],
  sheet: ({ left }) => [
    ADA,
    ` has hidden one too. Your notebook lists all it could be: the ${left} cards you cannot see yourself.`,
  ],
  first: () => ['Now find it. Play a card and ask: higher or lower? One from the middle tells most.'],
  fallen: given => [
    ...lastAnswerSentence(given),
    '. So which cards can hers not be any more? Press one in the notebook.',
  ],
  draw: ({ left, before }) => [
    `Exactly: ${before} became ${left}. Too many to name one yet. Draw a card, and it is `,
    ADAS,
    ' turn.',
  ],
  theirs: ({ asked }) => [
    ADA,
    ' asks about your card. You learn from that as well: the ',
    ...(asked ? [{ card: asked.card }] : []),
    ' now lies open, so it cannot be what she hides.',
  ],
  second: ({ left }) => [`Your turn, ${left} to go. They are all low. How low? Try your lowest card.`],
  same: () => ['The same, what luck! What could ', ADAS, ' card be now? Press one.'],
  wait: ({ left, before }) => [
    `From ${before} to ${left}, with one question. Draw, and think of one to tell them apart.`,
  ],
  suit: ({ left }) => [
    `These ${left} are of one rank: only the suit can tell. Ask the other question, stronger or weaker. Every suit beats two others.`,
  ],
  last: given => [...lastAnswerSentence(given), '. Which card is strong enough? Press it.'],
  name: ({ only }) => ['It can only be the ', ...(only ? [{ card: only }] : []), '. You are sure, so name it!'],
  won: () => ['That is the whole game: ask, cross out, and name it before yours is named.'],
}
