// The labels of these screens, in Spanish.
// Sentences and actions are among the game's own words.
import type { Seat } from '../../../../shared/engine/index.ts'
import type { Phase } from '../../../../shared/games/piecepack-deduction/kinds.ts'
import type { TilePlace, NoteReason } from '../../../../shared/games/piecepack-deduction/reasoning/notes.ts'
import type { Suit, Tile, TileValue } from '../../../../shared/games/piecepack-deduction/cards.ts'
import {
  answerPiece,
  tileWithArticle,
  spokenQuestion,
  SUIT_NAMES,
  VALUE_NAMES,
} from '../../../../shared/games/piecepack-deduction/words/es.ts'
import type { Translation } from '../../../../shared/words/language.ts'
import type { Sentence } from '../../../../shared/words/sentence.ts'
import type { AskedLine } from '../story.ts'
import { formatChance, formatNumber } from '../../../../shared/words/es/grammar.ts'
import type { labels as english } from './en.ts'

const valueSigns: Readonly<Record<TileValue, string>> = { '0': '0', '1': 'A', '2': '2', '3': '3', '4': '4', '5': '5' }
const reasonTexts: Readonly<Record<NoteReason, string>> = {
  seen: 'la ves',
  shown: 'se te mostró',
  answer: 'la respuesta fue No',
  misnamed: 'se nombró por error',
  elsewhere: 'está en otro lugar',
}

const IT_FOLLOWS = 'se deduce'

