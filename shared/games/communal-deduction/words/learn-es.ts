// What the coach says in the lesson of Communal Deduction, in Spanish.
import type { LessonWords, Sentence } from '../../../words/sentence.ts'
import type { CommunalLessonValues, CommunalLessonStepKey, HeardStatement } from '../learn.ts'
import { answerPiece, traitInSentence, statementSentence } from './es.ts'

const ADA = { seat: 1 } as const
const BEN = { seat: 2 } as const

/** What was said, and by whom. */
function statementWithSpeaker({ of, about, truth }: HeardStatement): Sentence {
  return [{ seat: of }, ': ', ...statementSentence(about, truth), ' ']
}

export const lessonWords: LessonWords<CommunalLessonStepKey, CommunalLessonValues> = {
  hands: ({ all }) => [
    `Una carta de ${all} está oculta, y la mesa la encuentra en equipo o pierde en equipo. Tu mano son indicios: simples, y completas, ninguna de las cuales es la oculta.`,
  ],
  left: ({ left, hand }) => [
    'Al menos una de tus simples es verdadera: la carta oculta es ',
    ...[...new Set(hand.singles)].flatMap((card, i): Sentence => [i === 0 ? '' : ' o ', ...traitInSentence(card)]),
    `. Y no es ninguna de tus completas. Eso deja ${left}.`,
  ],
  state: () => [
    'Primero, cada cual dice una cosa sobre su mano. ¿Qué tienen en común tus dos completas? Díselo a la mesa.',
  ],
  said: ({ stated }) => [
    'Ahora escucha. ',
    ...stated.flatMap(statementWithSpeaker),
    'Cada cual sacará de ello otra cosa.',
  ],
  ask: () => [
    'Después, cada cual hace una pregunta. ¿Tiene ',
    ADA,
    ' alguna simple de rojo? Si no, sus indicios apuntan a otro lado.',
  ],
  spare: ({ left, before, spare, asked }) => [
    ...(asked ? ['Respondió ', answerPiece(asked.truth), '. '] : []),
    `Después se repartieron las manos libres, y solo tú ves estas ${spare}. ¡De ${before} a ${left} de un golpe!`,
  ],
  claim: ({ left }) => [
    `Ninguna de tus ${left} es un triángulo. Puede que el resto no lo sepa, así que dilo. Solo puedes hablar de la carta oculta, nunca de una mano.`,
  ],
  ifThen: () => [
    'Hunch lo comprobó: tu afirmación se deduce, así que la creen. Y una vez puedes decir algo con “si”. Mira tus cartas: si es un cuadrado, ¿de qué color tiene que ser?',
  ],
  pass: () => [
    'Lo que se dice con “si” ayuda más a quien conoce la otra mitad. Ahora pasa, y escucha lo que dice el resto.',
  ],
  blue: () => [
    ADA,
    ' afirma que es ',
    { card: 'blue' },
    '. ¿Cuál de tus cartas queda descartada? Púlsala en la libreta, entre las cartas.',
  ],
  shape: ({ left, before }) => [`Eso es: de ${before} a ${left}. Solo queda por saber la forma. ¿La sabrá `, BEN, '?'],
  square: () => [BEN, ' afirma que es un ', { card: 'square' }, '. ¿Qué carta está oculta, entonces? Púlsala.'],
  verdict: ({ only }) => [
    'Tiene que ser ',
    ...(only ? ['el ', { card: only }] : []),
    '. Pide ese veredicto: en cuanto lo pide la mayoría, la carta se descubre.',
  ],
  won: () => [
    '¡Resuelto en equipo, y sin una sola pista! Di lo que ayuda al resto, y piensa cómo pueden saber lo que afirman.',
  ],
}
