// The words of a table display, in Spanish.
import type { Translation } from '../language.ts'
import { listNames } from './grammar.ts'
import type * as english from '../en/display.ts'

export const tableDisplayWords: Translation<typeof english.tableDisplayWords> = {
  turn: 'Girar la mesa',
  join: 'Escanea para jugar',
  joinShort: 'jugar',
  orOpen: 'o abre',
  code: 'código',
  codeElsewhere: 'Pregunta el código a quien ha abierto la mesa.',
  unreachable:
    'El equipo anfitrión no está en ninguna red, así que aún no puede entrar nadie más. En ese mismo equipo puede jugar todo el mundo.',
  free: 'sitio libre',
  welcome: name => `¡Hola, ${name}!`,
  needed: players =>
    players === 1 ? 'Con una persona más se puede empezar.' : `Con ${players} personas más se puede empezar.`,
  waitingFor: names => `Falta que ${names.length === 1 ? 'vuelva' : 'vuelvan'} ${listNames(names)}.`,
  startWithRoom: chairs =>
    `Ya se puede empezar desde el equipo anfitrión. ${chairs === 1 ? 'Queda un sitio libre' : `Quedan ${chairs} sitios libres`}.`,
  ready: 'Está todo el mundo. Se empieza desde el equipo anfitrión.',
  watch: 'Para mirar, abre',
  mayGoDark: 'Puede que esta pantalla se apague sola. Haz que siga encendida en sus ajustes.',
  closed: 'Aún no hay ninguna mesa abierta.',
  closedAbout: 'Esta pantalla la muestra en cuanto alguien abra una.',
  connecting: 'Buscando la mesa…',
  away: 'no está',
}
