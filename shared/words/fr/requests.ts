// Requests that others at the table must agree to, in French.
import type { Translation } from '../language.ts'
import type * as english from '../en/requests.ts'
import { withDe, listNames } from './grammar.ts'

/** Requests that others must agree to. */
export const requestWords: Translation<typeof english.requestWords> = {
  seat: name => `Un autre appareil demande la place ${withDe(name)}. Est-ce bien ${name} ?`,
  newcomer: (name, whose) => `${name} aimerait continuer à la place ${withDe(whose)}, avec la main laissée là.`,
  mySeat: name => `Tu as demandé la place ${withDe(name)}. Quelqu’un à la table doit donner son accord.`,
  code: 'Un écran montre cette table. Peut-il montrer aussi le code ?',
  mine: {
    free: 'Tu veux libérer cette place. Il faut l’accord des autres.',
    start: 'Tu veux donner les cartes. Il faut l’accord des autres.',
    lobby: 'Tu veux arrêter la partie. Il faut l’accord des autres.',
  },
  others: {
    free: (who, whose) => `${wants(who)} libérer la place ${withDe(whose)}.`,
    start: who => `${wants(who)} donner les cartes.`,
    lobby: who => `${wants(who)} arrêter la partie ici.`,
  },
  progress: (agreed, needed) => `${agreed} sur ${needed} d’accord.`,
  soon: 'Assez de monde est d’accord. Cela peut prendre une minute.',
  agree: 'D’accord',
  decline: 'Non',
  takeBack: 'Retirer',
}

function wants(who: readonly string[]): string {
  return `${listNames(who)} ${who.length === 1 ? 'veut' : 'veulent'}`
}
