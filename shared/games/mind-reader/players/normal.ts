// The normal computer player of Mind Reader. It uses only what a person in its seat would see.
import { required, at, type Dice, type VariantOf, type Seat, type SeatView } from '../../../engine/index.ts'
import { compareCards, type Card, type QuestionKind } from '../cards.ts'
import { tableDeck, opponentsStillIn, secretPlaces } from '../rules/hand.ts'
import type { MindReader, SecretPlace } from '../kinds.ts'
import { entryOfHiddenCard, untakenHiddenCards, declarationTargets, type HiddenCardRef } from '../rules/naming.ts'
import {
  fitsAnswer,
  directNotebookFacts,
  factsOfHand,
  answersByHiddenCard,
  type FactsOfHand,
  type HeardAnswer,
} from '../reasoning/notes.ts'
import { knownAnswerPredicate } from './worth.ts'

type View = SeatView<MindReader>
type Move = MindReader['move']
type AskMove = VariantOf<Move, 'ask'>

/** A hidden card of an opponent, with the cards it may be. Never empty. */
interface HiddenCardWithCandidates extends HiddenCardRef {
  cards: readonly Card[]
}

/** A move for this seat; null if the table does not wait for it. `isAnswerKnown` says which questions are not worth asking. */
export function chooseNormalMove(
  view: View,
  dice: Dice,
  isAnswerKnown: (ask: AskMove) => boolean = knownAnswerPredicate(view),
): Move | null {
  const { open, own, seat, seats, options, outcome } = view
  if (outcome) return null
  switch (open.phase) {
    case 'hide': // any card is as good as another, and a habit could be read
      return open.chosen[seat]
        ? null
        : { type: 'hide', cards: dice.shuffle(own.hand).slice(0, secretPlaces(options).length) }
    case 'answer':
      return trueAnswerMove(view)
    case 'between':
      return (open.dealer + 1) % seats === seat ? { type: 'deal' } : null
    case 'lose':
      return open.turn === seat ? { type: 'lose', place: mostExposedPlace(view, dice) } : null
    case 'over':
      return null
    default:
      return open.turn === seat ? chooseTurnMove(view, isAnswerKnown, dice) : null
  }
}

/** The true answer this seat owes by hand; null if it owes none. */
export function trueAnswerMove({ open, own, seat }: View): VariantOf<Move, 'answer'> | null {
  if (open.phase !== 'answer') return null
  const { of, place, question } = required(open.asked, 'question')
  if (of !== seat) return null
  const clue = compareCards(
    question,
    required(own.asked, 'card to compare'),
    required(own.secrets[place], 'hidden card'),
  )
  return { type: 'answer', clue }
}

function chooseTurnMove(view: View, isAnswerKnown: (ask: AskMove) => boolean, dice: Dice): Move {
  const { open, own, options } = view
  const heard = factsOfHand(view)
  const hiddenCards = hiddenCardsWithCandidates(view, heard)
  const certainHiddenCards = hiddenCards.filter(({ cards }) => cards.length === 1)
  const isAllOrNothing = options.naming === 'all or nothing'
  if (isAllOrNothing ? certainHiddenCards.length === hiddenCards.length : certainHiddenCards.length > 0)
    return chooseNaming(view, hiddenCards, dice)
  if (open.phase === 'play' && own.hand.length > 0)
    return bestQuestion(view, hiddenCards, { isKnown: isAnswerKnown, dice })
  const chance = hiddenCards.map(({ cards }) => 1 / cards.length)
  const odds = isAllOrNothing ? chance.reduce((product, cardChance) => product * cardChance, 1) : Math.max(...chance)
  if (isWaitingWorse(view, heard, odds)) return chooseNaming(view, hiddenCards, dice)
  return open.phase === 'after' ? { type: 'draw' } : { type: 'pass' }
}

/** The cards each opponent still in may hide. If clues contradict each other, those that the fewest clues exclude. */
function hiddenCardsWithCandidates(view: View, heard: FactsOfHand): HiddenCardWithCandidates[] {
  const hiddenCards = declarationTargets(view.open, view.seat)
  const suspectSheets = directNotebookFacts(view, heard)
  const suspects = hiddenCards.map(({ of, place }) => {
    const { left } = entryOfHiddenCard(suspectSheets, { of, place })
    return { of, place, cards: left.length > 0 ? left : leastContradictedCards(view, heard, { of, place }) }
  })
  for (let settledCount = 0, settledBefore = -1; settledCount !== settledBefore;) {
    settledBefore = settledCount
    const singles = suspects.filter(({ cards }) => cards.length === 1)
    settledCount = singles.length
    for (const {
      cards: [single],
    } of singles)
      for (const suspect of suspects)
        if (suspect.cards.length > 1) suspect.cards = suspect.cards.filter(card => card !== single)
  }
  return suspects
}

function leastContradictedCards(
  view: View,
  { seen, clues, misnamed }: FactsOfHand,
  { of, place }: HiddenCardRef,
): Card[] {
  const against = clues.filter(clue => clue.of === of && clue.place === place)
  const misnamedCards = misnamed.filter(naming => naming.of === of && naming.place === place).map(({ card }) => card)
  const cards = tableDeck(view.options).filter(card => !seen.has(card) && !misnamedCards.includes(card))
  const contradictionCounts = cards.map(card => against.filter(clue => !fitsAnswer(clue, card)).length)
  const fewestContradictions = Math.min(...contradictionCounts)
  return cards.filter((_, i) => contradictionCounts[i] === fewestContradictions)
}

