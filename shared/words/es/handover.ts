// What the owners of two hosts read while one hands a table over to the other, in Spanish.
import type { Translation } from '../language.ts'
import type * as english from '../en/handover.ts'

export const handoverWords: Translation<typeof english.handoverWords> = {
  give: {
    title: 'Ceder esta mesa',
    about:
      'La mesa se muda a otro equipo de esta red: la partida, las notas y los sitios van con ella, y todo el mundo la sigue sin hacer nada.',
    how: 'En el otro equipo, pulsa “Recibir una mesa” en la página de inicio de Hunch. Muestra una dirección y cuatro letras.',
    whose:
      'Desde entonces la mesa es de ese equipo: quien lo tenga la organiza y podría leer todas las manos en su disco, como tú ahora.',
    address: 'Dirección del otro equipo',
    addressHint: '192.168.1.7:4680',
    badAddress: 'Escribe la dirección tal como la muestra el otro equipo.',
    code: 'Las cuatro letras que muestra',
    badCode: 'Escribe las cuatro letras que muestra el otro equipo.',
    deed: 'Ceder',
    asking: 'Preguntando al otro equipo…',
    moving: 'La mesa se está mudando…',
    awaited: 'La mesa ya es del otro equipo. Esperando a que la abra…',
    unanswered:
      'El otro equipo lleva un rato sin responder. Mira primero allí: si la mesa está abierta en él, no debe seguir también aquí.',
    reclaim: 'Allí no está abierta: recuperarla',
    reclaiming: 'Preguntando otra vez al otro equipo…',
  },
  take: {
    title: 'Recibir una mesa',
    about:
      'Una mesa de otro equipo de esta red sigue aquí: llegan con ella su partida, sus notas y sus sitios. Desde entonces es tuya.',
    how: 'En el otro equipo hay que elegir “Ceder la mesa” y escribir esto:',
    address: 'Dirección',
    code: 'Letras',
    once: 'Las letras sirven una sola vez, durante diez minutos.',
    coming: 'La mesa está llegando…',
    here: 'La mesa está aquí. Todo el mundo la sigue sin hacer nada.',
    failed: 'La mesa no llegó y se queda donde estaba. El otro equipo dice por qué.',
    guessed: 'Se escribieron letras equivocadas demasiadas veces, así que estas ya no sirven. Muestra otras nuevas.',
    stopped: 'Estas letras ya no sirven.',
    again: 'Mostrar letras nuevas',
    goThere: 'Ir a la mesa',
  },
}
