// Answers for: the first page, and sitting down at a table, in German.
import type { Translation } from '../language.ts'
import type * as english from '../en/home.ts'
import { listNames } from './grammar.ts'

/** The first page. */
export const home: Translation<typeof english.home> = {
  title: 'Hunch',
  motto: 'Deduktionsspiele mit verdeckten Karten, für alle im Raum.',
  host: 'Tisch eröffnen',
  hostAbout: 'Die anderen spielen mit dem Handy oder ihrem eigenen Hunch mit.',
  screen: 'An diesem Gerät spielen',
  screenAbout: 'Alle sind hier, ein Bildschirm geht reihum. Ein Vorhang hütet die Geheimnisse.',
  watch: 'Den Tisch hier zeigen',
  watchAbout: 'Für den Fernseher oder die Tischmitte: nur, was alle sehen dürfen.',
  watchAnother: 'Den Tisch auf einem anderen Bildschirm zeigen',
  join: 'An einem Tisch mitspielen',
  joinThis: 'An diesem Tisch mitspielen',
  watchThis: 'Am Tisch zuschauen',
  searching: 'In diesem Netz wird nach Tischen gesucht\u00a0…',
  searchingAbout: 'Tische erscheinen hier von selbst. Wenn eurer fehlt, gib die Adresse von seinem Bildschirm ein.',
  address: 'Adresse des Tischs',
  addressHint: 'zum Beispiel 192.168.0.12:4680',
  goThere: 'Zum Tisch',
  badAddress: 'Gib die Adresse so ein, wie sie am Bildschirm des Tischs steht, zum Beispiel 192.168.0.12:4680.',
  free: count => (count === 0 ? 'kein Platz frei' : count === 1 ? '1 Platz frei' : `${count} Plätze frei`),
  taken: count => `${count} besetzt`,
  phase: { lobby: 'wartet auf Mitspielende', playing: 'Spiel läuft', over: 'zwischen zwei Spielen' },
  otherProtocol:
    'An diesem Tisch läuft eine andere Version von Hunch. Installiere auf beiden Geräten dieselbe, um mitzuspielen.',
  continue: 'Fortsetzen',
  continueAbout: 'Tische, die vor dem Ende verlassen wurden.',
  resume: name => `„${name}“ fortsetzen`,
  forget: 'Löschen',
  forgetOne: name => `„${name}“ löschen`,
  forgetSure: name => `„${name}“ löschen?`,
  forgetAbout: 'Die Spiele und der Punktestand dieses Tischs sind dann endgültig weg.',
  damaged: 'Beschädigt',
  open: 'Dein Tisch ist offen',
  atTable: 'Du sitzt an einem Tisch',
  tableHere: 'Hier ist ein Tisch offen',
  back: name => `Zurück zu „${name}“`,
  leave: 'Verlassen',
  nobodyOpen: 'Hier ist noch kein Tisch offen.',
  nobodyOpenAbout:
    'Sobald jemand an diesem Rechner einen eröffnet, kannst du dich setzen. Diese Seite merkt es von selbst.',
  playerName: nth => `Person ${nth}`,
}

/** Sitting down as a guest. */
export const join: Translation<typeof english.join> = {
  title: 'Setz dich dazu',
  at: '·',
  name: 'Dein Name',
  nameHint: 'Wie nennt man dich?',
  code: 'Tischcode',
  codeHint: 'Die vier Buchstaben vom Gastgeber-Rechner',
  sit: 'Hinsetzen',
  sitAs: name => `Als ${name} hinsetzen`,
  chairs: 'Wähle Farbe und Form oder nimm die erste',
  chairFree: (shape, name) => (name === '' ? shape : `${shape}, Platz von ${name}`),
  chairTaken: name => `Hier sitzt ${name}`,
  full: 'Alle Plätze sind besetzt.',
  fullAbout: 'Bitte am Gastgeber-Rechner um einen weiteren. Diese Seite merkt es von selbst.',
  underWay: 'Ein Spiel läuft gerade.',
  underWayAbout:
    'Wenn es vorbei ist, kannst du dich setzen. Bis dahin kannst du zuschauen und siehst, was alle am Tisch sehen.',
  watch: 'Beim Spiel zuschauen',
  away: 'Warst du schon dabei?',
  awayAbout: 'Diese Plätze gehören zu einem anderen Gerät. Bitte um deinen, und jemand am Tisch stimmt zu.',
  request: name => `Ich bin ${name}, das ist mein Platz`,
  asked: name => `Die anderen werden gefragt, ob du ${name} bist. Diese Seite merkt es von selbst.`,
  needName: 'Gib zuerst deinen Namen ein.',
  tooLong: most => `Namen haben höchstens ${most} Zeichen. Kürze ihn ein wenig.`,
  yours: 'ein Platz ist frei: deiner',
  needCode: 'Gib zuerst den Tischcode ein: die vier Buchstaben vom Gastgeber-Rechner.',
}

/** Finished games, on the first page. */
export const pastGames: Translation<typeof english.pastGames> = {
  nobodyWon: 'Niemand hat gewonnen',
  wonBy: names => `${listNames(names)} ${names.length === 1 ? 'hat' : 'haben'} gewonnen`,
  past: 'Frühere Spiele',
  pastAbout: 'Beendete Spiele von diesem Rechner.',
  one: (game, when) => `Rückblick auf ${game}, ${when}`,
  discard: 'Löschen',
  discardOne: (game, when) => `${game} löschen, ${when}`,
  discardSure: 'Dieses Spiel löschen?',
  discardAbout: 'Die Aufzeichnung ist dann endgültig weg. Der Punktestand des Abends bleibt.',
  open: 'Gespeichertes Spiel öffnen',
  lookShort: 'Rückblick',
  tooBig: 'Diese Datei ist zu groß für ein Spiel.',
}
