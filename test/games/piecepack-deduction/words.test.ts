// Tests the words of the piecepack game for the table and each player.
import { describe, expect, test } from 'vitest'
import type { Piecepack } from '../../../shared/games/piecepack-deduction/kinds.ts'
import { piecepack } from '../../../shared/games/piecepack-deduction/rules.ts'
import { TILES, TRAITS } from '../../../shared/games/piecepack-deduction/cards.ts'
import { spokenQuestion, gameWords } from '../../../shared/games/piecepack-deduction/words/en.ts'
import { sayConclusion, moveSentence, plainText, sayLine } from '../../../shared/words/sentence.ts'
import { dealt } from './table.ts'
import type { PiecepackConclusion } from '../../../shared/games/piecepack-deduction/reasoning/conclusions.ts'
import { englishGrammar } from '../../../shared/words/en/grammar.ts'

const names = ['Ana', 'Ben', 'Cleo']
const told = (line: Piecepack['line'], reader: number | null = null) =>
  plainText(sayLine(gameWords, line, reader), { reader, names, card: gameWords.card, grammar: englishGrammar })

describe('tiles', () => {
  test.each([
    ['S3', '3 of Suns'],
    ['M0', 'Null of Moons'],
    ['C1', 'Ace of Crowns'],
    ['H5', '5 of Shields'],
  ])('%s is the %s', (id, name) => expect(gameWords.card(id)).toBe(name))
  test('have a name each', () => expect(new Set(TILES.map(id => gameWords.card(id))).size).toBe(24))
  test('each suit and value has its own words', () => {
    expect(new Set(TRAITS.flatMap(trait => [spokenQuestion('any', trait), spokenQuestion('many', trait)])).size).toBe(
      20,
    )
  })
})

describe('the story', () => {
  const asked = { type: 'asked', by: 2, of: 0, trait: 'S', question: 'any', answer: true } as const
  test.each<[string, Piecepack['line'], number | null]>([
    [
      'Each player was dealt 7 tiles. Face up: 3 of Shields and 4 of Shields. One tile is missing.',
      { type: 'dealt', tiles: 7, faceUp: ['H3', 'H4'] },
      null,
    ],
    ['You received 3 of Suns and Null of Moons.', { type: 'received', by: 0, tiles: ['M0', 'S3'] }, 0],
    ['Ben drew the coin Ace of Crowns.', { type: 'drew', by: 1, coin: 'C1' }, null],
    ['You drew the coin Ace of Crowns.', { type: 'drew', by: 1, coin: 'C1' }, 1],
    ['Cleo asked Ana “Do you have a Sun?” Yes.', asked, null],
    ['You asked Ana “Do you have a Sun?” Yes.', asked, 2],
    ['Cleo asked you “Do you have a Sun?” Yes.', asked, 0],
    ['Cleo asked Ana “Do you have an ace?” No.', { ...asked, trait: '1', answer: false }, null],
    ['Cleo asked Ana “How many nulls do you have?” Two.', { ...asked, trait: '0', question: 'many', answer: 2 }, null],
    ['Ana chose one to show you.', { type: 'chose', by: 0, to: 2 }, 2],
    ['Ana showed you the 5 of Suns.', { type: 'showed', by: 0, to: 2, tile: 'S5' }, 2],
    ['You showed Cleo the 5 of Suns.', { type: 'showed', by: 0, to: 2, tile: 'S5' }, 0],
    ['Ben named the 4 of Moons. Right.', { type: 'named', by: 1, tile: 'M4', right: true }, null],
    ['Ben named the 4 of Moons. Wrong.', { type: 'named', by: 1, tile: 'M4', right: false }, 0],
    [
      'You named the 4 of Moons. Wrong: you ask no more, and go on answering.',
      { type: 'named', by: 1, tile: 'M4', right: false },
      1,
    ],
    ['You looked: the missing tile is the 5 of Shields.', { type: 'looked', by: 1, tile: 'H5' }, 1],
    [
      'All was opened: Ana held 3 of Suns, you held 4 of Suns and 5 of Suns, Cleo held Null of Suns, and the 5 of Shields was missing.',
      { type: 'opened', missing: 'H5', hands: [['S3'], ['S4', 'S5'], ['S0']] },
      1,
    ],
    ['Ben won.', { type: 'won', by: 1, how: 'named' }, null],
    ['You won as the last one in.', { type: 'won', by: 1, how: 'last one in' }, 1],
    ['Nobody won: every player has named a wrong tile.', { type: 'won', by: null, how: 'wrong' }, null],
    ['Nobody won: the tile was not named in 200 turns.', { type: 'won', by: null, how: 'too long' }, null],
  ])('%s', (sentence, line, reader) => expect(told(line, reader)).toBe(sentence))

  test('marks an answer by a word and a tone, and Yes or No by a sign too', () => {
    const marks = ([true, false, 0, 3] as const).map(answer =>
      sayLine(gameWords, { type: 'asked', by: 0, of: 1, trait: 'S', question: 'any', answer }, null).find(
        piece => typeof piece === 'object' && 'mark' in piece,
      ),
    )
    expect(marks).toEqual([
      { mark: 'Yes', sign: '✓', tone: 'yes' },
      { mark: 'No', sign: '✗', tone: 'no' },
      { mark: 'None', sign: '✗', tone: 'no' },
      { mark: 'Three', sign: '✓', tone: 'yes' },
    ])
  })
})

