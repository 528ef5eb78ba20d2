// What is wrong with a table whose journal cannot be read to its end, and what its players read, in German.
import type { Translation } from '../language.ts'
import type * as english from '../en/savedTables.ts'

/** Errors of a table whose journal cannot be read or played to the end. */
export const savedTableErrors: Translation<typeof english.savedTableErrors> = {
  damaged: (line, saved) =>
    saved === 0
      ? `Die Aufzeichnung ist in Zeile ${line} beschädigt, und nichts davor lässt sich retten.`
      : `Die Aufzeichnung ist in Zeile ${line} beschädigt. ${stepsSaved(saved)}`,
  missing: () => 'Die Aufzeichnung ist aus dem Datenordner verschwunden. Leg die Datei zurück, falls du sie hast.',
  unplayable: (line, saved) =>
    `Bei Zeile ${line} der Aufzeichnung hat Hunch einen Fehler gemacht; mehr steht im Protokoll. ${saved === 0 ? 'Nichts davor lässt sich retten.' : stepsSaved(saved)}`,
}

/** Messages to the players of a table of which the host has lost something. */
export const lostTableWords: Translation<typeof english.lostTableWords> = {
  gone: name =>
    `${yourTable(name)} ist verloren: Der Rechner des Gastgebers kann seine Aufzeichnung nicht mehr lesen. Bitte setz dich an einen neuen Tisch.`,
  closed: name =>
    `${yourTable(name)} ist auf dem Rechner des Gastgebers beschädigt worden. Bitte dort darum, ihn fortzusetzen: Was vor dem Schaden liegt, lässt sich retten.`,
  seat: name =>
    `${yourTable(name)} ist auf dem Rechner des Gastgebers beschädigt worden und ohne deinen Platz zurückgekommen. Bitte setz dich noch einmal hin.`,
  dismiss: 'Alles klar',
}

function yourTable(name: string): string {
  return name === '' ? 'Dein Tisch' : `Dein Tisch „${name}“`
}

function stepsSaved(saved: number): string {
  return saved === 1 ? 'Der eine Schritt davor lässt sich retten.' : `Die ${saved} Schritte davor lassen sich retten.`
}
