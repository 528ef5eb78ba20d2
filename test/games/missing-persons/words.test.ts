// Tests the words of Missing Persons for the table and each player.
import { describe, expect, test } from 'vitest'
import { defaultOptions } from '../../../shared/engine/index.ts'
import { PERSONS } from '../../../shared/games/missing-persons/cards.ts'
import type { MissingPersons } from '../../../shared/games/missing-persons/kinds.ts'
import { missingPersons } from '../../../shared/games/missing-persons/rules.ts'
import { gameWords as german } from '../../../shared/games/missing-persons/words/de.ts'
import { gameWords } from '../../../shared/games/missing-persons/words/en.ts'
import { gameWords as spanish } from '../../../shared/games/missing-persons/words/es.ts'
import { gameWords as french } from '../../../shared/games/missing-persons/words/fr.ts'
import {
  moveExplanation,
  moveSentence,
  plainText,
  sayLine,
  mergeStoryLines,
  type GameWords,
} from '../../../shared/words/sentence.ts'
import { dealt, emptiesThePile } from './table.ts'
import { germanGrammar } from '../../../shared/words/de/grammar.ts'
import { englishGrammar } from '../../../shared/words/en/grammar.ts'
import { spanishGrammar } from '../../../shared/words/es/grammar.ts'
import { frenchGrammar } from '../../../shared/words/fr/grammar.ts'

const names = ['Ana', 'Ben']
const spoken = (line: MissingPersons['line'], reader: number | null = null) =>
  plainText(sayLine(gameWords, line, reader), { reader, names, card: gameWords.card, grammar: englishGrammar })

describe('cards', () => {
  test.each([
    ['S3', '3 of Spades'],
    ['H1', 'Ace of Hearts'],
    ['D11', 'Jack of Diamonds'],
    ['C12', 'Queen of Clubs'],
    ['S13', 'King of Spades'],
    ['X', 'the Joker'],
  ])('%s is %s', (id, name) => expect(gameWords.card(id)).toBe(name))
  test('have a name each', () => expect(new Set(PERSONS.map(id => gameWords.card(id))).size).toBe(53))
})

describe('before the first question', () => {
  const one = { ...defaultOptions(missingPersons), pack: 'one' } as const
  const two = { ...one, pack: 'two' } as const
  test.each([
    [
      'en',
      gameWords,
      'Nobody in your line-up is the missing person, unless the joker. ',
      'Your line-up shows who fits the answers. ',
    ],
    [
      'de',
      german,
      'Wer in deiner Auslage liegt, ist nicht vermisst, außer vielleicht der Joker. ',
      'Wer in deiner Auslage offen liegt, passt zu den Antworten. ',
    ],
    [
      'fr',
      french,
      'Personne de ta rangée n’est disparu, sauf peut-être le joker. ',
      'Ta rangée montre qui va avec les réponses. ',
    ],
    [
      'es',
      spanish,
      'Nadie de tu fila es la persona desaparecida, salvo quizá el comodín. ',
      'Tu fila muestra quién encaja con las respuestas. ',
    ],
  ] as const)('it is said who is not missing, unless there are two packs: %s', (_, words, ofOne, ofTwo) => {
    for (const type of ['ask', 'askCryptically', 'askFreely']) {
      const said = [one, two].map(options => moveExplanation(words as GameWords, type, options)!)
      expect(said.map(each => [each.startsWith(ofOne), each.startsWith(ofTwo)])).toEqual([[true, false], [false, true]]) // prettier-ignore
    }
  })
})

test('the German words for the line-up and for the missing person are one each', () => {
  const texts = Object.values(german.firstTime!).join(' ')
  expect(texts).not.toMatch(/\bReihe\b|gesuchte/)
})

test.each([
  ['en', gameWords],
  ['de', german],
  ['fr', french],
  ['es', spanish],
] as const)('no line numbers a place of a line-up, which would be read as a rank: %s', (_, words) => {
  const lines: MissingPersons['line'][] = [
    { type: 'drew', by: 0, places: [4, 6, 8], misfits: [4, 6], left: 20 },
    { type: 'turned', by: 0, places: [4, 6, 8] },
  ]
  for (const line of lines) {
    const textContext = { reader: null, names, card: words.card, grammar: englishGrammar }
    expect(plainText(sayLine(words, line, null), textContext)).not.toMatch(/[4-9]/)
  }
})

