// How long the winner of Precognition stays open, and how many cards change nothing, by the number of cards dealt.
import { describe, expect, test } from 'vitest'
import { defaultOptions } from '../../shared/engine/index.ts'
import { handSize } from '../../shared/games/precognition/cards.ts'
import { precognition } from '../../shared/games/precognition/rules.ts'
import { effort } from '../kit/effort.ts'
import { measureTension } from './tension.ts'

const GAMES = effort(40, 200)

describe.each([2, 3])('among %i', seats => {
  test('ten cards each leave fewer cards that change nothing, and the winner open for half the row', () => {
    const play = (hands: 'whole deck' | 'ten each') => measureTension(seats, hands, { games: GAMES, seed: 'tension' })
    const [deck, ten] = [play('whole deck'), play('ten each')]
    expect(ten.after).toBeLessThan(deck.after)
    expect(ten.open).toBeGreaterThan(0.45)
  })

  test('a table that changes no option is dealt ten cards each', () => {
    const { hands } = defaultOptions(precognition) as { hands: 'by players' }
    expect(handSize(seats, hands)).toBe(handSize(seats, 'ten each'))
  })
})
