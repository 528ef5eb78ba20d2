// The labels of Mind Reader's screens, in French.
// Its sentences and actions are among the game's own words.
import type { Seat } from '../../../../shared/engine/index.ts'
import { BEATS, type Clue, type QuestionKind, type Suit } from '../../../../shared/games/mind-reader/cards.ts'
import { CLUE_PIECES } from '../../../../shared/games/mind-reader/words/fr.ts'
import { formatChance, formatNumber, listNames, listPieces } from '../../../../shared/words/fr/grammar.ts'
import { possessivePiece } from '../../../../shared/words/fr/verbs.ts'
import type { Translation } from '../../../../shared/words/language.ts'
import type { SentencePiece } from '../../../../shared/words/sentence.ts'
import { rankLetter } from '../../../device/page/courtLetters.ts'
import type { labels as english } from './en.ts'

const suitNames: Record<Suit, string> = { R: 'Pierre', P: 'Papier', S: 'Ciseaux', W: 'Eau', L: 'Lézard' }
const rankSigns = ['★', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const rankNames: Readonly<Record<number, string>> = { 0: 'Joker', 1: 'As', 11: 'Valet', 12: 'Dame', 13: 'Roi' }
const questionTexts: Record<QuestionKind, string> = {
  rank: 'Plus haut ou plus bas ?',
  suit: 'Plus fort ou plus faible ?',
}
const sideNames = ['gauche', 'droite'] as const
const playerList = (seatNumbers: readonly Seat[]) => listPieces(seatNumbers.map(seat => ({ seat, form: 'toi' })))

/** An answer by itself gets a capital. */
function capitalizedAnswer(clue: Clue): Extract<SentencePiece, { mark: string }> {
  const said = CLUE_PIECES[clue] as Extract<SentencePiece, { mark: string }>
  return { ...said, mark: said.mark[0]!.toUpperCase() + said.mark.slice(1) }
}

/** Every label of these screens. */
export const labels: Translation<typeof english> = {
  suit: suit => suitNames[suit],
  rank: rank => rankLetter(rankSigns[rank], 'fr'),
  rankName: rank => rankNames[rank] ?? String(rank),
  joker: 'Joker',
  clue: capitalizedAnswer,
  knownByRank: (clue, rank) =>
    clue === 'higher' ? `moins que ${rank}` : clue === 'lower' ? `plus que ${rank}` : `valeur ${rank}`,
  knownBySuit: clue => (clue === 'stronger' ? 'plus faible que' : 'plus forte que'),
  knownUnseen: clue =>
    ({
      higher: 'moins que',
      lower: 'plus que',
      same: 'valeur de',
      stronger: 'plus faible que',
      weaker: 'plus forte que',
    })[clue],
  ranks: (from, to) =>
    from === to ? `valeur ${labels.rank(from)}` : `${labels.rank(from)}\u2009–\u2009${labels.rank(to)}`,
  ranksFull: (from, to) =>
    from === to ? `valeur ${labels.rankName(from)}` : `de ${labels.rankName(from)} à ${labels.rankName(to)}`,
  suitsLeft: these => these.map(suit => suitNames[suit]).join(' ou '),
  question: question => questionTexts[question],
  place: place => sideNames[place],
  placeShort: place => (place === 0 ? 'G' : 'D'),
  placeOf: place => (place === 0 ? 'Carte de gauche' : 'Carte de droite'),

  cards: count => (count === 1 ? '1 carte' : count === 0 ? 'aucune carte' : `${count} cartes`),
  out: 'hors jeu',
  points: points => (points < 2 ? `${points} point` : `${points} points`),
  left: count => `reste ${count}`,
  toOthers: counts =>
    counts.every(count => count === '1')
      ? 'les autres peuvent connaître ta carte'
      : `pour les autres, ta carte est une de ${counts.join(' · ')}`,
  toOthersShort: count => (count === '1' ? 'les autres peuvent savoir' : `pour les autres, une de ${count}`),
  aboutYou: 'Ce qu’ils savent de toi',
  aboutYouBasis: 'D’après ce qu’on leur a dit et montré. Leur propre main leur en dit plus.',
  leftEach: counts => `reste ${counts.join(' · ')}`,
  warmth: ['froid', 'tiède', 'brûlant', 'sait tout'],
  leftFull: (count, place) =>
    `${count === 1 ? '1 carte possible' : `${count} cartes possibles`}${place === null ? '' : ` à ${sideNames[place]}`}`,
  choose: name => `Choisir ${name}`,
  clues: 'Réponses de cette manche',
  secret: 'secret',
  hiddenCard: place => (place === null ? 'Une carte cachée' : `Une carte cachée, à ${sideNames[place]}`),
  takenBy: 'carte passée à',
  takenByYou: 'carte passée à toi',

  suits: 'Force des couleurs',
  suitsWord: 'Force',
  suitsArrow: 'Une flèche montre le plus faible',
  jokerTurns: 'Un joker inverse les autres couleurs.',
  toDraw: count => (count === 0 ? 'la pioche est vide' : `${count} à piocher`),
  played: 'jouée',
  playedInSecret: 'jouée en secret',
  unseenCard: 'la carte jouée en secret',
  nothingPlayed: 'rien de joué encore',

  yourSecret: place => (place === null ? 'ton secret' : `à ${sideNames[place]}`),
  peek: 'appuie pour voir',
  peekAt: place =>
    place === null
      ? 'Garde appuyé pour voir ta carte secrète'
      : `Garde appuyé pour voir ta carte de ${sideNames[place]}`,
  gone: place => (place === null ? 'Ta carte secrète est perdue' : `Ta carte de ${sideNames[place]} est perdue`),
  yourHand: 'Ta main',
  emptyHand: 'Aucune carte en main',

  askWhom: 'À qui demander',
  askWhich: 'Laquelle de ses cartes',
  askWhat: 'Quelle question',
  missing: what => {
    if (what.length > 3) return 'Choisis une carte, à qui demander et quoi'
    const words = { card: 'une carte', of: 'un adversaire', place: 'gauche ou droite', question: 'une question' }
    return `Choisis ${listNames(what.map(part => words[part]))}`
  },
  hideMissing: count => (count === 1 ? 'Choisis la carte à cacher' : 'Choisis deux cartes : gauche, puis droite'),
  hideSecond: 'Maintenant celle de droite',
  answerMissing: 'Choisis ta réponse',
  answers: 'Ta réponse',
  loseMissing: 'Choisis la carte à céder',
  loseWhich: 'Laquelle de tes cartes',
  against: 'contre',

  nameOpen: 'Nommer une carte…',
  declareOpen: 'Nommer toutes les cartes…',
  nameTitle: 'Nommer une carte secrète',
  declareTitle: 'Nommer toutes les cartes secrètes',
  nameAbout: ({ secretCards }) =>
    secretCards === 'one'
      ? 'Juste : 10 points, et l’autre sort. Faux : personne d’autre ne la voit, l’autre reçoit la tienne et 10 points, et tu sors.'
      : 'Juste : 10 points. Faux : personne d’autre ne la voit, et l’autre reçoit une des tiennes et 10 points.',
  declareAbout: 'Toutes à la fois. Une erreur, et cela compte comme mal nommer la première que tu as manquée.',
  nameWhom: 'La carte de qui',
  declareMissing: count => (count === 1 ? 'Encore une carte à choisir' : `Encore ${count} cartes à choisir`),
  close: 'Pas maintenant',
  closeName: 'Fermer sans nommer de carte',

  sheet: (name, place) => `La grille sur ${name}${place === null ? '' : `, carte de ${sideNames[place]}`}`,
  possible: 'possible',
  ruledOut: 'exclue',
  seen: 'vue ailleurs',
  follows: 'exclue par tout ce que tu sais, mis ensemble',
  unsettled: count =>
    `${count === 1 ? 'Une carte porte' : `${count} cartes portent`} un « ? » : le temps a manqué pour savoir si ${count === 1 ? 'elle peut être cachée' : 'elles peuvent être cachées'} ici. Toutes les autres marques sont sûres.`,
  unsettledCard: 'pas tranché',
  unsettledWhy: card => `Le temps a manqué pour savoir si cette carte peut être cachée ici : ${card}.`,
  likely: (percent, estimated) => `${estimated ? 'environ ' : ''}${formatChance(percent / 100)}`,
  straysOut: 'alors que rien ne l’exclut',
  straysMaybe: 'alors qu’elle est exclue',
  markHint: 'Touche une carte pour la barrer, encore une fois pour « peut-être », encore pour rien.',
  opened: (of, card) => ['Cachée chez ', { seat: of, form: 'toi' }, ' : ', { card }, '. Elle est visible.'],
  leftFor: (count, of, place) => [
    `${count === 1 ? 'carte possible' : 'cartes possibles'} pour `,
    place === null
      ? possessivePiece(of, ['le secret', 'ton secret'])
      : possessivePiece(of, [`la carte de ${sideNames[place]}`, `ta carte de ${sideNames[place]}`]),
    '.',
  ],
  wasShown: 'Cette carte t’a été montrée.',
  why: (answers, excluded, seen) =>
    `${answers === 0 ? 'Pas encore de réponse' : excluded === 0 ? `${answers === 1 ? '1 réponse n’exclut' : `${answers} réponses n’excluent`} rien de plus` : answers === 1 ? `1 réponse en exclut ${excluded}` : `${answers} réponses en excluent ${excluded}`} ; ${seen} ${seen === 1 ? 'vue' : 'vues'} ailleurs.`,

  oddsAbout: deals =>
    `${deals === 1 ? 'Une seule façon' : `${formatNumber(deals)} façons`} de cacher les cartes ${deals === 1 ? 'va' : 'vont'} avec tout ce que tu sais, toutes aussi probables.`,
  oddsHint: 'Les petits chiffres : la probabilité de chaque carte, en pour cent.',
  oddsEstimated:
    'Les probabilités sont estimées : certaines cartes ne sont connues que des autres. Ce qui est barré est sûr.',
  ifRight: 'Cela vaut si toutes les réponses données à la main étaient justes.',
  whyHint: 'Touche une carte pour voir sur quoi repose sa marque (clavier : ?).',
  nothingFollows: card => `${card} : encore possible. Rien n’en découle encore.`,
  noReason: 'Rien dans le récit ne le montre.',

  secretsOpened: 'Les cartes secrètes',
  handOver: hand => (hand === null ? 'La manche est finie' : `La manche ${hand} est finie`),
  gained: points => `+${points}`,
  gainedFrom: (taken, kept, each) =>
    `${[...(taken > 0 ? [`${taken} ${taken === 1 ? 'prise' : 'prises'}`] : []), ...(kept > 0 ? [`${kept} ${kept === 1 ? 'gardée' : 'gardées'}`] : [])].join(', ')}${each === null ? '' : `, ${each} chacune`}`,
  thisHand: 'cette manche',
  total: 'total',
  wrongClues: 'Réponses fausses',
  kept: (hidden, every) => (hidden === 1 ? 'gardée' : every ? 'les deux gardées' : 'une gardée'),

  todo: {
    hideOne: () => ['Cache une de tes cartes. C’est elle que les autres chercheront à nommer.'],
    hideTwo: () => ['Cache deux de tes cartes, une à gauche et une à droite.'],
    hiding: of => [...playerList(of), ` ${of.length === 1 ? 'choisit' : 'choisissent'} encore quoi cacher.`],
    ask: () => ['C’est à toi. Joue une carte et demande.'],
    name: () => ['C’est à toi, et tu n’as pas de carte à jouer. Nomme une carte, ou passe.'],
    after: () => ['Une carte te paraît sûre ? Nomme-la. Sinon, finis ton tour.'],
    answer: by => [{ seat: by, form: 'toi' }, ' attend ta réponse. Elle parle de la carte jouée.'],
    answering: of => ['On attend la réponse ', { seat: of, form: 'de' }, '.'],
    lose: to => ['Mal deviné. Choisis laquelle de tes cartes va à ', { seat: to, form: 'toi' }, '.'],
    losing: of => ['On attend une carte ', { seat: of, form: 'de' }, '.'],
    turn: of => ['C’est à ', { seat: of, form: 'toi' }, '.'],
    beats: (suit, jokers) => [
      `${suitNames[suit]} : plus fort que ${suitNames[BEATS[suit][0]]}, ${suitNames[BEATS[suit][1]]} et ${suitNames[suit]} plus bas${jokers ? '. Un joker inverse les autres couleurs' : ''}.`,
    ],
    turnOut: of => ['Cette manche est finie pour toi. C’est à ', { seat: of, form: 'toi' }, '.'],
    deal: () => ['C’est à toi de donner la manche suivante.'],
    dealing: of => ['C’est à ', ...playerList(of), ' de donner.'],
  },
  waitsFor: (phase, toMove) => {
    const isOnePlayer = toMove.length === 1
    if (phase === 'hide')
      return [...playerList(toMove), isOnePlayer ? ' choisit quoi cacher' : ' choisissent quoi cacher']
    if (phase === 'answer') return [...playerList(toMove), ' répond']
    if (phase === 'lose') return [...playerList(toMove), ' cède une carte']
    if (phase === 'between') return [...playerList(toMove), isOnePlayer ? ' donne la suite' : ' donnent la suite']
    return ['C’est à ', { seat: toMove[0]!, form: 'toi' }]
  },
}
