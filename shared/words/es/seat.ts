// A seat’s screen: whose turn it is, the curtain, hints, and what Hunch says in any game, in Spanish.
import type { Translation } from '../language.ts'
import type * as english from '../en/seat.ts'
import { formatSignedNumber } from '../grammar.ts'
import type { Sentence } from '../sentence.ts'
import { formatChance, formatNumber, formatPercentage, listNames, listPieces, listSentences } from './grammar.ts'
import { verbForm, winnersSentence, winnersTogetherSentence } from './verbs.ts'

/** A seat's screen. */
export const seatWords: Translation<typeof english.seatWords> = {
  noSuchPage:
    'En esta mesa se juega a un juego que este Hunch no tiene. Instala la misma versión en los dos equipos o recarga la página.',
  print: 'Imprimir',
  firstTime: {
    label: 'Nuevo para ti',
    understood: 'Entendido',
    off: 'No mostrar más',
    begin: 'A jugar',
  },
  byYourMarks: count => `${count === 0 ? 'ninguna' : count} según tus notas`,
  namingDoubt: {
    question: '¿Nombrar de todos modos?',
    ruledOut: cards =>
      `${cards.join(', ')}: tu libreta ${cards.length === 1 ? 'descarta esta carta' : 'descarta estas cartas'}.`,
    inSight: cards => `${cards.join(', ')}: estás viendo ${cards.length === 1 ? 'esta carta' : 'estas cartas'}.`,
    cancel: 'Elegir otra',
  },
  ownMark: { out: 'con una cruz tuya', maybe: 'con un “quizá” tuyo' },
  evidence: {
    more: count => `+${count}`,
    moreFull: count => (count === 1 ? 'Mostrar 1 respuesta anterior' : `Mostrar ${count} respuestas anteriores`),
    less: '−',
    lessFull: 'Mostrar menos respuestas',
  },
  wholeSheet: 'Mostrar todo',
  yourTurn: 'Te toca',
  youAnswer: 'Respondes tú',
  answers: name => `Responde ${name}`,
  turnOf: name => `Le toca a ${name}`,
  turnOfSeveral: names => `Esperando a ${names}`,
  over: 'Fin de la partida',
  notebook: 'Libreta',
  story: 'Relato',
  table: 'Mesa',
  result: 'Resultado',
  parts: 'Partes de la pantalla',
  menu: 'Menú',
  volume: 'Sonido',
  right: 'Acierto',
  wrong: 'Fallo',
  thinned: (from, to) => `De ${formatNumber(from)} ${to === 1 ? 'queda' : 'quedan'} ${formatNumber(to)}`,
  noLongerPossible: count => (count === 1 ? 'Ya no es posible:' : 'Ya no son posibles:'),
  ruledNothingOut: 'No te dijo nada nuevo.',
  nameIt: 'Nombrar',
  nameSure: '¿Nombrar ya?',
  nameAbout: 'Todo lo que sabes no deja otra respuesta.',
  sure: '¿Seguir adelante?',
  sureAbout: 'Esto no se puede deshacer.',
  endsGame: 'Es la decisión final: con esto la partida termina para todo el mundo.',
  notYet: 'Aún no',
  silent: 'en silencio',
  mute: 'Quitar el sonido',
  unmute: 'Poner el sonido',
  rules: 'Reglas del juego',
  betOn: 'Tu apuesta: ¿quién ganará la partida?',
  betWho: '¿Quién gana?',
  betNext: '¿Quién sigue?',
  outWatch: 'Estás fuera.',
  watchTable: 'Vista de la mesa',
  watchingTable: 'Ves la mesa como la ven todos.',
  watchOwn: 'Volver a mis cartas',
  away: name => `${name} no está.`,
  substitute: name => `Que la máquina juegue por ${name}`,
  substituted: name => `La máquina juega por ${name} hasta su vuelta.`,
  leftChairs: who => `${haveLeft(who)} La máquina sigue jugando.`,
  leftOpen: who => `${haveLeft(who)} Alguien tiene que sentarse ahí antes de seguir.`,
  takeBack: name => `Devolver el sitio a ${name}`,
  takeMineBack: 'Vuelvo a jugar yo',
  mineSubstituted: 'La máquina juega por ti.',
  takeMoveBack: 'Deshacer',
  takeMoveBackAbout: 'Nadie ha averiguado nada aún de tu jugada.',
  working: 'pensando qué se deduce…',
  notebookFailed:
    'Hunch ha cometido un error aquí y no puede decir qué se deduce. El registro del equipo anfitrión dice más. Tus propias marcas se conservan.',
  loading: 'Colocando las cartas…',
  empty: 'Aún no ha pasado nada.',
  showCards: name => `${name}, mira tus cartas`,
  putAway: 'Guardar las cartas',
  hands: 'En esta pantalla',
  standUp: 'Levantarte y dejar el sitio',
  standUpSure: '¿Dejar tu sitio?',
  standUpAbout: 'La máquina sigue jugando por ti. Puedes volver a sentarte mientras nadie más lo haga.',
  toLobby: 'Parar esta partida y volver a la sala',
  toLobbySure: '¿Parar esta partida?',
  toLobbyAbout: 'No está terminada y no contará. Cada cual conserva su sitio.',
  goOn: 'Seguir jugando',
}

