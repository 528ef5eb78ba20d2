// Tests the deductions behind checked claims: every example of the rules page under any renaming of characteristics;
// against brute force on small packs and late real positions; and the hidden card is never excluded.
import { describe, expect, test } from 'vitest'
import {
  seatsClockwise,
  defaultOptions,
  diceFromSeed,
  applyMoveUnchecked,
  seatView,
  startGame,
  randomMove,
  tableView,
  type Dice,
} from '../../../../shared/engine/index.ts'
import { mind } from '../../../../shared/games/communal-deduction/mind.ts'
import {
  COMPLETE_CARDS,
  TRAIT_FAMILIES,
  TRAITS,
  traitsOfFamily,
  type CompleteCard,
  type Trait,
} from '../../../../shared/games/communal-deduction/cards.ts'
import {
  SET_OF_ALL_CARDS,
  cardsInSet,
  ALL_CLAIMS,
  cardsMatchingClaim,
  cardsMatchingClaims,
} from '../../../../shared/games/communal-deduction/rules/claims.ts'
import { collectEvidence } from '../../../../shared/games/communal-deduction/reasoning/evidence.ts'
import type { HandTopic, AnsweredQuestion, Claim, Communal } from '../../../../shared/games/communal-deduction/kinds.ts'
import {
  HiddenCardReasoning,
  cachedHiddenCardReasoning,
} from '../../../../shared/games/communal-deduction/reasoning/hiddenCardReasoning.ts'
import { communal } from '../../../../shared/games/communal-deduction/rules.ts'
import { possible } from '../plain.ts'
import { packs, smallDeal } from '../small.ts'
import { handOf } from '../table.ts'
import { effort } from '../../../kit/effort.ts'

/** What a player knows: their hand, the others' statements, clues and claims. */
interface Knowing {
  readonly hand?: string
  readonly heard?: readonly (readonly [of: number, about: HandTopic, truth: number | boolean])[]
  readonly clues?: readonly Trait[]
  readonly claims?: readonly Claim[]
  readonly evidence?: Communal['options']['evidence']
}

/** A hand that says nothing about the examples. */
const DULL = 'filled hollow green | partial-green-circle hollow-green-square'

/** Renames characteristics: families among each other, and values within each. */
type Renaming = (name: string) => string

const asItIs: Renaming = name => name

function renaming(chance: Dice): Renaming {
  const families = chance.shuffle(TRAIT_FAMILIES)
  const marks = new Map(
    TRAIT_FAMILIES.flatMap((family, i) =>
      chance.shuffle(traitsOfFamily(families[i]!)).map((mark, j) => [traitsOfFamily(family)[j]!, mark] as const),
    ),
  )
  const word = (name: string): string => {
    if (name.includes('-')) {
      const borne = name.split('-').map(mark => marks.get(mark as Trait)!)
      return borne.sort((a, b) => TRAITS.indexOf(a) - TRAITS.indexOf(b)).join('-')
    }
    const family = TRAIT_FAMILIES.indexOf(name as never)
    return family >= 0 ? families[family]! : (marks.get(name as Trait) ?? name)
  }
  return name => name.split(' ').map(word).join(' ')
}

const renamings: readonly Renaming[] = [asItIs, ...seatsClockwise(30).map(i => renaming(diceFromSeed(`renaming ${i}`)))]

function follows(
  { hand = DULL, heard = [], clues = [], claims = [], evidence = 'all twelve' }: Knowing,
  claim: Claim,
  renamed: Renaming,
): boolean {
  const asked = heard.map(([of, about, truth]): AnsweredQuestion => ({
    of,
    about: renamed(about) as HandTopic,
    question: truth === true ? 'any' : 'many',
    truth,
  }))
  const open = {
    stated: seatsClockwise(9).map(() => null),
    asked,
    turned: clues.map(renamed) as Trait[],
    exhausted: false,
  }
  const claimed = cardsMatchingClaims(claims.map(one => renamed(one) as Claim))
  return cachedHiddenCardReasoning(open, [handOf(renamed(hand))], { evidence }).mustBeIn(
    cardsMatchingClaim(renamed(claim) as Claim),
    claimed,
  )
}

const each = (seats: readonly number[], about: HandTopic, truth: number) =>
  seats.map(seat => [seat, about, truth] as const)
const others = [1, 2, 3, 4, 5, 6, 7, 8] as const

