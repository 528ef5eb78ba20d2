// Tests the deal: the true Singles, the herrings, the Completes, and what everybody knows about it.
import { describe, expect, test } from 'vitest'
import {
  seatsClockwise,
  defaultOptions,
  diceFromSeed,
  storyHeardBy,
  startGame,
} from '../../../../shared/engine/index.ts'
import {
  traitsOfCompleteCard,
  hasTrait,
  COMPLETE_CARDS,
  familyOfTrait,
  TRAIT_FAMILIES,
  TRAITS,
  traitsOfFamily,
} from '../../../../shared/games/communal-deduction/cards.ts'
import { dealCards } from '../../../../shared/games/communal-deduction/rules/deal.ts'
import type { Communal } from '../../../../shared/games/communal-deduction/kinds.ts'
import { communal } from '../../../../shared/games/communal-deduction/rules.ts'

const deals = (evidence: Communal['options']['evidence'], count = 300) =>
  seatsClockwise(count).map(i => dealCards(diceFromSeed(`deal ${i}`), { evidence }))
const begin = (seats: number, seed = 'deal') =>
  startGame(communal, { seats, options: defaultOptions<Communal>(communal), seed, first: null })

describe('the cards', () => {
  test('nine characteristics in three families', () => {
    expect(TRAITS).toHaveLength(9)
    for (const family of TRAIT_FAMILIES)
      for (const mark of traitsOfFamily(family)) expect(familyOfTrait(mark)).toBe(family)
  })
  test('27 Completes, one for each combination; each characteristic is on nine', () => {
    expect(new Set(COMPLETE_CARDS).size).toBe(27)
    for (const mark of TRAITS) expect(COMPLETE_CARDS.filter(card => hasTrait(card, mark))).toHaveLength(9)
    for (const card of COMPLETE_CARDS) expect(traitsOfCompleteCard(card).map(familyOfTrait)).toEqual(TRAIT_FAMILIES)
  })
})

describe('the deal', () => {
  test('gives every hand three Singles, at least one of them true', () => {
    for (const { hidden, hands } of deals('all twelve'))
      for (const { singles } of hands) {
        expect(singles).toHaveLength(3)
        expect(singles.some(mark => hasTrait(hidden, mark))).toBe(true)
      }
  })
  test('all twelve true Singles and fifteen herrings are in the hands, nine herrings in the deck', () => {
    for (const { hidden, hands, clues } of deals('all twelve')) {
      const singles = hands.flatMap(hand => hand.singles)
      expect(singles.filter(mark => hasTrait(hidden, mark))).toHaveLength(12)
      expect(singles.filter(mark => !hasTrait(hidden, mark))).toHaveLength(15)
      expect(clues).toHaveLength(9)
      expect(clues.some(mark => hasTrait(hidden, mark))).toBe(false)
      for (const mark of TRAITS) expect([...singles, ...clues].filter(one => one === mark)).toHaveLength(4)
    }
  })
  test('gives every hand two Completes, none of them the hidden one; eight stay out of play', () => {
    for (const { hidden, hands } of deals('all twelve')) {
      const held = hands.flatMap(({ completes }) => completes)
      expect(new Set(held).size).toBe(18)
      expect(held).not.toContain(hidden)
      for (const { completes } of hands) expect(completes).toHaveLength(2)
    }
  })
  test('the three true Singles that remain go to one, two or three hands, never to a full one', () => {
    const kinds = new Set(
      deals('all twelve').map(({ hidden, hands }) =>
        hands
          .map(({ singles }) => singles.filter(mark => hasTrait(hidden, mark)).length - 1)
          .filter(Boolean)
          .sort()
          .join(),
      ),
    )
    expect(kinds).toEqual(new Set(['1,1,1', '1,2']))
  })
  test('a hand is sorted: the order of dealing would tell which Singles are true', () => {
    for (const { hands } of deals('all twelve', 50))
      for (const { singles, completes } of hands) {
        expect(singles.map(mark => TRAITS.indexOf(mark))).toEqual(
          singles.map(mark => TRAITS.indexOf(mark)).sort((a, b) => a - b),
        )
        expect(completes.map(card => COMPLETE_CARDS.indexOf(card))).toEqual(
          completes.map(card => COMPLETE_CARDS.indexOf(card)).sort((a, b) => a - b),
        )
      }
  })
  test('every Complete may be the hidden one', () => {
    expect(new Set(deals('all twelve', 600).map(({ hidden }) => hidden)).size).toBe(27)
  })
})

describe('coin flips', () => {
  const flipped = deals('coin flips', 400)
  const trueOnes = flipped.map(
    ({ hidden, hands }) => hands.flatMap(({ singles }) => singles).filter(mark => hasTrait(hidden, mark)).length,
  )
  test('leave nine to twelve true Singles in the hands, as often as coins say', () => {
    const counts = [9, 10, 11, 12].map(count => trueOnes.filter(one => one === count).length)
    expect(counts.reduce((sum, one) => sum + one)).toBe(400)
    expect(counts[0]! + counts[3]!).toBeGreaterThan(60) // 1/8 each
    expect(counts[0]! + counts[3]!).toBeLessThan(140)
    for (const count of counts) expect(count).toBeGreaterThan(20)
  })
  test('hands still get three Singles each, and the clue deck has the rest', () => {
    for (const [i, { hands, clues, hidden }] of flipped.entries()) {
      for (const { singles } of hands) expect(singles).toHaveLength(3)
      expect(clues).toHaveLength(trueOnes[i]! - 3)
      expect(clues.some(mark => hasTrait(hidden, mark))).toBe(false)
    }
  })
  test('nobody learns how many were set aside', () => {
    const state = startGame(communal, {
      seats: 3,
      options: { ...defaultOptions<Communal>(communal), evidence: 'coin flips' },
      seed: 'aside',
      first: null,
    })
    for (const viewer of [null, 0, 1, 2])
      expect(storyHeardBy(state, viewer).filter(({ type }) => type !== 'received')).toEqual([
        { type: 'dealt', spare: 6 },
      ])
    expect(JSON.stringify(state.open)).not.toContain(String(state.sealed.clues.length))
  })
})

describe('the hands', () => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9])('%i players get one each, the others are spare and face down', seats => {
    const { open, own, sealed } = begin(seats)
    expect(own.map(({ hands }) => hands.map(({ no }) => no))).toEqual(seatsClockwise(seats).map(seat => [seat]))
    expect(sealed.spare).toHaveLength(9 - seats)
    expect(open.holders).toEqual(seatsClockwise(9).map(no => (no < seats ? no : null)))
  })
  test('is for two to nine', () => {
    for (const seats of [1, 10]) expect(() => begin(seats)).toThrow(RangeError)
  })
  test('each player sees their own hand, and nobody else does', () => {
    const state = begin(3)
    for (const seat of seatsClockwise(3)) {
      const received = storyHeardBy(state, seat).filter(({ type }) => type === 'received')
      expect(received).toEqual([
        {
          type: 'received',
          by: seat,
          hand: seat,
          singles: state.own[seat]!.hands[0]!.singles,
          completes: state.own[seat]!.hands[0]!.completes,
        },
      ])
    }
    expect(storyHeardBy(state, null)).toEqual([{ type: 'dealt', spare: 6 }])
  })
})
