// Looks ahead: how good it is to be on turn with these suspects, and which question is best.
//
// A Yes earns another question and shows new cards, so a question that is almost certainly answered Yes costs little, and its No
// leaves few. The value is the chance to win the deal, for one sampled order of the unseen cards.
import { at } from '../../../engine/index.ts'
import {
  intersection,
  personSet,
  setKey,
  difference,
  EMPTY_SET,
  setSize,
  union,
  PERSONS_BY_QUESTION,
  type PersonSet,
} from './personSet.ts'
import { PERSONS, rankOf, type Card } from '../cards.ts'
import { LINEUP_PLACES } from '../rules/deal.ts'
import { HABITS } from './habits.ts'
import { QUESTIONS, type Question } from '../rules/questions.ts'

/** The situation a player evaluates. */
export interface LookaheadSituation {
  readonly suspects: PersonSet
  readonly up: PersonSet // face-up cards of one's own line-up
  readonly pile: number
}

/** A question that splits the suspects, with its value from 0 to 1. */
export interface QuestionSplit {
  readonly question: Question
  readonly value: number
}

interface Parting {
  readonly nth: number // index of the question
  readonly share: number // the suspects for whom it is Yes
  readonly promise: number // a quick estimate of its value
}

interface Ahead {
  readonly dangers: readonly number[] // the chance that the other finds our card in its next turn, the one after that, and so on
  readonly order: readonly Card[] // a sampled order of the unseen cards
}

/** The numbers of questions examined at the root and further ahead. */
const WIDE = 14
const NARROW = 3

/** The number of own turns to look ahead. */
const TURNS = 3

/** The approximate number of cards the other draws in its turn. */
const DRAWN = 5

/** The value of being on turn, while the other gets closer to our card. */
export class Lookahead {
  readonly #dangers: readonly number[]
  readonly #order: readonly PersonSet[]
  readonly #known: Map<number, number>[] = Array.from({ length: TURNS }, () => new Map<number, number>())

  constructor({ dangers, order }: Ahead) {
    this.#dangers = dangers
    this.#order = order.map(card => personSet([card]))
  }

  /** The chance to win from here, on turn, with the suspects weighted by habit. */
  onTurn(here: LookaheadSituation, turn = 0): number {
    if (setSize(here.suspects) <= 1) return 1
    if (here.pile <= 0 || turn >= TURNS) return guessing(surest(here.suspects))
    const known = at(this.#known, turn)
    const key = setKey(here.suspects)
    const before = known.get(key)
    if (before !== undefined) return before
    let best = surest(here.suspects) // naming at once
    for (const parting of this.#partings(here, turn).slice(0, NARROW))
      best = Math.max(best, this.#value(here, parting, turn))
    known.set(key, best)
    return best
  }

  /** The chance to win with these suspects left and the other on turn. A name we would call now may come too late. */
  afterTurn(here: LookaheadSituation, turn = 0): number {
    return (1 - this.#danger(turn)) * this.onTurn({ ...here, pile: here.pile - DRAWN }, turn + 1)
  }

  /** The questions worth examining, with their values. `likely` is the chance that the missing person is in a set. */
  questions(here: LookaheadSituation, likely: (crowd: PersonSet) => number): QuestionSplit[] {
    return this.#partings(here, 0)
      .slice(0, WIDE)
      .map(parting => ({
        question: at(QUESTIONS, parting.nth),
        value: this.#value(
          here,
          { ...parting, share: likely(intersection(here.suspects, at(PERSONS_BY_QUESTION, parting.nth))) },
          0,
        ),
      }))
  }

  #value(here: LookaheadSituation, { nth, share }: Parting, turn: number): number {
    const those = at(PERSONS_BY_QUESTION, nth)
    const no = { ...here, suspects: difference(here.suspects, those), up: difference(here.up, those) }
    return share * this.onTurn(this.#afterYes(here, those), turn) + (1 - share) * this.afterTurn(no, turn)
  }

  /** Turns misfits down and draws cards: those that fit are seen and no longer suspects. */
  #afterYes({ suspects, up, pile }: LookaheadSituation, those: PersonSet): LookaheadSituation {
    const yes = intersection(suspects, those)
    const fitting = intersection(up, those)
    const draws = Math.min(pile, LINEUP_PLACES.length - setSize(fitting))
    let drawn = EMPTY_SET
    for (const card of this.#order.slice(-pile).slice(0, draws)) drawn = union(drawn, card)
    const left = difference(yes, drawn)
    return {
      suspects: setSize(left) === 0 ? yes : left,
      up: union(fitting, intersection(yes, drawn)),
      pile: pile - draws,
    }
  }

  #danger(turn: number): number {
    return at(this.#dangers, Math.min(turn, this.#dangers.length - 1))
  }

  /** The different ways to split the suspects, the most promising first. */
  #partings({ suspects }: LookaheadSituation, turn: number): Parting[] {
    const count = setSize(suspects)
    const all = weight(suspects)
    const met = new Set<number>()
    const partings: Parting[] = []
    const waiting = 1 - this.#danger(turn)
    for (const [nth, those] of PERSONS_BY_QUESTION.entries()) {
      const yes = intersection(suspects, those)
      const some = setSize(yes)
      if (some === 0 || some === count || met.has(setKey(yes))) continue
      met.add(setKey(yes))
      const share = weight(yes) / all
      const no = difference(suspects, those)
      partings.push({ nth, share, promise: share * rough(spread(yes)) + (1 - share) * waiting * rough(spread(no)) })
    }
    return partings.sort((a, b) => b.promise - a.promise)
  }
}

const JOKER = personSet(['X'])
const FACES = personSet(PERSONS.filter(card => (rankOf(card) ?? 0) > 10))

/** The number of these of each kind, because weights differ by kind. */
function kinds(some: PersonSet): { jokers: number; faces: number; numbers: number } {
  const [all, jokers, faces] = [setSize(some), setSize(intersection(some, JOKER)), setSize(intersection(some, FACES))]
  return { jokers, faces, numbers: all - jokers - faces }
}

/** The weight of these by people's habits. */
function weight(some: PersonSet): number {
  const { jokers, faces, numbers } = kinds(some)
  return jokers * HABITS.joker + faces * HABITS.face + numbers * HABITS.number
}

/** The chance of the likeliest of these. */
function surest(some: PersonSet): number {
  const { jokers, faces, numbers } = kinds(some)
  const most = jokers > 0 ? HABITS.joker : numbers > 0 ? HABITS.number : faces > 0 ? HABITS.face : 0
  return most / weight(some)
}

/** The equivalent number of equally likely persons. */
function spread(some: PersonSet): number {
  const { jokers, faces, numbers } = kinds(some)
  return weight(some) ** 2 / (jokers * HABITS.joker ** 2 + faces * HABITS.face ** 2 + numbers * HABITS.number ** 2)
}

/** The approximate value of being on turn with `count` suspects. */
function rough(count: number): number {
  return count <= 2 ? 1 : 1 - 0.015 * Math.log2(count / 2)
}

/** The approximate value of a sealed guess whose likeliest person has this chance. */
function guessing(chance: number): number {
  return 0.35 + 0.6 * chance
}
