// @vitest-environment happy-dom
// A game of rounds without drawings of its own: everybody's points, and how the last round came out until the next.
import { mount } from '@vue/test-utils'
import { beforeEach, expect, test } from 'vitest'
import type { Component } from 'vue'
import { completeScreens } from '../../../renderer/house/completeScreens.ts'
import { lastRoundSentence } from '../../../renderer/house/story.ts'
import { applyMoveUnchecked, type GameRules, type GameTypeParams } from '../../../shared/engine/index.ts'
import { mind } from '../../../shared/games/high-card/mind.ts'
import { highCard, roundWinner } from '../../../shared/games/high-card/rules.ts'
import { gameWords } from '../../../shared/games/high-card/words/en.ts'
import type { GameWords } from '../../../shared/words/sentence.ts'
import { loadInEnglish } from '../../kit/games.ts'
import { tablesOf } from '../../kit/screens.ts'

const words = gameWords as unknown as GameWords
const screens = completeScreens({ rules: highCard as unknown as GameRules<GameTypeParams>, words }, {})
const { begin, seatProps } = tablesOf({ game: highCard, mind, words: gameWords })

beforeEach(async () => {
  await loadInEnglish('high-card')
})

/** Three players, after a whole round and what the first of them laid next. */
function secondRound() {
  const state = begin(3)
  for (const seat of [0, 1, 2]) applyMoveUnchecked(highCard, state, seat, { type: 'lay', card: state.own[seat]!.hand[0]! }) // prettier-ignore
  applyMoveUnchecked(highCard, state, 0, { type: 'lay', card: state.own[0]!.hand[0]! })
  return { state, winner: roundWinner(state.open.turned[0]!) }
}

test('each player’s points stand at their name, and one’s own at one’s cards', () => {
  const { state, winner } = secondRound()
  const page = mount(screens.seat as Component, { props: seatProps(state, winner) })
  expect(page.text()).toMatch(/You have\s*1 point\b/)
  const others = page.findAll('section').map(one => one.text())
  expect(others).toHaveLength(2)
  for (const other of others) expect(other).toContain('0 points')
})

test('how the last round came out stands until the next one has', () => {
  const { state } = secondRound()
  const page = mount(screens.seat as Component, { props: seatProps(state, 1) })
  const said = page.findAll('li').map(one => one.text())
  expect(said[0]).toMatch(/^Round 1: .*The round goes to/)
  expect(said.at(-1)).toMatch(/laid a card face down/)
  const told = { words, reader: 1 }
  expect(
    lastRoundSentence(
      state.story.slice(0, -1).map(({ line }) => line),
      told,
    ),
  ).toBeNull() // it is the last line itself
})
