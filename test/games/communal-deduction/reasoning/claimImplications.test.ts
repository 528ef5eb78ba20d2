// Tests what a checked claim says about its maker's hand: it excludes exactly the hands with which the claim would have been refused.
import { describe, expect, test } from 'vitest'
import {
  defaultOptions,
  diceFromSeed,
  applyMoveUnchecked,
  seatsClockwise,
  seatView,
  startGame,
  randomMove,
  tableView,
  type GameState,
} from '../../../../shared/engine/index.ts'
import { trueValueForHand } from '../../../../shared/games/communal-deduction/rules/topics.ts'
import { supportingLines } from '../../../../shared/games/communal-deduction/reasoning/reasons.ts'
import { COMPLETE_CARDS, TRAITS } from '../../../../shared/games/communal-deduction/cards.ts'
import {
  ALL_CLAIMS,
  cardsMatchingClaim,
  cardsMatchingClaims,
} from '../../../../shared/games/communal-deduction/rules/claims.ts'
import {
  collectEvidence,
  knowledgeOfHand,
  type HandKnowledge,
} from '../../../../shared/games/communal-deduction/reasoning/evidence.ts'
import type { HandTopic, Communal, NumberedHand } from '../../../../shared/games/communal-deduction/kinds.ts'
import { mind } from '../../../../shared/games/communal-deduction/mind.ts'
import { prove } from '../../../../shared/games/communal-deduction/reasoning/proof.ts'
import { HiddenCardReasoning } from '../../../../shared/games/communal-deduction/reasoning/hiddenCardReasoning.ts'
import { communal } from '../../../../shared/games/communal-deduction/rules.ts'
import { claimImplications } from '../../../../shared/games/communal-deduction/reasoning/claimImplications.ts'
import { dealt, onlyByVouching, THREE_REDS } from '../table.ts'

/** A game of computer players with nine hands, played up to `moves` into the talk. */
function talked(
  seed: string,
  seats: number,
  moves: number,
  options: Partial<Communal['options']> = {},
): GameState<Communal> {
  const chance = diceFromSeed(seed)
  const state = startGame(communal, {
    seats,
    options: { ...defaultOptions<Communal>(communal), ...options },
    seed,
    first: null,
  })
  for (let left = moves; !state.outcome && left > 0;) {
    if (state.open.phase === 'talk') left--
    const seat = communal.toMove(tableView(state))[0]!
    if (state.open.phase !== 'talk' && chance.below(2) === 0)
      applyMoveUnchecked(communal, state, ...randomMove(communal, state, chance)!)
    else applyMoveUnchecked(communal, state, seat, mind.chooseMove(seatView(state, seat), 'normal', chance)!)
  }
  return state
}

const fits = (hand: NumberedHand, { singles, families, completes, has, hasNot }: HandKnowledge) => {
  const isWithin = (count: number, { fewest, most }: { fewest: number; most: number }) =>
    count >= fewest && count <= most
  const set = hand.completes.reduce((cards, card) => cards | (1 << COMPLETE_CARDS.indexOf(card)), 0)
  return (
    TRAITS.every(
      (mark, i) =>
        isWithin(Number(trueValueForHand(hand, `singles ${mark}`)), singles[i]!) &&
        isWithin(Number(trueValueForHand(hand, `completes ${mark}`)), completes[i]!),
    ) &&
    (['fill', 'colour', 'shape'] as const).every((family, i) =>
      isWithin(Number(trueValueForHand(hand, `singles ${family}`)), families[i]!),
    ) &&
    (set & has) === has &&
    (set & hasNot) === 0
  )
}

