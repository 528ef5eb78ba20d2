// Tests the words of Precognition for the table and each player.
import { describe, expect, test } from 'vitest'
import { PACK } from '../../../shared/games/precognition/cards.ts'
import type { Precognition } from '../../../shared/games/precognition/kinds.ts'
import { precognition } from '../../../shared/games/precognition/rules.ts'
import { gameWords as german } from '../../../shared/games/precognition/words/de.ts'
import { CHANGE_PIECES, gameWords } from '../../../shared/games/precognition/words/en.ts'
import { gameWords as spanish } from '../../../shared/games/precognition/words/es.ts'
import { gameWords as french } from '../../../shared/games/precognition/words/fr.ts'
import { sayConclusion, moveSentence, plainText, sayLine, type Sentence } from '../../../shared/words/sentence.ts'
import { dealt } from './table.ts'
import type { PrecognitionConclusion } from '../../../shared/games/precognition/reasoning/conclusions.ts'
import { englishGrammar } from '../../../shared/words/en/grammar.ts'

const names = ['Ana', 'Ben', 'Cleo', 'Dan']
const spoken = (line: Precognition['line'], reader: number | null = null) =>
  plainText(sayLine(gameWords, line, reader), { reader, names, card: gameWords.card, grammar: englishGrammar })

test('cards have a name each', () => {
  expect(new Set(PACK.map(id => gameWords.card(id))).size).toBe(52)
  expect(['S1', 'H10', 'D11', 'C12', 'S13'].map(id => gameWords.card(id))).toEqual([
    'Ace of Spades',
    '10 of Hearts',
    'Jack of Diamonds',
    'Queen of Clubs',
    'King of Spades',
  ])
})

test('says which of three rounds is played, and nothing where there is one', () => {
  const view = dealt(4).seat(0).view
  const stage = (rounds: 'one' | 'three', round: number) =>
    gameWords.stage!({ ...view, options: { ...view.options, rounds }, open: { ...view.open, round } })
  expect([stage('three', 2), stage('three', 4), stage('one', 1)]).toEqual(['Round 2 of 3', null, null])
})

test.each([
  ['en', gameWords, 'Play-off', 'Deal 2'],
  ['de', german, 'Stechen', 'Runde 2'],
  ['fr', french, 'Départage', 'Donne 2'],
  ['es', spanish, 'Desempate', 'Reparto 2'],
] as const)('says that a play-off or another deal is played: %s', (_, { stage }, playOff, second) => {
  const { view } = dealt(4).seat(0)
  const after = (rounds: 'one' | 'three', players: number[]) =>
    stage!({ ...view, options: { ...view.options, rounds }, open: { ...view.open, players, round: 4, deal: 2 } })
  expect([after('one', [0, 2]), after('three', [0, 2])]).toEqual([playOff, playOff])
  expect(after('one', [0, 1, 2, 3])).toBe(second)
})

describe('the story', () => {
  const four = { type: 'dealt', deal: 1, starter: 1, players: [0, 1, 2, 3], cards: 13, apart: 0 } as const
  test.each<[string, Precognition['line'], number | null]>([
    ['13 cards each for 4 players; Ben will begin.', { ...four, players: [0, 1, 2, 3] }, null],
    ['13 cards each for Ana, you, Cleo and Dan; you will begin.', { ...four, players: [0, 1, 2, 3] }, 1],
    [
      'Deal 2: 17 cards each for Ana, Ben and Cleo, 1 left over; Ben will begin.',
      { ...four, deal: 2, players: [0, 1, 2], cards: 17, apart: 1 },
      3,
    ],
    [
      '10 cards each for 5 players, 2 left over; Ben will begin.',
      { ...four, players: [0, 1, 2, 3, 4], cards: 10, apart: 2 },
      null,
    ],
    ['You received Ace of Spades and 10 of Hearts.', { type: 'received', by: 0, cards: ['S1', 'H10'] }, 0],
    ['Ana sealed a prediction.', { type: 'sealed', by: 0 }, 1],
    ['You predicted up down up same.', { type: 'predicted', by: 0, letters: 'UDUS' }, 0],
    ['All predictions are sealed. The first card comes from you.', { type: 'began', starter: 0 }, 0],
    ['You played Ace of Spades.', { type: 'played', by: 0, card: 'S1', change: null }, 0],
    ['Ana played King of Spades: Up.', { type: 'played', by: 0, card: 'S13', change: 'U' }, null],
    [
      'You predicted up down up same: It happened from change 3 on.',
      { type: 'revealed', of: 0, letters: 'UDUS', at: 2 },
      0,
    ],
    ['Ana predicted up down up same: Did not happen.', { type: 'revealed', of: 0, letters: 'UDUS', at: null }, 1],
    ['Nobody’s prediction came true: all play again.', { type: 'missed' }, 0],
    ['Ana and you are tied with 1 sign.', { type: 'tied', seats: [0, 1], letters: 1 }, 1],
    ['Ana, Ben and Cleo are tied with 9 signs.', { type: 'tied', seats: [0, 1, 2], letters: 9 }, null],
    ['You dropped out: the others play again.', { type: 'left', seats: [2] }, 2],
    ['Ana and Cleo dropped out: the others play again.', { type: 'left', seats: [0, 2] }, 1],
    ['You won with 11 signs.', { type: 'won', winners: [2], letters: 11, why: 'longest' }, 2],
    ['Ana and you share the win with 2 signs.', { type: 'won', winners: [0, 2], letters: 2, why: 'shared' }, 2],
    [
      'Ana and Cleo share the win: five replays put nobody out.',
      { type: 'won', winners: [0, 2], letters: null, why: 'still' },
      null,
    ],
  ])('%s', (sentence, line, reader) => expect(spoken(line, reader)).toBe(sentence))

  test('marks a change by a word, a sign and a tone', () => {
    for (const change of ['U', 'D', 'S'] as const)
      expect(sayLine(gameWords, { type: 'played', by: 0, card: 'S1', change }, null)).toContainEqual(
        CHANGE_PIECES[change],
      )
    expect(new Set(Object.values(CHANGE_PIECES).map(({ sign }) => sign)).size).toBe(3)
  })
})

