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
  type Game,
  type GameTypeParams,
  type Offer,
  type Seat,
  type GameStart,
  type GameState,
} from '../engine/index.ts'
import { firstDifference, assertLaw, type LawTrial } from './assertLaw.ts'
import { nextSampleMove, type GameUnderTest } from './sample.ts'

export const SEEN_IS_HEARD = 'a view never shows more than its story tells'

/** A viewer and a deal, for which another deal with the same story is sought. */
export interface ViewerAndDeal<K extends GameTypeParams> {
  readonly seed: string
  readonly seats: number
  readonly options: K['options']
  readonly viewer: Seat | null // null: the public table
}

/**
 * How many moves two different worlds went together; null if no other world has the same story for this viewer.
 * Where no other deal does, or nothing is dealt, the worlds differ by a move the viewer is not shown. `went` is
 * called for each move they went together after that. Throws LawBroken.
 */
export function compareIndistinguishable<K extends GameTypeParams>(
  subject: GameUnderTest<K>,
  { seed, seats, options, viewer }: ViewerAndDeal<K>,
  { most = 400, went = () => {} }: { readonly most?: number; readonly went?: (step: StepOfWorlds<K>) => void } = {},
): number | null {
  const { game } = subject
  const chance = diceFromSeed(`${seed} worlds ${viewer}`)
  const beginning: GameStart<K> = { seats, options, seed, first: null }
  const trial: LawTrial = { game: game.id, seed, seats, options }
  const other = otherDeal(game, beginning, { viewer, chance })
  let haveParted = other !== null
  let pair: Worlds<K> = [startGame(game, beginning), other ?? startGame(game, beginning)]
  compare(pair, { viewer, trial, after: 'the deal' })
  for (let moves = 0, steps = 0; ; moves++) {
    const next = moves < most ? nextMoves(subject, pair, { viewer, chance, haveParted }) : null
    if (!next) {
      const [a, b] = pair.map(state => JSON.stringify(viewOf(state, viewer))) as [string, string]
      assertLaw(a === b, SEEN_IS_HEARD, trial, () => firstDifference(a, b))
      return haveParted ? steps : null
    }
    if (haveParted) went({ before: pair, after: next.pair, moves: next.moves })
    pair = next.pair
    haveParted ||= JSON.stringify(pair[0]) !== JSON.stringify(pair[1])
    if (haveParted) steps++
    compare(pair, { viewer, trial, after: next.after })
  }
}

/** A move in each of two worlds that differ, with the same lines for a viewer. */
export interface StepOfWorlds<K extends GameTypeParams> {
  readonly before: Worlds<K>
  readonly after: Worlds<K>
  readonly moves: readonly [K['move'], K['move']]
}

/** Two worlds with the same story for a viewer. */
export type Worlds<K extends GameTypeParams> = readonly [GameState<K>, GameState<K>]

function compare<K extends GameTypeParams>(
  pair: Worlds<K>,
  { viewer, trial, after }: { viewer: Seat | null; trial: LawTrial; after: string },
): void {
  const [a, b] = pair.map(state => visibleState(state, viewer)) as [string, string]
  const who = viewer === null ? 'the table' : `seat ${viewer}`
  assertLaw(
    a === b,
    SEEN_IS_HEARD,
    trial,
    () => `${who} can tell two worlds apart after ${after}:\n  ${firstDifference(a, b)}`,
  )
}

/** What the viewer sees, except the story. */
function visibleState<K extends GameTypeParams>(
  { open, own, steps, outcome }: GameState<K>,
  viewer: Seat | null,
): string {
  return JSON.stringify({ open, outcome, ...(viewer === null ? {} : { own: own[viewer], step: steps[viewer] }) })
}

/** One random event changed in the other world: two things of a shuffle swapped, or another number. */
interface RandomChange {
  call: number
  a: number
  b: number
}

