// The words of a table display, in French.
import type { Translation } from '../language.ts'
import type * as english from '../en/display.ts'
import { listNames } from './grammar.ts'

export const tableDisplayWords: Translation<typeof english.tableDisplayWords> = {
  turn: 'Tourner la table',
  join: 'Scanne pour jouer',
  joinShort: 'jouer',
  orOpen: 'ou ouvre',
  code: 'code',
  codeElsewhere: 'L’hôte peut te dire le code.',
  unreachable:
    'L’ordinateur de l’hôte n’est sur aucun réseau, personne d’autre ne peut encore se connecter. Sur l’ordinateur lui-même, tout le monde peut jouer.',
  free: 'une place libre',
  welcome: name => `Bonjour ${name} !`,
  needed: players =>
    players === 1 ? 'Encore une personne, et on peut commencer.' : `Encore ${players} personnes, et on peut commencer.`,
  waitingFor: names => `On attend ${listNames(names)}.`,
  startWithRoom: chairs =>
    chairs === 1 ? 'L’hôte peut commencer. Il reste une place.' : `L’hôte peut commencer. Il reste ${chairs} places.`,
  ready: 'Tout le monde est là. L’hôte peut commencer.',
  watch: 'Pour regarder, ouvre',
  mayGoDark: 'Cet écran peut s’éteindre tout seul. Ses réglages permettent de le laisser allumé.',
  closed: 'Pas encore de table ouverte.',
  closedAbout: 'Cet écran la montre dès que quelqu’un en ouvre une.',
  connecting: 'Recherche de la table…',
  away: 'pas là',
}