test.each([
  ['en', gameWords, 'Deal 2'],
  ['de', german, 'Runde 2'],
  ['fr', french, 'Donne 2'],
  ['es', spanish, 'Reparto 2'],
] as const)('a deal after a tie is numbered, the first is not: %s', (_, { stage }, second) => {
  const { view } = dealt().seat(0)
  expect(stage!(view)).toBeNull()
  expect(stage!({ ...view, open: { ...view.open, deal: 2 } })).toBe(second)
})

describe('cards turned down by hand', () => {
  const turned = (by: number, ...places: number[]) => ({ type: 'turned' as const, by, places })
  const told = (...lines: MissingPersons['line'][]) => mergeStoryLines(gameWords, lines).map(line => spoken(line))

  test('one after another are merged into one line', () => {
    expect(told(turned(0, 2), turned(0, 4), turned(0, 9), { type: 'finished', by: 0 })).toEqual([
      'Ana turned 3 cards face down.',
      'Ana finished turning.',
    ])
  })
  test('after another question, or by the other player, have their own line', () => {
    const asked = { type: 'answered', by: 1, yes: true } as const
    expect(told(turned(0, 2), asked, turned(0, 4))).toHaveLength(3)
    expect(told(turned(0, 2), turned(1, 4))).toHaveLength(2)
  })
})

describe('cards drawn', () => {
  const drew = { type: 'drew', by: 0, places: [1, 2], misfits: [2], left: 13 } as const
  const got = { type: 'got', by: 0, cards: ['H7', 'C5'] } as const
  const told = (...lines: readonly unknown[]) =>
    mergeStoryLines(gameWords, lines as MissingPersons['line'][]).map(line => spoken(line, 0))

  test('and looked at are one line for whoever sees them', () => {
    expect(told({ ...drew, misfits: [1, 2] }, got)).toEqual([
      'You drew 2 cards and turned both straight down: 7 of Hearts and 5 of Clubs. 13 left in the pile.',
    ])
    expect(told({ ...drew, places: [1], misfits: [], left: 0 }, { ...got, cards: ['H7'] })).toEqual([
      'You drew a card: 7 of Hearts.',
    ])
  })
  test('are told apart, those turned down and those not, in every language', () => {
    const drew3 = { ...drew, places: [1, 2, 5], misfits: [1, 5] } as const
    const got3 = { ...got, cards: ['H7', 'C5', 'S3'] } as const
    const toldIn = (words: typeof gameWords, grammar: typeof englishGrammar) =>
      mergeStoryLines(words, [drew3, got3] as unknown as MissingPersons['line'][]).map(line =>
        plainText(sayLine(words, line, 0), { reader: 0, names, card: card => card, grammar }),
      )
    expect(toldIn(gameWords, englishGrammar)).toEqual([
      'You drew 3 cards. Face up: C5. Turned straight down: H7 and S3. 13 left in the pile.',
    ])
    expect(toldIn(german, germanGrammar)).toEqual([
      'Du hast 3 Karten gezogen. Offen: C5. Gleich umgedreht: H7 und S3. Noch 13 im Stapel.',
    ])
    expect(toldIn(french, frenchGrammar)).toEqual([
      'Tu as pioché 3 cartes. Visible\u202f: le C5. Retournées aussitôt\u202f: le H7 et le S3. Encore 13 dans la pioche.',
    ])
    expect(toldIn(spanish, spanishGrammar)).toEqual([
      'Tú robaste 3 cartas. Boca arriba: el C5. Enseguida boca abajo: el H7 y el S3. Quedan 13 en el mazo.',
    ])
  })
  test('are told without them to whoever does not', () => {
    expect(told(drew)).toEqual(['You drew 2 cards and turned 1 of them straight down. 13 left in the pile.'])
    expect(told(drew, { ...got, by: 1 })).toHaveLength(2)
  })
})