/** Another deal with the same story for the viewer; null if none is found. */
function otherDeal<K extends GameTypeParams>(
  game: Game<K>,
  beginning: GameStart<K>,
  { viewer, chance }: { viewer: Seat | null; chance: Dice },
): GameState<K> | null {
  const { state: truth, calls } = withChange(game, beginning, [])
  if (calls === 0) return null
  const sound = storyAsJson(truth, viewer)
  const wanted = 1 + chance.below(6)
  let twists: RandomChange[] = []
  let other: GameState<K> | null = null
  for (let tries = 0; tries < 40 && twists.length < wanted; tries++) {
    const more = [...twists, { call: chance.below(calls), a: chance.below(1 << 16), b: chance.below(1 << 16) }]
    const { state } = withChange(game, beginning, more)
    if (storyAsJson(state, viewer) !== sound || JSON.stringify(state) === JSON.stringify(truth)) continue
    twists = more
    other = state
  }
  return other
}

/** The deal with some of its random events changed. It uses as many random words. */
function withChange<K extends GameTypeParams>(
  game: Game<K>,
  beginning: GameStart<K>,
  twists: readonly RandomChange[],
): { state: GameState<K>; calls: number } {
  let calls = 0
  const twistsHere = () => {
    const call = calls++
    return twists.filter(twist => twist.call === call)
  }
  const twist = (fair: Dice): Dice => {
    const twistedBelow = (n: number) => twistsHere().reduce((drawn, { a }) => (drawn + a) % n, fair.below(n))
    return {
      below: twistedBelow,
      pick: things => {
        if (things.length === 0) throw new RangeError('there is nothing to pick from')
        return at(things, twistedBelow(things.length))
      },
      shuffle: things => {
        const order = fair.shuffle(things)
        for (const { a, b } of twistsHere()) {
          const [i, j] = [a % order.length, b % order.length]
          const held = at(order, i)
          order[i] = at(order, j)
          order[j] = held
        }
        return order
      },
    }
  }
  const state = startGame({ ...game, setup: deal => game.setup({ ...deal, dice: twist(deal.dice) }) }, beginning)
  return { state, calls }
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
  [here, there]: Worlds<K>,
  { viewer, chance, haveParted }: { viewer: Seat | null; chance: Dice; haveParted: boolean },
): { pair: Worlds<K>; moves: readonly [K['move'], K['move']]; after: string } | null {
  const { game } = subject
  for (let tries = 0; tries < 6; tries++) {
    const entry = here.outcome ? null : nextSampleMove(subject, here, { players: 'both', dice: chance })
    if (!entry) return null
    const [seat, move] = entry
    const moved = stateAfter(game, here, seat, move)
    const sound = storyAsJson(moved, viewer, here.story.length)
    const echoes = seat === viewer ? [move] : echoesOf(game, [here, there], { seat, move, chance })
    if (!haveParted) echoes.reverse() // worlds that are still equal part as soon as they can
    for (const echo of echoes) {
      const echoed = attempt(game, there, seat, echo)
      if (echoed && storyAsJson(echoed, viewer, there.story.length) === sound)
        return { pair: [moved, echoed], moves: [move, echo], after: `seat ${seat} did ${JSON.stringify(move)}` }
    }
  }
  return null
}

function attempt<K extends GameTypeParams>(
  game: Game<K>,
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

/** What this seat could do in the other world to produce the same lines: the same move, a similar one, or any of that type. */
function echoesOf<K extends GameTypeParams>(
  game: Game<K>,
  [here, there]: Worlds<K>,
  { seat, move, chance }: { seat: Seat; move: K['move']; chance: Dice },
): K['move'][] {
  const offers = legalOffers(game, there, seat)
  const mine = legalOffers(game, here, seat)
  const nth = mine.findIndex(offer => matchesOffer(offer, move))
  const like = offers[nth]
  const likely = like?.type === move.type ? [matchingMove(at(mine, nth), like, move)] : []
  const others = offers.filter(({ type }) => type === move.type)
  const random = others.length > 0 ? [1, 2, 3].map(() => fillOfferAtRandom(chance.pick(others), chance)) : []
  return [move, ...likely, ...random]
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
