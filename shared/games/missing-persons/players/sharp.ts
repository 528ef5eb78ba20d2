// The sharp computer player. It uses everything that follows, looks ahead, and estimates how close the other is to its own card.
import { required, at, fieldChoices, offersOfType, type Dice, type SeatView } from '../../../engine/index.ts'
import { chooseNormalMove, askingMove } from './normal.ts'
import { Lookahead, type LookaheadSituation, type QuestionSplit } from './ahead.ts'
import { PERSONS, type Card } from '../cards.ts'
import { intersection, personSet, setSize, type PersonSet } from './personSet.ts'
import { opponentOf, LINEUP_PLACES } from '../rules/deal.ts'
import { compareGuesses } from '../rules/ending.ts'
import { cardToHide, expectedByHabit } from './habits.ts'
import type { MissingPersons } from '../kinds.ts'
import { prove, suspectsWithChance, type PersonChances } from '../reasoning/proof.ts'
import { seenCards } from '../reasoning/notes.ts'
import { answersFilter, undecidedQuestions, type Question } from '../rules/questions.ts'
import { missingPersons } from '../rules.ts'
import { suspectedCards, understoodAnswers } from './suspects.ts'
import { answersReceived, faceUpPlaces, lineupOf } from '../rules/turn.ts'

type View = SeatView<MissingPersons>
type Move = MissingPersons['move']

/** A move for this seat; null to wait. */
export function chooseSharpMove(view: View, dice: Dice): Move | null {
  const { open, seat, outcome } = view
  if (outcome || ((open.phase === 'hide' || open.phase === 'guess') && open.chosen[seat])) return null
  if (open.phase === 'guess') return { type: 'guess', card: shot(view, dice) }
  if (open.phase === 'hide') return { type: 'hide', card: cardToHide(open.barred, dice) }
  if (open.phase === 'between' || open.phase === 'over') return chooseNormalMove(view, dice)
  const chances = chancesFor(view)
  const left = suspectsWithChance(chances)
  if (left.length === 1) return { type: 'name', card: at(left, 0) }
  if (open.phase === 'ask') return open.turn === seat ? asking(view, chances, dice) : calling(view, chances, dice)
  return chooseNormalMove(view, dice)
}

/** The chances of each person, from the proof and people's habits. For free questions it also knows what its own wordings mean. */
function chancesFor(view: View): PersonChances {
  if (view.options.questions !== 'free') return expectedByHabit(prove(view).chances)
  return expectedByHabit(Object.fromEntries(suspectedCards(view).map(card => [card, 1])))
}

function asking(view: View, chances: PersonChances, dice: Dice): Move {
  const { open, seat, options } = view
  const lost = options.questions === 'free' && at(open.asked, seat).length >= 40 // endless answers: somebody made a mistake
  const legal = options.questions === 'free' ? null : new Set(undecidedQuestions(answersReceived(view)))
  const splits = lost ? [] : valued(view, chances, dice).filter(({ question }) => legal?.has(question) ?? true)
  const most = likeliest(chances, dice)
  const best = splits[0]
  if (best === undefined || chanceOf(most, chances) > best.value) return { type: 'name', card: most }
  const { question } = dice.pick(splits.filter(({ value }) => value > best.value - 1e-9))
  return askingMove(options.questions, question, dice)
}

/** The number of sampled orders of the pile for evaluating a question. */
const ORDERS = 4

/** Questions with their mean values over sampled orders of the pile, best first. */
function valued(view: View, chances: PersonChances, dice: Dice): QuestionSplit[] {
  const here = situation(view, chances)
  const likely = among(chances)
  const sums = new Map<Question, number>()
  for (let i = 0; i < ORDERS; i++) {
    const outlook = new Lookahead({ dangers: dangers(view), order: dice.shuffle(unseen(view)) })
    for (const { question, value } of outlook.questions(here, likely))
      sums.set(question, (sums.get(question) ?? 0) + value / ORDERS)
  }
  return [...sums].map(([question, value]) => ({ question, value })).sort((a, b) => b.value - a.value)
}

