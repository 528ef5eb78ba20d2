// Reads a seat's story since the deal as single facts, each with the lines it comes from.
// Every fact can only exclude something, so any of them may be left out and the rest remains valid.
import { at, type Seat, type SeatView } from '../../../engine/index.ts'
import type { Card, Clue, QuestionKind } from '../cards.ts'
import { secretPlaces } from '../rules/hand.ts'
import type { MindReader, SecretPlace } from '../kinds.ts'
import type { HiddenCardRef } from '../rules/naming.ts'

export type EvidenceSource = Pick<SeatView<MindReader>, 'seats' | 'seat' | 'options' | 'story'>

/** The part of a hand between two shuffles. No card is played twice in an era. */
type Era = number

export type EvidenceFact =
  | { is: 'seen'; card: Card; since: Era; until: Era } // nobody hides it, and nobody else played it in these eras
  | ({ is: 'known'; card: Card } & HiddenCardRef)
  | ({ is: 'not'; card: Card; byOwner?: true } & HiddenCardRef) // byOwner: they named it themselves, so it was not in their hand either
  | ({ is: 'notBoth'; cards: readonly [Card, Card] } & Pick<HiddenCardRef, 'of'>) // a wrong declaration of both their cards
  | ({ is: 'clue'; question: QuestionKind; card: Card; clue: Clue } & HiddenCardRef)
  | ({ is: 'blind'; question: QuestionKind; clue: Clue; era: Era } & HiddenCardRef) // an answer about a card this seat did not see

export type FactWithLines = EvidenceFact & { readonly lines: readonly number[] }

/** The index of the current hand's deal in this story. */
export function indexOfHandStart(story: SeatView<MindReader>['story']): number {
  return Math.max(
    0,
    story.findLastIndex(line => line.type === 'dealt'),
  )
}

/** Every fact of this hand, oldest first. */
export function collectEvidence({ seat, options, story }: EvidenceSource): FactWithLines[] {
  const facts: FactWithLines[] = []
  const places = secretPlaces(options)
  const held = new Map<Card, FactWithLines & { is: 'seen' }>() // this seat's own cards, while it has them
  let era = 0
  let asked: {
    of: Seat
    place: SecretPlace
    question: QuestionKind
    by: Seat
    card: Card | null
    clue: Clue | null
    lines: number[]
  } | null = null

  const see = (card: Card, line: number) => facts.push({ is: 'seen', card, since: era, until: era, lines: [line] })
  const hold = (card: Card, line: number) => {
    const fact = { is: 'seen' as const, card, since: era, until: Infinity, lines: [line] }
    facts.push(fact)
    held.set(card, fact)
  }
  const letGo = (card: Card) => {
    const fact = held.get(card)
    if (fact) fact.until = era
    held.delete(card)
  }
  /** A card that was hidden never returned to the deck. */
  const know = (hidden: HiddenCardRef, card: Card, lines: readonly number[]) => {
    facts.push({ is: 'seen', card, since: 0, until: Infinity, lines })
    if (hidden.of !== seat) facts.push({ is: 'known', of: hidden.of, place: hidden.place, card, lines })
  }
  const note = () => {
    if (!asked || asked.clue === null || asked.of === seat) return
    const { of, place, question, card, clue, lines } = asked
    facts.push(
      card === null
        ? { is: 'blind', of, place, question, clue, era, lines }
        : { is: 'clue', of, place, question, card, clue, lines },
    )
  }
  /** Nobody may name a card they hold or hide. */
  const mayName = (by: Seat, card: Card, lines: readonly number[]) => {
    if (by !== seat) for (const place of places) facts.push({ is: 'not', of: by, place, card, byOwner: true, lines })
  }

  const start = indexOfHandStart(story)
  for (const [nth, line] of story.entries()) {
    if (nth < start) continue
    switch (line.type) {
      case 'received':
        for (const card of line.cards) hold(card, nth)
        break
      case 'got':
        hold(line.card, nth)
        break
      case 'asked': {
        const { of, place, question, by, card, clue } = line
        if (card) {
          if (by === seat) letGo(card)
          else see(card, nth)
        }
        asked = { of, place, question, by, card, clue, lines: [nth] }
        // an answer about a secret card is worth more to those two, who read the card in the next line
        if (card !== null || by !== seat) if (card !== null || of !== seat) note()
        break
      }
      case 'compared':
        if (!asked) break
        asked.card = line.card
        asked.lines = [...asked.lines, nth]
        if (line.by === seat) letGo(line.card)
        else see(line.card, nth)
        note()
        break
      case 'answered':
        if (!asked) break
        asked.clue = line.clue
        asked.lines = [...asked.lines, nth]
        note()
        break
      case 'named':
        if (line.right) know(line, line.card, [nth])
        else {
          if (line.of !== seat) facts.push({ is: 'not', of: line.of, place: line.place, card: line.card, lines: [nth] })
          mayName(line.by, line.card, [nth])
        }
        break
      case 'declared': {
        const missed = line.missed
        const first = missed === null ? line.cards.length : line.cards.findIndex(({ of }) => of === missed)
        for (const right of line.cards.slice(0, first)) know(right, right.card, [nth]) // the first miss is public, so these were right
        const [left, other] = line.cards.filter(({ of }) => of === missed)
        if (left && left.of !== seat) {
          if (other) facts.push({ is: 'notBoth', of: left.of, cards: [left.card, other.card], lines: [nth] })
          else facts.push({ is: 'not', of: left.of, place: left.place, card: left.card, lines: [nth] })
        }
        for (const { card } of line.cards) mayName(line.by, card, [nth])
        break
      }
      case 'showed': {
        know({ of: line.by, place: line.place }, line.card, [nth])
        const declared = story[nth - 1]
        if (declared?.type !== 'declared' || line.place === 0) break
        const left = declared.cards.find(({ of, place }) => of === line.by && place === 0)
        if (left) know(left, left.card, [nth - 1, nth]) // their right card was the first miss
        break
      }
      case 'lost':
        know({ of: line.by, place: line.place }, line.card, [nth])
        break
      case 'left':
        if (line.by === seat) for (const card of [...held.keys()]) letGo(card)
        else for (const card of line.cards) see(card, nth)
        break
      case 'reshuffled':
        era++
        break
      case 'opened':
        for (const [i, cards] of line.secrets.entries())
          for (const [place, card] of cards.entries())
            know({ of: at(line.owners, i), place: place as SecretPlace }, card, [nth])
        break
    }
  }
  return facts
}
