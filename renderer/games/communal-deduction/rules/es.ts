// The text of communal Deduction's rules page, in Spanish.
import type { Translation } from '../../../../shared/words/language.ts'
import type { rulesPageWords as english } from './en.ts'

export const rulesPageWords: Translation<typeof english> = {
  aim: 'Hay una carta oculta, y toda la mesa juega contra ella. Cada cual tiene unos pocos indicios. Di poco, dilo con exactitud: la carta se encuentra en equipo, o se pierde en equipo.',
  handAbout: 'Una mano: tres simples, con un rasgo cada una, y dos completas. Esta es un ejemplo.',
  steps: [
    'Hay nueve rasgos: tres rellenos, tres colores, tres formas. Una completa lleva uno de cada clase, así que hay 27, y una está oculta.',
    'De cada uno de sus tres rasgos son verdaderas cuatro simples: esas doce están en las nueve manos, al menos una en cada una. Otras, engañosas, completan cada mano hasta tres simples. A cara o cruz, hasta tres de las doce quedan fuera, y nadie sabe cuántas.',
    'Declaraciones: cada cual dice una cosa sobre su propia mano, en cualquier orden. Un número de simples o de completas de alguna clase, o que cierta completa está o no está.',
    'Preguntas: cada cual pregunta a otra persona algo así, en cualquier orden. La respuesta es cierta, y la oye todo el mundo.',
    'Las manos libres van a quienes tienen menos. Nadie más las mira.',
    'Debate: afirma lo que sepas con certeza, solo sobre la carta oculta, nunca sobre una mano. Es rojo; no es un círculo; si es parcial, es un círculo. No se dan razones: que alguien pueda saberlo ya es un mensaje. Cuando las afirmaciones se comprueban, la que no se deduce de lo que sabes vuelve a ti, y nadie la oye. Cuando son libres, se oye todo, y puedes apoyar lo que afirmó otra persona.',
    'Levanta la mano por una pista o por un veredicto. Lo que quiere más de la mitad de la mesa, ocurre.',
  ],
  cubeLabel: 'Lo que dos afirmaciones dejan de las 27',
  cubeAbout: ['Es ', ', y no es un ', ': quedan seis de las 27.'],
  knownTitle: 'Lo que ayuda',
  known: [
    'Tres simples iguales en una mano: la carta oculta lleva ese rasgo, porque al menos una de las tres es verdadera.',
    'Las tres simples de una mano incluyen al menos una verdadera. Descarta dos, y es la tercera.',
    'Se sabe dónde están las nueve completas de un rasgo: la carta oculta no lo lleva.',
  ],
  endTitle: 'Las pistas y el veredicto',
  end: [
    'Una pista nombra un rasgo que la carta oculta no lleva: nunca uno que ya dio otra pista, pero quizá uno que ya habíais descartado. Tres como mucho.',
    'El veredicto descubre la carta oculta. Si es un acierto, gana todo el mundo, con 4 puntos sin ninguna pista, y si no 3, 2 y 1. Si es un fallo, no gana nadie.',
  ],
}
