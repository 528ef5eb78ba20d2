// Answers for: the baseline of Precognition: a player who has heard that going up and down is likeliest, and does just that.
import type { Dice, SeatView } from '../../shared/engine/index.ts'
import { rankOf, type Card } from '../../shared/games/precognition/cards.ts'
import type { Precognition } from '../../shared/games/precognition/kinds.ts'
import { changeOf, changes } from '../../shared/games/precognition/row.ts'
import type { Baseline } from './baseline.ts'

type View = SeatView<Precognition>
type Move = Precognition['move']

const LETTERS = 8

/** Predicts eight letters up and down, and always plays the other way than the card before: as high, or as low, as it can. */
function alternating({ open, own, seat, outcome }: View, dice: Dice): Move | null {
  if (outcome) return null
  switch (open.phase) {
    case 'predict':
      if (!open.players.includes(seat) || open.ready[seat]) return null
      return own.prediction === '' ? { type: 'predict', letters: dice.pick(['UD', 'DU']).repeat(LETTERS / 2).slice(0, open.length - 1) } : { type: 'seal' }
    case 'play':
      return open.turn === seat ? { type: 'play', card: greedy(open.row, own.hand, dice) } : null
    case 'between':
      return open.turn === seat ? { type: 'deal' } : null
    case 'over':
      return null
  }
}

function greedy(row: readonly Card[], hand: readonly Card[], dice: Dice): Card {
  const wanted = changes(row).at(-1) === 'U' ? 'D' : 'U'
  const before = row.at(-1)
  const fitting = before === undefined ? hand : hand.filter(card => changeOf(before, card) === wanted)
  if (fitting.length === 0) return dice.pick(hand)
  const ranks = fitting.map(rankOf)
  const furthest = wanted === 'U' ? Math.max(...ranks) : Math.min(...ranks)
  return dice.pick(fitting.filter(card => rankOf(card) === furthest))
}

export const baselines: Readonly<Record<string, Baseline<Precognition>>> = { alternating }
