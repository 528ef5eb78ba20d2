// Tests the computer player: it says only what is true and helpful, lets everybody speak, and finishes the game.
import { describe, expect, test } from 'vitest'
import { seatsClockwise, defaultOptions, diceFromSeed, startGame } from '../../../../shared/engine/index.ts'
import { mind } from '../../../../shared/games/communal-deduction/mind.ts'
import { trueValueForHand } from '../../../../shared/games/communal-deduction/rules/topics.ts'
import { COMPLETE_CARDS, TRAITS, type CompleteCard } from '../../../../shared/games/communal-deduction/cards.ts'
import {
  estimateHiddenCardChances,
  hypothesesByHiddenCard,
} from '../../../../shared/games/communal-deduction/reasoning/chances.ts'
import { SET_OF_ALL_CARDS, isIfThenClaim } from '../../../../shared/games/communal-deduction/rules/claims.ts'
import { collectEvidence } from '../../../../shared/games/communal-deduction/reasoning/evidence.ts'
import type { Claim, Communal } from '../../../../shared/games/communal-deduction/kinds.ts'
import { communal } from '../../../../shared/games/communal-deduction/rules.ts'
import { dealt, finishByComputers, tangled, handOf, THREE_REDS, type CommunalTable } from '../table.ts'

/** Everybody has spoken and has nothing to add. */
function hearsAll(table: CommunalTable): void {
  for (let i = 0; i < table.state.seats; i++) table.seat(table.state.open.turn).passes()
}

