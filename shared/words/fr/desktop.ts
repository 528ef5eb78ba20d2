// What the app says outside its pages: menus, dialogs and its icon in the dock, in French.
import type { DesktopWords } from '../words.ts'

export const desktopWords: DesktopWords = {
  title: 'Hunch',
  ok: 'OK',
  cancel: 'Annuler',

  // Menus
  file: 'Fichier',
  openGame: 'Ouvrir une partie enregistrée…',
  openRecent: 'Ouvrir une partie récente',
  noRecent: 'Aucune pour l’instant',
  clearRecent: 'Effacer la liste',
  savedGames: 'Parties enregistrées',
  closeWindow: 'Fermer la fenêtre',
  quit: 'Quitter Hunch',
  edit: 'Édition',
  undo: 'Annuler',
  redo: 'Rétablir',
  cut: 'Couper',
  copy: 'Copier',
  paste: 'Coller',
  selectAll: 'Tout sélectionner',
  view: 'Affichage',
  reload: 'Recharger',
  actualSize: 'Taille réelle',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  fullScreen: 'Plein écran',
  tvScreen: 'Écran pour la télé',
  askForScreen: 'Demander à chaque fois',
  developerTools: 'Outils de développement',
  window: 'Fenêtre',
  minimize: 'Réduire la fenêtre',
  zoom: 'Agrandir la fenêtre',
  bringAllToFront: 'Tout ramener au premier plan',
  services: 'Services',
  hide: 'Masquer Hunch',
  hideOthers: 'Masquer les autres',
  showAll: 'Tout afficher',
  help: 'Aide',
  openLog: 'Ouvrir le journal des erreurs',
  licences: 'Licences',
  about: 'À propos de Hunch',
  aboutText: 'Des jeux de déduction à cartes cachées, pour toute la pièce.',
  noLog: 'Aucune erreur n’a été signalée. Il n’y a rien à ouvrir.',

  // Starting
  noPages:
    'Les pages de Hunch ne peuvent pas s’afficher. Réinstalle Hunch ; si tu l’as construit toi-même, lance d’abord « npm run build ».',
  noStart: why => `Hunch n’a pas pu démarrer : ${why}. Relance-le ; si cela ne suffit pas, redémarre cet ordinateur.`,
  noPort: 'Tous les ports possibles sont pris. Ferme un autre programme, puis relance Hunch.',
  noHost: why => `Le démarrage n’a pas marché : ${why}`,

  // Leaving
  guests: count => (count === 1 ? 'Une autre personne est à ta table.' : `${count} autres personnes sont à ta table.`),
  guestsAbout:
    'Si Hunch se ferme, la partie s’arrête pour tout le monde. Elle est gardée, et tu peux la reprendre plus tard.',
  keepHosting: 'Laisser ouvert',
  close: 'Fermer',

  // When the window's page is in trouble
  crashed: 'La fenêtre s’est arrêtée',
  crashedAbout: 'Ta table continue, et rien n’est perdu. Recharge la fenêtre ; si elle s’arrête encore, relance Hunch.',
  hangs: 'La fenêtre ne répond pas',
  hangsAbout: 'Attends encore un peu, ou recharge-la. Ta table continue.',
  loadAgain: 'Recharger',
  wait: 'Attendre',

  // The TV
  whichScreen: 'Quel écran montre la table ?',
  whichScreenAbout:
    'Tout le monde le voit ; il ne montre les cartes de personne. Hunch retient la réponse ; Affichage › Écran pour la télé la change.',
  screen: (nth, label, width, height) => `${label === '' ? `Écran ${nth}` : label} (${width} × ${height})`,
  dragToTv: 'Glisse cette fenêtre sur la télé, puis appuie sur F11',
  dragToTvAbout: 'Sur ce système, une app ne peut pas choisir l’écran elle-même.',

  // Saved games
  games: 'Parties enregistrées de Hunch',
  notRead: name => `Impossible d’ouvrir ${name}`,
  notReadAbout: 'Ce fichier a peut-être été déplacé ou supprimé, ou ce n’est pas une partie enregistrée de Hunch.',

  // While the app hosts with its window closed
  showTable: 'Montrer la table',
  stopHosting: 'Fermer la table',
}
