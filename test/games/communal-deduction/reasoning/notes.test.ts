// Tests the notebook's facts: only what a seat sees and was told directly, and never anything false.
import { describe, expect, test } from 'vitest'
import {
  seatsClockwise,
  defaultOptions,
  diceFromSeed,
  storyHeardBy,
  applyMoveUnchecked,
  seatView,
  startGame,
  randomMove,
} from '../../../../shared/engine/index.ts'
import { trueValueForHand } from '../../../../shared/games/communal-deduction/rules/topics.ts'
import {
  hasTrait,
  COMPLETE_CARDS,
  TRAIT_FAMILIES,
  TRAITS,
  type CompleteCard,
  type Trait,
} from '../../../../shared/games/communal-deduction/cards.ts'
import { cardSetWhere } from '../../../../shared/games/communal-deduction/rules/claims.ts'
import type { Communal } from '../../../../shared/games/communal-deduction/kinds.ts'
import { directNotebookFacts } from '../../../../shared/games/communal-deduction/reasoning/notes.ts'
import { communal } from '../../../../shared/games/communal-deduction/rules.ts'
import {
  isTraitDisputed,
  doFreeClaimsExcludeAll,
} from '../../../../shared/games/communal-deduction/rules/freeClaims.ts'
import { dealt, THREE_REDS, type CommunalTable } from '../table.ts'

const sheet = (table: CommunalTable, reader: number) => directNotebookFacts(table.seat(reader).view)
const markOf = (table: CommunalTable, reader: number, trait: Trait) =>
  sheet(table, reader).marks.find(note => note.trait === trait)!
const cardOf = (table: CommunalTable, reader: number, card: CompleteCard) =>
  sheet(table, reader).cards.find(note => note.card === card)!
const red = TRAITS.indexOf('red')

