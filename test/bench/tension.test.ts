// How long the winner of Precognition stays open, by the number of cards dealt.
import { describe, expect, test } from 'vitest'
import { defaultOptions } from '../../shared/engine/index.ts'
import { handSize } from '../../shared/games/precognition/cards.ts'
import { precognition } from '../../shared/games/precognition/rules.ts'
import { effort } from '../kit/effort.ts'
import { measureTension } from './tension.ts'

const GAMES = effort(40, 200)

describe.each([2, 3])('among %i', seats => {
  test('ten cards each keep the winner open for more of the row than the whole deck', () => {
    const play = (hands: 'whole deck' | 'ten each') => measureTension(seats, hands, { games: GAMES, seed: 'tension' })
    const [deck, ten] = [play('whole deck'), play('ten each')]
    expect(ten.open).toBeGreaterThan(deck.open)
    expect(ten.after).toBeLessThan(deck.after / 1.5)
    expect(ten.early).toBeLessThan(deck.early)
  })

  test('a table that changes no option is dealt the more open game', () => {
    const { hands } = defaultOptions(precognition) as { hands: 'by players' }
    expect(handSize(seats, hands)).toBe(handSize(seats, 'ten each'))
  })
})
