// Tests the computer player of Missing Persons: sensible, truthful, and never stuck.
import { describe, expect, test } from 'vitest'
import {
  diceFromSeed,
  type SkillLevel,
  seatView,
  startGame,
  tableView,
  type Dice,
  type LogEntry,
} from '../../../../shared/engine/index.ts'
import { mind } from '../../../../shared/games/missing-persons/mind.ts'
import { PERSONS, type Card } from '../../../../shared/games/missing-persons/cards.ts'
import { directNotebookFacts } from '../../../../shared/games/missing-persons/reasoning/notes.ts'
import { phraseBookWordings, plainWording } from '../../../../shared/games/missing-persons/rules/phrases/phrases.ts'
import { isTrueOfCard, ALL_QUESTIONS } from '../../../../shared/games/missing-persons/rules/questions.ts'
import { missingPersons } from '../../../../shared/games/missing-persons/rules.ts'
import { randomOptions } from '../../../kit/gameLaws/index.ts'
import {
  weightChancesByHabits,
  habitsFromHiddenPersons,
} from '../../../../shared/games/missing-persons/players/hidingHabits.ts'
import { cardsOf, dealt, HEARTS, toGuessing, type PersonsTable } from '../table.ts'
import type { MissingPersons } from '../../../../shared/games/missing-persons/kinds.ts'
import { computerMove, countRight, playToEnd, winsAgainstRandom } from '../../../kit/playing.ts'

const subject = { game: missingPersons, mind }

/** Seat 0 has seen all cards except these. */
function leaves(table: PersonsTable, ...cards: Card[]): void {
  const unseen = directNotebookFacts(table.seat(0).view).left.filter(card => !cards.includes(card))
  table.state.story.push({ line: { type: 'got', by: 0, cards: [...unseen, 'X', 'X'] }, to: [0] })
}

