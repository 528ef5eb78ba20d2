// @vitest-environment happy-dom
// How near the opponent is to one's own card: told at the seat from the first answer on, by what both have heard.
import { expect, test } from 'vitest'
import { applyMoveUnchecked } from '../../../shared/engine/index.ts'
import { publicCandidateCountOfOwnCard } from '../../../shared/games/missing-persons/reasoning/overheard.ts'
import { seatView } from '../../../shared/engine/index.ts'
import { game, labels, mountSeat, players, reach, type Game } from './kit.ts'

const asked = (state: Game) => state.open.asked.every(questions => questions.length > 0) && state.open.phase === 'ask'

test('a seat says from the first answer on how many cards the opponent has left to name', () => {
  const state = reach({}, asked)
  for (const seat of [0, 1]) {
    const left = publicCandidateCountOfOwnCard(seatView(state, seat))!
    expect(left).toBeGreaterThan(1)
    const other = players[1 - seat]!.name
    expect(mountSeat(state, seat).text()).toContain(labels.toOpponent(other, left))
    expect(mountSeat(state, seat, 'blank').text()).not.toContain(labels.toOpponent(other, left))
  }
})

test('the count is of what both have heard, whatever card is hidden', () => {
  const state = reach({}, asked)
  const before = publicCandidateCountOfOwnCard(seatView(state, 0))
  const other = structuredClone(state)
  other.own[0]!.hidden = other.own[0]!.hidden === 'S2' ? 'S3' : 'S2'
  other.own[1]!.hidden = other.own[1]!.hidden === 'H2' ? 'H3' : 'H2'
  expect(publicCandidateCountOfOwnCard(seatView(other, 0))).toBe(before)
})

test('nothing is counted before the first answer, or where questions mean something else to each', () => {
  const fresh = reach({}, ({ open }) => open.phase === 'ask')
  expect(publicCandidateCountOfOwnCard(seatView(fresh, 0))).toBeNull()
  const cryptic = reach({ questions: 'cryptic' }, asked)
  expect(publicCandidateCountOfOwnCard(seatView(cryptic, 0))).toBeNull()
  const named = reach({}, asked)
  applyMoveUnchecked(game, named, 0, { type: 'name', card: named.own[1]!.hidden! })
  expect(publicCandidateCountOfOwnCard(seatView(named, 1))).toBeNull()
})
