// Words that every page needs, in French.
import type { Translation } from '../language.ts'
import type * as english from '../en/common.ts'

/** The names of the players' shapes, by avatar. */
export const playerShapeNames: Translation<typeof english.playerShapeNames> = [
  'losange',
  'cercle',
  'triangle',
  'carré',
  'étoile',
  'hexagone',
  'croix',
  'cœur',
  'lune',
  'goutte',
  'anneau',
  'éclair',
  'sablier',
]

/** The connection to the host. */
export const connectionLostWords: Translation<typeof english.connectionLostWords> = {
  since: time => `Pas de connexion depuis ${time}. Elle revient toute seule.`,
  tryNow: 'Réessayer',
  notSent: 'Pas de connexion. Réessaie dès qu’elle est revenue.',
  mayBeLost: 'La connexion a été coupée. Regarde si ton dernier changement est là.',
  missing: moves =>
    moves === 1
      ? 'L’hôte est revenu sans le dernier coup joué ici. Rejoue-le, s’il te plaît.'
      : `L’hôte est revenu sans les ${moves} derniers coups joués ici. Rejoue-les, s’il te plaît.`,
  dismiss: 'D’accord',
  moving: 'Cette table passe sur un autre ordinateur. Un instant…',
  awaited: 'Cette table est maintenant sur un autre ordinateur. Elle continue dès qu’il répond.',
  follows: 'On suit la table…',
  followsAbout: address =>
    `Elle est maintenant à ${address}. Cette page y va toute seule dès que cet ordinateur répond.`,
  left: address => `La table est maintenant à ${address}. Tout le monde y est passé avec elle.`,
  arrived: 'La table est maintenant sur un autre ordinateur. Tout est resté en place.',
}

/** Words that every page needs. */
export const commonWords: Translation<typeof english.commonWords> = {
  closeTable: 'Fermer la table',
  unnamedTable: 'Table de la cuisine',
  handOver: 'Transférer la table…',
  takeOver: 'Accueillir une table…',
  close: 'Fermer',
  cancel: 'Annuler',
  dismiss: 'Masquer',
  connecting: 'Recherche de la table…',
  noAnswer: address => `Pas encore de réponse de ${address}. Nouvel essai…`,
  noAnswerAbout:
    'Hunch est-il ouvert là-bas ? Les deux appareils sont-ils sur le même Wi-Fi, sans réseau invité ni VPN, données mobiles coupées ? La page d’accueil de l’hôte peut tester le réseau : « Si quelqu’un n’arrive pas à se connecter ».',
  goodNight: 'Bonne nuit, et merci d’avoir joué !',
  settings: 'Réglages',
  language: 'Langue',
  partMissing: 'Il manque une partie de cette page. Recharge-la, ou relance Hunch chez l’hôte.',
  reload: 'Recharger la page',
  backHome: 'Retour à l’accueil',
  hostTrouble: 'Cet ordinateur ne peut pas ouvrir de table.',
}
