// Tests the talk: claims, motions, clues and the verdict.
import { describe, expect, test } from 'vitest'
import { fieldChoices, seatsClockwise, offersOfType, seatView } from '../../../../shared/engine/index.ts'
import { COMPLETE_CARDS, type CompleteCard } from '../../../../shared/games/communal-deduction/cards.ts'
import {
  ALL_CLAIMS,
  ALL_IF_THEN_CLAIMS,
  TRAIT_CLAIMS,
} from '../../../../shared/games/communal-deduction/rules/claims.ts'
import { dealt, THREE_REDS, type CommunalTable } from '../table.ts'

const claimable = (table: CommunalTable, seat: number) =>
  fieldChoices(offersOfType(table.seat(seat).offers, 'claim'), 'claim')
const motions = (table: CommunalTable, seat: number) =>
  fieldChoices(offersOfType(table.seat(seat).offers, 'favour'), 'motion')

/** Enough players of nine vote for a clue. */
function turnClue(table: CommunalTable): void {
  for (const seat of seatsClockwise(Math.floor(table.state.seats / 2) + 1)) table.seat(seat).isFor('clue')
}

describe('claims', () => {
  test('are about the hidden card only: it is X, it is not X, it is this Complete, and if–thens', () => {
    const table = dealt().talks()
    expect(claimable(table, 3)).toEqual(ALL_CLAIMS)
    expect([TRAIT_CLAIMS.length, COMPLETE_CARDS.length, ALL_IF_THEN_CLAIMS.length]).toEqual([18, 27, 108])
  })
  test('can be made by everybody at any time, as often as they like', () => {
    const table = dealt({ claims: 'free' }).talks()
    table.seat(7).claims('red')
    table.seat(7).claims('not blue')
    table.seat(2).claims('hollow-red-circle')
    expect(table.heard('claimed')).toEqual([
      { type: 'claimed', by: 7, claim: 'red' },
      { type: 'claimed', by: 7, claim: 'not blue' },
      { type: 'claimed', by: 2, claim: 'hollow-red-circle' },
    ])
    expect(table.state.open.claims).toEqual(['red', 'not blue', 'hollow-red-circle'])
  })
  test('a checked claim on the table is not made again', () => {
    const table = dealt({ hands: THREE_REDS }).talks()
    table.seat(0).claims('red')
    for (const seat of [0, 1]) expect(claimable(table, seat)).toEqual(ALL_CLAIMS.filter(claim => claim !== 'red'))
  })
  test('are possible in the talk only', () => {
    expect(dealt().seat(0).may({ type: 'claim', claim: 'red' })).toBe(false)
  })
})

describe('checked claims', () => {
  test('that follow from what the maker knows are shown to everybody', () => {
    const table = dealt({ hands: THREE_REDS }).talks()
    table.seat(0).claims('red') // three equal Singles
    expect(table.last('claimed')).toEqual({ type: 'claimed', by: 0, claim: 'red' })
  })
  test('that do not follow are refused to the maker alone, and leave no trace at the table', () => {
    const table = dealt().talks()
    const before = [null, 1, 8].map(viewer =>
      JSON.stringify(viewer === null ? { ...table.table } : { ...seatView(table.state, viewer) }),
    )
    table.seat(0).claims('red') // true, but seat 0 cannot know it
    expect(table.seat(0).heard('doubted')).toEqual([{ type: 'doubted', by: 0, claim: 'red' }])
    expect(
      [null, 1, 8].map(viewer =>
        JSON.stringify(viewer === null ? { ...table.table } : { ...seatView(table.state, viewer) }),
      ),
    ).toEqual(before)
    expect(table.state.open.claims).toEqual([])
  })
  test('that were refused may be tried again, and use up no if–then', () => {
    const table = dealt().talks()
    table.seat(0).claims('if hollow circle')
    expect(table.seat(0).heard('doubted')).toHaveLength(1)
    expect(table.state.open.supposed[0]).toBe(0)
    expect(table.seat(0).may({ type: 'claim', claim: 'if hollow circle' })).toBe(true)
  })
  test('are all offered, so that the list does not show what follows', () => {
    const table = dealt({ hands: THREE_REDS }).talks()
    expect(table.seat(0).offers.filter(({ type }) => type === 'claim')).toEqual(
      table.seat(1).offers.filter(({ type }) => type === 'claim'),
    )
  })
  test('of others count as true', () => {
    const table = dealt({ hands: THREE_REDS }).talks()
    table.seat(5).claims('circle')
    expect(table.state.open.claims).toEqual([])
    table.seat(0).claims('red')
    table.seat(5).claims('circle') // it is red, and of green, blue, circle one is true
    expect(table.state.open.claims).toEqual(['red', 'circle'])
  })
  test('may follow from a spare hand its player looked at', () => {
    const [three, one, other, ...rest] = THREE_REDS
    const table = dealt({ seats: 2, hands: [other, one, three, ...rest] }).talks()
    table.seat(1).claims('red')
    expect(table.state.open.claims).toEqual([])
    table.seat(0).claims('red') // seat 0 took hand 2
    expect(table.state.open.claims).toEqual(['red'])
  })
})

