// Tests the words of Mind Reader for the table and each player.
import { describe, expect, test } from 'vitest'
import { fullDeck, type Card, type Clue } from '../../../shared/games/mind-reader/cards.ts'
import type { MindReader } from '../../../shared/games/mind-reader/kinds.ts'
import { mind } from '../../../shared/games/mind-reader/mind.ts'
import { mindReader } from '../../../shared/games/mind-reader/rules.ts'
import { gameWords as german } from '../../../shared/games/mind-reader/words/de.ts'
import { gameWords } from '../../../shared/games/mind-reader/words/en.ts'
import { mergeStoryLines, sayConclusion, moveSentence, plainText, sayLine } from '../../../shared/words/sentence.ts'
import { dealt } from './table.ts'
import type { MindReaderConclusion } from '../../../shared/games/mind-reader/reasoning/conclusions.ts'
import { germanGrammar } from '../../../shared/words/de/grammar.ts'
import { englishGrammar } from '../../../shared/words/en/grammar.ts'

const names = ['Ana', 'Ben', 'Cleo']
const spoken = (line: MindReader['line'], reader: number | null = null) =>
  plainText(sayLine(gameWords, line, reader), { reader, names, card: gameWords.card, grammar: englishGrammar })
const view = dealt(['R1 R2 R3 R4', 'P1 P2 P3 P4', 'S1 S2 S3 S4']).seat(2).view
const pair = dealt(['R1 R2 R3 R4 R5', 'P1 P2 P3 P4 P5', 'S1 S2 S3 S4 S5'], { secretCards: 'two' }).seat(2).view
const answering = (asked: Card): typeof view => ({ ...view, own: { ...view.own, asked } })
const onButton = (move: MindReader['move'], from = view) =>
  plainText(moveSentence(gameWords, move, from), { reader: 2, names, card: gameWords.card, grammar: englishGrammar })

describe('cards', () => {
  test.each([
    ['W8', '8 of Water'],
    ['R0', 'Joker of Rock'],
    ['S1', 'Ace of Scissors'],
    ['L10', '10 of Lizard'],
    ['P11', 'Jack of Paper'],
    ['P12', 'Queen of Paper'],
    ['R13', 'King of Rock'],
  ])('%s is the %s', (id, name) => expect(gameWords.card(id)).toBe(name))
  test('have a name each', () => expect(new Set(fullDeck(true).map(id => gameWords.card(id))).size).toBe(70))
})

describe('the part of a game', () => {
  test.each([
    ['one hand each as dealer', 'Hand 2 of 3'],
    ['to 50', 'Hand 2, to 50'],
    ['one hand', null],
  ] as const)('of the length “%s” is %s', (length, part) =>
    expect(gameWords.stage!({ ...view, options: { ...view.options, length }, open: { ...view.open, hand: 2 } })).toBe(
      part,
    ),
  )
})

describe('a drawn card', () => {
  const told = (...lines: MindReader['line'][]) => mergeStoryLines(gameWords, lines).map(line => spoken(line, 0))

  test('is told once to who drew it, and to nobody else which it is', () => {
    expect(told({ type: 'drew', by: 0 }, { type: 'got', by: 0, card: 'W8' })).toEqual(['You got 8 of Water.'])
    expect(told({ type: 'drew', by: 1 }, { type: 'drew', by: 0 })).toEqual(['Ben drew a card.', 'You drew a card.'])
  })
})

