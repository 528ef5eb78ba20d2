// The law that a viewer sees nothing that its story does not tell.
// Two worlds with the same story for a viewer must look the same to that viewer, down to the bytes.
import {
  at,
  stateAfter,
  diceFromSeed,
  fillOfferAtRandom,
  matchesOffer,
  isHeardBy,
  legalOffers,
  IllegalMove,
  startGame,
  viewOf,
  type Dice,
  type GameRules,
  type GameTypeParams,
  type Offer,
  type Seat,
  type GameStart,
  type GameState,
} from '../../../shared/engine/index.ts'
import { firstDifference, assertLaw, type LawTrial } from './assertLaw.ts'
import { nextSampleMove, type GameUnderTest } from './sample.ts'

export const SEEN_IS_HEARD_LAW = 'a view never shows more than its story tells'

/** A viewer and a deal, for which another deal with the same story is sought. */
export interface ViewerAndDeal<K extends GameTypeParams> {
  readonly seed: string
  readonly seats: number
  readonly options: K['options']
  readonly viewer: Seat | null // null: the public table
}

/**
 * How many moves two different worlds went together; null if no other world has the same story for this viewer.
 * Where no other deal does, or nothing is dealt, the worlds differ by a move the viewer is not shown. `onStep` is
 * called for each move they went together after that. Throws LawBroken.
 */
export function compareIndistinguishable<K extends GameTypeParams>(
  subject: GameUnderTest<K>,
  { seed, seats, options, viewer }: ViewerAndDeal<K>,
  {
    most = 400,
    went: onStep = () => {},
  }: { readonly most?: number; readonly went?: (step: StepOfBothWorlds<K>) => void } = {},
): number | null {
  const { game } = subject
  const chance = diceFromSeed(`${seed} worlds ${viewer}`)
  const gameStart: GameStart<K> = { seats, options, seed, first: null }
  const trial: LawTrial = { game: game.id, seed, seats, options }
  const otherWorld = otherDeal(game, gameStart, { viewer, chance })
  let haveDiffered = otherWorld !== null
  let worlds: WorldPair<K> = [startGame(game, gameStart), otherWorld ?? startGame(game, gameStart)]
  assertSameVisible(worlds, { viewer, trial, after: 'the deal' })
  for (let moves = 0, steps = 0; ; moves++) {
    const nextPair = moves < most ? nextMoves(subject, worlds, { viewer, chance, haveParted: haveDiffered }) : null
    if (!nextPair) {
      const [a, b] = worlds.map(state => JSON.stringify(viewOf(state, viewer))) as [string, string]
      assertLaw(a === b, SEEN_IS_HEARD_LAW, trial, () => firstDifference(a, b))
      return haveDiffered ? steps : null
    }
    if (haveDiffered) onStep({ before: worlds, after: nextPair.pair, moves: nextPair.moves })
    worlds = nextPair.pair
    haveDiffered ||= JSON.stringify(worlds[0]) !== JSON.stringify(worlds[1])
    if (haveDiffered) steps++
    assertSameVisible(worlds, { viewer, trial, after: nextPair.after })
  }
}

/** A move in each of two worlds that differ, with the same lines for a viewer. */
export interface StepOfBothWorlds<K extends GameTypeParams> {
  readonly before: WorldPair<K>
  readonly after: WorldPair<K>
  readonly moves: readonly [K['move'], K['move']]
}

/** Two worlds with the same story for a viewer. */
export type WorldPair<K extends GameTypeParams> = readonly [GameState<K>, GameState<K>]

function assertSameVisible<K extends GameTypeParams>(
  pair: WorldPair<K>,
  { viewer, trial, after }: { viewer: Seat | null; trial: LawTrial; after: string },
): void {
  const [a, b] = pair.map(state => visibleState(state, viewer)) as [string, string]
  const viewerName = viewer === null ? 'the table' : `seat ${viewer}`
  assertLaw(
    a === b,
    SEEN_IS_HEARD_LAW,
    trial,
    () => `${viewerName} can tell two worlds apart after ${after}:\n  ${firstDifference(a, b)}`,
  )
}

/** The viewer's view, except the story. */
function visibleState<K extends GameTypeParams>(
  { open, own, steps, outcome }: GameState<K>,
  viewer: Seat | null,
): string {
  return JSON.stringify({ open, outcome, ...(viewer === null ? {} : { own: own[viewer], step: steps[viewer] }) })
}

/** One random event changed in the other world: two things of a shuffle swapped, or another number. */
interface RandomChange {
  callIndex: number
  a: number
  b: number
}

/** Another deal with the same story for the viewer; null if none is found. */
function otherDeal<K extends GameTypeParams>(
  game: GameRules<K>,
  beginning: GameStart<K>,
  { viewer, chance }: { viewer: Seat | null; chance: Dice },
): GameState<K> | null {
  const { state: truth, calls } = withChange(game, beginning, [])
  if (calls === 0) return null
  const storyText = storyAsJson(truth, viewer)
  const changeCount = 1 + chance.below(6)
  let randomChanges: RandomChange[] = []
  let foundDeal: GameState<K> | null = null
  for (let tries = 0; tries < 40 && randomChanges.length < changeCount; tries++) {
    const more = [
      ...randomChanges,
      { callIndex: chance.below(calls), a: chance.below(1 << 16), b: chance.below(1 << 16) },
    ]
    const { state } = withChange(game, beginning, more)
    if (storyAsJson(state, viewer) !== storyText || JSON.stringify(state) === JSON.stringify(truth)) continue
    randomChanges = more
    foundDeal = state
  }
  return foundDeal
}

