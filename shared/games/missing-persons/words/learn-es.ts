// What the coach says in the lesson of Missing Persons, in Spanish.
import type { LessonWords, Sentence } from '../../../words/sentence.ts'
import type { MissingPersonsLessonValues, MissingPersonsLessonStepKey } from '../learn.ts'
import { plainWording } from '../rules/phrases/phrases.ts'
import { answerPiece, cardWithArticle } from './es.ts'

const ADA = { seat: 1 } as const

/** The other's last answer, as a sentence; empty if there is none. */
function lastAnswerSentence({ asked }: MissingPersonsLessonValues): Sentence {
  return asked ? ['Dice ', answerPiece(asked.yes), '. '] : []
}

export const lessonWords: LessonWords<MissingPersonsLessonStepKey, MissingPersonsLessonValues> = {
  hide: () => [
    'Elige una carta que desaparezca: ',
    ADA,
    ' tiene que encontrarla con preguntas, y tú la suya. ¿Tomamos una del medio?',
  ],
  lineup: ({ lineup }) => [
    ADA,
    ` también ha escondido una. Estas ${lineup} cartas son tu fila. Salen de la misma baraja, así que ninguna es la que ella esconde.`,
  ],
  sheet: ({ left }) => [
    `Quedan ${left} sospechosos. La libreta lleva la cuenta: lo que está claro todavía es posible.`,
  ],
  ask: () => [
    'Tú preguntas, ella responde Sí o No. Una buena pregunta parte a los sospechosos por la mitad. ¿Su carta es roja?',
  ],
  yes: given => [...lastAnswerSentence(given), '¿Quién queda fuera ahora? Pulsa a alguien que ya no pueda ser.'],
  again: ({ left, before }) => [
    `De ${before} a ${left}. Tras un Sí llegan cartas nuevas a los lugares de las que no encajan, y ves más. Y preguntas otra vez: ¿un diamante?`,
  ],
  no: given => [...lastAnswerSentence(given), 'Es roja y no es un diamante: pulsa una carta que pueda ser.'],
  theirs: ({ left, asked }) => [
    `Eso es, quedan ${left} corazones. Pero un No termina tu turno, y pregunta `,
    ADA,
    '. ',
    ...(asked
      ? [`“${plainWording(asked.question, 'es')}” `, answerPiece(asked.yes), ', así que te toca otra vez.']
      : []),
  ],
  ring: () => [
    'Los valores forman un anillo: pulsa dos, y preguntas por todo lo que hay entre ellos. Prueba con la mitad baja, del as al seis: entre el rey y el siete.',
  ],
  closer: given => [
    ...lastAnswerSentence(given),
    `Ahora quedan ${given.left}, también porque has visto muchas cartas nuevas. Pártelas otra vez: entre el rey y el cinco.`,
  ],
  who: given => [...lastAnswerSentence(given), '¿Quién queda? Pulsa la carta.'],
  name: ({ only }) => [
    ...(only ? ['No encaja nadie más: ', ...cardWithArticle(only), '. '] : []),
    'Nombra a la persona desaparecida de ',
    ADA,
    '. Se puede en cualquier momento, pero una sola vez, así que conviene saberlo bien.',
  ],
  won: () => [
    '¡Caso cerrado! Parte a los sospechosos por la mitad, fíjate en lo que se descubre y nombra antes que tu rival.',
  ],
}
