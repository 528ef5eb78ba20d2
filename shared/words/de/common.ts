// Words that every page needs, in German.
import type { Translation } from '../language.ts'
import type * as english from '../en/common.ts'

/** The names of the players' shapes, by avatar. */
export const playerShapeNames: Translation<typeof english.playerShapeNames> = [
  'Raute',
  'Kreis',
  'Dreieck',
  'Quadrat',
  'Stern',
  'Sechseck',
  'Kreuz',
  'Herz',
  'Mond',
  'Tropfen',
  'Ring',
  'Blitz',
  'Sanduhr',
]

/** The connection to the host. */
export const connectionLostWords: Translation<typeof english.connectionLostWords> = {
  since: time => `Keine Verbindung seit ${time}. Sie kommt von selbst zurück.`,
  tryNow: 'Verbinden',
  notSent: 'Keine Verbindung. Versuche es wieder, sobald sie da ist.',
  mayBeLost: 'Die Verbindung war weg. Sieh nach, ob deine letzte Änderung da ist.',
  missing: moves =>
    moves === 1
      ? 'Der Rechner des Gastgebers kam ohne den letzten Zug zurück. Macht ihn bitte noch einmal.'
      : `Der Rechner des Gastgebers kam ohne die letzten ${moves} Züge zurück. Macht sie bitte noch einmal.`,
  dismiss: 'In Ordnung',
  moving: 'Dieser Tisch zieht auf einen anderen Rechner um. Einen Moment …',
  awaited: 'Der Tisch gehört jetzt einem anderen Rechner. Sobald der antwortet, geht es weiter.',
  follows: 'Dem Tisch hinterher …',
  followsAbout: address =>
    `Er ist jetzt bei ${address}. Diese Seite geht von selbst dorthin, sobald der Rechner dort antwortet.`,
  left: address => `Der Tisch ist jetzt bei ${address}. Alle, die daran sitzen, sind mitgegangen.`,
  arrived: 'Der Tisch ist jetzt auf einem anderen Rechner. Alles ist, wo es war.',
}

/** Words that every page needs. */
export const commonWords: Translation<typeof english.commonWords> = {
  closeTable: 'Tisch schließen',
  unnamedTable: 'Küchentisch',
  handOver: 'Den Tisch übergeben\u00a0…',
  takeOver: 'Einen Tisch übernehmen\u00a0…',
  close: 'Schließen',
  cancel: 'Abbrechen',
  dismiss: 'Ausblenden',
  connecting: 'Der Tisch wird gesucht\u00a0…',
  noAnswer: address => `Noch keine Antwort von ${address}. Hunch versucht es weiter\u00a0…`,
  noAnswerAbout:
    'Ist Hunch dort offen? Sind beide Geräte im selben WLAN, keines im Gastnetz oder hinter einem VPN, mobile Daten aus? Die Startseite des Gastgebers kann das Netz prüfen: „Wenn jemand nicht dazukommt“.',
  goodNight: 'Gute Nacht, und danke fürs Mitspielen!',
  settings: 'Einstellungen',
  language: 'Sprache',
  partMissing: 'Dieser Seite fehlt ein Teil. Lade sie neu, oder starte Hunch auf dem Rechner des Gastgebers neu.',
  reload: 'Seite neu laden',
  backHome: 'Zurück zur Startseite',
  hostTrouble: 'Auf diesem Rechner lässt sich kein Tisch eröffnen.',
}
