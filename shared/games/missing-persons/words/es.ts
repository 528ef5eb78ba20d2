// The words of Missing Persons, in Spanish.
import { drawnCardsSentence, mergeLinesOfOneAction } from './storyLines.ts'
import { createCardPiles } from '../shows.ts'
import { required, at, type Seat } from '../../../engine/index.ts'
import { listSentences } from '../../../words/es/grammar.ts'
import { possessivePhrase, deedSentence, verbForm } from '../../../words/es/verbs.ts'
import type { GameWords, SentencePiece, Sentence } from '../../../words/sentence.ts'
import { rankOf, suitOf, type Card, type Suit } from '../cards.ts'
import { opponentOf } from '../rules/deal.ts'
import { seatOfRiddle } from '../rules/riddles.ts'
import type { WinReason, MissingPersons } from '../kinds.ts'
import { plainWording, propertyText, translateWording } from '../rules/phrases/phrases.ts'
import { isArcQuestion } from '../rules/questions.ts'
import type { MissingPersonsConclusion } from '../reasoning/conclusions.ts'

const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'Picas', H: 'Corazones', D: 'Diamantes', C: 'Tréboles' }
const RANK_NAMES: Readonly<Record<number, string>> = { 1: 'As', 11: 'Jota', 12: 'Reina', 13: 'Rey' }

const YES_PIECE = { mark: 'Sí', sign: '✓', tone: 'yes' } as const
const NO_PIECE = { mark: 'No', sign: '✗', tone: 'no' } as const
const RIGHT_PIECE = { mark: 'Acierto', sign: '✓', tone: 'yes' } as const
const WRONG_PIECE = { mark: 'Fallo', sign: '✗', tone: 'no' } as const

/** An answer as a piece of a sentence, which a screen draws with a sign. */
export function answerPiece(isYes: boolean): Extract<SentencePiece, { mark: string }> {
  return isYes ? YES_PIECE : NO_PIECE
}

/** What one’s own line-up says about the missing person. In a single pack everybody is there once, except the joker, who is there twice. */
const ownLineupClue = ({ pack }: MissingPersons['options']): string =>
  pack === 'two'
    ? 'Tu fila muestra quién encaja con las respuestas. '
    : 'Nadie de tu fila es la persona desaparecida, salvo quizá el comodín. '

function cardName(id: string): string {
  const card = id as Card
  const [suit, rank] = [suitOf(card), rankOf(card)]
  if (suit === null || rank === null) return 'Comodín'
  return `${RANK_NAMES[rank] ?? rank} de ${SUIT_NAMES[suit]}`
}

/** A card with its article, by the rank: “el 4 de Picas”, “la Jota de Picas”. */
export function cardWithArticle(card: Card): Sentence {
  return [[11, 12].includes(rankOf(card) ?? 0) ? 'la ' : 'el ', { card }]
}

function cardList(ids: readonly Card[]): Sentence {
  return listSentences(ids.map(cardWithArticle))
}

/** The missing person of a player: “la persona desaparecida de Ana”, “tu persona desaparecida”. */
function missingPersonOf(of: Seat, reader: Seat | null): Sentence {
  return possessivePhrase(of, reader, ['la persona desaparecida', 'tu persona desaparecida'])
}

/** The missing person of a player, at the beginning of a sentence. */
function missingPersonOfAtStart(of: Seat, reader: Seat | null): Sentence {
  return possessivePhrase(of, reader, ['La persona desaparecida', 'Tu persona desaparecida'])
}

/** Both guesses, each with its verdict. */
function bothGuessesSentence(guesses: readonly Card[], suspects: readonly Card[], reader: Seat | null): Sentence {
  return ([0, 1] as const).flatMap(by => [
    { seat: by },
    verbForm(by, reader, [' apostó por ', ' apostaste por ']),
    ...cardWithArticle(at(guesses, by)),
    ': ',
    guesses[by] === suspects[opponentOf(by)] ? RIGHT_PIECE : WRONG_PIECE,
    '. ',
  ])
}

function bothHiddenSentence(suspects: readonly Card[], reader: Seat | null): Sentence {
  return [
    { seat: 0 },
    verbForm(0, reader, [' escondía ', ' escondías ']),
    ...cardWithArticle(at(suspects, 0)),
    '; ',
    { seat: 1 },
    ', ',
    ...cardWithArticle(at(suspects, 1)),
    '.',
  ]
}

