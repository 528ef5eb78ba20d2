// How people treat each other at a table: gestures, pauses, and sending a device away, in Spanish.
import type { Translation } from '../language.ts'
import type * as english from '../en/gesturesAndPauses.ts'
import { listNames } from './grammar.ts'

export const gestureAndPauseWords: Translation<typeof english.gestureAndPauseWords> = {
  react: 'Hacer un gesto',
  gestures: {
    bravo: 'Bravo',
    hat: 'Chapó',
    laugh: 'Ja, ja',
    gasp: '¡Oh!',
    doubt: 'Mmm…',
    ouch: '¡Ay!',
  },
  sendAway: {
    open: 'Despedir a alguien…',
    title: 'Despedir por esta noche',
    about:
      'Hasta que permitas su vuelta, ese dispositivo no puede sentarse, pedir un sitio ni hacerse oír en esta mesa.',
    nobody: 'Ningún otro dispositivo tiene un sitio.',
    one: names => `Despedir a ${listNames(names)}`,
    sure: names => `¿Despedir a ${listNames(names)} por esta noche?`,
    chairsFree: 'Su sitio queda libre.',
    computerPlays: 'La máquina sigue jugando en su lugar.',
    chairsWait: 'Antes de seguir, otra persona tiene que sentarse en su lugar.',
    gone: 'Sin acceso esta noche',
    back: names => `Dejar volver a ${listNames(names)}`,
  },
  pause: 'Pausar la partida para todo el mundo',
  pauseWord: 'Unas palabras para el resto, si quieres',
  paused: (name, word) => (word === null ? `${name} pausó la partida.` : `${name} pausó la partida: “${word}”`),
  pausedByOwner: word =>
    word === null
      ? 'La mesa se pausó desde el equipo anfitrión.'
      : `La mesa se pausó desde el equipo anfitrión: “${word}”`,
  goOn: 'Seguir',
  wentOn: 'La partida sigue.',
  reacted: (name, gesture) => `${name}: ${gesture}`,
}