// For each example: what is known, what follows, and slightly less from which it does not follow.
const examples: Readonly<Record<string, { readonly knows: Knowing; readonly so: Claim; readonly less: Knowing }>> = {
  'A. three equal Singles in a hand: the hidden card bears that': {
    knows: { hand: 'red red red | partial-green-circle hollow-green-square' },
    so: 'red',
    less: { hand: 'red red green | partial-green-circle hollow-green-square' },
  },
  'B. all nine Blue Completes are accounted for: it is not Blue': {
    knows: {
      hand: 'filled hollow green | partial-blue-circle hollow-blue-square',
      heard: [...each([1, 2, 3], 'completes blue', 2), [4, 'completes blue', 1]],
    },
    so: 'not blue',
    less: {
      hand: 'filled hollow green | partial-blue-circle hollow-blue-square',
      heard: each([1, 2, 3], 'completes blue', 2),
    },
  },
  'C. seven players have no Square Single, nor have I; the one left can hold three at most: it is not Square': {
    knows: { heard: each(others.slice(1), 'singles square', 0) },
    so: 'not square',
    less: { heard: each(others.slice(2), 'singles square', 0) },
  },
  'D. four Filled Singles are among the hands, fewer than four Hollow and fewer than four Partial: it is Filled': {
    knows: {
      hand: 'filled filled red | partial-green-circle hollow-green-square',
      heard: [
        [1, 'singles filled', 2],
        ...each([1, 2, 3, 4], 'singles fill', 2),
        [2, 'singles hollow', 2],
        [3, 'singles hollow', 1],
        [4, 'singles partial', 2],
        ...each([5, 6, 7, 8], 'singles fill', 0),
      ],
    },
    so: 'filled',
    less: {
      hand: 'filled filled red | partial-green-circle hollow-green-square',
      heard: [
        [1, 'singles filled', 2],
        ...each([1, 2, 3, 4], 'singles fill', 2),
        [2, 'singles hollow', 2],
        [4, 'singles partial', 2],
        ...each([5, 6, 7, 8], 'singles fill', 0),
      ],
    },
  },
  'E. no hand holds a Triangle Complete: it is a Triangle': {
    knows: { heard: each(others, 'completes triangle', 0) },
    so: 'triangle',
    less: { heard: each(others.slice(1), 'completes triangle', 0) },
  },
  'F. not a Triangle, and I hold Red, Green, Triangle: it is not Blue': {
    knows: { hand: 'red green triangle | partial-green-circle hollow-green-square', claims: ['not triangle'] },
    so: 'not blue',
    less: { hand: 'red green triangle | partial-green-circle hollow-green-square' },
  },
  'G. a clue shows a characteristic: it is not that': {
    knows: { clues: ['blue'] },
    so: 'not blue',
    less: { clues: ['red'] },
  },
  'H. it is Green, and I hold Blue, Red, Circle: it is a Circle': {
    knows: { hand: 'blue red circle | partial-green-circle hollow-green-square', claims: ['green'] },
    so: 'circle',
    less: { hand: 'blue red circle | partial-green-circle hollow-green-square', claims: ['not red'] },
  },
  'I. I hold Hollow, Filled, Circle: if Partial, then a Circle': {
    knows: { hand: 'hollow filled circle | partial-green-circle hollow-green-square' },
    so: 'if partial circle',
    less: { hand: 'hollow partial circle | partial-green-circle hollow-green-square' },
  },
  'I. and if another says: if Partial, then a Square; it is not Partial': {
    knows: { hand: 'hollow filled circle | partial-green-circle hollow-green-square', claims: ['if partial square'] },
    so: 'not partial',
    less: {
      hand: 'hollow filled circle | partial-green-circle hollow-green-square',
      claims: ['if partial not square'],
    },
  },
  'J. not Hollow, and I hold Hollow, Hollow, Red: it is Red': {
    knows: { hand: 'hollow hollow red | partial-green-circle hollow-green-square', claims: ['not hollow'] },
    so: 'red',
    less: { hand: 'hollow hollow red | partial-green-circle hollow-green-square', claims: ['not filled'] },
  },
  'K. not Green, not Square, and I hold Green, Square, Partial: it is Partial': {
    knows: {
      hand: 'green square partial | partial-green-circle hollow-green-square',
      claims: ['not green', 'not square'],
    },
    so: 'partial',
    less: { hand: 'green square partial | partial-green-circle hollow-green-square', claims: ['not green'] },
  },
  'L. Green and Triangle, and I hold Red, Circle, Filled: it is the Filled-Green-Triangle': {
    knows: { hand: 'red circle filled | partial-green-circle hollow-green-square', claims: ['green', 'triangle'] },
    so: 'filled-green-triangle',
    less: { hand: 'red circle filled | partial-green-circle hollow-green-square', claims: ['green'] },
  },
  'M. Hollow and Blue, and I hold the Hollow-Blue-Circle: it is not a Circle': {
    knows: { hand: 'filled hollow green | hollow-blue-circle hollow-green-square', claims: ['hollow', 'blue'] },
    so: 'not circle',
    less: { hand: 'filled hollow green | hollow-blue-circle hollow-green-square', claims: ['blue'] },
  },
  'N. Filled, Square and not Blue, and I hold the Filled-Green-Square: it is the Filled-Red-Square': {
    knows: {
      hand: 'filled hollow green | filled-green-square hollow-green-square',
      claims: ['filled', 'square', 'not blue'],
    },
    so: 'filled-red-square',
    less: { hand: 'filled hollow green | filled-green-square hollow-green-square', claims: ['filled', 'square'] },
  },
}

