// The words of Communal Deduction, in Spanish.
import { createCardPiles } from '../shows.ts'
import { at, last } from '../../../engine/index.ts'
import { listNames, listPieces } from '../../../words/es/grammar.ts'
import { deedSentence, verbForm } from '../../../words/es/verbs.ts'
import { seatsReaderFirst } from '../../../words/readerFirst.ts'
import type { GameWords, SentencePiece, Sentence } from '../../../words/sentence.ts'
import { parseTopic, trueValueForHand, type ParsedTopic } from '../rules/topics.ts'
import { familyOfTrait, TRAITS, type CompleteCard, type TraitFamily, type Trait } from '../cards.ts'
import { claimParts } from '../rules/claims.ts'
import type { HandTopic, Claim, Communal, NumberedHand, QuestionKind, AnswerValue } from '../kinds.ts'
import { sayBySeat } from './spareHands.ts'
import type { CommunalConclusion } from '../reasoning/conclusions.ts'

const NUMBER_WORDS = ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'] as const // for hands, cards and clues
const TRAIT_NAMES: Readonly<Record<Trait, string>> = {
  filled: 'lleno',
  partial: 'parcial',
  hollow: 'hueco',
  red: 'rojo',
  green: 'verde',
  blue: 'azul',
  circle: 'círculo',
  square: 'cuadrado',
  triangle: 'triángulo',
}
const FAMILY_NAMES: Readonly<Record<TraitFamily, string>> = { fill: 'relleno', colour: 'color', shape: 'forma' }

const YES_PIECE = { mark: 'Sí', sign: '✓', tone: 'yes' } as const
const NO_PIECE = { mark: 'No', sign: '✗', tone: 'no' } as const
const RIGHT_PIECE = { mark: 'Acierto', sign: '✓', tone: 'yes' } as const
const WRONG_PIECE = { mark: 'Fallo', sign: '✗', tone: 'no' } as const

/** The name of a characteristic or a Complete: “rojo”, “círculo rojo hueco”. */
export function cardName(id: string): string {
  return (id.split('-') as Trait[])
    .map(trait => TRAIT_NAMES[trait])
    .reverse() // the shape comes first
    .join(' ')
}

/** How many cards of a hand an answer counts. */
const COUNT_WORDS = ['Ninguna', 'Una', 'Dos', 'Tres'] as const

/** An answer as a piece of a sentence, which a screen draws with a sign. */
export function answerPiece(truth: AnswerValue): Exclude<SentencePiece, string> {
  if (typeof truth === 'boolean') return truth ? YES_PIECE : NO_PIECE
  return truth > 0 ? { ...YES_PIECE, mark: at(COUNT_WORDS, truth) } : { ...NO_PIECE, mark: at(COUNT_WORDS, 0) }
}

/** What the hidden card is said to be: “rojo”, or “un círculo”. */
export function traitInSentence(trait: Trait): Sentence {
  return [familyOfTrait(trait) === 'shape' ? 'un ' : '', { card: trait }]
}

/** A statement as spoken. */
export function statementSentence(about: HandTopic, truth: AnswerValue): Sentence {
  return ['“', ...statementText(parseTopic(about), truth), '.”']
}

/** So many cards: “una simple”, “dos completas”. */
function countedCards(count: number, singular: 'simple' | 'completa'): string {
  return `${NUMBER_WORDS[count] ?? count} ${singular}${count > 1 ? 's' : ''}`
}

function statementText(topic: ParsedTopic, truth: AnswerValue): Sentence {
  const have = Number(truth) === 0 ? 'No tengo' : 'Tengo'
  switch (topic.of) {
    case 'singles':
      return [`${have} ${countedCards(Number(truth), 'simple')} de `, { card: topic.trait }]
    case 'family':
      return [`${have} ${countedCards(Number(truth), 'simple')} de ${FAMILY_NAMES[topic.family]}`]
    case 'completes':
      return Number(truth) === 2
        ? ['Mis dos completas son de ', { card: topic.trait }]
        : [`${have} ${countedCards(Number(truth), 'completa')} de `, { card: topic.trait }]
    case 'card':
      return [truth ? 'Tengo el ' : 'No tengo el ', { card: topic.card }]
  }
}