describe('free claims', () => {
  test('are all accepted, and the end shows which followed', () => {
    const table = dealt({ claims: 'free', hands: THREE_REDS }).talks()
    table.seat(5).claims('circle') // true, but not yet to be known
    table.seat(2).claims('blue') // wrong
    table.seat(0).claims('red')
    table.seat(5).claims('not square') // now it follows
    table.seat(3).claims('not green') // from “red”, which followed
    expect(table.state.open.followed).toEqual([])
    for (const seat of seatsClockwise(5)) table.seat(seat).isFor('hollow-red-circle')
    expect(table.state.open.followed).toEqual([false, false, true, true, true])
    expect(table.last('weighed')).toEqual({ type: 'weighed', followed: [false, false, true, true, true] })
  })
  test('others may give their own word for a claim on the table, once each', () => {
    const table = dealt({ claims: 'free' }).talks()
    table.seat(0).claims('red')
    expect(claimable(table, 0)).toEqual(ALL_CLAIMS.filter(claim => claim !== 'red'))
    expect(claimable(table, 1)).toEqual(ALL_CLAIMS)
    table.seat(1).claims('red')
    expect(table.seat(1).may({ type: 'claim', claim: 'red' })).toBe(false)
    table.seat(2).claims('red')
    expect(table.heard('claimed')).toEqual([{ type: 'claimed', by: 0, claim: 'red' }])
    expect(table.heard('joined')).toEqual([
      { type: 'joined', by: 1, claim: 'red' },
      { type: 'joined', by: 2, claim: 'red' },
    ])
    expect(table.state.open).toMatchObject({ claims: ['red', 'red', 'red'], makers: [0, 1, 2] })
  })
  test('a word for another’s if–then is one’s own if–then', () => {
    const table = dealt({ claims: 'free' }).talks()
    table.seat(0).claims('if partial circle')
    table.seat(1).claims('if partial circle')
    expect(table.seat(1).may({ type: 'claim', claim: 'if partial not red' })).toBe(false)
  })
  test('a word for another’s claim followed only if it did without that claim', () => {
    const table = dealt({ claims: 'free', hands: THREE_REDS }).talks()
    table.seat(5).claims('red') // true, but only seat 0 can know it
    table.seat(0).claims('red')
    table.seat(3).claims('red')
    for (const seat of seatsClockwise(5)) table.seat(seat).isFor('hollow-red-circle')
    expect(table.state.open.followed).toEqual([false, true, false])
  })
  test('nobody learns before the end what followed', () => {
    const table = dealt({ claims: 'free' }).talks()
    table.seat(1).claims('circle')
    for (const viewer of seatsClockwise(9))
      expect(JSON.stringify({ ...seatView(table.state, viewer) })).not.toContain('"followed":[false')
  })
  test('are shown at the end only if they were not checked', () => {
    const table = dealt().talks()
    for (const seat of seatsClockwise(5)) table.seat(seat).isFor('hollow-red-circle')
    expect(table.heard('weighed')).toEqual([])
  })
})

describe('if–then', () => {
  test('one each: one per player between clues', () => {
    const table = dealt({ claims: 'free' }).talks()
    table.seat(0).claims('if partial circle')
    expect(table.seat(0).may({ type: 'claim', claim: 'if partial not red' })).toBe(false)
    expect(table.seat(0).may({ type: 'claim', claim: 'red' })).toBe(true)
    table.seat(1).claims('if partial not red')
    turnClue(table)
    table.seat(0).claims('if partial square')
    expect(table.state.open.claims).toEqual(['if partial circle', 'if partial not red', 'if partial square'])
  })
  test('free: as many as one likes', () => {
    const table = dealt({ claims: 'free', ifThen: 'free' }).talks()
    table.seat(0).claims('if partial circle')
    table.seat(0).claims('if partial not red')
    expect(claimable(table, 0)).toHaveLength(ALL_CLAIMS.length - 2)
  })
  test('none', () => {
    const table = dealt({ claims: 'free', ifThen: 'none' }).talks()
    expect(claimable(table, 0)).toEqual([...TRAIT_CLAIMS, ...COMPLETE_CARDS])
  })
  test('joins two families: within one family the claim would be no if', () => {
    for (const claim of ALL_IF_THEN_CLAIMS)
      expect(claim).not.toMatch(
        /(filled|partial|hollow).*(filled|partial|hollow)|(red|green|blue).*(red|green|blue)|(circle|square|triangle).*(circle|square|triangle)/,
      )
  })
})

