// The words of Mind Reader, in Spanish.
import { createCardPiles } from '../shows.ts'
import { listAlternatives, listSentences } from '../../../words/es/grammar.ts'
import { possessivePhrase, deedSentence, verbForm, winnersSentence } from '../../../words/es/verbs.ts'
import { at, type VariantOf, type Seat } from '../../../engine/index.ts'
import type { GameWords, SentencePiece, Sentence } from '../../../words/sentence.ts'
import { rankOf, suitOf, type Card, type Clue, type QuestionKind, type Suit } from '../cards.ts'
import type { MindReader, SecretPlace } from '../kinds.ts'
import type { MindReaderConclusion } from '../reasoning/conclusions.ts'
import { hiddenCardOfRiddle } from '../rules/riddles.ts'

const SUIT_NAMES: Readonly<Record<Suit, string>> = { R: 'Piedra', P: 'Papel', S: 'Tijera', W: 'Agua', L: 'Lagarto' }
const RANK_NAMES: Readonly<Record<number, string>> = { 0: 'Comodín', 1: 'As', 11: 'Jota', 12: 'Reina', 13: 'Rey' }
const NUMBER_WORDS = ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco'] as const

/** An answer as a piece of a sentence, which a screen draws with a sign. */
export const CLUE_PIECES: Readonly<Record<Clue, Exclude<SentencePiece, string> & { mark: string }>> = {
  higher: { mark: 'mayor', sign: '▲', tone: 'up' },
  lower: { mark: 'menor', sign: '▼', tone: 'down' },
  same: { mark: 'igual', sign: '=', tone: 'maybe' },
  stronger: { mark: 'más fuerte', sign: '▲', tone: 'up' },
  weaker: { mark: 'más débil', sign: '▼', tone: 'down' },
}

const QUESTION_TEXTS: Readonly<Record<QuestionKind, string>> = {
  rank: '¿mayor o menor?',
  suit: '¿más fuerte o más débil?',
}
const RIGHT_PIECE = { mark: 'Acierto', sign: '✓', tone: 'yes' } as const
const WRONG_PIECE = { mark: 'Fallo', sign: '✗', tone: 'no' } as const

function cardName(id: string): string {
  const card = id as Card
  return `${RANK_NAMES[rankOf(card)] ?? rankOf(card)} de ${SUIT_NAMES[suitOf(card)]}`
}

/** “el” or “la”, by the rank: a jack and a queen are feminine. */
function article(card: Card): string {
  return [11, 12].includes(rankOf(card)) ? 'la' : 'el'
}

/** A card with its article: “el 4 de Agua”. */
export function cardWithArticle(card: Card): Sentence {
  return [`${article(card)} `, { card }]
}

/** A card with its article, at the beginning of a sentence. */
function cardWithArticleAtStart(card: Card): Sentence {
  return [`${article(card) === 'la' ? 'La' : 'El'} `, { card }]
}

type DeclaredCard = VariantOf<MindReader['line'], 'declared'>['cards'][number]

/** “ izquierda” or “ derecha” for one of two cards, otherwise nothing. */
function sideText({ place, pair }: { place: SecretPlace; pair?: true | undefined }): string {
  return pair ? (place === 0 ? ' izquierda' : ' derecha') : ''
}

/** A hidden card, named by the player who has it: “la carta secreta de Ana”, or with two of them “la carta izquierda de Ana”. */
function hiddenCardWithOwner(
  { of, ...where }: { of: Seat; place: SecretPlace; pair?: true },
  reader: Seat | null = null,
): Sentence {
  const card = where.pair ? `carta${sideText(where)}` : 'carta secreta'
  return possessivePhrase(of, reader, [`la ${card}`, `tu ${card}`])
}

/** A hidden card, named by the player who has it, at the beginning of a sentence. */
function hiddenCardWithOwnerAtStart(
  hidden: { of: Seat; place: SecretPlace; pair?: true },
  reader: Seat | null = null,
): Sentence {
  const [first, ...rest] = hiddenCardWithOwner(hidden, reader)
  return typeof first === 'string'
    ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest]
    : hiddenCardWithOwner(hidden, reader)
}

