// @vitest-environment happy-dom
// Cards picked to be hidden say where they will lie, if there are two places.
import { expect, test } from 'vitest'
import type { MindReader } from '../../../shared/games/mind-reader/kinds.ts'
import { allByRole, byRole } from '../../kit/roles.ts'
import { begin, called, gameWords, labels, mountSeat } from './kit.ts'

/** What the picked cards are called after picking the first two of the hand, one after the other. */
async function pickedOf(secretCards: MindReader['options']['secretCards']) {
  const state = begin(3, { secretCards })
  const cards = state.own[0]!.hand.slice(0, 2).map(id => gameWords.card(id))
  const hand = byRole(mountSeat(state, 0), 'group', labels.yourHand)
  for (const card of cards) await byRole(hand, 'button', new RegExp(`^${card}`)).trigger('click')
  const picked = allByRole(hand, 'button').filter(card => card.attributes('aria-pressed') === 'true')
  return { cards, picked: picked.map(called) }
}

test('of two, the first will be the left one and the second the right one', async () => {
  const { cards, picked } = await pickedOf('two')
  expect(picked).toEqual(cards.map((card, place) => card + labels.place(place as 0 | 1)))
})

test('a single one says only what it is, and the second picked replaces the first', async () => {
  const { cards, picked } = await pickedOf('one')
  expect(picked).toEqual([cards[1]])
})