describe('motions', () => {
  test('every player may vote for a clue or for one of the 27 verdicts, and change their mind', () => {
    const table = dealt().talks()
    expect(new Set(motions(table, 4))).toEqual(new Set(['clue', ...COMPLETE_CARDS]))
    table.seat(4).isFor('clue')
    expect(motions(table, 4)).not.toContain('clue')
    table.seat(4).isFor('filled-red-circle')
    expect(table.state.open.motions[4]).toBe('filled-red-circle')
    table.seat(4).withdraws()
    expect(table.state.open.motions[4]).toBeNull()
    expect(table.seat(4).may({ type: 'withdraw' })).toBe(false)
    expect(table.heard('favoured').map(({ motion }) => motion)).toEqual(['clue', 'filled-red-circle'])
    expect(table.last('withdrew')).toEqual({ type: 'withdrew', by: 4 })
  })
  test.each([
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
    [8, 5],
    [9, 5],
  ])('of %i players, %i are more than half: then it happens', (seats, needed) => {
    const table = dealt({ seats }).talks()
    for (const seat of seatsClockwise(needed - 1)) table.seat(seat).isFor('clue')
    expect(table.heard('turned')).toEqual([])
    table.seat(needed - 1).isFor('clue')
    expect(table.heard('turned')).toHaveLength(1)
    expect(table.state.open.motions).toEqual(seatsClockwise(seats).map(() => null))
  })
  test('votes for different motions do not add up', () => {
    const table = dealt({ seats: 3 }).talks()
    table.seat(0).isFor('clue')
    table.seat(1).isFor('filled-red-circle')
    table.seat(2).isFor('filled-red-square')
    expect(table.state.outcome).toBeNull()
    table.seat(0).isFor('filled-red-square')
    expect(table.state.outcome).not.toBeNull()
  })
  test('whose votes are overruled, and by whom, is told before it happens', () => {
    const table = dealt({ seats: 5 }).talks()
    table.seat(4).isFor('filled-red-circle')
    for (const seat of [0, 1, 2]) table.seat(seat).isFor('clue')
    expect(table.last('outvoted')).toEqual({ type: 'outvoted', motion: 'clue', agreed: [0, 1, 2], others: [4] })
    expect(table.state.story.slice(-2).map(({ line }) => line.type)).toEqual(['outvoted', 'turned'])
    for (const seat of [0, 1, 2]) table.seat(seat).isFor('clue')
    expect(table.heard('outvoted')).toHaveLength(1) // nobody was for something else
    table.seat(0).isFor('clue')
    for (const seat of [2, 3, 4]) table.seat(seat).isFor('filled-red-circle')
    expect(table.last('outvoted')).toMatchObject({ agreed: [2, 3, 4], others: [0] })
  })
  test('what most others vote for is offered first', () => {
    const table = dealt({ seats: 5 }).talks()
    table.seat(0).isFor('filled-red-circle')
    expect(motions(table, 3)[0]).toBe('filled-red-circle')
  })
})

describe('taking turns in the talk', () => {
  test('the table listens to one player after another, from the first on, and all may interrupt', () => {
    const table = dealt({ seats: 3, first: 1 }).talks()
    expect(table.toMove).toEqual([1])
    for (const seat of seatsClockwise(3)) expect(table.seat(seat).may({ type: 'favour', motion: 'clue' })).toBe(true)
    expect(table.seat(0).may({ type: 'pass' })).toBe(false)
    table.seat(1).passes()
    expect(table.toMove).toEqual([2])
    expect(table.last('passed')).toEqual({ type: 'passed', by: 1 })
  })
  test('a vote ends one’s turn in the talk; interrupting, claiming and withdrawing do not', () => {
    const table = dealt({ seats: 3, claims: 'free' }).talks()
    table.seat(0).claims('red')
    table.seat(2).isFor('clue')
    table.seat(2).withdraws()
    expect(table.toMove).toEqual([0])
    table.seat(0).isFor('filled-red-circle')
    expect(table.toMove).toEqual([1])
  })
})

