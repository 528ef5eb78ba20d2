// The rules of Mind Reader: who may do what, and the course of a turn.
import {
  required,
  at,
  enumFieldFrom,
  seatsClockwise,
  gameDice,
  tupleField,
  enumField,
  tellLine,
  type GameRules,
  type Offer,
  type Seat,
  type SeatView,
} from '../../engine/index.ts'
import { compareCards, type Card, type Clue, type QuestionKind } from './cards.ts'
import {
  canStillWin,
  stateBeforeDeal,
  beginTurn,
  dealHand,
  tableDeck,
  drawCard,
  opponentsStillIn,
  beginNextTurn,
  secretPlaces,
  placeInStoryLine,
  totalScores,
} from './rules/hand.ts'
import type { MindReader, SecretPlace } from './kinds.ts'
import { hiddenCardOfRiddle } from './rules/riddles.ts'
import {
  hiddenCardAt,
  applyDeclaration,
  applyCardLoss,
  applyNaming,
  untakenHiddenCards,
  declarationTargets,
  type HiddenCardRef,
} from './rules/naming.ts'

type View = SeatView<MindReader>
type Offers = readonly Offer<MindReader['move']>[]

/** The answers that may be given by hand, wrong ones included. */
export const CLUES_BY_QUESTION: Readonly<Record<QuestionKind, readonly Clue[]>> = {
  rank: ['higher', 'lower', 'same'],
  suit: ['stronger', 'weaker'],
}

/** The name of a hidden card's place. */
const hiddenPlaceName = ({ of, place }: HiddenCardRef) => `secret ${of} ${place}`

export const mindReader: GameRules<MindReader> = {
  id: 'mind-reader',
  version: 1,
  seats: [2, 6],
  options: {
    jokers: ['no', 'yes'],
    play: ['open', 'secret'],
    secretCards: ['one', 'two'],
    naming: ['singly', 'all or nothing'],
    clues: ['computed', 'by hand'],
    length: ['one hand each as dealer', 'one hand', 'to 50', 'to 100'],
  },
  questions: ['ask'],
  replies: ['answer'],
  clearingMoves: ['deal'],
  hiddenMoves: ['hide'],
  isBetweenRounds: ({ open }) => open.phase === 'between',
  reveals: ({ type }) => type === 'got' || type === 'showed',
  happensTo: ['left'],
  factsAreLines: true,
  decisive: ['name', 'declare'],
  // Points decide, so whoever is out of a hand may still win.
  betsOn: (view, seat) =>
    view.open.out[seat] && view.open.phase !== 'between'
      ? seatsClockwise(view.seats, seat).filter(one => canStillWin(view, one))
      : [],
  nextBet: {
    candidates: ({ open, seats }) => seatsClockwise(seats).filter(seat => !open.out[seat]),
    seatsIn: line =>
      line.type === 'named' ? [line.of] : line.type === 'declared' ? line.cards.map(({ of }) => of) : null,
  },
  namings: {
    named: ({ card, right, ...hidden }) => ({
      cards: [card],
      hiddenAt: [hiddenPlaceName(hidden)],
      of: [hidden.of],
      right,
    }),
    declared: ({ cards, right }) => ({
      cards: cards.map(({ card }) => card),
      hiddenAt: cards.map(hiddenPlaceName),
      of: cards.map(({ of }) => of),
      right,
    }),
  },

  namingOf({ options }, riddle, answer) {
    const { of, place } = hiddenCardOfRiddle(riddle)
    const card = answer as Card
    return options.naming === 'singly' ? { type: 'name', of, place, card } : null
  },

  setup({ seats, options, first, dice }) {
    const { open, own, sealed, story } = stateBeforeDeal(seats)
    const dealerSeat = (first + seats - 1) % seats // the player to the dealer's left begins
    dealHand({ seats, options, open, own, sealed, story }, { hand: 1, dealer: dealerSeat, dice })
    return { open, own, sealed, story }
  },

  toMove({ open, seats, outcome }) {
    if (outcome) return []
    switch (open.phase) {
      case 'hide':
        return seatsClockwise(seats).filter(seat => !open.chosen[seat])
      case 'answer':
        return [required(open.asked, 'question').of]
      case 'between':
        return [(open.dealer + 1) % seats]
      case 'over':
        return []
      default:
        return [open.turn]
    }
  },

  turnDuringAnswer: ({ open }) => (open.phase === 'answer' ? open.turn : null),

  moves(view) {
    const { open, seat, outcome } = view
    if (outcome) return []
    switch (open.phase) {
      case 'hide':
        return open.chosen[seat] ? [] : hideOffers(view)
      case 'answer':
        return required(open.asked, 'question').of === seat
          ? [{ type: 'answer', clue: enumFieldFrom(CLUES_BY_QUESTION[required(open.asked, 'question').question]) }]
          : []
      case 'between':
        return (open.dealer + 1) % view.seats === seat ? [{ type: 'deal' }] : []
      case 'over':
        return []
    }
    if (open.turn !== seat) return []
    switch (open.phase) {
      case 'play':
        return [...(view.own.hand.length > 0 ? askOffers(view) : PASS_OFFERS), ...namingOffers(view)]
      case 'after':
        return [...namingOffers(view), { type: 'draw' }]
      case 'lose':
        return [{ type: 'lose', place: enumFieldFrom(untakenHiddenCards(open, seat).map(({ place }) => place)) }]
    }
  },

  play: {
    hide(state, by, { cards }) {
      const { open, own, sealed, seats } = state
      const ownDrawer = at(own, by)
      ownDrawer.secrets = [...cards]
      ownDrawer.hand = ownDrawer.hand.filter(card => !cards.includes(card))
      sealed.dealt[by] = [...cards]
      open.chosen[by] = true
      open.cards[by] = ownDrawer.hand.length
      tellLine(state, { type: 'hid', by })
      if (!open.chosen.every(hasChosen => hasChosen)) return
      for (const seat of seatsClockwise(seats)) open.secrets[seat] = cards.map(() => ({ card: null, taken: null }))
      beginTurn(state, open.turn)
    },

    ask(state, by, { card, of, place, question }) {
      const { open, own, sealed, options } = state
      const isInSecret = options.play === 'secret'
      const isByHand = options.clues === 'by hand'
      const hand = at(own, by).hand
      hand.splice(hand.indexOf(card), 1)
      open.cards[by] = at(open.cards, by) - 1
      sealed.discards.push(card)
      const clue = isByHand ? null : compareCards(question, card, hiddenCardAt(own, { of, place }))
      const askedQuestion = { by, of, place, question, card: isInSecret ? null : card }
      tellLine(state, { type: 'asked', ...askedQuestion, ...placeInStoryLine(options, place), clue })
      if (isInSecret) tellLine(state, { type: 'compared', by, of, card }, [by, of])
      open.phase = isByHand ? 'answer' : 'after'
      if (!isByHand) return
      open.asked = askedQuestion
      at(own, of).asked = card
    },

    answer(state, of, { clue }) {
      const { open, own, sealed } = state
      const { by, place, question } = required(open.asked, 'question')
      sealed.clues.push({ of, place, question, card: required(at(own, of).asked, 'card to compare'), clue, by })
      at(own, of).asked = null
      open.asked = null
      tellLine(state, { type: 'answered', by: of, to: by, clue })
      open.phase = 'after'
    },

    name: applyNaming,

    declare(state, by, { cards }) {
      applyDeclaration(state, by, cards)
    },

    lose(state, by, { place }) {
      applyCardLoss(state, by, place)
    },

    draw(state, by) {
      drawCard(state, by)
      beginNextTurn(state)
    },

    pass(state, by) {
      tellLine(state, { type: 'passed', by })
      beginNextTurn(state)
    },

    deal(state) {
      const { open, seats } = state
      open.score = totalScores(open)
      open.gained = seatsClockwise(seats).map(() => 0)
      dealHand(state, { hand: open.hand + 1, dealer: (open.dealer + 1) % seats, dice: gameDice(state) })
    },
  },
}

