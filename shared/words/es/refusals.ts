// What a screen says when the host refuses something or cannot read a table, in Spanish.
import type { Translation } from '../language.ts'
import type * as english from '../en/refusals.ts'

/** Refusals: each says what to do. */
export const refusalWords: Translation<typeof english.refusalWords> = {
  unreadable: 'Ese mensaje no se pudo leer. Recarga la página e inténtalo de nuevo.',
  'too-long': 'Ese mensaje es demasiado largo. Envía como mucho 16\u00a0KiB.',
  'too-often': 'Demasiados mensajes no se pudieron leer. Recarga la página para volver.',
  protocol:
    'El equipo anfitrión usa otra versión de Hunch. Instala la misma versión en los dos equipos o recarga la página.',
  'hello-first': 'Saluda primero con “hello”.',
  'hello-once': 'Ya hay conexión. Recarga la página para conectar de nuevo.',
  crowded: 'Aquí miran ya demasiadas pantallas. Cierra una de ellas y recarga esta página.',
  'wrong-code': 'Ese no es el código de esta mesa. Busca las cuatro letras en la pantalla del equipo anfitrión.',
  'too-many-codes':
    'Aquí se probaron demasiados códigos equivocados. Escanea el código QR de la pantalla anfitriona o espera un rato.',
  full: 'Todos los sitios están ocupados. Pide que añadan uno en el equipo anfitrión.',
  taken: 'Ahí ya hay alguien. Elige otro sitio.',
  'under-way': 'Hay una partida en marcha. Puedes mirar ahora y sentarte cuando acabe.',
  'not-yours': 'Ese sitio no es tuyo. Juega desde la pantalla que lo tiene.',
  'not-the-host': 'Eso solo se puede hacer desde el equipo anfitrión. Pídelo allí.',
  'no-table': 'Aquí no hay ninguna mesa abierta. Pide que abran una en el equipo anfitrión.',
  'no-game': 'No hay ninguna partida en marcha. Empieza una primero.',
  'no-such-chair': 'Esta mesa no tiene ese sitio. Elige otro.',
  'no-such-game': 'Este Hunch no tiene ese juego. Elige uno de la lista.',
  'no-such-record': 'El registro de esa partida ya no está aquí. Elige otro.',
  'no-such-table': 'Esa mesa ya no está. Elige otra.',
  'too-many-tables': 'Aquí hay ya muchísimas mesas abiertas. Cierra una para dejar lugar a la siguiente.',
  'bad-options': 'Esas opciones no van con este juego. Elige entre las que se ofrecen.',
  damaged: 'El diario de esa mesa está dañado y no se pudo salvar nada de él. Abre una mesa nueva.',
  'cannot-start': 'La partida aún no puede empezar. Mira lo que falta en el botón de empezar.',
  stale: 'La mesa ya ha avanzado. Mira otra vez y elige de nuevo.',
  'no-way-back': 'Esta jugada ya no se puede deshacer. Sigue desde aquí.',
  dealing: 'Se están repartiendo las cartas. Un momento.',
  'not-offered': 'Eso no se puede hacer ahora. Elige una de las jugadas de tu pantalla.',
  'nobody-away': 'En ese sitio hay alguien. La máquina solo juega por quien no está.',
  'people-only':
    'Con estas opciones solo pueden jugar personas. Elige otras opciones, o deja que se siente ahí una persona.',
  'not-away': 'Ese sitio solo se puede pedir mientras no haya nadie en él.',
  'saw-another-hand': 'Este dispositivo ha visto otra mano en esta partida. Mira hasta que acabe y siéntate después.',
  'no-such-request': 'Eso ya quedó resuelto.',
  'display-only': 'Esta pantalla solo muestra la mesa. Juega desde la pantalla que tiene tu sitio.',
  'too-many-notes': 'Esta libreta está llena. Borra algo primero.',
  'too-many-pauses':
    'Has pausado la partida muchas veces seguidas. Espera un minuto, o pide a otra persona que la pause.',
  'too-many-reactions': 'Eso fue mucho de una vez. Espera un momento.',
  paused: 'La partida está en pausa. Pulsa “Seguir” cuando esté todo el mundo y haz entonces tu jugada.',
  'no-more-time': 'No hay más tiempo para esta jugada. Hazla con el que queda.',
  'not-out': 'Esa persona aún tiene tiempo. Espera a que se apague la lámpara.',
  'sent-away':
    'El equipo anfitrión ha despedido a este dispositivo por esta noche. ¿Fue un error? Pide volver allí y recarga esta página.',
  'nobody-to-send':
    'Solo se puede despedir al dispositivo de otra persona, mientras tenga un sitio. Mira otra vez quién está ahí.',
  moving: 'Esta mesa se está mudando a otro equipo. Espera un momento e inténtalo de nuevo.',
  'no-such-address': 'Este equipo ya no tiene esa dirección. Elige una de las que figuran ahora.',
  'no-answer': 'Nadie respondió en esa dirección. ¿Está Hunch abierto allí, en la misma red? La mesa se queda aquí.',
  'not-awaited': 'Esas no son las letras del otro equipo. Haz que muestre otras y escríbelas. La mesa se queda aquí.',
  'same-host': 'Esa es la dirección de este mismo equipo. Escribe la que muestra el otro. La mesa se queda aquí.',
  'there-already': 'El otro equipo ya tiene esta mesa. Borra primero allí la antigua. La mesa se queda aquí.',
  'crowded-there':
    'En el otro equipo hay ya muchísimas mesas abiertas. Cierra primero una allí. La mesa se queda aquí.',
  'disk-there':
    'La mesa no se pudo escribir en el disco del otro equipo. Libera espacio allí e inténtalo de nuevo. La mesa se queda aquí.',
  'unlike-there':
    'El otro equipo no juega esta mesa igual que este. Instala la misma versión de Hunch en los dos. La mesa se queda aquí.',
  fault: 'Hunch cometió aquí un error propio. Prueba de otra manera; el registro del equipo anfitrión dice más.',
  disk: 'La jugada no se pudo escribir en el disco del equipo anfitrión. Libera espacio allí e inténtalo de nuevo.',
}
