// Tests which cards may be hidden for each possible hand of another player: exactly those with a fitting deal, found without
// trying the hands one by one.
import { describe, expect, test } from 'vitest'
import {
  seatsClockwise,
  defaultOptions,
  diceFromSeed,
  applyMoveUnchecked,
  startGame,
  randomMove,
  type Dice,
  type GameState,
} from '../../../../shared/engine/index.ts'
import {
  hiddenCardsByPair,
  hiddenCardsAllowedByCompletes,
} from '../../../../shared/games/communal-deduction/reasoning/completes/possibleCompletes.ts'
import { SET_OF_ALL_CARDS } from '../../../../shared/games/communal-deduction/rules/claims.ts'
import {
  collectEvidence,
  PACK_SIZES,
  type Evidence,
} from '../../../../shared/games/communal-deduction/reasoning/evidence.ts'
import { hiddenCardsByTriple } from '../../../../shared/games/communal-deduction/reasoning/hiddenCardsByTriple.ts'
import type { Communal } from '../../../../shared/games/communal-deduction/kinds.ts'
import { communal } from '../../../../shared/games/communal-deduction/rules.ts'
import { singlesAllowHiddenCard } from '../../../../shared/games/communal-deduction/reasoning/singles/possibleSingles.ts'
import { allTriples } from '../../../../shared/games/communal-deduction/reasoning/singles/triples.ts'
import { StepBudget, answerWithinBudget } from '../../../../shared/games/communal-deduction/reasoning/stepBudget.ts'
import { effort } from '../../../kit/effort.ts'

const GAMES = effort(24, 240)

/** A game played into the talk, with any statements and questions, families too. */
function talked(seed: string, chance: Dice): GameState<Communal> {
  const seats = 4 + chance.below(6)
  const options = {
    ...defaultOptions<Communal>(communal),
    evidence: chance.pick(communal.options.evidence),
    claims: 'free' as const,
  }
  const state = startGame(communal, { seats, options, seed, first: null })
  for (let clues = chance.below(4); state.open.phase !== 'talk' || clues > 0;) {
    if (state.open.phase !== 'talk') applyMoveUnchecked(communal, state, ...randomMove(communal, state, chance)!)
    else {
      for (const seat of seatsClockwise(Math.floor(seats / 2) + 1))
        applyMoveUnchecked(communal, state, seat, { type: 'favour', motion: 'clue' })
      clues--
    }
  }
  return state
}

/** What a seat or everybody knows, and one hand it does not see. */
function known(state: GameState<Communal>, chance: Dice): Evidence {
  const by = chance.below(state.seats)
  const hands = chance.below(3) === 0 ? [] : state.own[(by + 1) % state.seats]!.hands
  return collectEvidence(state.open, [...hands, { no: by, singles: [], completes: [] }], state.options)
}

const holding = (evidence: Evidence, singles: readonly number[], completes: number): Evidence => ({
  ...evidence,
  seen: [...evidence.seen.slice(0, -1), { singles, completes }],
})

const beside = (evidence: Evidence): Evidence => ({ ...evidence, seen: evidence.seen.slice(0, -1) })

describe('a card may be hidden with a hand exactly when a deal has both', () => {
  test('three Singles: as distributing the others one by one shows', () => {
    const [chance, seen] = [diceFromSeed('fitting'), { families: 0, fits: 0, fails: 0 }]
    for (const game of seatsClockwise(GAMES)) {
      const evidence = known(talked(`fitting ${game}`, chance), chance)
      if (evidence.said.some(({ families }) => families.some(({ fewest, most }) => fewest > 0 || most < 3)))
        seen.families++
      const cards = hiddenCardsByTriple(beside(evidence), SET_OF_ALL_CARDS, new StepBudget(Infinity))
      for (const [no, singles] of allTriples(PACK_SIZES).entries())
        for (const card of seatsClockwise(27)) {
          const fits = singlesAllowHiddenCard(holding(evidence, singles, 0), card)
          if (fits !== ((cards[no]! & (1 << card)) !== 0))
            expect.fail(`game ${game}: ${singles.join('')} with card ${card}: ${fits}`)
          if (fits) seen.fits++
          else seen.fails++
        }
    }
    expect(seen.families).toBeGreaterThan(GAMES / 4)
    expect(seen.fits).toBeGreaterThan(1000)
    expect(seen.fails).toBeGreaterThan(1000)
  })

  test('two Completes: as dealing all hands again shows', () => {
    const [chance, singles] = [diceFromSeed('pairs'), allTriples(PACK_SIZES)[0]!]
    const pairs = seatsClockwise(27).flatMap(a => seatsClockwise(a).map(b => (1 << a) | (1 << b)))
    let [fits, fails] = [0, 0]
    for (const game of seatsClockwise(GAMES)) {
      const evidence = known(talked(`pairs ${game}`, chance), chance)
      const among = chance.below(2) === 0 ? SET_OF_ALL_CARDS : chance.below(SET_OF_ALL_CARDS)
      const cards = hiddenCardsByPair(beside(evidence), pairs, among, new StepBudget(Infinity))
      const held = beside(evidence).seen.reduce((set, { completes }) => set | completes, 0)
      for (const [no, pair] of pairs.entries()) {
        const left = (pair & held) === 0 ? hiddenCardsAllowedByCompletes(holding(evidence, singles, pair)) & among : 0
        if (cards[no] !== left) expect.fail(`game ${game}: ${pair} leaves ${left}, not ${cards[no]}`)
        if (left === (among & ~held & ~pair)) fits++
        else fails++
      }
    }
    expect(fits).toBeGreaterThan(1000)
    expect(fails).toBeGreaterThan(1000)
  })
})

test('a question that takes too many steps stays open, at the same step each time', () => {
  const chance = diceFromSeed('steps')
  const evidence = beside(known(talked('steps', chance), chance))
  const { answer, stepsTaken } = answerWithinBudget(10_000, work =>
    hiddenCardsByTriple(evidence, SET_OF_ALL_CARDS, work),
  )
  expect(answer).not.toBeNull()
  expect(answerWithinBudget(stepsTaken, work => hiddenCardsByTriple(evidence, SET_OF_ALL_CARDS, work)).answer).toEqual(
    answer,
  )
  expect(answerWithinBudget(stepsTaken - 1, work => hiddenCardsByTriple(evidence, SET_OF_ALL_CARDS, work))).toEqual({
    answer: null,
    stepsTaken,
  })
})
