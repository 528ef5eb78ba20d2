// The text of the rules page of Deduction for the piecepack, in Spanish.
import type { Translation } from '../../../../shared/words/language.ts'
import type { rulesPageWords as english } from './en.ts'

export const rulesPageWords: Translation<typeof english> = {
  aim: 'Falta una de 24 fichas. Pregunta al resto por las suyas y nombra la que falta antes que nadie.',
  tiles:
    'Las fichas son de cuatro palos, Soles, Lunas, Coronas y Escudos, con seis valores cada uno: cero, as, 2, 3, 4 y 5. Las monedas de la bolsa son las mismas 24.',
  steps: [
    'Se aparta una ficha sin mirarla. Las demás se reparten por igual, y las dos o tres que sobran quedan a la vista.',
    'En tu turno se saca una moneda. Haz a una persona una pregunta sobre su palo o su valor. Cada moneda da cuatro preguntas.',
    'A “¿Tienes alguno?”, quien tiene algo que encaja te muestra una ficha a su elección, solo para tus ojos. A “¿Cuántos?”, dice el número. Las respuestas son siempre ciertas.',
    'Después de la respuesta puedes nombrar la ficha que falta. Si aciertas, has ganado. Si fallas, solo tú la has visto: ya no preguntas, y sigues respondiendo.',
  ],
  coinAbout: 'Con esta moneda puedes preguntar por un 3, por un Sol, cuántos treses o cuántos Soles.',
  shownAbout:
    'Todo el mundo ve que se mostró una ficha, pero solo esas dos personas ven cuál; y solo quien la muestra sabe si había otra para elegir.',
  endTitle: 'Cómo termina',
  end: [
    'Cuando ha fallado todo el mundo menos una persona, esa persona gana enseguida, o tiene que seguir y nombrar la ficha, según prefiera la mesa. Tras 200 turnos no gana nadie.',
    'La moneda vuelve a la bolsa después de cada turno, así que puede salir otra vez.',
  ],
}
