// The words of a game’s review, in Spanish.
import type { Translation } from '../language.ts'
import type * as english from '../en/review.ts'
import { formatNumber, formatPercentage } from './grammar.ts'

/** The review of a finished game. */
export const reviewWords: Translation<typeof english.reviewWords> = {
  title: 'Repaso',
  of: game => `Repaso de ${game}`,
  look: 'Repasar la partida',
  lookShort: 'Repasar',
  back: 'Volver',
  eyes: 'Con los ojos de',
  table: 'La mesa',
  all: 'Todo',
  allAbout: 'La mesa y todas las manos',
  steps: 'Jugada por jugada',
  scene: 'La partida en esta jugada',
  hands: 'También se ven todas las manos. Elige a alguien para recorrer la suya.',
  step: (step, all) => `Jugada ${step} de ${all}`,
  deal: 'El reparto',
  first: 'Al reparto',
  before: 'Una jugada atrás',
  after: 'Una jugada adelante',
  last: 'Al final',
  keys: 'Las flechas van de jugada en jugada.',
  story: 'Jugadas',
  outOfTime: 'Se acabó el tiempo: la máquina hizo esta jugada.',
  knowing: 'Posibilidades',
  knowingAbout:
    'Cuántas respuestas le quedaban a cada cual después de cada jugada. Cuanto más abajo, más cerca de la verdad.',
  left: left =>
    left === 1
      ? 'resuelto'
      : `quedan ${left >= 1e6 ? left.toExponential(1).replace('.', ',').replace('e+', ' × 10^') : formatNumber(left)}`,
  revealed: 'descubierto',
  now: 'En esta jugada',
  axisPossible: 'Respuestas aún posibles',
  axisMoves: 'Jugadas',
  couldKnow: '★ se podía saber',
  toldMost: '◆ una respuesta que reveló mucho',
  atStep: step => (step === 0 ? 'desde el reparto' : `tras la jugada ${step}`),
  firsts: 'Quién podía saberlo y cuándo',
  firstsAbout: 'El primer momento en que solo quedaba una respuesta.',
  nobody: 'Nadie podía saberlo con certeza antes de que se revelara.',
  overlooked: (moves, used) =>
    moves === 0
      ? used
        ? 'y lo usó enseguida'
        : 'y salió a la luz antes de su jugada siguiente'
      : moves === 1
        ? 'y aún hizo una jugada antes de que se supiera'
        : moves === 2
          ? 'y aún hizo dos jugadas antes de que se supiera'
          : `y aún hizo ${moves} jugadas antes de que se supiera`,
  questions: 'Preguntas',
  questionsAbout:
    'Lo buena que era cada pregunta antes de saberse la respuesta, qué descartó la respuesta y una pregunta mejor si la había. Las cifras son bits: un bit reduce las posibilidades a la mitad.',
  verdict: ({ grade, luck }) => {
    const question = {
      best: 'La mejor pregunta',
      good: 'Una buena pregunta',
      fair: 'Una pregunta aceptable',
      weak: 'Una pregunta floja',
      silent: 'Su respuesta no reveló nada',
      vain: 'No quedaba nada por averiguar',
    }[grade]
    return luck === null ? question : luck === 'lucky' ? `${question}, y con suerte` : `${question}, pero sin suerte`
  },
  cut: (from, to) =>
    `${formatNumber(from)} → ${formatNumber(to)} ${to === 1 ? 'respuesta posible' : 'respuestas posibles'}`,
  cutNothing: 'No descartó nada.',
  better: 'Mejor',
  promised: (best, own) =>
    `Prometía descartar el ${formatPercentage(best)}; la que se hizo, el ${formatPercentage(own)}.`,
  noQuestions: 'En este juego no se hacen preguntas.',
  expected: 'Esperado',
  told: 'Revelado',
  best: 'Mejor',
  bits: (bits, estimated) =>
    `${estimated ? 'unos ' : ''}${(Math.round(10 * bits) / 10 + 0).toFixed(1).replace('.', ',')}`, // + 0 turns -0 into 0
  bitsEstimated: 'Donde dice “unos”, los bits son una estimación: algunas cartas solo las conocían otras personas.',
  because: '¿Por qué?',
  becauseOf: player => `¿Por qué? De qué podía deducirlo ${player}`,
  becauseWorking: 'Un momento…',
  becauseRest: 'Junto con sus propias cartas y lo que todo el mundo puede contar.',
  becauseNothing: 'Bastan sus propias cartas y lo que todo el mundo puede contar.',
  whatIf: '¿Y si…?',
  whatIfMove: step => `¿Y si…? · jugada ${step}`,
  whatIfAt: step => `¿Y si…? La pregunta de la jugada ${step}`,
  whatIfOf: seat => ['¿Y si ', { seat }, ' hubiera preguntado otra cosa?'],
  whatIfDone: 'Volver a la partida tal como fue',
  whatIfHint: 'Pregunta otra cosa en esta pantalla. La respuesta sale de las cartas reales.',
  whatIfWorking: 'Un momento…',
  whatIfSeveral: answers => `Se podía elegir qué mostrar: eran posibles ${answers} respuestas.`,
  wasAskedAt: step => `Tal como fue, jugada ${step}`,
  takeIt: 'Seguir desde aquí',
  takenBy: (seat, step) => [
    'Sigues tú por ',
    { seat },
    step === 0 ? ' desde el reparto; por el resto, la máquina.' : ` tras la jugada ${step}; por el resto, la máquina.`,
  ],
  turnedHere: 'Aquí se decidió la partida.',
  instead: 'En su lugar',
  together: 'La mesa en conjunto',
  togetherKnown: 'Con lo que sabía todo el mundo, se podía saber',
  togetherNever: left =>
    `Lo que sabía todo el mundo nunca bastó: sin ver una mano, quedaban ${formatNumber(left)} respuestas.`,
  worthAbout:
    'Cuánto reveló cada declaración al resto, en bits (un bit reduce las posibilidades a la mitad), y a quién ayudó más. Las que no aparecen no dijeron nada nuevo a nadie.',
  toldInAll: bits => (Math.abs(bits) < 0.05 ? 'Casi nada nuevo' : `${bits.toFixed(1).replace('.', ',')} bits en total`),
  forAll: 'Todo el mundo en conjunto',
  chances: 'Probabilidades, carta por carta',
  chancesAbout:
    'Lo probable que era cada predicción después de cada jugada, según podía saber quien la escribió. Mientras no se decide, es una estimación con juego al azar.',
  brokenBy: 'Dejó de ser posible tras',
  madeBy: 'Fue segura tras',
  stoodAt: chance => `Antes estaba en el ${formatPercentage(chance)}.`,
  settledAtOnce: 'Era segura desde el principio.',
  moveByMove: 'Cada cambio',
  chance: chance => (chance === 0 ? 'ya no' : chance === 1 ? 'segura' : `cerca del ${formatPercentage(chance)}`),
  working: (step, all) => `Calculando: jugada ${step} de ${all}`,
  trouble: 'No se pudo calcular.',
  doubtful: 'En algún punto hubo una respuesta equivocada: lo que sigue es dudoso.',
  save: 'Guardar en un archivo',
  saveShort: 'Guardar',
  bad: 'Este archivo no se puede repasar. Elige una partida guardada.',
  wrong: {
    game: ({ game }) => `Este Hunch no conoce el juego “${game}”. Elige otro archivo.`,
    rules: ({ made, played }) =>
      `Este registro se hizo con las reglas ${made}; este Hunch juega con las reglas ${played}. Elige otro archivo.`,
    line: ({ line }) =>
      `Esto no es un registro de Hunch: la línea ${line} del archivo no se puede leer. Elige otro archivo.`,
    start: () => 'Este registro no encaja con su juego y no se puede empezar. Elige otro archivo.',
    move: ({ move }) => `La jugada ${move} de este registro va contra las reglas. Elige otro archivo.`,
  },
  waiting: 'Trayendo la partida…',
  gone: 'El registro de esa partida no está aquí. Ábrelo desde un archivo, o en el equipo en que se jugó.',
}
