// Past games by evening, who won what in an evening or a year, and how good one’s questions were, in Spanish.
import type { PastEveningsWords, PastGamesWords } from '../words.ts'
import { formatNumber, formatPercentage, listNames } from './grammar.ts'

const gamesOf = (games: number) => (games === 1 ? '1 partida' : `${formatNumber(games)} partidas`)

export const pastEveningsWords: PastEveningsWords = {
  find: 'Buscar una partida',
  findHint: 'Un nombre o un juego',
  found: games =>
    games === 0
      ? 'No se encontró ninguna partida.'
      : games === 1
        ? '1 partida encontrada'
        : `${games} partidas encontradas`,
  earlier: evenings => (evenings === 1 ? 'Mostrar una velada anterior' : `Mostrar ${evenings} veladas anteriores`),
  whoWon: 'Quién ganó qué',
  whoWonOn: day => `Quién ganó qué, ${day}`,
  theYear: year => `El año ${year}`,
  discardPlayer: (name, games) =>
    games === 1 ? `Borrar la partida con ${name}` : `Borrar las ${games} partidas con ${name}`,
  discardPlayerSure: (name, games) =>
    games === 1 ? `¿Borrar la partida con ${name}?` : `¿Borrar las ${games} partidas con ${name}?`,
  discardPlayerAbout:
    'Sus registros desaparecen para siempre, para toda la gente que jugó en ellas. Las mesas que quedan en “Continuar” conservan su marcador: bórralas también si quieres.',
  discardAll: 'Borrar',

  evening: day => `La velada del ${day}`,
  period: 'Qué velada o qué año',
  evenings: 'Veladas',
  years: 'Años',
  games: games => (games === 1 ? '1 partida' : `${games} partidas`),
  nothing: 'Aquí aún no hay ninguna partida terminada.',
  wonOf: (won, played) => `${formatNumber(won)} de ${gamesOf(played)} con victoria`,
  of: (won, played) => `${formatNumber(won)} de ${formatNumber(played)}`,
  players: 'Por nombre',
  inOrder: 'Partida por partida',
  device: mark => `en el dispositivo ${mark}`,
  who: 'Cada persona se conoce por su nombre y su dispositivo: quien juega también con otro teléfono aparece dos veces.',
  computer: 'máquina',

  sharp: 'Lo agudas que fueron tus preguntas',
  sharpAbout:
    'Solo lo muestra este dispositivo, y no se lo dice a nadie. Cuentan las partidas terminadas en las que tuviste un sitio aquí hasta el final.',
  sharpFigure:
    'Cuánto podían revelar tus preguntas, comparado con las mejores que podías hacer: el 100\u00a0% es siempre la mejor.',
  sharpNone: 'Aún no se sabe nada. Termina una partida en la que se hagan preguntas.',
  sharpSentence: (name, share) => `Las preguntas de ${name} llegaron al ${formatPercentage(share)} de las mejores.`,
  percent: share => formatPercentage(share),
  questions: (questions, games) =>
    `${questions === 1 ? '1 pregunta' : `${formatNumber(questions)} preguntas`} en ${gamesOf(games)}`,
  tooFewQuestions: 'La cifra llega tras tres preguntas.',
  measuring: (game, games) => `Midiendo la partida ${game} de ${games}…`,
  measuringMove: (move, moves) => `Jugada ${move} de ${moves}`,
  measure: games => (games === 1 ? 'Medir la partida que falta' : `Medir las ${games} partidas que faltan`),
  stop: 'Detener',
  unmeasured: games =>
    games === 1
      ? '1 partida quedó sin medir, y su equipo anfitrión no está.'
      : `${games} partidas quedaron sin medir, y su equipo anfitrión no está.`,
  keep: 'Guardar como imagen',
  keepAbout: 'Para enseñarlo, gira esta pantalla o comparte la imagen.',
  forget: 'Olvidar todo esto',
  forgetSure: '¿Olvidar lo agudas que fueron tus preguntas?',
  forgetAbout: 'Este dispositivo lo olvida para siempre. Las partidas siguen en su equipo anfitrión.',
  back: 'Volver',
}

/** Finished games, on the first page. */
export const pastGamesWords: PastGamesWords = {
  nobodyWon: 'No ganó nadie',
  wonBy: names => `${names.length === 1 ? 'Ganó' : 'Ganaron'} ${listNames(names)}`,
  past: 'Partidas anteriores',
  pastAbout: 'Partidas terminadas en este equipo.',
  one: (game, when) => `Repasar ${game}, ${when}`,
  discard: 'Borrar',
  discardOne: (game, when) => `Borrar ${game}, ${when}`,
  discardSure: '¿Borrar esta partida?',
  discardAbout: 'Su registro desaparece para siempre. El marcador de la velada se queda.',
  open: 'Abrir una partida guardada',
  lookShort: 'Repasar',
  tooBig: 'Ese archivo es demasiado grande para ser una partida.',
}