function haveLeft(who: readonly string[]): string {
  return `${listNames(who)} ${who.length === 1 ? 'se ha ido' : 'se han ido'}.`
}

/** What a game's screens say by default, if the game has no words of its own. */
export const defaultScreenWords: Translation<typeof english.defaultScreenWords> = {
  players: 'Quién juega',
  opponents: 'El resto de la mesa',
  computer: 'máquina',
  away: 'no está',
  substituted: 'juega la máquina',
  earlier: count => (count === 1 ? '1 anterior' : `${count} anteriores`),
  earlierBy: (name, count) => `${name}: ${count === 1 ? '1 línea anterior' : `${count} líneas anteriores`}`,
  yours: 'Tus cartas',
  youHave: 'Tienes',
  table: 'En la mesa',
  faceDown: count => (count === 1 ? '1 carta boca abajo' : `${count} cartas boca abajo`),
  waiting: names => `Esperando a ${names}`,

  moves: 'Qué hacer',
  missing: labels => `Falta elegir: ${listNames(labels)}`,
  mayChange: 'Aún puedes elegir otra cosa',
  find: label => `${label}: buscar`,
  noneFound: 'Aquí no hay nada con ese nombre.',
  place: at => String(at + 1),
  filled: (place, value) => `${place}: ${value}, pulsa para quitarlo`,
  empty: place => `${place}: vacío`,
  letters: label => `${label}: letras`,
  rub: 'Borrar la última letra',
  length: (written, fewest, most) =>
    written < fewest ? `${written} de ${fewest} como mínimo` : `${written} de ${most} como mucho`,

  text: {
    last: 'Lo último que se dijo',
    shown: (shown, all) =>
      shown === all
        ? all === 1
          ? '1 encontrado.'
          : `${formatNumber(all)} encontrados.`
        : `${shown} de ${formatNumber(all)}. Escribe una palabra de lo que buscas.`,
    write: 'Tus palabras',
    choose: 'Elegir',
    incomplete: 'Aún no está completo',
    possible: 'Aún posible',
    onTurn: 'con el turno',
    said: name => `Dicho por ${name}`,
    states: states => states.map(state => `, ${state}`).join(''),
    titled: title => [...title, ':'],
    cards: listSentences,
    riddle: (riddle, left) => [...riddle, `: ${left}`],
    common: (before, after) => [before, '…', after].filter(Boolean).join(' '),
  },

  result: 'Cómo ha quedado',
  won: 'victoria',
  riddles: 'Lo que hay que averiguar',
  left: count => (count === 1 ? 'queda 1' : `quedan ${formatNumber(count)}`),
  leftFor: count => (count === 1 ? 'respuesta posible' : 'respuestas posibles'),
  certain: 'seguro',
  may: 'posible',
  ruledOut: 'descartado',
  odds: formatChance,
  marks: { out: 'tachado por ti', yes: 'confirmado por ti', maybe: 'marcado por ti' },
  strays: 'y eso no es lo que se deduce',
  byHand: 'Solo tus propias marcas: nada se tacha por ti.',
  byFacts: 'Contado según lo que te han dicho y mostrado: puede que sean menos.',
  markHint:
    'Pulsa una respuesta para tacharla, otra vez para confirmarla, otra vez para una interrogación, otra vez para nada.',
  why: 'Pregunta por qué',
  whyHint: 'Pulsa una respuesta para ver en qué se basa su marca (teclado: ?).',
  nothingFollows: 'De esto aún no se deduce nada.',
  thinking: 'Un momento…',
  contradicted: 'Algunas respuestas no encajan entre sí, así que aquí solo cuenta lo que viste tú.',
  noSheet: 'Esta libreta no tiene hoja. Lo que se deduzca se dice aquí en cuanto lo haya.',

  forSeats: (fewest, most) => (fewest === most ? `Para ${fewest} personas.` : `De ${fewest} a ${most} personas.`),
  options: 'Qué se puede elegir',
}

