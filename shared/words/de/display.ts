// The words of a table display, in German.
import type { Translation } from '../language.ts'
import { listNames } from './grammar.ts'
import type * as english from '../en/display.ts'

export const tableDisplayWords: Translation<typeof english.tableDisplayWords> = {
  turn: 'Den Tisch drehen',
  join: 'Scannen und mitspielen',
  joinShort: 'mitspielen',
  orOpen: 'oder aufrufen:',
  code: 'Tischcode',
  codeElsewhere: 'Den Tischcode sagt euch der Gastgeber.',
  unreachable:
    'Der Rechner des Gastgebers ist in keinem Netz, noch kann also niemand sonst mitspielen. Am Rechner selbst könnt ihr alle spielen.',
  free: 'freier Platz',
  welcome: name => `Willkommen, ${name}!`,
  needed: players =>
    players === 1
      ? 'Sobald noch ein Platz besetzt ist, kann es losgehen.'
      : `Sobald noch ${players} Plätze besetzt sind, kann es losgehen.`,
  waitingFor: names => `Es ${names.length === 1 ? 'fehlt' : 'fehlen'} noch ${listNames(names)}.`,
  startWithRoom: chairs =>
    `Ihr seid genug. Los geht es am Rechner des Gastgebers. ${chairs === 1 ? 'Ein Platz ist' : `${chairs} Plätze sind`} noch frei.`,
  ready: 'Alle sind da. Los geht es am Rechner des Gastgebers.',
  watch: 'Zum Zuschauen:',
  mayGoDark: 'Dieser Bildschirm kann von selbst dunkel werden. Stell ihn so ein, dass er an bleibt.',
  closed: 'Noch ist kein Tisch offen.',
  closedAbout: 'Sobald jemand einen eröffnet, ist er hier zu sehen.',
  connecting: 'Der Tisch wird gesucht\u00a0…',
  away: 'nicht da',
}
