// What pages say inside the app only: games opened from files, links from a chat, a table others cannot see, in French.
import type { DesktopPageWords } from '../words.ts'

export const desktopPageWords: DesktopPageWords = {
  silent: {
    network:
      'Les autres ne voient pas cette table dans leur liste : cet ordinateur n’est sur aucun réseau. Relie-le à ton Wi-Fi.',
    port: 'Les autres ne voient pas cette table dans leur liste : un autre programme garde le port 5353 pour lui. On peut quand même scanner ou taper l’adresse.',
    refused:
      'Les autres ne voient pas cette table dans leur liste : ce système tient Hunch à l’écart du réseau local. On peut quand même scanner ou taper l’adresse.',
  },
  why: 'Que faire',
  leaveFor: address => `Aller à la table à ${address} ?`,
  leaveForAbout:
    'Un lien t’a apporté cette invitation. Ta place à cette table reste à toi ; les autres devront peut-être t’attendre.',
  hostingAbout:
    'Un lien t’a apporté cette invitation. Ta propre table reste ouverte, et tu y reviens depuis la page d’accueil.',
  goThere: 'Y aller',
  badLink:
    'Ce lien ne mène à aucune table de ce réseau. Demande l’adresse sur l’écran de l’hôte, et tape-la sur la page d’accueil.',
  dropHere: 'Dépose ici une partie enregistrée pour la revoir',
  notOne: 'Dépose une seule partie à la fois.',
}
