// What the coach says in the lesson of Deduction for the piecepack, in English.
import type { LessonWords } from '../../../words/sentence.ts'
import type { PiecepackLessonValues, PiecepackLessonStepKey } from '../learn.ts'
import { answerPiece, spokenQuestion } from './en.ts'

const ADA = { seat: 1 } as const
const BEN = { seat: 2 } as const

export const lessonWords: LessonWords<PiecepackLessonStepKey, PiecepackLessonValues> = {
  dealt: ({ all }) => [
    `There are ${all} tiles. These are yours; `,
    ADA,
    ' and ',
    BEN,
    ' hold as many, and a few lie face up.',
  ],
  missing: ({ left }) => [
    `One tile is nobody’s: it is missing, and you are to name it. Look at the last column: it is one of the ${left} you cannot see.`,
  ],
  coin: ({ coin }) => [
    'Each turn a coin says what you may ask about: its suit or its value. This one is the ',
    { card: coin },
    '.',
  ],
  ask: () => ['Shall we see who has Shields? Ask ', ADA, ' whether she has any.'],
  no: ({ asked, left }) => [
    ...(asked ? ['She said ', answerPiece(asked.answer, asked.trait), ': '] : []),
    `the notebook has crossed out every Shield in her column. Still ${left} may be missing, so name nothing yet.`,
  ],
  listen: ({ asked }) => [
    'Now listen. ',
    ...(asked
      ? [
          { seat: asked.by },
          ' asked ',
          { seat: asked.of },
          `: ${spokenQuestion(asked.question, asked.trait)} `,
          answerPiece(asked.answer, asked.trait),
          `. You see ${asked.seenCount} yourself, and there are ${asked.all} in all. Do you notice anything?`,
        ]
      : []),
  ],
  count: ({ asked }) => [
    ...(asked
      ? [
          `Of ${asked.all} Shields you see ${asked.seenCount}, `,
          BEN,
          ' has ',
          answerPiece(asked.answer, asked.trait),
          ', and ',
          ADA,
          ' none. ',
        ]
      : []),
    'So what could be missing? Press it in the last column.',
  ],
  suit: ({ left, before }) => [
    `Yes: a Shield is nowhere, so it is the missing tile. From ${before} to ${left}, and it was not even your turn.`,
  ],
  again: ({ coin }) => [
    'Your turn again, and the coin is the ',
    { card: coin },
    '. The Shields you cannot see are with ',
    BEN,
    ', all but the missing one. What would you ask him?',
  ],
  where: ({ asked }) => [
    ...(asked ? [spokenQuestion(asked.question, asked.trait), ' ', answerPiece(asked.answer, asked.trait), '. '] : []),
    'So which Shield has he not got? Press it in the last column.',
  ],
  name: ({ only }) => [
    'Nobody holds the ',
    ...(only ? [{ card: only }] : []),
    '. You are sure, and you have to be: a wrong name would put you out. Name it before the others do!',
  ],
  won: () => ['Found! Ask little, listen much, and count: that is how tiles give themselves away.'],
}
