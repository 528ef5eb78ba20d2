// The labels of Precognition's screens, in Spanish.
// Its sentences and actions are among the game's own words.
import type { Seat } from '../../../../shared/engine/index.ts'
import type { RankChange } from '../../../../shared/games/precognition/rules/row.ts'
import { CHANGE_PIECES, pluralRankName } from '../../../../shared/games/precognition/words/es.ts'
import { formatChance, listPieces } from '../../../../shared/words/es/grammar.ts'
import type { Translation } from '../../../../shared/words/language.ts'
import type { Sentence } from '../../../../shared/words/sentence.ts'
import type { labels as english } from './en.ts'

const rankSigns: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }
const MAX_NAMES = 4

/** A few players by name; many as a number. */
function playersOrCount(seats: readonly Seat[]): Sentence {
  return seats.length > MAX_NAMES ? [`${seats.length} personas`] : listPieces(seats.map(seat => ({ seat })))
}

function cardsText(count: number): string {
  return count === 1 ? '1 carta' : `${count} cartas`
}

function signsText(count: number): string {
  return count === 1 ? '1 signo' : `${count} signos`
}

function lettersAsText(letters: string): string {
  return [...letters].map(letter => CHANGE_PIECES[letter as RankChange].mark.toLowerCase()).join(', ')
}

