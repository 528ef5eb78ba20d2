// Time control: how a table keeps time, what is left, more time, and nudges, in Spanish.
import type { Translation } from '../language.ts'
import type * as english from '../en/time.ts'
import { formatDuration } from './grammar.ts'

export const timeControlWords: Translation<typeof english.timeControlWords> = {
  label: 'Tiempo por jugada',
  about:
    'Suave: se consume una lámpara, y después el resto puede dar un toque. Estricto: después la máquina hace la jugada, si sabe jugarla. Mientras falta alguien o la partida está en pausa, la lámpara no se consume.',
  kept: { none: 'Sin límite', gentle: 'Suave', strict: 'Estricto' },
  lengthLabel: 'Cada jugada',
  lengthAbout: '“Más tiempo” da otro tanto.',
  span: seconds => formatDuration(seconds),
  clocks: 'Tiempo que queda',
  you: 'Tú',
  left: clock => `quedan ${clock}`,
  standsStill: clock => `quedan ${clock}, sin correr`,
  out: 'sin tiempo',
  more: 'Más tiempo',
  moreFor: name => `Más tiempo para ${name}`,
  nudge: 'Dar un toque',
  nudgeWhom: name => `Dar un toque a ${name}`,
  nudgedBy: name => `${name} te da un toque.`,
  half: name => (name === null ? 'Te queda la mitad del tiempo.' : `A ${name} le queda la mitad del tiempo.`),
  soon: name => (name === null ? 'Te quedan diez segundos.' : `A ${name} le quedan diez segundos.`),
  isOut: name => (name === null ? 'Tu lámpara se ha apagado.' : `La lámpara de ${name} se ha apagado.`),
  movedFor: name => `A ${name} se le acabó el tiempo: la máquina hizo la jugada.`,
  movedForYou: 'Se te acabó el tiempo: la máquina hizo esta jugada. La siguiente es tuya.',
}