function situation(view: View, chances: PersonChances): LookaheadSituation {
  const { open, seat } = view
  const cards = lineupOf(view, seat)
  const up = faceUpPlaces(open, seat).map(place => required(cards[place], 'card in the line-up'))
  return { suspects: personSet(suspectsWithChance(chances)), up: personSet(up), pile: open.last ? 0 : open.pile }
}

function unseen(view: View): Card[] {
  const shown = new Set([...seenCards(view), view.own.hidden])
  return PERSONS.filter(card => !shown.has(card))
}

/** In the other's turn: names if waiting is worse. */
function calling(view: View, chances: PersonChances, dice: Dice): Move | null {
  const left = suspectsWithChance(chances)
  const [now, ...later] = dangers(view)
  if (left.length > 12 || now < 0.2) return null
  const most = likeliest(chances, dice)
  const waiting =
    (1 - now) * new Lookahead({ dangers: later, order: dice.shuffle(unseen(view)) }).onTurn(situation(view, chances))
  return chanceOf(most, chances) > waiting + 1e-9 ? { type: 'name', card: most } : null
}

function likeliest(chances: PersonChances, dice: Dice): Card {
  const left = suspectsWithChance(chances)
  const most = Math.max(...left.map(card => chanceOf(card, chances)))
  return dice.pick(left.filter(card => chanceOf(card, chances) > most - 1e-9))
}

function chanceOf(card: Card, chances: PersonChances): number {
  return required(chances[card], 'chance')
}

function among(chances: PersonChances): (some: PersonSet) => number {
  const all = suspectsWithChance(chances).map(card => ({ alone: personSet([card]), chance: chanceOf(card, chances) }))
  return some =>
    all.reduce((sum, { alone, chance }) => (setSize(intersection(alone, some)) > 0 ? sum + chance : sum), 0)
}

/** The chance that the other finds my card in each of its next turns, halving its suspects once or twice a turn. */
function dangers(view: View): [number, number, number] {
  const first = exposed(view)
  return [danger(first), danger(first / 4), danger(first / 16)]
}

function danger(suspects: number): number {
  return Math.min(0.98, (2 / Math.max(2, suspects)) ** 0.72)
}

/**
 * The approximate number of persons the other must consider for my card. Everybody knows which of its cards are face up: all of them
 * fit the answers, and every card it has seen that fits is face up.
 */
function exposed(view: View): number {
  const { open, own, seat, options } = view
  const fits = answersFilter(understoodAnswers({ open }, opponentOf(seat)))
  const all = PERSONS.filter(fits).length
  if (own.hidden !== null && !fits(own.hidden)) return PERSONS.length // a wording was misunderstood
  if (options.pack === 'two') return all
  const faceUp = LINEUP_PLACES.length - at(open.down, opponentOf(seat)).length
  return Math.max(1, all - faceUp)
}

/** The guess most likely to beat the other's, which is assumed to be any person it must still consider. */
function shot(view: View, dice: Dice): Card {
  const { open, own, seat } = view
  const chances = chancesFor(view)
  const left = suspectsWithChance(chances)
  if (left.length === 1) return at(left, 0)
  const truth = required(own.hidden, 'hidden card')
  const fits = answersFilter(understoodAnswers({ open }, opponentOf(seat)))
  const others = PERSONS.filter(card => fits(card))
  const theirs = others.length > 0 && fits(truth) ? others : [...PERSONS]
  const worth = (guess: Card) =>
    left.reduce((sum, card) => {
      let won = 0
      for (const other of theirs) won += score(compareGuesses({ guess, truth: card }, { guess: other, truth }))
      return sum + (chanceOf(card, chances) * won) / theirs.length
    }, 0)
  const rated = guessable(view).map(card => ({ card, worth: worth(card) }))
  const most = Math.max(...rated.map(one => one.worth))
  return dice.pick(rated.filter(one => one.worth > most - 1e-9)).card
}

/** The persons this seat may guess. */
function guessable(view: View): readonly Card[] {
  const offers = offersOfType<Move, 'guess'>(missingPersons.moves(view), 'guess')
  return fieldChoices(offers, 'card')
}

function score(better: { first: boolean } | null): number {
  return better === null ? 0.5 : better.first ? 1 : 0
}
