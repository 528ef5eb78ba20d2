// The baselines of Precognition: they know that alternating up and down is likeliest, and always predict a fixed number of letters.
// Some of them keep the direction at one place, which those who only break alternating runs help them to.
import type { Dice, SeatView } from '../../shared/engine/index.ts'
import { rankOf, type Card } from '../../shared/games/precognition/cards.ts'
import type { Precognition } from '../../shared/games/precognition/kinds.ts'
import {
  changeBetweenCards,
  rowChanges,
  hasComeTrue,
  type RankChange,
} from '../../shared/games/precognition/rules/row.ts'
import type { Baseline } from './baseline.ts'

type View = SeatView<Precognition>
type Move = Precognition['move']

const LETTERS = 8

/** Predicts eight alternating letters, and always plays against the last direction, as high or low as possible. */
function alternating({ open, own, seat, outcome }: View, dice: Dice): Move | null {
  if (outcome) return null
  switch (open.phase) {
    case 'predict':
      if (!open.players.includes(seat) || open.ready[seat]) return null
      return own.prediction === ''
        ? {
            type: 'predict',
            letters: dice
              .pick(['UD', 'DU'])
              .repeat(LETTERS / 2)
              .slice(0, open.length - 1),
          }
        : { type: 'seal' }
    case 'play':
      return open.turn === seat ? { type: 'play', card: greedy(open.row, own.hand, dice) } : null
    case 'between':
      return open.turn === seat ? { type: 'deal' } : null
    case 'over':
      return null
  }
}

function greedy(row: readonly Card[], hand: readonly Card[], dice: Dice): Card {
  const wanted = rowChanges(row).at(-1) === 'U' ? 'D' : 'U'
  const before = row.at(-1)
  const fitting = before === undefined ? hand : hand.filter(card => changeBetweenCards(before, card) === wanted)
  if (fitting.length === 0) return dice.pick(hand)
  const ranks = fitting.map(rankOf)
  const furthest = wanted === 'U' ? Math.max(...ranks) : Math.min(...ranks)
  return dice.pick(fitting.filter(card => rankOf(card) === furthest))
}

/** What a player does after their prediction came true or failed for good. */
type After = 'goes on' | 'spoils'

/** Which letters a player writes: up and down in turn, or so with the direction kept at one place. */
type Writes = 'alternating' | 'one repeat'

function written(letters: number, writes: Writes, dice: Dice): string {
  const alternatingLetters = dice
    .pick(['UD', 'DU'])
    .repeat(Math.ceil(letters / 2))
    .slice(0, letters)
  if (writes === 'alternating' || letters < 2) return alternatingLetters
  const kept = 1 + dice.below(letters - 1)
  return alternatingLetters.slice(0, kept) + alternatingLetters.slice(kept - 1, -1)
}

/** Predicts `letters` letters, plays towards them as high or low as possible, and then continues or spoils. */
function fixed(letters: number, { after, writes }: { after: After; writes: Writes }): Baseline<Precognition> {
  return (view, dice) => {
    const { open, own, seat, outcome } = view
    if (outcome) return null
    if (open.phase === 'predict' && own.prediction === '' && open.players.includes(seat) && !open.ready[seat])
      return { type: 'predict', letters: written(Math.min(letters, open.length - 1), writes, dice) }
    if (open.phase !== 'play' || open.turn !== seat) return alternating(view, dice)
    if (isHoped(view)) return { type: 'play', card: towards(view, dice) }
    return after === 'spoils' ? { type: 'play', card: spoiling(open.row, own.hand, dice) } : alternating(view, dice)
  }
}

/** True while the prediction has not come true and there are enough cards for it. */
function isHoped({ open, own }: View): boolean {
  return (
    !hasComeTrue(open.row, own.prediction) &&
    own.prediction.length - standing(open.row, own.prediction) <= open.length - Math.max(1, open.row.length)
  )
}

/** How many of the prediction's first letters the row ends with. */
function standing(row: readonly Card[], prediction: string): number {
  const soFar = rowChanges(row)
  let length = Math.min(soFar.length, prediction.length)
  while (!soFar.endsWith(prediction.slice(0, length))) length--
  return length
}

function towards({ open: { row }, own: { hand, prediction } }: View, dice: Dice): Card {
  const before = row.at(-1)
  if (before === undefined) return dice.pick(hand)
  const wanted = prediction[standing(row, prediction)]
  const fitting = hand.filter(card => changeBetweenCards(before, card) === wanted)
  if (fitting.length === 0) return dice.pick(hand)
  const ranks = fitting.map(rankOf)
  const furthest = wanted === 'U' ? Math.max(...ranks) : Math.min(...ranks)
  return dice.pick(fitting.filter(card => rankOf(card) === furthest))
}

/** A card equal to the last one; otherwise one further in the same direction. */
function spoiling(row: readonly Card[], hand: readonly Card[], dice: Dice): Card {
  const before = row.at(-1)!
  const going = (change: RankChange | undefined) => hand.filter(card => changeBetweenCards(before, card) === change)
  const same = going('S')
  const repeated = same.length > 0 ? same : going(rowChanges(row).at(-1) as RankChange | undefined)
  return dice.pick(repeated.length > 0 ? repeated : hand)
}

/** The lengths a player may always predict, by name: `fixed 4` continues up and down afterwards, `spoiling 4` breaks it, and so does `repeating 4`, which keeps the direction once. */
export const LENGTHS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const

export const baselines: Readonly<Record<string, Baseline<Precognition>>> = {
  alternating,
  ...Object.fromEntries(
    LENGTHS.flatMap(
      letters =>
        [
          [`fixed ${letters}`, fixed(letters, { after: 'goes on', writes: 'alternating' })],
          [`spoiling ${letters}`, fixed(letters, { after: 'spoils', writes: 'alternating' })],
          [`repeating ${letters}`, fixed(letters, { after: 'spoils', writes: 'one repeat' })],
        ] as const,
    ),
  ),
}