/** A hidden card at the beginning of a sentence that is made before it is known who reads it: “La carta secreta de Ana”, “Tu carta secreta”. */
function hiddenCardWithOwnerForReader({ of, ...where }: { of: Seat; place: SecretPlace; pair?: true }): SentencePiece {
  return { seat: of, form: where.pair ? `La carta${sideText(where)}` : 'La carta secreta' }
}

function cardList(ids: readonly Card[]): Sentence {
  return listSentences(ids.map(cardWithArticle))
}

/** Groups declared cards by player: the left one, then the right. */
function groupByOwner(declared: readonly DeclaredCard[]): [DeclaredCard, ...DeclaredCard[]][] {
  const owners = [...new Set(declared.map(({ of }) => of))]
  return owners.map(owner => declared.filter(({ of }) => of === owner) as [DeclaredCard, ...DeclaredCard[]])
}

/** The target of a played card: “contra Ben”, “contra tu carta izquierda”. */
function playedAgainstText(of: Seat, pair: boolean, place: SecretPlace, reader: Seat | null): Sentence {
  if (!pair) return [' contra ', { seat: of, form: 'ti' }]
  const card = `carta${sideText({ place, pair })}`
  return [' contra ', ...possessivePhrase(of, reader, [`la ${card}`, `tu ${card}`])]
}

/** The played card as it is spoken of: its rank if that was asked, otherwise all of it; nothing to who did not see it. */
function playedCardText(clue: Clue, card: Card | null): string {
  if (card === null) return 'Es '
  const isOfSuits = clue === 'stronger' || clue === 'weaker'
  const name = isOfSuits ? cardName(card) : (RANK_NAMES[rankOf(card)] ?? rankOf(card))
  return `${article(card) === 'la' ? 'La' : 'El'} ${name} es `
}

/** A played card compared with a hidden one: “mayor que la mía”, “igual que la mía”. */
export function comparisonSentence(clue: Clue, hidden: string): Sentence {
  return [CLUE_PIECES[clue], ` que ${hidden}`]
}

/** An answer as it is spoken. It names the played card, because “tu carta” could be the listener's hidden one. */
function answerQuote(clue: Clue, card: Card | null): Sentence {
  return [`“${playedCardText(clue, card)}`, ...comparisonSentence(clue, 'la mía'), '.”']
}

/** An answer turned round, as it is true of the hidden card: “es menor que 6”, “es más débil que el 6 de Piedra”. */
function hiddenCardComparison(clue: Clue, card: Card): Sentence {
  const rank = RANK_NAMES[rankOf(card)] ?? rankOf(card)
  if (clue === 'stronger' || clue === 'weaker')
    return [` es más ${clue === 'stronger' ? 'débil' : 'fuerte'} que `, ...cardWithArticle(card)]
  return [
    clue === 'same' ? ` tiene el mismo valor, ${rank}` : ` es ${clue === 'higher' ? 'menor' : 'mayor'} que ${rank}`,
  ]
}

