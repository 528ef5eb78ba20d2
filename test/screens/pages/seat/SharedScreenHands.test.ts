// @vitest-environment happy-dom
// On a shared screen, one person’s cards are open and the others can call for theirs.
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import SharedScreenHands from '../../../../renderer/pages/seat/SharedScreenHands.vue'
import { seatWords } from '../../../../shared/words/en/seat.ts'
import { allByRole, byRole, nameOf } from '../../../kit/roles.ts'

const players = ['Ana', 'Ben', 'Cleo', 'Dora'].map((name, avatar) => ({
  name,
  avatar,
  isComputer: false,
  isHere: true,
  substituted: false,
}))
const hands = (putAway: 'offered' | 'elsewhere' = 'offered') =>
  mount(SharedScreenHands, { props: { ownSeats: [0, 1, 3], openSeat: 1, players, isResultOpen: false, putAway } })

test('all but the one whose cards are open can call for theirs at this screen', async () => {
  const shown = hands()
  expect(allByRole(shown, 'button').map(nameOf)).toEqual([
    seatWords.putAway,
    seatWords.showCards('Ana'),
    seatWords.showCards('Dora'),
  ])
  await byRole(shown, 'button', seatWords.showCards('Dora')).trigger('click')
  expect(shown.emitted('call')).toEqual([[3]])
})

test('the open cards can be put away', async () => {
  const shown = hands()
  await byRole(shown, 'button', seatWords.putAway).trigger('click')
  expect(shown.emitted('putAway')).toHaveLength(1)
})

test('where the main button puts the cards away, the bar has no second one', () => {
  expect(allByRole(hands('elsewhere'), 'button').map(nameOf)).not.toContain(seatWords.putAway)
})
