// Answers for: whether everything overheard in secret play can be true at once. For each card that may be hidden a whole deal is looked for
// that has it there: all hidden cards different, and for every answer an unseen card of its own that would have got it.
import type { Card } from './cards.ts'
import type { Fact } from './evidence.ts'
import type { Hidden } from './naming.ts'
import { answerNumber, answersTo, numberOf, PACK, SIZE } from './pack.ts'

interface Slot extends Hidden {
  readonly known: Card | null
  readonly may: Float64Array
}

/** A card somebody played: which slot it was compared with, and which cards it may have been if that slot were known. */
interface Play {
  readonly slot: number
  readonly rank: boolean
  readonly answer: number
  readonly unseen: Uint8Array
  readonly era: number
}

/** Deals tried before the rest is taken for possible; with cards in plenty the first few do. */
const MOST = 400

/** By slot and card, 1 where a deal was found or none could be ruled out. `deck`: the cards of this table. */
export function witnessed(slots: readonly Slot[], facts: readonly Fact[], deck: readonly number[]): Uint8Array[] {
  const plays = playsOf(slots, facts, deck)
  const found = slots.map(() => new Uint8Array(SIZE))
  const options = slots.map(({ known, may }) => (known === null ? deck.filter(card => may[card]! > 0) : [numberOf(known)]))
  const order = slots.map((_, i) => i).sort((a, b) => options[a]!.length - options[b]!.length)
  const hidden = new Int16Array(slots.length)
  const taken = new Uint8Array(SIZE)
  let tries = 0

  const assign = (at: number, fixed: number): boolean => {
    if (at === order.length) {
      tries++
      return canBe(plays, hidden, taken)
    }
    const slot = order[at]!
    if (slot === fixed) return assign(at + 1, fixed)
    for (const pass of [0, 1])
      for (const card of options[slot]!) {
        if (taken[card] === 1 || found[slot]![card] !== pass) continue // those not found yet first
        taken[card] = 1
        hidden[slot] = card
        const is = assign(at + 1, fixed)
        taken[card] = 0
        if (is) return true
        if (tries >= MOST) return false
      }
    return false
  }
  for (const [slot, cards] of options.entries())
    for (const card of cards) {
      if (found[slot]![card] === 1) continue
      hidden[slot] = card
      taken[card] = 1
      const is = assign(0, slot)
      taken[card] = 0
      if (is) for (const [i, one] of hidden.entries()) found[i]![one] = 1
      else if (tries >= MOST) found[slot]![card] = 1
    }
  return found
}

function playsOf(slots: readonly Slot[], facts: readonly Fact[], deck: readonly number[]): Play[] {
  const unseen = new Map<number, Uint8Array>()
  const unseenIn = (era: number) => {
    if (!unseen.has(era)) {
      const cards = new Uint8Array(SIZE)
      for (const card of deck) cards[card] = 1
      for (const fact of facts) if (fact.is === 'seen' && fact.since <= era && era <= fact.until) cards[numberOf(fact.card)] = 0
      unseen.set(era, cards)
    }
    return unseen.get(era)!
  }
  return facts.flatMap(fact => {
    if (fact.is !== 'blind') return []
    const slot = slots.findIndex(({ of, place }) => of === fact.of && place === fact.place)
    return [{ slot, rank: fact.question === 'rank', answer: answerNumber(fact.clue), unseen: unseenIn(fact.era), era: fact.era }]
  })
}

/** True when each play can be given a card of its own among those of its era. */
function canBe(plays: readonly Play[], hidden: Int16Array, taken: Uint8Array): boolean {
  const eras = Math.max(...plays.map(({ era }) => era)) + 1
  const holder = new Int16Array(eras * SIZE).fill(NOBODY) // by era and card, the play that has it
  const tried = new Int16Array(eras * SIZE).fill(NOBODY) // for which play it was last tried
  const give = (play: number, round: number): boolean => {
    const { slot, rank, answer, unseen, era } = plays[play]!
    const answers = rank ? ranks : suits
    const secret = hidden[slot]!
    for (let card = 0; card < SIZE; card++) {
      if (unseen[card] === 0 || taken[card] === 1 || answers[card * SIZE + secret] !== answer) continue
      const at = era * SIZE + card
      if (tried[at] === round) continue
      tried[at] = round
      if (holder[at] !== NOBODY && !give(holder[at]!, round)) continue
      holder[at] = play
      return true
    }
    return false
  }
  return plays.every((_, play) => give(play, play))
}

const NOBODY = 0x7fff

const ranks = Uint8Array.from({ length: SIZE * SIZE }, (_, i) => answersTo('rank', Math.floor(i / PACK.length))[i % SIZE]!)
const suits = Uint8Array.from({ length: SIZE * SIZE }, (_, i) => answersTo('suit', Math.floor(i / PACK.length))[i % SIZE]!)