describe('the notebook', () => {
  test('has nine characteristics, 27 Completes and nine hands', () => {
    const { marks, cards, hands } = sheet(dealt({ seats: 3 }), 0)
    expect(marks.map(({ trait }) => trait)).toEqual(TRAITS)
    expect(cards.map(({ card }) => card)).toEqual(COMPLETE_CARDS)
    expect(hands.map(({ no, holder }) => [no, holder])).toEqual(seatsClockwise(9).map(no => [no, no < 3 ? no : null]))
  })
  test('knows one’s own hand, and nothing of the others', () => {
    const { hands, marks, cards } = sheet(dealt({ seats: 3 }), 0)
    expect(hands[0]).toMatchObject({ why: 'seen', has: ['filled-red-circle', 'filled-red-square'] })
    expect(hands[0]!.singles[red]).toEqual({ fewest: 1, most: 1 })
    expect(hands[0]!.families).toEqual([
      { fewest: 0, most: 0 },
      { fewest: 2, most: 2 },
      { fewest: 1, most: 1 },
    ])
    expect(hands[0]!.completes[red]).toEqual({ fewest: 2, most: 2 })
    expect(hands[1]).toMatchObject({ why: null, has: [], hasNot: [] })
    expect(hands[1]!.singles[red]).toEqual({ fewest: 0, most: 3 })
    expect(marks.every(({ is }) => is === 'possible')).toBe(true)
    expect(cards.filter(({ isExcluded }) => isExcluded)).toEqual([
      { card: 'filled-red-circle', isExcluded: true, why: 'seen' },
      { card: 'filled-red-square', isExcluded: true, why: 'seen' },
    ])
  })
  test('records statements and answers: a number, at least one, none', () => {
    const table = dealt({ seats: 3 })
    table.seat(0).states('singles red')
    table.seat(1).states('singles hollow')
    table.seat(2).states('filled-green-square')
    table.seat(0).asks(1, 'singles red', 'any')
    table.seat(1).asks(2, 'singles colour', 'any')
    table.seat(2).asks(1, 'completes filled', 'any')
    const { hands } = sheet(table, 0)
    expect(hands[1]!.why).toBe('said')
    expect(hands[1]!.singles[TRAITS.indexOf('hollow')]).toEqual({ fewest: 2, most: 2 })
    expect(hands[1]!.singles[red]).toEqual({ fewest: 0, most: 0 })
    expect(hands[1]!.completes[0]).toEqual({ fewest: 1, most: 2 })
    expect(hands[2]!.families[1]).toEqual({ fewest: 0, most: 0 })
    for (const colour of ['red', 'green', 'blue'] as const)
      expect(hands[2]!.singles[TRAITS.indexOf(colour)], `no colours, so no ${colour}`).toEqual({ fewest: 0, most: 0 })
    expect(hands[2]!.has).toEqual(['filled-green-square'])
    expect(cardOf(table, 0, 'filled-green-square')).toEqual({
      card: 'filled-green-square',
      isExcluded: true,
      why: 'said',
    })
  })
  test('knows a spare hand once it is taken', () => {
    const table = dealt({ seats: 8 }).talks()
    expect(sheet(table, 0).hands[8]).toMatchObject({ holder: 0, why: 'seen' })
    expect(sheet(table, 1).hands[8]).toMatchObject({ holder: 0, why: null })
  })
  test('crosses out what a clue shows, among characteristics and cards', () => {
    const table = dealt({ seats: 2, deck: 'blue square filled' }).talks()
    for (const seat of [0, 1]) table.seat(seat).isFor('clue')
    expect(markOf(table, 0, 'blue')).toEqual({ trait: 'blue', is: 'impossible', why: 'clue', words: [] })
    expect(cardOf(table, 0, 'hollow-blue-triangle')).toEqual({
      card: 'hollow-blue-triangle',
      isExcluded: true,
      why: 'clue',
    })
  })
  test('the one that is left of three is certain', () => {
    const { view } = dealt({ seats: 2 }).talks().seat(0)
    const { marks } = directNotebookFacts({ ...view, open: { ...view.open, claims: ['not hollow', 'not filled'] } })
    expect(marks.filter(({ is }) => is !== 'possible')).toEqual([
      { trait: 'filled', is: 'impossible', why: 'claim', words: [] },
      { trait: 'partial', is: 'certain', why: 'claim', words: [] },
      { trait: 'hollow', is: 'impossible', why: 'claim', words: [] },
    ])
  })
  test('a free claim is no fact: it shows only who claimed what', () => {
    const table = dealt({ claims: 'free' }).talks()
    table.seat(0).claims('red')
    table.seat(2).claims('if hollow circle')
    table.seat(2).claims('not square')
    const word = (trait: Trait) => markOf(table, 1, trait)
    expect(word('red')).toEqual({ trait: 'red', is: 'possible', why: null, words: [{ by: 0, is: true }] })
    expect(word('blue')).toEqual({ trait: 'blue', is: 'possible', why: null, words: [{ by: 0, is: false }] })
    expect(word('square').words).toEqual([{ by: 2, is: false }])
    expect([word('circle').words, word('hollow').words]).toEqual([[], []])
    expect(sheet(table, 1).cards.filter(({ isExcluded, why }) => isExcluded && why === 'claim')).toEqual([])
    table.seat(3).claims('hollow-red-circle')
    expect(word('triangle').words).toEqual([{ by: 3, is: false }])
    expect(word('red').words).toEqual([
      { by: 0, is: true },
      { by: 3, is: true },
    ])
  })
  test('shows claims that contradict each other or known facts', () => {
    const disputed = (table: CommunalTable, trait: Trait) =>
      isTraitDisputed(markOf(table, 1, trait).words, markOf(table, 1, trait).is)
    const table = dealt({ claims: 'free', deck: 'blue square filled' }).talks()
    const may = () => cardSetWhere(card => !cardOf(table, 1, card).isExcluded)
    table.seat(0).claims('red')
    expect([disputed(table, 'red'), doFreeClaimsExcludeAll(table.seat(1).view, may())]).toEqual([false, false])
    table.seat(2).claims('green')
    expect(TRAITS.filter(trait => disputed(table, trait))).toEqual(['red', 'green'])
    expect(doFreeClaimsExcludeAll(table.seat(1).view, may())).toBe(true)
    const clued = dealt({ claims: 'free', deck: 'blue square filled' }).talks()
    clued.seat(0).claims('blue')
    for (let seat = 0; seat < 5; seat++) clued.seat(seat).isFor('clue')
    expect(markOf(clued, 1, 'blue')).toMatchObject({ is: 'impossible', why: 'clue' })
    expect(disputed(clued, 'blue')).toBe(true)
  })
  test('accepts checked claims: a characteristic and its family', () => {
    const table = dealt({ hands: THREE_REDS }).talks()
    table.seat(0).claims('red')
    expect(markOf(table, 1, 'red')).toEqual({ trait: 'red', is: 'certain', why: 'claim', words: [] })
    expect(markOf(table, 1, 'blue')).toEqual({ trait: 'blue', is: 'impossible', why: 'claim', words: [] })
    expect(cardOf(table, 1, 'hollow-blue-square')).toEqual({
      card: 'hollow-blue-square',
      isExcluded: true,
      why: 'claim',
    })
  })
  test('crosses out the cards that a checked if–then rules out, and no characteristic', () => {
    const table = dealt({ hands: THREE_REDS }).talks()
    const before = sheet(table, 1)
    const possible = ({ cards }: typeof before) => cards.filter(({ isExcluded }) => !isExcluded).map(({ card }) => card)
    table.seat(0).claims('if hollow red')
    const refuted = possible(before).filter(card => hasTrait(card, 'hollow') && !hasTrait(card, 'red'))
    expect(refuted.length).toBeGreaterThan(0)
    expect(possible(sheet(table, 1))).toEqual(possible(before).filter(card => !refuted.includes(card)))
    expect(refuted.map(card => cardOf(table, 1, card).why)).toEqual(refuted.map(() => 'claim'))
    expect(markOf(table, 1, 'hollow').is).toBe('possible')
  })
  test('does not reason: three equal Singles are not marked yet', () => {
    const table = dealt({
      hands: [
        'red red red | filled-red-circle filled-red-square',
        ...seatsClockwise(8).map(() => 'hollow green blue | filled-blue-circle filled-blue-square'),
      ],
    })
    expect(markOf(table, 0, 'red').is).toBe('possible')
  })
  test('knows everything once all is revealed', () => {
    const table = dealt({ seats: 2 }).talks()
    for (const seat of [0, 1]) table.seat(seat).isFor('hollow-red-circle')
    const { marks, cards, hands } = sheet(table, 1)
    expect(marks.filter(({ is }) => is === 'certain').map(({ trait }) => trait)).toEqual(['hollow', 'red', 'circle'])
    expect(marks.some(({ is }) => is === 'possible')).toBe(false)
    expect(cards.filter(({ isExcluded }) => !isExcluded).map(({ card }) => card)).toEqual(['hollow-red-circle'])
    expect(hands.every(({ why }) => why === 'seen')).toBe(true)
  })
  test('depends on public state and the seat’s own drawer', () => {
    const state = startGame(communal, {
      seats: 4,
      options: defaultOptions<Communal>(communal),
      seed: 'same',
      first: null,
    })
    for (let i = 0; i < 20; i++)
      applyMoveUnchecked(communal, state, ...randomMove(communal, state, diceFromSeed(`same ${i}`))!)
    expect(
      directNotebookFacts({
        open: state.open,
        own: state.own[2]!,
        options: state.options,
        story: storyHeardBy(state, 2),
      }),
    ).toEqual(directNotebookFacts(seatView(state, 2)))
    expect(storyHeardBy(state, 2).length).toBeGreaterThan(0)
  })
  test('never has a false mark, whatever is played', () => {
    const wrong: string[] = []
    let marks = 0
    for (let i = 0; i < 30; i++) {
      const chance = diceFromSeed(`notes ${i}`)
      const state = startGame(communal, {
        seats: 2 + (i % 8),
        options: { ...defaultOptions<Communal>(communal), evidence: communal.options.evidence[i % 2]! },
        seed: `notes ${i}`,
        first: null,
      })
      const all = [...state.own.flatMap(({ hands }) => hands), ...state.sealed.spare].sort((a, b) => a.no - b.no)
      const { hidden } = state.sealed
      while (!state.outcome) {
        applyMoveUnchecked(communal, state, ...randomMove(communal, state, chance)!)
        const view = seatView(state, chance.below(state.seats))
        const notes = directNotebookFacts(view)
        for (const { trait, is } of notes.marks)
          if (is !== 'possible' && (marks++, (is === 'certain') !== hasTrait(hidden, trait)))
            wrong.push(`${i} ${trait} ${is}`)
        for (const { card, isExcluded } of notes.cards)
          if (isExcluded && (marks++, card === hidden)) wrong.push(`${i} ${card}`)
        for (const { no, singles, families, completes, has, hasNot } of notes.hands) {
          const hand = all[no]!
          for (const [nth, trait] of TRAITS.entries()) {
            const [ofSingles, ofCompletes] = [
              Number(trueValueForHand(hand, `singles ${trait}`)),
              Number(trueValueForHand(hand, `completes ${trait}`)),
            ]
            if (ofSingles < singles[nth]!.fewest || ofSingles > singles[nth]!.most)
              wrong.push(`${i} hand ${no} singles ${trait}`)
            if (ofCompletes < completes[nth]!.fewest || ofCompletes > completes[nth]!.most)
              wrong.push(`${i} hand ${no} completes ${trait}`)
          }
          for (const [f, family] of TRAIT_FAMILIES.entries()) {
            const count = Number(trueValueForHand(hand, `singles ${family}`))
            if (count < families[f]!.fewest || count > families[f]!.most) wrong.push(`${i} hand ${no} ${family}`)
          }
          if (!has.every(card => hand.completes.includes(card)) || hasNot.some(card => hand.completes.includes(card)))
            wrong.push(`${i} hand ${no} cards`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(marks).toBeGreaterThan(1000)
  })
})
