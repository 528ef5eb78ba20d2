// The rules of Precognition: who may do what, and when.
import { at, enumFieldFrom, gameDice, textField, type GameRules, type Offer } from '../../engine/index.ts'
import { stateBeforeDeal, beginDeal, sealPrediction } from './rules/deal.ts'
import { applyAgreementToFinish, applyPlay, mayAgreeToFinish } from './rules/rowGrowth.ts'
import type { Precognition } from './kinds.ts'
import { RANK_CHANGES } from './rules/row.ts'

type Offers = readonly Offer<Precognition['move']>[]

export const precognition: GameRules<Precognition> = {
  id: 'precognition',
  version: 1,
  seats: [2, 13],
  options: {
    hands: ['whole deck', 'ten each'],
    rounds: ['one', 'three'],
    predictions: ['as decided', 'at the end'],
    ties: ['play off', 'share'],
  },
  clearingMoves: ['deal'],
  hiddenMoves: ['predict'],
  isBetweenRounds: ({ open }) => open.phase === 'between',
  reveals: ({ type }) => type === 'cameTrue' || type === 'broke',
  agreements: ['finish'],
  happensTo: ['began'],
  atAGlance: ['sealed', 'played', 'agreed'],

  // A player who is eliminated from a play-off watches it.
  betsOn: ({ open }, seat) => {
    const players = open.phase === 'between' ? open.next : open.players
    return players.includes(seat) ? [] : players
  },

  setup({ seats, options, first, dice }) {
    const table = stateBeforeDeal(seats)
    beginDeal({ seats, options, ...table }, { deal: 1, starter: first, players: table.open.players, dice })
    return table
  },

  toMove({ open, outcome }) {
    if (outcome) return []
    return open.phase === 'predict' ? open.players.filter(seat => !open.ready[seat]) : [open.turn]
  },

  moves({ open, own, seat, outcome }) {
    if (outcome) return []
    switch (open.phase) {
      case 'predict': {
        if (!open.players.includes(seat) || open.ready[seat]) return []
        const writeOffers = predictOffers(open.length)
        return own.prediction === '' ? writeOffers : [...writeOffers, SEAL_OFFER]
      }
      case 'play':
        return [
          ...(open.turn === seat ? [{ type: 'play', card: enumFieldFrom(own.hand) } as const] : []),
          ...(mayAgreeToFinish(open, seat) ? FINISH_OFFERS : []),
        ]
      case 'between':
        return open.turn === seat ? DEAL_OFFERS : []
      case 'over':
        return []
    }
  },

  play: {
    predict({ own }, by, { letters }) {
      at(own, by).prediction = letters
    },

    seal(state, by) {
      sealPrediction(state, by)
    },

    play(state, by, { card }) {
      applyPlay(state, by, card)
    },

    finish(state, by) {
      applyAgreementToFinish(state, by)
    },

    deal(state, by) {
      const { deal, next } = state.open
      state.open.round++
      beginDeal(state, { deal: deal + 1, starter: by, players: next, dice: gameDice(state) })
    },
  },
}

const SEAL_OFFER = { type: 'seal' } as const
const FINISH_OFFERS: Offers = [{ type: 'finish' }]
const DEAL_OFFERS: Offers = [{ type: 'deal' }]
const offersByLength = new Map<number, Offers>()

/** The offer to write a prediction for a row of `length` cards: at most one letter for each change. */
function predictOffers(length: number): Offers {
  let offers = offersByLength.get(length)
  if (!offers)
    offersByLength.set(
      length,
      (offers = [{ type: 'predict', letters: textField(1, length - 1, RANK_CHANGES.join('')) }]),
    )
  return offers
}
