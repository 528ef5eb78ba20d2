// The sheet of suspects: the persons the other may still hide, from direct facts alone.
import type { SeatView } from '../../../engine/index.ts'
import { PERSONS, type Card } from '../cards.ts'
import { opponentOf } from '../rules/deal.ts'
import type { MissingPersons } from '../kinds.ts'
import { fittingCardPredicate, type Answer } from '../rules/questions.ts'
import { answersReceived } from '../rules/turn.ts'

type View = SeatView<MissingPersons>

/**
 * Why a person is crossed out: it is or was in a line-up, it is my own missing person, both of us wanted it,
 * an answer excludes it, or the hidden card was revealed and is another.
 */
export type ExclusionReason = 'seen' | 'mine' | 'barred' | 'answer' | 'opened'

/** The suspects of one player. */
export interface SuspectSheet {
  readonly left: readonly Card[]
  readonly ruled: { readonly [C in Card]?: ExclusionReason } // all other persons, each with its reason
}

/**
 * The suspects that are left. Answers to free questions exclude nobody, because the program does not know their
 * meaning.
 */
export function directNotebookFacts(view: View): SuspectSheet {
  return suspectSheet(view, answersReceived(view))
}

/** The suspects that are left after these answers. */
export function suspectSheet(view: View, answers: readonly Answer[]): SuspectSheet {
  const { open, seat, options } = view
  const revealedSuspect = open.suspects[opponentOf(seat)] ?? null
  const fitsAnswers = fittingCardPredicate(answers)
  const takenReasons = options.pack === 'one' ? reasonsOfTakenCards(view) : new Map<Card, ExclusionReason>()
  const remainingCards: Card[] = []
  const exclusionReasons: { [C in Card]?: ExclusionReason } = {}
  for (const person of PERSONS) {
    const reason =
      takenReasons.get(person) ?? (fitsAnswers(person) ? (revealedSuspect === null ? null : 'opened') : 'answer')
    if (reason === null || person === revealedSuspect) remainingCards.push(person)
    else exclusionReasons[person] = reason
  }
  return { left: remainingCards, ruled: exclusionReasons }
}

/** The persons of the one pack who cannot be hidden: seen ones, my own and barred ones. The joker is ruled out only when both jokers are accounted for. */
function reasonsOfTakenCards(view: View): Map<Card, ExclusionReason> {
  const { open, own } = view
  const reasonByTakenCard = new Map<Card, ExclusionReason>()
  let jokerCount = 0
  const ruleOut = (card: Card, reason: ExclusionReason) => {
    if (card === 'X' && ++jokerCount < 2) return
    if (!reasonByTakenCard.has(card)) reasonByTakenCard.set(card, reason)
  }
  if (own.hidden !== null) ruleOut(own.hidden, 'mine')
  for (const card of open.barred) ruleOut(card, 'barred')
  for (const card of seenLineupCards(view)) ruleOut(card, 'seen')
  return reasonByTakenCard
}

/** Every card this player has seen in a line-up of this deal. */
export function seenLineupCards({ story }: Pick<View, 'story'>): Card[] {
  const beganIndex = story.findLastIndex(({ type }) => type === 'began')
  return story.slice(beganIndex).flatMap(line => (line.type === 'lined' || line.type === 'got' ? line.cards : []))
}

/**
 * The key of a seat's own mark about a card. It contains the number of the deal, so that the next deal begins with
 * a clean sheet.
 */
export function cardMarkKey(deal: number, card: Card): string {
  return `d${deal}:${card}`
}