/** The curtain between two people at one screen. */
export const curtainWords: Translation<typeof english.curtainWords> = {
  pass: name => `Pasa la pantalla a ${name}`,
  alone: name => `${name}, ahora no debe mirar nadie más.`,
  putAway: (last, name) => `Las cartas de ${last} están guardadas. ${name}, ahora no debe mirar nadie más.`,
  show: name => `Soy ${name}, mostrar mis cartas`,
  since: 'Desde tu último turno',
  soFar: 'Hasta ahora',
  waiting: names => `Esperando a ${names}`,
  waitingAbout: 'Por ahora la pantalla no es de nadie. Mientras tanto puedes mirar tus propias cartas.',
  notYet: name => `Aún no le toca a ${name}. Mira y vuelve a guardar las cartas.`,
}

/** Hints, for players who ask for one. */
export const hintWords: Translation<typeof english.hintWords> = {
  title: 'Ayuda',
  ask: '¿Qué podría deducir?',
  why: '¿Por qué esta pista?',
  lastTold: 'Lo último que has sabido:',
  question: 'Una buena pregunta ahora:',
  none: 'Aún no hay nada más seguro. Aún posible:',
  all: 'Por ahora no hay nada que deducir aquí.',
  left: left => (left === 1 ? 'queda 1' : `quedan ${formatNumber(left)}`),
  likely: chance => `probable al ${formatPercentage(chance)}`,
  because: 'Por esto, y por lo que tienes:',
  write: 'Apuntarlo',
  written: 'Está en tu libreta.',
  rubOut: 'Borrarlo',
}

