// How long the winner of Precognition stays open, and how many cards change nothing, by the number of cards dealt.
import { describe, expect, test } from 'vitest'
import { defaultOptions } from '../../shared/engine/index.ts'
import { handSize } from '../../shared/games/precognition/cards.ts'
import type { Precognition } from '../../shared/games/precognition/kinds.ts'
import { precognition } from '../../shared/games/precognition/rules.ts'
import { effort } from '../kit/effort.ts'
import { measureTension } from './tension.ts'

const GAMES = effort(100, 200)

describe.each([2, 3])('among %i', seats => {
  test('the whole deck keeps the winner open for more of the row than ten cards each', () => {
    const play = (hands: 'whole deck' | 'ten each') => measureTension(seats, hands, { games: GAMES, seed: 'tension' })
    const [deck, ten] = [play('whole deck'), play('ten each')]
    expect(deck.open).toBeGreaterThan(ten.open)
    expect(deck.early).toBeLessThanOrEqual(ten.early)
  })

  test('a table that changes no option is dealt the more open game', () => {
    const { hands } = defaultOptions<Precognition>(precognition)
    expect(handSize(seats, hands)).toBe(handSize(seats, 'whole deck'))
  })
})
