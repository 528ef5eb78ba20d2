// The words of the lobby, in German.
import type { AddressReason, InterfaceKind } from '../../wire/index.ts'
import type { Translation } from '../language.ts'
import type * as english from '../en/lobby.ts'
import { listNames } from './grammar.ts'
import { groupSizePhrase } from './verbs.ts'

/** What a machine's address leads to. */
const CARDS: Readonly<Record<InterfaceKind, string>> = {
  wifi: 'WLAN',
  cable: 'Kabel',
  unnamed: 'Netzwerkkarte',
  tunnel: 'VPN',
  virtual: 'Virtuelle Maschinen',
  unconnected: 'Kein Router dort',
}

/** Why an address is given out. */
const REASONS: Readonly<Record<NonNullable<AddressReason['why']>, string>> = {
  chosen: 'von dir gewählt',
  visited: 'der Weg, auf dem andere kamen',
  tables: 'der Weg zu anderen Tischen',
  outward: 'der Weg dieses Rechners ins Internet',
}

/** The lobby. */
export const lobbyWords: Translation<typeof english.lobbyWords> = {
  qr: address => `QR-Code, der ${address} öffnet`,
  closeTableSure: 'Diesen Tisch schließen?',
  closeTableAbout: 'Alle verlassen ihn. Auf der Startseite geht es später weiter.',
  chairs: 'Am Tisch',
  game: 'Das Spiel',
  options: 'So wird gespielt',
  presets: 'Spielweisen mit Namen',
  preset: {
    first: { name: 'Erstes Spiel', about: 'Das Notizbuch schreibt mit, Tipps auf Nachfrage, leichte Computer.' },
    book: { name: 'Wie im Original', about: 'Ein leeres Notizbuch und keine Tipps.' },
    sharp: { name: 'Kluge Köpfe', about: 'Notizbücher, die alles folgern, keine Tipps, starke Computer.' },
  },
  more: 'Mehr Optionen',
  asUsual: 'alles wie üblich',
  chosen: (label, value) => `${label}: ${value}`,
  invitation: 'An diesem Tisch mitspielen',
  tableName: 'Name des Tischs',
  scan: 'Mit dem Handy scannen oder aufrufen:',
  code: 'Tischcode',
  sendLink: 'Per Chat oder Mail einladen',
  linkForBrowser: 'Link für einen Browser',
  linkForApp: 'Link für die Hunch-App',
  elsewhere: 'Weitere Adressen',
  addressReason: ({ card, why }) => (why === undefined ? CARDS[card] : `${CARDS[card]}, ${REASONS[why]}`),
  cannotJoin: {
    title: 'Jemand kommt nicht dazu?',
    noRouter: 'Dieser Rechner hat keinen Router gefunden. Verbinde ihn zuerst mit deinem WLAN oder einem Kabel.',
    sameNetwork: 'Ist das andere Gerät im selben WLAN wie dieser Rechner?',
    guestNetwork: 'Gast-WLANs trennen die Geräte voneinander. Nehmt das normale oder einen Handy-Hotspot für alle.',
    mobile: 'Schalte am Handy kurz die mobilen Daten aus: Manche nehmen lieber die.',
    vpn: 'Schaltet VPNs aus, dort und hier.',
    otherAddress: 'Dieser Rechner hat mehrere Adressen. Versucht eine andere von oben.',
    firewall:
      'Erlaube Hunch hier in der Firewall. Windows: Mach dieses Netzwerk zu einem privaten. macOS: Datenschutz & Sicherheit, Lokales Netzwerk.',
    test: 'Das Netz prüfen',
    here: 'Nichts hilft? Reicht diesen Bildschirm herum: „Person hier“.',
  },
  useAddress: 'Diese zeigen',
  useAddressOf: address => `${address} und ihren QR-Code zeigen, hier und auf jedem Bildschirm`,
  unreachable:
    'Dieser Rechner ist in keinem Netz, niemand sonst kann also mitspielen. An diesem Bildschirm könnt ihr trotzdem alle spielen.',
  seats: (fewest, most) => (fewest === most ? `${fewest} Personen` : `${fewest} bis ${most} Personen`),
  playedTonight: 'heute Abend gespielt', // a game, at this table
  atThisScreen: 'an diesem Bildschirm',
  guest: 'da',
  away: 'nicht da',
  computer: 'Computer',
  computerAt: level => `Computer, ${level.toLowerCase()}`,
  temperament: {
    careful: 'bedächtig',
    bold: 'kühn',
    chatty: 'redselig',
    calm: 'ruhig',
    merry: 'heiter',
    wry: 'verschmitzt',
  },
  freeChair: 'Freier Platz',
  waiting: 'wartet auf jemanden',
  addPerson: 'Person hier',
  addPersonTo: shape => `Eine Person an diesen Bildschirm setzen: ${shape}`,
  addAnother: 'Noch jemand an diesem Bildschirm',
  arrangesMeanwhile:
    'Wer den Tisch eröffnet hat, ist gerade weg. Bis dahin dürfen alle, die hier sitzen, den Tisch einrichten.',
  addComputer: 'Computer',
  addComputerTo: shape => `Einen Computer hinsetzen: ${shape}`,
  remove: 'Platz entfernen',
  removeOne: shape => `Platz entfernen: ${shape}`,
  freeIt: 'Platz freigeben',
  freeOne: name => `Den Platz von ${name} freigeben`,
  standUp: 'Aufstehen',
  freeSure: name => `Den Platz von ${name} freigeben?`,
  freeAbout: playing =>
    playing
      ? 'Der Platz in diesem Spiel geht verloren, und der Computer spielt weiter.'
      : 'Mit dem Tischcode kann man sich wieder setzen.',
  standUpOne: name => `Als ${name} aufstehen`,
  nameOf: shape => `Name zur Form ${shape}`,
  addChair: 'Noch ein Platz',
  notebook: 'Notizbuch',
  notebookAbout: 'Alle haben eins, das sonst niemand sieht. Hineinschreiben kannst du immer auch selbst.',
  notebookValue: { facts: 'Notiert, was du erfährst', proof: 'Beweist, was daraus folgt', blank: 'Leer' },
  notebookDetail: {
    facts: 'Hunch trägt ein, was dir gesagt oder gezeigt wurde.',
    proof: 'Hunch trägt alles ein, was aus dem folgt, was dir gesagt oder gezeigt wurde, und sagt, warum.',
    blank: 'Hunch überlässt es dir.',
  },
  hints: 'Tipps',
  hintsAbout:
    'Kommst du nicht weiter? Hunch sagt, was du aus dem folgern kannst, was du weißt – und auf Nachfrage, warum.',
  hintsValue: { yes: 'Auf Nachfrage', no: 'Keine' },
  level: name => `Wie gut ${name} spielt`,
  levelValue: { easy: 'Leicht', normal: 'Normal', sharp: 'Stark' },
  start: 'Spiel starten',
  startWith: players => `Jetzt ${groupSizePhrase(players)} starten`,
  startAgain: 'Nächstes Spiel starten',
  startAgainWith: players => `Nächstes Spiel ${groupSizePhrase(players)} starten`,
  missing: {
    'too-few': (lacking, fewest) =>
      `Besetze noch ${lacking === 1 ? 'einen Platz' : `${lacking} Plätze`}: Dieses Spiel braucht mindestens ${fewest} am Tisch.`,
    'too-many': most => `Dieses Spiel geht mit höchstens ${most} am Tisch: Mach einen Platz frei.`,
    'people-only':
      'So eingestellt können nur Menschen spielen: Setze jemanden auf den Platz des Computers oder stelle das Spiel anders ein.',
  },
  absent: {
    title: names => `${listNames(names)} ${names.length === 1 ? 'ist' : 'sind'} nicht da`,
    about: 'Vielleicht ist nur ein Handy gesperrt. Das Spiel wartet auf alle, die Karten haben.',
    wait: 'Kurz warten',
    without: names => `Ohne ${listNames(names)} anfangen`,
    withThem: names => `Anfangen, mit Karten für ${listNames(names)}`,
  },
  waitForHost: 'Los geht es am Rechner des Gastgebers.',
  stopped: 'Das Spiel wurde abgebrochen und zählt nicht.',
  youSit:
    'Du sitzt am Tisch. Das Spiel beginnt auf diesem Bildschirm, sobald es am Rechner des Gastgebers gestartet wird.',
  leave: 'Startseite',
}
