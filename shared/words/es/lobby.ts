// The words of the lobby, in Spanish.
import type { AddressReason, InterfaceKind } from '../../wire/index.ts'
import type { Translation } from '../language.ts'
import type * as english from '../en/lobby.ts'
import { listNames } from './grammar.ts'

/** What a machine's address leads to. */
const CARDS: Readonly<Record<InterfaceKind, string>> = {
  wifi: 'Wifi',
  cable: 'Cable',
  unnamed: 'Tarjeta de red',
  tunnel: 'VPN',
  virtual: 'Máquinas virtuales',
  unconnected: 'Sin router allí',
}

/** Why an address is given out. */
const REASONS: Readonly<Record<NonNullable<AddressReason['why']>, string>> = {
  chosen: 'elegida por ti',
  visited: 'el camino por el que entró más gente',
  tables: 'el camino a otras mesas',
  outward: 'el camino de este equipo a internet',
}

/** The lobby. */
export const lobbyWords: Translation<typeof english.lobbyWords> = {
  qr: address => `Código QR que abre ${address}`,
  closeTableSure: '¿Cerrar esta mesa?',
  closeTableAbout: 'Todo el mundo sale de ella. Se puede seguir desde la página de inicio.',
  chairs: 'Alrededor de la mesa',
  game: 'El juego',
  options: 'Cómo jugarlo',
  presets: 'Maneras de jugar con nombre',
  preset: {
    first: {
      name: 'Primera partida',
      about: 'La libreta apunta lo que se te dice, ayudas si las pides, máquinas fáciles.',
    },
    book: { name: 'Al pie de la letra', about: 'Una libreta vacía y ninguna ayuda.' },
    sharp: { name: 'Mentes agudas', about: 'Libretas que demuestran, ninguna ayuda, máquinas expertas.' },
  },
  more: 'Más opciones',
  asUsual: 'todo como siempre',
  chosen: (label, value) => `${label}: ${value}`,
  invitation: 'Unirse a esta mesa',
  tableName: 'Nombre de la mesa',
  scan: 'Escanea con un teléfono o abre',
  code: 'Código de mesa',
  sendLink: 'Invitar por chat o correo',
  linkForBrowser: 'Enlace para un navegador',
  linkForApp: 'Enlace para la aplicación Hunch',
  elsewhere: 'Otras direcciones',
  addressReason: ({ card, why }) => (why === undefined ? CARDS[card] : `${CARDS[card]}, ${REASONS[why]}`),
  cannotJoin: {
    title: '¿Alguien no puede entrar?',
    noRouter: 'Este equipo no ha encontrado ningún router. Conéctalo primero a tu red wifi o a un cable.',
    sameNetwork: '¿Está el otro dispositivo en la misma red wifi que este equipo?',
    guestNetwork:
      'Las redes de invitados separan los dispositivos. Usa la principal, o el punto de acceso de un teléfono para todo el mundo.',
    mobile: 'En un teléfono, apaga un momento los datos móviles: algunos los prefieren.',
    vpn: 'Apaga las VPN, allí y aquí.',
    otherAddress: 'Este equipo tiene varias direcciones. Prueba otra de las de arriba.',
    firewall:
      'Permite Hunch en el cortafuegos de aquí. Windows: haz que esta red sea privada. macOS: Privacidad y seguridad, Red local.',
    test: 'Probar la red',
    here: '¿No funciona nada? Pasa esta pantalla de mano en mano: “Persona aquí”.',
  },
  useAddress: 'Mostrar esta',
  useAddressOf: address => `Mostrar ${address} y su código QR, aquí y en todas las pantallas`,
  unreachable:
    'Este equipo no está en ninguna red, así que no puede entrar nadie más. Aun así todo el mundo puede jugar en esta pantalla.',
  seats: (fewest, most) => (fewest === most ? `${fewest} personas` : `De ${fewest} a ${most} personas`),
  playedTonight: 'jugado esta noche', // a game, at this table
  atThisScreen: 'en esta pantalla',
  guest: 'aquí',
  away: 'no está',
  computer: 'máquina',
  computerAt: level => `Máquina, nivel ${level.toLowerCase()}`,
  temperament: {
    careful: 'prudente',
    bold: 'audaz',
    chatty: 'locuaz',
    calm: 'apacible',
    merry: 'alegre',
    wry: 'mordaz',
  },
  freeChair: 'Sitio libre',
  waiting: 'espera a alguien',
  addPerson: 'Persona aquí',
  addPersonTo: shape => `Sentar a una persona ante esta pantalla: ${shape}`,
  addAnother: 'Otra persona en esta pantalla',
  arrangesMeanwhile: 'Quien abrió la mesa no está. Hasta que vuelva, quienes están sentados aquí pueden organizarla.',
  addComputer: 'Máquina',
  addComputerTo: shape => `Sentar a una máquina: ${shape}`,
  remove: 'Quitar el sitio',
  removeOne: shape => `Quitar el sitio: ${shape}`,
  freeIt: 'Liberar el sitio',
  freeOne: name => `Liberar el sitio de ${name}`,
  standUp: 'Levantarse',
  freeSure: name => `¿Liberar el sitio de ${name}?`,
  freeAbout: playing =>
    playing
      ? 'Ese sitio de la partida se pierde, y la máquina sigue jugando.'
      : 'Con el código de mesa es posible volver a sentarse.',
  standUpOne: name => `Levantarse como ${name}`,
  nameOf: shape => `Nombre del sitio: ${shape}`,
  addChair: 'Añadir un sitio',
  notebook: 'Libreta',
  notebookAbout: 'Cada cual tiene la suya, y nadie más la ve. Siempre puedes escribir en ella.',
  notebookValue: { facts: 'Apunta lo que se te dice', proof: 'Demuestra lo que se deduce', blank: 'Vacía' },
  notebookDetail: {
    facts: 'Hunch marca en ella lo que a tu propio sitio se le dijo o se le mostró.',
    proof:
      'Hunch marca en ella todo lo que se deduce de lo que a tu propio sitio se le dijo o se le mostró, y dice por qué.',
    blank: 'Hunch te la deja a ti.',
  },
  hints: 'Ayudas',
  hintsAbout:
    '¿No avanzas? Hunch dice qué podrías deducir de lo que sabe tu propio sitio, y si preguntas otra vez, por qué.',
  hintsValue: { yes: 'Si se piden', no: 'Ninguna' },
  level: name => `Qué tal juega ${name}`,
  levelValue: { easy: 'Fácil', normal: 'Normal', sharp: 'Experto' },
  start: 'Empezar la partida',
  startWith: players => `Empezar con ${players} en la mesa`,
  startAgain: 'Empezar la siguiente partida',
  startAgainWith: players => `Empezar la siguiente con ${players} en la mesa`,
  missing: {
    'too-few': (lacking, fewest) =>
      `Ocupa ${lacking === 1 ? 'un sitio más' : `${lacking} sitios más`}: este juego necesita al menos ${fewest}.`,
    'too-many': most => `Este juego admite ${most} sitios como mucho: libera uno.`,
    'people-only':
      'Con estas opciones solo pueden jugar personas: sienta a una en lugar de la máquina, o elige otras opciones.',
  },
  absent: {
    title: names => `${listNames(names)} no ${names.length === 1 ? 'está' : 'están'} aquí`,
    about: 'Quizá solo se ha bloqueado un teléfono. La partida espera a toda la gente que tiene cartas.',
    wait: 'Esperar un momento',
    without: names => `Empezar sin ${listNames(names)}`,
    withThem: names => `Empezar, con cartas para ${listNames(names)}`,
  },
  waitForHost: 'La partida se empieza desde el equipo anfitrión.',
  stopped: 'La partida se ha parado y no cuenta.',
  youSit: 'Ya tienes sitio. La partida empieza en esta pantalla en cuanto se inicie desde el equipo anfitrión.',
  leave: 'Inicio',
}
