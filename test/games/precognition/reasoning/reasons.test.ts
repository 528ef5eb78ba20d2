// Tests that hints say what follows, and reasons name just enough lines.
import { describe, expect, test } from 'vitest'
import {
  diceFromSeed,
  applyMoveUnchecked,
  seatView,
  startGame,
  tableView,
  type SeatView,
} from '../../../../shared/engine/index.ts'
import type { Precognition } from '../../../../shared/games/precognition/kinds.ts'
import { mind } from '../../../../shared/games/precognition/mind.ts'
import { prove } from '../../../../shared/games/precognition/reasoning/proof.ts'
import { isEntailed, storyEvidence } from '../../../../shared/games/precognition/reasoning/reasons.ts'
import { precognition } from '../../../../shared/games/precognition/rules.ts'
import { dealt } from '../table.ts'
import type { PrecognitionConclusion } from '../../../../shared/games/precognition/reasoning/conclusions.ts'

type View = SeatView<Precognition>

/** All conclusions of the proof. */
function conclusions(view: View): PrecognitionConclusion[] {
  const { holders, ranks, prospect } = prove(view)
  const held = ranks.flatMap(({ rank, unseenCount, holdings: by }) =>
    by.flatMap(({ least, most }, at): PrecognitionConclusion[] => [
      ...(least > 0 ? [{ type: 'holds' as const, by: holders[at]!.by, rank, least }] : []),
      ...(most < 4 && unseenCount < 4 ? [{ type: 'lacks' as const, by: holders[at]!.by, rank, most }] : []),
    ]),
  )
  return [...held, ...(prospect && prospect.fate !== 'open' ? [{ type: prospect.fate }] : [])]
}

function views(seats: number, seed: string): View[] {
  const chance = diceFromSeed(seed)
  const state = startGame(precognition, {
    seats,
    options: { hands: 'whole deck', rounds: 'one', predictions: 'as decided', ties: 'share' },
    seed,
    first: null,
  })
  const seen: View[] = []
  for (let moves = 0; moves < 120 && !state.outcome; moves++) {
    const seat = precognition.toMove(tableView(state))[0]!
    applyMoveUnchecked(precognition, state, seat, mind.chooseMove(seatView(state, seat), 'normal', chance)!)
    if (moves % 11 === 5) seen.push(seatView(state, chance.pick(state.open.players)))
  }
  return seen
}

describe('the reason', () => {
  test('is sufficient, and without any one of its lines the conclusion does not follow', () => {
    const drawn = new Set<string>()
    for (const seats of [2, 3, 5, 9])
      for (const view of views(seats, `why ${seats}`)) {
        const chance = diceFromSeed(`${seats} ${view.open.row.length}`)
        for (const conclusion of conclusions(view).filter(
          ({ type }) => type === 'comes' || type === 'fails' || chance.below(6) === 0,
        )) {
          const lines = mind.supportingLines(view, conclusion)
          const some = storyEvidence(view).filter(({ line }) => lines.includes(line))
          expect(some).toHaveLength(lines.length)
          expect(isEntailed(view, some, conclusion), JSON.stringify(conclusion)).toBe(true)
          for (const spared of some)
            expect(
              isEntailed(
                view,
                some.filter(one => one !== spared),
                conclusion,
              ),
              JSON.stringify(conclusion),
            ).toBe(false)
          drawn.add(conclusion.type)
        }
      }
    expect(drawn).toContain('holds')
    expect(drawn).toContain('lacks')
    expect(drawn).toContain('comes')
  })

  test('for a prediction that came true is itself and the cards of its run', () => {
    const table = dealt(2)
    table.predicted('UUU', 'SS')
    for (let i = 0; i < 9; i++) table.seat(table.toMove[0]!).plays(table.state.own[table.toMove[0]!]!.hand[0]!)
    const { view } = table.seat(0)
    const lines = mind.supportingLines(view, { type: 'comes' }).map(line => view.story[line]!)
    expect(lines.map(({ type }) => type)).toEqual(['predicted', 'played', 'played', 'played', 'played'])
  })

  test('is empty for what does not follow', () => {
    const table = dealt(4)
    table.predicted('UDUD', 'U', 'U', 'U')
    expect(mind.supportingLines(table.seat(0).view, { type: 'fails' })).toEqual([])
    expect(mind.supportingLines(table.seat(0).view, { type: 'holds', by: 1, rank: 5, least: 4 })).toEqual([])
  })
})

describe('a hint', () => {
  test('says what the proof says, and nothing once the game is over', () => {
    for (const seats of [2, 4])
      for (const view of views(seats, `hint ${seats}`)) {
        const hint = mind.hint(view)
        if (hint) expect(isEntailed(view, storyEvidence(view), hint)).toBe(true)
        else
          expect(
            view.open.phase === 'between' ||
              view.outcome !== null ||
              prove(view).ranks.every(({ holdings }) => holdings.every(({ least }) => least === 0)),
          ).toBe(true)
      }
    const table = dealt(2, { ties: 'share' })
    table.predicted('UUUU', 'SS')
    table.playedOut()
    expect(mind.hint(table.seat(0).view)).toBeNull()
  })

  test('says that a prediction cannot come true even before the letters run out', () => {
    const table = dealt(2)
    table.predicted('SSSS', 'U') // there are four cards of a rank
    expect(mind.hint(table.seat(0).view)).toEqual({ type: 'fails' })
  })

  test('with two players says who has most of a rank', () => {
    const table = dealt(2)
    table.predicted('UDUDUDUD', 'U')
    expect(mind.hint(table.seat(0).view)).toMatchObject({ type: 'holds', by: 1 })
  })
})
