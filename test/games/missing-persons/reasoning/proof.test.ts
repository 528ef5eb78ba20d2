// Tests proofs against plain enumeration: every deal of a small pack, late real positions, and the truth in every game.
import { describe, expect, test } from 'vitest'
import {
  diceFromSeed,
  applyMoveUnchecked,
  seatView,
  startGame,
  randomMove,
  type Dice,
  type GameState,
} from '../../../../shared/engine/index.ts'
import { PERSONS, type Card } from '../../../../shared/games/missing-persons/cards.ts'
import { collectEvidence, type EvidenceClue } from '../../../../shared/games/missing-persons/reasoning/evidence.ts'
import type { MissingPersons } from '../../../../shared/games/missing-persons/kinds.ts'
import { directNotebookFacts } from '../../../../shared/games/missing-persons/reasoning/notes.ts'
import {
  chancesFromEvidence,
  prove,
  proveFromEvidence,
  suspectsWithChance,
  type PersonChances,
} from '../../../../shared/games/missing-persons/reasoning/proof.ts'
import {
  isTrueOfCard,
  undecidedQuestions,
  type Answer,
} from '../../../../shared/games/missing-persons/rules/questions.ts'
import { missingPersons } from '../../../../shared/games/missing-persons/rules.ts'
import { randomOptions } from '../../../kit/gameLaws/index.ts'
import { listed } from '../listing.ts'
import { cardsOf, dealt, toGuessing } from '../table.ts'
import { effort } from '../../../kit/effort.ts'

type Game = GameState<MissingPersons>

/** The cards in front of a player, in order, and when each was turned down, as the rules say. */
interface Played {
  turned: number[] // by question
  misfits: number[] // by question
  faceUp: number
}

/** Plays a line-up with this number of places from the cards in this order, without the program's rules. */
function played(
  order: readonly Card[],
  places: number,
  answers: readonly Answer[],
  pile: number,
): { shown: Card[]; seen: Played } {
  const queue = [...order]
  let left = pile
  const line = queue.splice(0, places).map(card => ({ card, up: true }))
  const shown = line.map(({ card }) => card)
  const turned: number[] = []
  const misfits: number[] = []
  answers.forEach(({ question, yes }, nth) => {
    const fits = (card: Card) => answers.slice(0, nth + 1).every(one => isTrueOfCard(one.question, card) === one.yes)
    turned.push(0)
    misfits.push(0)
    for (const place of line)
      if (place.up && isTrueOfCard(question, place.card) !== yes) {
        place.up = false
        turned[nth]!++
      }
    if (!yes) return
    for (const place of line) {
      if (place.up || left === 0) continue
      left--
      place.card = queue.shift()!
      shown.push(place.card)
      place.up = fits(place.card)
      if (!place.up) misfits[nth]!++
    }
  })
  return { shown, seen: { turned, misfits, faceUp: line.filter(({ up }) => up).length } }
}

function* orders(cards: readonly Card[]): Generator<Card[]> {
  if (cards.length === 0) yield []
  for (const [i, card] of cards.entries())
    for (const rest of orders(cards.filter((_, at) => at !== i))) yield [card, ...rest]
}

function cluesOf(heard: readonly Answer[], { turned, misfits }: Played): EvidenceClue[] {
  return heard.map((answer, nth) => ({
    is: 'heard',
    nth,
    answer,
    turned: turned[nth]!,
    misfits: misfits[nth]!,
    lines: [],
  }))
}

function share(counts: Map<Card, number>): PersonChances {
  const sum = [...counts.values()].reduce((a, b) => a + b, 0)
  return Object.fromEntries([...counts].map(([card, count]) => [card, count / sum]))
}

function expectAlike(found: PersonChances, counted: PersonChances, about: string): void {
  expect(suspectsWithChance(found), about).toEqual(suspectsWithChance(counted))
  for (const card of suspectsWithChance(counted))
    expect(Math.abs(found[card]! - counted[card]!), `${about} ${card}`).toBeLessThan(1e-12)
}

