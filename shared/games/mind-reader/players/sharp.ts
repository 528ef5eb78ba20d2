// The sharp computer player: it uses exact chances and looks ahead at the race after every answer.
import { required, at, entropy, type Dice, type VariantOf, type Seat, type SeatView } from '../../../engine/index.ts'
import { chooseNormalMove } from './normal.ts'
import type { Card } from '../cards.ts'
import { likeliestDeclaration } from '../reasoning/likeliestDeclaration.ts'
import { duelWinChance } from './duel.ts'
import { DuelSimulation, type CardsWithChances } from './duelSimulation.ts'
import { expectedCandidateCount } from '../reasoning/opponentKnowledge.ts'
import { secretPlaces } from '../rules/hand.ts'
import type { MindReader } from '../kinds.ts'
import { entryOfHiddenCard, untakenHiddenCards, declarationTargets } from '../rules/naming.ts'
import { factsOfHand, type FactsOfHand } from '../reasoning/notes.ts'
import { ANSWERS, answerNumbersByCard, cardNumber } from '../reasoning/pack.ts'
import { prove, type HiddenCardCandidates } from '../reasoning/proof.ts'
import {
  createFastRandom,
  monotonePointsByCount,
  simulateNamingRace,
  type ExpectedPointsBySeat,
  type HiddenCardInRace,
} from './namingRace.ts'

type View = SeatView<MindReader>
type Move = MindReader['move']
type AskMove = VariantOf<Move, 'ask'>

const CERTAIN_CHANCE = 1 - 1e-9

/** A move for this seat; null if the table does not wait for it. */
export function chooseSharpMove(givenView: View, dice: Dice): Move | null {
  const { open, seat, outcome, options } = givenView
  if (outcome || open.turn !== seat || (open.phase !== 'play' && open.phase !== 'after'))
    return chooseNormalMove(givenView, dice)
  const view = { ...givenView, story: givenView.story } // the story of a view is put together each time it is read, so it is read only once here
  const heard = factsOfHand(view)
  const proof = prove(view)
  const maxQuestions = 10 + 6 * (view.seats - 1) * secretPlaces(options).length // afterwards the normal player's strategy ends the hand
  if (proof.contradicted || at(heard.asks, seat) >= maxQuestions) return chooseNormalMove(view, dice)
  const suspects = declarationTargets(open, seat).map(card => entryOfHiddenCard(proof.hidden, card))
  if (options.naming === 'all or nothing') return allOrNothingMove(view, { suspects, heard, dice })
  const certainSuspects = suspects.filter(suspect => Math.max(...suspect.chances) >= CERTAIN_CHANCE)
  if (certainSuspects.length > 0) return nameLikeliest(dice.pick(certainSuspects), dice)
  const handValue =
    view.seats === 2 && options.secretCards === 'one'
      ? createDuelEvaluator(view, heard, dice)
      : createRaceEvaluator(view, { suspects, heard, dice })
  if (open.phase === 'play' && view.own.hand.length > 0) return chooseQuestion(view, { suspects, handValue, dice })
  const waitMove: Move = { type: open.phase === 'after' ? 'draw' : 'pass' }
  const likeliestSuspect = suspects.reduce((best, suspect) =>
    Math.max(...suspect.chances) > Math.max(...best.chances) ? suspect : best,
  )
  const chance = Math.max(...likeliestSuspect.chances)
  const valueOfNaming = handValue.valueOfNaming(likeliestSuspect, chance)
  return valueOfNaming !== null && valueOfNaming > handValue.valueOfWaiting(likeliestSuspect, likeliestSuspect, null)
    ? nameLikeliest(likeliestSuspect, dice)
    : waitMove
}

/** The value of the rest of the hand, on any scale. */
interface HandEvaluator {
  /** The value of naming this card now, at this chance; null if it cannot be named by itself. */
  valueOfNaming(suspected: HiddenCardCandidates, chance: number): number | null
  /** The value of ending the turn with these cards left for it, after playing this card. */
  valueOfWaiting(suspected: HiddenCardCandidates, part: CardsWithChances, played: Card | null): number
}

/** Names the likeliest card for this hidden one. */
function nameLikeliest({ of, place, cards, chances }: HiddenCardCandidates, dice: Dice): VariantOf<Move, 'name'> {
  const lowestNearBest = Math.max(...chances) * CERTAIN_CHANCE
  return { type: 'name', of, place, card: dice.pick(cards.filter((_, i) => at(chances, i) >= lowestNearBest)) }
}

/** Deducted from the worth of a question whose answer already follows, so that it comes after all others. */
const KNOWN_ANSWER_PENALTY = 1e6

