// What the app says outside its pages: menus, dialogs and its icon in the dock, in German.
import type { DesktopWords } from '../words.ts'

export const desktopWords: DesktopWords = {
  title: 'Hunch',
  ok: 'OK',
  cancel: 'Abbrechen',

  // Menus
  file: 'Datei',
  openGame: 'Gespeichertes Spiel öffnen …',
  openRecent: 'Zuletzt geöffnet',
  noRecent: 'Noch keine',
  clearRecent: 'Liste leeren',
  savedGames: 'Gespeicherte Spiele',
  closeWindow: 'Fenster schließen',
  quit: 'Hunch beenden',
  edit: 'Bearbeiten',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  cut: 'Ausschneiden',
  copy: 'Kopieren',
  paste: 'Einfügen',
  selectAll: 'Alles auswählen',
  view: 'Ansicht',
  reload: 'Neu laden',
  actualSize: 'Originalgröße',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fullScreen: 'Vollbild',
  tvScreen: 'Bildschirm für den Fernseher',
  askForScreen: 'Jedes Mal fragen',
  developerTools: 'Entwicklerwerkzeuge',
  window: 'Fenster',
  minimize: 'Minimieren',
  zoom: 'Zoomen',
  bringAllToFront: 'Alle nach vorne bringen',
  services: 'Dienste',
  hide: 'Hunch ausblenden',
  hideOthers: 'Andere ausblenden',
  showAll: 'Alle einblenden',
  help: 'Hilfe',
  openLog: 'Fehlerprotokoll öffnen',
  licences: 'Lizenzen',
  about: 'Über Hunch',
  aboutText: 'Deduktionsspiele mit verdeckten Karten, für alle im Raum.',
  noLog: 'Es wurde kein Fehler gemeldet. Es gibt nichts zu öffnen.',

  // Starting
  noPages:
    'Die Seiten von Hunch lassen sich nicht anzeigen. Installiere Hunch noch einmal; wenn du es selbst gebaut hast, führe zuerst „npm run build“ aus.',
  noStart: why =>
    `Hunch konnte nicht starten: ${why}. Starte es noch einmal; wenn das nicht hilft, starte den Rechner neu.`,
  noPort: 'Alle Ports, die es nutzen könnte, sind belegt. Schließe ein anderes Programm und starte Hunch noch einmal.',
  noHost: why => `Es konnte nicht gestartet werden: ${why}`,

  // Leaving
  guests: count => (count === 1 ? 'Noch jemand sitzt an deinem Tisch.' : `${count} andere sitzen an deinem Tisch.`),
  guestsAbout:
    'Wenn Hunch schließt, ist das Spiel für alle unterbrochen. Es bleibt erhalten, und du kannst es später fortsetzen.',
  keepHosting: 'Offen lassen',
  close: 'Schließen',

  // When the window's page is in trouble
  crashed: 'Das Fenster ist abgestürzt',
  crashedAbout:
    'Dein Tisch läuft weiter, und nichts ist verloren. Lade das Fenster neu; wenn es wieder abstürzt, starte Hunch noch einmal.',
  hangs: 'Das Fenster antwortet nicht',
  hangsAbout: 'Warte noch ein wenig, oder lade es neu. Dein Tisch läuft weiter.',
  loadAgain: 'Neu laden',
  wait: 'Warten',

  // The TV
  whichScreen: 'Welcher Bildschirm zeigt den Tisch?',
  whichScreenAbout:
    'Alle sehen ihn; verdeckte Karten zeigt er nicht. Hunch merkt sich die Antwort; unter Ansicht › Bildschirm für den Fernseher kannst du sie ändern.',
  screen: (nth, label, width, height) => `${label === '' ? `Bildschirm ${nth}` : label} (${width} × ${height})`,
  dragToTv: 'Ziehe dieses Fenster auf den Fernseher und drücke dann F11',
  dragToTvAbout: 'Auf diesem System kann eine App den Bildschirm nicht selbst wählen.',

  // Saved games
  games: 'Gespeicherte Spiele von Hunch',
  notRead: name => `${name} lässt sich nicht öffnen`,
  notReadAbout: 'Vielleicht wurde die Datei verschoben oder gelöscht, oder sie ist kein gespeichertes Spiel von Hunch.',

  // While the app hosts with its window closed
  showTable: 'Tisch zeigen',
  stopHosting: 'Tisch schließen',
}