const WIN_REASON_TEXTS: Readonly<Record<Exclude<WinReason, 'wrong name'>, string>> = {
  'right name': ' por nombrar a la persona desaparecida',
  'right guess': ' con la única apuesta acertada',
  'nearer guess': ' con el valor más cercano',
  'right suit': ' con el palo correcto a la misma distancia',
  'right colour': ' con el color correcto a la misma distancia',
}

/** Which of the drawn cards are turned down: “la puso boca abajo”, “puso boca abajo 3 de ellas”. */
function turnedDownText(drawnCount: number, downCount: number, put: string): string {
  if (drawnCount === 1) return `la ${put} enseguida boca abajo`
  const which =
    downCount < drawnCount
      ? `${downCount === 1 ? 'una' : downCount} de ellas`
      : drawnCount === 2
        ? 'las dos'
        : `las ${downCount}`
  return `${put} enseguida boca abajo ${which}`
}

export const gameWords: GameWords<MissingPersons, MissingPersonsConclusion> = {
  title: 'Se busca',
  tagline: 'Cada cual esconde una carta. Llega a la de tu rival preguntando.',
  credit: 'Inventado por David Morrah, 1995',
  options: {
    draw: {
      label: 'Tras un Sí',
      about: 'Con una sola carta la partida dura más: va a un lugar boca abajo, a elección de quien pregunta.',
      value: draw => (draw === 'single' ? 'Robar una carta' : 'Rellenar la fila'),
    },
    questions: {
      label: 'Preguntas',
      about:
        'En clave: disfraza tu pregunta con otras palabras; la respuesta se comprueba. Libres: pregunta lo que quieras; nadie lo comprueba.',
      value: questions => ({ plain: 'Directas', cryptic: 'En clave', free: 'Libres' })[questions],
    },
    lineups: {
      label: 'Filas',
      about: 'Quién ve las diez cartas que cada cual tiene delante y lo que se roba para ellas.',
      value: lineups => (lineups === 'open' ? 'A la vista' : 'Cada cual la suya'),
    },
    pack: {
      label: 'Barajas',
      about:
        'Con dos barajas, las cartas escondidas salen de la segunda: una carta que ves aún puede ser la persona desaparecida, y las dos escondidas pueden ser iguales.',
      value: pack => (pack === 'two' ? 'Dos' : 'Una'),
    },
    lastTurn: {
      label: 'Último turno',
      about: 'Si el mazo se acaba en el turno de quien empezó, su rival tiene un turno más, sin robar.',
      value: last => (last === 'yes' ? 'Uno más para el rival' : 'Ninguno'),
    },
    questionsPerTurn: {
      label: 'Preguntas por turno',
      about: 'Un Sí conserva el turno; con tres preguntas, solo hasta la tercera.',
      value: most => (most === 'three' ? 'Tres como mucho' : 'Mientras sea Sí'),
    },
  },
  card: cardName,
  line: {
    began: ({ deal, starter }, reader) => [
      deal === 1
        ? 'Cada cual elige una carta que esconder; '
        : `Reparto ${deal}: cada cual elige una carta que esconder; `,
      verbForm(starter, reader, ['empieza ', 'empiezas ']),
      { seat: starter },
      '.',
    ],
    hid: ({ by }, reader) => [{ seat: by }, verbForm(by, reader, [' escondió', ' escondiste']), ' una carta.'],
    clashed: ({ card }) => [
      'Las dos elecciones fueron la misma: ',
      { card },
      '. Se queda en la baraja, y hay que elegir de nuevo.',
    ],
    dealt: ({ pile }) => [`Se repartieron las filas: diez cartas cada una, ${pile} en el mazo.`],
    lined: ({ by, cards: lineup }, reader) => [
      ...possessivePhrase(by, reader, ['La fila', 'Tu fila']),
      ': ',
      ...cardList(lineup),
      '.',
    ],
    asked: ({ by, question, wording, yes: answered }, reader) => [
      ...deedSentence(by, opponentOf(by), reader, ['preguntó', 'preguntaste']),
      ': “',
      question ? plainWording(question, 'es') : translateWording('es', required(wording, 'wording')),
      '”',
      ...(answered === null ? [] : [' ', answerPiece(answered), '.']),
    ],
    meant: ({ question }) => [`Eso significa: “${plainWording(question, 'es')}”`],
    answered: ({ by, yes: answered }, reader) => [
      { seat: by },
      verbForm(by, reader, [' respondió ', ' respondiste ']),
      answerPiece(answered),
      '.',
    ],
    refused: ({ yes: answered, question }) => [
      'La pregunta significa: “',
      plainWording(question, 'es'),
      '” Con tu carta es falso responder ',
      answerPiece(answered),
      '.',
    ],
    turned: ({ by, places }, reader) => [
      { seat: by },
      verbForm(by, reader, [' puso ', ' pusiste ']),
      places.length === 1 ? 'una carta' : `${places.length} cartas`,
      ' boca abajo.',
    ],
    drew: ({ by, places, misfits, left, cards: drawn = [] }, reader) => [
      { seat: by },
      verbForm(by, reader, [' robó ', ' robaste ']),
      places.length === 1 ? 'una carta' : `${places.length} cartas`,
      ...drawnCardsSentence(places, misfits, drawn, {
        turnedDown: ` y ${turnedDownText(places.length, misfits.length, verbForm(by, reader, ['puso', 'pusiste']))}`,
        faceUp: '. Boca arriba: ',
        faceDown: '. Enseguida boca abajo: ',
        colon: ': ',
        list: cardList,
      }),
      left === 0 ? '.' : left === 1 ? '. Queda 1 en el mazo.' : `. Quedan ${left} en el mazo.`, // an empty pile has a line of its own
    ],
    got: ({ by, cards: got }, reader) => [
      { seat: by },
      verbForm(by, reader, [' recibió ', ' recibiste ']),
      ...cardList(got),
      '.',
    ],
    finished: ({ by }, reader) => [
      { seat: by },
      verbForm(by, reader, [' terminó', ' terminaste']),
      ' de poner cartas boca abajo.',
    ],
    ranOut: ({ last }) => [
      'El mazo está vacío. ',
      ...(last === null
        ? ['Cada cual escribe su apuesta.']
        : ['Un turno más para ', { seat: last, form: 'ti' } as const, ', sin robar.']),
    ],
    wrote: ({ by }, reader) => [{ seat: by }, verbForm(by, reader, [' escribió', ' escribiste']), ' una apuesta.'],
    guessed: ({ guesses, suspects }, reader) => [
      ...bothGuessesSentence(guesses, suspects, reader),
      ...bothHiddenSentence(suspects, reader),
    ],
    named: ({ by, card, right: isRight }, reader) => [
      { seat: by },
      verbForm(by, reader, [' nombró a ', ' nombraste a ']),
      ...missingPersonOf(opponentOf(by), reader),
      ': ',
      { card },
      '. ',
      isRight ? RIGHT_PIECE : WRONG_PIECE,
      '.',
    ],
    opened: ({ suspects }, reader) => bothHiddenSentence(suspects, reader),
    explained: ({ by, questions }, reader) => [
      ...(questions.length === 1
        ? [...possessivePhrase(by, reader, ['La pregunta en clave', 'Tu pregunta en clave']), ' era: ']
        : [...possessivePhrase(by, reader, ['Las preguntas en clave', 'Tus preguntas en clave']), ' eran: ']),
      questions.map(question => propertyText(question, 'es')).join(' · '),
      '.',
    ],
    tied: () => ['Ninguna apuesta era mejor: empate.'],
    won: ({ winner, ending }, reader) =>
      ending === 'wrong name'
        ? [
            { seat: winner },
            verbForm(winner, reader, [' ganó: ', ' ganaste: ']),
            { seat: opponentOf(winner) },
            verbForm(opponentOf(winner), reader, [' nombró', ' nombraste']),
            ' a otra persona.',
          ]
        : [{ seat: winner }, verbForm(winner, reader, [' ganó', ' ganaste']), `${WIN_REASON_TEXTS[ending]}.`],
    drawn: () => ['Tres empates: la partida queda en tablas.'],
  },
  // Cards turned down by hand one after another are merged into one line.
  naming: {
    named: ({ by }, reader) => [
      { seat: by },
      verbForm(by, reader, [' nombra a ', ' nombras a ']),
      ...missingPersonOf(opponentOf(by), reader),
      '…',
    ],
    guessed: () => ['Se descubren las dos apuestas…'],
  },
  stage: ({ open }) => (open.deal > 1 ? `Reparto ${open.deal}` : null),
  mergeStoryLines: mergeLinesOfOneAction,
  move: {
    hide: ({ card }) => ['Esconder ', ...cardWithArticle(card)],
    ask: ({ question }) => ['Preguntar: “', plainWording(question, 'es'), '”'],
    askCryptically: ({ question, wording }) => [
      'Preguntar: “',
      translateWording('es', wording),
      '” Significa: ',
      propertyText(question, 'es'),
    ],
    askFreely: ({ wording }) => ['Preguntar: “', translateWording('es', wording), '”'],
    answer: ({ yes: isYes }) => ['Responder ', answerPiece(isYes)],
    turn: ({ place }) => [`Poner boca abajo la carta ${place + 1}`],
    done: (_, { open, options, seat, story }) => {
      const gapCount = at(open.down, seat).length
      const draws = at(open.asked, seat).at(-1)?.yes === true && !open.last && gapCount > 0
      const turned = story.findLast(({ type }) => type === 'turned' || type === 'answered')?.type === 'turned'
      const leave = `Dejar ${turned ? 'las demás' : 'todas'} a la vista`
      if (!draws) return [leave]
      return [options.draw === 'single' ? `${leave} y robar` : `${leave} y robar ${Math.min(gapCount, open.pile)}`]
    },
    lay: ({ place }) => [`Robar una carta para el lugar ${place + 1}`],
    name: ({ card }, { seat }) => ['Nombrar a ', ...missingPersonOf(opponentOf(seat), seat), ': ', { card }],
    guess: ({ card }) => ['Apostar por ', ...cardWithArticle(card)],
    deal: () => ['Repartir de nuevo'],
  },
  firstTime: {
    hide: 'Tu rival llegará a tu carta a base de preguntas.',
    ask: options => `${ownLineupClue(options)}Tras un sí, roba y vuelve a preguntar.`,
    askCryptically: options =>
      `${ownLineupClue(options)}Disfraza tu pregunta: tu rival tiene que ver qué hay detrás de las palabras para responder.`,
    askFreely: options =>
      `${ownLineupClue(options)}Pregunta con tus palabras cualquier cosa que se responda con Sí o No.`,
    answer: 'Responde la verdad sobre la carta que escondes.',
    turn: 'Pon boca abajo las cartas de tu fila que la respuesta descarta. Te ayudan a recordar.',
    done: '¿Ya está todo lo que debía ponerse boca abajo? Entonces sigue.',
    lay: 'Una carta nueva va a un lugar boca abajo. ¿Encaja con las respuestas?',
    name: 'Puedes nombrar a la persona desaparecida en cualquier momento, pero una sola vez: el acierto gana, el fallo pierde.',
    guess:
      'Se acabaron las preguntas. Escribe tu mejor apuesta: gana el valor más cercano y, si no decide, el palo correcto.',
    deal: 'Nadie estuvo más cerca, así que se juega otra vez.',
  },
  shows: createCardPiles({ hidden: ['La persona desaparecida'], up: ['Fila'], down: ['Boca abajo'] }),
  riddle: key => [{ seat: seatOfRiddle(key), form: 'la persona desaparecida' }],
  overheard: ({ of, left }) => [`${left} personas encajan con lo que ha respondido `, { seat: of ?? 0 }, '.'],
  solved: (key, card, tense) => [
    { seat: seatOfRiddle(key), form: 'La persona desaparecida' },
    ` ${tense ? 'era' : 'es'} `,
    ...cardWithArticle(card as Card),
    '.',
  ],
  conclusion: {
    excluded: ({ of, card, alsoExcluded }, reader) => [
      ...missingPersonOfAtStart(of, reader),
      ...(alsoExcluded
        ? [' no puede ser ninguna de estas: ', ...cardList([card, ...alsoExcluded])]
        : [' no puede ser ', ...cardWithArticle(card)]),
      '.',
    ],
    certain: ({ of, card }, reader) => [
      ...missingPersonOfAtStart(of, reader),
      ' solo puede ser ',
      ...cardWithArticle(card),
      '.',
    ],
    trait: ({ of, question, yes: isYes }, reader) => [
      ...missingPersonOfAtStart(of, reader),
      isYes ? ' tiene que ' : ' no puede ',
      isArcQuestion(question) ? 'estar ' : 'ser ',
      propertyText(question, 'es'),
      '.',
    ],
  },
}