export const gameWords: GameWords<MindReader, MindReaderConclusion> = {
  title: 'Telepatía',
  tagline: 'Esconde una carta. Nombra las demás antes de que nombren la tuya.',
  nextBet: 'Tu apuesta: ¿de quién es la próxima carta que nombran?',
  credit: 'Se juega con la baraja de cinco palos de Jeff Daymont',
  options: {
    jokers: {
      label: 'Comodines',
      about: 'Un comodín en cada palo: su carta más baja. Un comodín invierte qué palo es más fuerte.',
      value: jokers => (jokers === 'yes' ? 'Cinco comodines' : 'Sin comodines'),
    },
    play: {
      label: 'Cartas jugadas',
      about: 'En secreto, solo ve la carta quien recibe la pregunta. La pregunta y la respuesta las oye todo el mundo.',
      value: play => (play === 'secret' ? 'En secreto' : 'Boca arriba'),
    },
    secretCards: {
      label: 'Cartas secretas',
      about: 'Con dos, cada cual esconde una a la izquierda y otra a la derecha, y queda fuera al perder ambas.',
      value: count => (count === 'two' ? 'Dos por sitio' : 'Una por sitio'),
    },
    naming: {
      label: 'Nombrar',
      about:
        'Todo o nada: una declaración nombra la carta de cada rival que sigue dentro, y un solo error la hace fallar.',
      value: naming => (naming === 'singly' ? 'Una a una' : 'Todo o nada'),
    },
    clues: {
      label: 'Respuestas',
      about:
        'A mano, cada cual responde por sí. Al final se comprueban todas las respuestas, y una equivocada cuesta los puntos de la ronda.',
      value: clues => (clues === 'by hand' ? 'A mano' : 'Las da Hunch'),
    },
    length: {
      label: 'Duración',
      about: 'Cuánto dura la partida. Gana el total más alto.',
      value: length =>
        ({
          'one hand each as dealer': 'Cada cual reparte una vez',
          'one hand': 'Una ronda',
          'to 50': 'Hasta 50 puntos',
          'to 100': 'Hasta 100 puntos',
        })[length],
    },
  },
  card: cardName,
  line: {
    dealt: ({ hand, dealer, cards }, reader) => [
      { seat: dealer },
      ` ${verbForm(dealer, reader, ['repartió', 'repartiste'])}${hand > 1 ? ` la ronda ${hand}` : ''}: ${NUMBER_WORDS[cards]} cartas por sitio.`,
    ],
    received: ({ by, cards: received }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['recibió', 'recibiste'])} `,
      ...cardList(received),
      '.',
    ],
    hid: ({ by }, reader) => [{ seat: by }, ` ${verbForm(by, reader, ['eligió', 'elegiste'])} qué esconder.`],
    asked: ({ by, of, place, pair, question, card, clue }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['jugó', 'jugaste'])} `,
      ...(card ? cardWithArticle(card) : ['una carta']),
      ...playedAgainstText(of, pair ?? false, place, reader),
      ...(clue ? ['. Respuesta: ', ...answerQuote(clue, card)] : [`: ${QUESTION_TEXTS[question]}`]),
    ],
    compared: ({ card }) => ['La carta era ', ...cardWithArticle(card), '.'],
    answered: ({ by, to, clue }, reader) => [
      ...deedSentence(by, to, reader, ['respondió', 'respondiste']),
      ': ',
      ...answerQuote(clue, null),
    ],
    named: ({ by, of, place, pair, card, right: isRight }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['nombró', 'nombraste'])} `,
      ...possessivePhrase(of, reader, [`la carta${sideText({ place, pair })}`, `tu carta${sideText({ place, pair })}`]),
      ': ',
      { card },
      '. ',
      isRight ? RIGHT_PIECE : WRONG_PIECE,
      '.',
    ],
    declared: ({ by, cards: declared, right: isRight, missed }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['declaró', 'declaraste'])} `,
      ...groupByOwner(declared).flatMap(([first, ...rest], i, all): Sentence => [
        i === 0 ? '' : i === all.length - 1 && !first.pair ? ' y ' : ', ',
        ...cardList([first, ...rest].map(({ card }) => card)),
        ...(first.pair && rest.length === 0
          ? [' como ', ...possessivePhrase(first.of, reader, [`carta${sideText(first)}`, `tu carta${sideText(first)}`])]
          : [' para ', { seat: first.of, form: 'ti' } as const]),
      ]),
      '. ',
      isRight ? RIGHT_PIECE : WRONG_PIECE,
      ...(missed === null
        ? ['.']
        : missed === reader
          ? [': no es lo que escondías.']
          : [': no es lo que escondía ', { seat: missed } as const, '.']),
    ],
    showed: ({ by, to, card, ...where }, reader) => [
      ...deedSentence(by, to, reader, ['mostró', 'mostraste']),
      ` la carta${sideText(where)}: `,
      { card },
      '.',
    ],
    lost: ({ by, to, card }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['perdió', 'perdiste'])} `,
      ...cardWithArticle(card),
      ', que es para ',
      { seat: to, form: 'ti' },
      '.',
    ],
    left: ({ by, cards: hand, faceDown = 0 }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['quedó', 'quedaste'])} fuera de la ronda`,
      ...(hand.length > 0 ? [` y ${verbForm(by, reader, ['descubrió', 'descubriste'])} `, ...cardList(hand)] : []),
      faceDown > 0
        ? ` y ${verbForm(by, reader, ['dejó', 'dejaste'])} ${NUMBER_WORDS[faceDown] ?? faceDown} ${faceDown === 1 ? 'carta' : 'cartas'} boca abajo`
        : '',
      '.',
    ],
    drew: ({ by }, reader) => [{ seat: by }, ` ${verbForm(by, reader, ['robó', 'robaste'])} una carta.`],
    got: ({ by, card }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['recibió', 'recibiste'])} `,
      ...cardWithArticle(card),
      '.',
    ],
    stopped: ({ by }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['terminó', 'terminaste'])} el turno: no quedan cartas que robar.`,
    ],
    passed: ({ by }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['pasó', 'pasaste'])}, sin ninguna carta que jugar.`,
    ],
    reshuffled: ({ cards: count }) => [
      count === 1
        ? 'La única carta descartada es ahora el mazo.'
        : `Las ${count} cartas descartadas se barajaron y son ahora el mazo.`,
    ],
    doubled: ({ by, cards: count }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['nombró', 'nombraste'])} todas las cartas en un solo turno: 20 puntos por cada una de las ${NUMBER_WORDS[count] ?? count}.`,
    ],
    kept: ({ by, points }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['conservó', 'conservaste'])} ${points > 10 ? 'dos cartas secretas' : 'una carta secreta'}: ${points} puntos.`,
    ],
    opened: ({ secrets, owners }) => [
      'Fin de la ronda. Las cartas escondidas: ',
      ...owners.flatMap((seat, i): Sentence => [i === 0 ? '' : '; ', { seat }, ', ', ...cardList(at(secrets, i))]),
      '.',
    ],
    erred: ({ by, to, card, clue, truth }, reader) => [
      ...deedSentence(by, to, reader, ['dijo', 'dijiste']),
      ' que ',
      ...cardWithArticle(card),
      ' era ',
      CLUE_PIECES[clue],
      '. Lo cierto era ',
      CLUE_PIECES[truth],
      ...(by === reader ? ['. Eso te cuesta'] : ['. Eso le cuesta a ', { seat: by } as const]),
      ' los puntos de esta ronda.',
    ],
    scored: ({ gained, score }) => [
      'El marcador: ',
      ...score.flatMap((points, seat): Sentence => [seat === 0 ? '' : ', ', { seat }, ` ${points} (+${gained[seat]})`]),
      '.',
    ],
    won: ({ winners, score }, reader) => {
      if (winners.length === 0) return ['No ganó nadie: todo el mundo dio una respuesta equivocada.']
      const points = score[at(winners, 0)]
      return [
        ...winnersSentence(winners, reader),
        winners.length > 1 ? `, con ${points} puntos cada cual.` : ` con ${points} puntos.`,
      ]
    },
  },
  // The player who drew reads which card it was, and nothing twice.
  mergeStoryLines: (line, next) => (line.type === 'drew' && next.type === 'got' && line.by === next.by ? next : null),
  stage: ({ open, options, seats }) => {
    if (options.length === 'one hand') return null
    return options.length === 'one hand each as dealer'
      ? `Ronda ${open.hand} de ${seats}`
      : `Ronda ${open.hand}, hasta ${options.length.slice(3)}`
  },
  follows: {
    asked: ({ card, clue, ...hidden }, reader) =>
      card && clue
        ? ['Así que ', ...hiddenCardWithOwner(hidden, reader), ...hiddenCardComparison(clue, card), '.']
        : [],
  },
  naming: {
    named: ({ by, of, place, pair }, reader) => [
      { seat: by },
      verbForm(by, reader, [' nombra ', ' nombras ']),
      ...possessivePhrase(of, reader, [`la carta${sideText({ place, pair })}`, `tu carta${sideText({ place, pair })}`]),
      '…',
    ],
    declared: ({ by, cards: declared }, reader) => [
      { seat: by },
      verbForm(by, reader, [' declara ', ' declaras ']),
      declared.length === 1 ? 'una carta…' : `${NUMBER_WORDS[declared.length] ?? declared.length} cartas a la vez…`,
    ],
  },
  move: {
    hide: ({ cards: hidden }) => {
      const [first, second] = [at(hidden, 0), hidden[1]]
      return second
        ? ['Esconder ', ...cardWithArticle(first), ' a la izquierda y ', ...cardWithArticle(second), ' a la derecha']
        : ['Esconder ', ...cardWithArticle(first)]
    },
    ask: ({ card, of, place, question }, { options, seat }) => [
      'Jugar ',
      ...cardWithArticle(card),
      ...playedAgainstText(of, options.secretCards === 'two', place, seat),
      `: ${QUESTION_TEXTS[question]}`,
    ],
    answer: ({ clue }, { own }) => ['Decir ', ...answerQuote(clue, own.asked)],
    name: ({ of, place, card }, { options }) => [
      `Nombrar la carta${sideText({ place, pair: options.secretCards === 'two' ? true : undefined })} de `,
      { seat: of, form: 'ti' },
      ': ',
      { card },
    ],
    declare: ({ cards: declared }) => ['Declarar ', ...cardList(declared)],
    lose: ({ place }) => [`Entregar tu carta${sideText({ place, pair: true })}`],
    draw: () => ['Robar una carta y terminar el turno'], // there is always one: the card just played can be drawn again
    pass: () => ['Pasar'],
    deal: () => ['Repartir la ronda siguiente'],
  },
  firstTime: {
    hide: ({ secretCards }) =>
      secretCards === 'one'
        ? 'Esconde una carta. El resto quiere nombrarla, y tú las suyas. La ronda termina cuando solo queda una por encontrar.'
        : 'Esconde dos cartas. El resto quiere nombrarlas, y tú las suyas. La ronda termina cuando solo queda alguna a una persona.',
    ask: 'Juega una carta y pregunta cómo se compara con una escondida. La respuesta la oye todo el mundo, así que escucha también las preguntas del resto.',
    answer: 'Compara la carta que se jugó con la que escondes y di la verdad.',
    name: ({ secretCards }) =>
      secretCards === 'one'
        ? '¿Ya sabes qué carta se esconde? Nómbrala. Acierto: 10 puntos, y su dueño sale. Fallo: tu carta y 10 puntos son para su dueño, y sales tú.'
        : '¿Ya sabes qué carta se esconde? Nómbrala. Acierto: 10 puntos. Fallo: una de las tuyas y 10 puntos son para su dueño.',
    declare: 'Todo o nada: nombra a la vez las cartas escondidas de todo el mundo.',
    lose: 'Un fallo se paga: elige cuál de tus cartas escondidas entregas.',
    draw: '¿Nada que nombrar aún? Roba una carta, y tu turno termina.',
    pass: 'No tienes cartas para preguntar, así que solo queda pasar.',
    deal: 'Mira cómo ha quedado antes de repartir la ronda siguiente.',
  },
  shows: createCardPiles({ hand: ['Mano'], hidden: ['Escondidas'] }),
  riddle: key => [hiddenCardWithOwnerForReader(hiddenCardOfRiddle(key))],
  overheard: ({ of, left }) => [
    'Por lo que sabe todo el mundo, ',
    { seat: of ?? 0 },
    ` esconde una de ${left} cartas.`,
  ],
  solved: (key, answer, tense) => [
    hiddenCardWithOwnerForReader(hiddenCardOfRiddle(key)),
    ` ${tense ? 'era' : 'es'} `,
    ...cardWithArticle(answer as Card),
    '.',
  ],
  conclusion: {
    excluded: ({ card, ...hidden }, reader) => [
      ...cardWithArticleAtStart(card),
      ' no puede ser ',
      ...hiddenCardWithOwner(hidden, reader),
      '.',
    ],
    certain: ({ card, ...hidden }, reader) => [
      ...hiddenCardWithOwnerAtStart(hidden, reader),
      ' solo puede ser ',
      ...cardWithArticle(card),
      '.',
    ],
    among: ({ cards: left, ...hidden }, reader) => [
      ...hiddenCardWithOwnerAtStart(hidden, reader),
      ' es una de estas: ',
      ...listAlternatives(left.map(cardWithArticle)),
      '.',
    ],
  },
}