/** What is said when a game is over. */
export const resultWords: Translation<typeof english.resultWords> = {
  points: points => (points === 1 ? '1 punto' : `${formatSignedNumber(points)} puntos`),
  winners: (winners, reader) => [...winnersTogetherSentence(winners, reader), '.'],
  tied: (winners, reader) => [...winnersSentence(winners, reader), '.'],
  all: 'Ganó toda la mesa.',
  allTied: 'Toda la mesa comparte la victoria.',
  nobody: 'No ganó nadie.',
  thisGame: 'Esta partida',
  evening: 'Esta velada',
  player: 'Nombre',
  wins: 'Victorias',
  winsOf: wins => (wins === 1 ? '1 victoria' : `${wins} victorias`),
  score: 'Puntos',
  games: count => (count === 1 ? 'tras 1 partida' : `tras ${count} partidas`),
  winsAlone: 'Juegos distintos: solo cuentan las victorias.',
  closed: 'Caso cerrado',
  open: 'Sin resolver',
  consoled: 'El próximo caso ya espera.',
  ahead: (who, winner, moves, reader) => [
    { seat: who },
    verbForm(who, reader, [' podía', ' podías']),
    ` saberlo ${moves === 1 ? 'una jugada' : `${moves} jugadas`} antes que `,
    { seat: winner },
    ': ',
  ],
  earlier: (who, moves, reader) => [
    { seat: who },
    verbForm(who, reader, [' podía', ' podías']),
    ` saberlo ${moves === 1 ? 'un turno' : `${moves} turnos`} antes: `,
  ],
  atOnce: (who, reader) => [
    { seat: who },
    verbForm(who, reader, [' lo dijo', ' lo dijiste']),
    ' en cuanto se podía saber: ',
  ],
  hunch: 'Nada era seguro: hizo falta olfato.',
  certain: (who, reader) => [{ seat: who }, verbForm(who, reader, [' también podía', ' también podías']), ' saberlo: '],
  bets: bets => [
    'Apuestas: ',
    ...bets.flatMap(({ seat, on, right }, nth): Sentence => [
      nth === 0 ? '' : ', ',
      { seat },
      ' por ',
      { seat: on, form: 'ti' },
      right ? ' (acertada)' : ' (perdida)',
    ]),
    '.',
  ],
  nextBets: bets => [
    'Apuestas sobre quién seguía: ',
    ...bets.flatMap(({ seat, right, of }, nth): Sentence => [nth === 0 ? '' : ', ', { seat }, ` ${right} de ${of}`]),
    '.',
  ],
  boldest: (who, left, reader) => [
    { seat: who },
    verbForm(who, reader, [' acertó', ' acertaste']),
    ` cuando aún quedaban ${left} posibles.`,
  ],
  missedMoment: moves => `Aquí podías saberlo: jugada ${moves}`,
  turningMoment: moves => `Donde cambió todo: jugada ${moves}`,
  sharpest: (who, from, to, reader) => [
    { seat: who },
    verbForm(who, reader, [' hizo', ' hiciste']),
    ` la pregunta más aguda: antes, ${from} posibles; después, ${to}.`,
  ],
  nearest: (who, left, riddle, reader) => [
    { seat: who },
    verbForm(who, reader, [' estuvo', ' estuviste']),
    ` cerca: bien razonado, solo ${left === 1 ? '1 posible' : `${left} posibles`} para `,
    ...riddle,
    '.',
  ],
  findings: 'Lo que se ha descubierto',
  sharpestQuestion: (who, reader) => [
    { seat: who },
    verbForm(who, reader, [' hizo', ' hiciste']),
    ' la pregunta más aguda',
  ],
  cut: (from, to) => `${from}\u00a0→\u00a0${to}`,
  sharpnessShare: share => formatPercentage(share),
  sharpnessAbout: 'de agudeza: el 100\u00a0% sería siempre la mejor pregunta.',
  ownBestQuestion: (from, to) => `Tu mejor pregunta dejó ${to} de ${from} posibilidades.`,
  ownSharpestQuestion: (from, to) => `Tu mejor pregunta, la más aguda de todas, dejó ${to} de ${from} posibilidades.`,
  keep: 'Guardar una imagen',
  sharp: 'Lo agudas que fueron tus preguntas',
  again: 'Jugar otra vez',
  againWith: players => `Jugar otra vez con ${players} en la mesa`,
  another: 'Elegir otro juego',
  waitForHost: 'Se sigue desde el equipo anfitrión.',
}

/** What a display says while somebody thinks. */
export const thinkingTimeWords: Translation<typeof english.thinkingTimeWords> = {
  thinkingNow: who => [
    ...listPieces(who.map(seat => ({ seat }))),
    who.length === 1 ? ' está pensando…' : ' están pensando…',
  ],
  thinking: (who, reader, time) => [
    ...listPieces(who.map(seat => ({ seat }))),
    ` ${who.length === 1 ? verbForm(who[0] ?? 0, reader, ['lleva', 'llevas']) : 'llevan'} ${time} pensando.`,
  ],
  seconds: count => `${count} segundos`,
  minutes: count => (count === 1 ? 'un minuto' : `${count} minutos`),
}
