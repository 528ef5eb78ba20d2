// Applies the results of right and wrong names of hidden cards.
import { required, at, tellLine, type Seat, type GameState } from '../../../engine/index.ts'
import type { Card } from '../cards.ts'
import { drawCard, endHand, opponentsStillIn, beginNextTurn, POINTS_PER_CARD, placeInStoryLine } from './hand.ts'
import type { MindReader, SecretPlace } from '../kinds.ts'

/** A hidden card on the table: whose, and which. */
export interface HiddenCardRef {
  of: Seat
  place: SecretPlace
}

/** The entry of a list that is about this hidden card. */
export function entryOfHiddenCard<T extends HiddenCardRef>(entries: readonly T[], { of, place }: HiddenCardRef): T {
  return required(
    entries.find(entry => entry.of === of && entry.place === place),
    'entry for this hidden card',
  )
}

/** The card hidden here. */
export function hiddenCardAt(ownStates: GameState<MindReader>['own'], { of, place }: HiddenCardRef): Card {
  return required(at(ownStates, of).secrets[place], 'hidden card')
}

/** The hidden cards of this player that nobody has taken yet. */
export function untakenHiddenCards(publicState: MindReader['open'], seat: Seat): HiddenCardRef[] {
  return at(publicState.secrets, seat).flatMap(({ taken }, place) =>
    taken === null ? [{ of: seat, place: place as SecretPlace }] : [],
  )
}

/** The hidden cards a declaration must name, in order: by seat, then place. */
export function declarationTargets(publicState: MindReader['open'], by: Seat): HiddenCardRef[] {
  return opponentsStillIn(publicState, by).flatMap(of => untakenHiddenCards(publicState, of))
}

/** Names one hidden card, and carries out what follows from a right or a wrong name. */
export function applyNaming(
  state: GameState<MindReader>,
  by: Seat,
  { of, place, card }: HiddenCardRef & { card: Card },
): void {
  const isRight = at(state.own, of).secrets[place] === card
  tellLine(state, { type: 'named', by, of, ...placeInStoryLine(state.options, place), card, right: isRight })
  if (isRight) nameRightly(state, by, { of, place })
  else nameWrongly(state, by, { of, place })
}

/** Names every hidden card of the opponents at once. One wrong name makes the whole declaration wrong. */
export function applyDeclaration(state: GameState<MindReader>, by: Seat, namedCards: readonly Card[]): void {
  const { open, own, options } = state
  const hiddenCards = declarationTargets(open, by)
  const firstMissed = hiddenCards.find(({ of, place }, i) => at(own, of).secrets[place] !== namedCards[i])
  tellLine(state, {
    type: 'declared',
    by,
    cards: hiddenCards.map(({ of, place }, i) => ({
      of,
      ...placeInStoryLine(options, place),
      card: at(namedCards, i),
    })),
    right: !firstMissed,
    missed: firstMissed?.of ?? null,
  })
  if (firstMissed) nameWrongly(state, by, firstMissed)
  else for (const hiddenCard of hiddenCards) nameRightly(state, by, hiddenCard)
}

function nameRightly(state: GameState<MindReader>, by: Seat, { of, place }: HiddenCardRef): void {
  state.open.named++
  takeCard(state, by, { of, place })
  if (untakenHiddenCards(state.open, of).length > 0) return
  putPlayerOut(state, of)
  endHandIfOneLeft(state)
}

function nameWrongly(state: GameState<MindReader>, by: Seat, { of, place }: HiddenCardRef): void {
  const { open, own, options } = state
  tellLine(
    state,
    { type: 'showed', by: of, to: by, ...placeInStoryLine(options, place), card: hiddenCardAt(own, { of, place }) },
    [by],
  )
  const ownHiddenCards = untakenHiddenCards(open, by)
  open.owes = { to: of, draws: open.phase === 'after' }
  if (ownHiddenCards.length > 1) open.phase = 'lose'
  else applyCardLoss(state, by, at(ownHiddenCards, 0).place)
}

/** Takes the guesser's card at this place. With another card left they stay in, but their turn is over. */
export function applyCardLoss(state: GameState<MindReader>, by: Seat, place: SecretPlace): void {
  const { open, own, options } = state
  const { to, draws } = required(open.owes, 'card owed')
  tellLine(state, {
    type: 'lost',
    by,
    to,
    ...placeInStoryLine(options, place),
    card: hiddenCardAt(own, { of: by, place }),
  })
  takeCard(state, to, { of: by, place })
  if (untakenHiddenCards(open, by).length > 0) {
    if (draws) drawCard(state, by) // the played card is replaced, as at the end of every turn
    beginNextTurn(state)
  } else {
    putPlayerOut(state, by)
    if (!endHandIfOneLeft(state)) beginNextTurn(state)
  }
}

function takeCard({ open, own }: GameState<MindReader>, by: Seat, { of, place }: HiddenCardRef): void {
  const secret = at(at(open.secrets, of), place)
  secret.card = hiddenCardAt(own, { of, place })
  secret.taken = by
  at(own, of).secrets[place] = null
  open.gained[by] = at(open.gained, by) + POINTS_PER_CARD
}

function putPlayerOut(state: GameState<MindReader>, seat: Seat): void {
  const { open, own, sealed, options } = state
  const cards = at(own, seat).hand
  at(own, seat).hand = []
  open.cards[seat] = 0
  open.out[seat] = true
  sealed.discards.push(...cards)
  tellLine(state, {
    type: 'left',
    by: seat,
    ...(options.play === 'secret' ? { cards: [], faceDown: cards.length } : { cards: [...cards] }),
  })
}

function endHandIfOneLeft(state: GameState<MindReader>): boolean {
  const seatsLeft = state.open.out.flatMap((isOut, seat) => (isOut ? [] : [seat]))
  if (seatsLeft.length > 1) return false
  endHand(state, at(seatsLeft, 0))
  return true
}