describe('the story', () => {
  const wording = 'Any soil on those shoes?'
  test.each<[string, MissingPersons['line'], number | null]>([
    ['Both choose a card to hide; Ben will begin.', { type: 'began', deal: 1, starter: 1 }, null],
    ['Deal 2: both choose a card to hide; you will begin.', { type: 'began', deal: 2, starter: 1 }, 1],
    ['You hid a card.', { type: 'hid', by: 0 }, 0],
    ['Both wanted the Joker. It stays in the pack: both choose again.', { type: 'clashed', card: 'X' }, 0],
    ['The line-ups were dealt: ten cards each, 32 in the pile.', { type: 'dealt', starter: 0, pile: 32 }, null],
    ['Your line-up: 3 of Spades and Ace of Hearts.', { type: 'lined', by: 0, cards: ['S3', 'H1'] }, 0],
    ['Ana’s line-up: 3 of Spades and the Joker.', { type: 'lined', by: 0, cards: ['S3', 'X'] }, null],
    ['Ana asked Ben: “Is your card red?” Yes.', { type: 'asked', by: 0, question: 'red', yes: true }, null],
    ['You asked Ben: “Is your card a club?” No.', { type: 'asked', by: 0, question: 'C', yes: false }, 0],
    [
      'Ana asked you: “Is your card between 5 and J: 6, 7, 8, 9 or 10?” No.',
      { type: 'asked', by: 0, question: 'arc:6-10', yes: false },
      1,
    ],
    ['Ana asked you: “Any soil on those shoes?”', { type: 'asked', by: 0, wording, yes: null }, 1],
    ['That means: “Is your card a spade?”', { type: 'meant', by: 0, question: 'S' }, 0],
    ['You answered Yes.', { type: 'answered', by: 1, yes: true }, 1],
    [
      'The question means: “Is your card a spade?” For your card No is not true.',
      { type: 'refused', by: 1, yes: false, question: 'S' },
      1,
    ],
    ['Ana turned 1 card face down.', { type: 'turned', by: 0, places: [3] }, null],
    ['You turned 2 cards face down.', { type: 'turned', by: 0, places: [3, 4] }, 0],
    ['You drew 3 cards. 20 left in the pile.', { type: 'drew', by: 0, places: [1, 2, 3], misfits: [], left: 20 }, 0],
    [
      'Ben drew 3 cards and turned 2 of them straight down. 20 left in the pile.',
      { type: 'drew', by: 1, places: [1, 2, 3], misfits: [1, 2], left: 20 },
      0,
    ],
    ['Ben drew a card and turned it straight down.', { type: 'drew', by: 1, places: [1], misfits: [1], left: 0 }, null],
    ['You got 3 of Spades and the Joker.', { type: 'got', by: 0, cards: ['S3', 'X'] }, 0],
    ['Ana finished turning.', { type: 'finished', by: 0 }, null],
    ['The pile is empty. One more turn for you, without drawing.', { type: 'ranOut', last: 1 }, 1],
    ['The pile is empty. Both write down a guess.', { type: 'ranOut', last: null }, null],
    ['You wrote down a guess.', { type: 'wrote', by: 0 }, 0],
    [
      'You guessed 3 of Spades: Wrong. Ben guessed the Joker: Wrong. You hid Ace of Hearts and Ben hid 4 of Spades.',
      { type: 'guessed', guesses: ['S3', 'X'], suspects: ['H1', 'S4'] },
      0,
    ],
    ['Ben named your missing person: 4 of Clubs. Wrong.', { type: 'named', by: 1, card: 'C4', right: false }, 0],
    ['You named Ana’s missing person: 4 of Clubs. Right.', { type: 'named', by: 1, card: 'C4', right: true }, 1],
    ['Ana hid Ace of Hearts and you hid 4 of Spades.', { type: 'opened', suspects: ['H1', 'S4'] }, 1],
    [
      'Ana’s wordings asked for: red · between 10 and K: J or Q.',
      { type: 'explained', by: 0, questions: ['red', 'arc:11-12'] },
      null,
    ],
    ['Your wording asked for: a royal.', { type: 'explained', by: 0, questions: ['royal'] }, 0],
    ['Neither guess was better: a tie.', { type: 'tied', deal: 1 }, null],
    ['You won by naming the missing person.', { type: 'won', winner: 0, ending: 'right name' }, 0],
    ['Ana won: you named the wrong person.', { type: 'won', winner: 0, ending: 'wrong name' }, 1],
    ['You won: Ben named the wrong person.', { type: 'won', winner: 0, ending: 'wrong name' }, 0],
    ['Ana won with the only right guess.', { type: 'won', winner: 0, ending: 'right guess' }, 1],
    ['Ana won with the nearer rank.', { type: 'won', winner: 0, ending: 'nearer guess' }, 1],
    ['Ana won with the right suit at the same distance.', { type: 'won', winner: 0, ending: 'right suit' }, 1],
    ['Ana won with the right colour at the same distance.', { type: 'won', winner: 0, ending: 'right colour' }, 1],
    ['Three ties: the game is drawn.', { type: 'drawn' }, null],
  ])('%s', (sentence, line, reader) => expect(spoken(line, reader)).toBe(sentence))

  test('marks an answer by a word, a sign and a tone', () => {
    for (const [yes, mark] of [
      [true, { mark: 'Yes', sign: '✓', tone: 'yes' }],
      [false, { mark: 'No', sign: '✗', tone: 'no' }],
    ] as const)
      expect(sayLine(gameWords, { type: 'asked', by: 0, question: 'red', yes }, null)).toContainEqual(mark)
  })
})