/** The deal with some of its random events changed. It uses as many random words. */
function withChange<K extends GameTypeParams>(
  game: GameRules<K>,
  beginning: GameStart<K>,
  twists: readonly RandomChange[],
): { state: GameState<K>; calls: number } {
  let callCount = 0
  const changesHere = () => {
    const callIndex = callCount++
    return twists.filter(twist => twist.callIndex === callIndex)
  }
  const changedDice = (fair: Dice): Dice => {
    const changedBelow = (n: number) => changesHere().reduce((drawn, { a }) => (drawn + a) % n, fair.below(n))
    return {
      below: changedBelow,
      pick: things => {
        if (things.length === 0) throw new RangeError('there is nothing to pick from')
        return at(things, changedBelow(things.length))
      },
      shuffle: things => {
        const shuffled = fair.shuffle(things)
        for (const { a, b } of changesHere()) {
          const [i, j] = [a % shuffled.length, b % shuffled.length]
          const held = at(shuffled, i)
          shuffled[i] = at(shuffled, j)
          shuffled[j] = held
        }
        return shuffled
      },
    }
  }
  const state = startGame({ ...game, setup: deal => game.setup({ ...deal, dice: changedDice(deal.dice) }) }, beginning)
  return { state, calls: callCount }
}

function storyAsJson<K extends GameTypeParams>({ story }: GameState<K>, viewer: Seat | null, from = 0): string {
  return JSON.stringify(
    story
      .slice(from)
      .filter(told => isHeardBy(told, viewer))
      .map(({ line }) => line),
  )
}

/** A move in each world with the same lines for the viewer; null if the worlds part, which is allowed. */
function nextMoves<K extends GameTypeParams>(
  subject: GameUnderTest<K>,
  [here, there]: WorldPair<K>,
  { viewer, chance, haveParted }: { viewer: Seat | null; chance: Dice; haveParted: boolean },
): { pair: WorldPair<K>; moves: readonly [K['move'], K['move']]; after: string } | null {
  const { game } = subject
  for (let tries = 0; tries < 6; tries++) {
    const entry = here.outcome ? null : nextSampleMove(subject, here, { players: 'both', dice: chance })
    if (!entry) return null
    const [seat, move] = entry
    const movedState = stateAfter(game, here, seat, move)
    const newStoryText = storyAsJson(movedState, viewer, here.story.length)
    const possibleEchoes = seat === viewer ? [move] : similarMovesOf(game, [here, there], { seat, move, chance })
    if (!haveParted) possibleEchoes.reverse() // worlds that are still equal part as soon as they can
    for (const echo of possibleEchoes) {
      const echoed = attempt(game, there, seat, echo)
      if (echoed && storyAsJson(echoed, viewer, there.story.length) === newStoryText)
        return { pair: [movedState, echoed], moves: [move, echo], after: `seat ${seat} did ${JSON.stringify(move)}` }
    }
  }
  return null
}

function attempt<K extends GameTypeParams>(
  game: GameRules<K>,
  state: GameState<K>,
  seat: Seat,
  move: K['move'],
): GameState<K> | null {
  try {
    return stateAfter(game, state, seat, move)
  } catch (refusal) {
    if (refusal instanceof IllegalMove) return null
    throw refusal
  }
}

/**
 * The moves with which this seat might produce the same lines in the other world: the same move, a similar one, or
 * any of that type.
 */
function similarMovesOf<K extends GameTypeParams>(
  game: GameRules<K>,
  [here, there]: WorldPair<K>,
  { seat, move, chance }: { seat: Seat; move: K['move']; chance: Dice },
): K['move'][] {
  const offers = legalOffers(game, there, seat)
  const ownOffers = legalOffers(game, here, seat)
  const offerIndex = ownOffers.findIndex(offer => matchesOffer(offer, move))
  const sameOffer = offers[offerIndex]
  const likelyMoves = sameOffer?.type === move.type ? [matchingMove(at(ownOffers, offerIndex), sameOffer, move)] : []
  const otherOffers = offers.filter(({ type }) => type === move.type)
  const randomMoves =
    otherOffers.length > 0 ? [1, 2, 3].map(() => fillOfferAtRandom(chance.pick(otherOffers), chance)) : []
  return [move, ...likelyMoves, ...randomMoves]
}

/** The move that chooses from this offer what `move` chose from its own: the first value for the first, the second for the second. */
function matchingMove<K extends GameTypeParams>(
  from: Offer<K['move']>,
  to: Offer<K['move']>,
  move: K['move'],
): K['move'] {
  const fields = Object.entries(move).map(([name, value]) => {
    const [a, b] = [from, to].map(offer => (offer as Record<string, unknown>)[name])
    return [name, name === 'type' ? value : matchingValue(a as Form, b as Form, value)]
  })
  return Object.fromEntries(fields) as K['move']
}

type Form = { is: 'oneOf'; values: readonly unknown[] } | { is: 'text' } | { is: 'each'; fields: readonly Form[] }

function matchingValue(from: Form, to: Form | undefined, value: unknown): unknown {
  if (from.is === 'oneOf' && to?.is === 'oneOf') return to.values[from.values.indexOf(value)]
  if (from.is === 'each' && to?.is === 'each')
    return (value as unknown[]).map((one, i) => matchingValue(at(from.fields, i), to.fields[i], one))
  return value
}
