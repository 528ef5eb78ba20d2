// The words of Precognition, in Spanish.
import { createStageLabel } from './stageLabel.ts'
import { createCardPiles } from '../shows.ts'
import { listPieces, listSentences } from '../../../words/es/grammar.ts'
import { verbForm, winnersSentence } from '../../../words/es/verbs.ts'
import { seatsReaderFirst } from '../../../words/readerFirst.ts'
import type { GameWords, SentencePiece, Sentence } from '../../../words/sentence.ts'
import { required, at, type Seat } from '../../../engine/index.ts'
import { rankOf, suitOf, type Card, type Rank, type Suit } from '../cards.ts'
import type { Precognition } from '../kinds.ts'
import type { RankChange } from '../rules/row.ts'
import type { PrecognitionConclusion } from '../reasoning/conclusions.ts'

const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'Picas', H: 'Corazones', D: 'Diamantes', C: 'Tréboles' }
const RANK_NAMES: Readonly<Record<number, string>> = { 1: 'As', 11: 'Jota', 12: 'Reina', 13: 'Rey' }

/** A change as a piece of a sentence, which a screen draws with a sign. */
export const CHANGE_PIECES: Readonly<Record<RankChange, Extract<SentencePiece, { mark: string }>>> = {
  U: { mark: 'Sube', sign: '▲', tone: 'up' },
  D: { mark: 'Baja', sign: '▼', tone: 'down' },
  S: { mark: 'Igual', sign: '=', tone: 'maybe' },
}

/** A card's name; or a prediction in words, for who listens or reads it in a terminal: screens draw its arrows. */
function cardName(id: string): string {
  if (/^[UDS]+$/.test(id))
    return [...id].map(change => CHANGE_PIECES[change as RankChange].mark.toLowerCase()).join(' ')
  const card = id as Card
  return `${RANK_NAMES[rankOf(card)] ?? rankOf(card)} de ${SUIT_NAMES[suitOf(card)]}`
}

/** A card with its article: “el 7 de Picas”, “la Jota de Picas”. */
export function cardWithArticle(card: Card): Sentence {
  return [[11, 12].includes(rankOf(card)) ? 'la ' : 'el ', { card }]
}

/** A list of players, with the reader first. */
function playerList(seats: readonly Seat[], reader: Seat | null): Sentence {
  return listPieces(seatsReaderFirst(seats, reader).map(seat => ({ seat })))
}

/** The seat in a riddle's key. */
function seatOfRiddleKey(key: string): Seat {
  return Number(key.split('.')[2])
}

function signsText(count: number): string {
  return count === 1 ? '1 signo' : `${count} signos`
}

const SINGULAR_RANK_NAMES = [
  'as',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'jota',
  'reina',
  'rey',
]
const PLURAL_RANK_NAMES = [
  'ases',
  'doses',
  'treses',
  'cuatros',
  'cincos',
  'seises',
  'sietes',
  'ochos',
  'nueves',
  'dieces',
  'jotas',
  'reinas',
  'reyes',
]

/** The cards of a rank: “reyes”, “sietes”. */
export function pluralRankName(rank: Rank): string {
  return at(PLURAL_RANK_NAMES, rank - 1)
}

/** A number of cards of a rank, after what has them: “1 rey”, “3 sietes”. */
function cardsOfRankText(rank: Rank, count: number): string {
  return count === 1 ? `1 ${at(SINGULAR_RANK_NAMES, rank - 1)}` : `${count} ${pluralRankName(rank)}`
}

/** None of a rank: “ningún rey”, “ninguna reina”. */
function noneOfRankText(rank: Rank): string {
  return `${[11, 12].includes(rank) ? 'ninguna' : 'ningún'} ${at(SINGULAR_RANK_NAMES, rank - 1)}`
}

/** Players with their points: “Ana +5, Ben +3”. Those without any are left out. */
function playersWithPoints(points: readonly number[], sign: string): Sentence {
  const scoring = points.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []))
  return scoring.flatMap(({ seat, count }, nth) => [nth === 0 ? '' : ', ', { seat }, ` ${sign}${count}`])
}

