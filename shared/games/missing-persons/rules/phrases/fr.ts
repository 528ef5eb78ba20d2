// The phrase book in French, with the patterns for own words in French.
import type { PhraseBook } from './book.ts'

/** Matches a suit only after an article or « carte »: after a rank it names a single card (« valet de pique »), which may not be asked for. */
const suitPattern = (names: string) =>
  new RegExp(`\\b(?:une?|les?|des|du|cest|est|couleur|cartes?(?: de)?) (?:${names})\\b`)

export const frenchQuestionPhrases: PhraseBook = {
  or: 'ou',
  traits: {
    red: 'rouge',
    black: 'noire',
    S: 'un pique',
    H: 'un cœur',
    D: 'un carreau',
    C: 'un trèfle',
    royal: 'une figure',
  },
  // In words: cards have J or V, as each device is set.
  called: ['as', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'valet', 'dame', 'roi'],
  between: (from, to, way, ranks) => `entre ${from} et ${to}${way} : ${ranks}`,
  pastKingPhrase: ', en passant par le roi',
  plain: {
    trait: property => `Ta carte est-elle ${property} ?`,
    arc: property => `Ta carte est-elle ${property} ?`,
  },
  dressed: {
    red: [
      'Ton suspect se perdrait-il de vue devant un camion de pompiers ?',
      'Ton suspect écrit-il des chiffres qui inquiètent la banque ?',
      'Les taureaux se retournent-ils sur le passage de ton suspect ?',
      'Le témoin a-t-il pris le ketchup pour dessiner ton suspect ?',
    ],
    black: [
      'Ton suspect pourrait-il se cacher dans la cave à charbon, lampe allumée ?',
      'Ton suspect travaille-t-il sans facture, de la main à la main ?',
      'Le ramoneur prendrait-il ton suspect pour un cousin ?',
      'Le portrait de ton suspect est-il fait de rien que de l’encre ?',
    ],
    S: [
      'Ton suspect a-t-il la réplique qui fait mouche, et un peu mal ?',
      'Le hérisson salue-t-il ton suspect comme l’un des siens ?',
      'Les sans-culottes portaient-ils ton suspect sur l’épaule ?',
      'Demande-t-on à ton suspect de monter la garde, la pointe en l’air ?',
    ],
    H: [
      'Ton suspect grave-t-il des initiales et une flèche dans les arbres ?',
      'Une cardiologue demanderait-elle un autographe à ton suspect ?',
      'Ton suspect travaille-t-il surtout le quatorze février ?',
      'Les élèves apprennent-ils leurs récitations par ton suspect ?',
    ],
    D: [
      'Un ballon d’enfant fait-il trembler ton suspect ?',
      'Ton suspect est-il chez lui sur le mur de la salle de bains ?',
      'Faut-il une arbalète pour lancer ton suspect ?',
      'Qui se garde de ton suspect n’est-il jamais capot ?',
    ],
    C: [
      'Ne manque-t-il qu’une quatrième feuille au bonheur de ton suspect ?',
      'Ton suspect pousse-t-il dans les prés d’Irlande ?',
      'La vache aurait-elle brouté ton suspect sans y penser ?',
      'L’échangeur d’autoroute a-t-il la forme de ton suspect ?',
    ],
    royal: [
      'Ton suspect voyage-t-il avec une boîte à part pour le chapeau ?',
      'Connaîtrait-on le visage de ton suspect par les timbres ?',
      'Le témoin a-t-il fait la révérence avant de parler ?',
      'Le sang sur le tapis est-il étrangement bleu ?',
    ],
  },
  scenes: [
    {
      ranks: [
        'une',
        'deux',
        'trois',
        'quatre',
        'cinq',
        'six',
        'sept',
        'huit',
        'neuf',
        'dix',
        'onze',
        'douze',
        'treize',
      ],
      says: hours => `L’horloge folle sonnait-elle ${hours} heures à la fuite de ton suspect ?`,
    },
    {
      ranks: ['la cave', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'le grenier', 'le toit', 'le mât'],
      says: floors => `L’ascenseur a-t-il laissé sortir ton suspect ici : ${floors} ?`,
    },
    {
      ranks: ['la locomotive', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'le fourgon', 'le wagon-bar', 'le salon'],
      says: carriages => `Le billet de nuit de ton suspect indiquait-il : ${carriages} ?`,
    },
    {
      ranks: ['la loge', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'l’écurie', 'la villa', 'le palais'],
      says: doors => `Le facteur sonnerait-il ici pour ton suspect : ${doors} ?`,
    },
  ],
  reads: {
    contrary: /\b(pas|ni|non|jamais|aucune?|rien|sans|sauf|hors|excepte)\b/,
    joined: /\b(ou|et|mais|sinon)\b/,
    between: /\bentre (?:l[ea] |une? )?(?:l(?=as\b))?(\w+) et (?:l[ea] |une? )?(?:l(?=as\b))?(\w+)/g,
    traits: {
      red: /\brouges?\b/,
      black: /\bnoire?s?\b/,
      S: suitPattern('piques?'),
      H: suitPattern('c(?:oe|œ)urs?'),
      D: suitPattern('carreaux?'),
      C: suitPattern('trefles?'),
      royal: /\b(?:une?|la|les|des) figures?\b/,
    },
    ranks: [
      ['as', 'un', '1'],
      ['deux'],
      ['trois'],
      ['quatre'],
      ['cinq'],
      ['six'],
      ['sept'],
      ['huit'],
      ['neuf'],
      ['dix'],
      ['valet', 'v'],
      ['dame', 'd'],
      ['roi', 'r'],
    ],
  },
}