/** The question with the best expected position after its answer, whether we then name in this turn or not. */
function chooseQuestion(
  { own }: View,
  { suspects, handValue, dice }: { suspects: readonly HiddenCardCandidates[]; handValue: HandEvaluator; dice: Dice },
): AskMove {
  let bestWorth = -Infinity
  let equalMoves: AskMove[] = []
  for (const suspected of suspects) {
    const { of, place, cards, chances } = suspected
    for (const card of own.hand)
      for (const question of ['rank', 'suit'] as const) {
        const answers = answerNumbersByCard(question, cardNumber(card))
        const parts = ANSWERS.map(() => ({ cards: [] as Card[], chances: [] as number[] }))
        for (const [i, card] of cards.entries()) {
          const part = at(parts, at(answers, cardNumber(card)))
          part.cards.push(card)
          part.chances.push(at(chances, i))
        }
        let worth = 0
        for (const partOfHand of parts) {
          if (partOfHand.cards.length === 0) continue
          const chance = partOfHand.chances.reduce((sum, cardChance) => sum + cardChance, 0)
          const surest = Math.max(...partOfHand.chances) / chance
          const isCertain = surest >= CERTAIN_CHANCE
          const valueOfNaming = handValue.valueOfNaming(suspected, isCertain ? 1 : surest)
          const valueOfRest = () => handValue.valueOfWaiting(suspected, partOfHand, card)
          worth +=
            chance *
            (valueOfNaming === null
              ? valueOfRest()
              : isCertain
                ? valueOfNaming
                : Math.max(valueOfNaming, valueOfRest()))
        }
        if (parts.filter(part => part.cards.length > 0).length < 2) worth -= KNOWN_ANSWER_PENALTY
        worth = Math.round(worth * 1e6)
        if (worth < bestWorth) continue
        if (worth > bestWorth) equalMoves = []
        bestWorth = worth
        equalMoves.push({ type: 'ask', card, of, place, question })
      }
  }
  return dice.pick(equalMoves)
}

/** The number of equally likely cards with the same entropy. */
function equivalentCount(chancesOfEach: readonly number[]): number {
  return 2 ** entropy(chancesOfEach)
}

/** Two players with a card each: the first right name wins. */
function createDuelEvaluator(view: View, heard: FactsOfHand, dice: Dice): HandEvaluator {
  const exchange = new DuelSimulation(view, heard, dice)
  return {
    valueOfNaming: (_, chance) => chance,
    valueOfWaiting: (_, part, playedCard) => exchange.winChance(part, playedCard),
  }
}

const POINTS_PER_RIGHT_NAME = 10

/** More players or more cards: the expected points of the race. */
function createRaceEvaluator(
  view: View,
  { suspects, heard, dice }: { suspects: readonly HiddenCardCandidates[]; heard: FactsOfHand; dice: Dice },
): HandEvaluator {
  const { open, seat, seats } = view
  const ownEntrants: HiddenCardInRace[] = untakenHiddenCards(open, seat).map(({ place }) => ({
    of: seat,
    left: expectedCandidateCount(view, heard, place),
  }))
  const otherEntrants: HiddenCardInRace[] = suspects.map(({ of, chances }) => ({ of, left: equivalentCount(chances) }))
  const nextSeat = nextSeatIn(view)
  const seed = dice.below(2 ** 30)
  const raceCount = Math.min(350, Math.max(20, Math.round(34_000 / (ownEntrants.length + otherEntrants.length) ** 3))) // races with many cards take long
  const pointsByKey = new Map<string, ExpectedPointsBySeat>()
  const curvesBySuspect = new Map<number, (left: number) => number>() // by suspect
  const expectedPoints = (key: string, racingCards: readonly HiddenCardInRace[], firstSeat: Seat) => {
    const points =
      pointsByKey.get(key) ??
      simulateNamingRace(racingCards, firstSeat, seats, {
        times: raceCount,
        chance: createFastRandom({ ...dice, below: () => seed }),
      })
    pointsByKey.set(key, points)
    return at(points, seat)
  }
  const entrantsWithout = (suspectIndex: number) => otherEntrants.filter((_, i) => i !== suspectIndex)
  return {
    valueOfNaming(suspected, chance) {
      const suspectIndex = suspects.indexOf(suspected)
      const remainingEntrants = entrantsWithout(suspectIndex)
      const namingBonus = open.facing >= 2 ? POINTS_PER_RIGHT_NAME * (open.named + 1) : 0
      const pointsIfRight =
        POINTS_PER_RIGHT_NAME +
        (remainingEntrants.length === 0
          ? POINTS_PER_RIGHT_NAME * ownEntrants.length + namingBonus
          : expectedPoints(
              `right ${suspectIndex}`,
              [...ownEntrants, ...remainingEntrants],
              nextSeatIn(view, remainingEntrants),
            ))
      if (chance >= CERTAIN_CHANCE) return pointsIfRight
      const pointsIfWrong =
        ownEntrants.length < 2
          ? 0
          : expectedPoints(
              `wrong ${suspectIndex}`,
              [...ownEntrants]
                .sort((a, b) => a.left - b.left)
                .slice(1)
                .concat(otherEntrants),
              nextSeat,
            )
      return chance * pointsIfRight + (1 - chance) * pointsIfWrong
    },
    valueOfWaiting(suspected, part) {
      const suspectIndex = suspects.indexOf(suspected)
      const curve =
        curvesBySuspect.get(suspectIndex) ??
        monotonePointsByCount(equivalentCount(suspected.chances), left =>
          expectedPoints(
            `left ${suspectIndex} ${left}`,
            [
              ...ownEntrants,
              ...otherEntrants.map((entrant, i) => (i === suspectIndex ? { ...entrant, left } : entrant)),
            ],
            nextSeat,
          ),
        )
      curvesBySuspect.set(suspectIndex, curve)
      return curve(equivalentCount(part.chances))
    },
  }
}