/** Hands the maker might have, from the cards this seat cannot see and what was said of them. */
function* mayHold(
  state: GameState<Communal>,
  viewer: number,
  no: number,
  chance: ReturnType<typeof diceFromSeed>,
): Generator<NumberedHand> {
  const { open, own } = state
  const seen = own[viewer]!.hands
  const singles = TRAITS.flatMap(mark =>
    Array.from(
      {
        length:
          4 -
          open.turned.filter(one => one === mark).length -
          seen.flatMap(hand => hand.singles).filter(one => one === mark).length,
      },
      () => mark,
    ),
  )
  const completes = COMPLETE_CARDS.filter(card => !seen.some(hand => hand.completes.includes(card)))
  const said = knowledgeOfHand(open, no)
  for (;;) {
    const hand = { no, singles: chance.shuffle(singles).slice(0, 3), completes: chance.shuffle(completes).slice(0, 2) }
    if (!said || fits(hand, said)) yield hand
  }
}

/** True if all its claims would have been accepted had the maker held this hand, as the rules judge. */
function wouldBeHeard(state: GameState<Communal>, by: number, hand: NumberedHand): boolean {
  const then = structuredClone(state)
  Object.assign(then.open, {
    claims: [],
    makers: [],
    turned: [],
    exhausted: false,
    motions: then.open.motions.map(() => null),
    phase: 'talk',
  })
  then.own[by]!.hands = [hand]
  for (const { line } of state.story) {
    if (line.type === 'turned' || line.type === 'exhausted') then.open.turned.push(...line.marks)
    if (line.type === 'exhausted') then.open.exhausted = true
    if (line.type !== 'claimed') continue
    const before = then.open.claims.length
    if (line.by !== by) then.open.claims.push(line.claim)
    else {
      communal.play.claim(then, by, { type: 'claim', claim: line.claim })
      if (then.open.claims.length === before) return false
    }
  }
  return true
}

describe('hands with which a claim would have been refused are excluded', () => {
  test('and no others, as the rules judge: all that can be said about a maker’s hand is said', () => {
    let [heard, back, exact] = [0, 0, 0]
    for (let game = 0; game < 6; game++) {
      const chance = diceFromSeed(`vouched ${game}`)
      const state = talked(`vouched ${game}`, 9, 6 + game * 3, { evidence: communal.options.evidence[game % 2]! })
      if (state.outcome) continue
      const viewer = chance.below(9)
      for (const { hand: no, said, isExact } of claimImplications(seatView(state, viewer)).impliedHands) {
        const hands = mayHold(state, viewer, no, chance)
        for (let tries = 0; tries < 40; tries++) {
          const hand = hands.next().value as NumberedHand
          const { open, options } = state
          const seen = collectEvidence(open, [...state.own[viewer]!.hands, hand], options)
          if (new HiddenCardReasoning(seen).possibleAmong(cardsMatchingClaims(open.claims)) === 0) continue // impossible, whatever was claimed
          const would = wouldBeHeard(state, no, hand)
          if (would) heard++
          else back++
          if (would || isExact) expect(fits(hand, said)).toBe(would)
          if (isExact) exact++
        }
        expect(fits(state.own[no]!.hands[0]!, said)).toBe(true)
      }
    }
    expect(heard).toBeGreaterThan(20)
    expect(back).toBeGreaterThan(50)
    expect(exact).toBeGreaterThan(20)
  })

  test('a first claim of Red requires three equal Singles', () => {
    const table = dealt({ hands: THREE_REDS }).talks()
    const before = prove(table.seat(1).view)
    expect(before.hands[0]!.singles[TRAITS.indexOf('red')]!.length).toBeGreaterThan(1)
    table.seat(0).claims('red')
    const { hands, isComplete } = prove(table.seat(1).view)
    expect(hands[0]!.singles[TRAITS.indexOf('red')]).toEqual([3])
    expect(isComplete).toBe(true)
  })
})

test('a maker with two hands is left out, and the proof says so', () => {
  const table = dealt({ seats: 4, hands: THREE_REDS }).talks()
  table.seat(0).claims('red')
  expect(prove(table.seat(1).view).isComplete).toBe(false)
})

const FAMILIES_COUNTED: readonly HandTopic[] = ['singles fill', 'singles colour', 'singles shape']