describe('a button names the whole move', () => {
  const { view } = dealt().seat(1)
  test.each<[string, Piecepack['move']]>([
    ['Ask Cleo “Do you have a 3?”', { type: 'ask', of: 2, trait: '3', question: 'any' }],
    ['Ask Cleo “How many Shields do you have?”', { type: 'ask', of: 2, trait: 'H', question: 'many' }],
    ['Show Ana the 2 of Moons', { type: 'show', tile: 'M2' }],
    ['Name the 5 of Shields', { type: 'name', tile: 'H5' }],
    ['Name nothing, end your turn', { type: 'pass' }],
  ])('%s', (sentence, move) =>
    expect(
      plainText(moveSentence(gameWords, move, view), {
        reader: 1,
        names,
        card: gameWords.card,
        grammar: englishGrammar,
      }),
    ).toBe(sentence),
  )
})

test('every option and each of its values has its own words', () => {
  expect(Object.keys(piecepack.options)).toEqual(['lastOneIn'])
  const { label, about, value } = gameWords.options.lastOneIn
  expect(label && about).toBeTruthy()
  expect(piecepack.options.lastOneIn.map(value)).toEqual(['Wins at once', 'Must name the tile'])
})

describe('what follows', () => {
  const concluded = (conclusion: PiecepackConclusion, reader = 0) =>
    plainText(sayConclusion(gameWords, conclusion, reader), {
      reader,
      names,
      card: gameWords.card,
      grammar: englishGrammar,
    })
  test.each<[string, PiecepackConclusion]>([
    ['The missing tile can only be the 5 of Shields.', { type: 'certain', tile: 'H5', place: 'missing' }],
    ['The 5 of Shields lies face up.', { type: 'certain', tile: 'H5', place: 'faceUp' }],
    ['Ben must hold the Ace of Moons.', { type: 'certain', tile: 'M1', place: 1 }],
    ['The 5 of Shields cannot be the missing tile.', { type: 'excluded', tile: 'H5', place: 'missing' }],
    [
      'None of these is missing: Null of Suns, Ace of Suns and 3 of Suns.',
      { type: 'excluded', tile: 'S1', place: 'missing', alsoExcluded: ['S0', 'S3'] },
    ],
    ['The 5 of Shields does not lie face up.', { type: 'excluded', tile: 'H5', place: 'faceUp' }],
    ['Cleo cannot hold the Null of Suns.', { type: 'excluded', tile: 'S0', place: 2 }],
    ['You must hold the Null of Suns.', { type: 'certain', tile: 'S0', place: 0 }],
  ])('%s', (sentence, conclusion) => expect(concluded(conclusion)).toBe(sentence))
  test('the riddle is the missing tile', () => {
    const textContext = { reader: 0, names, card: gameWords.card, grammar: englishGrammar }
    expect(plainText(gameWords.riddle('missing'), textContext)).toBe('the missing tile')
    expect(plainText(gameWords.solved('missing', 'S3'), textContext)).toBe('The missing tile is the 3 of Suns.')
  })
})
