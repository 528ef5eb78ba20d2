// The labels of Precognition's screens, in French.
// Its sentences and actions are among the game's own words.
import type { Seat } from '../../../../shared/engine/index.ts'
import type { RankChange } from '../../../../shared/games/precognition/rules/row.ts'
import { CHANGE_PIECES, pluralRankName } from '../../../../shared/games/precognition/words/fr.ts'
import { formatChance, listPieces } from '../../../../shared/words/fr/grammar.ts'
import type { Translation } from '../../../../shared/words/language.ts'
import type { Sentence } from '../../../../shared/words/sentence.ts'
import { rankLetter } from '../../../device/page/courtLetters.ts'
import type { labels as english } from './en.ts'

const rankSigns: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }
const MAX_NAMES = 4

function playersOrCount(seats: readonly Seat[]): Sentence {
  return seats.length > MAX_NAMES
    ? [`${seats.length} personnes`]
    : listPieces(seats.map(seat => ({ seat, form: 'toi' })))
}

function cardsText(count: number): string {
  return count === 1 ? '1 carte' : `${count} cartes`
}

function lettersAsText(letters: string): string {
  return [...letters].map(letter => CHANGE_PIECES[letter as RankChange].mark.toLowerCase()).join(', ')
}

/** Every label of these screens. */
export const labels: Translation<typeof english> = {
  rank: rank => rankLetter(rankSigns[rank] ?? String(rank), 'fr'),
  ranks: pluralRankName,
  change: change => CHANGE_PIECES[change].mark,
  letters: lettersAsText,

  players: 'Autour de la table',
  cards: cardsText,
  sealed: 'scellée',
  writing: 'écrit',
  watches: 'regarde',
  cameTrue: letters => `✓ ${letters === 1 ? '1 flèche' : `${letters} flèches`}`,
  broke: '✗ raté',
  ended: (how: 'cameTrue' | 'broke', seats: readonly Seat[]): Sentence => [
    how === 'cameTrue'
      ? { mark: 'Prédictions réalisées', sign: '✓', tone: 'yes' }
      : { mark: 'Prédictions ratées', sign: '✗', tone: 'no' },
    '\u202f: ',
    ...playersOrCount(seats),
    '.',
  ],
  agreed: (count, of) => `${count} sur ${of} ${count === 1 ? 'veut' : 'veulent'} finir la rangée`,
  playsOn: 'continue',
  out: 'hors jeu',
  winner: 'a gagné',

  row: 'La rangée',
  inRow: (card, change) => (change === null ? card : `${card}, ${lettersAsText(change)}`),
  toCome: count => (count === 0 ? 'La rangée est pleine' : count === 1 ? 'encore 1 carte' : `encore ${count} cartes`),
  apart: count => `${cardsText(count)} de reste, ${count === 1 ? 'cachée' : 'cachées'}`,

  hand: 'Ta main',
  emptyHand: 'Aucune carte en main',
  inHand: (card, change, carries) =>
    [card, ...(change === null ? [] : [lettersAsText(change)]), ...(carries ? ['continue ta prédiction'] : [])].join(
      ', ',
    ),
  chooseCard: 'Choisis une carte',

  prediction: 'Ta prédiction',
  predictionIs: letters => (letters === '' ? 'Ta prédiction, vide' : `Ta prédiction : ${lettersAsText(letters)}`),
  keys: 'Continuer ta prédiction',
  written: (count, most, usual) =>
    `${count} sur au plus ${most}${usual === null ? '' : ` · jusqu’à ${usual}, c’est souvent juste`}`,
  writeHint:
    'Touche les flèches Hausse et Baisse, ou = pour Égal, ou bien prends les touches ↑ ↓ et S. Touche un signe de la bande pour repartir de là.',
  nothingWritten: 'Rien d’écrit encore',
  example: 'Hausse, baisse se réalise par exemple avec ces cartes côte à côte dans la rangée :',
  usual: (letters, chance) =>
    `Dans des parties simulées, ${letters} flèches se sont réalisées jusqu’à ${formatChance(chance)} du temps. La plus longue qui se réalise gagne : jusqu’où oses-tu aller ?`,
  after: (place, change) => `${place} : ${lettersAsText(change)}. Repartir d’ici`,
  back: 'Enlever un signe',
  clear: 'Tout effacer',
  writeMissing: 'Écris au moins une flèche ou un =',
  foreseeing: 'Calcul de la probabilité…',
  foresight: chance => `En jouant au hasard, elle se réalise dans ${formatChance(chance)} des parties : une estimation`,
  writtenDown: '✓ C’est noté. Regarde-la encore une fois.',
  sealLater: 'Puis un dernier regard, et scelle-la',
  come: (count, length) => `${count} sur ${length} jusqu’ici`,
  fulfilled: 'Elle s’est réalisée',
  hopeless: 'Elle ne peut plus se réaliser',
  wouldCome: (count, length) => `${count} sur ${length} avec cette carte`,
  wouldFulfil: 'Elle se réalise avec cette carte',

  result: 'Les prédictions',
  wonBy: ({ letters, why }) =>
    why === 'still'
      ? 'Cinq donnes de suite n’ont écarté personne.'
      : why === 'points'
        ? `Le plus de points en trois manches : ${letters!}.`
        : `La plus longue prédiction réalisée : ${letters === 1 ? '1 signe' : `${letters!} signes`}.`,
  outEarlier: seats => ['Éliminés plus tôt : ', ...playersOrCount(seats), '.'],
  happened: from => `Réalisée dès le changement ${from}`,
  missed: 'Pas réalisée',
  length: count => (count === 1 ? '1 signe' : `${count} signes`),

  sheet: 'Cartes par valeur',
  stillOut: count => `reste ${count}`,
  outFull: (rank, count) => `${rank} : encore ${count} à voir`,
  played: 'jouée',
  mine: 'dans ta main',
  open: 'non vue',
  sheetAbout: out =>
    out === 1 ? 'carte non vue' : out === 0 ? 'carte non vue : tout est joué ou à toi' : 'cartes non vues',
  sheetApart: (apart, out) =>
    apart === out
      ? `${apart === 1 ? 'Elle est' : 'Elles sont'} de reste, et hors jeu.`
      : `${apart} ${apart === 1 ? 'est' : 'sont'} de reste, et hors jeu.`,
  markHint: 'Touche une carte pour la barrer, encore une fois pour « peut-être », encore pour rien.',
  whyHint: 'Touche un nombre du tableau ci-dessous pour voir sur quoi il repose.',
  whyPrediction: 'Pourquoi est-ce certain ?',
  withCounts: 'Avec les cartes que tout le monde peut compter sur la table.',
  nothingFollows: 'Il peut y en avoir n’importe quel nombre : rien n’en découle encore.',
  lies: { comes: 'Ta prédiction s’est réalisée', fails: 'Ta prédiction ne s’est pas réalisée' },
  foretold: {
    comes: 'Ta prédiction se réalise, quoi qu’on joue',
    fails: 'Ta prédiction ne peut plus se réaliser',
  },
  chance: chance =>
    `Ta prédiction se réalise dans environ ${formatChance(chance)} des parties jouées au hasard : une estimation. À table, personne ne joue au hasard.`,
  unsettled: 'Le temps a manqué pour savoir si c’est sûr.',
  whoHolds: 'Qui peut les avoir',
  holdsAll: by => ['Tout ce qui est encore en jeu est dans la main ', { seat: by, form: 'de' }, '.'],
  holdersAbout:
    'La probabilité qu’il y ait là au moins une carte de cette valeur, chez chacun de ces noms ; un nombre seul est sûr. Les pourcentages sont exacts, toutes les donnes étant aussi probables.',
  leftOver: 'De reste',
  each: (count, several) => `${cardsText(count)}${several ? ' chacun' : ''}`,
  odds: formatChance,
  atLeast: count => `≥ ${count}`,
  heldFull: (rank, by, { least, most, some: share }) =>
    `${rank}, ${by} : ${least === most ? `${least}, sûr` : `de ${least} à ${most}${least === 0 ? ` ; au moins une dans ${formatChance(share)} des donnes` : ''}`}`,
  strays: 'ce n’est pas ce qui en découle',
  noted: 'Ce que tu as noté',
  rubOut: 'Gommer',
  notes: 'Tes notes',
  notesHint: 'Ce dont tu veux te souvenir',

  todo: {
    predict: () => ['Regarde ta main, et prédis un morceau de la rangée : hausse, baisse, égal.'],
    seal: () => ['Tu peux la changer jusqu’à la sceller.'],
    predicting: of => ['On attend que tout soit scellé : ', ...playersOrCount(of), '.'],
    play: () => ['C’est à toi. Joue une carte.'],
    settled: () => ['Plus rien ne change : finissez la rangée, ou continuez à jouer.'],
    agreed: waitsFor => ['Tu veux finir la rangée. On attend ', ...playersOrCount(waitsFor), '.'],
    turn: of => ['C’est à ', { seat: of, form: 'toi' }, '.'],
    watch: of => ['Cette fois, tu regardes. On attend ', ...playersOrCount(of), '.'],
    deal: () => ['C’est à toi de donner.'],
    dealing: of => ['C’est à ', { seat: of, form: 'toi' }, ' de donner.'],
  },
  /** Who is to move, as the table's lamp says it. */
  lamp: {
    predict: of => [...playersOrCount(of), of.length === 1 ? ' écrit encore' : ' écrivent encore'],
    play: of => ['C’est à ', { seat: of, form: 'toi' }],
    between: of => ['C’est à ', { seat: of, form: 'toi' }, ' de donner'],
  },
}