/** Random questions about a card with their true answers, each still open after the earlier ones. */
function questioned(card: Card, count: number, among: readonly Card[], chance: Dice): Answer[] {
  const answers: Answer[] = []
  while (answers.length < count) {
    const splitting = undecidedQuestions(answers).filter(question =>
      among.some(one => isTrueOfCard(question, one) !== isTrueOfCard(question, card)),
    )
    if (splitting.length === 0) break
    const question = chance.pick(splitting)
    answers.push({ question, yes: isTrueOfCard(question, card) })
  }
  return answers
}

describe('every deal of a small pack', () => {
  /** Tries all orders of seven or eight cards: one is this seat's hidden card, both line-ups have two or three places, the rest is the pile. */
  function compare(seed: string, small: readonly Card[]): number {
    const chance = diceFromSeed(seed)
    const mine = chance.pick(small)
    const persons = [...new Set(small)]
    const theirs = chance.pick(persons.filter(card => card !== mine || small.filter(one => one === card).length > 1))
    const heard = questioned(mine, 1 + chance.below(3), persons, chance)
    const told = questioned(theirs, chance.below(2), persons, chance)
    const takeOut = (cards: readonly Card[], ...out: Card[]) => {
      const rest = [...cards]
      for (const card of out) rest.splice(rest.indexOf(card), 1)
      return rest
    }
    const places = 2 + chance.below(2)
    const own = 1 + chance.below(2)
    const pile = small.length - 2 - own - places
    const deck = chance.shuffle(takeOut(small, mine, theirs))
    const mySight = deck.slice(0, own)
    const sight = played(deck.slice(own), places, heard, pile).seen
    const counts = new Map<Card, number>()
    for (const person of persons) {
      const copies = small.filter(card => card === person).length - (person === mine ? 1 : 0)
      if (copies === 0 || !told.every(({ question, yes }) => isTrueOfCard(question, person) === yes)) continue
      for (const order of orders(takeOut(small, mine, person))) {
        if (order.slice(0, own).join() !== mySight.join()) continue
        if (JSON.stringify(played(order.slice(own), places, heard, pile).seen) !== JSON.stringify(sight)) continue
        counts.set(person, (counts.get(person) ?? 0) + 1)
      }
    }
    const clues: EvidenceClue[] = [
      { is: 'mine', card: mine, lines: [] },
      { is: 'seen', cards: mySight, lines: [] },
      ...told.map(answer => ({ is: 'answer', answer, lines: [] }) as const),
      ...cluesOf(heard, sight),
    ]
    // the program's pack has two jokers; a small one has none or both
    const chances = chancesFromEvidence({ clues, faceUp: sight.faceUp }, { pack: 'one' }, persons)
    expectAlike(chances, share(counts), seed)
    return persons.filter(
      person =>
        person !== mine &&
        !mySight.includes(person) &&
        told.every(({ question, yes }) => isTrueOfCard(question, person) === yes) &&
        !(person in chances),
    ).length
  }

  test('the persons left and their chances equal those of a plain enumeration', () => {
    let deeper = 0
    for (let i = 0; i < 90; i++)
      deeper += compare(`small ${i}`, diceFromSeed(`pack ${i}`).shuffle(PERSONS.slice(0, 52)).slice(0, 7))
    expect(deeper).toBeGreaterThan(5) // the opponent's line-up alone crossed some out
  })
  test('also with the jokers', () => {
    for (let i = 0; i < 60; i++)
      compare(`jokers ${i}`, [...diceFromSeed(`pack ${i}`).shuffle(PERSONS.slice(0, 52)).slice(0, 5), 'X', 'X'])
  })
})

/** Plays random questions until the game ends; `see` gets every position. */
function wander(seed: string, see: (state: Game) => void, options?: MissingPersons['options']): void {
  const chance = diceFromSeed(seed)
  const state = startGame(missingPersons, {
    seats: 2,
    options: options ?? randomOptions(missingPersons, chance),
    seed,
    first: null,
  })
  see(state)
  for (let moves = 0; !state.outcome && moves < 400; moves++) {
    const entry = randomMove(missingPersons, state, chance)!
    if (entry[1].type === 'name' && chance.below(60) > 0) continue
    applyMoveUnchecked(missingPersons, state, ...entry)
    see(state)
  }
}

