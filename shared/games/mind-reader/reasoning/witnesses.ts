// Decides whether all answers overheard in secret play can be true together. For each possible card of a slot it searches a whole deal
// with that card there: all hidden cards different, and for every answer an unseen card of its own that would have got it.
//
// Hidden cards are placed one by one, each with cards for the answers about it. When none are left, no deal
// that continues like this is tried. Each card has its own limit, so that a hard one takes nothing from the others.
import { required, at } from '../../../engine/index.ts'
import type { Card } from '../cards.ts'
import type { FactWithLines } from './evidence.ts'
import type { HiddenCardRef } from '../rules/naming.ts'
import { answerNumber, answerNumbersByCard, cardNumber, PACK, PACK_SIZE } from './pack.ts'

interface HiddenCardSlot extends HiddenCardRef {
  readonly known: Card | null
  readonly may: Float64Array
}

/**
 * The result of a search for a deal with this card at this place: there is none, one was found, or the search was
 * given up.
 */
export const [EXCLUDED, FOUND, UNSETTLED] = [0, 1, 2] as const

/** The most cards placed to decide one card. */
const MAX_PLACEMENTS = 4000

/** By slot and card: EXCLUDED, FOUND or UNSETTLED. `deck`: the cards of this table. */
export function searchDealsByCard(
  slots: readonly HiddenCardSlot[],
  facts: readonly FactWithLines[],
  deck: readonly number[],
  maxPlacements = MAX_PLACEMENTS,
): Uint8Array[] {
  const table = new PartialDeal(slots, facts, deck)
  const resultsBySlot = slots.map(() => new Uint8Array(PACK_SIZE))
  const options = slots.map(({ known, may }) =>
    known === null
      ? deck.filter(card => at(may, card) > 0).sort((a, b) => at(may, b) - at(may, a))
      : [cardNumber(known)],
  )
  const isAskedNumber = (slot: number) => Number(table.isAsked(slot))
  const slotOrder = slots
    .map((_, i) => i)
    .sort((a, b) => isAskedNumber(b) - isAskedNumber(a) || at(options, a).length - at(options, b).length)
  let placementsTried = 0

  /** Places a card in each remaining slot of the order. Returns null if given up. */
  const placeRemaining = (slotIndex: number, fixedCard: number): boolean | null => {
    const slot = slotOrder[slotIndex]
    if (slot === undefined) return true
    if (slot === fixedCard) return placeRemaining(slotIndex + 1, fixedCard)
    const marks = at(resultsBySlot, slot)
    for (const pass of [EXCLUDED, FOUND])
      for (const card of at(options, slot)) {
        if ((marks[card] === FOUND) !== (pass === FOUND)) continue // cards that are not found yet come first
        if (placementsTried++ >= maxPlacements) return null
        const hasPlaced = table.lay(slot, card) && placeRemaining(slotIndex + 1, fixedCard)
        if (hasPlaced !== false) return hasPlaced
        table.takeBack()
      }
    return false
  }
  for (const [slot, cards] of options.entries())
    for (const card of cards) {
      if (at(resultsBySlot, slot)[card] === FOUND) continue
      placementsTried = 0
      table.clear()
      const hasPlaced = table.lay(slot, card) && placeRemaining(0, slot)
      if (hasPlaced) for (const [i, card] of table.hidden.entries()) at(resultsBySlot, i)[card] = FOUND
      else if (hasPlaced === null) at(resultsBySlot, slot)[card] = UNSETTLED
    }
  return resultsBySlot
}

/**
 * A played card that this seat did not see: the slot it was asked about, the answer, the cards it may have been, and
 * the answer each of them would get to each hidden card.
 */
interface PlayedCard {
  readonly slot: number
  readonly answersByCard: Uint8Array
  readonly answer: number
  readonly unseen: Uint8Array
  readonly era: number // the part of a hand between two shuffles; no card is played twice in it
}

const NO_PLAY = -1

/**
 * A deal under construction: the hidden cards placed so far, and for every answer about them a played card of its
 * own.
 */
class PartialDeal {
  readonly hidden: number[]
  readonly #plays: readonly PlayedCard[]
  readonly #playsBySlot: readonly (readonly number[])[] // by slot: the plays that were about it
  readonly #forbiddenPairs: readonly (readonly [slot: number, card: number, other: number, card: number])[]
  readonly #eraCount: number
  readonly #isHidden = new Uint8Array(PACK_SIZE) // by card: 1 if it is placed in a slot
  #playByCard: Int16Array // index era × PACK_SIZE + card: the number of the play that used this card; NO_PLAY if none
  readonly #triedInRound: Int32Array
  #roundNumber = 0
  readonly #undoStack: { slot: number; holder: Int16Array }[] = []

