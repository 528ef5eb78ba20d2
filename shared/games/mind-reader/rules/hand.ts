// One hand, from the deal to the score.
import {
  required,
  at,
  seatsClockwise,
  gameDice,
  endGame,
  tellLine,
  type Dice,
  type Seat,
  type GameState,
  type TableView,
} from '../../../engine/index.ts'
import { compareCards, fullDeck, type Card } from '../cards.ts'
import type { MindReader, SecretPlace } from '../kinds.ts'

type TableState = Pick<GameState<MindReader>, 'seats' | 'options' | 'open' | 'own' | 'sealed' | 'story'>

export const POINTS_PER_CARD = 10

const decksByJokers: Readonly<Record<'no' | 'yes', readonly Card[]>> = { no: fullDeck(false), yes: fullDeck(true) }

/** Every card this table plays with. */
export function tableDeck(options: Pick<MindReader['options'], 'jokers'>): readonly Card[] {
  return decksByJokers[options.jokers]
}

/** The places of a player's hidden cards. */
export function secretPlaces(options: Pick<MindReader['options'], 'secretCards'>): readonly SecretPlace[] {
  return options.secretCards === 'two' ? [0, 1] : [0]
}

/** A place as lines of the story name it: with two hidden cards it is the left or the right one. */
export function placeInStoryLine(
  options: MindReader['options'],
  place: SecretPlace,
): { place: SecretPlace; pair?: true } {
  return options.secretCards === 'two' ? { place, pair: true } : { place }
}

/** All that a game keeps, as it is before the first deal. */
export function stateBeforeDeal(seats: number): Pick<TableState, 'open' | 'own' | 'sealed' | 'story'> {
  const zeroBySeat = seatsClockwise(seats).map(() => 0)
  return {
    open: {
      phase: 'hide',
      hand: 0,
      dealer: 0,
      turn: 0,
      chosen: [],
      cards: [],
      pile: 0,
      secrets: [],
      out: [],
      asked: null,
      named: 0,
      facing: 0,
      owes: null,
      gained: [...zeroBySeat],
      score: zeroBySeat,
    },
    own: [],
    sealed: { pile: [], discards: [], clues: [], dealt: [] },
    story: [],
  }
}

/** Shuffles, deals, and lets everybody hide. */
export function dealHand(table: TableState, { hand, dealer, dice }: { hand: number; dealer: Seat; dice: Dice }): void {
  const { seats, options, open, own, sealed } = table
  const everyone = seatsClockwise(seats)
  const cardsPerPlayer = 3 + secretPlaces(options).length
  const shuffledDeck = dice.shuffle(tableDeck(options))
  tellLine(table, { type: 'dealt', hand, dealer, cards: cardsPerPlayer })
  for (const seat of everyone) {
    const receivedCards = shuffledDeck.splice(-cardsPerPlayer)
    own[seat] = { hand: receivedCards, secrets: [], asked: null }
    tellLine(table, { type: 'received', by: seat, cards: [...receivedCards] }, [seat])
  }
  open.phase = 'hide'
  open.hand = hand
  open.dealer = dealer
  open.turn = (dealer + 1) % seats
  open.chosen = everyone.map(() => false)
  open.cards = everyone.map(() => cardsPerPlayer)
  open.pile = shuffledDeck.length
  open.secrets = everyone.map(() => [])
  open.out = everyone.map(() => false)
  open.asked = null
  open.named = 0
  open.facing = seats - 1
  open.owes = null
  sealed.pile = shuffledDeck
  sealed.discards = []
  sealed.clues = []
  sealed.dealt = everyone.map(() => [])
}

/** The opponents of this seat who are still in. */
export function opponentsStillIn(publicState: MindReader['open'], seat: Seat): Seat[] {
  return seatsClockwise(publicState.out.length).filter(other => other !== seat && !publicState.out[other])
}

/** Gives the turn to this seat. */
export function beginTurn({ open }: GameState<MindReader>, seat: Seat): void {
  open.phase = 'play'
  open.turn = seat
  open.owes = null
  open.named = 0
  open.facing = opponentsStillIn(open, seat).length
}

/** Gives the turn to the next player still in. */
export function beginNextTurn(state: GameState<MindReader>): void {
  const { open, seats } = state
  const nextSeat = seatsClockwise(seats, (open.turn + 1) % seats).find(seat => !open.out[seat])
  beginTurn(state, required(nextSeat, 'player still in'))
}

