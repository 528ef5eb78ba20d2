// Tests cryptic questions: everybody reads the wording, only the asker the meaning; honest answers are given by hand.
import { describe, expect, test } from 'vitest'
import { phraseBookWordings } from '../../../shared/games/missing-persons/rules/phrases/phrases.ts'
import { ALL_QUESTIONS, type Question } from '../../../shared/games/missing-persons/rules/questions.ts'
import { dealt, toGuessing } from './table.ts'

const cryptic = () => dealt({ questions: 'cryptic' })
const WORDING = 'Does your suspect own a wheelbarrow?'

describe('the asker chooses a legal question and its wording', () => {
  test('from the phrase book or in 1 to 140 characters of their own', () => {
    const ana = cryptic().seat(0)
    expect(ana.questions).toEqual(ALL_QUESTIONS)
    for (const question of ALL_QUESTIONS)
      for (const wording of phraseBookWordings(question, 'en'))
        expect(ana.may({ type: 'askCryptically', question, wording })).toBe(true)
    for (const wording of ['?', 'ä'.repeat(140), '🕵'.repeat(140), 'هل هو أحمر؟'])
      expect(ana.may({ type: 'askCryptically', question: 'red', wording }), wording).toBe(true)
    for (const wording of ['', '   ', 'x'.repeat(141), 'a\nb'])
      expect(ana.may({ type: 'askCryptically', question: 'red', wording }), wording).toBe(false)
  })
  test('plain and free questions are not offered', () => {
    const ana = cryptic().seat(0)
    expect(ana.may({ type: 'ask', question: 'red' })).toBe(false)
    expect(ana.may({ type: 'askFreely', wording: WORDING })).toBe(false)
  })
  test('a question whose answer the asker can conclude is not offered, in whatever wording', () => {
    const table = cryptic()
    table.seat(0).riddles('S', WORDING)
    table.seat(1).answers(true)
    expect(table.seat(0).questions).not.toContain('black')
    expect(table.seat(0).may({ type: 'askCryptically', question: 'black', wording: WORDING })).toBe(false)
    expect(table.seat(0).may({ type: 'askCryptically', question: 'royal', wording: WORDING })).toBe(true) // the same wording may mean something else
  })
})

describe('the opponent sees only the wording', () => {
  test('the table and the log have the wording, the asker’s log the plain question too', () => {
    const table = cryptic()
    table.seat(0).riddles('S', WORDING)
    expect(table.last('asked')).toEqual({ type: 'asked', by: 0, wording: WORDING, yes: null })
    expect(table.seat(0).heard('meant')).toEqual([{ type: 'meant', by: 0, question: 'S' }])
    expect(table.seat(1).heard('meant')).toEqual([])
    expect(table.heard('meant')).toEqual([])
    expect(table.state.open.asked[0]).toEqual([{ question: null, wording: WORDING, yes: null }])
    expect(table.seat(1).view.own).toMatchObject({ meant: [], explained: null })
  })
  test('and answers by hand, either Yes or No', () => {
    const table = cryptic()
    table.seat(0).riddles('S', WORDING)
    expect(table.toMove).toEqual([1])
    for (const yes of [true, false]) expect(table.seat(1).may({ type: 'answer', yes })).toBe(true)
    expect(table.seat(0).may({ type: 'answer', yes: true })).toBe(false)
    table.seat(1).answers(true)
    expect(table.last('answered')).toEqual({ type: 'answered', by: 1, yes: true })
    expect(table.state.open.asked[0]).toEqual([{ question: null, wording: WORDING, yes: true }])
  })
  test('after the answer the program turns the misfits and draws, as for a plain question', () => {
    const table = cryptic()
    table.seat(0).riddles('S', WORDING)
    table.seat(1).answers(true)
    expect(table.last('turned').places).toHaveLength(10)
    expect(table.last('drew')).toMatchObject({ by: 0, left: 22 })
    expect(table.toMove).toEqual([0])
    table.seat(0).riddles('royal', 'And on the stamps?')
    table.seat(1).answers(false)
    expect(table.toMove).toEqual([1])
  })
})

describe('an untrue answer', () => {
  const table = cryptic()
  table.seat(0).riddles('S', WORDING)
  table.seat(1).answers(false) // it is a spade
  test('is refused privately, with the plain question', () => {
    expect(table.seat(1).heard('refused')).toEqual([{ type: 'refused', by: 1, yes: false, question: 'S' }])
    expect(table.heard('refused')).toEqual([])
    expect(table.seat(0).heard('refused')).toEqual([])
    expect(table.seat(1).view.own.explained).toBe('S')
    expect(table.heard('answered')).toEqual([])
  })
  test('changes nothing anybody else could see', () => {
    expect(table.toMove).toEqual([1])
    expect(table.state.open.asked[0]).toEqual([{ question: null, wording: WORDING, yes: null }])
  })
  test('must be given again, and then only the true one is offered', () => {
    expect(table.seat(1).may({ type: 'answer', yes: false })).toBe(false)
    expect(table.seat(1).may({ type: 'answer', yes: true })).toBe(true)
    table.seat(1).answers(true)
    expect(table.last('answered').yes).toBe(true)
    expect(table.seat(1).view.own.explained).toBeNull()
  })
})

describe('the plain questions are revealed at the end', () => {
  const asked = () => {
    const table = cryptic()
    table.seat(0).riddles('H', WORDING)
    table.seat(1).answers(false)
    table.seat(1).riddles('arc:1-6', 'On which floor?')
    return table
  }
  const bothTold: { by: number; questions: Question[] }[] = [
    { by: 0, questions: ['H'] },
    { by: 1, questions: ['arc:1-6'] },
  ]
  test('when somebody names, also one that is unanswered', () => {
    const table = asked()
    table.seat(0).names('S3')
    expect(table.heard('explained')).toEqual(bothTold.map(told => ({ type: 'explained', ...told })))
    expect(table.state.open.asked.map(list => list.map(({ question }) => question))).toEqual([['H'], ['arc:1-6']])
  })
  test('when both have guessed, also before a tie-breaker', () => {
    const table = asked()
    toGuessing(table)
    table.seat(0).guesses('S3')
    table.seat(1).guesses('H3')
    expect(table.state.outcome).toBeNull()
    expect(table.heard('explained')).toEqual(bothTold.map(told => ({ type: 'explained', ...told })))
  })
  test('but not for somebody who asked nothing', () => {
    const table = cryptic()
    table.seat(1).names('H3')
    expect(table.heard('explained')).toEqual([])
  })
})
