// What the coach says in the lesson of Communal Deduction, in English.
import type { LessonWords, Sentence } from '../../../words/sentence.ts'
import type { CommunalLessonValues, CommunalLessonStepKey, HeardStatement } from '../learn.ts'
import { answerPiece, traitInSentence, statementSentence } from './en.ts'

const ADA = { seat: 1 } as const
const BEN = { seat: 2 } as const

/** What was said, and by whom. */
function statementWithSpeaker({ of, about, truth }: HeardStatement): Sentence {
  return [{ seat: of }, ': ', ...statementSentence(about, truth), ' ']
}

export const lessonWords: LessonWords<CommunalLessonStepKey, CommunalLessonValues> = {
  hands: ({ all }) => [
    `One card of ${all} is hidden, and all of you find it together or lose together. Your hand is evidence: Singles, and Completes, none of which is the hidden card.`,
  ],
  left: ({ left, hand }) => [
    'At least one of your Singles is true: the hidden card is ',
    ...[...new Set(hand.singles)].flatMap((card, i): Sentence => [i === 0 ? '' : ' or ', ...traitInSentence(card)]),
    `. And it is none of your Completes. That leaves ${left}.`,
  ],
  state: () => [
    'First everybody says one thing about their hand. What do both your Completes have in common? Tell the others.',
  ],
  said: ({ stated }) => [
    'Now listen. ',
    ...stated.flatMap(statementWithSpeaker),
    'Each of you will make something else of it.',
  ],
  ask: () => [
    'Next, everybody asks one question. Has ',
    ADA,
    ' got any Red Singles? If not, her evidence points elsewhere.',
  ],
  spare: ({ left, before, spare, asked }) => [
    ...(asked ? ['She answered ', answerPiece(asked.truth), '. '] : []),
    `Then the spare hands went round, and only you see these ${spare}. From ${before} to ${left} at a stroke!`,
  ],
  claim: ({ left }) => [
    `None of your ${left} is a Triangle. The others may not know, so tell them. You may only talk about the hidden card, never about a hand.`,
  ],
  ifThen: () => [
    'Hunch checked it: your claim follows, so all believe it. And once you may say if–then. Look at your cards: if it is a Square, which colour must it be?',
  ],
  pass: () => ['An if–then helps most where somebody knows its other half. Now pass, and hear what the others say.'],
  blue: () => [
    ADA,
    ' claims that it is ',
    { card: 'blue' },
    '. Which of your cards is ruled out? Press it in the notebook, among the cards.',
  ],
  shape: ({ left, before }) => [
    `Exactly: from ${before} to ${left}. Only the shape is open now. Does `,
    BEN,
    ' know it?',
  ],
  square: () => [BEN, ' claims that it is a ', { card: 'square' }, '. So which card is hidden? Press it.'],
  verdict: ({ only }) => [
    'It must be the ',
    ...(only ? [{ card: only }] : []),
    '. Ask for that verdict: as soon as most of you do, the card is turned.',
  ],
  won: () => [
    'Solved together, and without a single clue! Say what helps the others, and think about how they can know what they claim.',
  ],
}
