// What every coach says, in any game, in Spanish.
import type { Translation } from '../language.ts'
import type * as english from '../en/learn.ts'

export const coachWords: Translation<typeof english.coachWords> = {
  of: game => `Aprender ${game}`,
  coach: 'Tu guía',
  step: (step, steps) => `Paso ${step} de ${steps}`,
  me: 'Tú',
  watching: 'Mira lo que pasa…',
  next: 'Siguiente',
  showMe: 'Muéstramelo',
  none: 'Este juego aún no tiene lección. Sus reglas dicen cómo se juega.',
  leave: 'Salir',
  again: 'Desde el principio',
  home: 'A los juegos',
  table: 'A la mesa',
  wanted: deed => ['Eso también se puede, pero aquí se sigue con: ', ...deed, '.'],
  stillPossible: card => [{ card }, ' todavía puede ser. Busca algo que ya no sea posible.'],
  fallenAway: card => [{ card }, ' ya no puede ser. Mira otra vez.'],
  ruledOutBefore: card => [{ card }, ' no era posible desde antes. Busca lo que acaba de descartarse.'],
  notAnAnswer: 'Pulsa aquí, en la libreta, aquello por lo que se pregunta.',
  failed: 'Hunch ha cometido un error aquí y no puede decir qué se deduce. La lección sigue de todos modos.',
}