describe('the computer player', () => {
  test('hides any card, with no readable habit', () => {
    const table = dealt({ hides: '' })
    const moves = new Set(Array.from({ length: 60 }, (_, i) => JSON.stringify(table.seat(0).computer(`hide ${i}`))))
    expect(moves.size).toBeGreaterThan(25)
    for (const seat of [0, 1]) table.seat(seat).hides('S12')
    for (let i = 0; i < 120; i++)
      expect(table.seat(0).computer(`again ${i}`)).not.toEqual({ type: 'hide', card: 'S12' })
  })
  test('waits when the table does not wait for it', () => {
    const table = dealt()
    expect(table.seat(1).computer()).toBeNull()
    toGuessing(table)
    table.seat(0).guesses('S3')
    expect(table.seat(0).computer()).toBeNull()
    table.seat(1).guesses('H3')
    expect(table.seat(0).computer()).toBeNull()
    expect(table.seat(1).computer()).toEqual({ type: 'deal' })
  })
  test('asks what splits its suspects about evenly, with Yes worth more', () => {
    const table = dealt()
    const { left } = directNotebookFacts(table.seat(0).view)
    for (let i = 0; i < 20; i++) {
      const move = table.seat(0).computer(`ask ${i}`)!
      expect(move.type).toBe('ask')
      if (move.type !== 'ask') continue
      const share = left.filter(card => isTrueOfCard(move.question, card)).length / left.length
      expect(share).toBeGreaterThan(0.45)
      expect(share).toBeLessThan(0.75)
    }
  })
  test('names when it is certain, in its own turn and in the other’s', () => {
    const table = dealt()
    leaves(table, 'S3')
    expect(table.seat(0).computer()).toEqual({ type: 'name', card: 'S3' })
    const waiting = dealt({ first: 1 })
    leaves(waiting, 'S3')
    expect(waiting.seat(0).computer()).toEqual({ type: 'name', card: 'S3' })
  })
  test('does not name one of two but asks what separates them', () => {
    const table = dealt()
    leaves(table, 'S3', 'D9')
    const move = table.seat(0).computer()!
    expect(move.type).toBe('ask')
    if (move.type === 'ask') expect(isTrueOfCard(move.question, 'S3')).not.toBe(isTrueOfCard(move.question, 'D9'))
  })
  test('names one of few in the other’s turn if it is as good as named itself', () => {
    const table = dealt({ first: 1, draw: 'single' })
    leaves(table, 'S3', 'D9')
    expect(table.seat(0).computer()).toBeNull()
    for (const question of ['H', 'arc:1-6', 'arc:2-5', 'arc:2-3', 'arc:3-4'] as const) {
      table.seat(1).asks(question)
      table.seat(1).lays(0)
    }
    expect(table.seat(0).computer()).toMatchObject({ type: 'name' })
  })
  test('words its cryptic questions from the phrase book', () => {
    const table = dealt({ questions: 'cryptic' })
    const move = table.seat(0).computer()!
    expect(move.type).toBe('askCryptically')
    if (move.type === 'askCryptically') expect(phraseBookWordings(move.question, 'en')).toContain(move.wording)
  })
  test('answers every wording of the phrase book truthfully', () => {
    for (const question of ALL_QUESTIONS)
      for (const wording of phraseBookWordings(question, 'en')) {
        const table = dealt({ questions: 'cryptic' })
        table.seat(0).riddles(question, wording)
        expect(table.seat(1).computer()).toEqual({ type: 'answer', yes: isTrueOfCard(question, 'S3') })
      }
  })
  test('says No to words it does not understand, and the truth once it knows their meaning', () => {
    const table = dealt({ questions: 'cryptic' })
    table.seat(0).riddles('S', 'Soil?')
    expect(table.seat(1).computer()).toEqual({ type: 'answer', yes: false })
    table.seat(1).answers(false)
    expect(table.seat(1).computer()).toEqual({ type: 'answer', yes: true })
  })
  test('asks free questions in plain words, and answers those it understands', () => {
    const table = dealt({ questions: 'free' })
    const move = table.seat(0).computer()!
    expect(ALL_QUESTIONS.map(question => plainWording(question, 'en'))).toContain(
      (move as { wording?: string }).wording,
    )
    table.seat(0).asksFreely('a spade?')
    expect(table.seat(1).computer()).toEqual({ type: 'answer', yes: true })
  })
  test('turns by hand exactly what does not fit its question', () => {
    const table = dealt({
      questions: 'free',
      lines: [
        'S1 H1 S4 H4 S5 H5 D6 C6 D7 C7',
        HEARTS.replace('H1 ', 'H12 ').replace('H4 ', 'H13 ').replace('H5 ', 'D1 '),
      ],
      draws: '',
    })
    table.seat(0).asksFreely('Is your card a spade?')
    table.seat(1).answers(true)
    for (;;) {
      const move = table.seat(0).computer()!
      if (move.type === 'done') break
      table.seat(0).does(move)
    }
    expect(table.seat(0).lineup).toBe('S1 # S4 # S5 # # # # #')
  })
  test('continues when answers by hand contradict each other', () => {
    const table = dealt({ questions: 'free' })
    table.state.open.asked[0] = ['red', 'black'].map(colour => ({
      question: null,
      wording: `Is your card ${colour}?`,
      yes: true,
    }))
    expect(table.seat(0).computer()).toMatchObject({ type: 'askFreely' })
  })
  test('places a card onto a face-down place', () => {
    const table = dealt({
      draw: 'single',
      lines: ['S1 H1 S4 S5 S6 S7 S8 S9 S10 S11', 'C1 C2 C3 C4 C5 C6 C7 C8 C9 C10'],
      draws: '',
    })
    table.seat(0).asks('S')
    expect(table.seat(0).computer()).toEqual({ type: 'lay', place: 1 })
  })
  test('guesses the suspect in the middle of those it has left', () => {
    const table = dealt()
    leaves(table, ...cardsOf('S3 C8 C9 S13'))
    toGuessing(table)
    for (let i = 0; i < 10; i++)
      expect(cardsOf('C8 C9')).toContain((table.seat(0).computer(`${i}`) as { card: Card }).card)
  })
})

describe('with all options', () => {
  test('its moves are legal, games of computer players end, and they name rightly', () => {
    const lines = Array.from({ length: 60 }, (_, i) => {
      const seed = `computers ${i}`
      const luck = diceFromSeed(seed)
      const options = randomOptions(missingPersons, luck)
      const state = startGame(missingPersons, { seats: 2, options, seed, first: null })
      return playToEnd(missingPersons, state, { seed, next: () => computerMove(subject, state, { luck }) }).story
    }).flat()
    const { right, wrong } = countRight(lines.flatMap(({ line }) => (line.type === 'named' ? [line] : [])))
    expect(right).toBeGreaterThan(30)
    expect(wrong).toBeLessThan(right / 10)
  })
  test('it beats random play', () => {
    const options = (luck: Dice) => ({ ...randomOptions(missingPersons, luck), questions: 'plain' as const })
    expect(winsAgainstRandom(subject, { options })).toBeGreaterThan(26)
  })
})

