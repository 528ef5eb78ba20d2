// Tests the words of Communal Deduction for the table and each player.
import { describe, expect, test } from 'vitest'
import { STATEMENT_TOPICS } from '../../../shared/games/communal-deduction/rules/topics.ts'
import { COMPLETE_CARDS, TRAITS } from '../../../shared/games/communal-deduction/cards.ts'
import { ALL_CLAIMS } from '../../../shared/games/communal-deduction/rules/claims.ts'
import type { Communal } from '../../../shared/games/communal-deduction/kinds.ts'
import { communal } from '../../../shared/games/communal-deduction/rules.ts'
import {
  claimSentence,
  questionSentence,
  statementSentence,
  gameWords,
} from '../../../shared/games/communal-deduction/words/en.ts'
import { sayConclusion, moveSentence, plainText, sayLine, type Sentence } from '../../../shared/words/sentence.ts'
import { dealt } from './table.ts'
import type { CommunalConclusion } from '../../../shared/games/communal-deduction/reasoning/conclusions.ts'
import { englishGrammar } from '../../../shared/words/en/grammar.ts'

const names = ['Ana', 'Ben', 'Cleo']
const textContext = (reader: number | null) => ({ reader, names, card: gameWords.card, grammar: englishGrammar })
const told = (line: Communal['line'], reader: number | null = null) =>
  plainText(sayLine(gameWords, line, reader), textContext(reader))
const read = (sentence: Sentence) => plainText(sentence, textContext(null))

describe('cards', () => {
  test('have names', () => {
    expect(gameWords.card('hollow-red-circle')).toBe('Hollow-Red-Circle')
    expect(gameWords.card('red')).toBe('Red')
    expect(new Set([...COMPLETE_CARDS, ...TRAITS].map(id => gameWords.card(id))).size).toBe(36)
  })
})

describe('what is said of a hand', () => {
  test.each([
    ['“I have no Blue Singles.”', statementSentence('singles blue', 0)],
    ['“I have one Blue Single.”', statementSentence('singles blue', 1)],
    ['“I have three Circle Singles.”', statementSentence('singles circle', 3)],
    ['“None of my Singles is a colour.”', statementSentence('singles colour', 0)],
    ['“One of my Singles is a shape.”', statementSentence('singles shape', 1)],
    ['“Two of my Singles are colours.”', statementSentence('singles colour', 2)],
    ['“Three of my Singles are fills.”', statementSentence('singles fill', 3)],
    ['“None of my Completes is Hollow.”', statementSentence('completes hollow', 0)],
    ['“One of my Completes is a Circle.”', statementSentence('completes circle', 1)],
    ['“Both my Completes show a Circle.”', statementSentence('completes circle', 2)],
    ['“Both my Completes are Red.”', statementSentence('completes red', 2)],
    ['“I have the Hollow-Green-Square.”', statementSentence('hollow-green-square', true)],
    ['“I do not have the Hollow-Green-Square.”', statementSentence('hollow-green-square', false)],
    ['“How many Green Singles do you have?”', questionSentence('singles green', 'many')],
    ['“Do you have a Green Single?”', questionSentence('singles green', 'any')],
    ['“How many of your Singles are shapes?”', questionSentence('singles shape', 'many')],
    ['“Are any of your Singles colours?”', questionSentence('singles colour', 'any')],
    ['“How many of your Completes are Hollow?”', questionSentence('completes hollow', 'many')],
    ['“Do any of your Completes show a Triangle?”', questionSentence('completes triangle', 'any')],
    ['“Do you have the Filled-Blue-Circle?”', questionSentence('filled-blue-circle', 'any')],
  ])('%s', (sentence, pieces) => expect(read(pieces)).toBe(sentence))
  test('no letter is attached to a drawn card', () => {
    const sentences = STATEMENT_TOPICS.flatMap(about => [
      ...[0, 1, 2, 3].map(truth => statementSentence(about, truth)),
      ...(['many', 'any'] as const).map(how => questionSentence(about, how)),
    ])
    const attached = sentences.flatMap(sentence =>
      sentence.filter((piece, nth) => {
        const before = sentence[nth - 1]
        return typeof piece === 'string' && typeof before === 'object' && /^\p{L}/u.test(piece)
      }),
    )
    expect(attached).toEqual([])
  })
  test('every statement and question reads differently', () => {
    expect(new Set(STATEMENT_TOPICS.map(about => read(statementSentence(about, 1)))).size).toBe(48)
    expect(new Set(STATEMENT_TOPICS.map(about => read(questionSentence(about, 'any')))).size).toBe(48)
  })
})