export const gameWords: GameWords<Precognition, PrecognitionConclusion> = {
  title: 'Premonición',
  tagline: 'Predice cómo subirá y bajará la fila, y ayuda a que ocurra.',
  credit: 'Inventado por Leroy Quet, 2009',
  stamp: { won: 'Previsto', open: 'Imprevisto', consoled: 'La próxima fila ya espera.' },
  options: {
    hands: {
      label: 'Manos',
      about:
        'Con diez cartas cada uno, la partida es corta; con la baraja entera, la victoria queda abierta más tiempo.',
      value: hands => (hands === 'ten each' ? 'Diez cartas por sitio' : 'Toda la baraja'),
    },
    rounds: {
      label: 'Rondas',
      about: 'En tres rondas, cada predicción que se cumple vale tantos puntos como signos; gana quien más suma.',
      value: rounds => (rounds === 'three' ? 'Tres rondas' : 'Una ronda'),
    },
    predictions: {
      label: 'Predicciones',
      about:
        'Todo el mundo ve cuándo una predicción se cumple o se rompe, o siguen todas selladas hasta la última carta, como en el original.',
      value: predictions => (predictions === 'at the end' ? 'Se abren al final' : 'Se abren al decidirse'),
    },
    ties: {
      label: 'Empates',
      about: 'Si empatan las predicciones más largas, quienes las escribieron juegan otra vez o comparten la victoria.',
      value: ties => (ties === 'share' ? 'Compartir la victoria' : 'Desempatar'),
    },
  },
  card: cardName,
  line: {
    dealt: ({ deal, starter, players: playing, cards, apart }, reader) => [
      ...(playing.length > 3 && (reader === null || !playing.includes(reader))
        ? [`${deal > 1 ? `Reparto ${deal}: ` : ''}${playing.length} manos de ${cards} cartas`]
        : [`${deal > 1 ? `Reparto ${deal}, manos` : 'Manos'} de ${cards} cartas: `, ...playerList(playing, reader)]),
      apart === 0 ? '' : apart === 1 ? ', sobra 1' : `, sobran ${apart}`,
      '; ',
      verbForm(starter, reader, ['empieza ', 'empiezas ']),
      { seat: starter },
      '.',
    ],
    received: ({ by, cards }, reader) => [
      { seat: by },
      verbForm(by, reader, [' recibió ', ' recibiste ']),
      ...listSentences(cards.map(cardWithArticle)),
      '.',
    ],
    sealed: ({ by }, reader) => [
      { seat: by },
      verbForm(by, reader, [' selló su predicción.', ' sellaste tu predicción.']),
    ],
    predicted: ({ by, letters: written }, reader) => [
      { seat: by },
      verbForm(by, reader, [' predijo ', ' predijiste ']),
      { card: written },
      '.',
    ],
    began: ({ starter }, reader) => [
      'Todas las predicciones están selladas. La primera carta la ',
      verbForm(starter, reader, ['pone ', 'pones ']),
      { seat: starter },
      '.',
    ],
    played: ({ by, card, change }, reader) => [
      { seat: by },
      verbForm(by, reader, [' jugó ', ' jugaste ']),
      ...cardWithArticle(card),
      ...(change === null ? ['.'] : [': ', CHANGE_PIECES[change], '.']),
    ],
    cameTrue: ({ of, letters: written }) => [
      { seat: of, form: 'La predicción' },
      ' ',
      { card: written },
      ' ',
      { mark: 'se ha cumplido', sign: '✓', tone: 'yes' },
      '.',
    ],
    broke: ({ of, letters: written }) => [
      { seat: of, form: 'La predicción' },
      ' ',
      { card: written },
      ' ',
      { mark: 'ya no puede cumplirse', sign: '✗', tone: 'no' },
      '.',
    ],
    settled: () => ['Las cartas que faltan ya no cambian nada.'],
    agreed: ({ by }, reader) => [{ seat: by }, verbForm(by, reader, [' quiere', ' quieres']), ' completar la fila.'],
    finished: ({ cards }) => [
      cards.length === 1 ? 'Se puso la última carta.' : `Las últimas ${cards.length} cartas se pusieron de una vez.`,
    ],
    revealed: ({ of, letters: written, at: offset }, reader) => [
      { seat: of },
      verbForm(of, reader, [' predijo ', ' predijiste ']),
      { card: written },
      ': ',
      ...(offset === null
        ? [{ mark: 'No se cumplió', sign: '✗', tone: 'no' } as const]
        : [{ mark: 'Se cumplió', sign: '✓', tone: 'yes' } as const, ` desde el cambio ${offset + 1}`]),
      '.',
    ],
    scored: ({ round, gained, points }) => [
      `Ronda ${round}: `,
      ...(gained.some(count => count > 0) ? playersWithPoints(gained, '+') : ['no se cumplió ninguna predicción']),
      ...(round > 1 && points.some(count => count > 0) ? ['. Hasta ahora: ', ...playersWithPoints(points, '')] : []),
      '.',
    ],
    missed: () => ['No se cumplió ninguna predicción: todo el mundo juega otra vez.'],
    tied: ({ seats, letters: length }, reader) => [
      'Empate con ',
      `${signsText(length)}: `,
      ...playerList(seats, reader),
      '.',
    ],
    left: ({ seats }, reader) => ['Fuera desde ahora: ', ...playerList(seats, reader), '. El resto juega otra vez.'],
    won: ({ winners, letters: length, why }, reader) => [
      ...winnersSentence(winners, reader),
      why === 'still'
        ? ': cinco repeticiones no dejaron fuera a nadie.'
        : why === 'points'
          ? `, con ${length === 1 ? '1 punto' : `${required(length, 'points')} puntos`}.`
          : `, con ${signsText(required(length, 'length'))}.`,
    ],
  },
  stage: createStageLabel({
    round: round => `Ronda ${round} de 3`,
    playOff: 'Desempate',
    deal: deal => `Reparto ${deal}`,
  }),
  move: {
    predict: ({ letters: written }) => ['Escribir ', { card: written }],
    seal: (_, { own }) => ['Sellar ', { card: own.prediction }],
    play: ({ card }) => ['Jugar ', ...cardWithArticle(card)],
    finish: () => ['Completar la fila'],
    deal: (_, { open, options }) => [
      open.next.length < open.players.length
        ? 'Repartir el desempate'
        : options.rounds === 'three' && open.round < 3
          ? 'Repartir la ronda siguiente'
          : 'Repartir de nuevo',
    ],
  },
  firstTime: {
    predict: '¿Cómo subirá y bajará la fila? Gana la serie de flechas más larga que se cumpla.',
    seal: 'Una vez sellada, nadie puede cambiarla, tú tampoco.',
    play: 'Tu carta va al extremo derecho de la fila. Llévala hacia tu predicción; cuando esté a salvo, estropea las del resto.',
    finish: 'Ya no puede cambiar nada. Cuando todo el mundo lo dice, el resto de la fila se pone de una vez.',
    deal: 'Mira las predicciones junto a la fila y reparte de nuevo.',
  },
  form: {
    predict: {
      title: 'Predecir',
      fields: { letters: { label: 'Tu predicción', value: letter => [CHANGE_PIECES[letter as RankChange]] } },
    },
    play: { title: 'Jugar una carta', fields: { card: { label: 'Carta', value: card => [{ card }] } } },
  },
  shows: createCardPiles({ hand: ['Mano'], prediction: ['Predicción'], row: ['La fila'] }),
  riddle: key => ['que se cumpla ', { seat: seatOfRiddleKey(key), form: 'la predicción' }],
  solved: (key, answer) => [
    { seat: seatOfRiddleKey(key), form: 'La predicción' },
    answer === 'yes' ? ' cuenta.' : ' no cuenta.',
  ],
  knownFor: moves =>
    moves === 0 ? 'sin más jugadas' : moves === 1 ? 'con una jugada por hacer' : `con ${moves} jugadas por hacer`,
  conclusion: {
    holds: ({ by, rank, least }, reader) =>
      by === 'apart'
        ? [`Entre las cartas que sobran tiene que haber al menos ${cardsOfRankText(rank, least)}.`]
        : [
            { seat: by },
            verbForm(by, reader, [' tiene que tener', ' tienes que tener']),
            ` al menos ${cardsOfRankText(rank, least)}.`,
          ],
    lacks: ({ by, rank, most }, reader) => {
      const atMost = most === 0 ? noneOfRankText(rank) : `como mucho ${cardsOfRankText(rank, most)}`
      const not = most === 0 ? 'no ' : ''
      return by === 'apart'
        ? [`Entre las cartas que sobran ${not}puede haber ${atMost}.`]
        : [{ seat: by }, ` ${not}${verbForm(by, reader, ['puede', 'puedes'])} tener ${atMost}.`]
    },
    comes: () => ['Tu predicción se cumple, se juegue lo que se juegue.'],
    fails: () => ['Tu predicción ya no puede cumplirse, se juegue lo que se juegue.'],
  },
  overheard: ({ left }) => [`Desde aquí ${left === 1 ? 'subiría 1 carta' : `subirían ${left} cartas`} aún sin poner.`],
}
