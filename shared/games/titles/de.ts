// The titles and short descriptions of all games, available before a game is loaded, in German.
import { gameTitles as english } from './en.ts'
import type { GameTitles } from './title.ts'

export const gameTitles: GameTitles = {
  ...english,
  'mind-reader': {
    title: 'Mind Reader',
    tagline: 'Alle verstecken eine Karte. Nenne die der anderen, bevor jemand deine nennt.',
    goodFor: 'Gut für den ersten Abend: kurze Fragen, und bei jeder Antwort hören alle zu.',
  },
  'missing-persons': {
    title: 'Missing Persons',
    tagline: 'Ihr versteckt jeweils eine Karte. Frag dich zur Karte des anderen durch.',
    goodFor: 'Gut für zwei, die sich gern ein Frageduell liefern.',
  },
  'piecepack-deduction': {
    title: 'Deduction (Piecepack)',
    short: 'Das fehlende Plättchen',
    tagline: 'Ein Plättchen fehlt. Frag die anderen aus und nenne es zuerst.',
    goodFor: 'Gut für alle, die gern aus den Fragen der anderen lernen.',
  },
  precognition: {
    title: 'Precognition',
    tagline: 'Sag voraus, wie die Reihe steigt und fällt, und hilf dann nach.',
    goodFor: 'Gut für alle mit Nerven und Gespür für den rechten Moment.',
  },
  'communal-deduction': {
    title: 'Deduction (gemeinsam)',
    short: 'Die gesuchte Karte',
    tagline: 'Eine Karte ist versteckt. Ihr habt die Indizien. Findet sie zusammen.',
    pieces: 'Einzelkarten zeigen ein Merkmal, Dreierkarten alle drei.',
    goodFor: 'Gut für ein Team, das einen Fall gemeinsam löst.',
  },
  blank: { title: 'Blank', tagline: 'Das kleinste Spiel, zum Ausprobieren.', goodFor: 'Gut zum Ausprobieren.' },
  'high-card': {
    title: 'Höchste Karte',
    tagline: 'Alle legen zugleich eine Karte. Die höchste nimmt die Runde.',
    goodFor: 'Gut, um zu sehen, wie ein Spiel in Runden geschrieben wird.',
  },
}