/** Every label of these screens. */
export const labels: Translation<typeof english> = {
  suit: (suit: Suit) => SUIT_NAMES[suit],
  value: (value: TileValue) => valueSigns[value],
  valueName: (value: TileValue) => VALUE_NAMES[value],
  question: spokenQuestion,
  asked: ({ question, trait, answer }: AskedLine) =>
    `${spokenQuestion(question, trait)} ${answerPiece(answer, trait).mark}`,

  answers: 'Respuestas dadas',
  tiles: (count: number) => (count === 1 ? '1 ficha' : `${count} fichas`),
  hidden: (count: number) => (count === 1 ? '1 ficha boca abajo' : `${count} fichas boca abajo`),
  known: 'Fichas que conoces',
  out: 'fuera',
  choose: (name: string) => `Elegir a ${name}`,

  coin: (coin: string) => `La moneda: ${coin}`,
  coinShort: 'la moneda',
  faceUp: 'a la vista',
  faceUpFull: 'Fichas a la vista',
  misnamed: 'nombrada por error',
  misnamedFull: 'Fichas que se nombraron y no faltan',
  missingTile: 'La ficha que falta',
  shownInSecret: (by: string, to: string) => `${by} mostró una ficha a ${to}`,
  choosing: (by: string, to: string) => `${by} va a mostrar una ficha a ${to}`,

  hand: 'Tus fichas',
  askWhom: 'A quién preguntar',
  askWhat: 'Qué pregunta',
  askMissing: (parts: readonly ('of' | 'question')[]) =>
    parts.length === 2
      ? 'Elige a quién preguntar y qué'
      : parts[0] === 'of'
        ? 'Elige a quién preguntar'
        : 'Elige una pregunta',
  seen: 'vista',
  seenBy: (name: string) => `${name} la ha visto`,
  showMissing: 'Elige la ficha que muestras',
  showRefused: 'Esa no encaja con la pregunta. Elige una ficha clara',
  peek: 'Mantén pulsado para mirar la ficha que falta',
  peekShort: 'mantén pulsado',

  nameOpen: 'Nombrar la ficha…',
  nameTitle: 'Nombrar la ficha que falta',
  nameAbout: 'Acierto: ganas. Fallo: solo tú la ves, ya no preguntas y sigues respondiendo.',
  nameAboutLast: 'Acierto: ganas. Fallo: no gana nadie.',
  nameAboutTwo: (other: string) => `Acierto: ganas. Fallo: gana ${other}, porque no queda nadie más.`,
  nameMissing: 'Elige una ficha',
  left: (count: number) => (count === 1 ? 'queda 1 ficha' : `quedan ${count} fichas`),
  close: 'Ahora no',
  closeName: 'Cerrar sin nombrar una ficha',
  possible: 'puede faltar',
  cannot: (reason: NoteReason | null) => `no falta, ${reason ? reasonTexts[reason] : IT_FOLLOWS}`,
  sureTitle: (tile: string) => `¿Nombrar aun así el ${tile}?`,
  sureAbout: (reason: NoteReason | null) =>
    reason === null
      ? 'De todo lo que sabes se deduce que esta ficha no es la que falta.'
      : reason === 'misnamed'
        ? 'Ya se nombró, y no es la que falta.'
        : 'Sabes dónde está esta ficha, así que no puede ser la que falta.',
  sureCancel: 'Elegir otra',

  sheet: 'Dónde está cada ficha',
  place: (place: 'faceUp' | 'missing') => (place === 'faceUp' ? 'a la vista' : 'falta'),
  cell: (tile: string, holder: string, says: readonly string[]) => [`${tile}, ${holder}`, ...says].join(': '),
  here: (reason: NoteReason | null) => `aquí, ${reason ? reasonTexts[reason] : IT_FOLLOWS}`,
  notHere: (reason: NoteReason | null) => `aquí no, ${reason ? reasonTexts[reason] : IT_FOLLOWS}`,
  likely: (chance: number) => `aquí en el ${formatChance(chance)} de los repartos que encajan`,
  odds: formatChance,
  oddsAbout: (deals: number) =>
    `${deals === 1 ? 'Un reparto encaja' : `${formatNumber(deals)} repartos encajan`} con todo lo que sabes. Los porcentajes los cuentan, todos igual de probables; no se pondera qué ficha se eligió para mostrar.`,
  whyHint: 'Pulsa una casilla para ver en qué se basa su marca (teclado: ?).',
  withYours: 'Junto con tus propias fichas y las que están a la vista.',
  nothingFollows: (tile: string, holder: string) => `${tile}, ${holder}: aún no se deduce nada.`,
  strays: 'y eso no es lo que se deduce',
  unknown: 'sin saber',
  marks: { no: 'la tachaste tú', yes: 'la confirmaste tú', maybe: 'la marcaste tú' },
  legend: { missing: 'columna “falta”: puede ser', here: 'está aquí', maybe: 'puede estar aquí', not: 'no está aquí' },
  leftFor: (count: number) => (count === 1 ? 'ficha aún no está descartada' : 'fichas aún no están descartadas'),
  found: (found: number, of: number) => `${found}/${of}`,
  foundFull: (found: number, of: number) => `${found} de ${of} conocidas`,
  markHint:
    'Pulsa una casilla para tacharla, otra vez para confirmarla, otra vez para una interrogación, otra vez para nada.',
  endReason: {
    'last one in': 'Todo el resto había nombrado una ficha equivocada.',
    wrong: 'Todo el mundo nombró una ficha equivocada.',
    'too long': 'La ficha no se nombró en 200 turnos.',
  },
  itIs: (tile: Tile): Sentence => ['La ficha que falta es ', ...tileWithArticle(tile), '.'],

  result: 'Dónde estaba cada ficha',
  lyingOpen: 'A la vista',

  todo: {
    ask: (): Sentence => ['Te toca. Haz una pregunta sobre la moneda.'],
    show: (to: Seat): Sentence => [
      'Muestra una ficha a ',
      { seat: to, form: 'ti' },
      '. Nadie más la ve, ni si tenías otra que mostrar.',
    ],
    showing: (by: Seat): Sentence => ['Falta que muestre una ficha ', { seat: by }, '.'],
    after: (): Sentence => ['¿Ya sabes qué ficha falta? Nómbrala. Si no, termina tu turno.'],
    afterLast: (): Sentence => ['Solo quedas tú para nombrar la ficha que falta. ¿Aún no lo sabes? Termina tu turno.'],
    afterOf: (of: Seat): Sentence => [{ seat: of }, ' puede nombrar ahora la ficha que falta.'],
    turn: (of: Seat): Sentence => ['Le toca a ', { seat: of, form: 'ti' }, '.'],
    turnOut: (of: Seat): Sentence => ['Quedas fuera. Le toca a ', { seat: of, form: 'ti' }, '.'],
  },
  /** Who is to move, as the table's lamp says it. */
  lamp: (phase: Phase, toMove: Seat): Sentence =>
    phase === 'show' ? [{ seat: toMove }, ' muestra una ficha'] : ['Le toca a ', { seat: toMove, form: 'ti' }],
  holder: (place: TilePlace, names: readonly string[]) =>
    typeof place === 'number' ? (names[place] ?? '') : place === 'faceUp' ? 'a la vista' : 'falta',
}