describe('a clue', () => {
  test('is the top of the clue deck: the hidden card does not bear it', () => {
    const table = dealt({ deck: 'blue square filled' }).talks()
    turnClue(table)
    expect(table.last('turned')).toEqual({ type: 'turned', marks: ['blue'], left: 2 })
    expect(table.state.open.turned).toEqual(['blue'])
  })
  test('example O: the second Triangle does not count, and cards are turned until another shows', () => {
    const table = dealt({ deck: 'triangle triangle triangle blue filled' }).talks()
    turnClue(table)
    expect(table.last('turned')).toEqual({ type: 'turned', marks: ['triangle'], left: 2 })
    turnClue(table)
    expect(table.last('turned')).toEqual({ type: 'turned', marks: ['triangle', 'triangle', 'blue'], left: 1 })
    expect(table.state.open.turned).toEqual(['triangle', 'triangle', 'triangle', 'blue'])
    turnClue(table)
    expect(table.last('turned')).toEqual({ type: 'turned', marks: ['filled'], left: 0 })
  })
  test.each([
    ['three', 3],
    ['two', 2],
    ['one', 1],
    ['none', 0],
  ] as const)('clues: %s. Then only a verdict remains', (clues, most) => {
    const table = dealt({ deck: 'blue square filled green', clues }).talks()
    for (let turned = 0; turned < most; turned++) turnClue(table)
    for (const seat of seatsClockwise(9)) expect(motions(table, seat)).toEqual(COMPLETE_CARDS)
  })
  test('with coin flips the deck may run out before a new one appears: then no clue is left', () => {
    const table = dealt({ evidence: 'coin flips', deck: 'blue blue square blue' }).talks()
    turnClue(table)
    turnClue(table)
    turnClue(table)
    expect(table.last('exhausted')).toEqual({ type: 'exhausted', marks: ['blue'] })
    expect(motions(table, 0)).toEqual(COMPLETE_CARDS)
    expect(table.state.open.turned).toEqual(['blue', 'blue', 'square', 'blue'])
  })
  test('the size of the deck is hidden until then', () => {
    const seen = ['blue blue', 'blue blue square green'].map(deck => {
      const table = dealt({ evidence: 'coin flips', deck }).talks()
      turnClue(table)
      return JSON.stringify({ ...table.table })
    })
    expect(seen[0]).toBe(seen[1])
  })
})

describe('the verdict', () => {
  const verdict = (card: CompleteCard, clues: number) => {
    const table = dealt({ deck: 'blue square filled' }).talks()
    for (let turned = 0; turned < clues; turned++) turnClue(table)
    for (const seat of seatsClockwise(5)) table.seat(seat).isFor(card)
    return table
  }
  test.each([
    [0, 4],
    [1, 3],
    [2, 2],
    [3, 1],
  ])('right after %i clues: all win, with %i points', (clues, points) => {
    const table = verdict('hollow-red-circle', clues)
    expect(table.state.outcome).toEqual({ winners: seatsClockwise(9), points: seatsClockwise(9).map(() => points) })
    expect(table.last('judged')).toEqual({
      type: 'judged',
      verdict: 'hollow-red-circle',
      hidden: 'hollow-red-circle',
      clues,
      points,
    })
  })
  test('wrong: all lose', () => {
    const table = verdict('hollow-red-square', 0)
    expect(table.state.outcome).toEqual({ winners: [], points: seatsClockwise(9).map(() => 0) })
    expect(table.state.open.hidden).toBe('hollow-red-circle')
    expect(table.state.open.verdict).toBe('hollow-red-square')
  })
  test('then all hands are revealed', () => {
    const table = verdict('hollow-red-circle', 0)
    expect(table.state.open.hands.map(({ no }) => no)).toEqual(seatsClockwise(9))
    expect(table.last('opened').hands).toEqual(table.state.open.hands)
    expect(table.toMove).toEqual([])
    for (const seat of seatsClockwise(9)) expect(table.seat(seat).offers).toEqual([])
  })
  test('reveals the spare hands too', () => {
    const table = dealt({ seats: 2 }).talks()
    for (const seat of [0, 1]) table.seat(seat).isFor('hollow-red-circle')
    expect(table.state.open.hands.map(({ no }) => no)).toEqual(seatsClockwise(9))
  })
})
