// The owner’s page on how the host is doing, in French.
import type { HostStatusWords } from '../words.ts'

export const hostStatusWords: HostStatusWords = {
  title: 'Comment va l’hôte',
  about: 'Personne d’autre ne voit cette page : l’hôte est à toi.',
  uptime: 'En marche depuis',
  hours: (hours, minutes) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  memory: 'Mémoire',
  megabytes: count => `${count} Mo`,
  faults: 'Erreurs du programme',
  faultsAbout: 'Le journal en dit plus : hunch host --log',
  screens: 'Écrans',
  tables: 'Tables ouvertes',
  none: 'Aucune.',
  code: 'Code de la table',
  here: 'Ici',
  away: 'Pas là',
  nobody: 'personne',
  watching: count => (count === 1 ? '1 écran' : `${count} écrans`),
  pause: {
    title: 'Une pause générale',
    about:
      'Toutes les tables ouvertes sont en pause, et tous les écrans le disent, jusqu’à ce que tu continues. Chaque table peut continuer plus tôt.',
    word: 'Un mot pour tout le monde, si tu veux',
    example: 'On reprend à 21 h',
    all: 'Mettre toutes les tables en pause',
    goOn: 'Continuer à toutes les tables',
    paused: 'En pause, par toi',
  },
  back: 'Retour à l’accueil',
}
