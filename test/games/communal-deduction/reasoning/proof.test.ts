// Tests the proofs: chances and marks equal a step-by-step simulation of the deal, the hidden card is never crossed out,
// known facts never become unknown, and reasons and expected information are right.
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
  type GameState,
} from '../../../../shared/engine/index.ts'
import { COUNT_TOPICS, trueValueForHand } from '../../../../shared/games/communal-deduction/rules/topics.ts'
import {
  supportingLines,
  storyFacts,
  isEntailed,
} from '../../../../shared/games/communal-deduction/reasoning/reasons.ts'
import {
  hasTrait,
  COMPLETE_CARDS,
  TRAITS,
  type CompleteCard,
  type Trait,
} from '../../../../shared/games/communal-deduction/cards.ts'
import {
  collectEvidence,
  unknownHandKnowledge,
  handNumbersExcept,
  type Evidence,
} from '../../../../shared/games/communal-deduction/reasoning/evidence.ts'
import { directNotebookFacts } from '../../../../shared/games/communal-deduction/reasoning/notes.ts'
import { allowedCountsOfHands } from '../../../../shared/games/communal-deduction/reasoning/allowedCounts.ts'
import type { Communal } from '../../../../shared/games/communal-deduction/kinds.ts'
import type { CommunalDeductions } from '../../../../shared/games/communal-deduction/reasoning/proof.ts'
import { mind } from '../../../../shared/games/communal-deduction/mind.ts'
import {
  cardProbabilities,
  countDeals,
} from '../../../../shared/games/communal-deduction/reasoning/cardProbabilities.ts'
import { prove, possibleCardSet } from '../../../../shared/games/communal-deduction/reasoning/proof.ts'
import { communal } from '../../../../shared/games/communal-deduction/rules.ts'
import { gameWords } from '../../../../shared/games/communal-deduction/words/en.ts'
import { expectedInformationGain } from '../../../../shared/games/communal-deduction/players/worth.ts'
import { chancesByDealing, holdingsOf } from '../dealing.ts'
import { packs, smallDeal } from '../small.ts'
import { dealt, THREE_REDS } from '../table.ts'
import { effort } from '../../../kit/effort.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
const exact = (evidence: Evidence) => cardProbabilities(countDeals(evidence), -1)

function byDealing(evidence: Evidence): number[] {
  const chances = chancesByDealing(evidence)
  return chances.map(chance => chance / sum(chances))
}

/** Indexes at which two lists of chances differ, or only one of them is zero. */
function differing(found: readonly number[], counted: readonly number[]): number[] {
  return [...found.keys()].filter(
    card => Math.abs(found[card]! - counted[card]!) > 1e-11 || (found[card] === 0) !== (counted[card] === 0),
  )
}

/** A game of computer players and random moves, played up to `talk` moves into the talk. */
function played(
  seed: string,
  seats: number,
  talk: number,
  options: Partial<Communal['options']> = {},
): GameState<Communal> {
  const chance = diceFromSeed(seed)
  const state = startGame(communal, {
    seats,
    options: { ...defaultOptions<Communal>(communal), ...options },
    seed,
    first: null,
  })
  for (let moves = 0; !state.outcome && moves < talk;) {
    if (state.open.phase === 'talk') moves++
    const seat = communal.toMove(tableView(state))[0]!
    if (chance.below(3) === 0) applyMoveUnchecked(communal, state, ...randomMove(communal, state, chance)!)
    else applyMoveUnchecked(communal, state, seat, mind.chooseMove(seatView(state, seat), 'normal', chance)!)
  }
  return state
}

/** A game after random statements and questions, with the spare hands taken and some clues turned. */
function talking(seed: string, seats: number, options: Partial<Communal['options']>): GameState<Communal> {
  const chance = diceFromSeed(seed)
  const state = startGame(communal, {
    seats,
    options: { ...defaultOptions<Communal>(communal), ...options },
    seed,
    first: null,
  })
  while (state.open.phase !== 'talk') applyMoveUnchecked(communal, state, ...randomMove(communal, state, chance)!)
  for (let clues = chance.below(4); clues > 0; clues--)
    for (let seat = 0; 2 * seat <= seats; seat++)
      applyMoveUnchecked(communal, state, seat, { type: 'favour', motion: 'clue' })
  return state
}