/** The next player on turn after us who still has a hidden card. */
function nextSeatIn({ open, seat, seats }: View, others?: readonly HiddenCardInRace[]): Seat {
  for (let step = 1; step < seats; step++) {
    const nextSeat = (seat + step) % seats
    if (others ? others.some(({ of }) => of === nextSeat) : !open.out[nextSeat]) return nextSeat
  }
  return seat
}

/** All or nothing: a certain card cannot be named by itself, so an answer is worth only what it leaves. */
function allOrNothingMove(
  view: View,
  { suspects, heard, dice }: { suspects: readonly HiddenCardCandidates[]; heard: FactsOfHand; dice: Dice },
): Move {
  const { open, own, seats } = view
  const declaration = likeliestDeclaration(view, suspects)
  const declareMove: Move = { type: 'declare', cards: [...declaration.cards] }
  if (declaration.chance >= CERTAIN_CHANCE) return declareMove
  const isSingleDuel = seats === 2 && suspects.length === 1 && untakenHiddenCards(open, view.seat).length === 1
  const handValue = isSingleDuel
    ? createDuelEvaluator(view, heard, dice)
    : seats === 2
      ? createDuelForAllEvaluator(view, { suspects, heard })
      : informationEvaluator
  if (open.phase === 'play' && own.hand.length > 0) return chooseQuestion(view, { suspects, handValue, dice })
  const isDeclaringBetter =
    seats === 2
      ? declaration.chance > handValue.valueOfWaiting(at(suspects, 0), at(suspects, 0), null)
      : declaration.chance >= (fewestWaysForOpponent(view, heard, null) < 3 ? 0.35 : 0.75)
  return isDeclaringBetter ? declareMove : { type: open.phase === 'after' ? 'draw' : 'pass' }
}

/** With more players only the information counts, no matter about which card. */
const informationEvaluator: HandEvaluator = {
  valueOfNaming: () => null,
  valueOfWaiting: (suspected, part) => entropy(suspected.chances) - entropy(part.chances),
}

/**
 * Two players with several cards. Whoever finds all the other's cards first, wins. It is rated as a duel for one card
 * that has as many possibilities as all cards together.
 */
function createDuelForAllEvaluator(
  view: View,
  { suspects, heard }: { suspects: readonly HiddenCardCandidates[]; heard: FactsOfHand },
): HandEvaluator {
  const theirCountsByPlayed = new Map(
    [null, ...view.own.hand].map(card => [card, fewestWaysForOpponent(view, heard, card)]),
  )
  const combinationsBesides = (suspected: HiddenCardCandidates) =>
    suspects.reduce((count, suspect) => (suspect === suspected ? count : count * equivalentCount(suspect.chances)), 1)
  const chanceOfAllBesides = (suspected: HiddenCardCandidates) =>
    suspects.reduce((chance, suspect) => (suspect === suspected ? chance : chance * Math.max(...suspect.chances)), 1)
  const valueOfWaiting = (suspected: HiddenCardCandidates, chances: readonly number[], playedCard: Card | null) =>
    1 -
    duelWinChance(
      required(theirCountsByPlayed.get(playedCard), 'such card in hand'),
      combinationsBesides(suspected) * equivalentCount(chances),
    )
  return {
    valueOfNaming: () => null,
    valueOfWaiting(suspected, { chances }, playedCard) {
      if (playedCard === null) return valueOfWaiting(suspected, chances, playedCard)
      const sum = chances.reduce((total, cardChance) => total + cardChance, 0)
      return Math.max(
        valueOfWaiting(suspected, chances, playedCard),
        (Math.max(...chances) / sum) * chanceOfAllBesides(suspected),
      )
    },
  }
}

/** The number of ways our cards may be hidden for the best informed opponent, after playing this card. */
function fewestWaysForOpponent(view: View, heard: FactsOfHand, playedCard: Card | null): number {
  return untakenHiddenCards(view.open, view.seat).reduce(
    (many, { place }) => many * expectedCandidateCount(view, heard, place, playedCard),
    1,
  )
}
