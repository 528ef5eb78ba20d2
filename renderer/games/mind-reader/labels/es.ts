// The labels of Mind Reader's screens, in Spanish.
// Its sentences and actions are among the game's own words.
import type { Seat } from '../../../../shared/engine/index.ts'
import { BEATS, type Clue, type QuestionKind, type Suit } from '../../../../shared/games/mind-reader/cards.ts'
import { CLUE_PIECES } from '../../../../shared/games/mind-reader/words/es.ts'
import { formatChance, formatNumber, listNames, listPieces } from '../../../../shared/words/es/grammar.ts'
import type { Translation } from '../../../../shared/words/language.ts'
import type { SentencePiece } from '../../../../shared/words/sentence.ts'
import type { labels as english } from './en.ts'

const suitNames: Record<Suit, string> = { R: 'Piedra', P: 'Papel', S: 'Tijera', W: 'Agua', L: 'Lagarto' }
const rankSigns = ['★', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const rankNames: Readonly<Record<number, string>> = { 0: 'Comodín', 1: 'As', 11: 'Jota', 12: 'Reina', 13: 'Rey' }
const questionTexts: Record<QuestionKind, string> = { rank: '¿Mayor o menor?', suit: '¿Más fuerte o más débil?' }
const sideNames = ['a la izquierda', 'a la derecha'] as const
const sideAdjectives = ['izquierda', 'derecha'] as const
const playerList = (seatNumbers: readonly Seat[]) => listPieces(seatNumbers.map(seat => ({ seat })))

/** An answer by itself gets a capital. */
function capitalizedAnswer(clue: Clue): Extract<SentencePiece, { mark: string }> {
  const said = CLUE_PIECES[clue] as Extract<SentencePiece, { mark: string }>
  return { ...said, mark: said.mark[0]!.toUpperCase() + said.mark.slice(1) }
}

/** Every label of these screens. */
export const labels: Translation<typeof english> = {
  suit: suit => suitNames[suit],
  rank: rank => rankSigns[rank],
  rankName: rank => rankNames[rank] ?? String(rank),
  joker: 'Comodín',
  clue: capitalizedAnswer,
  knownByRank: (clue, rank) =>
    clue === 'higher' ? `menor que ${rank}` : clue === 'lower' ? `mayor que ${rank}` : `valor ${rank}`,
  knownBySuit: clue => (clue === 'stronger' ? 'más débil que' : 'más fuerte que'),
  knownUnseen: clue =>
    ({
      higher: 'menor que',
      lower: 'mayor que',
      same: 'valor de',
      stronger: 'más débil que',
      weaker: 'más fuerte que',
    })[clue],
  ranks: (from, to) =>
    from === to ? `valor ${labels.rank(from)}` : `${labels.rank(from)}\u2009–\u2009${labels.rank(to)}`,
  ranksFull: (from, to) =>
    from === to ? `valor ${labels.rankName(from)}` : `de ${labels.rankName(from)} a ${labels.rankName(to)}`,
  suitsLeft: these => these.map(suit => suitNames[suit]).join(' o '),
  question: question => questionTexts[question],
  place: place => sideNames[place],
  placeShort: place => (place === 0 ? 'I' : 'D'),
  placeOf: place => (place === 0 ? 'Carta izquierda' : 'Carta derecha'),

  cards: count => (count === 1 ? '1 carta' : count === 0 ? 'sin cartas' : `${count} cartas`),
  out: 'fuera',
  points: points => (points === 1 ? '1 punto' : `${points} puntos`),
  left: count => (count === 1 ? 'queda 1' : `quedan ${count}`),
  toOthers: counts =>
    counts.every(count => count === '1')
      ? 'el resto puede saber tu carta'
      : `para el resto tu carta es una de ${counts.join(' · ')}`,
  toOthersShort: count => (count === '1' ? 'el resto puede saberla' : `para el resto, una de ${count}`),
  aboutYou: 'Lo que saben de ti',
  aboutYouBasis: 'Según lo que se les ha dicho y mostrado. Su propia mano les dice más.',
  leftEach: counts => `${counts.every(count => count === 1) ? 'queda' : 'quedan'} ${counts.join(' · ')}`,
  warmth: ['frío', 'templado', 'caliente', 'lo sabe'],
  leftFull: (count, place) =>
    `${count === 1 ? '1 carta posible' : `${count} cartas posibles`}${place === null ? '' : ` ${sideNames[place]}`}`,
  choose: name => `Elegir a ${name}`,
  clues: 'Respuestas de esta ronda',
  secret: 'secreta',
  hiddenCard: place => (place === null ? 'Una carta escondida' : `Una carta escondida, ${sideNames[place]}`),
  takenBy: 'su carta fue para',
  takenByYou: 'su carta fue para ti',

  suits: 'Fuerza de los palos',
  suitsWord: 'Fuerza',
  suitsArrow: 'Las flechas señalan al más débil',
  jokerTurns: 'Un comodín invierte los otros palos.',
  toDraw: count => (count === 0 ? 'el mazo está vacío' : `${count} en el mazo`),
  played: 'jugada',
  playedInSecret: 'jugada en secreto',
  unseenCard: 'la carta jugada en secreto',
  nothingPlayed: 'aún nada jugado',

  yourSecret: place => (place === null ? 'tu secreto' : `tu ${sideAdjectives[place]}`),
  peek: 'mantén pulsado',
  peekAt: place => `Mantén pulsado para mirar tu carta ${place === null ? 'secreta' : sideAdjectives[place]}`,
  gone: place => `Ya no tienes tu carta ${place === null ? 'secreta' : sideAdjectives[place]}`,
  yourHand: 'Tu mano',
  emptyHand: 'Sin cartas en la mano',

  askWhom: 'A quién preguntar',
  askWhich: 'Cuál de sus cartas',
  askWhat: 'Qué pregunta',
  missing: what => {
    if (what.length > 3) return 'Elige una carta, a quién preguntar y qué'
    const words = { card: 'una carta', of: 'un rival', place: 'izquierda o derecha', question: 'una pregunta' }
    return `Elige ${listNames(what.map(part => words[part]))}`
  },
  hideMissing: count =>
    count === 1 ? 'Elige la carta que escondes' : 'Elige dos cartas: primero la izquierda, luego la derecha',
  hideSecond: 'Ahora la derecha',
  answerMissing: 'Elige tu respuesta',
  answers: 'Tu respuesta',
  loseMissing: 'Elige la carta que entregas',
  loseWhich: 'Cuál de tus cartas',
  against: 'contra',

  nameOpen: 'Nombrar una carta…',
  declareOpen: 'Nombrar todas…',
  nameTitle: 'Nombrar una carta secreta',
  declareTitle: 'Nombrar todas las cartas secretas',
  nameAbout: ({ secretCards }) =>
    secretCards === 'one'
      ? 'Acierto: 10 puntos, y su dueño sale. Fallo: solo tú la ves, la tuya y 10 puntos son para su dueño, y sales tú.'
      : 'Acierto: 10 puntos. Fallo: solo tú la ves, y una de las tuyas y 10 puntos son para su dueño.',
  declareAbout: 'Todas a la vez. Con un error cuenta como un fallo contra la primera que no acertaste.',
  nameWhom: 'De quién es la carta',
  declareMissing: count => (count === 1 ? 'Falta elegir una carta' : `Falta elegir ${count} cartas`),
  close: 'Ahora no',
  closeName: 'Cerrar sin nombrar una carta',

  sheet: (name, place) => `La hoja sobre ${name}${place === null ? '' : `, carta ${sideAdjectives[place]}`}`,
  possible: 'posible',
  ruledOut: 'descartada',
  seen: 'vista en otro lugar',
  follows: 'descartada por todo lo que sabes en conjunto',
  unsettled: count =>
    `${count === 1 ? 'Una carta lleva' : `${count} cartas llevan`} “?”: no hubo tiempo de averiguar si ${count === 1 ? 'puede' : 'pueden'} esconderse aquí. Todas las demás marcas son seguras.`,
  unsettledCard: 'sin aclarar',
  unsettledWhy: card => `No dio tiempo a aclarar si aquí puede esconderse ${card}.`,
  likely: (percent, estimated) => `${estimated ? 'cerca del ' : ''}${formatChance(percent / 100)}`,
  straysOut: 'aunque nada la descarta',
  straysMaybe: 'aunque está descartada',
  markHint: 'Pulsa una carta para tacharla, otra vez para “quizá”, otra vez para nada.',
  opened: (of, card) => [{ seat: of }, ' escondía ', { card }, '. Está a la vista.'],
  leftFor: (count, of, place) => [
    `${count === 1 ? 'carta posible' : 'cartas posibles'} como carta ${place === null ? 'secreta' : sideAdjectives[place]} de `,
    { seat: of, form: 'ti' },
    '.',
  ],
  wasShown: 'Te han mostrado esta carta.',
  why: (answers, excluded, seen) =>
    `${answers === 0 ? 'Aún no hay respuestas' : excluded === 0 ? `${answers === 1 ? '1 respuesta no descarta' : `${answers} respuestas no descartan`} nada más` : `${answers === 1 ? '1 respuesta descarta' : `${answers} respuestas descartan`} ${excluded}`}; ${seen} ${seen === 1 ? 'vista' : 'vistas'} en otro lugar.`,

  oddsAbout: deals =>
    `${deals === 1 ? 'Una manera' : `${formatNumber(deals)} maneras`} de esconder las cartas ${deals === 1 ? 'encaja' : 'encajan'} con todo lo que sabes, todas igual de probables.`,
  oddsHint: 'Las cifras pequeñas: lo probable que es cada carta, en tanto por ciento.',
  oddsEstimated:
    'Las probabilidades son una estimación: algunas cartas solo las conocen otras personas. Lo tachado es seguro.',
  ifRight: 'Esto vale si todas las respuestas dadas a mano eran correctas.',
  whyHint: 'Pulsa una carta para ver en qué se basa su marca (teclado: ?).',
  nothingFollows: card => `${card} todavía es posible: aún no se deduce nada.`,
  noReason: 'No hay nada en el relato que lo muestre.',

  secretsOpened: 'Las cartas secretas',
  handOver: hand => (hand === null ? 'Fin de la ronda' : `Fin de la ronda ${hand}`),
  gained: points => `+${points}`,
  gainedFrom: (taken, kept, each) =>
    `${[...(taken > 0 ? [`${taken} ${taken === 1 ? 'ganada' : 'ganadas'}`] : []), ...(kept > 0 ? [`${kept} ${kept === 1 ? 'conservada' : 'conservadas'}`] : [])].join(', ')}${each === null ? '' : `, ${each} cada una`}`,
  thisHand: 'esta ronda',
  total: 'total',
  wrongClues: 'Respuestas equivocadas',
  kept: (hidden, every) => (hidden === 1 ? 'la conserva' : every ? 'conserva las dos' : 'conserva una'),

  todo: {
    hideOne: () => ['Esconde una de tus cartas. Es la que el resto intentará nombrar.'],
    hideTwo: () => ['Esconde dos de tus cartas, una a la izquierda y otra a la derecha.'],
    hiding: of => [of.length === 1 ? 'Falta que esconda ' : 'Falta que escondan ', ...playerList(of), '.'],
    ask: () => ['Te toca. Juega una carta y pregunta.'],
    name: () => ['Te toca y no tienes cartas que jugar. Nombra una carta o pasa.'],
    after: () => ['¿Sabes ya alguna carta? Nómbrala. Si no, termina tu turno.'],
    answer: by => [{ seat: by }, ' espera tu respuesta. Es sobre la carta jugada.'],
    answering: of => ['Falta que responda ', { seat: of }, '.'],
    lose: to => ['No era esa. Elige cuál de tus cartas pasa a ', { seat: to, form: 'ti' }, '.'],
    losing: of => ['Falta que entregue una carta ', { seat: of }, '.'],
    turn: of => ['Le toca a ', { seat: of, form: 'ti' }, '.'],
    beats: (suit, jokers) => [
      `${suitNames[suit]} es más fuerte que ${suitNames[BEATS[suit][0]]}, ${suitNames[BEATS[suit][1]]} y ${suitNames[suit]} de menor valor${jokers ? '. Un comodín invierte los otros palos' : ''}.`,
    ],
    turnOut: of => ['Quedas fuera de esta ronda. Le toca a ', { seat: of, form: 'ti' }, '.'],
    deal: () => ['Te toca repartir la ronda siguiente.'],
    dealing: of => [of.length === 1 ? 'Falta que reparta ' : 'Falta que repartan ', ...playerList(of), '.'],
  },
  waitsFor: (phase, toMove) => {
    const isOnePlayer = toMove.length === 1
    if (phase === 'hide') return [isOnePlayer ? 'Esconde ' : 'Esconden ', ...playerList(toMove)]
    if (phase === 'answer') return ['Responde ', ...playerList(toMove)]
    if (phase === 'lose') return ['Entrega una carta ', ...playerList(toMove)]
    if (phase === 'between') return [isOnePlayer ? 'Reparte ' : 'Reparten ', ...playerList(toMove)]
    return ['Le toca a ', { seat: toMove[0]!, form: 'ti' }]
  },
}
