// The words about how a deal was drawn and whether it was fair, in Spanish.
import type { Translation } from '../language.ts'
import type * as english from '../en/fairness.ts'
import { formatNumber, listNames } from './grammar.ts'

const COUNTS = [
  'ningún',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
]
const devicesOf = (count: number) =>
  `${COUNTS[count] ?? formatNumber(count)} ${count === 1 ? 'dispositivo' : 'dispositivos'}`

export const fairnessWords: Translation<typeof english.fairnessWords> = {
  fair: (devices, drew) =>
    drew
      ? devices === 1
        ? 'Reparto limpio: barajaron tu dispositivo y el equipo anfitrión, y el tuyo lo comprobó.'
        : `Reparto limpio: barajaron ${devicesOf(devices)}, y el tuyo lo comprobó.`
      : `Barajaron el equipo anfitrión y ${devicesOf(devices)}, y los números cuadran.`,
  unproved: 'No se puede probar que este reparto fuera limpio.',
  how: '¿Cómo se sabe?',
  drawing: 'Todos los dispositivos barajan…',
  without: names =>
    `${listNames(names)}: sin respuesta a tiempo. Se barajó sin ${names.length === 1 ? 'ese dispositivo' : 'esos dispositivos'}.`,
  device: names => names.join(' · '),
  again: times => (times === 1 ? 'Se barajó una vez más.' : `Se barajó ${formatNumber(times)} veces más.`),
  onlyHost: names =>
    `De lo que ${names.length === 1 ? 'ocultó' : 'ocultaron'} ${listNames(names)} solo responde el equipo anfitrión.`,
  onlyHostWhy: 'Al repartir no había ahí un dispositivo propio que pudiera comprobarlo.',
  tookBack: names => `Retiró una jugada oculta: ${listNames(names)}.`,
  unplayed: deals =>
    `Antes de este reparto se barajó ${deals === 1 ? 'una vez' : `${formatNumber(deals)} veces`} sin que se jugara en este dispositivo.`,
  fault: (fault, who) => {
    switch (fault.type) {
      case 'no-record':
        return 'El registro de esta partida no se puede reproducir.'
      case 'other-deal':
        return 'Los números son de otro reparto.'
      case 'other-terms':
        return 'Se acordó repartir otro juego, o de otra manera.'
      case 'host-number':
        return 'El equipo anfitrión reveló un número distinto del que había prometido.'
      case 'device-number':
        return `El número de ${who} no es el que se prometió.`
      case 'other-list':
        return `A ${who} se le mostraron otras promesas.`
      case 'causeless-void':
        return 'Se barajó de nuevo sin una buena razón.'
      case 'claimed-seats':
        return 'Un mismo sitio figura con dos dispositivos, o ese sitio no existe.'
      case 'computer-seat':
        return 'Figura un dispositivo en un sitio en el que jugó una máquina.'
      case 'seed':
        return 'Las cartas no se deducen de los números.'
      case 'left-out':
        return 'Este dispositivo respondió tarde, o se quedó fuera.'
      case 'own-number':
        return 'El número que figura para este dispositivo no es el que sacó.'
      case 'own-list':
        return 'A este dispositivo se le mostraron promesas distintas de las del registro.'
      case 'called-silent':
        return 'El equipo anfitrión dice que este dispositivo no respondió. Sí respondió.'
      case 'hidden-try':
        return `Este dispositivo barajó ${fault.times === 1 ? 'una vez' : `${formatNumber(fault.times)} veces`} más para este equipo anfitrión sin que saliera una partida, y el registro no lo dice.`
      case 'hidden-move':
        return 'Una jugada que al principio estaba oculta no es la que el equipo anfitrión se había comprometido a guardar.'
      case 'view':
        return fault.move === 0
          ? 'Lo que se repartió a esta pantalla no es lo que dice el registro.'
          : `Tras la jugada ${formatNumber(fault.move)} se mostró a esta pantalla algo que no está en el registro.`
    }
  },
  title: 'Cómo se barajó',
  intro:
    'Antes del reparto, el equipo anfitrión y cada dispositivo pensaron un número al azar y lo prometieron: dijeron su huella, de la que nadie puede adivinarlo. Solo cuando todos los dispositivos habían visto todas las promesas se dijeron los números al equipo anfitrión. Todos juntos deciden las cartas, así que nadie pudo elegirlas.',
  letters: 'Letras de control',
  lettersOnDisplay: 'Igual en todas las pantallas:',
  lettersAbout: 'Compáralas con las de las demás pantallas: todas deben mostrar las mismas.',
  host: 'El equipo anfitrión',
  promise: 'Promesa',
  number: 'Número',
  seed: 'Todos juntos',
  byHand: 'Para comprobarlo a mano',
  byHandAbout: 'Cada línea es una orden para una terminal. Imprime la promesa, o el número de las cartas.',
  views: views =>
    views === 1
      ? 'Todo lo que vio esta pantalla coincide con el registro.'
      : `Esta pantalla vio ${formatNumber(views)} estados de la partida, y todos están en el registro.`,
  hostKnows: 'El equipo anfitrión conoce todas las manos durante la partida. Esto prueba que no las eligió.',
  done: 'Cerrar',
}
