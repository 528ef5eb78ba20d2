// Runs a player's turn: a question, its answer, turning misfits down, and drawing cards.
import { required, at, last, tellLine, type Seat, type SeatView, type GameState } from '../../../engine/index.ts'
import type { Card } from '../cards.ts'
import { opponentOf, ALL_LINEUP_PLACES, lineupViewers } from './deal.ts'
import type { AskedQuestion, MissingPersons, LineupPlace } from '../kinds.ts'
import { fittingCardPredicate, isTrueOfCard, type Answer, type Question } from './questions.ts'

type State = GameState<MissingPersons>
type SeatKnowledge = Pick<SeatView<MissingPersons>, 'open' | 'own' | 'seat'>

/** The most questions of one turn. The last of them ends it with either answer. */
export function questionLimit({ questions, questionsPerTurn }: MissingPersons['options']): number {
  if (questionsPerTurn === 'three') return 3
  return questions === 'free' ? 4 : Infinity // three Yes in a row keep the turn, a fourth does not
}

/** The answers this seat got about the other’s card; none in free questions, whose meaning only the players know. */
export function answersReceived({ open, own, seat }: SeatKnowledge): Answer[] {
  const answers: Answer[] = []
  for (const [i, { question, yes }] of at(open.asked, seat).entries()) {
    const plain = question ?? own.meant[i]
    if (plain !== undefined && yes !== null) answers.push({ question: plain, yes })
  }
  return answers
}

/** The cards of a line-up by place, as this viewer sees them; null if hidden. */
export function visibleLineup(
  { open, own, seat, options }: SeatKnowledge & Pick<SeatView<MissingPersons>, 'options'>,
  of: Seat,
): (Card | null)[] {
  if (options.lineups === 'open') return at(open.faces, of)
  return of === seat ? own.lineup : ALL_LINEUP_PLACES.map(() => null)
}

/** The face-up places of this seat, from left to right. */
export function faceUpPlaces(publicState: MissingPersons['open'], seat: Seat): LineupPlace[] {
  return ALL_LINEUP_PLACES.filter(place => !at(publicState.down, seat).includes(place))
}

/** Asks a plain question, which the program answers. */
export function applyAsk(state: State, by: Seat, question: Question): void {
  const yes = isTrueOfCard(question, required(at(state.own, opponentOf(by)).hidden, 'hidden card'))
  recordQuestion(state, by, { question, yes })
  tellLine(state, { type: 'asked', by, question, yes })
  turnMisfits(state, by)
}

/** Asks a question of which the table sees only the wording. The other answers by hand. */
export function applyWordedAsk(state: State, by: Seat, wording: string): void {
  recordQuestion(state, by, { question: null, wording, yes: null })
  tellLine(state, { type: 'asked', by, wording, yes: null })
  state.open.phase = 'answer'
}

function recordQuestion({ open }: State, by: Seat, question: AskedQuestion): void {
  at(open.asked, by).push(question)
  open.questions++
}

/** Answers by hand. An answer that is untrue for a cryptic question is refused, which only the answerer learns. */
export function applyAnswer(state: State, by: Seat, yes: boolean): void {
  const { open, own, options } = state
  const asker = opponentOf(by)
  if (options.questions === 'cryptic') {
    const question = last(at(own, asker).meant)
    if (yes !== isTrueOfCard(question, required(at(own, by).hidden, 'hidden card'))) {
      at(own, by).explained = question
      tellLine(state, { type: 'refused', by, yes, question }, [by])
      return
    }
    at(own, by).explained = null
  }
  last(at(open.asked, asker)).yes = yes
  tellLine(state, { type: 'answered', by, yes })
  if (options.questions === 'free') open.phase = 'turn'
  else turnMisfits(state, asker)
}

