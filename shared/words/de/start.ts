// What `npm start` says when it cannot open its window: the obstacle, and what to type, in German.
import type { NpmStartWords } from '../words.ts'

export const npmStartWords: NpmStartWords = {
  asked: 'Hunch startet wie gewünscht ohne Fenster.',
  noDisplay: 'Hier gibt es keinen Bildschirm, deshalb startet Hunch ohne Fenster. Öffne es stattdessen im Browser.',
  noRuntime:
    'Electron ist hier nicht zu bekommen, deshalb startet Hunch ohne Fenster. Öffne es stattdessen im Browser.',
  fetching: 'Electron wird einmal geladen, etwa 100 MB …',
  fetchFailed:
    'Electron konnte nicht geladen werden. Sieh nach, ob dieser Rechner online ist, und gib dann noch einmal „npm start“ ein. Wenn dein Netz einen Proxy braucht, setze zuerst HTTPS_PROXY.',
  noWindow: how =>
    `Das Fenster ließ sich nicht öffnen (${how}), deshalb startet Hunch ohne eines. Öffne es stattdessen im Browser.`,
  status: status => `Ende mit ${status}`,
  signal: signal => `beendet durch ${signal}`,
  noSandbox: helper =>
    [
      'Dieses System verbietet Programmen wie Electron den Schutz, der Seiten vom System trennt. Um ihn für Hunch zu erlauben, gib ein:',
      `  sudo chown root "${helper}"`,
      `  sudo chmod 4755 "${helper}"`,
      'Gib dann noch einmal „npm start“ ein.',
    ].join('\n'),
  asRoot: 'Für root öffnet Electron kein Fenster. Starte Hunch als du selbst: lass „sudo“ weg.',
  lostWindow:
    'Das Fenster ist unerwartet zu Ende. Gib „npm start“ ein, um es wieder zu öffnen: Deine Tische sind noch da.',
}