describe('a button names the whole move', () => {
  const table = dealt(3)
  table.predicted('UU', 'U', 'UD')
  const onButton = (move: Precognition['move']) =>
    plainText(moveSentence(gameWords, move, table.seat(0).view), {
      reader: 0,
      names,
      card: gameWords.card,
      grammar: englishGrammar,
    })
  test.each<[string, Precognition['move']]>([
    ['Write up down same', { type: 'predict', letters: 'UDS' }],
    ['Seal up up', { type: 'seal' }],
    ['Play Ace of Spades', { type: 'play', card: 'S1' }],
  ])('%s', (sentence, move) => expect(onButton(move)).toBe(sentence))
  test('calls the play-off by its name', () => {
    table.playedOut()
    expect(onButton({ type: 'deal' })).toBe('Deal the play-off')
    const again = dealt(2)
    again.predicted('SS', 'SS')
    again.playedOut()
    expect(
      plainText(moveSentence(gameWords, { type: 'deal' }, again.seat(1).view), {
        reader: 1,
        names,
        card: gameWords.card,
        grammar: englishGrammar,
      }),
    ).toBe('Deal again')
  })
})

test('every option and each of its values has its own words', () => {
  const { label, about, value } = gameWords.options.ties
  expect(label && about).toBeTruthy()
  expect(precognition.options.ties.map(value)).toEqual(['Play off', 'Share the win'])
})

describe('what follows', () => {
  const said = (conclusion: PrecognitionConclusion, reader = 0) =>
    plainText(sayConclusion(gameWords, conclusion, reader), {
      reader,
      names,
      card: gameWords.card,
      grammar: englishGrammar,
    })
  test.each<[string, PrecognitionConclusion]>([
    ['Ben must hold at least 3 7s.', { type: 'holds', by: 1, rank: 7, least: 3 }],
    ['Ben must hold at least 1 King.', { type: 'holds', by: 1, rank: 13, least: 1 }],
    ['The cards left over must include at least 2 Aces.', { type: 'holds', by: 'apart', rank: 1, least: 2 }],
    ['Cleo can hold no 8s.', { type: 'lacks', by: 2, rank: 8, most: 0 }],
    ['Cleo can hold at most 2 Queens.', { type: 'lacks', by: 2, rank: 12, most: 2 }],
    ['The cards left over can include at most 1 Jack.', { type: 'lacks', by: 'apart', rank: 11, most: 1 }],
    ['Your prediction comes true, whatever is played.', { type: 'comes' }],
    ['Your prediction can no longer come true, whatever is played.', { type: 'fails' }],
  ])('%s', (sentence, conclusion) => expect(said(conclusion)).toBe(sentence))

  test('the riddle of a deal is whether one’s prediction will count', () => {
    const read = (sentence: Sentence, reader: number) =>
      plainText(sentence, { reader, names, card: gameWords.card, grammar: englishGrammar })
    expect(read(gameWords.riddle('prediction.2.1'), 0)).toBe('Ben’s prediction coming true')
    expect(read(gameWords.solved('prediction.2.1', 'yes'), 0)).toBe('Ben’s prediction counts.')
    expect(read(gameWords.solved('prediction.2.1', 'no'), 1)).toBe('Your prediction does not count.')
    // no number of cards: the row may be finished with many of them in hand
    expect([0, 1, 5].map(gameWords.knownFor!)).toEqual(['with no move left', 'with one move left', 'with 5 moves left'])
  })
  test('the letters of a prediction are a separate piece, drawn as arrows', () => {
    expect(sayLine(gameWords, { type: 'predicted', by: 0, letters: 'UDS' }, 0)).toContainEqual({ card: 'UDS' })
    expect(sayLine(gameWords, { type: 'revealed', of: 0, letters: 'S', at: null }, 0)).toContainEqual({ card: 'S' })
    expect(gameWords.card('SUD')).toBe('same up down') // as it is heard
  })
})
