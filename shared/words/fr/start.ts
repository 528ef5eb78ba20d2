// What `npm start` says when it cannot open its window: the obstacle, and what to type, in French.
import type { NpmStartWords } from '../words.ts'

export const npmStartWords: NpmStartWords = {
  asked: 'Hunch démarre sans fenêtre, comme demandé.',
  noDisplay: 'Il n’y a pas d’écran ici : Hunch démarre sans fenêtre. Ouvre-le dans un navigateur.',
  noRuntime: 'Electron n’existe pas pour ce système : Hunch démarre sans fenêtre. Ouvre-le dans un navigateur.',
  fetching: 'Téléchargement d’Electron, une seule fois. Il fait environ 100 Mo…',
  fetchFailed:
    'Electron n’a pas pu être téléchargé. Regarde si cet ordinateur est en ligne, puis tape de nouveau « npm start ». Si ton réseau a besoin d’un proxy, règle d’abord HTTPS_PROXY.',
  noWindow: how => `La fenêtre n’a pas pu s’ouvrir (${how}) : Hunch démarre sans elle. Ouvre-le dans un navigateur.`,
  status: status => `fin avec le code ${status}`,
  signal: signal => `fin par ${signal}`,
  noSandbox: helper =>
    [
      'Ce système interdit aux programmes comme Electron le bac à sable qui sépare les pages du système. Pour l’autoriser à Hunch, tape :',
      `  sudo chown root "${helper}"`,
      `  sudo chmod 4755 "${helper}"`,
      'Puis tape de nouveau « npm start ».',
    ].join('\n'),
  asRoot: 'Electron n’ouvre pas de fenêtre pour root. Démarre Hunch avec ton propre compte : enlève « sudo ».',
  lostWindow: 'La fenêtre s’est fermée trop tôt. Tape « npm start » pour la rouvrir : tes tables sont gardées.',
}