/** A question as spoken. */
export function questionSentence(about: HandTopic, how: QuestionKind): Sentence {
  return ['“', ...questionText(parseTopic(about), how), '?”']
}

function questionText(topic: ParsedTopic, question: QuestionKind): Sentence {
  if (topic.of === 'card') return ['¿Tienes el ', { card: topic.card }]
  const kind = topic.of === 'completes' ? 'completa' : 'simple'
  const what = topic.of === 'family' ? FAMILY_NAMES[topic.family] : { card: topic.trait }
  return question === 'many' ? [`¿Cuántas ${kind}s tienes de `, what] : [`¿Tienes alguna ${kind} de `, what]
}

/** A claim as spoken. */
export function claimSentence(claim: Claim): Sentence {
  return ['“', ...claimText(claim), '.”']
}

function claimText(claim: Claim): Sentence {
  const { given, is, what } = claimParts(claim)
  const end = TRAITS.includes(what as Trait) ? traitInSentence(what as Trait) : ['el ', { card: what as CompleteCard }]
  if (given) return ['Si es ', ...traitInSentence(given), is ? ', es ' : ', no es ', ...end]
  return [is ? 'Es ' : 'No es ', ...end]
}

function cardList(ids: readonly string[]): Sentence {
  return listPieces(ids.map(card => ({ card })))
}

function handCardsText({ singles, completes }: Pick<NumberedHand, 'singles' | 'completes'>): Sentence {
  return ['las simples ', ...cardList(singles), ' y las completas ', ...cardList(completes)]
}

function pointsText(count: number): string {
  return count === 1 ? '1 punto' : `${count} puntos`
}

/** Clues turned earlier that came up again. */
function turnedAgainText(traits: readonly Trait[]): Sentence {
  if (traits.length === 0) return []
  return [
    traits.length === 1 ? 'Salió otra vez, y no contó: ' : 'Salieron otra vez, y no contaron: ',
    ...cardList(traits),
    '. ',
  ]
}

