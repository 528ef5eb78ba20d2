// The words of Deduction for the piecepack, in Spanish.
import { createCardPiles } from '../shows.ts'
import { listSentences } from '../../../words/es/grammar.ts'
import { deedSentence, verbForm } from '../../../words/es/verbs.ts'
import type { GameWords, SentencePiece, Sentence } from '../../../words/sentence.ts'
import type { Piecepack, QuestionKind } from '../kinds.ts'
import { suitOf, TILES, valueOf, type Suit, type Tile, type Trait, type TileValue } from '../cards.ts'
import type { PiecepackConclusion } from '../reasoning/conclusions.ts'

/** The suits, in the plural as in a tile's name: “3 de Soles”. */
export const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'Soles', M: 'Lunas', C: 'Coronas', H: 'Escudos' }
/** The names of the values. */
export const VALUE_NAMES: Readonly<Record<TileValue, string>> = {
  '0': 'Cero',
  '1': 'As',
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
}

const ANY_OF_TRAIT: Readonly<Record<Trait, string>> = {
  S: 'algún Sol',
  M: 'alguna Luna',
  C: 'alguna Corona',
  H: 'algún Escudo',
  '0': 'algún cero',
  '1': 'algún as',
  '2': 'algún 2',
  '3': 'algún 3',
  '4': 'algún 4',
  '5': 'algún 5',
}

const HOW_MANY_OF_TRAIT: Readonly<Record<Trait, string>> = {
  S: 'Cuántos Soles',
  M: 'Cuántas Lunas',
  C: 'Cuántas Coronas',
  H: 'Cuántos Escudos',
  '0': 'Cuántos ceros',
  '1': 'Cuántos ases',
  '2': 'Cuántos doses',
  '3': 'Cuántos treses',
  '4': 'Cuántos cuatros',
  '5': 'Cuántos cincos',
}

const YES_PIECE = { mark: 'Sí', sign: '✓', tone: 'yes' } as const
const NO_PIECE = { mark: 'No', sign: '✗', tone: 'no' } as const
const RIGHT_PIECE = { mark: 'Acierto', sign: '✓', tone: 'yes' } as const
const WRONG_PIECE = { mark: 'Fallo', sign: '✗', tone: 'no' } as const

/** The question as spoken. */
export function spokenQuestion(question: QuestionKind, trait: Trait): string {
  return question === 'any' ? `“¿Tienes ${ANY_OF_TRAIT[trait]}?”` : `“¿${HOW_MANY_OF_TRAIT[trait]} tienes?”`
}

/** An answer as a piece of a sentence, which a screen draws with a sign, with a verb: a number by itself would look like a value. */
export function answerPiece(
  answer: boolean | number,
  _trait: Trait,
): Extract<SentencePiece, { readonly mark: string }> {
  if (typeof answer === 'boolean') return answer ? YES_PIECE : NO_PIECE
  return answer > 0 ? { ...YES_PIECE, mark: `Tengo ${answer}` } : { ...NO_PIECE, mark: 'No tengo' }
}

/** A tile with its article: “el 3 de Soles”. */
export function tileWithArticle(tile: Tile): Sentence {
  return ['el ', { card: tile }]
}

function tileList(ids: readonly Tile[]): Sentence {
  return listSentences(TILES.filter(tile => ids.includes(tile)).map(tileWithArticle))
}

