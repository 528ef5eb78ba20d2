// The labels of Missing Persons' screens, in Spanish.
// Its sentences and actions are among the game's own words.
import type { Seat } from '../../../../shared/engine/index.ts'
import type { Card, Rank, Suit } from '../../../../shared/games/missing-persons/cards.ts'
import type { MissingPersons, Phase, LineupPlace } from '../../../../shared/games/missing-persons/kinds.ts'
import type { ExclusionReason } from '../../../../shared/games/missing-persons/reasoning/notes.ts'
import { rankSymbol } from '../../../../shared/games/missing-persons/rules/phrases/phrases.ts'
import type { Question } from '../../../../shared/games/missing-persons/rules/questions.ts'
import type { Translation } from '../../../../shared/words/language.ts'
import type { Sentence } from '../../../../shared/words/sentence.ts'
import { formatChance, listPieces } from '../../../../shared/words/es/grammar.ts'
import { formatChanceInHundredths } from '../../../../shared/words/grammar.ts'
import type { labels as english } from './en.ts'

const suitNames: Record<Suit, string> = { S: 'Pica', H: 'Corazón', D: 'Diamante', C: 'Trébol' } // in the singular: narrow columns have this head
const rankNames = ['As', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jota', 'Reina', 'Rey'] as const
const REASON_TEXTS: Record<ExclusionReason, string> = {
  seen: 'la has visto en una fila',
  mine: 'es tu propia persona desaparecida',
  barred: 'las dos elecciones coincidieron en ella',
  answer: 'una respuesta la descarta',
  opened: 'era otra persona',
}
/** How many persons each reason rules out. */
type RuledOutCounts = { readonly [R in ExclusionReason]: number }
const otherReasonsText = ({ seen, barred, mine }: RuledOutCounts) =>
  [
    `${seen} ${seen === 1 ? 'vista' : 'vistas'} en filas`,
    ...(barred > 0 ? [`${barred} por elección repetida`] : []),
    ...(mine > 0 ? ['1 tuya'] : []),
  ].join(', ')
const ruledOutByAnswersText = ({ answer }: RuledOutCounts) =>
  answer === 0
    ? 'Nada descartado por respuestas'
    : `${answer} ${answer === 1 ? 'descartada' : 'descartadas'} por respuestas`
const CROSS_OUT_YOURSELF = 'Lo que descartan las respuestas lo tachas tú.'
const playerList = (seatNumbers: readonly Seat[]) => listPieces(seatNumbers.map(seat => ({ seat })))

/** Every label of these screens. */
export const labels: Translation<typeof english> = {
  joker: 'Comodín',
  suits: (of: Suit) => suitNames[of],
  rank: rankSymbol,
  rankName: (rank: Rank) => rankNames[rank - 1]!,
  /** The short name of a question that is not an arc, as on its chip. */
  chip: (question: Question): string =>
    ({ red: 'Roja', black: 'Negra', royal: labels.ranks([11, 12, 13]), ...suitNames })[
      question as Exclude<Question, `arc:${string}`>
    ],
  chipName: (question): string => (question === 'royal' ? `Figura: ${labels.chip(question)}` : labels.chip(question)),
  ranks: (of: readonly Rank[]) => of.map(rankSymbol).join(' '),

  players: 'Quién juega',
  missing: 'se busca',
  hiddenCard: 'Una persona desaparecida, boca abajo',
  hidden: 'ya ha escondido una carta',
  wrote: 'ya ha escrito su apuesta',
  lineup: 'Tu fila',
  lineupAbout: (down, pack) =>
    down === 10
      ? 'Tu fila: ninguna de las diez encaja ya con las respuestas.'
      : pack === 'two'
        ? 'Tu fila: quien encaja con las respuestas sigue a la vista.'
        : 'Tu fila: las ves, así que aquí no falta nadie. Solo el comodín está dos veces.',
  lineupOf: (name: string) => `Fila de ${name}`,
  faceUp: (place: LineupPlace) => `Lugar ${place + 1}: una carta`,
  faceDown: (place: LineupPlace) => `Lugar ${place + 1}: boca abajo`,
  turnDown: (card: string) => `Poner boca abajo: ${card}`,
  layHere: (place: LineupPlace) => `Poner una carta en el lugar ${place + 1}`,
  pile: (left: number) => (left === 0 ? 'El mazo está vacío' : `${left} en el mazo`),
  answersSoFar: (name: string) => `Lo que ha dicho ${name} de la carta escondida`,
  saidOfYours: (name: string) => `Lo que ha oído ${name} de tu carta`,
  toOpponent: (name, left) =>
    left === 1 ? `${name} puede saber tu carta` : `por tus respuestas, a ${name} le quedan ${left} cartas`,
  warmth: ['frío', 'templado', 'caliente', 'lo sabe'],
  nothingAsked: 'aún sin preguntas',
  earlier: (count: number) => `+${count}`,
  earlierFull: (count: number) => (count === 1 ? '1 pregunta anterior' : `${count} preguntas anteriores`),
  unanswered: 'aún sin respuesta',
  yes: 'Sí',
  no: 'No',

  yourMissing: 'tu carta',
  peek: 'mantén pulsado',
  peekAt: 'Mantén pulsado para mirar a tu persona desaparecida',

  dial: 'La pregunta',
  ring: 'El anillo de valores',
  bound: (rank: Rank, taken: boolean) => (taken ? `${rankNames[rank - 1]!}, un límite` : rankNames[rank - 1]!),
  arcs: 'Qué lado del anillo',
  betweenHint: 'Arrastra por el anillo o pulsa dos valores: preguntas por los que hay entre ellos.',
  secondBound: (rank: Rank) => `¿Entre ${rankSymbol(rank)} y…?`,
  tooFew: (between: readonly Rank[]) =>
    between.length === 0 ? 'nada entre ellos' : `solo ${rankSymbol(between[0]!)}: muy poco, al menos dos`,
  settled: 'ya respondida',
  askMissing: 'Arrastra un arco, o elige un color, un palo o figura',
  wordingMissing: 'Escribe la pregunta en 140 caracteres como mucho',
  wordingLong: (over: number) => (over === 1 ? 'Sobra 1 carácter' : `Sobran ${over} caracteres`),
  wordingCryptic: 'Cómo la dices',
  wordingFree: 'Tu pregunta, para responder Sí o No',
  wordingCrypticHint: 'Con tus palabras, o mira las nuestras',
  wordingFreeHint: 'Pregunta lo que quieras de la carta',
  fromBook: (nth: number, of: number) => `frase ${nth} de ${of}`,
  ownWords: (left: number) => (left === 1 ? 'queda 1' : `quedan ${left}`),
  leafBack: 'Frase anterior',
  leafOn: 'Frase siguiente',

  answers: 'Tu respuesta',
  answerMissing: 'Elige tu respuesta',
  turnMissing: 'Elige las cartas que no encajan',
  turnSeveral: (count: number) => `Poner ${count} cartas boca abajo`,
  layMissing: 'Elige un lugar boca abajo',
  hideMissing: 'Elige a quién esconder',
  guessMissing: 'Elige tu apuesta',
  nameMissing: 'Elige a alguien',
  nameOpener: 'Nombrar a alguien…',
  nameShort: 'Nombrar…',
  nameTitle: 'Nombrar a la persona desaparecida',
  nameAbout: 'Una vez y sin vuelta atrás: el acierto gana la partida, el fallo la pierde.',
  close: 'Aún no',
  closeName: 'Cerrar sin nombrar a nadie',

  pack: 'La baraja',
  suspects: (name: string) => `Quién puede ser la persona desaparecida de ${name}`,
  left: (count: number, of: Seat): Sentence => [
    count === 1 ? 'puede ser aún la persona desaparecida de ' : 'pueden ser aún la persona desaparecida de ',
    { seat: of, form: 'ti' },
    '.',
  ],
  /** With two packs nothing one sees rules anybody out; what free questions rule out, only the players know. */
  why: (ruled: RuledOutCounts, { pack, questions }: MissingPersons['options']) =>
    pack === 'two'
      ? questions === 'free'
        ? CROSS_OUT_YOURSELF
        : `${ruledOutByAnswersText(ruled)}.`
      : questions === 'free'
        ? `${otherReasonsText(ruled)}. ${CROSS_OUT_YOURSELF}`
        : `${ruledOutByAnswersText(ruled)}, ${otherReasonsText(ruled)}.`,
  whyFollows: (count: number) =>
    count === 1 ? '1 más, descartada por la fila de tu rival.' : `${count} más, descartadas por la fila de tu rival.`,
  followed: 'la fila de tu rival la descarta',
  percent: formatChance,
  share: formatChanceInHundredths,
  shareHint: 'Las cifras pequeñas: lo probable que es cada carta, en tanto por ciento.',
  differs: 'eso no es lo que se deduce',
  whyHint: 'Pulsa una carta descartada para leer por qué.',
  opened: (of: Seat, card: Card): Sentence => [
    'La persona desaparecida de ',
    { seat: of, form: 'ti' },
    ': ',
    { card },
    '. Está a la vista.',
  ],
  markHint: 'Pulsa una carta para tacharla, otra vez para “quizá”, otra vez para nada.',
  noteAnswers: 'Lo que se te dijo',
  noteNone: 'Aún no has preguntado nada.',
  possible: 'posible',
  ruledOut: 'descartada',
  cannot: 'no se puede elegir',
  reason: (reason: ExclusionReason) => REASON_TEXTS[reason],

  caseOf: (of: Seat): Sentence => [{ seat: of, form: 'La persona desaparecida' }],
  questionsOf: (of: Seat): Sentence => [{ seat: of, form: 'Las preguntas' }],
  askedNothing: ': ninguna',
  right: 'Acierto',
  wrong: 'Fallo',
  tie: 'Empate',
  over: 'El caso está cerrado',
  guessOf: (of: Seat): Sentence => [{ seat: of, form: 'La apuesta' }],
  namedBy: (of: Seat): Sentence => ['Nombrada por ', { seat: of, form: 'ti' }, ': '],
  found: 'encontrada',
  apart: (distance: number) =>
    distance === 0 ? 'el valor correcto' : distance === 1 ? 'a 1 valor' : `a ${distance} valores`,
  decidedBy: {
    'right guess': 'Fue la única apuesta acertada.',
    'nearer guess': 'Decidió el valor más cercano.',
    'right suit': 'A la misma distancia decidió el palo correcto.',
    'right colour': 'A la misma distancia decidió el color correcto.',
  },
  apartJoker: 'a 14: un comodín no tiene valor',
  scale: (guess: string, truth: string) => `La apuesta ${guess} y la verdad ${truth} en los valores del as al rey`,

  todo: {
    hide: (): Sentence => ['Vale cualquier carta de la baraja; tu rival no la ve.'],
    hiding: (of: readonly Seat[]): Sentence => [
      of.length === 1 ? 'Falta que esconda una carta ' : 'Falta que escondan una carta ',
      ...playerList(of),
      '.',
    ],
    ask: (of: Seat): Sentence => ['Te toca. Pregunta por la carta de ', { seat: of, form: 'ti' }, '.'],
    askNth: (of: Seat, nth: number, most: number): Sentence => [
      `Te toca, pregunta ${nth} de ${most}. Pregunta por la carta de `,
      { seat: of, form: 'ti' },
      '.',
    ],
    askLast: (of: Seat): Sentence => [
      'Tu último turno, sin robar; después toca apostar. Pregunta por la carta de ',
      { seat: of, form: 'ti' },
      '.',
    ],
    pileEnds: 'Cuando se acabe el mazo, toca apostar.',
    onlyName: (of: Seat): Sentence => [
      'Las respuestas dejan a una sola persona. Nombra la carta de ',
      { seat: of, form: 'ti' },
      '.',
    ],
    answer: (by: Seat): Sentence => [{ seat: by }, ' espera tu respuesta, sobre tu propia carta.'],
    answering: (of: Seat): Sentence => ['Falta que responda ', { seat: of }, '.'],
    turn: (): Sentence => ['Pon boca abajo las cartas de tu fila que no encajan con la respuesta.'],
    lay: (): Sentence => ['Elige el lugar para una carta del mazo.'],
    guess: (of: Seat): Sentence => [
      'Nadie ve tu apuesta por la carta de ',
      { seat: of, form: 'ti' },
      ' hasta que estén las dos.',
    ],
    guessing: (of: readonly Seat[]): Sentence => [
      of.length === 1 ? 'Falta que escriba su apuesta ' : 'Falta que escriban su apuesta ',
      ...playerList(of),
      '.',
    ],
    theirs: (of: Seat): Sentence => [
      'Le toca a ',
      { seat: of, form: 'ti' },
      '. Puedes nombrar a la persona desaparecida en cualquier momento.',
    ],
    deal: (): Sentence => ['Te toca repartir el desempate.'],
    dealing: (of: readonly Seat[]): Sentence => [
      of.length === 1 ? 'Falta que reparta el desempate ' : 'Falta que repartan el desempate ',
      ...playerList(of),
      '.',
    ],
  },
  /** Who is to move, as the table's lamp says it. */
  waitsFor: (phase: Phase, toMove: readonly Seat[]): Sentence => {
    const verbs: Partial<Record<Phase, readonly [one: string, both: string]>> = {
      hide: ['Esconde una carta ', 'Esconden una carta '],
      guess: ['Escribe su apuesta ', 'Escriben su apuesta '],
      answer: ['Responde ', 'Responden '],
      between: ['Reparte de nuevo ', 'Reparten de nuevo '],
    }
    const verb = verbs[phase]
    return verb
      ? [verb[toMove.length === 1 ? 0 : 1], ...playerList(toMove)]
      : ['Le toca a ', { seat: toMove[0]!, form: 'ti' }]
  },
}
