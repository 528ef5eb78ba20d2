// The rules of Missing Persons: who may do what, and when.
import {
  required,
  at,
  enumFieldFrom,
  gameDice,
  enumField,
  tellLine,
  textField,
  type Field,
  type GameRules,
  type Offer,
  type SeatView,
} from '../../engine/index.ts'
import { PERSONS, type Card } from './cards.ts'
import { stateBeforeDeal, beginDeal, BOTH_SEATS, applyHide, opponentOf } from './rules/deal.ts'
import { applySealedGuess, applyNaming } from './rules/ending.ts'
import type { MissingPersons } from './kinds.ts'
import { isTrueOfCard, undecidedQuestions } from './rules/questions.ts'
import {
  endTurningDown,
  applyAnswer,
  answersReceived,
  applyAsk,
  applyWordedAsk,
  drawOntoPlaces,
  faceUpPlaces,
  applyTurnDown,
} from './rules/turn.ts'

type View = SeatView<MissingPersons>
type Offers = readonly Offer<MissingPersons['move']>[]

export const missingPersons: GameRules<MissingPersons> = {
  id: 'missing-persons',
  version: 1,
  seats: [2, 2],
  peopleOnly: ({ questions }) => questions === 'free', // a computer player cannot understand questions in people's own words
  options: {
    draw: ['refill', 'single'],
    questions: ['plain', 'cryptic', 'free'],
    lineups: ['own', 'open'],
    pack: ['one', 'two'],
    lastTurn: ['yes', 'no'],
    questionsPerTurn: ['unlimited', 'three'],
  },
  questions: ['ask', 'askCryptically', 'askFreely'],
  replies: ['answer'],
  clearingMoves: ['deal'],
  hiddenMoves: ['hide', 'guess'],
  isBetweenRounds: ({ open }) => open.phase === 'between',
  reveals: line => line.type === 'got' || (line.type === 'asked' && line.yes !== null),
  factsAreLines: true,
  decisive: ['name', 'guess'],
  secretChoices: ({ open }) => open.suspects.map(card => (card === null ? [] : [card])),
  namings: {
    named: ({ by, card, right }) => ({
      cards: [card],
      hiddenAt: [`missing ${opponentOf(by)}`],
      of: [opponentOf(by)],
      right,
    }),
    guessed: ({ guesses, suspects }) => {
      const each = guesses.map((guess, by) => ({ by, right: guess === suspects[opponentOf(by)] }))
      const right = each.some(({ right }) => right)
      return { cards: guesses, hiddenAt: ['missing 1', 'missing 0'], of: [1, 0], right, each }
    },
  },
  namingOf: (_view, _riddle, answer) => ({ type: 'name', card: answer as Card }),

  setup({ first, dice }) {
    const table = stateBeforeDeal()
    beginDeal(table, { deal: 1, starter: first, dice })
    return table
  },

  toMove({ open, outcome }) {
    if (outcome) return []
    switch (open.phase) {
      case 'hide':
      case 'guess':
        return BOTH_SEATS.filter(seat => !open.chosen[seat])
      case 'answer':
        return [opponentOf(open.turn)]
      case 'between':
        return [opponentOf(open.starter)]
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
        return open.chosen[seat] ? [] : [{ type: 'hide', card: enumFieldFrom(hideableCards(open.barred)) }]
      case 'guess':
        return open.chosen[seat] ? [] : [{ type: 'guess', card: anyPersonField }]
      case 'between':
        return open.starter === seat ? [] : DEAL_OFFERS
      case 'over':
        return []
      case 'answer':
        return open.turn === seat ? [nameOffer] : [{ type: 'answer', yes: answerField(view) }, nameOffer]
      case 'ask':
        return open.turn === seat ? [...askOffers(view), nameOffer] : [nameOffer]
      case 'turn':
        return open.turn === seat ? [...turnDownOffers(view), nameOffer] : [nameOffer]
      case 'lay':
        return open.turn === seat
          ? [{ type: 'lay', place: enumFieldFrom(at(open.down, seat)) }, nameOffer]
          : [nameOffer]
    }
  },

  play: {
    hide(state, by, { card }) {
      applyHide(state, by, card)
    },

    ask(state, by, { question }) {
      applyAsk(state, by, question)
    },

    askCryptically(state, by, { question, wording }) {
      at(state.own, by).meant.push(question)
      applyWordedAsk(state, by, wording)
      tellLine(state, { type: 'meant', by, question }, [by])
    },

    askFreely(state, by, { wording }) {
      applyWordedAsk(state, by, wording)
    },

    answer(state, by, { yes }) {
      applyAnswer(state, by, yes)
    },

    turn(state, by, { place }) {
      applyTurnDown(state, by, [place])
    },

    done(state, by) {
      tellLine(state, { type: 'finished', by })
      endTurningDown(state, by)
    },

    lay(state, by, { place }) {
      drawOntoPlaces(state, by, [place])
    },

    name(state, by, { card }) {
      applyNaming(state, by, card)
    },

    guess(state, by, { card }) {
      applySealedGuess(state, by, card)
    },

    deal(state, by) {
      beginDeal(state, { deal: state.open.deal + 1, starter: by, dice: gameDice(state) })
    },
  },
}

/** The maximum length of a question's wording, in characters. */
export const MAX_QUESTION_LENGTH = 140

const DEAL_OFFERS: Offers = [{ type: 'deal' }]
const wordingField = textField(1, MAX_QUESTION_LENGTH)
const FREE_QUESTION_OFFERS: Offers = [{ type: 'askFreely', wording: wordingField }]
const yesOrNoField = enumField(true, false)
const yesField = enumField(true)
const noField = enumField(false)

/** The legal questions. None if the answers so far leave one person: then one can only name. */
function askOffers(view: View): Offers {
  if (view.options.questions === 'free') return FREE_QUESTION_OFFERS
  const questions = undecidedQuestions(answersReceived(view))
  if (questions.length === 0) return []
  const questionField = enumFieldFrom(questions)
  return view.options.questions === 'cryptic'
    ? [{ type: 'askCryptically', question: questionField, wording: wordingField }]
    : [{ type: 'ask', question: questionField }]
}

/** Either answer, until an untrue one was refused. */
function answerField({ own }: View): Field<boolean> {
  if (own.explained === null) return yesOrNoField
  return isTrueOfCard(own.explained, required(own.hidden, 'hidden card')) ? yesField : noField
}

function turnDownOffers({ open, seat }: View): Offers {
  const places = faceUpPlaces(open, seat)
  return places.length > 0 ? [{ type: 'turn', place: enumFieldFrom(places) }, { type: 'done' }] : [{ type: 'done' }]
}

/** All persons: one may name or guess anybody, also one's own card and excluded ones, because the closest guess wins. */
const anyPersonField = enumFieldFrom(PERSONS)
const nameOffer = { type: 'name', card: anyPersonField } as const

/** The cards one may hide. */
function hideableCards(barredCards: readonly Card[]): readonly Card[] {
  return barredCards.length > 0 ? PERSONS.filter(card => !barredCards.includes(card)) : PERSONS
}
