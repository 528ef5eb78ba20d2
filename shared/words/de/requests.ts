// Requests that others at the table must agree to, in German.
import type { Translation } from '../language.ts'
import type * as english from '../en/requests.ts'
import { listNames } from './grammar.ts'

/** Requests that others must agree to. */
export const requestWords: Translation<typeof english.requestWords> = {
  seat: name => `An einem anderen Gerät bittet jemand um den Platz von ${name}. Ist das ${name}?`,
  newcomer: (name, whose) => `${name} möchte den Platz von ${whose} übernehmen, mit der verlassenen Hand.`,
  mySeat: name => `Du hast um den Platz von ${name} gebeten. Jemand am Tisch muss zustimmen.`,
  code: 'Ein Bildschirm zeigt diesen Tisch. Soll er auch den Tischcode zeigen?',
  mine: {
    free: 'Du möchtest diesen Platz freigeben. Die anderen müssen zustimmen.',
    start: 'Du möchtest austeilen. Die anderen müssen zustimmen.',
    lobby: 'Du möchtest zurück in die Lobby. Die anderen müssen zustimmen.',
  },
  others: {
    free: (who, whose) => `${wish(who)} den Platz von ${whose} freigeben.`,
    start: who => `${wish(who)} austeilen.`,
    lobby: who => `${wish(who)} hier aufhören und zurück in die Lobby.`,
  },
  progress: (agreed, needed) => `${agreed} von ${needed} ${agreed === 1 ? 'stimmt' : 'stimmen'} zu.`,
  soon: 'Genug stimmen zu. Es kann eine Minute dauern.',
  agree: 'Ja',
  decline: 'Nein',
  takeBack: 'Zurücknehmen',
}

function wish(who: readonly string[]): string {
  return `${listNames(who)} ${who.length === 1 ? 'möchte' : 'möchten'}`
}
