// Estimates by looking ahead how good it is to be on turn with these suspects, and which question is best. A Yes
// earns another question and shows new cards. So a question that is almost certainly answered Yes costs little, and
// a No leaves few suspects. The value is the chance to win the deal, for one sampled order of the unseen cards.
import { at } from '../../../engine/index.ts'
import {
  intersection,
  personSet,
  personSetKey,
  difference,
  EMPTY_PERSON_SET,
  personSetSize,
  union,
  PERSONS_BY_QUESTION,
  type PersonSet,
} from './personSet.ts'
import { PERSONS, rankOf, type Card } from '../cards.ts'
import { ALL_LINEUP_PLACES } from '../rules/deal.ts'
import type { HidingHabits } from './hidingHabits.ts'
import { ALL_QUESTIONS, type Question } from '../rules/questions.ts'

/** The situation a player evaluates. */
export interface LookaheadSituation {
  readonly suspects: PersonSet
  readonly faceUp: PersonSet // face-up cards of one's own line-up
  readonly pileSize: number
}

/** A question that splits the suspects, with its value from 0 to 1. */
export interface RatedQuestion {
  readonly question: Question
  readonly value: number
}

interface SuspectSplit {
  readonly questionIndex: number // index of the question
  readonly share: number // the share of the suspects for whom the answer is Yes
  readonly estimate: number // a quick estimate of its value
}

interface LookaheadSetup {
  readonly lossChanceByTurn: readonly number[] // by turn of the other, from its next one on: the chance that it finds our card in that turn
  readonly pileOrder: readonly Card[] // a sampled order of the unseen cards
  readonly habits: HidingHabits // the other's
}

/** The number of questions examined for this turn. */
const EXAMINED_NOW_COUNT = 14
/** The number of questions examined for each later turn. */
const EXAMINED_LATER_COUNT = 3

/** The number of own turns to look ahead. */
const TURNS_AHEAD = 3

/** The approximate number of cards the other draws in its turn. */
const OPPONENT_DRAW_COUNT = 5

/** The value of being on turn, while the other gets closer to our card. */
export class Lookahead {
  readonly #lossChanceByTurn: readonly number[]
  readonly #pileOrder: readonly PersonSet[]
  readonly #habits: HidingHabits
  readonly #valuesByTurn: Map<number, number>[] = Array.from({ length: TURNS_AHEAD }, () => new Map<number, number>())

  constructor({ lossChanceByTurn, pileOrder, habits }: LookaheadSetup) {
    this.#lossChanceByTurn = lossChanceByTurn
    this.#pileOrder = pileOrder.map(card => personSet([card]))
    this.#habits = habits
  }

