// Plays Mind Reader by one plain rule each: what to ask, how likely a card must be to be named, and what to hide.
import type { Dice, SeatView } from '../../shared/engine/index.ts'
import { compareCards, rankOf, type Card } from '../../shared/games/mind-reader/cards.ts'
import { expectedCandidateCount } from '../../shared/games/mind-reader/reasoning/opponentKnowledge.ts'
import { secretPlaces } from '../../shared/games/mind-reader/rules/hand.ts'
import type { MindReader } from '../../shared/games/mind-reader/kinds.ts'
import { untakenHiddenCards, declarationTargets } from '../../shared/games/mind-reader/rules/naming.ts'
import { factsOfHand } from '../../shared/games/mind-reader/reasoning/notes.ts'
import { answerNumbersByCard, cardNumber } from '../../shared/games/mind-reader/reasoning/pack.ts'
import { prove, type MindReaderDeductions } from '../../shared/games/mind-reader/reasoning/proof.ts'
import { questionsWithExpectedBits } from '../../shared/games/mind-reader/players/worth.ts'
import type { Baseline } from './baseline.ts'

type View = SeatView<MindReader>
type Move = MindReader['move']

/** How one of them plays. */
interface Rule {
  readonly asks?: 'bits' | 'chance' // the most informative question, or the one after which a name is likeliest right
  readonly names?: number | 'watchful' // from this likelihood on; watchful: early when its own card is nearly known
  readonly hides?: 'any' | 'high' | 'low' // which of its cards, by rank
}

const greedy =
  (rule: Rule): Baseline<MindReader> =>
  (view, dice) =>
    play(view, rule, dice)

function play(view: View, { asks = 'bits', names = 0.5, hides = 'any' }: Rule, dice: Dice): Move | null {
  const { open, own, seat, seats, options } = view
  switch (open.phase) {
    case 'hide':
      return { type: 'hide', cards: ranked(dice.shuffle(own.hand), hides).slice(0, secretPlaces(options).length) }
    case 'answer': {
      const { place, question } = open.asked!
      return { type: 'answer', clue: compareCards(question, own.asked!, own.secrets[place]!) }
    }
    case 'lose':
      return { type: 'lose', place: dice.pick(untakenHiddenCards(open, seat)).place }
    case 'between':
      return (open.dealer + 1) % seats === seat ? { type: 'deal' } : null
    case 'over':
      return null
    case 'play':
    case 'after': {
      const proof = prove(view)
      const least = names === 'watchful' ? (isNearlyKnown(view) ? 0.3 : 0.65) : names
      const name = options.naming === 'singly' ? naming(view, proof, { least, dice }) : declaring(view, proof, least)
      if (name) return name
      if (open.phase === 'after') return { type: 'draw' }
      if (own.hand.length === 0) return { type: 'pass' }
      const worth = asks === 'bits' ? ({ expected }: Weighed) => expected : chanceAfter(proof)
      return dice.pick(best(questionsWithExpectedBits(view, proof), worth)).move
    }
  }
}

type Weighed = ReturnType<typeof questionsWithExpectedBits>[number]

/** How likely the likeliest card is right once this question is answered. */
function chanceAfter({ hidden }: MindReaderDeductions): (one: Weighed) => number {
  return ({ move: { of, place, card, question } }) => {
    const suspected = hidden.find(one => one.of === of && one.place === place)!
    const answers = answerNumbersByCard(question, cardNumber(card))
    const most = new Map<number, number>() // by answer: the likeliest of the cards that give it
    for (const [i, one] of suspected.cards.entries()) {
      const answer = answers[cardNumber(one)]!
      most.set(answer, Math.max(most.get(answer) ?? 0, suspected.chances[i]!))
    }
    return [...most.values()].reduce((sum, chance) => sum + chance, 0)
  }
}

/** True when the opponent who heard most takes a card of ours for one of two. */
function isNearlyKnown(view: View): boolean {
  const heard = factsOfHand(view)
  return untakenHiddenCards(view.open, view.seat).some(({ place }) => expectedCandidateCount(view, heard, place) <= 2.5)
}

function ranked(cards: readonly Card[], hides: Rule['hides']): readonly Card[] {
  const sign = hides === 'high' ? -1 : hides === 'low' ? 1 : 0
  return [...cards].sort((a, b) => sign * (rankOf(a) - rankOf(b)))
}

function naming(
  { open, seat }: View,
  { hidden }: MindReaderDeductions,
  { least, dice }: { least: number; dice: Dice },
): Move | null {
  const names = declarationTargets(open, seat).flatMap(({ of, place }) => {
    const { cards, chances } = hidden.find(one => one.of === of && one.place === place)!
    return cards.map((card, i) => ({ move: { type: 'name' as const, of, place, card }, chance: chances[i]! }))
  })
  const { move, chance } = dice.pick(best(names, one => one.chance))
  return chance >= least ? move : null
}

function declaring({ open, seat }: View, { hidden }: MindReaderDeductions, least: number): Move | null {
  const cards: Card[] = []
  let chance = 1
  for (const { of, place } of declarationTargets(open, seat)) {
    const one = hidden.find(suspected => suspected.of === of && suspected.place === place)!
    const free = one.cards
      .map((card, i) => ({ card, chance: one.chances[i]! }))
      .filter(({ card }) => !cards.includes(card))
    const [likeliest] = best(free, each => each.chance)
    if (!likeliest) return null
    chance *= likeliest.chance
    cards.push(likeliest.card)
  }
  return chance >= least ? { type: 'declare', cards } : null
}

/** Those of which there is most; rounded, so that what is equal stays equal whatever the order of adding. */
function best<T>(things: readonly T[], worth: (thing: T) => number): T[] {
  const worths = things.map(thing => Math.round(worth(thing) * 1e9))
  const most = Math.max(...worths)
  return things.filter((_, i) => worths[i] === most)
}

export const baselines: Readonly<Record<string, Baseline<MindReader>>> = {
  informative: greedy({}),
  'entropy, certain': greedy({ names: 1 - 1e-9 }),
  'entropy 0.3': greedy({ names: 0.3 }),
  'entropy 0.65': greedy({ names: 0.65 }),
  chance: greedy({ asks: 'chance' }),
  'chance 0.3': greedy({ asks: 'chance', names: 0.3 }),
  watchful: greedy({ names: 'watchful' }),
  'hides high': greedy({ hides: 'high' }),
  'hides low': greedy({ hides: 'low' }),
}