/** Turns down what does not fit the answers so far, and continues the turn. */
function turnMisfits(state: State, by: Seat): void {
  const fitsAnswers = fittingCardPredicate(answersReceived(knowledgeOf(state, by)))
  const cards = visibleLineup(knowledgeOf(state, by), by)
  const misfits = faceUpPlaces(state.open, by).filter(
    place => !fitsAnswers(required(cards[place], 'card in the line-up')),
  )
  if (misfits.length > 0) applyTurnDown(state, by, misfits)
  endTurningDown(state, by)
}

function knowledgeOf({ open, own, options }: State, seat: Seat): SeatKnowledge & Pick<State, 'options'> {
  return { open, own: at(own, seat), seat, options }
}

/** Turns these cards face down. */
export function applyTurnDown(state: State, by: Seat, places: LineupPlace[]): void {
  const downBefore = at(state.open.down, by)
  state.open.down[by] = ALL_LINEUP_PLACES.filter(place => downBefore.includes(place) || places.includes(place))
  tellLine(state, { type: 'turned', by, places })
}

/** Continues after turning: after a Yes cards are drawn, after a No the turn passes. */
export function endTurningDown(state: State, by: Seat): void {
  const { open, options } = state
  const gaps = at(open.down, by)
  if (last(at(open.asked, by)).yes === false) endTurn(state)
  else if (open.last || gaps.length === 0) continueTurn(state)
  else if (options.draw === 'single') open.phase = 'lay'
  else drawOntoPlaces(state, by, gaps)
}

/** Places cards from the pile on these places, from left to right, as many as the pile has. */
export function drawOntoPlaces(state: State, by: Seat, gaps: readonly LineupPlace[]): void {
  const { open, own, sealed, options } = state
  const fitsAnswers = fittingCardPredicate(answersReceived(knowledgeOf(state, by)))
  const filledPlaces = gaps.slice(0, sealed.pile.length)
  const cards = filledPlaces.map(() => required(sealed.pile.pop(), 'card in the pile'))
  const misfitPlaces = filledPlaces.filter((_, i) => !fitsAnswers(at(cards, i)))
  const lineupBefore = visibleLineup(knowledgeOf(state, by), by)
  const newLineup = ALL_LINEUP_PLACES.map(place =>
    required(cards[filledPlaces.indexOf(place)] ?? lineupBefore[place], 'card in the line-up'),
  )
  if (options.lineups === 'open') open.faces[by] = newLineup
  else at(own, by).lineup = newLineup
  open.down[by] = at(open.down, by).filter(place => misfitPlaces.includes(place) || !filledPlaces.includes(place))
  open.pile = sealed.pile.length
  tellLine(state, { type: 'drew', by, places: filledPlaces, misfits: misfitPlaces, left: open.pile })
  tellLine(state, { type: 'got', by, cards }, lineupViewers(state, by))
  if (open.pile === 0) handleEmptyPile(state)
  else continueTurn(state)
}

function continueTurn(state: State): void {
  if (state.open.questions >= questionLimit(state.options)) endTurn(state)
  else state.open.phase = 'ask'
}

function endTurn(state: State): void {
  if (state.open.last) beginGuessing(state)
  else beginTurn(state, opponentOf(state.open.turn))
}

function beginTurn({ open }: State, seat: Seat): void {
  open.phase = 'ask'
  open.turn = seat
  open.questions = 0
}

/** Handles an empty pile. With `lastTurn: 'yes'`: if it ran out in the starter's turn, the other has had fewer turns and gets one more. */
function handleEmptyPile(state: State): void {
  const { open, options } = state
  const lastSeat = options.lastTurn === 'yes' && open.turn === open.starter ? opponentOf(open.starter) : null
  tellLine(state, { type: 'ranOut', last: lastSeat })
  if (lastSeat === null) return beginGuessing(state)
  open.last = true
  beginTurn(state, lastSeat)
}

function beginGuessing({ open }: State): void {
  open.phase = 'guess'
  for (const seat of [0, 1]) open.chosen[seat] = false
}
