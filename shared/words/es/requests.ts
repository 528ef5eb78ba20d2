// Requests that others at the table must agree to, in Spanish.
import type { Translation } from '../language.ts'
import type * as english from '../en/requests.ts'
import { listNames } from './grammar.ts'

/** Requests that others must agree to. */
export const requestWords: Translation<typeof english.requestWords> = {
  seat: name => `Alguien pide el sitio de ${name} desde otro dispositivo. ¿Es ${name}?`,
  newcomer: (name, whose) => `${name} querría seguir en el lugar de ${whose}, con la mano que quedó.`,
  mySeat: name => `Has pedido el sitio de ${name}. Alguien de la mesa tiene que aceptarlo.`,
  code: 'Una pantalla muestra esta mesa. ¿Dejar que muestre también el código?',
  mine: {
    free: 'Quieres liberar ese sitio. El resto tiene que aceptarlo.',
    start: 'Quieres repartir. El resto tiene que aceptarlo.',
    lobby: 'Quieres volver a la sala. El resto tiene que aceptarlo.',
  },
  others: {
    free: (who, whose) => `${wish(who)} liberar el sitio de ${whose}.`,
    start: who => `${wish(who)} repartir.`,
    lobby: who => `${wish(who)} parar aquí y volver a la sala.`,
  },
  progress: (agreed, needed) => `${agreed === 1 ? 'Acepta' : 'Aceptan'} ${agreed} de ${needed}.`,
  soon: 'Ya aceptan bastantes. Puede tardar un minuto.',
  agree: 'Aceptar',
  decline: 'No',
  takeBack: 'Retirarlo',
}

function wish(who: readonly string[]): string {
  return `${listNames(who)} ${who.length === 1 ? 'quiere' : 'quieren'}`
}
