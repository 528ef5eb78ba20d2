// Law: no computer player asks what it could work out itself, at any level, with any seats and options.
import { describe, expect, test } from 'vitest'
import {
  applyMoveUnchecked,
  at,
  diceFromSeed,
  legalOffers,
  randomMove,
  seatView,
  SKILL_LEVELS,
  startGame,
  tableView,
  type GameState,
  type GameTypeParams,
  type Seat,
} from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { randomOptions, randomSeatCount, type GameUnderTest } from '../kit/gameLaws/index.ts'
import { effort } from '../kit/effort.ts'

const GAMES = effort(6, 200)
const AT_ONCE = effort(6, 10)
const MOST_MOVES = 400 // per game: one of many hands says no more than its first

type Move = GameTypeParams['move']

/** Every way to fill in these offers, if their fields are lists of values. */
function waysToFillIn(offers: ReturnType<typeof legalOffers>): Move[] {
  return offers.flatMap(({ type, ...fields }) =>
    Object.entries<{ is: string; values?: readonly unknown[] }>(fields as never).reduce<Move[]>(
      (moves, [name, { values = [] }]) => moves.flatMap(move => values.map(value => ({ ...move, [name]: value }))),
      [{ type }],
    ),
  )
}

/** True if the seat may ask a question whose answer it could not work out. */
function hasSomethingToAsk(
  { game, mind }: GameUnderTest<GameTypeParams>,
  state: GameState<GameTypeParams>,
  seat: Seat,
): boolean {
  const view = seatView(state, seat)
  return waysToFillIn(legalOffers(game, state, seat)).some(
    move => mind.questionWorth(view, move) !== null && !mind.isAnswerKnown!(view, move),
  )
}

const asking = await Promise.all(
  games.map(async ({ id, load, mind }) => ({ id, subject: { game: await load(), mind: await mind() } })),
)

test.each(asking.filter(({ subject: { mind } }) => !('isAnswerKnown' in mind)))(
  '$id says of no answer that it is known, because nothing in it is a question',
  ({ id, subject: { game, mind } }) => {
    for (let nth = 0; nth < AT_ONCE; nth++) {
      const dice = diceFromSeed(`no question ${nth}`)
      const options = randomOptions(game, dice)
      const seats = randomSeatCount(game, dice)
      const state = startGame(game, { seed: `no question ${nth}`, seats, options, first: null })
      for (let moves = 0; !state.outcome && moves < MOST_MOVES; moves++) {
        const [seat, move] = randomMove(game, state, dice)!
        expect(mind.questionWorth(seatView(state, seat), move), JSON.stringify({ id, nth, move })).toBeNull()
        applyMoveUnchecked(game, state, seat, move)
      }
    }
  },
)

describe.each(asking.filter(({ subject: { mind } }) => 'isAnswerKnown' in mind))('$id', ({ id, subject }) => {
  test.each(Array.from({ length: Math.ceil(GAMES / AT_ONCE) }, (_, nth) => nth * AT_ONCE))(
    `no level asks what it could work out, in ${AT_ONCE} games from game %i on`,
    from => {
      const { game, mind } = subject
      let questions = 0
      for (let nth = from; nth < from + AT_ONCE; nth++) {
        const seed = `question ${nth}`
        const dice = diceFromSeed(seed)
        const options = randomOptions(game, dice)
        const state = startGame(game, { seed, seats: randomSeatCount(game, dice), options, first: null })
        for (let moves = 0; !state.outcome && moves < MOST_MOVES; moves++) {
          const seat = dice.pick(game.toMove(tableView(state)))
          const view = seatView(state, seat)
          const level = at(SKILL_LEVELS, (seat + nth) % SKILL_LEVELS.length)
          const move = mind.chooseMove(view, level, dice)!
          if (mind.isAnswerKnown!(view, move))
            expect(hasSomethingToAsk(subject, state, seat), JSON.stringify({ id, seed, options, level, move })).toBe(
              false,
            )
          else if (move.type.startsWith('ask')) questions++
          applyMoveUnchecked(game, state, seat, move)
        }
      }
      expect(questions).toBeGreaterThan(0)
    },
  )
})

test.each(asking)('$id names its questions and the moves that reply to them', ({ id, subject: { game, mind } }) => {
  const asked = new Set<string>()
  const replied = new Set<string>()
  for (let nth = 0; nth < AT_ONCE; nth++) {
    const dice = diceFromSeed(`questions named ${id} ${nth}`)
    const [options, seats] = [randomOptions(game, dice), randomSeatCount(game, dice)]
    const state = startGame(game, { seed: `questions named ${nth}`, seats, options, first: null })
    for (let moves = 0; moves < MOST_MOVES && !state.outcome; moves++) {
      const [seat, move] = randomMove(game, state, dice)!
      const view = seatView(state, seat)
      if (!asked.has(move.type) && mind.questionWorth(view, move)) asked.add(move.type)
      for (const { type } of mind.replies?.(view) ?? []) replied.add(type)
      applyMoveUnchecked(game, state, seat, move)
    }
  }
  expect([...(game.questions ?? [])]).toEqual(expect.arrayContaining([...asked]))
  expect([...(game.replies ?? [])].sort()).toEqual([...replied].sort())
})
