// What the coach says in the lesson of Deduction for the piecepack, in German.
import type { LessonWords } from '../../../words/sentence.ts'
import type { PiecepackLessonValues, PiecepackLessonStepKey } from '../learn.ts'
import { answerPiece, spokenQuestion } from './de.ts'

const ADA = { seat: 1 } as const
const BEN = { seat: 2 } as const

export const lessonWords: LessonWords<PiecepackLessonStepKey, PiecepackLessonValues> = {
  dealt: ({ all }) => [
    `Es gibt ${all} Plättchen. Diese gehören dir; `,
    ADA,
    ' und ',
    BEN,
    ' haben ebenso viele, und ein paar liegen offen.',
  ],
  missing: ({ left }) => [
    `Eines hat niemand: Es fehlt, und du sollst es nennen. Sieh dir die letzte Spalte an: Es ist eins von den ${left}, die du nicht siehst.`,
  ],
  coin: ({ coin }) => [
    'In jedem Zug sagt eine Münze, wonach du fragen darfst: nach ihrem Symbol oder ihrem Wert. Diese ist ',
    { card: coin },
    '.',
  ],
  ask: () => ['Wer hat wohl Schilde? Frag ', ADA, ', ob sie welche hat.'],
  no: ({ asked, left }) => [
    ...(asked ? ['Sie sagt ', answerPiece(asked.answer, asked.trait), ': '] : []),
    `Das Notizbuch hat in ihrer Spalte alle Schilde gestrichen. Noch ${left} können fehlen, also nenne noch nichts.`,
  ],
  listen: ({ asked }) => [
    'Jetzt hör zu. ',
    ...(asked
      ? [
          { seat: asked.by },
          ' fragt ',
          { seat: asked.of },
          `: ${spokenQuestion(asked.question, asked.trait)} `,
          answerPiece(asked.answer, asked.trait),
          `. Du selbst siehst ${asked.seenCount}, und es gibt ${asked.all}. Fällt dir etwas auf?`,
        ]
      : []),
  ],
  count: ({ asked }) => [
    ...(asked
      ? [
          `Von ${asked.all} Schilden siehst du ${asked.seenCount}, `,
          BEN,
          ' hat ',
          answerPiece(asked.answer, asked.trait),
          ' und ',
          ADA,
          ' keinen. ',
        ]
      : []),
    'Was kann also fehlen? Tippe in der letzten Spalte darauf.',
  ],
  suit: ({ left, before }) => [
    `Genau: Ein Schild ist nirgends, also fehlt er. Von ${before} auf ${left}, und du warst nicht einmal dran.`,
  ],
  again: ({ coin }) => [
    'Du bist wieder dran, und die Münze ist ',
    { card: coin },
    '. Die Schilde, die du nicht siehst, hat ',
    BEN,
    ', alle bis auf den fehlenden. Was fragst du ihn?',
  ],
  where: ({ asked }) => [
    ...(asked ? [spokenQuestion(asked.question, asked.trait), ' ', answerPiece(asked.answer, asked.trait), '. '] : []),
    'Welchen Schild hat er also nicht? Tippe in der letzten Spalte darauf.',
  ],
  name: ({ only }) => [
    'Das hat niemand: ',
    ...(only ? [{ card: only }] : []),
    '. Du bist sicher, und das musst du sein: Falsch genannt, und du wärst raus. Nenne es, bevor es jemand anderes tut!',
  ],
  won: () => ['Gefunden! Wenig fragen, gut zuhören und mitzählen: So verraten sich die Plättchen.'],
}
