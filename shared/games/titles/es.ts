// The titles and short descriptions of the games that speak Spanish, available before a game is loaded.
import { gameTitles as english } from './en.ts'
import type { GameTitles } from './title.ts'

export const gameTitles: GameTitles = {
  ...english,
  'mind-reader': {
    title: 'Telepatía',
    tagline: 'Esconde una carta. Nombra las demás antes de que nombren la tuya.',
    goodFor: 'Ideal para una primera velada: preguntas cortas, y todo el mundo escucha cada respuesta.',
  },
  'missing-persons': {
    title: 'Se busca',
    tagline: 'Cada cual esconde una carta. Llega a la de tu rival preguntando.',
    goodFor: 'Ideal para dos personas que disfrutan de un duelo de preguntas.',
  },
  'piecepack-deduction': {
    title: 'Deducción (piecepack)',
    short: 'La ficha que falta',
    tagline: 'Falta una ficha. Pregunta al resto y nómbrala antes que nadie.',
    goodFor: 'Ideal para quien disfruta aprendiendo de las preguntas del resto.',
  },
  precognition: {
    title: 'Premonición',
    tagline: 'Predice cómo subirá y bajará la fila, y ayuda a que ocurra.',
    goodFor: 'Ideal para gente con temple y sentido del momento.',
  },
  'communal-deduction': {
    title: 'Deducción (en común)',
    short: 'La carta oculta',
    tagline: 'Una carta oculta, las manos con indicios. Hay que hallarla en equipo.',
    pieces: 'Una simple muestra un rasgo; una completa, los tres.',
    goodFor: 'Ideal para un equipo que resuelve un caso en común.',
  },
}
