// Tests proofs in long hands played in secret, against an exhaustive search independent of them. The search reads the story
// itself, tries every way to hide cards, and checks whether the unseen cards suffice for all answers.
import { describe, expect, test } from 'vitest'
import {
  seatsClockwise,
  diceFromSeed,
  applyMoveUnchecked,
  seatView,
  startGame,
  tableView,
  type Dice,
  type SeatView,
  type GameState,
} from '../../../../shared/engine/index.ts'
import { compareCards, type Card, type Clue, type QuestionKind } from '../../../../shared/games/mind-reader/cards.ts'
import { tableDeck } from '../../../../shared/games/mind-reader/rules/hand.ts'
import { collectEvidence } from '../../../../shared/games/mind-reader/reasoning/evidence.ts'
import type { MindReader } from '../../../../shared/games/mind-reader/kinds.ts'
import { cardNumber, PACK_SIZE } from '../../../../shared/games/mind-reader/reasoning/pack.ts'
import { prove } from '../../../../shared/games/mind-reader/reasoning/proof.ts'
import { mindReader } from '../../../../shared/games/mind-reader/rules.ts'
import { EXCLUDED, UNSETTLED, searchDealsByCard } from '../../../../shared/games/mind-reader/reasoning/witnesses.ts'

type View = SeatView<MindReader>

/** An answer about a hidden card, to a played card that was seen or not. */
interface Answer {
  readonly of: number
  readonly question: QuestionKind
  readonly clue: Clue
  readonly card: Card | null
  readonly era: number
}

interface Heard {
  readonly answers: readonly Answer[]
  readonly not: readonly (readonly [of: number, card: Card])[] // `of` does not hide `card`
  readonly is: ReadonlyMap<number, Card>
  readonly gone: ReadonlySet<Card> // nobody else hides these
  readonly unseen: readonly ReadonlySet<Card>[] // by era: what the others may have played without this seat seeing it
}

/** Reads the current hand from a seat’s story, line by line. */
function heard(view: View): Heard {
  const story = view.story.slice(view.story.findLastIndex(line => line.type === 'dealt'))
  const deck = tableDeck(view.options)
  const answers: Answer[] = []
  const not: [number, Card][] = []
  const is = new Map<number, Card>()
  const gone = new Set<Card>()
  const seenIn: Set<Card>[] = [new Set()]
  const mine = new Set<Card>()
  const always = new Set<Card>() // once hidden, never among the played
  const see = (card: Card) => {
    gone.add(card)
    seenIn.at(-1)!.add(card)
  }
  const hold = (card: Card) => {
    see(card)
    mine.add(card)
  }
  const hides = (of: number, card: Card) => {
    gone.add(card)
    always.add(card)
    if (of !== view.seat) is.set(of, card)
  }
  for (const [i, line] of story.entries()) {
    if (line.type === 'received') line.cards.forEach(hold)
    if (line.type === 'got') hold(line.card)
    if (line.type === 'asked') {
      const next = story[i + 1]
      const card = line.card ?? (next?.type === 'compared' ? next.card : null)
      if (card) {
        see(card)
        mine.delete(card)
      }
      if (line.of !== view.seat)
        answers.push({ of: line.of, question: line.question, clue: line.clue!, card, era: seenIn.length - 1 })
    }
    if (line.type === 'named') {
      if (line.right) hides(line.of, line.card)
      else not.push([line.of, line.card], [line.by, line.card])
    }
    if (line.type === 'showed' || line.type === 'lost') hides(line.by, line.card)
    if (line.type === 'left') {
      line.cards.forEach(see)
      if (line.by === view.seat) mine.clear()
    }
    if (line.type === 'reshuffled') seenIn.push(new Set(mine))
  }
  for (const card of view.own.secrets) if (card) always.add(card)
  return {
    answers,
    not,
    is,
    gone,
    unseen: seenIn.map(seen => new Set(deck.filter(card => !seen.has(card) && !always.has(card)))),
  }
}

/** For each opponent the cards they may hide, by exhaustive search; null if that is too much. */
function exhaustive(view: View, most: number): Map<number, Set<Card>> | null {
  const { answers, not, is, gone, unseen } = heard(view)
  const others = seatsClockwise(view.seats).filter(of => of !== view.seat)
  const alone = others.map(of => {
    const known = is.get(of)
    if (known) return [known]
    return tableDeck(view.options).filter(
      card =>
        !gone.has(card) &&
        !not.some(([who, other]) => who === of && other === card) &&
        answers.every(
          one => one.of !== of || one.card === null || compareCards(one.question, one.card, card) === one.clue,
        ),
    )
  })
  if (alone.reduce((product, cards) => product * cards.length, 1) > most) return null
  const found = new Map(others.map(of => [of, new Set<Card>()]))
  const go = (hidden: readonly Card[]): void => {
    const next = alone[hidden.length]
    if (next) return next.forEach(card => hidden.includes(card) || go([...hidden, card]))
    if (others.every((of, i) => found.get(of)!.has(hidden[i]!))) return
    if (
      unseen.every((cards, era) =>
        isEnough(
          answers.filter(one => one.card === null && one.era === era),
          [...cards].filter(card => !hidden.includes(card)),
          of => hidden[others.indexOf(of)]!,
        ),
      )
    )
      others.forEach((of, i) => found.get(of)!.add(hidden[i]!))
  }
  go([])
  return found
}

