// What the coach says in the lesson of Precognition, in Spanish.
import type { LessonWords } from '../../../words/sentence.ts'
import type { PrecognitionLessonValues, PrecognitionLessonStepKey } from '../learn.ts'
import { CHANGE_PIECES, cardWithArticle } from './es.ts'

export const lessonWords: LessonWords<PrecognitionLessonStepKey, PrecognitionLessonValues> = {
  dealt: ({ handCardCount }) => [`Cada cual tiene ${handCardCount} cartas. Solo cuentan sus valores, del as al rey.`],
  row: ({ rowCardCount }) => [
    `Por turnos se pone una carta en el extremo derecho de una fila, ${rowCardCount} en total. De carta a carta sube, baja o sigue igual. ¿Puedes prever un trozo?`,
  ],
  write: () => [
    'Escribe tu predicción con flechas. Tiene que cumplirse en algún punto de la fila, entera y sin huecos; gana la más larga que lo haga. Subidas y bajadas como estas son probables.',
  ],
  seal: () => ['Escrita está. Aún podrías cambiarla. Nadie la ve hasta que se cumpla o se rompa: séllala.'],
  first: ({ next }) => [
    'Todas están selladas, y empiezas tú. ',
    ...(next ? ['Tu predicción pide primero ', CHANGE_PIECES[next], ': ¿tras qué carta es más probable?'] : []),
  ],
  second: ({ matched, end, next }) => [
    `El resto ya ha puesto las suyas, y la fila termina con ${matched === 1 ? 'tu primera flecha' : `tus primeras ${matched} flechas`}. `,
    ...(next && end
      ? [
          'Necesitas ',
          CHANGE_PIECES[next],
          ' desde ',
          ...cardWithArticle(end),
          ': guarda tus cartas altas, pon una baja.',
        ]
      : []),
  ],
  look: ({ matched, prediction, end, next }) => [
    `¡Ya van ${matched} de ${prediction.length}! `,
    ...(next && end ? ['Solo falta ', CHANGE_PIECES[next], ' desde ', ...cardWithArticle(end), '. '] : []),
    '¿Qué carta del resto podría traerlo? Pulsa una en la libreta.',
  ],
  third: ({ next }) => [
    'Podrían, pero ¿lo harán? De todos modos te toca a ti. ',
    ...(next ? ['¿Cuál de tus cartas hace que la fila siga con ', CHANGE_PIECES[next], '?'] : []),
  ],
  stands: ({ toCome }) => [
    `Ahí está, y nadie puede deshacerla. Con ${toCome} cartas por venir, rompe ahora lo que espera el resto: sigue en un solo sentido, o repite un valor.`,
  ],
  won: ({ longer, prediction }) => [
    'Hemos puesto lo que faltaba de todas las manos. ',
    ...(longer
      ? [{ seat: longer.of }, ' escribió más, ', { card: longer.letters }, ', pero la fila nunca hizo eso. ']
      : []),
    'La tuya, ',
    { card: prediction },
    ', es la más larga que se cumplió: ¡ganas!',
  ],
}
