// The words of Precognition, in French.
import { createStageLabel } from './stageLabel.ts'
import { createCardPiles } from '../shows.ts'
import { listPieces, listSentences } from '../../../words/fr/grammar.ts'
import { avoirForm, possessivePiece, verbForm } from '../../../words/fr/verbs.ts'
import type { GameWords, SentencePiece, Sentence } from '../../../words/sentence.ts'
import { required, at, type Seat } from '../../../engine/index.ts'
import { rankOf, suitOf, type Card, type Rank, type Suit } from '../cards.ts'
import type { Precognition } from '../kinds.ts'
import type { RankChange } from '../rules/row.ts'
import type { PrecognitionConclusion } from '../reasoning/conclusions.ts'

const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'Pique', H: 'Cœur', D: 'Carreau', C: 'Trèfle' }
const COURT_NAMES: Readonly<Record<number, string>> = { 1: 'As', 11: 'Valet', 12: 'Dame', 13: 'Roi' }

/** A change as a piece of a sentence, which a screen draws with a sign. */
export const CHANGE_PIECES: Readonly<Record<RankChange, Extract<SentencePiece, { mark: string }>>> = {
  U: { mark: 'Hausse', sign: '▲', tone: 'up' },
  D: { mark: 'Baisse', sign: '▼', tone: 'down' },
  S: { mark: 'Égal', sign: '=', tone: 'maybe' },
}

/** A card's name; or a prediction in words, for who listens or reads it in a terminal: screens draw its arrows. */
function cardName(id: string): string {
  if (/^[UDS]+$/.test(id))
    return [...id].map(change => CHANGE_PIECES[change as RankChange].mark.toLowerCase()).join(' ')
  const card = id as Card
  return `${COURT_NAMES[rankOf(card)] ?? rankOf(card)} de ${SUIT_NAMES[suitOf(card)]}`
}

const ARTICLES: Readonly<Record<number, string>> = { 1: 'l’', 12: 'la ' }

/** A card with its article: « le 8 de Pique », « la Dame de Pique », « l’As de Pique ». */
export function cardWithArticle(card: Card): Sentence {
  return [ARTICLES[rankOf(card)] ?? 'le ', { card }]
}

/** A list of players, with the reader first. */
function playerList(seats: readonly Seat[], reader: Seat | null): Sentence {
  const inOrder = [...seats.filter(seat => seat === reader), ...seats.filter(seat => seat !== reader)]
  return listPieces(inOrder.map(seat => ({ seat, form: 'toi' })))
}

/** A list of players as the subject of a verb, with the form of the verb for them: [a, as, ont, avez]. */
function playersWithVerb(
  seats: readonly Seat[],
  reader: Seat | null,
  [theirs, yours, together, yoursTogether]: readonly [string, string, string, string],
): Sentence {
  if (seats.length === 1) return [{ seat: at(seats, 0) }, ` ${verbForm(at(seats, 0), reader, [theirs, yours])}`]
  return [...playerList(seats, reader), ` ${reader !== null && seats.includes(reader) ? yoursTogether : together}`]
}

/** The seat in a riddle's key. */
function seatOfRiddleKey(key: string): Seat {
  return Number(key.split('.')[2])
}

const possessedPrediction = (of: Seat): SentencePiece => possessivePiece(of, ['la prédiction', 'ta prédiction'])

function signsText(count: number): string {
  return count === 1 ? '1 signe' : `${count} signes`
}

const RANK_WORDS = [
  'as',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'valet',
  'dame',
  'roi',
] as const

/** The cards of a rank: « Rois », « 7 ». */
export function pluralRankName(rank: Rank): string {
  const court = COURT_NAMES[rank]
  return court === undefined ? String(rank) : rank === 1 ? court : `${court}s`
}

/** A number of cards of a rank: « un roi », « une dame », « 3 sept », « aucun roi ». */
function cardsOfRankText(rank: Rank, count: number): string {
  const word = at(RANK_WORDS, rank - 1)
  const ending = rank === 12 ? 'e' : ''
  if (count === 0) return `aucun${ending} ${word}`
  return count === 1 ? `un${ending} ${word}` : `${count} ${word}${rank > 10 ? 's' : ''}`
}

/** Players with their points: « Ana +5, Ben +3 ». Those without any are left out. */
function playersWithPoints(points: readonly number[], sign: string): Sentence {
  const scoring = points.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []))
  return scoring.flatMap(({ seat, count }, nth) => [nth === 0 ? '' : ', ', { seat, form: 'toi' }, ` ${sign}${count}`])
}