/** True if unseen cards suffice for all answers, by a flow: cards with equal answers form heaps, and each answer takes one card. */
function isEnough(answers: readonly Answer[], cards: readonly Card[], hiddenBy: (of: number) => Card): boolean {
  const kinds = new Map<string, Answer[]>()
  for (const one of answers) kinds.set(`${one.of} ${one.clue}`, [...(kinds.get(`${one.of} ${one.clue}`) ?? []), one])
  const wanted = [...kinds.values()]
  const heaps = new Map<number, number>()
  for (const card of cards) {
    const fits = wanted.reduce(
      (set, [one], kind) =>
        compareCards(one!.question, card, hiddenBy(one!.of)) === one!.clue ? set | (1 << kind) : set,
      0,
    )
    heaps.set(fits, (heaps.get(fits) ?? 0) + 1)
  }
  const taken = new Map([...heaps.keys()].map(heap => [heap, wanted.map(() => 0)])) // by heap, then kind
  const take = (kind: number, passed: Set<number>): boolean => {
    for (const [heap, count] of heaps) {
      if (!(heap & (1 << kind)) || passed.has(heap)) continue
      passed.add(heap)
      const by = taken.get(heap)!
      const other =
        by.reduce((sum, one) => sum + one, 0) < count ? null : by.findIndex((some, at) => some > 0 && take(at, passed))
      if (other === -1) continue
      if (other !== null) by[other]!--
      by[kind]!++
      return true
    }
    return false
  }
  return wanted.every(({ length }, kind) => Array.from({ length }).every(() => take(kind, new Set())))
}

/** Asks again and again and hardly ever names a card. */
function patiently(state: GameState<MindReader>, chance: Dice): void {
  const [seat] = mindReader.toMove(tableView(state)) as [number]
  const { open, own } = state
  const others = seatsClockwise(state.seats).filter(of => of !== seat && !open.out[of])
  const of = chance.pick(others)
  const { hand } = own[seat]!
  const ask = {
    type: 'ask',
    card: chance.pick(hand),
    of,
    place: 0,
    question: chance.pick(['rank', 'suit'] as const),
  } as const
  const name = {
    type: 'name',
    of,
    place: 0,
    card: chance.pick(
      tableDeck(state.options).filter(card => !hand.includes(card) && !own[seat]!.secrets.includes(card)),
    ),
  } as const
  if (open.phase === 'hide') applyMoveUnchecked(mindReader, state, seat, { type: 'hide', cards: [chance.pick(hand)] })
  else if (chance.below(400) === 0) applyMoveUnchecked(mindReader, state, seat, name)
  else applyMoveUnchecked(mindReader, state, seat, open.phase === 'play' ? ask : { type: 'draw' })
}

/** Positions of a long secret hand, each from one seat's view. */
function* positions(seed: string, seats: number, after: readonly number[]): Generator<View> {
  const options = {
    jokers: 'no',
    play: 'secret',
    secretCards: 'one',
    naming: 'singly',
    clues: 'computed',
    length: 'one hand',
  } as const
  const chance = diceFromSeed(seed)
  const state = startGame(mindReader, { seats, options, seed, first: null })
  for (let answers = 0; !state.outcome && answers < after.at(-1)!;) {
    const asking = state.open.phase === 'play'
    patiently(state, chance)
    if (asking && state.open.phase === 'after' && after.includes(++answers))
      for (const seat of seatsClockwise(seats)) yield seatView(state, seat)
  }
}

const MANY = Number(process.env['MANY'] ?? 1)

/** Hands in which only all answers together exclude a card. */
const HARD = (['hard 66', 'hard 72', 'hard 75', 'hard 96', 'hard 105'] as const).map(seed => [seed, 5] as const)

describe('a long hand in secret', () => {
  const hands = [...Array.from({ length: 6 * MANY }, (_, i) => [`long and secret ${i}`, 3 + (i % 3)] as const), ...HARD]

  test('leaves exactly the cards that an exhaustive search leaves', () => {
    let looked = 0
    for (const [seed, seats] of hands)
      for (const view of positions(seed, seats, [30, 42, 51])) {
        const may = exhaustive(view, 10_000)
        if (may === null) continue
        looked++
        const { hidden, contradicted } = prove(view)
        expect(contradicted).toBe(false)
        for (const { of, cards, unsettled } of hidden) {
          expect(unsettled).toEqual([])
          expect([...cards].sort(), `${seed}: ${of}, as ${view.seat} sees it`).toEqual([...may.get(of)!].sort())
        }
      }
    expect(looked).toBeGreaterThan(60)
    if (MANY > 1) console.log({ looked })
  })

  test('if the search stops early no card is crossed out wrongly, and the rest counts as unsettled', () => {
    let unsettled = 0
    for (const [seed, seats] of HARD)
      for (const view of positions(seed, seats, [42])) {
        const may = exhaustive(view, 10_000)
        if (may === null) continue
        const whole = prove(view).hidden
        const slots = whole.map(({ of, place }) => ({
          of,
          place,
          known: null,
          may: new Float64Array(PACK_SIZE).fill(1),
        }))
        const facts = collectEvidence(view)
        const found = searchDealsByCard(slots, facts, tableDeck(view.options).map(cardNumber), 8)
        for (const [i, { of }] of whole.entries())
          for (const card of may.get(of)!) expect(found[i]![cardNumber(card)]).not.toBe(EXCLUDED)
        unsettled += found.reduce((sum, cards) => sum + cards.filter(one => one === UNSETTLED).length, 0)
      }
    expect(unsettled).toBeGreaterThan(0)
  })
})