  constructor(slots: readonly HiddenCardSlot[], facts: readonly FactWithLines[], deck: readonly number[]) {
    const slotOf = (of: number, place: number) => slots.findIndex(slot => slot.of === of && slot.place === place)
    const blindFacts = facts.filter(fact => fact.is === 'blind')
    const unseenByEra = new Map(blindFacts.map(({ era }) => [era, unseenIn(era, facts, deck)]))
    this.#plays = blindFacts.map(({ of, place, question, clue, era }) => ({
      slot: slotOf(of, place),
      answersByCard: ANSWERS_BY_CARD_PAIR[question],
      answer: answerNumber(clue),
      unseen: required(unseenByEra.get(era), 'era'),
      era,
    }))
    this.#playsBySlot = slots.map((_, slot) =>
      this.#plays.flatMap((slotPlay, play) => (slotPlay.slot === slot ? [play] : [])),
    )
    this.#forbiddenPairs = facts.flatMap(fact =>
      fact.is === 'notBoth'
        ? [[slotOf(fact.of, 0), cardNumber(fact.cards[0]), slotOf(fact.of, 1), cardNumber(fact.cards[1])] as const]
        : [],
    )
    this.#eraCount = Math.max(0, ...blindFacts.map(({ era }) => era)) + 1
    this.hidden = slots.map(() => NO_PLAY)
    this.#playByCard = new Int16Array(this.#eraCount * PACK_SIZE).fill(NO_PLAY)
    this.#triedInRound = new Int32Array(this.#eraCount * PACK_SIZE)
  }

  isAsked(slot: number): boolean {
    return at(this.#playsBySlot, slot).length > 0
  }

  clear(): void {
    this.hidden.fill(NO_PLAY)
    this.#isHidden.fill(0)
    this.#playByCard.fill(NO_PLAY)
    this.#undoStack.length = 0
  }

  /**
   * Hides a card. Returns false if it cannot be hidden here: because it is hidden already, because of another hidden
   * card, or because some answer has no card of its own any more. In both cases the card can be taken back.
   */
  lay(slot: number, card: number): boolean {
    this.#undoStack.push({ slot, holder: this.#playByCard })
    if (this.#isHidden[card] === 1) return false
    this.hidden[slot] = card
    this.#isHidden[card] = 1
    if (
      this.#forbiddenPairs.some(
        ([firstSlot, firstCard, secondSlot, secondCard]) =>
          this.hidden[firstSlot] === firstCard && this.hidden[secondSlot] === secondCard,
      )
    )
      return false
    this.#playByCard = this.#playByCard.slice()
    const playsToAssign = [...at(this.#playsBySlot, slot)]
    for (let era = 0; era < this.#eraCount; era++) {
      const play = this.#playByCard[era * PACK_SIZE + card]!
      if (play !== NO_PLAY) playsToAssign.push(play)
      this.#playByCard[era * PACK_SIZE + card] = NO_PLAY
    }
    return playsToAssign.every(play => {
      this.#roundNumber++
      return this.#assignCard(play)
    })
  }

  /** Takes back the card placed last. */
  takeBack(): void {
    const { slot, holder } = required(this.#undoStack.pop(), 'card laid')
    const card = at(this.hidden, slot)
    if (card !== NO_PLAY) this.#isHidden[card] = 0
    this.hidden[slot] = NO_PLAY
    this.#playByCard = holder
  }

  /** Finds a card for this play, if needed by changing those of others. */
  #assignCard(play: number): boolean {
    const { slot, answersByCard, answer, unseen, era } = this.#plays[play]!
    const secret = this.hidden[slot]!
    for (const free of [true, false])
      for (let card = 0; card < PACK_SIZE; card++) {
        if (unseen[card] === 0 || this.#isHidden[card] === 1 || answersByCard[card * PACK_SIZE + secret] !== answer)
          continue
        const cardOfEra = era * PACK_SIZE + card
        const holder = this.#playByCard[cardOfEra]!
        if ((holder === NO_PLAY) !== free || this.#triedInRound[cardOfEra] === this.#roundNumber) continue
        this.#triedInRound[cardOfEra] = this.#roundNumber
        if (holder !== NO_PLAY && !this.#assignCard(holder)) continue
        this.#playByCard[cardOfEra] = play
        return true
      }
    return false
  }
}

function unseenIn(era: number, facts: readonly FactWithLines[], deck: readonly number[]): Uint8Array {
  const isUnseenByCard = new Uint8Array(PACK_SIZE)
  for (const card of deck) isUnseenByCard[card] = 1
  for (const fact of facts)
    if (fact.is === 'seen' && fact.since <= era && era <= fact.until) isUnseenByCard[cardNumber(fact.card)] = 0
  return isUnseenByCard
}

const ANSWERS_BY_CARD_PAIR = { rank: answersByCardPair('rank'), suit: answersByCardPair('suit') } as const

/** For each pair of a hidden and a played card: the number of the answer. */
function answersByCardPair(question: 'rank' | 'suit'): Uint8Array {
  return Uint8Array.from({ length: PACK_SIZE * PACK_SIZE }, (_, i) =>
    at(answerNumbersByCard(question, Math.floor(i / PACK.length)), i % PACK_SIZE),
  )
}
