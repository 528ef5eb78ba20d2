// Answers for: the sharp computer player. It plays every card it holds, and every length it might predict, out in thought, and takes what wins most often.
import type { Dice, SeatView } from '../../engine/index.ts'
import { hopeOf, lay, luckOf, playOut, type Hope, type Luck, type Scene, type Thought } from './ahead.ts'
import { PACK, rankOf, type Card, type Rank } from './cards.ts'
import type { Precognition } from './kinds.ts'
import { stockOf, type Stock } from './places.ts'
import { changes } from './row.ts'

type View = SeatView<Precognition>
type Move = Precognition['move']

/** How it thinks. */
export interface Temper {
  readonly games: number // played out for each card
  readonly trials: number // played out for each prediction
  readonly spoiling: number // how likely others break runs once theirs came true
  readonly lengths: readonly number[] // what two players may predict
}

export const TEMPER: Temper = { games: 120, trials: 150, spoiling: 0.7, lengths: [8, 9, 10, 11, 12, 13] }

/** A move for this seat; null when the table does not wait for it. */
export function sharp(view: View, dice: Dice, temper: Temper = TEMPER): Move | null {
  const { open, own, seat, outcome } = view
  if (outcome) return null
  switch (open.phase) {
    case 'predict':
      if (!open.players.includes(seat) || open.ready[seat]) return null
      return own.prediction === '' ? { type: 'predict', letters: prediction(view, dice, temper) } : { type: 'seal' }
    case 'play':
      return open.turn === seat ? { type: 'play', card: best(view, dice, temper) } : null
    case 'between':
      return open.turn === seat ? { type: 'deal' } : null
    case 'over':
      return null
  }
}

const alternating = (first: 'U' | 'D', length: number) => Array.from({ length }, (_, i) => ((i % 2 === 0) === (first === 'U') ? 'U' : 'D')).join('')

/** What others may predict: runs up and down, shorter the more there are to thwart them. */
function guess(players: number, { lengths }: Temper, most: number, luck: Luck): string {
  const length = lengths[Math.floor(luck() * lengths.length)]! - (players === 2 ? 0 : players === 3 ? 4 : 2)
  return alternating(luck() < 0.5 ? 'U' : 'D', Math.max(1, Math.min(most, length)))
}

/** The prediction that wins most often, by chance among those about as good. */
function prediction(view: View, dice: Dice, temper: Temper): string {
  const { open } = view
  const most = open.length - 1
  const from = open.players.length === 2 ? 8 : 4
  const all = Array.from({ length: 9 }, (_, i) => from + i).filter(length => length <= most).flatMap(length => (['U', 'D'] as const).map(first => alternating(first, length)))
  if (all.length === 0) return alternating(dice.pick(['U', 'D']), most)
  const seed = dice.below(2 ** 32)
  const worth = all.map(letters => mean(view, letters, null, { seed, games: temper.trials, temper }))
  return pickBest(all, worth, 0.02, dice)
}

/** The card that wins most often. */
function best(view: View, dice: Dice, temper: Temper): Card {
  const { own } = view
  const ranks = [...new Set(own.hand.map(rankOf))]
  if (ranks.length === 1) return dice.pick(own.hand)
  const seed = dice.below(2 ** 32)
  const worth = ranks.map(rank => mean(view, own.prediction, rank, { seed, games: temper.games, temper }))
  const rank = pickBest(ranks, worth, 0.005, dice)
  return dice.pick(own.hand.filter(card => rankOf(card) === rank))
}

function pickBest<T>(things: readonly T[], worth: readonly number[], alike: number, dice: Dice): T {
  const most = Math.max(...worth)
  return dice.pick(things.filter((_, i) => worth[i]! >= most - alike))
}

/** How much of the win to expect, with this prediction and, if it is to be played now, this card first. */
function mean(view: View, letters: string, rank: Rank | null, { seed, games, temper }: { seed: number; games: number; temper: Temper }): number {
  const soFar = changes(view.open.row)
  const hopes = new Map<string, Hope>()
  const hope = (of: string): Hope => {
    let known = hopes.get(of)
    if (!known) hopes.set(of, (known = hopeOf(of, soFar)))
    return { ...known }
  }
  let sum = 0
  for (let game = 0; game < games; game++) {
    const luck = luckOf(seed + Math.imul(game + 1, 0x9e3779b9)) // the same deals and guesses for each
    luck()
    const { scene, turn } = sceneOf(view, hope(letters), { hope, temper, luck })
    if (rank === null) playOut(scene, turn, luck)
    else {
      lay(scene, scene.players[turn]!, rank)
      playOut(scene, (turn + 1) % scene.players.length, luck)
    }
    sum += share(scene, view.seat)
  }
  return sum / games
}

/** A deal that agrees with what this seat sees, and predictions others may have made. */
function sceneOf({ open, own, seat }: View, mine: Hope, { hope, temper, luck }: { hope: (of: string) => Hope; temper: Temper; luck: Luck }): { scene: Scene; turn: number } {
  const seen = new Set([...open.row, ...own.hand])
  const unseen = PACK.filter(card => !seen.has(card)).map(rankOf)
  const take = (count: number): Stock => {
    const taken: Rank[] = []
    for (let i = 0; i < count; i++) {
      const at = Math.floor(luck() * unseen.length)
      taken.push(unseen[at]!)
      unseen[at] = unseen.at(-1)!
      unseen.pop()
    }
    return stockOf(taken)
  }
  const players = open.players.map((of): Thought => {
    if (of === seat) return { seat, hand: stockOf(own.hand.map(rankOf)), hope: mine, spoils: true }
    return { seat: of, hand: take(open.cards[of]!), hope: hope(guess(open.players.length, temper, open.length - 1, luck)), spoils: luck() < temper.spoiling }
  })
  const last = open.row.at(-1)
  const change = changes(open.row.slice(-2))
  const turn = open.players.indexOf(open.phase === 'play' ? open.turn : open.starter)
  return { scene: { players, last: last ? rankOf(last) : 0, change: change === '' ? null : (change as 'U' | 'D' | 'S'), left: open.length - open.row.length }, turn }
}

/** This seat's part of the win, once all is played. */
function share({ players }: Scene, seat: number): number {
  const lengths = players.map(({ hope: { letters, stand } }) => (stand === letters.length ? letters.length : 0))
  const longest = Math.max(...lengths)
  const tied = lengths.filter(length => length === longest).length
  return lengths[players.findIndex(one => one.seat === seat)] === longest ? 1 / tied : 0
}