/** Every label of these screens. */
export const labels: Translation<typeof english> = {
  rank: rank => rankSigns[rank] ?? String(rank),
  ranks: rank => pluralRankName(rank).replace(/^./, letter => letter.toUpperCase()),
  change: change => CHANGE_PIECES[change].mark,
  letters: lettersAsText,

  players: 'Quién juega',
  cards: cardsText,
  sealed: 'ya ha sellado',
  writing: 'escribe',
  watches: 'mira',
  cameTrue: letters => `✓ ${letters === 1 ? '1 flecha' : `${letters} flechas`}`,
  broke: '✗ rota',
  ended: (how: 'cameTrue' | 'broke', seats: readonly Seat[]): Sentence => [
    how === 'cameTrue'
      ? { mark: 'Predicciones cumplidas', sign: '✓', tone: 'yes' }
      : { mark: 'Predicciones rotas', sign: '✗', tone: 'no' },
    ': ',
    ...playersOrCount(seats),
    '.',
  ],
  agreed: (count, of) => `${count} de ${of} ${count === 1 ? 'quiere' : 'quieren'} completar la fila`,
  playsOn: 'sigue',
  out: 'fuera',
  winner: 'victoria',

  row: 'La fila',
  inRow: (card, change) => (change === null ? card : `${card}, ${lettersAsText(change)}`),
  toCome: count => (count === 0 ? 'La fila está completa' : count === 1 ? 'Falta 1 carta' : `Faltan ${count} cartas`),
  apart: count => (count === 1 ? 'Sobra 1 carta, sin ver' : `Sobran ${count} cartas, sin ver`),

  hand: 'Tu mano',
  emptyHand: 'Sin cartas en la mano',
  inHand: (card, change, carries) =>
    [card, ...(change === null ? [] : [lettersAsText(change)]), ...(carries ? ['continúa tu predicción'] : [])].join(
      ', ',
    ),
  chooseCard: 'Elige una carta',

  prediction: 'Tu predicción',
  predictionIs: letters => (letters === '' ? 'Tu predicción, vacía' : `Tu predicción: ${lettersAsText(letters)}`),
  keys: 'Añadir a tu predicción',
  written: (count, most, usual) =>
    `${count} de ${most} como mucho${usual === null ? '' : ` · hasta ${usual} suele cumplirse`}`,
  writeHint:
    'Pulsa las flechas Sube y Baja, o = para Igual; también valen las teclas ↑ ↓ y S. Pulsa un signo de la tira para seguir desde ahí.',
  nothingWritten: 'Aún nada escrito',
  example: 'Sube, baja se cumple, por ejemplo, con estas cartas seguidas en la fila:',
  usual: (letters, chance) =>
    `En partidas simuladas, ${letters} flechas se cumplieron hasta el ${formatChance(chance)} de las veces. Gana la más larga que se cumple: ¿hasta dónde te atreves?`,
  after: (place, change) => `${place}: ${lettersAsText(change)}. Seguir desde aquí`,
  back: 'Quitar uno',
  clear: 'Borrar todo',
  writeMissing: 'Escribe al menos una flecha o un =',
  foreseeing: 'Calculando lo probable que es…',
  foresight: chance => `Jugando al azar se cumple en el ${formatChance(chance)} de las partidas: una estimación`,
  writtenDown: '✓ Ya está escrita. Mírala una vez más.',
  sealLater: 'Después una última mirada, y séllala',
  come: (count, length) => `${count} de ${length} hasta ahora`,
  fulfilled: 'Se ha cumplido',
  hopeless: 'Ya no puede cumplirse',
  wouldCome: (count, length) => `${count} de ${length} con esta carta`,
  wouldFulfil: 'Se cumple con esta carta',

  result: 'Las predicciones',
  wonBy: ({ letters, why }) =>
    why === 'still'
      ? 'Cinco repeticiones no dejaron fuera a nadie.'
      : why === 'points'
        ? `Más puntos que nadie en tres rondas: ${letters!}.`
        : `La predicción más larga que se cumplió: ${signsText(letters!)}.`,
  outEarlier: seats => ['Quedaron fuera antes: ', ...playersOrCount(seats), '.'],
  happened: from => `Se cumplió, desde el cambio ${from}`,
  missed: 'No se cumplió',
  length: signsText,

  sheet: 'Cartas por valor',
  stillOut: count => (count === 1 ? 'queda 1' : `quedan ${count}`),
  outFull: (rank, count) => `${rank}: ${count === 1 ? 'queda 1' : `quedan ${count}`}`,
  played: 'jugada',
  mine: 'en tu mano',
  open: 'sin ver',
  sheetAbout: out =>
    out === 1 ? 'carta sin ver' : out === 0 ? 'cartas sin ver: todas se han jugado o son tuyas' : 'cartas sin ver',
  sheetApart: (apart, out) =>
    apart === out
      ? apart === 1
        ? 'Sobra y está fuera de juego.'
        : 'Sobran y están fuera de juego.'
      : apart === 1
        ? '1 de ellas sobra y está fuera de juego.'
        : `${apart} de ellas sobran y están fuera de juego.`,
  markHint: 'Pulsa una carta para tacharla, otra vez para “quizá”, otra vez para nada.',
  whyHint: 'Pulsa un número de la tabla de abajo para ver en qué se basa.',
  whyPrediction: '¿Por qué es seguro?',
  withCounts: 'Junto con las cartas que todo el mundo puede contar en la mesa.',
  nothingFollows: 'Puede haber cualquier número: aún no se deduce nada.',
  lies: { comes: 'Tu predicción se ha cumplido', fails: 'Tu predicción no se cumplió' },
  foretold: {
    comes: 'Tu predicción se cumple, se juegue lo que se juegue',
    fails: 'Tu predicción ya no puede cumplirse',
  },
  chance: chance =>
    `Tu predicción se cumple en cerca del ${formatChance(chance)} de las partidas jugadas al azar: una estimación. La gente juega con intención.`,
  unsettled: 'No dio tiempo a aclarar si eso es seguro.',
  whoHolds: 'Quién puede tenerlas',
  holdsAll: by => ['Todo lo que queda por salir lo tiene en la mano ', { seat: by }, '.'],
  holdersAbout:
    'Lo probable que es que haya allí al menos una de ese valor, por cada nombre; un número solo es seguro. Los porcentajes son exactos, con todos los repartos igual de probables.',
  leftOver: 'Sobran',
  each: (count, several) => `${cardsText(count)}${several ? ' por mano' : ''}`,
  odds: formatChance,
  atLeast: count => `≥ ${count}`,
  heldFull: (rank, by, { least, most, some: chance }) =>
    `${rank}, ${by}: ${least === most ? `${least}, seguro` : `de ${least} a ${most}${least === 0 ? `; al menos una en el ${formatChance(chance)} de los repartos` : ''}`}`,
  strays: 'y eso no es lo que se deduce',
  noted: 'Lo que apuntaste',
  rubOut: 'Borrarlo',
  notes: 'Tus notas',
  notesHint: 'Lo que quieras recordar',

  todo: {
    predict: () => ['Mira tu mano y predice un tramo de la fila: sube, baja, igual.'],
    seal: () => ['Puedes cambiarla hasta que la selles.'],
    predicting: of => [of.length === 1 ? 'Falta que selle ' : 'Falta que sellen ', ...playersOrCount(of), '.'],
    play: () => ['Te toca. Juega una carta.'],
    settled: () => ['Ya no cambia nada: completa la fila o sigue jugando.'],
    agreed: waitsFor => [
      waitsFor.length === 1 ? 'Quieres completar la fila. Falta ' : 'Quieres completar la fila. Faltan ',
      ...playersOrCount(waitsFor),
      '.',
    ],
    turn: of => ['Le toca a ', { seat: of, form: 'ti' }, '.'],
    watch: of => [
      of.length === 1 ? 'Este reparto lo miras. Falta ' : 'Este reparto lo miras. Faltan ',
      ...playersOrCount(of),
      '.',
    ],
    deal: () => ['El reparto siguiente es tuyo.'],
    dealing: of => ['Falta que reparta ', { seat: of }, '.'],
  },
  /** Who is to move, as the table's lamp says it. */
  lamp: {
    predict: of => [of.length === 1 ? 'Escribe ' : 'Escriben ', ...playersOrCount(of)],
    play: of => ['Le toca a ', { seat: of, form: 'ti' }],
    between: of => ['Ahora reparte ', { seat: of }],
  },
}