const LATE = effort(40, 3000) // positions

describe('against a step-by-step simulation of the deal', () => {
  test('every chance on small packs', () => {
    for (let i = 0; i < 40; i++) {
      const { evidence } = smallDeal(diceFromSeed(`chances ${i}`), packs[i % packs.length]!)
      expect(differing(exact(evidence), byDealing(evidence)), `chances ${i}`).toEqual([])
    }
  })
  test('late in the whole game: every chance, and the counts of one characteristic in a hand', () => {
    const counted = { positions: 0, few: 0, numbers: 0, ruledOut: 0 }
    for (let game = 0; counted.positions < LATE; game++) {
      const chance = diceFromSeed(`whole ${game}`)
      const state = talking(`whole ${game}`, 2 + (game % 3), { evidence: chance.pick(communal.options.evidence) })
      const seat = chance.below(state.seats)
      const view = seatView(state, seat)
      const evidence = collectEvidence(view.open, view.own.hands, view.options)
      if (holdingsOf(evidence) > 200_000) continue
      const { chanceByCard, hands, left } = prove(view)
      expect(differing(chanceByCard, byDealing(evidence)), `whole ${game}`).toEqual([])
      const hand = chance.pick(handNumbersExcept(view.own.hands))
      const [what, trait] = [chance.pick(['singles', 'completes'] as const), chance.pick(TRAITS)]
      for (let n = 0; n <= (what === 'singles' ? 3 : 2); n++) {
        const asked = { of: hand, about: `${what} ${trait}`, question: 'many', truth: n } as const
        const can =
          sum(
            chancesByDealing(
              collectEvidence({ ...view.open, asked: [...view.open.asked, asked] }, view.own.hands, view.options),
            ),
          ) > 0
        expect(
          hands[hand]![what][TRAITS.indexOf(trait)]!.includes(n),
          `whole ${game}: hand ${hand}, ${n} ${what} ${trait}`,
        ).toBe(can)
        counted.numbers++
        if (!can) counted.ruledOut++
      }
      counted.positions++
      if (left < 6) counted.few++
    }
    expect(counted.few).toBeGreaterThan(LATE / 10)
    expect(counted.ruledOut).toBeGreaterThan(LATE / 4)
  })
  test('every count a hand may have, and none it cannot', () => {
    let cells = 0
    let ruledOut = 0
    for (let i = 0; i < 5; i++) {
      const { evidence } = smallDeal(diceFromSeed(`grid ${i}`), packs[[0, 1, 3][i % 3]!]!)
      const hidden = possibleCardSet(byDealing(evidence))
      const found = allowedCountsOfHands(evidence, hidden)
      const silent = evidence.unseen > evidence.said.length
      const said = silent ? [...evidence.said, unknownHandKnowledge(evidence.pack)] : evidence.said
      for (const [hand, one] of said.entries())
        for (const what of ['singles', 'completes'] as const)
          for (const [trait, { fewest, most }] of one[what].entries())
            for (let n = fewest; n <= most; n++) {
              const exactly = said.map((other, no) =>
                no === hand
                  ? { ...one, [what]: one[what].map((between, j) => (j === trait ? { fewest: n, most: n } : between)) }
                  : other,
              )
              const can = chancesByDealing({ ...evidence, said: exactly }).some(chance => chance > 0)
              const holding = found.said[hand] ?? found.silent
              expect((holding[what][trait]! & (1 << n)) !== 0, `grid ${i}: hand ${hand}, ${n} ${what} ${trait}`).toBe(
                can,
              )
              cells++
              if (!can) ruledOut++
            }
    }
    expect(cells).toBeGreaterThan(300)
    expect(ruledOut).toBeGreaterThan(30)
  })
})