describe('a notebook is quick, counted in steps of about a microsecond', () => {
  test('the claims of nine players take at most 30 000 in 99 of 100 positions', () => {
    const steps: number[] = []
    for (let game = 0; game < 4; game++) {
      const chance = diceFromSeed(`steps ${game}`)
      for (let moves = 3; moves < 40; moves += 4) {
        const state = talked(`steps ${game}`, 9, moves, { evidence: communal.options.evidence[game % 2]! })
        if (state.outcome) break
        steps.push(claimImplications(seatView(state, chance.below(9))).stepsTaken)
      }
    }
    steps.sort((a, b) => a - b)
    expect(steps.length).toBeGreaterThan(20)
    expect(steps[Math.floor(0.99 * steps.length)]).toBeGreaterThan(1000)
    expect(steps[Math.floor(0.99 * steps.length)]).toBeLessThan(30_000)
  })

  test('the count of steps does not depend on what is cached', () => {
    const state = talked('remembered', 9, 12)
    const view = seatView(state, 3)
    const first = claimImplications(view)
    expect(first.stepsTaken).toBeGreaterThan(0)
    expect(claimImplications(view)).toEqual(first)
  })

  test('what would take more steps is left out, and the proof says so', () => {
    // Nine players each speak of a family. What that says about Singles goes beyond bounds on sets.
    const chance = diceFromSeed('families')
    const state = startGame(communal, {
      seats: 9,
      options: defaultOptions<Communal>(communal),
      seed: 'families',
      first: null,
    })
    while (state.open.phase !== 'talk' || state.open.claims.length < 6) {
      const seat = communal.toMove(tableView(state))[0]!
      if (state.open.phase === 'state')
        applyMoveUnchecked(communal, state, seat, {
          type: 'state',
          about: chance.pick(FAMILIES_COUNTED),
        })
      else if (state.open.phase === 'ask')
        applyMoveUnchecked(communal, state, seat, {
          type: 'ask',
          of: (seat + 1) % 9,
          about: chance.pick(FAMILIES_COUNTED),
          question: 'any',
        })
      else applyMoveUnchecked(communal, state, seat, mind.chooseMove(seatView(state, seat), 'normal', chance)!)
      if (state.outcome) break
    }
    const taken = claimImplications(seatView(state, 0))
    expect(taken.isComplete).toBe(false)
    expect(taken.stepsTaken).toBeLessThan(42_000)
  })
})

test('what rests on another’s claim alone is certain, and the check refuses to hear it', () => {
  const table = onlyByVouching()
  const circle = cardsMatchingClaim('circle')
  const { marks, claimable } = prove(table.seat(6).view)
  expect(marks[TRAITS.indexOf('circle')]!.is).toBe('certain')
  expect(claimable & ~circle).not.toBe(0)
  table.seat(6).claims('circle')
  expect(table.seat(6).heard('doubted')).toHaveLength(1)
})

test('the check accepts exactly the claims that hold for all cards it leaves', () => {
  const kinds = { heard: 0, refused: 0 }
  for (let game = 0; game < 4; game++) {
    const state = talked(`claimable ${game}`, 3 + game, 2 + game, { ifThen: 'free' })
    if (state.outcome) continue
    for (const seat of seatsClockwise(state.seats)) {
      const { claimable } = prove(seatView(state, seat))
      for (const claim of ALL_CLAIMS.filter(one => !state.open.claims.includes(one))) {
        const tried = structuredClone(state)
        communal.play.claim(tried, seat, { type: 'claim', claim })
        const heard = tried.open.claims.length > state.open.claims.length
        expect((claimable & ~cardsMatchingClaim(claim)) === 0, `${game} ${seat} ${claim}`).toBe(heard)
        kinds[heard ? 'heard' : 'refused']++
      }
    }
  }
  expect(kinds.heard).toBeGreaterThan(10)
  expect(kinds.refused).toBeGreaterThan(10)
})

test('why a hand must hold three Reds: its holder claimed Red', () => {
  const table = dealt({ hands: THREE_REDS }).talks()
  table.seat(0).claims('red')
  const { view } = table.seat(1)
  const lines = supportingLines(view, { type: 'holds', hand: 0, seat: 0, what: 'singles', trait: 'red', counts: [3] })
  expect(lines.map(line => view.story[line]!.type)).toContain('claimed')
})
