// Reads a seat's story since the deal as single facts, each with the lines it comes from.
// Every fact can only exclude something, so any of them may be left out and the rest remains valid.
import { at, type Seat, type SeatView } from '../../../engine/index.ts'
import type { Card, Clue, QuestionKind } from '../cards.ts'
import { secretPlaces } from '../rules/hand.ts'
import type { MindReader, SecretPlace } from '../kinds.ts'
import type { HiddenCardRef } from '../rules/naming.ts'

export type EvidenceView = Pick<SeatView<MindReader>, 'seats' | 'seat' | 'options' | 'story'>

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
export function collectEvidence({ seat, options, story }: EvidenceView): FactWithLines[] {
  const facts: FactWithLines[] = []
  const places = secretPlaces(options)
  const factByHeldCard = new Map<Card, FactWithLines & { is: 'seen' }>() // by card in this seat's hand: the fact that this seat holds it
  let era = 0
  let pendingQuestion: {
    of: Seat
    place: SecretPlace
    question: QuestionKind
    by: Seat
    card: Card | null
    clue: Clue | null
    lines: number[]
  } | null = null

  const addSeen = (card: Card, line: number) => facts.push({ is: 'seen', card, since: era, until: era, lines: [line] })
  const startHolding = (card: Card, line: number) => {
    const fact = { is: 'seen' as const, card, since: era, until: Infinity, lines: [line] }
    facts.push(fact)
    factByHeldCard.set(card, fact)
  }
  const stopHolding = (card: Card) => {
    const fact = factByHeldCard.get(card)
    if (fact) fact.until = era
    factByHeldCard.delete(card)
  }
  /** A card that was hidden never returned to the deck. */
  const addKnown = (hiddenCard: HiddenCardRef, card: Card, lines: readonly number[]) => {
    facts.push({ is: 'seen', card, since: 0, until: Infinity, lines })
    if (hiddenCard.of !== seat) facts.push({ is: 'known', of: hiddenCard.of, place: hiddenCard.place, card, lines })
  }
  const addClue = () => {
    if (!pendingQuestion || pendingQuestion.clue === null || pendingQuestion.of === seat) return
    const { of, place, question, card, clue, lines } = pendingQuestion
    facts.push(
      card === null
        ? { is: 'blind', of, place, question, clue, era, lines }
        : { is: 'clue', of, place, question, card, clue, lines },
    )
  }
  /** Nobody may name a card they hold or hide. */
  const addNotHeldByNamer = (by: Seat, card: Card, lines: readonly number[]) => {
    if (by !== seat) for (const place of places) facts.push({ is: 'not', of: by, place, card, byOwner: true, lines })
  }

  const handStart = indexOfHandStart(story)
  for (const [lineIndex, line] of story.entries()) {
    if (lineIndex < handStart) continue
    switch (line.type) {
      case 'received':
        for (const card of line.cards) startHolding(card, lineIndex)
        break
      case 'got':
        startHolding(line.card, lineIndex)
        break
      case 'asked': {
        const { of, place, question, by, card, clue } = line
        if (card) {
          if (by === seat) stopHolding(card)
          else addSeen(card, lineIndex)
        }
        pendingQuestion = { of, place, question, by, card, clue, lines: [lineIndex] }
        // an answer about a secret card is worth more to those two, who read the card in the next line
        if (card !== null || by !== seat) if (card !== null || of !== seat) addClue()
        break
      }
      case 'compared':
        if (!pendingQuestion) break
        pendingQuestion.card = line.card
        pendingQuestion.lines = [...pendingQuestion.lines, lineIndex]
        if (line.by === seat) stopHolding(line.card)
        else addSeen(line.card, lineIndex)
        addClue()
        break
      case 'answered':
        if (!pendingQuestion) break
        pendingQuestion.clue = line.clue
        pendingQuestion.lines = [...pendingQuestion.lines, lineIndex]
        addClue()
        break
      case 'named':
        if (line.right) addKnown(line, line.card, [lineIndex])
        else {
          if (line.of !== seat)
            facts.push({ is: 'not', of: line.of, place: line.place, card: line.card, lines: [lineIndex] })
          addNotHeldByNamer(line.by, line.card, [lineIndex])
        }
        break
      case 'declared': {
        const missedSeat = line.missed
        const firstMissed =
          missedSeat === null ? line.cards.length : line.cards.findIndex(({ of }) => of === missedSeat)
        for (const rightNaming of line.cards.slice(0, firstMissed)) addKnown(rightNaming, rightNaming.card, [lineIndex]) // the first miss is public, so these were right
        const [firstCard, secondCard] = line.cards.filter(({ of }) => of === missedSeat)
        if (firstCard && firstCard.of !== seat) {
          if (secondCard)
            facts.push({
              is: 'notBoth',
              of: firstCard.of,
              cards: [firstCard.card, secondCard.card],
              lines: [lineIndex],
            })
          else
            facts.push({
              is: 'not',
              of: firstCard.of,
              place: firstCard.place,
              card: firstCard.card,
              lines: [lineIndex],
            })
        }
        for (const { card } of line.cards) addNotHeldByNamer(line.by, card, [lineIndex])
        break
      }
      case 'showed': {
        addKnown({ of: line.by, place: line.place }, line.card, [lineIndex])
        const declarationLine = story[lineIndex - 1]
        if (declarationLine?.type !== 'declared' || line.place === 0) break
        const leftCard = declarationLine.cards.find(({ of, place }) => of === line.by && place === 0)
        if (leftCard) addKnown(leftCard, leftCard.card, [lineIndex - 1, lineIndex]) // their right card was the first miss
        break
      }
      case 'lost':
        addKnown({ of: line.by, place: line.place }, line.card, [lineIndex])
        break
      case 'left':
        if (line.by === seat) for (const card of [...factByHeldCard.keys()]) stopHolding(card)
        else for (const card of line.cards) addSeen(card, lineIndex)
        break
      case 'reshuffled':
        era++
        break
      case 'opened':
        for (const [i, cards] of line.secrets.entries())
          for (const [place, card] of cards.entries())
            addKnown({ of: at(line.owners, i), place: place as SecretPlace }, card, [lineIndex])
        break
    }
  }
  return facts
}