describe('the story', () => {
  const asked = { type: 'asked', by: 2, of: 0, place: 0, question: 'suit', card: 'L9', clue: 'stronger' } as const
  test.each<[string, MindReader['line'], number | null]>([
    ['Cleo played 9 of Lizard to Ana. Answer: “The 9 of Lizard is stronger than mine.”', asked, null],
    ['You played 9 of Lizard to Ana. Answer: “The 9 of Lizard is stronger than mine.”', asked, 2],
    ['Cleo played 9 of Lizard to you. Answer: “The 9 of Lizard is stronger than mine.”', asked, 0],
    [
      'Cleo played a card to Ana. Answer: “It is the same as mine.”',
      { ...asked, card: null, question: 'rank', clue: 'same' },
      null,
    ],
    ['Cleo played 9 of Lizard to Ana: stronger or weaker?', { ...asked, clue: null }, null],
    [
      'Cleo played 9 of Lizard to Ana’s left card. Answer: “The 9 of Lizard is stronger than mine.”',
      { ...asked, pair: true },
      null,
    ],
    [
      'Cleo played 9 of Lizard to your right card: higher or lower?',
      { ...asked, question: 'rank', clue: null, place: 1, pair: true },
      0,
    ],
    ['The card was 9 of Lizard.', { type: 'compared', by: 2, of: 0, card: 'L9' }, 0],
    ['Ana answered you: “It is lower than mine.”', { type: 'answered', by: 0, to: 2, clue: 'lower' }, 2],
    ['Ben dealt hand 2: four cards each.', { type: 'dealt', hand: 2, dealer: 1, cards: 4 }, null],
    ['Ben dealt: four cards each.', { type: 'dealt', hand: 1, dealer: 1, cards: 4 }, null],
    ['You dealt: five cards each.', { type: 'dealt', hand: 1, dealer: 1, cards: 5 }, 1],
    [
      'You received Ace of Rock, 2 of Rock and King of Water.',
      { type: 'received', by: 0, cards: ['R1', 'R2', 'W13'] },
      0,
    ],
    ['Ben chose what to hide.', { type: 'hid', by: 1 }, null],
    [
      'Ben named Ana’s card: 4 of Water. Right.',
      { type: 'named', by: 1, of: 0, place: 0, card: 'W4', right: true },
      null,
    ],
    [
      'You named Ana’s right card: 4 of Water. Wrong.',
      { type: 'named', by: 1, of: 0, place: 1, pair: true, card: 'W4', right: false },
      1,
    ],
    ['Ben named your card: 4 of Water. Wrong.', { type: 'named', by: 1, of: 0, place: 0, card: 'W4', right: false }, 0],
    [
      'Ben declared 4 of Water for Ana and 2 of Rock for Cleo. Right.',
      {
        type: 'declared',
        by: 1,
        cards: [
          { of: 0, place: 0, card: 'W4' },
          { of: 2, place: 0, card: 'R2' },
        ],
        right: true,
        missed: null,
      },
      null,
    ],
    [
      'Ben declared 4 of Water for your left card. Wrong: not what you hid.',
      { type: 'declared', by: 1, cards: [{ of: 0, place: 0, pair: true, card: 'W4' }], right: false, missed: 0 },
      0,
    ],
    [
      'Ben declared 4 of Water and 2 of Rock for Ana, 5 of Rock for Cleo’s right card. Right.',
      {
        type: 'declared',
        by: 1,
        cards: [
          { of: 0, place: 0, pair: true, card: 'W4' },
          { of: 0, place: 1, pair: true, card: 'R2' },
          { of: 2, place: 1, pair: true, card: 'R5' },
        ],
        right: true,
        missed: null,
      },
      null,
    ],
    ['Ana showed you the card: 5 of Rock.', { type: 'showed', by: 0, to: 1, place: 0, card: 'R5' }, 1],
    ['You lost 5 of Rock to Ben.', { type: 'lost', by: 0, to: 1, place: 0, card: 'R5' }, 0],
    ['Ana left the hand and laid down 2 of Rock and 3 of Rock.', { type: 'left', by: 0, cards: ['R2', 'R3'] }, null],
    ['Ana left the hand.', { type: 'left', by: 0, cards: [] }, null],
    ['You drew a card.', { type: 'drew', by: 0 }, 0],
    ['You got 5 of Rock.', { type: 'got', by: 0, card: 'R5' }, 0],
    ['Ana ended the turn: no card is left to draw.', { type: 'stopped', by: 0 }, null],
    ['Ana passed with no card to play.', { type: 'passed', by: 0 }, null],
    ['The 23 discards were shuffled into a new draw pile.', { type: 'reshuffled', cards: 23 }, null],
    ['The one discard became the new draw pile.', { type: 'reshuffled', cards: 1 }, null],
    ['You named everyone in one turn: 20 points for each of the three cards.', { type: 'doubled', by: 0, cards: 3 }, 0],
    ['Ana kept a Secret Card: 10 points.', { type: 'kept', by: 0, points: 10 }, null],
    ['Ana kept two Secret Cards: 20 points.', { type: 'kept', by: 0, points: 20 }, null],
    [
      'The hand is over: Ana hid Ace of Rock, you hid 2 of Paper and Cleo hid 3 of Scissors.',
      { type: 'opened', secrets: [['R1'], ['P2'], ['S3']], owners: [0, 1, 2] },
      1,
    ],
    [
      'You told Ben that 2 of Rock was lower. The truth was higher. It costs you the points of this hand.',
      { type: 'erred', by: 0, to: 1, place: 0, question: 'rank', card: 'R2', clue: 'lower', truth: 'higher' },
      0,
    ],
    [
      'The score: Ana 30 (+10), you 20 (+0), Cleo 0 (+0).',
      { type: 'scored', gained: [10, 0, 0], score: [30, 20, 0] },
      1,
    ],
    ['Cleo won with 40 points.', { type: 'won', winners: [2], score: [30, 20, 40] }, 0],
    ['You and Cleo share the win with 40 points each.', { type: 'won', winners: [0, 2], score: [40, 20, 40] }, 0],
  ])('%s', (sentence, line, reader) => expect(spoken(line, reader)).toBe(sentence))

  test('marks an answer by a word, a sign and a tone', () => {
    const marks = (['higher', 'lower', 'same', 'stronger', 'weaker'] as const).map(clue =>
      sayLine(gameWords, { type: 'answered', by: 0, to: 1, clue }, null).find(
        piece => typeof piece === 'object' && 'mark' in piece,
      ),
    )
    expect(marks).toEqual([
      { mark: 'higher', sign: '▲', tone: 'up' },
      { mark: 'lower', sign: '▼', tone: 'down' },
      { mark: 'the same', sign: '=', tone: 'maybe' },
      { mark: 'stronger', sign: '▲', tone: 'up' },
      { mark: 'weaker', sign: '▼', tone: 'down' },
    ])
  })
})

