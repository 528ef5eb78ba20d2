// Proves whom the other can be hiding, and how likely each person is.
//
// It counts the deals that agree with everything the seat knows. Both choose whom to hide, each of the 53 persons equally likely
// except barred ones (with one pack the two choices differ, or are both the joker); then every order of the other 52 cards
// is equally likely. The players' choice of questions is not used as evidence.
//
// With one pack and private line-ups, the other's line-up is evidence too. Everybody sees which of its places an answer
// turns down, and each turned card is an unseen card that fitted the earlier answers but not this one. A person is
// crossed out if the remaining cards could not have been placed as seen; otherwise its weight is the number of ways they could.
import { required, at, entropy, type Deductions, type SeatView } from '../../../engine/index.ts'
import { PERSONS, type Card } from '../cards.ts'
import { collectEvidence, type EvidenceClue, type Evidence, type OpponentQuestion } from './evidence.ts'
import type { MissingPersons } from '../kinds.ts'
import { opponentOf } from '../rules/deal.ts'
import { riddleKey } from '../rules/riddles.ts'
import { fittingCardPredicate, isTrueOfCard, type Answer } from '../rules/questions.ts'
import { countLineups } from './lineupCounts.ts'

type View = SeatView<MissingPersons>

/** The chance of each person to be the missing one; those excluded have none. The sum is 1. */
export type PersonChances = { readonly [C in Card]?: number }

/** The proof of a seat about the other's missing person. */
export interface MissingPersonsDeductions extends Deductions {
  readonly chances: PersonChances
}

/** Everything that follows from what this seat was dealt, shown and told. */
export function prove(view: View): MissingPersonsDeductions {
  return proveFromEvidence(view, collectEvidence(view))
}

/** Everything that follows from these clues. If no deal agrees with all of them, only what was seen counts. */
export function proveFromEvidence(
  { open, options, seat }: Pick<View, 'open' | 'options' | 'seat'>,
  evidence: Evidence,
): MissingPersonsDeductions {
  const chancesFromAll = chancesFromEvidence(evidence, options)
  const shownClues = evidence.clues.filter(clue => clue.is === 'seen' || clue.is === 'mine' || clue.is === 'barred')
  const isContradicted = haveNoSuspect(chancesFromAll)
  const chancesFromSeen = isContradicted
    ? chancesFromEvidence({ clues: shownClues, faceUp: 0 }, options)
    : chancesFromAll
  const chances = haveNoSuspect(chancesFromSeen)
    ? chancesFromEvidence({ clues: [], faceUp: 0 }, options)
    : chancesFromSeen
  const suspects = suspectsWithChance(chances)
  const riddle = {
    key: riddleKey(open.deal, opponentOf(seat)),
    left: suspects.length,
    answer: suspects.length === 1 ? at(suspects, 0) : null,
    possible: suspects,
  }
  const isShownToAll = evidence.clues.some(clue => clue.is === 'opened')
  return {
    chances,
    riddles: [isShownToAll ? { ...riddle, shown: true } : riddle],
    left: suspects.length,
    bitsLeft: entropy(Object.values(chances)),
    contradicted: isContradicted,
  }
}

/** The persons who may be missing, in pack order. */
export function suspectsWithChance(chances: PersonChances): Card[] {
  return PERSONS.filter(person => person in chances)
}

function haveNoSuspect(chances: PersonChances): boolean {
  return Object.keys(chances).length === 0
}

/** The chance of each person from these clues alone; empty if nobody agrees with all of them. Fewer clues never exclude more. */
export function chancesFromEvidence(
  { clues, faceUp }: Evidence,
  { pack }: Pick<MissingPersons['options'], 'pack'>,
  persons: readonly Card[] = PERSONS,
): PersonChances {
  const revealedClue = clues.find(clue => clue.is === 'opened')
  if (revealedClue) return { [revealedClue.card]: 1 }
  const fitsAnswers = fittingCardPredicate(clues.flatMap(clue => (clue.is === 'answer' ? [clue.answer] : [])))
  const barredCards = clues.flatMap(clue => (clue.is === 'barred' ? [clue.card] : []))
  const candidates = persons.filter(person => fitsAnswers(person) && !barredCards.includes(person))
  const weights =
    pack === 'two'
      ? candidates.map(person => [person, 1] as const)
      : dealCountByPerson(candidates, unseenCards(clues, persons), { clues, faceUp })
  const sum = weights.reduce((total, [, weight]) => total + weight, 0)
  return Object.fromEntries(
    weights.filter(([, weight]) => weight > 0).map(([person, weight]) => [person, weight / sum]),
  )
}

