// The notebook's facts: what a seat was told and shown in this hand, and which cards each opponent may still hide.
import { at, seatsClockwise, warmthOf, type Seat, type SeatView, type Warmth } from '../../../engine/index.ts'
import { compareCards, type Card, type Clue, type QuestionKind } from '../cards.ts'
import { tableDeck, secretPlaces } from '../rules/hand.ts'
import type { MindReader, SecretPlace } from '../kinds.ts'

type View = Pick<SeatView<MindReader>, 'seats' | 'seat' | 'options' | 'story'>

/** Why a card is crossed out: it was seen elsewhere, or an answer excludes it. */
export type ExclusionReason = 'seen' | 'answer'

/** The candidates for one hidden card of an opponent. */
export interface HiddenCardSheet {
  readonly of: Seat
  readonly place: SecretPlace
  readonly left: readonly Card[]
  readonly ruled: { readonly [C in Card]?: ExclusionReason } // all other cards, each with its reason
}

/** An answer about a hidden card, to a played card this seat knows. */
export interface HeardAnswer {
  readonly of: Seat
  readonly place: SecretPlace
  readonly question: QuestionKind
  readonly card: Card
  readonly clue: Clue
  readonly by: Seat // who asked
}

/** The facts that one seat was told and shown since the last deal. */
export interface FactsOfHand {
  readonly seen: Set<Card> // by this seat
  readonly shown: Set<Card> // to everybody
  readonly clues: HeardAnswer[]
  readonly misnamed: { of: Seat; place: SecretPlace; card: Card }[]
  readonly known: { of: Seat; place: SecretPlace; card: Card }[]
  readonly asks: number[] // by seat: number of questions asked
}

/** For each hidden card of each opponent, by seat and place: the cards it may still be, from direct facts alone. */
export function directNotebookFacts(view: View, heard = factsOfHand(view)): HiddenCardSheet[] {
  return seatsClockwise(view.seats)
    .filter(of => of !== view.seat)
    .flatMap(of => secretPlaces(view.options).map(place => sheetFor(view, heard, { of, place })))
}

/** The sheets before any fact: every card may be anywhere. */
export function blankSheets({ seats, seat, options }: Pick<View, 'seats' | 'seat' | 'options'>): HiddenCardSheet[] {
  return seatsClockwise(seats)
    .filter(of => of !== seat)
    .flatMap(of => secretPlaces(options).map(place => ({ of, place, left: tableDeck(options), ruled: {} })))
}

function sheetFor(
  { options }: View,
  heard: FactsOfHand,
  { of, place }: { of: Seat; place: SecretPlace },
): HiddenCardSheet {
  const isThisCard = (entry: { of: Seat; place: SecretPlace }) => entry.of === of && entry.place === place
  const clues = heard.clues.filter(isThisCard)
  const misnamedCards = heard.misnamed.filter(isThisCard).map(({ card }) => card)
  const knownCard = heard.known.find(isThisCard)
  const remainingCards: Card[] = []
  const exclusionReasons: { [C in Card]?: ExclusionReason } = {}
  for (const card of tableDeck(options)) {
    if (knownCard ? knownCard.card !== card : heard.seen.has(card)) exclusionReasons[card] = 'seen'
    else if (!knownCard && (misnamedCards.includes(card) || !clues.every(clue => fitsAnswer(clue, card))))
      exclusionReasons[card] = 'answer'
    else remainingCards.push(card)
  }
  return { of, place, left: remainingCards, ruled: exclusionReasons }
}

/** What an opponent may still think of one's hidden cards. */
export interface CandidateCountsForOpponent {
  readonly seat: Seat
  readonly left: readonly { readonly place: SecretPlace; readonly count: number }[] // of the cards not taken yet
}

/**
 * For each opponent still in this hand: how many candidates each of one's own hidden cards has for that opponent, by
 * what everybody was told and what only the two of them saw. The opponent's own hand is left out, because this seat
 * does not know that hand.
 */
export function candidateCountsForOpponents(view: SeatView<MindReader>): CandidateCountsForOpponent[] {
  const places = secretPlaces(view.options).filter(place => view.own.secrets[place])
  return seatsClockwise(view.seats, view.seat)
    .filter(seat => seat !== view.seat && !view.open.out[seat])
    .map(seat => {
      const sharedView = { ...view, story: view.story.filter(line => isKnownToBoth(line, seat)) }
      const heard = factsOfHand(sharedView)
      const shownPlaces = placesShownTo(view, seat)
      const countAt = (place: SecretPlace) =>
        shownPlaces.includes(place) ? 1 : sheetFor(sharedView, heard, { of: view.seat, place }).left.length
      return { seat, left: places.map(place => ({ place, count: countAt(place) })) }
    })
}