describe('what a seat can prove', () => {
  test('is true, and never becomes unknown again', () => {
    const wrong: string[] = []
    let marks = 0
    for (let i = 0; i < effort(4, 14); i++) {
      const chance = diceFromSeed(`truth ${i}`)
      const options = {
        evidence: communal.options.evidence[i % 2]!,
        claims: communal.options.claims[i % 3 === 0 ? 1 : 0]!,
      }
      const state = startGame(communal, {
        seats: 2 + (i % 8),
        options: { ...defaultOptions<Communal>(communal), ...options },
        seed: `truth ${i}`,
        first: null,
      })
      const { hidden } = state.sealed
      const all = [...state.own.flatMap(({ hands }) => hands), ...state.sealed.spare].sort((a, b) => a.no - b.no)
      let before: CommunalDeductions | null = null
      for (let move = 0; move < 60 && !state.outcome; move++) {
        const now: CommunalDeductions = prove(seatView(state, 0))
        expect(sum(now.chanceByCard)).toBeCloseTo(1, 9)
        expect(now.left).toBe(now.chanceByCard.filter(one => one > 0).length)
        if (now.chanceByCard[COMPLETE_CARDS.indexOf(hidden)] === 0) wrong.push(`${i}: ${hidden}`)
        for (const [nth, trait] of TRAITS.entries()) {
          const { is, chance } = now.marks[nth]!
          if (is !== 'possible' && (marks++, (is === 'certain') !== hasTrait(hidden, trait)))
            wrong.push(`${i}: ${trait} ${is}`)
          if ((chance === 0) !== (is === 'impossible')) wrong.push(`${i}: ${trait} ${chance}`)
          for (const [no, holding] of now.hands.entries())
            for (const what of ['singles', 'completes'] as const) {
              if (!holding[what][nth]!.includes(Number(trueValueForHand(all[no]!, `${what} ${trait}`))))
                wrong.push(`${i}: hand ${no} ${what} ${trait}`)
              if (before && holding[what][nth]!.some(n => !before!.hands[no]![what][nth]!.includes(n)))
                wrong.push(`${i}: hand ${no} ${what} ${trait} is back`)
            }
        }
        if (before?.chanceByCard.some((one, card) => one === 0 && now.chanceByCard[card]! > 0))
          wrong.push(`${i}: a card is back`)
        before = now
        if (chance.below(2) === 0) applyMoveUnchecked(communal, state, ...randomMove(communal, state, chance)!)
        else {
          const seat = communal.toMove(tableView(state))[0]!
          applyMoveUnchecked(communal, state, seat, mind.chooseMove(seatView(state, seat), 'normal', chance)!)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(marks).toBeGreaterThan(effort(100, 500))
  })
  test('is plain JSON', () => {
    const proof = prove(dealt().seat(0).view)
    expect(JSON.parse(JSON.stringify(proof))).toEqual(proof)
  })
  test('before anything is said uses one’s own hand alone', () => {
    const { left, bitsLeft, hands, riddles } = prove(dealt().seat(0).view) // Red, Blue, Square, and two Filled-Red Completes
    expect(left).toBe(19) // six are Green and no Square and bear none of its Singles; two are its own
    expect(riddles).toMatchObject([{ key: 'hidden', left, answer: null }])
    expect(bitsLeft).toBeLessThan(Math.log2(19))
    expect(hands[0]!.singles[TRAITS.indexOf('red')]).toEqual([1])
    expect(hands[5]!.singles[TRAITS.indexOf('red')]).toEqual([0, 1, 2, 3])
  })
  test('a free claim proves nothing; a checked one does', () => {
    const free = dealt({ hands: THREE_REDS, claims: 'free' }).talks()
    free.seat(0).claims('red')
    expect(prove(free.seat(1).view).marks[TRAITS.indexOf('red')]!.is).toBe('possible')
    const checked = dealt({ hands: THREE_REDS }).talks()
    checked.seat(0).claims('red')
    expect(prove(checked.seat(1).view).marks[TRAITS.indexOf('red')]).toEqual({ is: 'certain', chance: 1 })
  })
  test('once all is revealed the riddle is solved', () => {
    const table = dealt({ seats: 2 }).talks()
    for (const seat of [0, 1]) table.seat(seat).isFor('hollow-red-circle')
    const { riddles, bitsLeft, hands } = prove(table.seat(1).view)
    expect(riddles).toMatchObject([{ key: 'hidden', left: 1, answer: 'hollow-red-circle' }])
    expect(bitsLeft).toBe(0)
    expect(hands[8]!.completes[TRAITS.indexOf('partial')]).toEqual([2])
    expect(mind.hint(table.seat(1).view)).toBeNull()
  })
})

describe('a hint', () => {
  test('says what follows and was not said, and nothing once it is claimed', () => {
    const table = dealt({ hands: THREE_REDS }).talks()
    expect(mind.hint(table.seat(0).view)).toEqual({ type: 'certain', trait: 'red' })
    table.seat(0).claims('red')
    expect(mind.hint(table.seat(0).view)).not.toMatchObject({ trait: 'red' })
  })
  test('is one step: never the solution while one of its characteristics is not claimed', () => {
    let solved = 0
    for (let i = 0; i < 40; i++) {
      const view = seatView(played(`step ${i}`, 2 + (i % 4), 8 + i), 0)
      const areAllClaimed = directNotebookFacts(view).marks.filter(({ is }) => is === 'certain').length === 3
      if (view.outcome || areAllClaimed || prove(view).riddles[0]!.answer === null) continue
      solved++
      expect(mind.hint(view), `step ${i}`).toMatchObject({ type: 'certain' })
    }
    expect(solved).toBeGreaterThan(0)
  })
  test('is true, and its reasons are sufficient with none to spare', () => {
    let hints = 0
    for (let i = 0; i < 24; i++) {
      const state = played(`hint ${i}`, 2 + (i % 8), 3 * (i % 16), { evidence: communal.options.evidence[i % 2]! })
      const view = seatView(state, i % state.seats)
      const conclusion = mind.hint(view)
      if (!conclusion) continue
      hints++
      const lines = mind.supportingLines(view, conclusion)
      const facts = storyFacts(view)
      const told = facts.filter(fact => fact.lines.every(line => lines.includes(line)))
      expect(isEntailed(told, conclusion, view.options), `hint ${i}`).toBe(true)
      for (const line of lines)
        expect(
          isEntailed(
            told.filter(fact => !fact.lines.includes(line) && !fact.exhausted),
            conclusion,
            view.options,
          ),
          `hint ${i} without line ${line}`,
        ).toBe(false)
    }
    expect(hints).toBeGreaterThan(8)
  })
  test('never says what one hand adds up to: both Completes Filled, so none Hollow', () => {
    const pairs = COMPLETE_CARDS.flatMap((one, nth) => COMPLETE_CARDS.slice(nth + 1).map(other => [one, other]))
    const counted = (pair: readonly CompleteCard[], trait: Trait) => pair.filter(card => hasTrait(card, trait)).length
    let told = 0
    for (let i = 0; i < 60; i++) {
      const view = seatView(played(`sum ${i}`, 2 + (i % 8), 4 + (i % 20)), 0)
      if (view.outcome) continue
      const noted = new Set<string>()
      const facts = directNotebookFacts(view)
      for (;;) {
        const conclusion = mind.hint(view, one => noted.has(JSON.stringify(one)))
        if (!conclusion) break
        noted.add(JSON.stringify(conclusion))
        if (conclusion.type !== 'holds' || conclusion.what !== 'completes') continue
        told++
        const said = facts.hands[conclusion.hand]!.completes
        const possible = pairs.filter(pair =>
          TRAITS.every((trait, nth) => {
            const count = counted(pair, trait)
            return count >= said[nth]!.fewest && count <= said[nth]!.most
          }),
        )
        const counts = new Set(possible.map(pair => counted(pair, conclusion.trait)))
        expect(counts.size, `game ${i}, ${JSON.stringify(conclusion)}`).toBeGreaterThan(1)
      }
    }
    expect(told).toBeGreaterThan(3)
  })
})

test('a hint tells of a hand by its number once its owner has looked at another one', () => {
  const told = { before: 0, inTheTalk: 0 }
  for (let i = 0; i < 80; i++) {
    const view = seatView(played(`whose ${i}`, 2 + (i % 8), 3 + (i % 20)), 0)
    const noted = new Set<string>()
    for (;;) {
      const conclusion = mind.hint(view, one => noted.has(JSON.stringify(one)))
      if (!conclusion) break
      noted.add(JSON.stringify(conclusion))
      if (conclusion.type !== 'holds' || conclusion.hand >= view.seats) continue
      const isOnlyHand = view.open.phase !== 'talk' || view.seats === 9
      told[isOnlyHand ? 'before' : 'inTheTalk']++
      const [subject] = gameWords.conclusion.holds(conclusion, 0)
      expect(subject).toEqual(isOnlyHand ? { seat: conclusion.hand } : `Hand ${conclusion.hand + 1} has `)
    }
  }
  expect(Math.min(told.before, told.inTheTalk)).toBeGreaterThan(3)
})

describe('the reason', () => {
  test('is three equal Singles in one’s own hand', () => {
    const { view } = dealt({ hands: THREE_REDS }).talks().seat(0)
    const lines = supportingLines(view, { type: 'certain', trait: 'red' })
    expect(lines.map(line => view.story[line])).toMatchObject([{ type: 'received', hand: 0 }])
  })
  test('is a single clue if it suffices', () => {
    const table = dealt({ seats: 2, deck: 'blue square filled' }).talks()
    for (const seat of [0, 1]) table.seat(seat).isFor('clue')
    const { view } = table.seat(0)
    expect(supportingLines(view, { type: 'impossible', trait: 'blue' }).map(line => view.story[line])).toMatchObject([
      { type: 'turned' },
    ])
  })
  test('is what somebody said of a hand', () => {
    const table = dealt({ seats: 3 })
    table.seat(1).states('singles hollow')
    const { view } = table.seat(0)
    const lines = supportingLines(view, {
      type: 'holds',
      hand: 1,
      seat: 1,
      what: 'singles',
      trait: 'hollow',
      counts: [2],
    })
    expect(lines.map(line => view.story[line])).toMatchObject([{ type: 'stated', by: 1 }])
  })
  test('does not exist for what does not follow', () => {
    expect(supportingLines(dealt().seat(0).view, { type: 'certain', trait: 'red' })).toEqual([])
  })
  test('exists for every mark on a late sheet', () => {
    const state = played('late sheet', 4, 9)
    const view = seatView(state, 1)
    const { chanceByCard } = prove(view)
    for (const [i, chance] of chanceByCard.entries())
      expect(supportingLines(view, { type: 'excluded', card: COMPLETE_CARDS[i]! }).length > 0, COMPLETE_CARDS[i]).toBe(
        chance === 0,
      )
  })
})

describe('the worth of a question', () => {
  test('is the expected information of its answers', () => {
    const state = played('promise', 3, 0)
    while (state.open.phase === 'state')
      applyMoveUnchecked(communal, state, ...randomMove(communal, state, diceFromSeed('promise'))!)
    const view = seatView(state, 0)
    const move = { type: 'ask', of: 1, about: 'singles red', question: 'many' } as const
    const before = byDealing(collectEvidence(view.open, view.own.hands, view.options))
    const raw = chancesByDealing(collectEvidence(view.open, view.own.hands, view.options))
    const bitsOf = (chances: readonly number[]) =>
      -sum(chances.map(chance => (chance > 0 ? chance * Math.log2(chance) : 0)))
    let bits = bitsOf(before)
    for (const truth of seatsClockwise(4)) {
      const after = chancesByDealing(
        collectEvidence(
          { ...view.open, asked: [...view.open.asked, { ...move, truth }] },
          view.own.hands,
          view.options,
        ),
      )
      if (sum(after) > 0) bits -= (sum(after) / sum(raw)) * bitsOf(after.map(chance => chance / sum(after)))
    }
    expect(expectedInformationGain(view, move)).toBeCloseTo(bits, 9)
  })
  test('is no less for how many than for whether any, and zero for what is known', () => {
    const table = dealt({ seats: 3 })
    table.seat(1).states('singles hollow')
    const { view } = table.seat(0)
    for (const about of COUNT_TOPICS.slice(0, 6)) {
      const [many, any] = (['many', 'any'] as const).map(question =>
        expectedInformationGain(view, { type: 'ask', of: 1, about, question }),
      )
      expect(many!).toBeGreaterThanOrEqual(any! - 1e-12)
    }
    expect(
      expectedInformationGain(view, { type: 'ask', of: 1, about: 'singles hollow', question: 'many' }),
    ).toBeCloseTo(0, 12)
  })
  test('is highest for the best one; a statement is no question', () => {
    const table = dealt({ seats: 3 })
    const { view } = table.seat(0)
    const worth = mind.questionWorth(view, { type: 'ask', of: 2, about: 'filled-red-circle', question: 'any' })!
    expect(worth.expected).toBeCloseTo(0, 12) // one's own card
    expect(worth.best.expected).toBeGreaterThan(worth.expected)
    expect(mind.questionWorth(view, { type: 'state', about: 'singles red' })).toBeNull()
  })
})