describe('the computer player', () => {
  test('states a triple or a pair, or a telling zero', () => {
    const stated = (hand: string) => {
      const table = dealt({ hands: [hand, ...THREE_REDS.slice(1)] })
      const move = table.seat(0).computer()!
      return move.type === 'state' ? [move.about, trueValueForHand(handOf(hand), move.about)] : []
    }
    expect(stated('red red red | filled-blue-circle partial-green-square')).toEqual(['singles red', 3])
    expect(stated('red red circle | filled-blue-circle partial-green-square')).toEqual(['singles red', 2])
    expect(stated('red blue circle | filled-blue-circle partial-blue-square')).toEqual(['completes blue', 2])
    expect(stated('red blue circle | filled-blue-circle partial-green-square')[1]).toBe(0)
  })
  test('says nothing after its own part while others state or ask', () => {
    const table = dealt({ seats: 3 })
    table.seat(0).states('singles red')
    expect(table.seat(0).computer()).toBeNull()
  })
  test('asks one question to another, and with no readable habit', () => {
    const asked = seatsClockwise(12).map(i => {
      const table = dealt({ seats: 4, first: i % 4 })
      for (const seat of seatsClockwise(4)) table.seat(seat).states('singles red')
      return table.seat(1).computer(`ask ${i}`)
    })
    for (const move of asked) expect(move).toMatchObject({ type: 'ask' })
    expect(new Set(asked.map(move => JSON.stringify(move))).size).toBeGreaterThan(1)
  })
  test('does not ask what it knows', () => {
    const table = dealt({ seats: 2 })
    table.seat(0).states('singles red')
    table.seat(1).states('singles hollow')
    for (const i of seatsClockwise(10))
      expect(table.seat(0).computer(`known ${i}`)).not.toMatchObject({ about: 'singles hollow' })
  })
  test('claims what it can prove, most helpful first, and an if–then when nothing else is left', () => {
    const table = dealt({ hands: THREE_REDS }).talks()
    const claims: Claim[] = []
    for (let move = table.seat(0).computer()!; move.type === 'claim'; move = table.seat(0).computer()!) {
      claims.push(move.claim)
      table.seat(0).does(move)
    }
    expect(claims.slice(0, 2)).toEqual(['red', 'not filled']) // it knows all three Filled-Red ones
    expect(claims.slice(2).every(isIfThenClaim)).toBe(true)
  })
  test('speaks out of turn when it can prove something, and keeps quiet otherwise', () => {
    const table = dealt({ hands: THREE_REDS, first: 3, ifThen: 'none' }).talks()
    expect(table.seat(0).computer()).toEqual({ type: 'claim', claim: 'red' })
    expect(table.seat(2).computer()).toBeNull()
  })
  test('lets everybody speak before it asks for a clue', () => {
    const table = dealt({ seats: 9, ifThen: 'none' }).talks()
    expect(table.seat(0).computer()).toEqual({ type: 'pass' })
    hearsAll(table)
    expect(table.seat(0).computer()).toEqual({ type: 'favour', motion: 'clue' })
  })
  test('listens to everybody again after a new claim', () => {
    const table = dealt({ hands: THREE_REDS, ifThen: 'none' }).talks()
    hearsAll(table)
    table.seat(0).claims('red')
    table.seat(0).claims('not filled')
    expect(table.seat(0).computer()).toEqual({ type: 'pass' })
  })
  test('votes at once for a verdict it can prove', () => {
    for (const level of ['normal', 'sharp'] as const) {
      const table = dealt({ hands: THREE_REDS, ifThen: 'none' }).talks()
      table.state.open.claims.push('hollow-red-circle')
      table.state.open.makers.push(1)
      const { view } = table.seat(0)
      expect(mind.chooseMove(view, level, diceFromSeed('certain'))).toEqual({
        type: 'favour',
        motion: 'hollow-red-circle',
      })
    }
  })
  test('votes for a verdict when one card is left', () => {
    const table = dealt({ claims: 'free', ifThen: 'none' }).talks()
    table.seat(3).claims('hollow-red-circle')
    hearsAll(table)
    expect(table.seat(0).computer()).toEqual({ type: 'favour', motion: 'hollow-red-circle' })
  })
  test('votes for the likeliest card when no clue is left', () => {
    const table = dealt({ clues: 'none', ifThen: 'none' }).talks()
    hearsAll(table)
    const move = table.seat(0).computer()!
    expect(move.type).toBe('favour')
    const { open, own, options } = table.seat(0).view
    const weights = estimateHiddenCardChances(
      hypothesesByHiddenCard(collectEvidence(open, own.hands, options)),
      SET_OF_ALL_CARDS,
    )
    if (move.type === 'favour')
      expect(weights[COMPLETE_CARDS.indexOf(move.motion as CompleteCard)]).toBeCloseTo(Math.max(...weights), 9)
  })
  test('proposes another card than the likeliest once somebody has preferred one to it', () => {
    const table = dealt({ clues: 'none', ifThen: 'none' }).talks()
    hearsAll(table)
    const { open, own, options } = table.seat(1).view
    const weights = estimateHiddenCardChances(
      hypothesesByHiddenCard(collectEvidence(open, own.hands, options)),
      SET_OF_ALL_CARDS,
    )
    const byChance = [...COMPLETE_CARDS].sort(
      (a, b) => weights[COMPLETE_CARDS.indexOf(b)]! - weights[COMPLETE_CARDS.indexOf(a)]!,
    )
    const [likeliest, leastLikely] = [byChance[0]!, byChance.at(-1)!]
    table.seat(0).isFor(likeliest)
    while (table.state.open.turn !== 0) table.seat(table.state.open.turn).passes()
    table.seat(0).isFor(leastLikely)
    for (const nth of seatsClockwise(30)) {
      const move = table.seat(1).computer(`once more ${nth}`)!
      expect(move.type).toBe('favour')
      if (move.type === 'favour') expect([likeliest, leastLikely]).not.toContain(move.motion)
    }
  })
  test('gives in when the others insist on something else', () => {
    const table = dealt({ seats: 2, claims: 'free', clues: 'none', ifThen: 'none' }).talks()
    table.state.own[1]!.hands = [handOf('red red red | filled-green-square filled-green-triangle', 1)]
    table.seat(0).isFor('partial-blue-square')
    for (let round = 0; round < 12 && !table.state.outcome; round++) {
      const { turn } = table.state.open
      table.seat(turn).does(turn === 0 ? { type: 'pass' } : table.seat(1).computer(`round ${round}`)!)
    }
    expect(table.state.open.verdict).toBe('partial-blue-square')
  })
  test('continues when free claims contradict each other', () => {
    const table = dealt({ claims: 'free' }).talks()
    table.seat(1).claims('red')
    table.seat(1).claims('blue')
    expect(table.seat(0).computer()).not.toBeNull()
  })
})