describe('an answer is about the card that was played, so that nobody takes it for their own', () => {
  const said = (card: Card | null, clue: Clue) =>
    [gameWords, german].map(words => {
      const question = clue === 'stronger' || clue === 'weaker' ? 'suit' : 'rank'
      const line = sayLine(words, { type: 'asked', by: 1, of: 0, place: 0, question, card, clue }, 0)
      const grammar = words === german ? germanGrammar : englishGrammar
      return /[“„].*/.exec(plainText(line, { reader: 0, names, card: words.card, grammar }))?.[0]
    })
  test.each<[Card | null, Clue, string, string]>([
    ['R6', 'lower', '“The 6 is lower than mine.”', '„Die 6 ist niedriger als meine.“'],
    ['R1', 'lower', '“The Ace is lower than mine.”', '„Das Ass ist niedriger als meine.“'],
    ['R11', 'higher', '“The Jack is higher than mine.”', '„Der Bube ist höher als meine.“'],
    ['W12', 'same', '“The Queen is the same as mine.”', '„Die Dame ist gleich hoch wie meine.“'],
    ['P0', 'weaker', '“The Joker of Paper is weaker than mine.”', '„Papier Joker ist schwächer als meine.“'],
    ['R6', 'stronger', '“The 6 of Rock is stronger than mine.”', '„Stein 6 ist stärker als meine.“'],
    [null, 'stronger', '“It is stronger than mine.”', '„Sie ist stärker als meine.“'],
  ])('%s, %s: %s', (card, clue, english, inGerman) => expect(said(card, clue)).toEqual([english, inGerman]))
})