describe('a button names the whole move', () => {
  const view = dealt().seat(1).view
  const onButton = (move: MissingPersons['move'], from = view) =>
    plainText(moveSentence(gameWords, move, from), { reader: 1, names, card: gameWords.card, grammar: englishGrammar })
  test.each<[string, MissingPersons['move']]>([
    ['Hide Ace of Hearts', { type: 'hide', card: 'H1' }],
    ['Ask: “Is your card between 5 and J: 6, 7, 8, 9 or 10?”', { type: 'ask', question: 'arc:6-10' }],
    ['Ask: “Any soil?” It means: a spade', { type: 'askCryptically', question: 'S', wording: 'Any soil?' }],
    ['Ask: “Any soil?”', { type: 'askFreely', wording: 'Any soil?' }],
    ['Answer Yes', { type: 'answer', yes: true }],
    ['Answer No', { type: 'answer', yes: false }],
    ['Turn down card 3', { type: 'turn', place: 2 }],
    ['Draw a card onto place 3', { type: 'lay', place: 2 }],
    ['Name Ana’s missing person: the Joker', { type: 'name', card: 'X' }],
    ['Write down 4 of Clubs', { type: 'guess', card: 'C4' }],
    ['Deal again', { type: 'deal' }],
  ])('%s', (sentence, move) => expect(onButton(move)).toBe(sentence))

  test.each([
    ['Leave the others up and draw 2', { draw: 'refill' }, true],
    ['Leave the others up and draw', { draw: 'single' }, true],
    ['Leave the others up', { draw: 'refill' }, false],
  ] as const)('done: %s', (sentence, options, yes) => {
    const table = dealt({ questions: 'free', ...options, first: 1 })
    table.seat(1).asksFreely('?')
    table.seat(0).answers(yes)
    table.seat(1).turns(0)
    table.seat(1).turns(1)
    expect(onButton({ type: 'done' }, table.seat(1).view)).toBe(sentence)
  })
  test('finishing with none turned does not mention others', () => {
    const table = dealt({ questions: 'free', first: 1 })
    table.seat(1).asksFreely('?')
    table.seat(0).answers(true)
    expect(onButton({ type: 'done' }, table.seat(1).view)).toBe('Leave all up')
    table.seat(1).turns(0)
    table.seat(1).done()
    table.seat(1).asksFreely('?')
    table.seat(0).answers(false)
    expect(onButton({ type: 'done' }, table.seat(1).view)).toBe('Leave all up')
  })
})

test('says once that the pile is empty', () => {
  const table = dealt()
  emptiesThePile(table.seat(0), 'S')
  const story = table
    .seat(1)
    .view.story.map(line => spoken(line, 1))
    .join(' ')
  expect(story.match(/The pile is empty/g)).toHaveLength(1)
})

test('every option and each of its values has its own words', () => {
  const options: Readonly<Record<string, readonly string[]>> = missingPersons.options
  for (const [name, { label, about, value }] of Object.entries(gameWords.options)) {
    const values = options[name]!
    expect(label && about).toBeTruthy()
    expect(new Set(values.map(value as (value: string) => string)).size).toBe(values.length)
  }
})
