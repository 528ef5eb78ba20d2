// The text of Missing Persons' rules page, in Spanish.
import type { Translation } from '../../../../shared/words/language.ts'
import type { rulesPageWords as english } from './en.ts'

export const rulesPageWords: Translation<typeof english> = {
  lead: 'Cada cual esconde una carta de la baraja: una persona desaparecida. Gana quien nombra primero la de su rival.',
  hide: {
    title: 'Esconder',
    text: [
      'Cada cual elige una carta de toda la baraja, en secreto y a la vez. Si las dos elecciones son la misma carta, vuelve a la baraja y se elige de nuevo.',
      'Después se ponen diez cartas delante de cada cual, su fila; el resto es el mazo. Los dos comodines son una sola persona, y un comodín no es número ni figura, ni rojo ni negro: toda respuesta sobre él es No.',
    ],
  },
  ask: {
    title: 'Preguntar',
    text: [
      'En tu turno, pregunta una cosa sobre la carta de tu rival: si es roja, negra, de un palo, una figura (J, Q, K), o si está entre dos valores. Esos dos nunca cuentan.',
      'Los valores forman un anillo, así que dos de ellos dejan dos arcos: elige uno. Un arco tiene al menos dos valores y como mucho once. Lo que ya han decidido las respuestas no se puede volver a preguntar.',
    ],
    picture: 'Entre J y 5: por el rey hasta el as, y más allá.',
  },
  answer: {
    title: 'La respuesta',
    text: [
      'Sí: se pone boca abajo toda carta de tu fila que no encaja con todas las respuestas hasta ahora, los huecos se rellenan del mazo, y preguntas otra vez. Una carta nueva que no encaja se pone boca abajo enseguida y espera al siguiente Sí.',
      'No: las que no encajan se ponen boca abajo, no se roba nada, y le toca a tu rival.',
      'Toda carta que ves en tu fila es una carta que tu rival no puede haber escondido. Cuantas más robes, menos sospechosos te quedan.',
    ],
    picture: '¿Una pica? Sí. Cinco cartas no encajan; cinco nuevas ocupan su lugar.',
  },
  name: {
    title: 'Nombrar',
    text: [
      'En cualquier momento, en tu turno o en el de tu rival, puedes nombrar a la persona desaparecida. El acierto gana la partida; el fallo la pierde.',
    ],
  },
  guess: {
    title: 'Cuando se acaba el mazo',
    text: [
      'Si se acabó en el turno de quien empezó, su rival tiene un último turno sin robar. Después cada cual escribe una apuesta, y las dos se descubren a la vez.',
      'Gana la única apuesta acertada. Si ninguna acierta, gana el valor más cercano, del as 1 al rey 13 y sin dar la vuelta; después el palo correcto, después el color correcto. Un comodín está a 14 de cualquier valor. Si aún hay igualdad: un reparto nuevo, y tras tres empates la partida queda en tablas.',
    ],
  },
  ways: {
    title: 'Otras maneras de jugar',
    list: [
      {
        name: 'En clave',
        text: 'Eliges una pregunta y la disfrazas, con nuestras palabras o las tuyas. Tu rival responde a mano según la entiende. Una respuesta falsa se rechaza, y solo entonces se le dice lo que significaba; a la mesa se le dice al final.',
      },
      {
        name: 'Libres',
        text: 'Pregunta cualquier cosa que se responda con Sí o No. Nadie lo comprueba; tú pones boca abajo lo que no encaja, y tres Sí seguidos son los más que conservan tu turno.',
      },
      {
        name: 'Robar una carta',
        text: 'Tras un Sí robas una sola carta para el hueco que elijas: la partida larga.',
      },
      { name: 'Filas a la vista', text: 'Todo el mundo ve las dos filas y todo lo que se roba para ellas.' },
      {
        name: 'Dos barajas',
        text: 'Las cartas escondidas salen de una segunda baraja: una carta que ves aún puede ser la buscada, y las dos escondidas pueden ser iguales.',
      },
      { name: 'Tres preguntas por turno', text: 'La tercera pregunta termina tu turno, sea cual sea la respuesta.' },
      { name: 'Sin último turno', text: 'Cuando se acaba el mazo, se escriben enseguida las dos apuestas.' },
    ],
  },
}