/** Draws a card, after shuffling the discards into a new pile if it is empty, or none if there are no cards. */
export function drawCard(state: GameState<MindReader>, by: Seat): void {
  const { open, own, sealed } = state
  if (sealed.pile.length === 0 && sealed.discards.length > 0) reshuffle(state)
  const drawnCard = sealed.pile.pop()
  if (drawnCard === undefined) {
    tellLine(state, { type: 'stopped', by })
    return
  }
  at(own, by).hand.push(drawnCard)
  open.cards[by] = at(open.cards, by) + 1
  open.pile--
  tellLine(state, { type: 'drew', by })
  tellLine(state, { type: 'got', by, card: drawnCard }, [by])
}

function reshuffle(state: GameState<MindReader>): void {
  const { open, sealed } = state
  sealed.pile = gameDice(state).shuffle(sealed.discards)
  sealed.discards = []
  open.pile = sealed.pile.length
  tellLine(state, { type: 'reshuffled', cards: open.pile })
}

/** Scores the hand, reveals every secret and checks every clue. */
export function endHand(state: GameState<MindReader>, keeper: Seat): void {
  const { open, options } = state
  const hasNamedAll = keeper === open.turn // the others went out in this turn
  if (hasNamedAll && open.facing >= 2) {
    open.gained[keeper] = at(open.gained, keeper) + POINTS_PER_CARD * open.named
    tellLine(state, { type: 'doubled', by: keeper, cards: open.named })
  }
  const keeperPoints = POINTS_PER_CARD * at(open.secrets, keeper).filter(secret => secret.taken === null).length
  open.gained[keeper] = at(open.gained, keeper) + keeperPoints
  tellLine(state, { type: 'kept', by: keeper, points: keeperPoints })
  revealSecrets(state)
  const caughtSeats = options.clues === 'by hand' ? penalizeWrongClues(state) : new Set<Seat>()
  const totals = totalScores(open)
  tellLine(state, { type: 'scored', gained: [...open.gained], score: totals })
  if (isMatchOver(state)) endMatch(state, totals, caughtSeats)
  else open.phase = 'between'
}

function revealSecrets(state: GameState<MindReader>): void {
  const { open, sealed, seats } = state
  const secrets = sealed.dealt.map(cards => [...cards])
  for (const [seat, cards] of secrets.entries())
    for (const [place, card] of cards.entries()) at(at(open.secrets, seat), place).card = card
  tellLine(state, { type: 'opened', secrets, owners: seatsClockwise(seats) })
}

/** Reveals each wrong clue. Its player loses the points of this hand. Returns those who were caught. */
function penalizeWrongClues(state: GameState<MindReader>): Set<Seat> {
  const { open, sealed, options } = state
  const caughtSeats = new Set<Seat>()
  for (const { of, place, question, card, clue, by } of sealed.clues) {
    const truth = compareCards(question, card, at(at(sealed.dealt, of), place))
    if (clue === truth) continue
    open.gained[of] = 0
    caughtSeats.add(of)
    tellLine(state, { type: 'erred', by: of, to: by, ...placeInStoryLine(options, place), question, card, clue, truth })
  }
  return caughtSeats
}

/** Everybody's points, including this hand's. */
export function totalScores({ score, gained }: MindReader['open']): number[] {
  return score.map((points, seat) => points + at(gained, seat))
}

function isMatchOver({ options, open, seats }: GameState<MindReader>): boolean {
  switch (options.length) {
    case 'one hand':
      return true
    case 'one hand each as dealer':
      return open.hand === seats
    case 'to 50':
      return Math.max(...totalScores(open)) >= 50
    case 'to 100':
      return Math.max(...totalScores(open)) >= 100
  }
}

/**
 * Whether a seat that is out of this hand, or any other, may still win the game: not one that is out of the last hand
 * behind somebody. A wrong clue can cost anybody their points, so where clues are given by hand nothing is certain.
 */
export function canStillWin({ options, open, seats }: TableView<MindReader>, seat: Seat): boolean {
  const isLastHand =
    options.length === 'one hand' || (options.length === 'one hand each as dealer' && open.hand === seats)
  if (!open.out[seat] || !isLastHand || options.clues === 'by hand') return true
  const totals = totalScores(open)
  return at(totals, seat) === Math.max(...totals)
}

/** Ends the game: most points win. A player caught with a wrong clue in a game of one hand cannot win it. */
function endMatch(state: GameState<MindReader>, totals: number[], caughtSeats: ReadonlySet<Seat>): void {
  const eligible = seatsClockwise(state.seats).filter(seat => state.open.hand > 1 || !caughtSeats.has(seat))
  const highestTotal = Math.max(...eligible.map(seat => at(totals, seat)))
  const winners = eligible.filter(seat => totals[seat] === highestTotal)
  state.open.phase = 'over'
  tellLine(state, { type: 'won', winners, score: [...totals] })
  endGame(state, { winners: [...winners], points: [...totals] })
}
