// Law: Spanish sentences follow the sound of a name and who reads them, in every game.
import { expect, test } from 'vitest'
import {
  gameWords as communal,
  questionSentence,
  statementSentence,
} from '../../shared/games/communal-deduction/words/es.ts'
import type { MindReader } from '../../shared/games/mind-reader/kinds.ts'
import { gameWords as mindReader } from '../../shared/games/mind-reader/words/es.ts'
import type { MissingPersons } from '../../shared/games/missing-persons/kinds.ts'
import { gameWords as missingPersons } from '../../shared/games/missing-persons/words/es.ts'
import { answerPiece, gameWords as piecepack, spokenQuestion } from '../../shared/games/piecepack-deduction/words/es.ts'
import { gameWords as precognition } from '../../shared/games/precognition/words/es.ts'
import { lobbyWords } from '../../shared/words/es/lobby.ts'
import { formatNumber, formatPercentage, listNames, listPieces, spanishGrammar } from '../../shared/words/es/grammar.ts'
import { resultWords, thinkingTimeWords } from '../../shared/words/es/seat.ts'
import { plainText, sayLine, type Sentence } from '../../shared/words/sentence.ts'

const names = ['Ana', 'Ben', 'Inés']
const read = (sentence: Sentence, reader: number | null = null, card: (id: string) => string = String) =>
  plainText(sentence, { reader, names, card, grammar: spanishGrammar })

test.each([
  ['Ana', 'y Ana'],
  ['Yolanda', 'y Yolanda'],
  ['Inés', 'e Inés'],
  ['Íñigo', 'e Íñigo'],
  ['Hilda', 'e Hilda'],
  ['Ian', 'y Ian'],
  ['Hiedra', 'y Hiedra'],
  ['2 de Picas', 'y 2 de Picas'],
])('“and” before %s is “%s”', (name, said) => {
  const list = listPieces([{ seat: 0 }, { seat: 1 }])
  expect(plainText(list, { reader: null, names: ['Ben', name], card: String, grammar: spanishGrammar })).toBe(
    `Ben ${said}`,
  )
})

test('lists of names, numbers and shares are written as in Spanish', () => {
  expect(listNames(['Ana', 'Ben', 'Inés'])).toBe('Ana, Ben e Inés')
  expect(read(listPieces([{ seat: 2 }, { seat: 1 }, { seat: 0 }]), 0)).toBe('Inés, Ben y tú')
  expect(read(listPieces([{ card: 'a' }, { card: 'b' }]))).toBe('a y b')
  expect(formatNumber(1_072_071)).toBe('1.072.071')
  expect(formatPercentage(0.62)).toBe('62\u00a0%')
})

test('what belongs to a player is “tu” to that player, with capital and plural kept', () => {
  const owned = (form: string, reader: number | null) => read(['Es ', { seat: 0, form }, '.'], reader)
  expect(owned('la carta', null)).toBe('Es la carta de Ana.')
  expect(owned('la carta', 0)).toBe('Es tu carta.')
  expect(owned('los puntos', 0)).toBe('Es tus puntos.')
  expect(read([{ seat: 0, form: 'Las preguntas' }], 0)).toBe('Tus preguntas')
  expect(() => spanishGrammar.player('Ana', 'possessive')).toThrow('Spanish has no form “possessive”')
})

test.each<[string, MindReader['line'], number | null]>([
  ['Ana te respondió: “Es menor que la mía.”', { type: 'answered', by: 0, to: 1, clue: 'lower' }, 1],
  ['Tú respondiste a Ben: “Es menor que la mía.”', { type: 'answered', by: 0, to: 1, clue: 'lower' }, 0],
  [
    'Ben nombró tu carta derecha: 4 de Agua. Fallo.',
    { type: 'named', by: 1, of: 0, place: 1, pair: true, card: 'W4', right: false },
    0,
  ],
  ['Tú recibiste la Reina de Papel y el Comodín de Agua.', { type: 'received', by: 0, cards: ['P12', 'W0'] }, 0],
  ['Tú compartiste la victoria con Inés, con 20 puntos cada cual.', { type: 'won', winners: [0, 2], score: [20, 0, 20] }, 0], // prettier-ignore
  ['Ana e Inés compartieron la victoria, con 20 puntos cada cual.', { type: 'won', winners: [0, 2], score: [20, 0, 20] }, 1], // prettier-ignore
])('Mind Reader: %s', (sentence, line, reader) =>
  expect(read(sayLine(mindReader, line, reader), reader, mindReader.card)).toBe(sentence),
)

