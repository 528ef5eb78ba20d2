// Tests the option `clues: by hand`.
import { describe, expect, test } from 'vitest'
import { gameWords } from '../../../shared/games/mind-reader/words/en.ts'
import { sayLine } from '../../../shared/words/sentence.ts'
import { dealt } from './table.ts'

const three = ['R1 R2 R3 R4', 'P1 P2 P3 P4', 'S1 S2 S3 S4'] as const
const byHand = { clues: 'by hand', length: 'one hand' } as const

describe('clues by hand', () => {
  test('the asked player answers, and everybody waits', () => {
    const table = dealt(three, byHand)
    table.seat(0).asks(1, 'rank', 'R2')
    expect(table.last('asked')).toMatchObject({ clue: null, card: 'R2' })
    expect(table.toMove).toEqual([1])
    expect(table.seat(0).offers).toEqual([])
    expect(table.seat(1).view.own.asked).toBe('R2')
    table.seat(1).answers('higher')
    expect(table.last('answered')).toEqual({ type: 'answered', by: 1, to: 0, clue: 'higher' })
    expect(table.toMove).toEqual([0])
    table.seat(0).draws()
    expect(table.toMove).toEqual([1])
  })
  test('every word that answers the question is offered, the wrong ones too, and no other', () => {
    const words = ['higher', 'lower', 'same', 'stronger', 'weaker'] as const
    const table = dealt(three, byHand)
    table.seat(0).asks(1, 'rank', 'R2')
    expect(words.filter(clue => table.seat(1).may({ type: 'answer', clue }))).toEqual(['higher', 'lower', 'same'])
    table.seat(1).answers('higher')
    table.seat(0).draws()
    table.seat(1).asks(0, 'suit', 'P2')
    expect(words.filter(clue => table.seat(0).may({ type: 'answer', clue }))).toEqual(['stronger', 'weaker'])
  })
  test('nothing is checked before the hand is over', () => {
    const table = dealt(three, byHand)
    table.seat(0).asks(1, 'rank', 'R2')
    table.seat(1).answers('lower')
    table.seat(0).names(1, 'P1')
    expect(table.heard('erred')).toEqual([])
  })
  test('a player who gave a wrong clue loses the points of that hand, and the wrong clue is shown', () => {
    const table = dealt(three, byHand)
    table.seat(0).asks(1, 'rank', 'R2')
    table.seat(1).answers('lower')
    table.seat(0).draws()
    table.seat(1).names(0, 'R1')
    table.seat(1).names(2, 'S9')
    expect(table.heard('erred')).toEqual([
      { type: 'erred', by: 1, to: 0, place: 0, question: 'rank', card: 'R2', clue: 'lower', truth: 'higher' },
    ])
    expect(table.points).toEqual([0, 0, 20]) // the 10 for naming Ana are gone
    expect(table.last('scored').gained).toEqual([0, 0, 20])
  })
  test('and the points for keeping the card', () => {
    const table = dealt(['R1 R2 R3 R4', 'P1 P2 P3 P4'], byHand)
    table.seat(0).asks(1, 'suit', 'R2')
    table.seat(1).answers('stronger')
    table.seat(0).names(1, 'P9')
    expect(table.last('kept')).toEqual({ type: 'kept', by: 1, points: 10 })
    expect(table.points).toEqual([0, 0])
  })
  test('a caught player does not share the win in a one-hand game, even with as many points', () => {
    const table = dealt(['R1 R2 R3 R4', 'P1 P2 P3 P4'], byHand)
    table.seat(0).asks(1, 'suit', 'R2')
    table.seat(1).answers('stronger')
    table.seat(0).names(1, 'P9')
    expect(table.last('won')).toMatchObject({ winners: [0], score: [0, 0] })
    expect(table.state.outcome?.winners).toEqual([0])
  })
  test('and if everybody was caught nobody wins', () => {
    const table = dealt(['R1 R2 R3 R4', 'P1 P2 P3 P4'], byHand)
    table.seat(0).asks(1, 'suit', 'R2')
    table.seat(1).answers('stronger')
    table.seat(0).draws()
    table.seat(1).asks(0, 'rank', 'P2')
    table.seat(0).answers('lower')
    table.seat(1).names(0, 'R9')
    expect(table.state.outcome?.winners).toEqual([])
    expect(sayLine(gameWords, table.last('won'), null)).toEqual(['Nobody won: every player gave a wrong answer.'])
  })
  test('loses only the points of that hand', () => {
    const table = dealt(['R1 R2 R3 R4', 'P1 P2 P3 P4'], { ...byHand, length: 'to 50' })
    table.seat(0).names(1, 'P1')
    table.seat(0).does({ type: 'deal' })
    const { own } = table.state
    table.seat(0).hides(own[0]!.hand[0]!)
    table.seat(1).hides(own[1]!.hand[0]!)
    table.seat(1).asks(0, 'suit', own[1]!.hand[0]!)
    const truth = own[0]!.asked && table.seat(0).computer()
    table.seat(0).answers(truth && 'clue' in truth && truth.clue === 'stronger' ? 'weaker' : 'stronger')
    table.seat(1).draws()
    table.seat(0).names(1, own[1]!.secrets[0]!)
    expect(table.points).toEqual([20, 0])
    expect(table.last('scored').gained).toEqual([0, 0])
  })
  test('right clues cost nothing, even if their player was out before the end', () => {
    const table = dealt(three, byHand)
    table.seat(0).asks(1, 'rank', 'R2')
    table.seat(1).answers('higher')
    table.seat(0).names(1, 'P1')
    table.seat(0).names(2, 'S1')
    expect(table.heard('erred')).toEqual([])
    expect(table.points).toEqual([50, 0, 0])
  })
  test('a clue is checked against the card it was about, even if that card was taken since', () => {
    const table = dealt(['R1 R9 R3 R4 R5', 'P1 P9 P3 P4 P5'], { ...byHand, secretCards: 'two' })
    table.seat(0).asks(1, 'rank', 'R5', 0)
    table.seat(1).answers('higher')
    table.seat(0).draws()
    table.seat(1).asks(0, 'rank', 'P5', 1)
    table.seat(0).answers('higher') // against R9: wrong
    table.seat(1).names(0, 'R9', 1)
    table.seat(1).names(0, 'R1', 0)
    expect(table.heard('erred')).toEqual([
      {
        type: 'erred',
        by: 0,
        to: 1,
        place: 1,
        pair: true,
        question: 'rank',
        card: 'P5',
        clue: 'higher',
        truth: 'lower',
      },
    ])
    expect(table.points).toEqual([0, 40])
  })
})
