// Deals: two cards are hidden, two line-ups laid out, and the rest forms the pile.
import { required, at, tellLine, type Dice, type Seat, type GameState } from '../../../engine/index.ts'
import { PACK, type Card } from '../cards.ts'
import type { MissingPersons, LineupPlace } from '../kinds.ts'

type TableState = Pick<GameState<MissingPersons>, 'open' | 'own' | 'sealed' | 'story'>

/** The two players. */
export const BOTH_SEATS: readonly Seat[] = [0, 1]

/** The ten places of a line-up. */
export const ALL_LINEUP_PLACES: readonly LineupPlace[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The other player. */
export function opponentOf(seat: Seat): Seat {
  return 1 - seat
}

/** The whole state before the first deal: public, own and sealed. */
export function stateBeforeDeal(): TableState {
  return {
    open: {
      phase: 'hide',
      deal: 0,
      starter: 0,
      turn: 0,
      last: false,
      questions: 0,
      chosen: [false, false],
      barred: [],
      pile: PACK.length,
      down: [[], []],
      faces: [[], []],
      asked: [[], []],
      suspects: [null, null],
      guesses: [null, null],
    },
    own: BOTH_SEATS.map(() => ({ hidden: null, lineup: [], meant: [], explained: null, guess: null })),
    sealed: { pile: [] },
    story: [],
  }
}

/** Takes all cards back, shuffles, and lets both choose whom to hide. */
export function beginDeal(
  table: TableState,
  { deal, starter, dice }: { deal: number; starter: Seat; dice: Dice },
): void {
  const { open, own, sealed } = table
  const fresh = stateBeforeDeal()
  Object.assign(open, fresh.open, { deal, starter, turn: starter })
  for (const seat of BOTH_SEATS) Object.assign(at(own, seat), fresh.own[seat])
  sealed.pile = dice.shuffle(PACK)
  tellLine(table, { type: 'began', deal, starter })
}

/** Hides a card. Once both are hidden the line-ups are laid; if both chose the same card, both choose again. */
export function applyHide(state: GameState<MissingPersons>, by: Seat, card: Card): void {
  const { open, own, options } = state
  at(own, by).hidden = card
  open.chosen[by] = true
  tellLine(state, { type: 'hid', by })
  if (!open.chosen.every(hasChosen => hasChosen)) return
  const isSameCardHidden = options.pack === 'one' && card !== 'X' && at(own, 0).hidden === at(own, 1).hidden // there are two jokers
  if (isSameCardHidden) letPlayersChooseAgain(state, card)
  else layOutLineups(state)
}

function letPlayersChooseAgain(state: GameState<MissingPersons>, card: Card): void {
  const { open, own } = state
  open.barred.push(card)
  for (const seat of BOTH_SEATS) {
    at(own, seat).hidden = null
    open.chosen[seat] = false
  }
  tellLine(state, { type: 'clashed', card })
}

function layOutLineups(state: GameState<MissingPersons>): void {
  const { open, own, sealed, options } = state
  const remainingPile = [...sealed.pile]
  if (options.pack === 'one')
    for (const { hidden } of own) remainingPile.splice(remainingPile.indexOf(required(hidden, 'hidden card')), 1)
  const lineupsBySeat = new Map(
    [open.starter, opponentOf(open.starter)].map(seat => [seat, remainingPile.splice(-ALL_LINEUP_PLACES.length)]),
  )
  sealed.pile = remainingPile
  open.pile = remainingPile.length
  tellLine(state, { type: 'dealt', starter: open.starter, pile: remainingPile.length })
  for (const [by, cards] of lineupsBySeat) {
    if (options.lineups === 'open') open.faces[by] = cards
    else at(own, by).lineup = cards
    tellLine(state, { type: 'lined', by, cards: [...cards] }, lineupViewers(state, by))
  }
  open.phase = 'ask'
}

/** The seats that see the cards of this line-up; undefined: everybody. */
export function lineupViewers({ options }: Pick<GameState<MissingPersons>, 'options'>, by: Seat): Seat[] | undefined {
  return options.lineups === 'open' ? undefined : [by]
}
