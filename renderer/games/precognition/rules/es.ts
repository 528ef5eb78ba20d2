// The text of Precognition's rules page, in Spanish.
import type { Translation } from '../../../../shared/words/language.ts'
import type { rulesPageWords as english } from './en.ts'

export const rulesPageWords: Translation<typeof english> = {
  aim: 'Las cartas se ponen en fila, una tras otra. Antes de la primera, cada cual predice en secreto cómo subirá y bajará un tramo de la fila. Gana la predicción más larga que se cumpla.',
  steps: [
    'Se reparten las 52 cartas por igual, o diez por mano, como elija la mesa. Lo que sobra queda sin ver. Solo cuentan los valores: el as es el más bajo, el rey el más alto.',
    'Mira tu mano y escribe una predicción con signos, una flecha hacia arriba, una hacia abajo o = para igual, tan larga o tan corta como te atrevas. Puedes cambiarla hasta que la selles.',
    'Cuando todas están selladas, se juegan cartas por turnos: cualquier carta de tu mano, en el extremo derecho de la fila. Ayuda a que tu predicción ocurra, o estorba las del resto.',
    'Una predicción se abre en cuanto se ha cumplido o ya no quedan cartas suficientes para ella. Cuando ya no puede cambiar nada, la mesa puede acordar poner de una vez el resto de la fila.',
    'Cuando está puesta la última carta, se abren todas las demás predicciones.',
  ],
  rowAbout: 'Doce cartas hacen once cambios:',
  runAbout:
    'La predicción de arriba está en la fila de un tirón, así que cuenta, con siete signos. La de abajo, subir tres veces seguidas, no está en ninguna parte.',
  endTitle: 'Quién gana',
  end: [
    'La predicción más larga que cuenta. Si hay varias igual de largas, solo juegan otra vez quienes las escribieron, hasta que quede una persona, salvo que la mesa comparta los empates. Si no cuenta ninguna, todo el mundo juega otra vez.',
    'En tres rondas, cada predicción que se cumple vale tantos puntos como signos, y gana quien más puntos tiene.',
    'Cinco repeticiones seguidas que no dejan fuera a nadie terminan la partida, y la victoria se comparte. Con cada reparto empieza el sitio siguiente.',
  ],
}
