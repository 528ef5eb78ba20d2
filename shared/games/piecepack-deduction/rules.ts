// The rules of Deduction for the piecepack: the deal, and the course of a turn from the coin to the naming.
import {
  required,
  at,
  enumFieldFrom,
  seatsClockwise,
  gameDice,
  endGame,
  enumField,
  tellLine,
  type Dice,
  type GameRules,
  type Offer,
  type Seat,
  type SeatView,
  type GameState,
  type LineWithAudience,
} from '../../engine/index.ts'
import type { Piecepack, QuestionKind } from './kinds.ts'
import { tilesMatching, suitOf, TILES, valueOf, type Tile, type Trait } from './cards.ts'

type View = SeatView<Piecepack>
type Offers = readonly Offer<Piecepack['move']>[]

/** The number of tiles in each hand, by the number of players. The rest is face up. */
export const HAND_SIZE_BY_SEATS: Readonly<Record<number, number>> = { 3: 7, 4: 5, 5: 4 }

/** The number of turns after which nobody wins. */
export const MAX_TURNS = 200

export const piecepack: GameRules<Piecepack> = {
  id: 'piecepack-deduction',
  version: 1,
  seats: [3, 5],
  options: { lastOneIn: ['wins', 'must name'] },
  questions: ['ask'],
  replies: ['show'],
  reveals: ({ type }) => type === 'asked' || type === 'looked',
  factsAreLines: true,
  happensTo: ['drew'],
  decisive: ['name'],
  betsOn: ({ open, seats }, seat) =>
    open.out[seat] ? seatsClockwise(seats, seat).filter(other => !open.out[other]) : [],
  nextBet: {
    candidates: ({ open, seats }) => seatsClockwise(seats).filter(seat => !open.out[seat]),
    seatsIn: line => (line.type === 'named' ? [line.by] : null),
  },
  namings: { named: ({ tile, right }) => ({ cards: [tile], right }) },
  namingOf: (_view, _riddle, answer) => ({ type: 'name', tile: answer as Tile }),

  setup({ seats, first, dice }) {
    const [missing, ...rest] = dice.shuffle(TILES) as [Tile, ...Tile[]]
    const handSize = required(HAND_SIZE_BY_SEATS[seats], `hand size for ${seats} seats`)
    const hands = seatsClockwise(seats).map(seat => rest.slice(seat * handSize, (seat + 1) * handSize))
    const faceUp = rest.slice(seats * handSize)
    const coin = drawCoin(dice)
    const story: LineWithAudience<Piecepack>[] = []
    tellLine({ story }, { type: 'dealt', tiles: handSize, faceUp: [...faceUp] })
    for (const [by, tiles] of hands.entries()) tellLine({ story }, { type: 'received', by, tiles: [...tiles] }, [by])
    tellLine({ story }, { type: 'drew', by: first, coin })
    return {
      open: {
        phase: 'ask',
        turn: first,
        turns: 1,
        coin,
        faceUp,
        asked: null,
        out: hands.map(() => false),
        misnamed: [],
        missing: null,
        hands: [],
      },
      own: hands.map(tiles => ({ hand: tiles, missing: null })),
      sealed: { missing },
      story,
    }
  },

  toMove({ open, outcome }) {
    if (outcome) return []
    return [open.phase === 'show' ? required(open.asked, 'question').of : open.turn]
  },

  turnDuringAnswer: ({ open }) => (open.phase === 'show' ? open.turn : null),

  moves(view) {
    const { open, seat } = view
    switch (open.phase) {
      case 'ask':
        return open.turn === seat ? askOffers(view) : []
      case 'show':
        return required(open.asked, 'question').of === seat
          ? [
              {
                type: 'show',
                tile: enumFieldFrom(tilesMatching(view.own.hand, required(open.asked, 'question').trait)),
              },
            ]
          : []
      case 'after':
        return open.turn === seat ? AFTER_ANSWER_OFFERS : []
      case 'over':
        return []
    }
  },

  play: {
    ask(state, by, { of, trait, question }) {
      const { open, own } = state
      const matchingCount = tilesMatching(at(own, of).hand, trait).length
      const answer = question === 'many' ? matchingCount : matchingCount > 0
      open.asked = { of, trait, question, answer }
      tellLine(state, { type: 'asked', by, of, trait, question, answer })
      open.phase = answer === true ? 'show' : 'after' // even with a single tile, because otherwise not waiting would reveal that
    },

    show(state, by, { tile }) {
      const { open } = state
      const asker = open.turn
      tellLine(state, { type: 'chose', by, to: asker })
      tellLine(state, { type: 'showed', by, to: asker, tile }, [by, asker])
      open.phase = 'after'
    },

    name(state, by, { tile }) {
      const { open, own, sealed, options } = state
      const isRight = tile === sealed.missing
      tellLine(state, { type: 'named', by, tile, right: isRight })
      if (isRight) return endPiecepack(state, by, 'named')
      open.out[by] = true
      open.misnamed.push({ by, tile })
      at(own, by).missing = sealed.missing
      tellLine(state, { type: 'looked', by, tile: sealed.missing }, [by])
      const seatsStillIn = open.out.flatMap((isOut, seat) => (isOut ? [] : [seat]))
      if (seatsStillIn.length === 0) endPiecepack(state, null, 'wrong')
      else if (seatsStillIn.length === 1 && options.lastOneIn === 'wins')
        endPiecepack(state, at(seatsStillIn, 0), 'last one in')
      else beginNextTurn(state)
    },

    pass(state) {
      beginNextTurn(state)
    },
  },
}

const questionField = enumField<QuestionKind>('any', 'many')
const AFTER_ANSWER_OFFERS: Offers = [{ type: 'name', tile: enumFieldFrom(TILES) }, { type: 'pass' }]

/** The coin returns to the bag, so each turn draws from all 24. */
function drawCoin(dice: Dice): Tile {
  return at(TILES, dice.below(TILES.length))
}

function askOffers({ open, seat, seats }: View): Offers {
  const opponentField = enumFieldFrom(seatsClockwise(seats).filter(other => other !== seat))
  return [
    {
      type: 'ask',
      of: opponentField,
      trait: enumField<Trait>(suitOf(open.coin), valueOf(open.coin)),
      question: questionField,
    },
  ]
}

function beginNextTurn(state: GameState<Piecepack>): void {
  const { open, seats } = state
  if (open.turns === MAX_TURNS) return endPiecepack(state, null, 'too long')
  const nextSeat = seatsClockwise(seats, (open.turn + 1) % seats).find(seat => !open.out[seat])
  open.turn = required(nextSeat, 'player still in')
  open.turns++
  open.coin = drawCoin(gameDice(state))
  open.asked = null
  open.phase = 'ask'
  tellLine(state, { type: 'drew', by: open.turn, coin: open.coin })
}

function endPiecepack(
  state: GameState<Piecepack>,
  winner: Seat | null,
  ending: 'named' | 'last one in' | 'wrong' | 'too long',
): void {
  const { open, own, sealed, seats } = state
  const hands = own.map(({ hand }) => [...hand])
  open.phase = 'over'
  open.missing = sealed.missing
  open.hands = hands
  tellLine(state, { type: 'won', by: winner, how: ending })
  tellLine(state, { type: 'opened', missing: sealed.missing, hands: hands.map(hand => [...hand]) })
  endGame(state, {
    winners: winner === null ? [] : [winner],
    points: seatsClockwise(seats).map(seat => (seat === winner ? 1 : 0)),
  })
}