describe('claims', () => {
  test.each([
    ['“It is Red.”', 'red'],
    ['“It is not a Circle.”', 'not circle'],
    ['“It is the Hollow-Red-Circle.”', 'hollow-red-circle'],
    ['“If it is Partial, it is a Circle.”', 'if partial circle'],
    ['“If it is a Square, it is not Green.”', 'if square not green'],
  ] as const)('%s', (sentence, claim) => expect(read(claimSentence(claim))).toBe(sentence))
  test('each reads differently', () =>
    expect(new Set(ALL_CLAIMS.map(claim => read(claimSentence(claim)))).size).toBe(ALL_CLAIMS.length))
})

describe('the story', () => {
  test.each<[string, Communal['line'], number | null]>([
    [
      'Nine hands were dealt, six of them spare. In each at least one Single is true.',
      { type: 'dealt', spare: 6 },
      null,
    ],
    [
      'Nine hands were dealt, one of them spare. In each at least one Single is true.',
      { type: 'dealt', spare: 1 },
      null,
    ],
    ['Nine hands were dealt. In each at least one Single is true.', { type: 'dealt', spare: 0 }, null],
    [
      'You received the Singles Red, Red and Circle and the Completes Hollow-Red-Circle and Filled-Red-Square.',
      {
        type: 'received',
        by: 0,
        hand: 0,
        singles: ['red', 'red', 'circle'],
        completes: ['hollow-red-circle', 'filled-red-square'],
      },
      0,
    ],
    [
      'You looked at hand 5: the Singles Red, Red and Circle and the Completes Hollow-Red-Circle and Filled-Red-Square.',
      {
        type: 'received',
        by: 0,
        hand: 4,
        singles: ['red', 'red', 'circle'],
        completes: ['hollow-red-circle', 'filled-red-square'],
      },
      0,
    ],
    ['Ana stated: “I have two Red Singles.”', { type: 'stated', by: 0, about: 'singles red', truth: 2 }, 1],
    ['You stated: “I have two Red Singles.”', { type: 'stated', by: 0, about: 'singles red', truth: 2 }, 0],
    [
      'Ana asked you “Do you have a Green Single?” Yes.',
      { type: 'asked', by: 0, of: 1, about: 'singles green', question: 'any', truth: true },
      1,
    ],
    [
      'You asked Ben “How many Green Singles do you have?” None.',
      { type: 'asked', by: 0, of: 1, about: 'singles green', question: 'many', truth: 0 },
      0,
    ],
    ['The spare hand was dealt out: 9 to Ben.', { type: 'shared', hands: [{ no: 8, to: 1 }] }, null],
    [
      'The four spare hands were dealt out: 6 and 9 to Ana; 7 and 8 to you.',
      { type: 'shared', hands: [5, 6, 7, 8].map(no => ({ no, to: no === 5 || no === 8 ? 0 : 1 })) },
      1,
    ],
    ['Everybody was heard. The talk began.', { type: 'began' }, null],
    ['Ben claimed: “It is not Blue.”', { type: 'claimed', by: 1, claim: 'not blue' }, null],
    ['Ana and Cleo outvoted Ben.', { type: 'outvoted', motion: 'clue', agreed: [0, 2], others: [1] }, null],
    ['Ben said so too: “It is not Blue.”', { type: 'joined', by: 1, claim: 'not blue' }, null],
    [
      '“It is not Blue” does not follow from what you know. Nobody else heard it.',
      { type: 'doubted', by: 1, claim: 'not blue' },
      1,
    ],
    ['Cleo asked for a clue.', { type: 'favoured', by: 2, motion: 'clue' }, null],
    ['You asked for the verdict Hollow-Red-Circle.', { type: 'favoured', by: 2, motion: 'hollow-red-circle' }, 2],
    ['Cleo lowered their hand.', { type: 'withdrew', by: 2 }, null],
    ['You lowered your hand.', { type: 'withdrew', by: 2 }, 2],
    ['You passed.', { type: 'passed', by: 2 }, 2],
    ['The clue: it is not a Triangle. Two clues left.', { type: 'turned', marks: ['triangle'], left: 2 }, null],
    [
      'Triangle and Red came up again and did not count. The clue: it is not Blue. No clue left.',
      { type: 'turned', marks: ['triangle', 'red', 'blue'], left: 0 },
      null,
    ],
    ['The clue deck is empty: no clue left.', { type: 'exhausted', marks: [] }, null],
    [
      'Triangle came up again and did not count. The clue deck is empty: no clue left.',
      { type: 'exhausted', marks: ['triangle'] },
      null,
    ],
    [
      'The verdict was Hollow-Red-Circle. Right. 4 points each, with no clue.',
      { type: 'judged', verdict: 'hollow-red-circle', hidden: 'hollow-red-circle', clues: 0, points: 4 },
      null,
    ],
    [
      'The verdict was Hollow-Red-Circle. Right. 1 point each, with three clues.',
      { type: 'judged', verdict: 'hollow-red-circle', hidden: 'hollow-red-circle', clues: 3, points: 1 },
      null,
    ],
    [
      'The verdict was Hollow-Red-Circle. Wrong. The hidden card was Hollow-Red-Square.',
      { type: 'judged', verdict: 'hollow-red-circle', hidden: 'hollow-red-square', clues: 1, points: 0 },
      null,
    ],
    [
      'All hands were opened. Hand 1: the Singles Red, Red and Circle and the Completes Hollow-Red-Circle and Filled-Red-Square. Hand 2: the Singles Blue, Blue and Blue and the Completes Hollow-Blue-Circle and Filled-Blue-Square.',
      {
        type: 'opened',
        hands: [
          { no: 0, singles: ['red', 'red', 'circle'], completes: ['hollow-red-circle', 'filled-red-square'] },
          { no: 1, singles: ['blue', 'blue', 'blue'], completes: ['hollow-blue-circle', 'filled-blue-square'] },
        ],
      },
      null,
    ],
    ['None of 2 claims followed from what their makers knew.', { type: 'weighed', followed: [false, false] }, null],
    ['2 of 3 claims followed from what their makers knew.', { type: 'weighed', followed: [true, false, true] }, null],
  ])('%s', (sentence, line, reader) => expect(told(line, reader)).toBe(sentence))
})