export const gameWords: GameWords<Piecepack, PiecepackConclusion> = {
  title: 'Deducción (piecepack)',
  tagline: 'Falta una ficha. Pregunta al resto y nómbrala antes que nadie.',
  nextBet: 'Tu apuesta: ¿quién nombrará ahora?',
  credit: 'Inventado por Mark A. Biggar, 2003',
  options: {
    lastOneIn: {
      label: 'Si queda una persona',
      about:
        'Cuando el resto ya ha fallado al nombrar: quien queda gana enseguida, o sigue jugando y tiene que nombrar la ficha.',
      value: last => (last === 'wins' ? 'Gana enseguida' : 'Debe nombrar la ficha'),
    },
  },
  card: id => `${VALUE_NAMES[valueOf(id as Tile)]} de ${SUIT_NAMES[suitOf(id as Tile)]}`,
  line: {
    dealt: ({ tiles: count, faceUp }) => [
      `Se repartieron ${count} fichas por sitio. A la vista: `,
      ...tileList(faceUp),
      '. Falta una ficha.',
    ],
    received: ({ by, tiles: received }, reader) => [
      { seat: by },
      verbForm(by, reader, [' recibió ', ' recibiste ']),
      ...tileList(received),
      '.',
    ],
    drew: ({ by, coin }, reader) => [
      { seat: by },
      verbForm(by, reader, [' sacó', ' sacaste']),
      ' la moneda ',
      { card: coin },
      '.',
    ],
    asked: ({ by, of, trait, question, answer }, reader) => [
      ...deedSentence(by, of, reader, ['preguntó', 'preguntaste']),
      `: ${spokenQuestion(question, trait)} `,
      answerPiece(answer, trait),
      '.',
    ],
    chose: ({ by, to }, reader) => [
      { seat: by },
      verbForm(by, reader, [' eligió', ' elegiste']),
      ...(to === reader
        ? [' una ficha para mostrártela.']
        : [' una ficha para mostrarla a ', { seat: to } as const, '.']),
    ],
    showed: ({ by, to, tile }, reader) => [
      ...deedSentence(by, to, reader, ['mostró', 'mostraste']),
      ' ',
      ...tileWithArticle(tile),
      '.',
    ],
    named: ({ by, tile, right: isRight }, reader) => [
      { seat: by },
      verbForm(by, reader, [' nombró ', ' nombraste ']),
      ...tileWithArticle(tile),
      '. ',
      isRight ? RIGHT_PIECE : WRONG_PIECE,
      ...(!isRight && by === reader ? [': ya no preguntas, pero sigues respondiendo.'] : ['.']),
    ],
    looked: ({ by, tile }, reader) => [
      { seat: by },
      verbForm(by, reader, [' miró', ' miraste']),
      ': la ficha que falta es ',
      ...tileWithArticle(tile),
      '.',
    ],
    opened: ({ missing, hands }, reader) => [
      'Todo a la vista: ',
      ...hands.flatMap((hand, seat): Sentence => [
        { seat },
        verbForm(seat, reader, [' tenía ', ' tenías ']),
        ...tileList(hand),
        '; ',
      ]),
      'faltaba ',
      ...tileWithArticle(missing),
      '.',
    ],
    won: ({ by, how }, reader) =>
      by === null
        ? [
            how === 'wrong'
              ? 'No ganó nadie: todo el mundo nombró una ficha equivocada.'
              : 'No ganó nadie: la ficha no se nombró en 200 turnos.',
          ]
        : [
            { seat: by },
            verbForm(by, reader, [' ganó', ' ganaste']),
            how === 'named' ? '.' : ', porque no quedaba nadie más.',
          ],
  },
  naming: {
    named: ({ by }, reader) => [{ seat: by }, verbForm(by, reader, [' nombra', ' nombras']), ' la ficha que falta…'],
  },
  move: {
    ask: ({ of, trait, question }) => [
      'Preguntar a ',
      { seat: of, form: 'ti' },
      `: ${spokenQuestion(question, trait)}`,
    ],
    show: ({ tile }, { open }) => ['Mostrar a ', { seat: open.turn, form: 'ti' }, ' ', ...tileWithArticle(tile)],
    name: ({ tile }) => ['Nombrar ', ...tileWithArticle(tile)],
    pass: () => ['No nombrar nada y terminar el turno'],
  },
  firstTime: {
    ask: 'La moneda dice por qué puedes preguntar: por su palo o por su valor. La respuesta la oye todo el mundo; una ficha que se muestra solo la ves tú.',
    show: 'Te preguntaron por algo que tienes. Elige qué ficha mostrar; una que ya conocen es la que menos revela.',
    name: '¿Ya sabes qué ficha falta? Nómbrala. Si aciertas, ganas; si fallas, desde entonces solo respondes.',
    pass: '¿Aún no lo sabes? No nombres nada, y el turno pasa al sitio siguiente.',
  },
  shows: createCardPiles({
    hand: ['Fichas'],
    faceUp: ['A la vista'],
    coin: ['La moneda'],
    missing: ['La ficha que falta'],
  }),
  riddle: () => ['la ficha que falta'],
  solved: (_, tile, tense) => [
    `La ficha que ${tense ? 'faltaba era' : 'falta es'} `,
    ...tileWithArticle(tile as Tile),
    '.',
  ],
  conclusion: {
    certain: ({ tile, place }, reader) => {
      if (place === 'missing') return ['La ficha que falta solo puede ser ', ...tileWithArticle(tile), '.']
      if (place === 'faceUp') return ['El ', { card: tile }, ' está a la vista.']
      return [
        { seat: place },
        verbForm(place, reader, [' tiene que tener ', ' tienes que tener ']),
        ...tileWithArticle(tile),
        '.',
      ]
    },
    excluded: ({ tile, place, alsoExcluded }, reader) => {
      if (place === 'missing' && alsoExcluded)
        return ['Ninguna de estas falta: ', ...tileList([tile, ...alsoExcluded]), '.']
      if (place === 'missing') return ['El ', { card: tile }, ' no puede ser la ficha que falta.']
      if (place === 'faceUp') return ['El ', { card: tile }, ' no está a la vista.']
      return [
        { seat: place },
        verbForm(place, reader, [' no puede tener ', ' no puedes tener ']),
        ...tileList([tile, ...(alsoExcluded ?? [])]),
        '.',
      ]
    },
  },
  overheard: ({ left }) =>
    left === 1
      ? ['Quien ha escuchado podría saber qué ficha falta.']
      : [`Como mucho ${left} fichas pueden ser aún la que falta.`],
}