describe('every level', () => {
  test.each(['easy', 'sharp'] as const)('%s makes offered moves through every option, and its games end', level => {
    for (let i = 0; i < GAMES[level]; i++) {
      const seed = `${level} ${i}`
      const luck = diceFromSeed(seed)
      const state = startGame(missingPersons, { seats: 2, options: randomOptions(missingPersons, luck), seed, first: null }) // prettier-ignore
      const next = (): LogEntry<MissingPersons> => {
        const toMove = missingPersons.toMove(tableView(state))[0]!
        const waiting = mind.chooseMove(seatView(state, 1 - toMove), level, luck)
        return waiting && luck.below(2) === 0
          ? [1 - toMove, waiting]
          : [toMove, mind.chooseMove(seatView(state, toMove), level, luck)!]
      }
      playToEnd(missingPersons, state, { seed, next })
    }
  })
  test('the sharp one guesses its own card if that is closest to all that are left', () => {
    const table = dealt({ hides: 'D3 D4' })
    leaves(table, ...cardsOf('D2 D4'))
    toGuessing(table)
    const guessed = new Set(
      Array.from({ length: 40 }, (_, i) => table.seat(0).computer(`${i}`, 'sharp')!).map(move =>
        move.type === 'guess' ? move.card : null,
      ),
    )
    for (const card of PERSONS) expect(table.seat(0).may({ type: 'guess', card })).toBe(true)
    for (const card of guessed) expect(['D2', 'D3', 'D4']).toContain(card)
  })
  /** How often each person is hidden, in so many games. */
  function hiddenBy(level: SkillLevel, times: number): Map<Card, number> {
    const { view } = dealt({ hides: '' }).seat(0)
    const luck = diceFromSeed('hides')
    const hidden = new Map<Card, number>(PERSONS.map(card => [card, 0]))
    for (let i = 0; i < times; i++) {
      const move = mind.chooseMove(view, level, luck)
      if (move?.type === 'hide') hidden.set(move.card, hidden.get(move.card)! + 1)
    }
    return hidden
  }
  const spread = (counts: readonly number[]) => {
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
    return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
  }
  test.each(['easy', 'normal'] as const)('the %s one hides all 53 persons equally often, the joker too', level => {
    const hidden = hiddenBy(level, 5300)
    expect(hidden.size).toBe(53)
    expect(spread([...hidden.values()])).toBeLessThan(89.3) // one in a thousand is above, with 52 degrees of freedom
  })
  test('the sharp one hides the joker more often than others, seldom enough not to be counted on', () => {
    const hidden = hiddenBy('sharp', 5300)
    const jokers = hidden.get('X')!
    expect(jokers / 5300).toBeGreaterThan(0.05)
    expect(jokers / 5300).toBeLessThan(0.15)
    hidden.delete('X')
    expect(spread([...hidden.values()])).toBeLessThan(87.9) // 51 degrees of freedom
  })
  test('the sharp one takes a joker to be likelier than any other person', () => {
    const before = weightChancesByHabits({ X: 0.5, S3: 0.25, S13: 0.25 })
    expect(before.X! / before.S3!).toBeGreaterThan(3)
    expect(before.X! + before.S3! + before.S13!).toBeCloseTo(1, 12)
  })
  test('the sharp one expects again whom the other hid in earlier games of the evening', () => {
    const chances = { X: 0.25, S3: 0.25, S13: 0.25, H13: 0.25 }
    const after = (...hidden: Card[]) => weightChancesByHabits(chances, habitsFromHiddenPersons(hidden))
    for (const kind of ['X', 'S3', 'S13'] as const) {
      const shares = [after(), after(kind), after(kind, kind, kind, kind)].map(expected => expected[kind]!)
      expect(shares).toEqual([...shares].sort((one, other) => one - other))
    }
    expect(after().X).toBeCloseTo(weightChancesByHabits(chances).X!, 12)
    const table = dealt()
    leaves(table, ...cardsOf('S3 S13'))
    toGuessing(table)
    const guess = (...hidden: Card[]) =>
      mind.chooseMove(table.seat(0).view, 'sharp', diceFromSeed('again'), [[], hidden])
    expect(guess(...cardsOf('H12 C13 D11 H13'))).toEqual({ type: 'guess', card: 'S13' })
    expect(guess(...cardsOf('H4 C5 D6 S7'))).toEqual({ type: 'guess', card: 'S3' })
  })
  test('the sharp one names when it is certain', () => {
    const table = dealt()
    leaves(table, 'S3')
    expect(mind.chooseMove(table.seat(0).view, 'sharp', diceFromSeed('certain'))).toEqual({ type: 'name', card: 'S3' })
  })
  test('the sharp one begins with a question that is likelier Yes than No', () => {
    const table = dealt()
    const { left } = directNotebookFacts(table.seat(0).view)
    const move = mind.chooseMove(table.seat(0).view, 'sharp', diceFromSeed('likely'))!
    expect(move.type).toBe('ask')
    if (move.type === 'ask')
      expect(left.filter(card => isTrueOfCard(move.question, card)).length / left.length).toBeGreaterThan(0.5)
  })
})

const GAMES = { easy: 40, sharp: 6 } as const
