// The owner’s page on how the host is doing, in German.
import type { Translation } from '../language.ts'
import type * as english from '../en/status.ts'

export const hostStatusWords: Translation<typeof english.hostStatusWords> = {
  title: 'Wie es dem Gastgeber geht',
  about: 'Diese Seite siehst nur du: Die Tische liegen auf deinem Rechner.',
  uptime: 'Läuft seit',
  hours: (hours, minutes) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  memory: 'Speicher',
  megabytes: count => `${count} MB`,
  faults: 'Fehler des Programms',
  faultsAbout: 'Mehr sagt das Protokoll: hunch host --log',
  screens: 'Bildschirme',
  tables: 'Offene Tische',
  none: 'Keine.',
  code: 'Tischcode',
  here: 'Da',
  away: 'Weg',
  nobody: 'niemand',
  watching: count => (count === 1 ? '1 Bildschirm' : `${count} Bildschirme`),
  pause: {
    title: 'Pause für alle',
    about:
      'Jeder offene Tisch ruht, und jeder Bildschirm sagt es, bis du weiterspielen lässt. Wer an einem Tisch sitzt, kann dort schon vorher weiterspielen.',
    word: 'Ein Wort für alle, wenn du magst',
    example: 'Um neun geht es weiter',
    all: 'Alle Tische anhalten',
    goOn: 'An allen Tischen weiterspielen',
    paused: 'Von dir angehalten',
  },
  back: 'Zurück zur Startseite',
}
