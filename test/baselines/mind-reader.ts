// The baseline of Mind Reader: always the most informative question, and a guess once it is as likely right as wrong.
import type { Dice, SeatView } from '../../shared/engine/index.ts'
import { compareCards, type Card } from '../../shared/games/mind-reader/cards.ts'
import { secretPlaces } from '../../shared/games/mind-reader/rules/hand.ts'
import type { MindReader } from '../../shared/games/mind-reader/kinds.ts'
import { hiddenCardsOf, declarationTargets } from '../../shared/games/mind-reader/rules/naming.ts'
import { prove, type MindReaderDeductions } from '../../shared/games/mind-reader/reasoning/proof.ts'
import { questionsWithExpectedBits } from '../../shared/games/mind-reader/players/worth.ts'
import type { Baseline } from './baseline.ts'

type View = SeatView<MindReader>
type Move = MindReader['move']

function informative(given: View, dice: Dice): Move | null {
  const view = { ...given, story: given.story }
  const { open, own, seat, seats, options } = view
  switch (open.phase) {
    case 'hide':
      return { type: 'hide', cards: dice.shuffle(own.hand).slice(0, secretPlaces(options).length) }
    case 'answer': {
      const { place, question } = open.asked!
      return { type: 'answer', clue: compareCards(question, own.asked!, own.secrets[place]!) }
    }
    case 'lose':
      return { type: 'lose', place: dice.pick(hiddenCardsOf(open, seat)).place }
    case 'between':
      return (open.dealer + 1) % seats === seat ? { type: 'deal' } : null
    case 'over':
      return null
    case 'play':
    case 'after': {
      const proof = prove(view)
      const name = options.naming === 'singly' ? naming(view, proof, dice) : declaring(view, proof)
      if (name) return name
      if (open.phase === 'after') return { type: 'draw' }
      if (own.hand.length === 0) return { type: 'pass' }
      return dice.pick(best(questionsWithExpectedBits(view, proof), ({ expected }) => expected)).move
    }
  }
}

function naming({ open, seat }: View, { hidden }: MindReaderDeductions, dice: Dice): Move | null {
  const names = declarationTargets(open, seat).flatMap(({ of, place }) => {
    const { cards, chances } = hidden.find(one => one.of === of && one.place === place)!
    return cards.map((card, i) => ({ move: { type: 'name' as const, of, place, card }, chance: chances[i]! }))
  })
  const { move, chance } = dice.pick(best(names, one => one.chance))
  return chance >= 0.5 ? move : null
}

function declaring({ open, seat }: View, { hidden }: MindReaderDeductions): Move | null {
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
  return chance >= 0.5 ? { type: 'declare', cards } : null
}

/** The things with the highest worth. Rounded, so that ties do not depend on the order of adding. */
function best<T>(things: readonly T[], worth: (thing: T) => number): T[] {
  const worths = things.map(thing => Math.round(worth(thing) * 1e9))
  const most = Math.max(...worths)
  return things.filter((_, i) => worths[i] === most)
}

export const baselines: Readonly<Record<string, Baseline<MindReader>>> = { informative }