export const gameWords: GameWords<Precognition, PrecognitionConclusion> = {
  title: 'Prémonition',
  tagline: 'Prédis comment la rangée monte et descend, puis aide-la un peu.',
  credit: 'Inventé par Leroy Quet, 2009',
  stamp: { won: 'Prévu', open: 'Imprévu', consoled: 'La prochaine rangée t’attend.' },
  options: {
    hands: {
      label: 'Mains',
      about:
        'Avec dix cartes chacun, la partie est courte\u202f; avec le jeu entier, la victoire reste ouverte plus longtemps.',
      value: hands => (hands === 'ten each' ? 'Dix cartes chacun' : 'Le jeu entier'),
    },
    rounds: {
      label: 'Manches',
      about: 'En trois manches, chaque prédiction qui se réalise rapporte ses signes ; le plus de points gagne.',
      value: rounds => (rounds === 'three' ? 'Trois manches' : 'Une manche'),
    },
    predictions: {
      label: 'Prédictions',
      about:
        'Tout le monde voit quand une prédiction se réalise ou échoue ; ou toutes restent scellées jusqu’à la dernière carte, comme dans l’original.',
      value: predictions => (predictions === 'at the end' ? 'Montrées à la fin' : 'Montrées dès que c’est décidé'),
    },
    ties: {
      label: 'Égalités',
      about: 'Les plus longues prédictions à égalité rejouent entre elles, ou partagent la victoire.',
      value: ties => (ties === 'share' ? 'Partager la victoire' : 'Départager'),
    },
  },
  card: cardName,
  line: {
    dealt: ({ deal, starter, players: playing, cards, apart }, reader) => [
      `${deal > 1 ? `Donne ${deal} : ` : ''}${cards} cartes chacun pour `,
      ...(playing.length > 3 && (reader === null || !playing.includes(reader))
        ? [`${playing.length} personnes`]
        : playerList(playing, reader)),
      apart === 0 ? '' : apart === 1 ? ', 1 de reste' : `, ${apart} de reste`,
      ' ; ',
      { seat: starter },
      verbForm(starter, reader, [' commence.', ' commences.']),
    ],
    received: ({ by, cards }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} reçu `,
      ...listSentences(cards.map(cardWithArticle)),
      '.',
    ],
    sealed: ({ by }, reader) => [
      { seat: by },
      verbForm(by, reader, [' a scellé une', ' as scellé ta']),
      ' prédiction.',
    ],
    predicted: ({ by, letters: written }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} prédit `,
      { card: written },
      '.',
    ],
    began: ({ starter }) => [
      'Toutes les prédictions sont scellées. La première carte vient ',
      { seat: starter, form: 'de' },
      '.',
    ],
    played: ({ by, card, change }, reader) => [
      { seat: by },
      ` ${avoirForm(by, reader)} joué `,
      ...cardWithArticle(card),
      ...(change === null ? ['.'] : [' : ', CHANGE_PIECES[change], '.']),
    ],
    cameTrue: ({ of, letters: written }) => [
      possessedPrediction(of),
      ' ',
      { card: written },
      ' ',
      { mark: 's’est réalisée', sign: '✓', tone: 'yes' },
      ' !',
    ],
    broke: ({ of, letters: written }) => [
      possessedPrediction(of),
      ' ',
      { card: written },
      ' ',
      { mark: 'ne peut plus se réaliser', sign: '✗', tone: 'no' },
      '.',
    ],
    settled: () => ['Les cartes à venir ne changent plus rien.'],
    agreed: ({ by }, reader) => [{ seat: by }, verbForm(by, reader, [' veut', ' veux']), ' finir la rangée.'],
    finished: ({ cards }) => [
      cards.length === 1
        ? 'La dernière carte a été posée.'
        : `Les ${cards.length} dernières cartes ont été posées d’un coup.`,
    ],
    revealed: ({ of, letters: written, at: offset }, reader) => [
      { seat: of },
      ` ${avoirForm(of, reader)} prédit `,
      { card: written },
      ' : ',
      ...(offset === null
        ? [{ mark: 'Pas réalisé', sign: '✗', tone: 'no' } as const]
        : [{ mark: 'Réalisé', sign: '✓', tone: 'yes' } as const, ` dès le changement ${offset + 1}`]),
      '.',
    ],
    scored: ({ round, gained, points }) => [
      `Manche ${round} : `,
      ...(gained.some(count => count > 0) ? playersWithPoints(gained, '+') : ['aucune prédiction ne s’est réalisée']),
      ...(round > 1 && points.some(count => count > 0) ? ['. Jusqu’ici : ', ...playersWithPoints(points, '')] : []),
      '.',
    ],
    missed: () => ['Aucune prédiction ne s’est réalisée : tout le monde rejoue.'],
    tied: ({ seats, letters: length }, reader) => [
      ...playersWithVerb(seats, reader, ['est', 'es', 'sont', 'êtes']),
      ` à égalité avec ${signsText(length)}.`,
    ],
    left: ({ seats }, reader) => [
      ...playersWithVerb(seats, reader, ['a', 'as', 'ont', 'avez']),
      ' quitté la course : les autres rejouent.',
    ],
    won: ({ winners, letters: length, why }, reader) => {
      const won = [
        ...playersWithVerb(winners, reader, [
          'a gagné',
          'as gagné',
          'se partagent la victoire',
          'partagez la victoire',
        ]),
      ]
      if (why === 'still') return [...won, ' : cinq donnes de suite n’ont écarté personne.']
      if (why === 'points')
        return [...won, ` avec ${length === 1 ? '1 point' : `${required(length, 'points')} points`}.`]
      return [...won, ` avec ${signsText(required(length, 'length'))}.`]
    },
  },
  stage: createStageLabel({
    round: round => `Manche ${round} sur 3`,
    playOff: 'Départage',
    deal: deal => `Donne ${deal}`,
  }),
  move: {
    predict: ({ letters: written }) => ['Noter ', { card: written }],
    seal: (_, { own }) => ['Sceller ', { card: own.prediction }],
    play: ({ card }) => ['Jouer ', ...cardWithArticle(card)],
    finish: () => ['Finir la rangée'],
    deal: (_, { open, options }) => [
      open.next.length < open.players.length
        ? 'Donner pour départager'
        : options.rounds === 'three' && open.round < 3
          ? 'Donner la manche suivante'
          : 'Donner de nouveau',
    ],
  },
  firstTime: {
    predict: 'Comment la rangée va-t-elle monter et descendre ? La plus longue suite de flèches qui se réalise gagne.',
    seal: 'Une fois scellée, personne ne peut plus la changer, toi non plus.',
    play: 'Ta carte va au bout droit de la rangée. Mène-la vers ta prédiction ; si celle-ci est sûre, gêne celles des autres.',
    finish: 'Rien ne peut plus changer. Quand tout le monde le veut, le reste de la rangée est posé d’un coup.',
    deal: 'Regarde les prédictions face à la rangée, puis donne de nouveau.',
  },
  form: {
    predict: {
      title: 'Prédire',
      fields: { letters: { label: 'Ta prédiction', value: letter => [CHANGE_PIECES[letter as RankChange]] } },
    },
    play: { title: 'Jouer une carte', fields: { card: { label: 'Carte', value: card => [{ card }] } } },
  },
  shows: createCardPiles({ hand: ['Main'], prediction: ['Prédiction'], row: ['La rangée'] }),
  riddle: key => ['que ', possessedPrediction(seatOfRiddleKey(key)), ' se réalise'],
  solved: (key, answer) => [
    possessedPrediction(seatOfRiddleKey(key)),
    answer === 'yes' ? ' compte.' : ' ne compte pas.',
  ],
  knownFor: moves =>
    moves === 0
      ? 'sans plus aucun coup à jouer'
      : moves === 1
        ? 'avec encore un coup à jouer'
        : `avec encore ${moves} coups à jouer`,
  conclusion: {
    holds: ({ by, rank, least }, reader) =>
      by === 'apart'
        ? [`Parmi les cartes de reste, il y a forcément au moins ${cardsOfRankText(rank, least)}.`]
        : [{ seat: by }, ` ${avoirForm(by, reader)} forcément au moins ${cardsOfRankText(rank, least)}.`],
    lacks: ({ by, rank, most }, reader) => {
      if (by === 'apart')
        return [`Parmi les cartes de reste, il ${most === 0 ? 'n’y a' : 'y a au plus'} ${cardsOfRankText(rank, most)}.`]
      return [
        { seat: by },
        most === 0 ? ` n’${avoirForm(by, reader)} ` : ` ${avoirForm(by, reader)} au plus `,
        `${cardsOfRankText(rank, most)}.`,
      ]
    },
    comes: () => ['Ta prédiction se réalise, quoi qu’on joue.'],
    fails: () => ['Ta prédiction ne peut plus se réaliser, quoi qu’on joue.'],
  },
  overheard: ({ left }) => [
    `D’ici, ${left === 1 ? '1 carte pas encore posée monterait' : `${left} cartes pas encore posées monteraient`}.`,
  ],
}