/** Names the likeliest card or, in all or nothing, declares the likeliest card for every hidden one. */
function chooseNaming(view: View, hiddenCards: readonly HiddenCardWithCandidates[], dice: Dice): Move {
  if (view.options.naming === 'all or nothing') return chooseDeclaration(view, hiddenCards, dice)
  const { of, place, cards } = hiddenCardWithFewestCandidates(hiddenCards, dice)
  return { type: 'name', of, place, card: dice.pick(cards) }
}

function hiddenCardWithFewestCandidates(
  hiddenCards: readonly HiddenCardWithCandidates[],
  dice: Dice,
): HiddenCardWithCandidates {
  const fewestCards = Math.min(...hiddenCards.map(({ cards }) => cards.length))
  return dice.pick(hiddenCards.filter(({ cards }) => cards.length === fewestCards))
}

function chooseDeclaration(
  view: View,
  hiddenCards: readonly HiddenCardWithCandidates[],
  dice: Dice,
): VariantOf<Move, 'declare'> {
  const { own, options } = view
  const cardsBySuspect = new Map<HiddenCardWithCandidates, Card>()
  const isCardFree = (card: Card) => ![...cardsBySuspect.values(), ...own.hand, ...own.secrets].includes(card)
  for (const suspect of [...hiddenCards].sort((a, b) => a.cards.length - b.cards.length)) {
    const freeCards = suspect.cards.filter(isCardFree)
    cardsBySuspect.set(suspect, dice.pick(freeCards.length > 0 ? freeCards : tableDeck(options).filter(isCardFree)))
  }
  return { type: 'declare', cards: hiddenCards.map(suspect => required(cardsBySuspect.get(suspect), 'card named')) }
}

/** True if waiting is worse than naming at these odds. */
function isWaitingWorse(view: View, heard: FactsOfHand, odds: number): boolean {
  const { open, own, seat, seats, options } = view
  const maxQuestions = Math.max(12, 6 * (seats - 1) * secretPlaces(options).length) // above this many questions it names, so that a hand among computer players ends
  if (at(heard.asks, seat) >= maxQuestions) return true
  if (own.hand.length === 0 && open.cards.every(cards => cards === 0)) return true // nobody can learn any more
  const lowestExposure = Math.min(
    ...untakenHiddenCards(open, seat).map(({ place }) => fewestCandidateCount(view, heard, place)),
  )
  return lowestExposure === 1 ? odds >= 0.25 : lowestExposure === 2 && odds >= 0.5
}

/** The number of cards the best informed opponent must consider for this hidden card of ours. */
function fewestCandidateCount(
  { open, seat, options }: View,
  { shown, clues }: FactsOfHand,
  place: SecretPlace,
): number {
  const cluesAboutCard = clues.filter(clue => clue.of === seat && clue.place === place)
  const knownTo =
    (other: Seat) =>
    ({ by, card }: HeardAnswer) =>
      shown.has(card) || by === other
  const candidateCounts = opponentsStillIn(open, seat).map(other => {
    const cluesHeard = cluesAboutCard.filter(knownTo(other))
    return tableDeck(options).filter(card => !shown.has(card) && cluesHeard.every(clue => fitsAnswer(clue, card)))
      .length
  })
  return Math.min(...candidateCounts)
}

function mostExposedPlace(view: View, dice: Dice): SecretPlace {
  const heard = factsOfHand(view)
  const places = untakenHiddenCards(view.open, view.seat).map(({ place }) => ({
    place,
    count: fewestCandidateCount(view, heard, place),
  }))
  const fewestCount = Math.min(...places.map(({ count }) => count))
  return dice.pick(places.filter(({ count }) => count === fewestCount)).place
}

/** The best card, opponent and question, of those whose answer does not follow; equals are chosen by the dice. */
function bestQuestion(
  view: View,
  hiddenCards: readonly HiddenCardWithCandidates[],
  { isKnown, dice }: { isKnown: (ask: AskMove) => boolean; dice: Dice },
): AskMove {
  const questions = hiddenCards.flatMap(({ of, place, cards }) =>
    view.own.hand.flatMap(card =>
      (['rank', 'suit'] as const).map((question: QuestionKind) => ({
        move: { type: 'ask', card, of, place, question } satisfies AskMove,
        worth: expectedWorth(view, cards, answersByHiddenCard(question, card)),
      })),
    ),
  )
  for (let questionsLeft = questions; questionsLeft.length > 0;) {
    const highestWorth = Math.max(...questionsLeft.map(({ worth }) => worth))
    const unknownBest = questionsLeft.filter(({ worth, move }) => worth === highestWorth && !isKnown(move))
    if (unknownBest.length > 0) return dice.pick(unknownBest).move
    questionsLeft = questionsLeft.filter(({ worth }) => worth < highestWorth)
  }
  return dice.pick(questions).move
}

/**
 * The worth of an answer: its bits, more if it lets us name in this turn,
 * less if it leaves the next seat two or three cards to choose from.
 */
function expectedWorth(
  { options, open }: View,
  cards: readonly Card[],
  answers: Readonly<Record<Card, string>>,
): number {
  const cardCountsByAnswer = new Map<string, number>()
  for (const card of cards) cardCountsByAnswer.set(answers[card], (cardCountsByAnswer.get(answers[card]) ?? 0) + 1)
  const isOverheard = options.play === 'open' && open.facing > 1
  const isNamedSingly = options.naming === 'singly'
  let worth = 0
  for (const count of cardCountsByAnswer.values()) {
    const chance = count / cards.length
    worth += chance * 0.12 * -Math.log2(chance)
    if (count === 1 && isNamedSingly) worth += chance
    if (count > 1 && count <= 3 && isOverheard) worth -= chance * 0.1
  }
  return Math.round(worth * 1e6) / 1e6 // rounded, so that ties do not depend on the order of adding
}