test.each<[string, MissingPersons['line'], number | null]>([
  ['Ana te preguntó: “¿Tu carta es una pica?” Sí.', { type: 'asked', by: 0, question: 'S', yes: true }, 1],
  [
    'Ben robó 2 cartas y puso enseguida boca abajo las dos. Queda 1 en el mazo.',
    { type: 'drew', by: 1, places: [3, 4], misfits: [3, 4], left: 1 },
    0,
  ],
  ['Ben ganó: tú nombraste a otra persona.', { type: 'won', winner: 1, ending: 'wrong name' }, 0],
  ['Tú escondías el Comodín; Ben, la Jota de Picas.', { type: 'opened', suspects: ['X', 'S11'] }, 0],
])('Missing Persons: %s', (sentence, line, reader) =>
  expect(read(sayLine(missingPersons, line, reader), reader, missingPersons.card)).toBe(sentence),
)

test('Missing Persons: a range of ranks is where a card is, and a suit is what it is', () => {
  const { trait } = missingPersons.conclusion
  const said = (question: 'red' | 'arc:5-8', yes: boolean) => read(trait({ type: 'trait', of: 1, question, yes }, 0), 0)
  expect(said('red', false)).toBe('La persona desaparecida de Ben no puede ser roja.')
  expect(said('arc:5-8', true)).toBe('La persona desaparecida de Ben tiene que estar entre 4 y 9: 5, 6, 7 u 8.')
})

test('Deduction (piecepack): questions agree with what they ask for', () => {
  expect(spokenQuestion('any', 'M')).toBe('“¿Tienes alguna Luna?”')
  expect(spokenQuestion('many', '3')).toBe('“¿Cuántos treses tienes?”')
  expect([answerPiece(2, 'S').mark, answerPiece(0, 'S').mark, answerPiece(false, 'S').mark]).toEqual([
    'Tengo 2',
    'No tengo',
    'No',
  ])
  expect(read(piecepack.solved('missing', 'S0'), null, piecepack.card)).toBe('La ficha que falta es el Cero de Soles.')
})

test('Precognition: a prediction is “tu predicción” to its writer', () => {
  expect(read(precognition.solved('a.b.0', 'yes'), 0)).toBe('Tu predicción cuenta.')
  expect(read(precognition.riddle('a.b.2'), 0)).toBe('que se cumpla la predicción de Inés')
})

test('Deduction (communal): statements and questions count cards of a kind', () => {
  const card = communal.card
  expect(read(statementSentence('singles red', 1), null, card)).toBe('“Tengo una simple de rojo.”')
  expect(read(statementSentence('completes circle', 0), null, card)).toBe('“No tengo ninguna completa de círculo.”')
  expect(read(questionSentence('singles shape', 'any'), null, card)).toBe('“¿Tienes alguna simple de forma?”')
  expect(card('hollow-red-circle')).toBe('círculo rojo hueco')
  const holds = (counts: readonly number[], seat: number | null, reader: number) =>
    read(
      communal.conclusion.holds({ type: 'holds', hand: 2, seat, what: 'singles', trait: 'red', counts }, reader),
      reader,
      card,
    )
  expect(holds([0], 1, 0)).toBe('Ben no tiene ninguna simple de rojo.')
  expect(holds([1, 2], 0, 0)).toBe('Tú tienes una o dos simples de rojo.')
  expect(holds([0, 1], null, 0)).toBe('La mano 3 tiene 0 o 1 simple de rojo.')
})

test('the house counts one and several, and calls nobody by a gender', () => {
  expect(read(resultWords.winners([0, 1], null))).toBe('Ana y Ben ganaron en equipo.')
  expect(read(resultWords.winners([0, 1], 1), 1)).toBe('Tú ganaste en equipo con Ana.')
  expect(read(resultWords.tied([0, 1], null))).toBe('Ana y Ben compartieron la victoria.')
  expect(read(resultWords.winners([0], 0), 0)).toBe('Tú ganaste.')
  expect(read(thinkingTimeWords.thinking([0, 2], null, 'un minuto'))).toBe('Ana e Inés llevan un minuto pensando.')
  expect(lobbyWords.absent.title(['Ana', 'Inés'])).toBe('Ana e Inés no están aquí')
})