test('an easy computer player makes one claim a turn, so that others find something too', () => {
  const table = dealt({ hands: THREE_REDS, seats: 3 }).talks()
  const next = () => mind.chooseMove(table.seat(0).view, 'easy', diceFromSeed('one'))!
  const first = next()
  expect(first.type).toBe('claim')
  table.seat(0).does(first)
  expect(next()).toEqual({ type: 'pass' })
  table.seat(0).passes()
  for (const other of [1, 2]) table.seat(other).passes()
  expect(next().type).toBe('claim')
})

test.each(['easy', 'normal', 'sharp'] as const)(
  '%s gives its word once for a claim it can prove, when free claims contradict each other',
  level => {
    const table = dealt({ claims: 'free', ifThen: 'none', hands: THREE_REDS }).talks()
    table.seat(4).claims('red')
    const { view: agreeing } = table.seat(0)
    expect(mind.chooseMove(agreeing, level, diceFromSeed('agreeing'))).not.toEqual({ type: 'claim', claim: 'red' })
    table.seat(5).claims('blue')
    expect(mind.chooseMove(table.seat(0).view, level, diceFromSeed('word'))).toEqual({ type: 'claim', claim: 'red' })
    table.seat(0).claims('red')
    const { view: after } = table.seat(0)
    expect(mind.chooseMove(after, level, diceFromSeed('word'))?.type).not.toBe('claim')
  },
)

describe('likelihoods', () => {
  test('agree with many deals: a pair of equal Singles is more often true than not', () => {
    const told = collectEvidence(
      {
        stated: seatsClockwise(9).map(() => null),
        asked: [{ of: 3, about: 'singles red', question: 'many', truth: 2 }],
        turned: [],
        exhausted: false,
      },
      [],
      { evidence: 'all twelve' },
    )
    const weights = estimateHiddenCardChances(hypothesesByHiddenCard(told), SET_OF_ALL_CARDS)
    const red = COMPLETE_CARDS.reduce((sum, card, i) => (card.includes('red') ? sum + weights[i]! : sum), 0)
    let pairs = 0
    let borne = 0
    for (let i = 0; i < 6000; i++) {
      const { own, sealed } = startGame(communal, {
        seats: 9,
        options: defaultOptions<Communal>(communal),
        seed: `pair ${i}`,
        first: 0,
      })
      for (const mark of TRAITS)
        if (own[3]!.hands[0]!.singles.filter(one => one === mark).length === 2) {
          pairs++
          if (sealed.hidden.includes(mark)) borne++
        }
    }
    expect(pairs).toBeGreaterThan(1000)
    expect(red).toBeCloseTo(borne / pairs, 1)
  })
  test('add up to one over the possible cards', () => {
    const table = dealt().talks()
    const { open, own, options } = table.seat(0).view
    const weights = estimateHiddenCardChances(hypothesesByHiddenCard(collectEvidence(open, own.hands, options)), 0b111)
    expect(weights.reduce((sum, one) => sum + one)).toBeCloseTo(1, 9)
    expect(weights.slice(3).every(one => one === 0)).toBe(true)
  })
})

describe('with all options', () => {
  test('its moves are legal, its claims are never refused, and games of computer players end', () => {
    for (let i = 0; i < 32; i++)
      finishByComputers(tangled(2 + (i % 8), { seed: `computers ${i}`, moves: 0 }), `computers ${i}`)
  })
  test('a table of computers finds the card nearly always', () => {
    let won = 0
    for (let i = 0; i < 40; i++) {
      const seed = `wins ${i}`
      const options = defaultOptions<Communal>(communal)
      const state = startGame(communal, { seats: 2 + (i % 8), options, seed, first: null })
      finishByComputers(state, seed)
      if (state.outcome!.winners.length > 0) won++
    }
    expect(won).toBeGreaterThan(33) // definite claims alone win 85 of a hundred
  })
  test('finishes a game from a random position as well', () => {
    for (let i = 0; i < 24; i++)
      finishByComputers(tangled(2 + (i % 8), { seed: `tangled ${i}`, moves: 60 }), `tangled ${i}`)
  })
})
