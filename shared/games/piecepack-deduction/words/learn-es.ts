// What the coach says in the lesson of Deduction for the piecepack, in Spanish.
import type { LessonWords } from '../../../words/sentence.ts'
import type { PiecepackLessonValues, PiecepackLessonStepKey } from '../learn.ts'
import { answerPiece, tileWithArticle, spokenQuestion } from './es.ts'

const ADA = { seat: 1 } as const
const BEN = { seat: 2 } as const

export const lessonWords: LessonWords<PiecepackLessonStepKey, PiecepackLessonValues> = {
  dealt: ({ all }) => [
    `Hay ${all} fichas. Estas son las tuyas; `,
    ADA,
    ' y ',
    BEN,
    ' tienen otras tantas, y unas pocas están a la vista.',
  ],
  missing: ({ left }) => [
    `Hay una que no es de nadie: falta, y tú tienes que nombrarla. Mira la última columna: es una de las ${left} que no ves.`,
  ],
  coin: ({ coin }) => [
    'En cada turno una moneda dice por qué puedes preguntar: por su palo o por su valor. Esta es ',
    ...tileWithArticle(coin),
    '.',
  ],
  ask: () => ['¿Vemos quién tiene Escudos? Pregunta a ', ADA, ' si tiene alguno.'],
  no: ({ asked, left }) => [
    ...(asked ? ['Dijo ', answerPiece(asked.answer, asked.trait), ': '] : []),
    `la libreta ha tachado todos los Escudos en su columna. Aún pueden faltar ${left}, así que no nombres nada todavía.`,
  ],
  listen: ({ asked }) => [
    'Ahora escucha. ',
    ...(asked
      ? [
          { seat: asked.by },
          ' preguntó a ',
          { seat: asked.of },
          `: ${spokenQuestion(asked.question, asked.trait)} `,
          answerPiece(asked.answer, asked.trait),
          `. Tú ves ${asked.seenCount}, y hay ${asked.all} en total. ¿Notas algo?`,
        ]
      : []),
  ],
  count: ({ asked }) => [
    ...(asked
      ? [
          `De ${asked.all} Escudos ves ${asked.seenCount}, `,
          BEN,
          ' dice ',
          answerPiece(asked.answer, asked.trait),
          ', y ',
          ADA,
          ' no tiene ninguno. ',
        ]
      : []),
    '¿Qué puede faltar entonces? Púlsalo en la última columna.',
  ],
  suit: ({ left, before }) => [
    `Sí: hay un Escudo que nadie tiene, así que es la ficha que falta. De ${before} a ${left}, y ni siquiera era tu turno.`,
  ],
  again: ({ coin }) => [
    'Te toca otra vez, y la moneda es ',
    ...tileWithArticle(coin),
    '. Los Escudos que no ves los tiene ',
    BEN,
    ', todos menos el que falta. ¿Qué le preguntarías?',
  ],
  where: ({ asked }) => [
    ...(asked ? [spokenQuestion(asked.question, asked.trait), ' ', answerPiece(asked.answer, asked.trait), '. '] : []),
    '¿Qué Escudo no tiene entonces? Púlsalo en la última columna.',
  ],
  name: ({ only }) => [
    'Nadie tiene ',
    ...(only ? tileWithArticle(only) : []),
    '. Lo sabes, y tienes que saberlo: con un fallo quedarías fuera. ¡Nómbralo antes que el resto!',
  ],
  won: () => ['¡Encontrada! Pregunta poco, escucha mucho y cuenta: así se delatan las fichas.'],
}
