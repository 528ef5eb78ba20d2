// The text of Mind Reader's rules page, in Spanish.
import type { Translation } from '../../../../shared/words/language.ts'
import type { rulesPageWords as english } from './en.ts'

export const rulesPageWords: Translation<typeof english> = {
  aim: 'Cada cual esconde una carta. Juega cartas para saber qué esconde el resto, y nombra las suyas antes de que nombren la tuya.',
  steps: [
    'Cuatro cartas por sitio. Esconde una de ellas: es tu carta secreta.',
    'En tu turno, juega una carta contra un rival y haz sobre ella una de dos preguntas. ¿Es mayor o menor que su carta secreta? ¿Es más fuerte o más débil?',
    'La respuesta es sobre la carta que se jugó: si tu 9 es mayor, la carta secreta es menor que 9. Después roba una carta, y el turno pasa al sitio siguiente.',
    'Antes de preguntar, y después de la respuesta, puedes nombrar la carta secreta de un rival.',
  ],
  rankTitle: '¿Mayor o menor?',
  rank: 'Solo por el valor: as 1, rey 13, comodín 0. Con el mismo valor, la respuesta es “igual”.',
  suitTitle: '¿Más fuerte o más débil?',
  suit: 'Cada palo es más fuerte que otros dos y más débil que otros dos. Dentro de un palo es más fuerte el valor más alto. Nunca se dice que los palos son iguales.',
  beats: (stronger, [first, second]) => `${stronger} es más fuerte que ${first} y ${second}`,
  exampleTitle: 'Lo que seis respuestas dicen del 5 de Agua como carta secreta',
  nameTitle: 'Nombrar',
  name: [
    'Acierto: te llevas la carta, 10 puntos, y quien la escondía queda fuera de la ronda.',
    'Fallo: solo tú ves la carta; quien la escondía se lleva la tuya, 10 puntos, y tú quedas fuera.',
    'Quien queda al final conserva su propia carta: 10 puntos. Nombrar en un solo turno a todos los rivales que siguen dentro, dos al menos, da 20 por cada carta.',
  ],
  otherwiseTitle: 'Otras maneras de jugar',
}
