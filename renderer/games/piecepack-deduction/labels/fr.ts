// The labels of these screens, in French.
// Sentences and actions are among the game's own words.
import type { TileValue } from '../../../../shared/games/piecepack-deduction/cards.ts'
import type { NoteReason } from '../../../../shared/games/piecepack-deduction/reasoning/notes.ts'
import {
  answerPiece,
  tileWithArticle,
  spokenQuestion,
  SUIT_NAMES,
  VALUE_NAMES,
} from '../../../../shared/games/piecepack-deduction/words/fr.ts'
import { formatChance, formatNumber } from '../../../../shared/words/fr/grammar.ts'
import type { Translation } from '../../../../shared/words/language.ts'
import type { labels as english } from './en.ts'

const valueSigns: Readonly<Record<TileValue, string>> = { '0': '0', '1': 'A', '2': '2', '3': '3', '4': '4', '5': '5' }
const reasonTexts: Readonly<Record<NoteReason, string>> = {
  seen: 'tu la vois',
  shown: 'on te l’a montrée',
  answer: 'la réponse était non',
  misnamed: 'nommée à tort',
  elsewhere: 'elle est ailleurs',
}

const IT_FOLLOWS = 'cela en découle'

/** Every label of these screens. */
export const labels: Translation<typeof english> = {
  suit: suit => SUIT_NAMES[suit],
  value: value => valueSigns[value],
  valueName: value => VALUE_NAMES[value],
  question: spokenQuestion,
  asked: ({ question, trait, answer }) => `${spokenQuestion(question, trait)} ${answerPiece(answer, trait).mark}`,

  answers: 'Réponses données',
  tiles: count => (count === 1 ? '1 tuile' : `${count} tuiles`),
  hidden: count => (count === 1 ? '1 tuile face cachée' : `${count} tuiles face cachée`),
  known: 'Les tuiles que tu connais',
  out: 'hors jeu',
  choose: name => `Choisir ${name}`,

  coin: coin => `La pièce : ${coin}`,
  coinShort: 'la pièce',
  faceUp: 'visible',
  faceUpFull: 'Tuiles face visible',
  misnamed: 'nommée à tort',
  misnamedFull: 'Tuiles nommées qui ne manquent pas',
  missingTile: 'La tuile manquante',
  shownInSecret: (by, to) => `${by} a montré une tuile à ${to}`,
  choosing: (by, to) => `${by} va montrer une tuile à ${to}`,

  hand: 'Tes tuiles',
  askWhom: 'À qui demander',
  askWhat: 'Quelle question',
  askMissing: parts =>
    parts.length === 2
      ? 'Choisis à qui demander, et quoi'
      : parts[0] === 'of'
        ? 'Choisis à qui demander'
        : 'Choisis une question',
  seen: 'vue',
  seenBy: name => `${name} l’a vue`,
  showMissing: 'Choisis la tuile à montrer',
  showRefused: 'Celle-ci ne va pas avec la question. Choisis une tuile claire',
  peek: 'Garde appuyé pour voir la tuile manquante',
  peekShort: 'appuie pour voir',

  nameOpen: 'Nommer la tuile…',
  nameTitle: 'Nommer la tuile manquante',
  nameAbout: 'Juste : tu gagnes. Faux : personne d’autre ne la voit, tu ne demandes plus, et tu continues de répondre.',
  nameAboutLast: 'Juste : tu gagnes. Faux : personne ne gagne.',
  nameAboutTwo: other => `Juste : tu gagnes. Faux : ${other} gagne, sans plus personne d’autre en jeu.`,
  nameMissing: 'Choisis une tuile',
  left: count => (count === 1 ? 'reste 1 tuile' : `reste ${count} tuiles`),
  close: 'Pas maintenant',
  closeName: 'Fermer sans nommer de tuile',
  possible: 'peut manquer',
  cannot: reason => `ne manque pas, ${reason ? reasonTexts[reason] : IT_FOLLOWS}`,
  sureTitle: tile => `Nommer quand même ${tile.startsWith(VALUE_NAMES['1']) ? 'l’' : 'le '}${tile} ?`,
  sureAbout: reason =>
    reason === null
      ? 'De tout ce que tu sais, il découle que ce n’est pas la tuile manquante.'
      : reason === 'misnamed'
        ? 'Elle a déjà été nommée, et ce n’est pas la tuile manquante.'
        : 'Tu sais où est cette tuile, elle ne peut donc pas manquer.',
  sureCancel: 'En choisir une autre',

  sheet: 'Où est chaque tuile',
  place: place => (place === 'faceUp' ? 'visible' : 'manque'),
  cell: (tile, holder, says) => [`${tile}, ${holder}`, ...says].join(' : '),
  here: reason => `ici, ${reason ? reasonTexts[reason] : IT_FOLLOWS}`,
  notHere: reason => `pas ici, ${reason ? reasonTexts[reason] : IT_FOLLOWS}`,
  likely: chance => `ici dans ${formatChance(chance)} des donnes possibles`,
  odds: formatChance,
  oddsAbout: deals =>
    `${deals === 1 ? 'Une seule donne va' : `${formatNumber(deals)} donnes vont`} avec tout ce que tu sais. Les pourcentages les comptent, toutes aussi probables ; quelle tuile quelqu’un a choisi de montrer n’y compte pas.`,
  whyHint: 'Touche une place pour voir sur quoi repose sa marque (clavier : ?).',
  withYours: 'Avec tes propres tuiles et celles qui sont visibles.',
  nothingFollows: (tile, holder) => `${tile}, ${holder} : rien n’en découle encore.`,
  strays: 'ce n’est pas ce qui en découle',
  unknown: 'pas connu',
  marks: { no: 'barrée par toi', yes: 'cochée par toi', maybe: 'marquée « ? » par toi' },
  legend: { missing: 'colonne « manque » : possible', here: 'est ici', maybe: 'peut être ici', not: 'n’est pas ici' },
  leftFor: count => (count === 1 ? 'tuile n’est pas encore exclue' : 'tuiles ne sont pas encore exclues'),
  found: (found, of) => `${found}/${of}`,
  foundFull: (found, of) => `${found} sur ${of} connues`,
  markHint:
    'Touche une place pour la barrer, encore une fois pour la cocher, encore pour un point d’interrogation, encore pour rien.',
  endReason: {
    'last one in': 'Chaque autre personne avait nommé une mauvaise tuile.',
    wrong: 'Chacun a nommé une mauvaise tuile.',
    'too long': 'La tuile n’a pas été nommée en 200 tours.',
  },
  itIs: tile => ['La tuile manquante est ', ...tileWithArticle(tile), '.'],

  result: 'Où était chaque tuile',
  lyingOpen: 'Face visible',

  todo: {
    ask: () => ['C’est à toi. Pose une question sur la pièce.'],
    show: to => [
      'Montre une tuile à ',
      { seat: to, form: 'toi' },
      '. Personne d’autre ne la voit, ni si tu avais le choix.',
    ],
    showing: by => [{ seat: by, form: 'toi' }, ' choisit une tuile à montrer.'],
    after: () => ['La tuile manquante te paraît sûre ? Nomme-la. Sinon, finis ton tour.'],
    afterLast: () => ['Il ne reste que toi pour nommer la tuile manquante. Pas encore de certitude ? Finis ton tour.'],
    afterOf: of => [{ seat: of, form: 'toi' }, ' peut maintenant nommer la tuile manquante.'],
    turn: of => ['C’est à ', { seat: of, form: 'toi' }, '.'],
    turnOut: of => ['Tu ne fais plus que répondre. C’est à ', { seat: of, form: 'toi' }, '.'],
  },
  lamp: (phase, toMove) =>
    phase === 'show'
      ? [{ seat: toMove, form: 'toi' }, ' montre une tuile']
      : ['C’est à ', { seat: toMove, form: 'toi' }],
  holder: (place, names) =>
    typeof place === 'number' ? (names[place] ?? '') : place === 'faceUp' ? 'visible' : 'manque',
}