describe('late positions of the real game', () => {
  test('every arrangement of the other’s cards is counted', () => {
    let [looked, deeper] = [0, 0]
    for (let game = 0; looked < LATE; game++) {
      const draw = game % 2 === 0 ? 'refill' : 'single'
      const chance = diceFromSeed(`late ${game} looks`)
      wander(
        `late ${game}`,
        state => {
          if (
            state.outcome ||
            !['ask', 'guess', 'lay'].includes(state.open.phase) ||
            state.open.pile > 12 ||
            chance.below(3) > 0
          )
            return
          const view = seatView(state, chance.below(2))
          const counts = listed(view, 2_000)
          if (counts === null) return
          const { chances, contradicted } = prove(view)
          const sum = [...counts.values()].reduce((a, b) => a + b, 0n)
          expect(contradicted).toBe(false)
          expectAlike(
            chances,
            Object.fromEntries([...counts].map(([card, ways]) => [card, Number((ways * 10n ** 18n) / sum) / 1e18])),
            `late ${game}`,
          )
          if (suspectsWithChance(chances).length < directNotebookFacts(view).left.length) deeper++
          looked++
        },
        { draw, questions: 'plain', lineups: 'own', pack: 'one', lastTurn: 'yes', questionsPerTurn: 'unlimited' },
      )
    }
    expect(deeper).toBeGreaterThan(LATE / 100)
  })
})

const LATE = effort(200, 10_000) // positions

describe('in every game, with every option', () => {
  test('the truth is never crossed out, and nobody excluded comes back', () => {
    for (let i = 0; i < effort(12, 30); i++) {
      const before: { key: string; left: Card[] }[] = []
      wander(`every ${i}`, state => {
        for (const seat of [0, 1]) {
          const view = seatView(state, seat)
          const { chances, riddles, left, bitsLeft, contradicted } = prove(view)
          const suspects = suspectsWithChance(chances)
          const truth = state.own[1 - seat]!.hidden
          expect(contradicted).toBe(false)
          if (truth && state.open.phase !== 'hide') expect(suspects).toContain(truth)
          expect(left).toBe(suspects.length)
          expect(bitsLeft).toBeLessThanOrEqual(Math.log2(left) + 1e-9)
          for (const card of directNotebookFacts(view).left)
            if (!suspects.includes(card)) expect(view.options).toMatchObject({ pack: 'one', lineups: 'own' })
          const key = riddles[0]!.key
          const last = before[seat]
          if (last?.key === key) for (const card of suspects) expect(last.left, `every ${i}`).toContain(card)
          before[seat] = { key, left: suspects }
        }
      })
    }
  })
  test('once it is over the riddle is solved', () => {
    const table = dealt()
    table.seat(0).names('S9')
    for (const [seat, card] of cardsOf('S3 H3').entries())
      expect(prove(table.seat(seat).view)).toMatchObject({
        left: 1,
        bitsLeft: 0,
        riddles: [{ key: `person:1.${1 - seat}`, left: 1, answer: card }],
      })
  })
  test('what a tie revealed to everybody is not a riddle any more', () => {
    const table = dealt({ hides: 'H5 S5' })
    expect(prove(table.seat(0).view).riddles[0]!.shown).toBeUndefined()
    toGuessing(table)
    table.seat(0).guesses('S6')
    table.seat(1).guesses('H6')
    for (const seat of [0, 1])
      expect(prove(table.seat(seat).view).riddles).toMatchObject([
        { key: `person:1.${1 - seat}`, left: 1, shown: true },
      ])
  })
  test('if answers contradict each other, the rest uses only what the seat saw', () => {
    const table = dealt()
    const { view } = table.seat(0)
    const { clues, faceUp } = collectEvidence(view)
    const answers = (['red', 'black'] as const).map(
      question => ({ is: 'answer', answer: { question, yes: true }, lines: [] }) as const,
    )
    const proof = proveFromEvidence(view, { clues: [...clues, ...answers], faceUp })
    expect(proof.contradicted).toBe(true)
    expect(suspectsWithChance(proof.chances)).toEqual(directNotebookFacts(view).left)
  })
})