const PASS_OFFERS: Offers = [{ type: 'pass' }]
const questionField = enumField('rank', 'suit')
const leftOrOnlyPlaceField = enumField<SecretPlace>(0)
const rightPlaceField = enumField<SecretPlace>(1)

function hideOffers({ own, options }: View): Offers {
  const cardField = enumFieldFrom(own.hand)
  return [
    {
      type: 'hide',
      cards: tupleField(
        secretPlaces(options).map(() => cardField),
        true,
      ),
    },
  ]
}

function askOffers(view: View): Offers {
  const cardField = enumFieldFrom(view.own.hand)
  return namingTargets(view).map(({ of, place }) => ({
    type: 'ask',
    card: cardField,
    of: enumFieldFrom(of),
    place,
    question: questionField,
  }))
}

function namingOffers(view: View): Offers {
  const cardField = enumFieldFrom(nameableCards(view))
  if (view.options.naming === 'all or nothing')
    return [
      {
        type: 'declare',
        cards: tupleField(
          declarationTargets(view.open, view.seat).map(() => cardField),
          true,
        ),
      },
    ]
  return namingTargets(view).map(({ of, place }) => ({ type: 'name', of: enumFieldFrom(of), place, card: cardField }))
}

/** For each place, the opponents who still have a card hidden there. */
function namingTargets({ open, options, seat }: View): { of: Seat[]; place: typeof leftOrOnlyPlaceField }[] {
  const opponents = opponentsStillIn(open, seat)
  return secretPlaces(options).flatMap(place => {
    const of = opponents.filter(other => at(at(open.secrets, other), place).taken === null)
    return of.length > 0 ? [{ of, place: place === 0 ? leftOrOnlyPlaceField : rightPlaceField }] : []
  })
}

/** The cards one may name: all except those one holds or hides. */
function nameableCards({ own, options }: View): readonly Card[] {
  return tableDeck(options).filter(card => !own.hand.includes(card) && !own.secrets.includes(card))
}