  /** The chance to win from here, on turn, with the suspects weighted by habit. */
  valueOnTurn(situation: LookaheadSituation, turn = 0): number {
    if (personSetSize(situation.suspects) <= 1) return 1
    if (situation.pileSize <= 0 || turn >= TURNS_AHEAD)
      return guessValue(highestChance(situation.suspects, this.#habits))
    const cachedValues = at(this.#valuesByTurn, turn)
    const key = personSetKey(situation.suspects)
    const cachedValue = cachedValues.get(key)
    if (cachedValue !== undefined) return cachedValue
    let bestValue = highestChance(situation.suspects, this.#habits) // naming at once
    for (const split of this.#rankedSplits(situation, turn).slice(0, EXAMINED_LATER_COUNT))
      bestValue = Math.max(bestValue, this.#valueOfSplit(situation, split, turn))
    cachedValues.set(key, bestValue)
    return bestValue
  }

  /** The chance to win with these suspects left and the other on turn. The other may find our card before we move again. */
  valueAfterTurn(situation: LookaheadSituation, turn = 0): number {
    return (
      (1 - this.#lossChance(turn)) *
      this.valueOnTurn({ ...situation, pileSize: situation.pileSize - OPPONENT_DRAW_COUNT }, turn + 1)
    )
  }

  /** The questions worth examining, with their values. `chanceOf` returns the chance that the missing person is in a set. */
  rateQuestions(situation: LookaheadSituation, chanceOf: (persons: PersonSet) => number): RatedQuestion[] {
    return this.#rankedSplits(situation, 0)
      .slice(0, EXAMINED_NOW_COUNT)
      .map(split => ({
        question: at(ALL_QUESTIONS, split.questionIndex),
        value: this.#valueOfSplit(
          situation,
          { ...split, share: chanceOf(intersection(situation.suspects, at(PERSONS_BY_QUESTION, split.questionIndex))) },
          0,
        ),
      }))
  }

  #valueOfSplit(situation: LookaheadSituation, { questionIndex, share }: SuspectSplit, turn: number): number {
    const persons = at(PERSONS_BY_QUESTION, questionIndex)
    const afterNo = {
      ...situation,
      suspects: difference(situation.suspects, persons),
      faceUp: difference(situation.faceUp, persons),
    }
    return (
      share * this.valueOnTurn(this.#afterYes(situation, persons), turn) +
      (1 - share) * this.valueAfterTurn(afterNo, turn)
    )
  }

  /** Turns misfits down and draws cards: those that fit are seen and no longer suspects. */
  #afterYes({ suspects, faceUp, pileSize }: LookaheadSituation, persons: PersonSet): LookaheadSituation {
    const suspectsIfYes = intersection(suspects, persons)
    const fittingCards = intersection(faceUp, persons)
    const drawCount = Math.min(pileSize, ALL_LINEUP_PLACES.length - personSetSize(fittingCards))
    let drawnCards = EMPTY_PERSON_SET
    for (const card of this.#pileOrder.slice(-pileSize).slice(0, drawCount)) drawnCards = union(drawnCards, card)
    const suspectsLeft = difference(suspectsIfYes, drawnCards)
    return {
      suspects: personSetSize(suspectsLeft) === 0 ? suspectsIfYes : suspectsLeft,
      faceUp: union(fittingCards, intersection(suspectsIfYes, drawnCards)),
      pileSize: pileSize - drawCount,
    }
  }

  #lossChance(turn: number): number {
    return at(this.#lossChanceByTurn, Math.min(turn, this.#lossChanceByTurn.length - 1))
  }

  /** The different ways to split the suspects, the most promising first. */
  #rankedSplits({ suspects }: LookaheadSituation, turn: number): SuspectSplit[] {
    const count = personSetSize(suspects)
    const totalWeight = weightByHabits(suspects, this.#habits)
    const triedSplits = new Set<number>()
    const splits: SuspectSplit[] = []
    const survivalChance = 1 - this.#lossChance(turn)
    for (const [questionIndex, persons] of PERSONS_BY_QUESTION.entries()) {
      const yesSuspects = intersection(suspects, persons)
      const yesCount = personSetSize(yesSuspects)
      if (yesCount === 0 || yesCount === count || triedSplits.has(personSetKey(yesSuspects))) continue
      triedSplits.add(personSetKey(yesSuspects))
      const share = weightByHabits(yesSuspects, this.#habits) / totalWeight
      const no = difference(suspects, persons)
      splits.push({
        questionIndex: questionIndex,
        share,
        estimate:
          share * roughValue(equivalentCount(yesSuspects, this.#habits)) +
          (1 - share) * survivalChance * roughValue(equivalentCount(no, this.#habits)),
      })
    }
    return splits.sort((a, b) => b.estimate - a.estimate)
  }
}

const JOKER_SET = personSet(['X'])
const FACE_CARDS = personSet(PERSONS.filter(card => (rankOf(card) ?? 0) > 10))

/** How many of these persons there are of each kind. The kinds are separate because their weights differ. */
function countByKind(persons: PersonSet): { jokers: number; faces: number; numbers: number } {
  const [all, jokers, faces] = [
    personSetSize(persons),
    personSetSize(intersection(persons, JOKER_SET)),
    personSetSize(intersection(persons, FACE_CARDS)),
  ]
  return { jokers, faces, numbers: all - jokers - faces }
}

/** The weight of these persons by a player's habits. */
function weightByHabits(persons: PersonSet, habits: HidingHabits): number {
  const { jokers, faces, numbers } = countByKind(persons)
  return jokers * habits.joker + faces * habits.face + numbers * habits.number
}

/** The chance of the likeliest of these persons. */
function highestChance(persons: PersonSet, habits: HidingHabits): number {
  const { jokers, faces, numbers } = countByKind(persons)
  const most = Math.max(jokers > 0 ? habits.joker : 0, numbers > 0 ? habits.number : 0, faces > 0 ? habits.face : 0)
  return most / weightByHabits(persons, habits)
}

/** The equivalent number of equally likely persons. */
function equivalentCount(persons: PersonSet, habits: HidingHabits): number {
  const { jokers, faces, numbers } = countByKind(persons)
  return (
    weightByHabits(persons, habits) ** 2 /
    (jokers * habits.joker ** 2 + faces * habits.face ** 2 + numbers * habits.number ** 2)
  )
}

/** The approximate value of being on turn with `count` suspects. */
function roughValue(count: number): number {
  return count <= 2 ? 1 : 1 - 0.015 * Math.log2(count / 2)
}

/** The approximate value of a sealed guess whose likeliest person has this chance. */
function guessValue(chance: number): number {
  return 0.35 + 0.6 * chance
}
