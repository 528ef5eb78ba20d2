// The words of the lobby, in French.
import type { AddressReason, InterfaceKind } from '../../wire/index.ts'
import type { Translation } from '../language.ts'
import type * as english from '../en/lobby.ts'
import { withDe, listNames } from './grammar.ts'
import { groupSizePhrase } from './verbs.ts'

/** What a machine's address leads to. */
const CARDS: Readonly<Record<InterfaceKind, string>> = {
  wifi: 'Wi-Fi',
  cable: 'Câble',
  unnamed: 'Carte réseau',
  tunnel: 'VPN',
  virtual: 'Machines virtuelles',
  unconnected: 'Pas de routeur là',
}

/** Why an address is given out. */
const REASONS: Readonly<Record<NonNullable<AddressReason['why']>, string>> = {
  chosen: 'ton choix',
  visited: 'le chemin par lequel d’autres sont venus',
  tables: 'le chemin vers d’autres tables',
  outward: 'le chemin de cet ordinateur vers internet',
}

/** The lobby. */
export const lobbyWords: Translation<typeof english.lobbyWords> = {
  qr: address => `Code QR qui ouvre ${address}`,
  closeTableSure: 'Fermer cette table ?',
  closeTableAbout: 'Tout le monde la quitte. On la reprend depuis la page d’accueil.',
  chairs: 'Autour de la table',
  game: 'Le jeu',
  options: 'Comment le jouer',
  presets: 'Des façons de jouer qui ont un nom',
  preset: {
    first: {
      name: 'Première partie',
      about: 'Un carnet qui note ce qu’on t’a dit, des indices, un ordinateur facile.',
    },
    book: { name: 'Dans les règles', about: 'Un carnet vide et pas d’indices.' },
    sharp: { name: 'Esprits vifs', about: 'Un carnet qui prouve, pas d’indices, un ordinateur fort.' },
  },
  more: 'Plus d’options',
  asUsual: 'tout comme d’habitude',
  chosen: (label, value) => `${label} : ${value}`,
  invitation: 'Rejoindre cette table',
  tableName: 'Nom de la table',
  scan: 'Scanne avec un téléphone, ou ouvre',
  code: 'Code de la table',
  sendLink: 'Inviter par message',
  linkForBrowser: 'Lien pour un navigateur',
  linkForApp: 'Lien pour l’app Hunch',
  elsewhere: 'Autres adresses',
  addressReason: ({ card, why }) => (why === undefined ? CARDS[card] : `${CARDS[card]}, ${REASONS[why]}`),
  cannotJoin: {
    title: 'Quelqu’un n’arrive pas à se connecter ?',
    noRouter: 'Cet ordinateur n’a pas trouvé de routeur. Relie-le d’abord à ton Wi-Fi ou à un câble.',
    sameNetwork: 'Son appareil est-il sur le même Wi-Fi que cet ordinateur ?',
    guestNetwork:
      'Un réseau invité sépare les appareils. Prenez le réseau principal, ou le partage de connexion d’un téléphone.',
    mobile: 'Sur un téléphone, coupe un instant les données mobiles : certains les préfèrent.',
    vpn: 'Coupe le VPN, là-bas et ici.',
    otherAddress: 'Cet ordinateur a plusieurs adresses. Essaies-en une autre ci-dessus.',
    firewall:
      'Autorise Hunch dans le pare-feu ici. Windows : rends ce réseau privé. macOS : Confidentialité et sécurité, Réseau local.',
    test: 'Tester le réseau',
    here: 'Rien n’y fait ? Faites tourner cet écran : « Quelqu’un ici ».',
  },
  useAddress: 'Montrer celle-ci',
  useAddressOf: address => `Montrer ${address} et son code QR, ici et sur tous les écrans`,
  unreachable:
    'Cet ordinateur n’est sur aucun réseau, personne d’autre ne peut se connecter. Tout le monde peut quand même jouer sur cet écran.',
  seats: (fewest, most) => (fewest === most ? `à ${fewest}` : `de ${fewest} à ${most}`),
  playedTonight: 'joué ce soir', // a game, at this table
  atThisScreen: 'à cet écran',
  guest: 'ici',
  away: 'pas là',
  computer: 'ordinateur',
  computerAt: level => `Ordinateur, ${level.toLowerCase()}`,
  temperament: {
    careful: 'prudent',
    bold: 'audacieux',
    chatty: 'bavard',
    calm: 'calme',
    merry: 'gai',
    wry: 'ironique',
  },
  freeChair: 'Place libre',
  waiting: 'attend quelqu’un',
  addPerson: 'Quelqu’un ici',
  addPersonTo: shape => `Asseoir quelqu’un à cet écran, forme : ${shape}`,
  addAnother: 'Quelqu’un d’autre sur cet écran',
  arrangesMeanwhile: 'L’hôte est absent. Jusqu’à son retour, tous ceux qui sont assis ici peuvent organiser la table.',
  addComputer: 'Ordinateur',
  addComputerTo: shape => `Asseoir l’ordinateur, forme : ${shape}`,
  remove: 'Retirer la place',
  removeOne: shape => `Retirer la place, forme : ${shape}`,
  freeIt: 'Libérer la place',
  freeOne: name => `Libérer la place ${withDe(name)}`,
  standUp: 'Se lever',
  freeSure: name => `Libérer la place ${withDe(name)} ?`,
  freeAbout: playing =>
    playing
      ? 'Cette place est perdue pour la partie, et l’ordinateur continue.'
      : 'On peut s’y rasseoir avec le code de la table.',
  standUpOne: name => `Se lever : ${name}`,
  nameOf: shape => `Nom, forme : ${shape}`,
  addChair: 'Ajouter une place',
  notebook: 'Carnet',
  notebookAbout: 'Tout le monde en a un, que personne d’autre ne voit. Tu peux toujours y écrire.',
  notebookValue: { facts: 'Note ce qu’on t’a dit', proof: 'Prouve ce qui en découle', blank: 'Vide' },
  notebookDetail: {
    facts: 'Hunch y note ce que ta place a entendu ou vu.',
    proof: 'Hunch y note tout ce qui découle de ce que ta place a entendu ou vu, et dit pourquoi.',
    blank: 'Hunch te laisse faire.',
  },
  hints: 'Indices',
  hintsAbout:
    'À court d’idées ? Hunch dit ce que tu pourrais conclure de ce que sait ta place, et pourquoi si tu le redemandes.',
  hintsValue: { yes: 'Sur demande', no: 'Aucun' },
  level: name => `Niveau ${withDe(name)}`,
  levelValue: { easy: 'Facile', normal: 'Normal', sharp: 'Fort' },
  start: 'Commencer la partie',
  startWith: players => `Commencer ${groupSizePhrase(players)}`,
  startAgain: 'Commencer la suivante',
  startAgainWith: players => `Commencer la suivante ${groupSizePhrase(players)}`,
  missing: {
    'too-few': (lacking, fewest) =>
      `Il manque ${lacking === 1 ? 'une personne' : `${lacking} personnes`} : ce jeu se joue au moins ${groupSizePhrase(fewest)}.`,
    'too-many': most => `Ce jeu se joue au plus ${groupSizePhrase(most)} : libère une place.`,
    'people-only':
      'Avec ces options, l’ordinateur ne sait pas jouer : donne sa place à quelqu’un, ou choisis d’autres options.',
  },
  absent: {
    title: names => `${listNames(names)} ${names.length === 1 ? 'n’est pas là' : 'ne sont pas là'}`,
    about: 'Peut-être qu’un téléphone est juste verrouillé. La partie attend toutes les personnes qui ont des cartes.',
    wait: 'Attendre un instant',
    without: names => `Commencer sans ${listNames(names)}`,
    withThem: names => `Commencer, avec des cartes pour ${listNames(names)}`,
  },
  waitForHost: 'L’hôte lance la partie.',
  stopped: 'La partie a été arrêtée et ne compte pas.',
  youSit: 'Ta place est prise. La partie commence sur cet écran dès que l’hôte la lance.',
  leave: 'Accueil',
}
