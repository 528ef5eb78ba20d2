// The page that tests the network and shows the ways to join, in French.
import type { NetworkWords } from '../words.ts'
import { listNames } from './grammar.ts'

export const networkWords: NetworkWords = {
  // Tables that are found, and a host that is named by hand
  searching: 'Recherche de tables sur ce réseau…',
  searchingAbout:
    'Les tables apparaissent ici d’elles-mêmes. S’il en manque une, tape l’adresse affichée sur son écran.',
  otherProtocol: 'Cette table a une autre version de Hunch. Installe la même sur les deux appareils pour la rejoindre.',
  onHost: address => `À l’adresse ${address}`,
  tableNumber: number => `N°\u00a0${number} de ce nom`,
  whereTo: 'Adresse ou code de la table',
  addressHint: 'comme 192.168.0.12:4680',
  goThere: 'Y aller',
  codeAsked: tables => `Le code est essayé à ${tables} tables…`,
  codeOfNoTable: 'Aucune des tables trouvées n’a ce code. Vérifie-le, ou tape l’adresse que l’écran de l’hôte montre.',
  codeOfWhich: 'Toutes les tables n’ont pas répondu. Choisis la tienne ci-dessus, le code t’y suit.',
  codeOfNone: 'Aucune table trouvée à qui demander ce code. Tape l’adresse que l’écran de l’hôte montre.',
  codeInBrowser:
    'Un navigateur ne trouve pas de tables tout seul. Tape l’adresse que l’écran de l’hôte montre, ou scanne son code QR.',
  badAddress: 'Tape l’adresse comme l’écran de l’hôte la montre, par exemple 192.168.0.12:4680.',

  title: 'Si quelqu’un n’arrive pas à se connecter',
  about: 'Personne d’autre ne voit cette page : l’hôte est à toi.',

  // Three ways to join
  ways: 'Trois façons de rejoindre la table',
  noTable:
    'Aucune table n’est ouverte. Ouvres-en une sur la page d’accueil, et cette page montre comment la rejoindre.',
  scan: 'Scanner',
  scanAbout: 'Avec l’appareil photo d’un téléphone. Le code de la table est dedans.',
  typed: 'Taper',
  typedAbout: 'Dans n’importe quel navigateur. Puis le code de la table :',
  listed: 'Choisir',
  listedAbout: 'Ouvre Hunch sur l’autre ordinateur. La table apparaît d’elle-même sous « Rejoindre une table ».',
  others: 'Ou l’une de celles-ci :',
  noAddress: 'Cet ordinateur n’est sur aucun réseau.',

  // The test
  test: 'Ce que cet ordinateur peut tester',
  testing: 'Test du réseau… Cela prend quelques secondes.',
  again: 'Tester encore',
  done: wrong =>
    wrong === 0
      ? 'Test fini. Tout va bien ici.'
      : wrong === 1
        ? 'Test fini. Une chose ne va pas.'
        : `Test fini. ${wrong} choses ne vont pas.`,
  tried: 'Essayé',
  seen: 'Vu',
  todo: 'Que faire',
  state: { good: 'Bien', look: 'À regarder', bad: 'Ne va pas', unknown: 'Impossible à tester d’ici' },

  address: {
    title: 'Cet ordinateur est-il sur un réseau ?',
    tried: 'Regardé ses cartes réseau.',
    good: address => `Oui, à l’adresse ${address}.`,
    several: addresses => `Il est sur plusieurs : ${listNames(addresses)}.`,
    severalDo: 'Chaque adresse ne mène qu’aux gens de ce réseau. Si l’une ne marche pas, essaie l’autre.',
    none: 'Il n’a pas d’adresse.',
    noneDo: 'Relie-le à ton Wi-Fi, ou branche un câble.',
    linkLocal: address => `Il n’a pas trouvé de routeur, et s’est donné l’adresse ${address}.`,
    linkLocalDo: 'Relie-le à ton Wi-Fi, ou regarde si le routeur est allumé.',
  },
  vpn: {
    title: 'Un VPN gêne-t-il ?',
    tried: 'Cherché des cartes réseau qui ont le nom ou les adresses d’un VPN.',
    good: 'Aucune trouvée.',
    found: names => `Il y en a : ${listNames(names)}.`,
    foundDo: 'Coupe-le pendant que vous jouez. Beaucoup de VPN coupent cet ordinateur de son propre réseau.',
  },
  port: {
    title: 'Hunch répond-il ?',
    tried: port => `Connexion à cet ordinateur par ses propres adresses, port ${port}.`,
    good: 'Il répond à chacune. Ce test n’a pas quitté l’ordinateur : un pare-feu peut encore arrêter les autres.',
    refused: addresses => `Rien ne répond à ${listNames(addresses)} : le port est fermé.`,
    silent: addresses => `Pas de réponse de ${listNames(addresses)} : un pare-feu bloque sans doute.`,
    closedDo: 'Ferme Hunch et rouvre-le. Si cela ne suffit pas, autorise Hunch dans ton pare-feu.',
  },
  mdns: {
    title: 'L’app peut-elle trouver la table ?',
    tried: 'Écouté les annonces (mDNS) qui mettent les tables dans la liste de l’app.',
    good: 'La sienne est arrivée, et celles d’autres appareils.',
    alone: 'La sienne est arrivée, mais aucune d’autres appareils.',
    aloneDo:
      'Sur un réseau calme, c’est normal. Si l’app ne voit toujours pas de table, le routeur bloque les annonces : scanne ou tape l’adresse.',
    silent: 'Même la sienne n’est pas arrivée.',
    silentDo:
      'Quelque chose sur cet ordinateur bloque les annonces. Autorise Hunch dans le pare-feu ; d’ici là, scanne ou tape l’adresse, qui n’en a pas besoin.',
    off: 'Aucune n’est envoyée : aucune table n’est ouverte, ou les annonces sont coupées.',
    offDo: 'Scanne ou tape l’adresse, qui n’en a pas besoin.',
  },
  visited: {
    title: 'D’autres appareils peuvent-ils se connecter ?',
    tried: 'Vérifié si un appareil à une autre adresse s’est connecté depuis que Hunch tourne ici.',
    good: 'Oui : ni pare-feu ni réseau invité ne gêne.',
    none: 'Pas encore.',
    noneDo:
      'Ouvre l’adresse ci-dessus sur un téléphone. Si rien ne vient : est-il sur le même Wi-Fi, données mobiles coupées, et pas sur le réseau invité ? Un réseau invité sépare les appareils. Prenez alors le réseau principal, ou le partage de connexion d’un téléphone.',
  },
  firewall: {
    title: 'Ce système laisse-t-il entrer les autres ?',
    triedLinux: 'Lu si ufw ou firewalld est actif.',
    triedWindows: 'Demandé à Windows comment il traite ce réseau, et si son pare-feu est actif.',
    triedMac: 'macOS ne le dit pas aux apps.',
    triedOther: 'Ce système ne le dit pas.',
    nothing: 'Rien n’a pu être lu.',
    good: 'Aucun des deux n’est actif.',
    private: 'Le réseau est privé : on peut y joindre Hunch.',
    passed: 'Oui : d’autres sont déjà entrés.',
    linux: names => `${listNames(names)} : ${names.length === 1 ? 'actif' : 'actifs'}.`,
    linuxDo: (port, names) =>
      names.includes('firewalld')
        ? `Laisse passer le port : sudo firewall-cmd --add-port=${port}/tcp, et pour la liste de l’app --add-service=mdns.`
        : `Laisse passer le port : sudo ufw allow ${port}/tcp, et pour la liste de l’app sudo ufw allow 5353/udp.`,
    public: 'Windows traite ce réseau comme public, et tient les autres dehors.',
    publicDo:
      'Paramètres, Réseau et Internet, ton réseau : choisis « Réseau privé ». Si Windows demande pour Hunch, autorise-le.',
    windows: 'Windows ne l’a pas dit.',
    windowsDo:
      'Paramètres, Réseau et Internet, ton réseau : est-il privé ? Et Hunch est-il autorisé dans le pare-feu ?',
    macDo:
      'Réglages Système, Confidentialité et sécurité, Réseau local : Hunch est-il activé ? Et sous Réseau, Coupe-feu : peut-on le joindre ?',
    otherDo: 'Regarde si un pare-feu est actif, et laisse passer Hunch.',
  },
  here: 'Rien n’y fait ? Tout le monde peut jouer sur cet écran : choisis « Jouer sur cet écran » sur la page d’accueil.',
  back: 'Retour',
}