describe('a button names the whole move', () => {
  const { view } = dealt({ seats: 3 }).seat(1)
  test.each<[string, Communal['move']]>([
    ['State “I have two Hollow Singles.”', { type: 'state', about: 'singles hollow' }],
    ['Ask Cleo “Are any of your Singles colours?”', { type: 'ask', of: 2, about: 'singles colour', question: 'any' }],
    ['Claim “It is Red.”', { type: 'claim', claim: 'red' }],
    ['Ask for a clue', { type: 'favour', motion: 'clue' }],
    ['Ask for the verdict Hollow-Red-Circle', { type: 'favour', motion: 'hollow-red-circle' }],
    ['Lower your hand', { type: 'withdraw' }],
    ['Pass', { type: 'pass' }],
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
  for (const [name, { label, about, value }] of Object.entries(gameWords.options)) {
    const values = (communal.options as Readonly<Record<string, readonly string[]>>)[name]!
    expect(label && about).toBeTruthy()
    expect(new Set(values.map(value as (value: string) => string)).size).toBe(values.length)
  }
})

describe('what follows', () => {
  const concluded = (conclusion: CommunalConclusion, reader = 1) =>
    plainText(sayConclusion(gameWords, conclusion, reader), textContext(reader))
  const holds = { type: 'holds', hand: 1, seat: 1, what: 'singles', trait: 'red', counts: [1, 2] } as const
  test.each<[string, CommunalConclusion]>([
    ['It is the Hollow-Red-Circle.', { type: 'hidden', card: 'hollow-red-circle' }],
    ['It is not the Hollow-Red-Circle.', { type: 'excluded', card: 'hollow-red-circle' }],
    ['It is Red.', { type: 'certain', trait: 'red' }],
    ['It is not a Circle.', { type: 'impossible', trait: 'circle' }],
    ['You have one or two Red Singles.', holds],
    ['Cleo has no Red Completes.', { ...holds, hand: 2, seat: 2, what: 'completes', counts: [0] }],
    ['Hand 8 has one Red Single.', { ...holds, hand: 7, seat: null, counts: [1] }],
  ])('%s', (sentence, conclusion) => expect(concluded(conclusion)).toBe(sentence))
  test('the riddle, and its answer', () => {
    expect(read(gameWords.riddle('hidden'))).toBe('the hidden card')
    expect(read(gameWords.solved('hidden', 'filled-red-circle'))).toBe('The hidden card is the Filled-Red-Circle.')
  })
})