/** By person: how many of their cards were unseen when the other chose, and how many are unseen now. */
interface UnseenCards {
  readonly now: ReadonlyMap<Card, number>
  readonly initialCount: (card: Card) => number
}

function unseenCards(clues: readonly EvidenceClue[], persons: readonly Card[]): UnseenCards {
  const ownCard = clues.find(clue => clue.is === 'mine')?.card
  const initialCount = (card: Card) => (card === 'X' ? 2 : 1) - (card === ownCard ? 1 : 0)
  const now = new Map(persons.map(person => [person, initialCount(person)]))
  for (const clue of clues)
    if (clue.is === 'seen')
      for (const card of clue.cards) now.set(card, Math.max(0, required(now.get(card), 'person') - 1))
  return { now, initialCount }
}

/** The number of deals for each candidate, up to a common factor. */
function dealCountByPerson(
  candidates: readonly Card[],
  { now, initialCount }: UnseenCards,
  { clues, faceUp }: Evidence,
): [Card, number][] {
  const opponentQuestions = clues.filter(clue => clue.is === 'heard')
  const knownAnswers = opponentQuestions.flatMap(({ answer }) => (answer ? [answer] : []))
  const lastGroup = knownAnswers.length
  const groupOf = (card: Card) => firstUntrueAnswerIndex(knownAnswers, card) ?? lastGroup
  const lineupGroups = countLineupGroups(opponentQuestions, lastGroup)
  addToGroup(lineupGroups.from, lastGroup, faceUp)
  const cards = new Array<number>(lastGroup + 1).fill(0)
  for (const [card, copies] of now) addToGroup(cards, groupOf(card), copies)
  const dealsByGroup = new Map<number, number>()
  const dealsWithout = (group: number) => {
    const countsLeft = cards.map((count, i) => (i === group ? count - 1 : count))
    return countLineups({ ...lineupGroups, unseenCounts: countsLeft })
  }
  return candidates.map(person => {
    const copies = required(now.get(person), 'person')
    if (copies === 0) return [person, 0]
    const group = groupOf(person)
    const ways = dealsByGroup.get(group) ?? dealsWithout(group)
    dealsByGroup.set(group, ways)
    return [person, ways * (copies / initialCount(person))] // after one joker was seen, the other's being the second is half as likely
  })
}

function firstUntrueAnswerIndex(answers: readonly Answer[], card: Card): number | null {
  const missedIndex = answers.findIndex(({ question, yes }) => isTrueOfCard(question, card) !== yes)
  return missedIndex < 0 ? null : missedIndex
}

function addToGroup(counts: number[], groupIndex: number, addedCount: number): void {
  counts[groupIndex] = at(counts, groupIndex) + addedCount
}

/** How many cards of the other's line-up are in each group, as far as answers tell. */
function countLineupGroups(
  opponentQuestions: readonly OpponentQuestion[],
  lastGroup: number,
): { within: number[]; upTo: number[]; from: number[] } {
  const zeroGroups = () => new Array<number>(lastGroup + 1).fill(0)
  const [within, upTo, from] = [zeroGroups(), zeroGroups(), zeroGroups()]
  let knownCount = 0
  for (const [i, { nth, answer, turned, misfits }] of opponentQuestions.entries()) {
    if (answer) addToGroup(within, knownCount++, turned)
    else addToGroup(from, knownCount, turned) // these persons fitted what was known before; which answer does not fit them is unknown
    const areAllKnown = knownCount === i + 1 && nth === i
    if (areAllKnown) addToGroup(upTo, knownCount - 1, misfits)
  }
  return { within, upTo, from }
}