describe('a button names the whole move', () => {
  test.each<[string, MindReader['move'], typeof view]>([
    ['Hide Ace of Rock', { type: 'hide', cards: ['R1'] }, view],
    ['Hide Ace of Rock on the left and 2 of Rock on the right', { type: 'hide', cards: ['R1', 'R2'] }, pair],
    [
      'Ask Ana about 8 of Water – higher or lower?',
      { type: 'ask', card: 'W8', of: 0, place: 0, question: 'rank' },
      view,
    ],
    [
      'Ask Ana about 8 of Water against the right card: stronger or weaker?',
      { type: 'ask', card: 'W8', of: 0, place: 1, question: 'suit' },
      pair,
    ],
    ['Say “The 6 is higher than mine.”', { type: 'answer', clue: 'higher' }, answering('R6')],
    ['Say “The Jack of Water is weaker than mine.”', { type: 'answer', clue: 'weaker' }, answering('W11')],
    ['Name Ana’s card: 4 of Water', { type: 'name', of: 0, place: 0, card: 'W4' }, view],
    ['Name Ana’s left card: 4 of Water', { type: 'name', of: 0, place: 0, card: 'W4' }, pair],
    ['Declare 4 of Water and 2 of Rock', { type: 'declare', cards: ['W4', 'R2'] }, view],
    ['Give up your right card', { type: 'lose', place: 1 }, pair],
    ['Draw a card and end your turn', { type: 'draw' }, view],
    ['Pass', { type: 'pass' }, view],
    ['Deal the next hand', { type: 'deal' }, view],
  ])('%s', (sentence, move, from) => expect(onButton(move, from)).toBe(sentence))
})

describe('a conclusion is addressed to the player who could draw it', () => {
  const concluded = (conclusion: MindReaderConclusion) =>
    plainText(sayConclusion(gameWords, conclusion, 2), {
      reader: 2,
      names,
      card: gameWords.card,
      grammar: englishGrammar,
    })
  test.each<[string, MindReaderConclusion]>([
    ['4 of Water cannot be Ana’s Secret Card.', { type: 'excluded', of: 0, place: 0, card: 'W4' }],
    ['4 of Water cannot be Ana’s right card.', { type: 'excluded', of: 0, place: 1, pair: true, card: 'W4' }],
    ['Ben’s Secret Card can only be Ace of Rock.', { type: 'certain', of: 1, place: 0, card: 'R1' }],
    [
      'Ben’s left card is one of these: Ace of Rock, 4 of Water or Jack of Paper.',
      { type: 'among', of: 1, place: 0, pair: true, cards: ['R1', 'W4', 'P11'] },
    ],
  ])('%s', (sentence, conclusion) => expect(concluded(conclusion)).toBe(sentence))
})

describe('a riddle has a name, and a sentence once it is solved', () => {
  const read = (sentence: ReturnType<typeof gameWords.riddle>) =>
    plainText(sentence, { reader: 2, names, card: gameWords.card, grammar: englishGrammar })
  test.each([
    ['h1.0.0', 'Ana’s Secret Card'],
    ['h3.1.left', 'Ben’s left card'],
    ['h3.1.right', 'Ben’s right card'],
  ])('%s is %s', (key, name) => {
    expect(read(gameWords.riddle(key))).toBe(name)
    expect(read(gameWords.solved(key, 'W4'))).toBe(`${name} is 4 of Water.`)
  })
  test('a hand has a riddle for each hidden card, and they are solved when the cards are revealed', () => {
    const table = dealt(['R1 R2 R3 R4', 'P1 P2 P3 P4', 'S1 S2 S3 S4'])
    expect(mind.prove(table.seat(2).view).riddles.map(({ key }) => key)).toEqual(['h1.0.0', 'h1.1.0'])
    expect(mind.prove(pair).riddles.map(({ key }) => key)).toEqual([
      'h1.0.left',
      'h1.0.right',
      'h1.1.left',
      'h1.1.right',
    ])
    table.seat(0).names(1, 'P1')
    table.seat(0).names(2, 'S1')
    expect(mind.prove(table.seat(2).view)).toMatchObject({
      left: 1,
      bitsLeft: 0,
      riddles: [
        { left: 1, answer: 'R1' },
        { left: 1, answer: 'P1' },
      ],
    })
  })
})

test('every option and each of its values has its own words', () => {
  const worded = Object.entries<{ label: string; about: string; value: (value: never) => string }>(gameWords.options)
  expect(worded.map(([name]) => name)).toEqual(Object.keys(mindReader.options))
  for (const [name, { label, about, value }] of worded) {
    const values = Object.entries<readonly string[]>(mindReader.options).find(([option]) => option === name)![1]
    expect(label && about).toBeTruthy()
    expect(new Set(values.map(one => value(one as never))).size).toBe(values.length)
  }
})