describe('the examples of the rules page', () => {
  test.each(Object.entries(examples))('%s', (_, { knows, so }) => {
    for (const renamed of renamings) expect(follows(knows, so, renamed)).toBe(true)
  })
  test.each(Object.entries(examples))('%s: but not from less', (_, { less, so }) => {
    for (const renamed of renamings) expect(follows(less, so, renamed)).toBe(false)
  })
  test.each(Object.entries(examples))('%s: and no more than what follows', (_, { knows }) => {
    const follow = (renamed: Renaming) => ALL_CLAIMS.filter(claim => follows(knows, claim, renamed)).length
    for (const renamed of renamings.slice(0, 6)) expect(follow(renamed)).toBe(follow(asItIs))
  })
  test.each(['C', 'D'])('%s does not hold with coin flips', letter => {
    const { knows, so } = Object.entries(examples).find(([name]) => name.startsWith(`${letter}.`))![1]
    for (const renamed of renamings) expect(follows({ ...knows, evidence: 'coin flips' }, so, renamed)).toBe(false)
  })
  test.each('ABEFGHIJKLMN'.split(''))('%s holds with coin flips too', letter => {
    for (const [name, { knows, so }] of Object.entries(examples))
      if (name.startsWith(`${letter}.`))
        expect(follows({ ...knows, evidence: 'coin flips' }, so, asItIs), name).toBe(true)
  })
  test('with coin flips one of four true Singles is in the hands: if nobody has it, it is not that', () => {
    expect(follows({ heard: each(others, 'singles square', 0), evidence: 'coin flips' }, 'not square', asItIs)).toBe(
      true,
    )
    expect(
      follows({ heard: each(others.slice(1), 'singles square', 0), evidence: 'coin flips' }, 'not square', asItIs),
    ).toBe(false)
  })
})

describe('what a player sees', () => {
  test('one’s own Completes are not the hidden card', () => {
    const reasoning = cachedHiddenCardReasoning(
      { stated: [], asked: [], turned: [], exhausted: false },
      [handOf(DULL)],
      {
        evidence: 'all twelve',
      },
    )
    const open = COMPLETE_CARDS.filter(
      card =>
        !handOf(DULL).completes.includes(card) && !card.startsWith('partial-red') && !card.startsWith('partial-blue'),
    )
    expect(cardsInSet(reasoning.possibleAmong(SET_OF_ALL_CARDS))).toEqual(open) // one of its Singles is true
  })
  test('a deck that ran out tells how many true Singles were set aside', () => {
    const turned: Trait[] = ['blue', 'blue', 'blue', 'blue', 'square', 'square']
    const know = (exhausted: boolean) =>
      cachedHiddenCardReasoning(
        { stated: seatsClockwise(9).map(() => null), asked: [], turned, exhausted },
        [handOf('red red filled | hollow-red-circle filled-blue-square')],
        { evidence: 'coin flips' },
      )
    expect(know(false).mustBeIn(cardsMatchingClaim('not red'), cardsMatchingClaims([]))).toBe(false)
    expect(know(true).mustBeIn(cardsMatchingClaim('not red'), cardsMatchingClaims([]))).toBe(true) // six cards, so three are set aside and each hand has one true Single: not two Reds
  })
})