export const gameWords: GameWords<Communal, CommunalConclusion> = {
  title: 'Deducción (en común)',
  tagline: 'Una carta oculta, las manos con indicios. Hay que hallarla en equipo.',
  credit: 'De la baraja Gnomon, de Dan Palmer y Al Denelsbeck',
  options: {
    evidence: {
      label: 'Indicios',
      about:
        'Una simple verdadera muestra lo que muestra la carta oculta. A cara o cruz, cada una de las tres últimas simples verdaderas solo se reparte si sale cara, y nadie sabe cuántas fueron.',
      value: evidence => (evidence === 'all twelve' ? 'Las doce simples verdaderas' : 'A cara o cruz'),
    },
    claims: {
      label: 'Afirmaciones',
      about:
        'Comprobadas: una afirmación que no se deduce de lo que sabes vuelve a ti, y nadie la oye. Libres: toda afirmación se oye, otras personas pueden apoyarla, y el final muestra cuáles se deducían.',
      value: claims => (claims === 'checked' ? 'Comprobadas' : 'Libres'),
    },
    ifThen: {
      label: 'Afirmaciones con “si”',
      about: '“Si es parcial, es un círculo.” Cuántas veces puede decir cada cual algo así.',
      value: ifThen => ({ 'one each': 'Una por persona entre pistas', free: 'Sin límite', none: 'Ninguna' })[ifThen],
    },
    clues: {
      label: 'Pistas',
      about: 'Cuántas pistas puede descubrir la mesa. Cuantas menos haga falta, más puntos.',
      value: clues => ({ three: 'Hasta tres', two: 'Hasta dos', one: 'Una', none: 'Ninguna' })[clues],
    },
  },
  card: cardName,
  line: {
    dealt: ({ spare }) => [
      spare === 0
        ? 'Se repartieron nueve manos.'
        : `Se repartieron nueve manos, ${NUMBER_WORDS[spare]} de ellas ${spare === 1 ? 'libre' : 'libres'}.`,
      ' En cada una, al menos una simple es cierta.',
    ],
    received: ({ by, hand, ...rest }, reader) => [
      { seat: by },
      hand === by
        ? verbForm(by, reader, [' recibió ', ' recibiste '])
        : ` ${verbForm(by, reader, ['miró', 'miraste'])} la mano ${hand + 1}: `,
      ...handCardsText(rest),
      '.',
    ],
    stated: ({ by, about, truth }, reader) => [
      { seat: by },
      verbForm(by, reader, [' declaró: ', ' declaraste: ']),
      ...statementSentence(about, truth),
    ],
    asked: ({ by, of, about, question: how, truth }, reader) => [
      ...deedSentence(by, of, reader, ['preguntó', 'preguntaste']),
      ': ',
      ...questionSentence(about, how),
      ' ',
      answerPiece(truth),
      '.',
    ],
    shared: ({ hands }) => [
      hands.length === 1
        ? 'Se repartió la mano libre: '
        : `Se repartieron las ${NUMBER_WORDS[hands.length]} manos libres: `,
      ...sayBySeat(hands, (numbers, to) => [`${listNames(numbers)} a `, { seat: to, form: 'ti' }]),
      '.',
    ],
    began: () => ['Ya se ha oído a todo el mundo. Empieza el debate.'],
    claimed: ({ by, claim }, reader) => [
      { seat: by },
      verbForm(by, reader, [' afirmó: ', ' afirmaste: ']),
      ...claimSentence(claim),
    ],
    joined: ({ by, claim }, reader) => [
      { seat: by },
      verbForm(by, reader, [' apoyó: ', ' apoyaste: ']),
      ...claimSentence(claim),
    ],
    doubted: ({ claim }) => ['“', ...claimText(claim), '” no se deduce de lo que sabes. Nadie más lo ha oído.'],
    favoured: ({ by, motion }, reader) => [
      { seat: by },
      ...(motion === 'clue'
        ? [verbForm(by, reader, [' pidió una pista.', ' pediste una pista.'])]
        : [verbForm(by, reader, [' pidió el veredicto ', ' pediste el veredicto ']), { card: motion }, '.']),
    ],
    withdrew: ({ by }, reader) => [{ seat: by }, verbForm(by, reader, [' bajó la mano.', ' bajaste la mano.'])],
    outvoted: ({ agreed, others }, reader) => [
      'Decidido por mayoría. A favor: ',
      ...listPieces(seatsReaderFirst(agreed, reader).map(seat => ({ seat }))),
      '. En contra: ',
      ...listPieces(seatsReaderFirst(others, reader).map(seat => ({ seat }))),
      '.',
    ],
    passed: ({ by }, reader) => [{ seat: by }, verbForm(by, reader, [' pasó.', ' pasaste.'])],
    turned: ({ marks, left }) => [
      ...turnedAgainText(marks.slice(0, -1)),
      'La pista: no es ',
      ...traitInSentence(last(marks)),
      `. ${left === 0 ? 'No queda ninguna pista.' : left === 1 ? 'Queda una pista.' : 'Quedan dos pistas.'}`,
    ],
    exhausted: ({ marks }) => [...turnedAgainText(marks), 'El mazo de pistas está vacío: no queda ninguna pista.'],
    judged: ({ verdict, hidden, clues, points: won }) => [
      'El veredicto fue el ',
      { card: verdict },
      '. ',
      won > 0 ? RIGHT_PIECE : WRONG_PIECE,
      ...(won > 0
        ? [
            `. ${pointsText(won)} para todo el mundo, ${clues === 0 ? 'sin ninguna pista' : clues === 1 ? 'con una pista' : `con ${NUMBER_WORDS[clues]} pistas`}.`,
          ]
        : ['. La carta oculta era el ', { card: hidden }, '.']),
    ],
    opened: ({ hands }) =>
      [
        'Se descubrieron todas las manos. ',
        ...hands.flatMap((hand): Sentence => [`Mano ${hand.no + 1}: `, ...handCardsText(hand), '. ']),
      ]
        .slice(0, -1)
        .concat('.'),
    weighed: ({ followed }) => {
      const count = followed.filter(Boolean).length
      return [
        followed.length === 1
          ? `La única afirmación ${count === 1 ? 'se deducía' : 'no se deducía'} de lo que sabía quien la hizo.`
          : `${count || 'Ninguna'} de ${followed.length} afirmaciones ${count > 1 ? 'se deducían' : 'se deducía'} de lo que sabía quien hizo cada una.`,
      ]
    },
  },
  naming: { judged: () => ['La mesa da su veredicto…'] },
  nameIt: { button: 'Pedir el veredicto', question: '¿Pedir ya el veredicto?' },
  move: {
    state: ({ about }, { own }) => [
      'Declarar: ',
      ...statementSentence(about, trueValueForHand(at(own.hands, 0), about)),
    ],
    ask: ({ of, about, question: how }) => [
      'Preguntar a ',
      { seat: of, form: 'ti' },
      ': ',
      ...questionSentence(about, how),
    ],
    claim: ({ claim }, { open }) => [open.claims.includes(claim) ? 'Apoyar: ' : 'Afirmar: ', ...claimSentence(claim)],
    favour: ({ motion }) => (motion === 'clue' ? ['Pedir una pista'] : ['Pedir el veredicto ', { card: motion }]),
    withdraw: () => ['Bajar la mano'],
    pass: () => ['Pasar'],
  },
  firstTime: {
    state: 'Lo que tienen muchas manos está quizá en la carta oculta. Declara, pues, lo que tienes dos veces, o nada.',
    ask: 'Pregunta lo que decidiría algo: simples que muchas manos parecen tener, o ninguna.',
    claim: 'Di lo que tiene que ser cierto de la carta oculta. Ayuda a todo el mundo.',
    favour:
      'Una pista muestra lo que la carta oculta no es; un veredicto la nombra y acaba la partida. Lo que quiere más de la mitad de la mesa, ocurre.',
    withdraw: '¿Has cambiado de idea? Baja la mano otra vez.',
    pass: '¿Nada más que decir por ahora? Pasa; puedes volver a hablar en cualquier momento.',
  },
  shows: createCardPiles({
    singles: hand => [`Mano ${hand}, simples`],
    completes: hand => [`Mano ${hand}, completas`],
    clues: ['Pistas'],
    hidden: ['La carta oculta'],
  }),
  riddle: () => ['la carta oculta'],
  overheard: ({ left }) => [`${left} cartas encajan con todo lo que se dijo en voz alta.`],
  solved: (_, answer, tense) => [`La carta oculta ${tense ? 'era' : 'es'} el `, { card: answer }, '.'],
  conclusion: {
    hidden: ({ card }) => ['Es el ', { card }, '.'],
    excluded: ({ card }) => ['No es el ', { card }, '.'],
    certain: ({ trait }) => ['Es ', ...traitInSentence(trait), '.'],
    impossible: ({ trait }) => ['No es ', ...traitInSentence(trait), '.'],
    holds: ({ hand, seat, what, trait, counts }, reader) => {
      const kind = what === 'singles' ? 'simple' : 'completa'
      const isNone = counts.length === 1 && counts[0] === 0
      const many =
        counts.includes(0) && !isNone ? counts.join(' o ') : counts.map(count => NUMBER_WORDS[count]).join(' o ')
      return [
        ...(seat === null ? [`La mano ${hand + 1}`] : [{ seat }]),
        isNone ? ' no' : '',
        seat !== null && seat === reader ? ' tienes ' : ' tiene ',
        `${many} ${kind}${last(counts) > 1 ? 's' : ''} de `,
        { card: trait },
        '.',
      ]
    },
  },
}
