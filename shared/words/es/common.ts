// Words that every page needs, in Spanish.
import type { Translation } from '../language.ts'
import type * as english from '../en/common.ts'

/** The names of the players' shapes, by avatar. */
export const playerShapeNames: Translation<typeof english.playerShapeNames> = [
  'rombo',
  'círculo',
  'triángulo',
  'cuadrado',
  'estrella',
  'hexágono',
  'cruz',
  'corazón',
  'luna',
  'gota',
  'anillo',
  'rayo',
  'reloj de arena',
]

/** The connection to the host. */
export const connectionLostWords: Translation<typeof english.connectionLostWords> = {
  since: time => `Sin conexión desde ${/^0?1\D/.test(time) ? 'la' : 'las'} ${time}. Vuelve por sí sola.`,
  tryNow: 'Probar ya',
  notSent: 'No hay conexión. Inténtalo de nuevo cuando vuelva.',
  mayBeLost: 'La conexión se cortó. Mira si está tu último cambio.',
  missing: moves =>
    moves === 1
      ? 'El equipo anfitrión volvió sin la última jugada que se hizo aquí. Por favor, repítela.'
      : `El equipo anfitrión volvió sin las últimas ${moves} jugadas que se hicieron aquí. Por favor, repítelas.`,
  dismiss: 'De acuerdo',
  moving: 'Esta mesa se muda a otro equipo. Un momento…',
  awaited: 'La mesa ya es de otro equipo. Sigue en cuanto ese equipo responda.',
  follows: 'Siguiendo a la mesa…',
  followsAbout: address => `Ahora está en ${address}. Esta página irá allí por sí sola en cuanto ese equipo responda.`,
  left: address => `La mesa está ahora en ${address}. Toda la gente sentada a ella se ha ido con ella.`,
  arrived: 'La mesa está ahora en otro equipo. Todo sigue donde estaba.',
}

/** Words that every page needs. */
export const commonWords: Translation<typeof english.commonWords> = {
  closeTable: 'Cerrar la mesa',
  unnamedTable: 'Mesa de la cocina',
  handOver: 'Ceder la mesa…',
  takeOver: 'Recibir una mesa…',
  close: 'Cerrar',
  cancel: 'Cancelar',
  dismiss: 'Ocultar',
  connecting: 'Buscando la mesa…',
  noAnswer: address => `Aún no hay respuesta de ${address}. Se sigue intentando…`,
  noAnswerAbout:
    '¿Está Hunch abierto allí? ¿Están los dos dispositivos en la misma wifi, sin red de invitados, VPN ni datos móviles? La página de inicio del equipo anfitrión puede probar la red: “Si alguien no puede entrar”.',
  goodNight: '¡Buenas noches, y gracias por jugar!',
  settings: 'Ajustes',
  language: 'Idioma',
  partMissing: 'Falta una parte de esta página. Recárgala, o reinicia Hunch en el equipo anfitrión.',
  reload: 'Recargar la página',
  backHome: 'Volver al inicio',
  hostTrouble: 'Este equipo no puede abrir una mesa.',
}