describe('against brute force', () => {
  test('on small packs, card by card', () => {
    let impossible = 0
    for (let i = 0; i < effort(60, 240); i++) {
      const pack = packs[i % packs.length]!
      const { evidence, hidden } = smallDeal(diceFromSeed(`small ${i}`), pack)
      const cards = pack.traitsPerFamily ** pack.familyCount
      const found = new HiddenCardReasoning(evidence).possibleAmong((1 << cards) - 1)
      expect(found, `small ${i}`).toBe(possible(evidence))
      expect(found & (1 << hidden)).not.toBe(0)
      impossible += cards - cardsInSet(found).length
    }
    expect(impossible).toBeGreaterThan(effort(120, 500))
  })
  test('on late positions of the whole game', () => {
    let excluded = 0
    for (let i = 0; i < effort(8, 24); i++) {
      const chance = diceFromSeed(`late ${i}`)
      const options = { ...defaultOptions<Communal>(communal), evidence: communal.options.evidence[i % 2]! }
      const state = startGame(communal, { seats: 2 + (i % 3), options, seed: `late ${i}`, first: null })
      const clues = chance.below(4)
      while (new Set(state.open.turned).size < clues || state.open.phase !== 'talk') {
        if (state.outcome) break
        const [seat, move] = randomMove(communal, state, chance)!
        applyMoveUnchecked(communal, state, seat, move)
      }
      const seat = chance.below(state.seats)
      const evidence = collectEvidence(state.open, state.own[seat]!.hands, options)
      const found = new HiddenCardReasoning(evidence).possibleAmong(SET_OF_ALL_CARDS)
      expect(found, `late ${i}`).toBe(possible(evidence))
      excluded += 27 - cardsInSet(found).length
    }
    expect(excluded).toBeGreaterThan(effort(60, 200))
  })
})

describe('in play', () => {
  const hiddenOf = (card: CompleteCard) => 1 << COMPLETE_CARDS.indexOf(card)
  test('the hidden card is never excluded for anybody, whatever is played', () => {
    let looked = 0
    for (let i = 0; i < effort(10, 40); i++) {
      const chance = diceFromSeed(`never ${i}`)
      const options = { ...defaultOptions<Communal>(communal), evidence: communal.options.evidence[i % 2]! }
      const state = startGame(communal, { seats: 2 + (i % 8), options, seed: `never ${i}`, first: null })
      while (!state.outcome) {
        const seat = chance.below(state.seats)
        const claimed = cardsMatchingClaims(state.open.claims)
        expect(
          cachedHiddenCardReasoning(state.open, state.own[seat]!.hands, options).possibleAmong(claimed) &
            hiddenOf(state.sealed.hidden),
        ).not.toBe(0)
        looked++
        const [by, move] =
          i % 3 === 0 ? randomMove(communal, state, chance)! : [communal.toMove(tableView(state))[0]!, null]
        applyMoveUnchecked(communal, state, by, move ?? mind.chooseMove(seatView(state, by), 'normal', chance)!)
      }
    }
    expect(looked).toBeGreaterThan(effort(250, 1000))
  })
  test('an accepted claim is true, and a true one that is refused leaves another card possible', () => {
    let accepted = 0
    let refused = 0
    for (let i = 0; i < 20; i++) {
      const chance = diceFromSeed(`claims ${i}`)
      const state = startGame(communal, {
        seats: 3,
        options: defaultOptions<Communal>(communal),
        seed: `claims ${i}`,
        first: null,
      })
      while (state.open.phase !== 'talk') applyMoveUnchecked(communal, state, ...randomMove(communal, state, chance)!)
      for (const claim of ALL_CLAIMS) {
        const seat = chance.below(3)
        if (state.open.claims.includes(claim)) continue
        const may = cachedHiddenCardReasoning(state.open, state.own[seat]!.hands, state.options).possibleAmong(
          cardsMatchingClaims(state.open.claims),
        )
        applyMoveUnchecked(communal, state, seat, { type: 'claim', claim })
        if (state.open.claims.includes(claim)) {
          accepted++
          expect(cardsMatchingClaim(claim) & hiddenOf(state.sealed.hidden)).not.toBe(0)
          expect(may & ~cardsMatchingClaim(claim)).toBe(0)
        } else {
          refused++
          expect(may & ~cardsMatchingClaim(claim)).not.toBe(0)
        }
      }
    }
    expect(Math.min(accepted, refused)).toBeGreaterThan(100)
  })
})
