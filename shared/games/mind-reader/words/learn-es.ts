// What the coach says in the lesson of Mind Reader, in Spanish.
import type { LessonWords, Sentence } from '../../../words/sentence.ts'
import type { MindReaderLessonValues, MindReaderLessonStepKey } from '../learn.ts'
import { comparisonSentence, cardWithArticle } from './es.ts'

const ADA = { seat: 1 } as const

/** The last answer, as it was given. */
function lastAnswerSentence({ asked }: MindReaderLessonValues): Sentence {
  return asked
    ? ['La respuesta: ', ...cardWithArticle(asked.card), ' es ', ...comparisonSentence(asked.clue, 'la suya')]
    : []
}

export const lessonWords: LessonWords<MindReaderLessonStepKey, MindReaderLessonValues> = {
  dealt: () => ['Estas cartas son solo tuyas. ', ADA, ' tiene otras tantas y no puede verlas.'],
  hide: () => [
    'Una de ellas será tu secreto: ',
    ADA,
    ' intentará nombrarla, como tú la suya. ¿Cuál es más difícil de acorralar? Ni de las más altas ni de las más bajas.',
  ],
  sheet: ({ left }) => [
    ADA,
    ` también ha escondido una. Tu libreta enumera todas las que puede ser: las ${left} cartas que tú no ves.`,
  ],
  first: () => ['Ahora encuéntrala. Juega una carta y pregunta: ¿mayor o menor? Una del medio es la que más revela.'],
  fallen: given => [...lastAnswerSentence(given), '. ¿Qué cartas ya no pueden ser la suya? Pulsa una en la libreta.'],
  draw: ({ left, before }) => [
    `Eso es: de ${before} han quedado ${left}. Aún son muchas para nombrar una. Roba una carta, y le toca a `,
    ADA,
    '.',
  ],
  theirs: ({ asked }) => [
    ADA,
    ' pregunta por tu carta. De eso también aprendes: ',
    ...(asked ? cardWithArticle(asked.card) : []),
    ' está ahora a la vista, así que no puede ser lo que esconde.',
  ],
  second: ({ left }) => [`Te toca, y quedan ${left}. Todas son bajas. ¿Cuánto? Prueba con tu carta más baja.`],
  same: () => ['Igual, ¡qué suerte! ¿Cuál puede ser ahora la carta de ', ADA, '? Pulsa una.'],
  wait: ({ left, before }) => [`De ${before} a ${left} con una sola pregunta. Roba y piensa en otra que las distinga.`],
  suit: ({ left }) => [
    `Estas ${left} tienen el mismo valor: solo el palo puede decidir. Haz la otra pregunta, más fuerte o más débil. Cada palo vence a otros dos.`,
  ],
  last: given => [...lastAnswerSentence(given), '. ¿Qué carta es lo bastante fuerte? Púlsala.'],
  name: ({ only }) => ['Solo puede ser ', ...(only ? cardWithArticle(only) : []), '. Ya lo sabes, así que ¡nómbrala!'],
  won: () => ['Ese es todo el juego: preguntar, tachar y nombrar antes de que nombren la tuya.'],
}