/** The places of one's own hidden cards that this opponent named wrongly, and so was shown. */
function placesShownTo({ seat, own, story }: SeatView<MindReader>, opponent: Seat): SecretPlace[] {
  return story.slice(story.findLastIndex(({ type }) => type === 'dealt')).flatMap(line => {
    if (line.type === 'named') return line.by === opponent && line.of === seat && !line.right ? [line.place] : []
    if (line.type !== 'declared' || line.by !== opponent || line.missed !== seat) return []
    const missedNaming = line.cards.find(({ of, place, card }) => of === seat && own.secrets[place] !== card)
    return missedNaming ? [missedNaming.place] : []
  })
}

/** True if a line of one's own story was also told to this opponent. */
function isKnownToBoth(line: MindReader['line'], opponent: Seat): boolean {
  if (line.type === 'received' || line.type === 'got') return false
  if (line.type === 'compared') return line.by === opponent || line.of === opponent
  if (line.type === 'showed') return line.by === opponent
  return true
}

/** How near an opponent has come to a hidden card. */
export const warmthOfCount = (left: number, { options }: Pick<View, 'options'>): Warmth =>
  warmthOf(left, tableDeck(options).length)

/** True if this hidden card would have got this answer. */
export function fitsAnswer({ question, card, clue }: HeardAnswer, secret: Card): boolean {
  return answersByHiddenCard(question, card)[secret] === clue
}

type ClueByCard = Readonly<Record<Card, Clue>>

const answersByPlayedCard: Record<QuestionKind, Map<Card, ClueByCard>> = { rank: new Map(), suit: new Map() }
const allCards = tableDeck({ jokers: 'yes' })

/** The true answer to a played card, for each possible hidden card. */
export function answersByHiddenCard(question: QuestionKind, playedCard: Card): ClueByCard {
  let row = answersByPlayedCard[question].get(playedCard)
  if (!row) {
    row = Object.fromEntries(allCards.map(secret => [secret, compareCards(question, playedCard, secret)])) as ClueByCard
    answersByPlayedCard[question].set(playedCard, row)
  }
  return row
}

/** Reads the story since the last deal. */
export function factsOfHand({ story, seats }: View): FactsOfHand {
  const facts: FactsOfHand = {
    seen: new Set(),
    shown: new Set(),
    clues: [],
    misnamed: [],
    known: [],
    asks: seatsClockwise(seats).map(() => 0),
  }
  const { seen, shown, clues, misnamed, known, asks } = facts
  let question: { of: Seat; place: SecretPlace; question: QuestionKind; by: Seat } | null = null
  let card: Card | null = null // the card of that question, if this seat knows it
  let clue: Clue | null = null
  const addSeen = (...cards: Card[]) => {
    for (const card of cards) seen.add(card)
  }
  const addShown = (...cards: Card[]) => {
    addSeen(...cards)
    for (const card of cards) shown.add(card)
  }
  const addKnown = (of: Seat, place: SecretPlace, secret: Card) => {
    addShown(secret)
    known.push({ of, place, card: secret })
  }
  const addClue = () => {
    if (question && card && clue) clues.push({ ...question, card, clue })
  }
  const dealIndex = story.findLastIndex(line => line.type === 'dealt')
  for (const line of dealIndex < 0 ? [] : story.slice(dealIndex)) {
    switch (line.type) {
      case 'received':
        addSeen(...line.cards)
        break
      case 'got':
        addSeen(line.card)
        break
      case 'asked':
        asks[line.by] = at(asks, line.by) + 1
        question = { of: line.of, place: line.place, question: line.question, by: line.by }
        card = line.card
        clue = line.clue
        if (card) addShown(card)
        addClue()
        break
      case 'compared':
        card = line.card
        addSeen(card)
        addClue()
        break
      case 'answered':
        clue = line.clue
        addClue()
        break
      case 'named':
        if (line.right) addKnown(line.of, line.place, line.card)
        else misnamed.push({ of: line.of, place: line.place, card: line.card })
        break
      case 'declared': {
        const missedNamings = line.cards.filter(({ of }) => of === line.missed)
        const [first] = missedNamings
        const rightNamings = first ? line.cards.slice(0, line.cards.indexOf(first)) : line.cards
        for (const rightNaming of rightNamings) addKnown(rightNaming.of, rightNaming.place, rightNaming.card) // the first miss is public, so these were right
        if (missedNamings.length === 1 && first) misnamed.push(first)
        break
      }
      case 'showed':
        addSeen(line.card)
        known.push({ of: line.by, place: line.place, card: line.card })
        break
      case 'lost':
        addKnown(line.by, line.place, line.card)
        break
      case 'left':
        addShown(...line.cards)
        break
      case 'opened':
        for (const [i, cards] of line.secrets.entries())
          for (const [place, secret] of cards.entries()) addKnown(at(line.owners, i), place as SecretPlace, secret)
        break
    }
  }
  return facts
}

/**
 * The key of a seat's own mark about a hidden card. It contains the number of the hand, so that the next hand
 * begins with a clean sheet.
 */
export function cardMarkKey(
  hand: number,
  { of, place }: { readonly of: Seat; readonly place: SecretPlace },
  card: Card,
): string {
  return `h${hand}:${of}.${place}.${card}`
}
