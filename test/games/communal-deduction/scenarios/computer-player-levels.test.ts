// Tests computer players of every level: they play legally with all options and in random positions, and finish their games;
// and what the sharp one says, asks and votes for.
import { describe, expect, test } from 'vitest'
import { defaultOptions, diceFromSeed, SKILL_LEVELS, startGame, tableView } from '../../../../shared/engine/index.ts'
import { COMPLETE_CARDS } from '../../../../shared/games/communal-deduction/cards.ts'
import { isIfThenClaim } from '../../../../shared/games/communal-deduction/rules/claims.ts'
import type { Claim, Communal } from '../../../../shared/games/communal-deduction/kinds.ts'
import { mind } from '../../../../shared/games/communal-deduction/mind.ts'
import { prove } from '../../../../shared/games/communal-deduction/reasoning/proof.ts'
import { communal } from '../../../../shared/games/communal-deduction/rules.ts'
import { dealt, finishByComputers, tangled, THREE_REDS, type CommunalTable } from '../table.ts'

describe.each(SKILL_LEVELS)('computer players that are %s', level => {
  test('play by the rules with all options, and to the end', () => {
    for (let i = 0; i < (level === 'sharp' ? 5 : 10); i++) {
      const seed = `${level} ${i}`
      finishByComputers(tangled(2 + (i % 8), { seed, moves: 0 }), seed, level)
    }
  })
  test('win or lose from random positions', () => {
    for (let i = 0; i < 8; i++) {
      const seed = `tangled ${level} ${i}`
      finishByComputers(tangled(2 + i, { seed, moves: 40 }), seed, level)
    }
  })
})

describe('the sharp computer player', () => {
  const sharp = (table: CommunalTable, seat: number, luck = 'luck') =>
    mind.chooseMove(table.seat(seat).view, 'sharp', diceFromSeed(luck))
  const hearsAll = (table: CommunalTable) => {
    for (let i = 0; i < table.state.seats; i++) table.seat(table.state.open.turn).passes()
  }
  test('states a triple', () => {
    expect(sharp(dealt({ hands: THREE_REDS }), 0)).toEqual({ type: 'state', about: 'singles red' })
  })
  test('asks the best of the questions it examines', () => {
    const table = dealt({ seats: 3 })
    for (const seat of [0, 1, 2]) table.seat(seat).states('singles red')
    const { view } = table.seat(0)
    const { expected, best } = mind.questionWorth(view, sharp(table, 0)!)!
    expect(expected).toBeCloseTo(best.expected, 9)
  })
  test('claims everything it can prove, if–thens last', () => {
    const table = dealt({ hands: THREE_REDS }).talks()
    const claims: Claim[] = []
    for (let move = sharp(table, 0)!; move.type === 'claim'; move = sharp(table, 0)!) {
      claims.push(move.claim)
      table.seat(0).does(move)
    }
    expect(claims.slice(0, 2).sort()).toEqual(['not filled', 'red'])
    expect(claims.slice(2).every(isIfThenClaim)).toBe(true)
  })
  test('votes for what it thinks likeliest, and asks for a clue when that was not enough', () => {
    const table = dealt({ ifThen: 'none' }).talks()
    hearsAll(table)
    const { chanceByCard } = prove(table.seat(0).view)
    const vote = sharp(table, 0)!
    expect(vote.type === 'favour' && chanceByCard[COMPLETE_CARDS.indexOf(vote.motion as never)]).toBe(
      Math.max(...chanceByCard),
    )
    table.seat(0).does(vote)
    for (const seat of [1, 2, 3, 4, 5, 6, 7, 8]) table.seat(seat).passes()
    expect(sharp(table, 0)).toEqual({ type: 'favour', motion: 'clue' })
  })
  test('does not end the game by a vote it is unsure of', () => {
    const table = dealt({ ifThen: 'none' }).talks()
    hearsAll(table)
    const vote = sharp(table, 0)!
    if (vote.type !== 'favour' || vote.motion === 'clue') throw new Error('no vote')
    for (const seat of [1, 2, 3, 4]) table.seat(seat).isFor(vote.motion)
    expect(sharp(table, 0)).toEqual({ type: 'favour', motion: 'clue' }) // a fifth of nine would be the verdict
  })
  test('votes for the verdict it can prove', () => {
    const table = dealt({ claims: 'checked', ifThen: 'none', hands: THREE_REDS }).talks()
    for (let seat = 0; seat < 9; seat++)
      for (let move = sharp(table, seat); move?.type === 'claim'; move = sharp(table, seat)) table.seat(seat).does(move)
    hearsAll(table)
    const { riddles } = prove(table.seat(0).view)
    expect(riddles[0]!.answer).not.toBeNull()
    expect(sharp(table, 0)).toEqual({ type: 'favour', motion: riddles[0]!.answer })
  })
})

test('four sharp computers find the card nearly always, and seldom need a clue', () => {
  let won = 0
  let clues = 0
  for (let i = 0; i < 12; i++) {
    const state = startGame(communal, {
      seats: 4,
      options: defaultOptions<Communal>(communal),
      seed: `sharp ${i}`,
      first: null,
    })
    finishByComputers(state, `sharp ${i}`, 'sharp')
    if (state.outcome!.winners.length > 0) won++
    clues += mind.tally!(tableView(state))['clues']!
  }
  expect(won).toBeGreaterThan(9)
  expect(clues).toBeLessThan(12)
})
