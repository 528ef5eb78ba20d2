// The sharp computer player: it uses exact chances and looks ahead at the race after every answer.
import { required, at, entropy, type Dice, type VariantOf, type Seat, type SeatView } from '../../../engine/index.ts'
import { chooseNormalMove } from './normal.ts'
import type { Card } from '../cards.ts'
import { likeliestDeclaration } from '../reasoning/declare.ts'
import { duelWinChance } from './duel.ts'
import { Exchange, type CardsWithChances } from './exchange.ts'
import { expectedCandidatesForOpponent } from '../reasoning/exposure.ts'
import { secretPlaces } from '../rules/hand.ts'
import type { MindReader } from '../kinds.ts'
import { entryForHiddenCard, hiddenCardsOf, declarationTargets } from '../rules/naming.ts'
import { heardThisHand, type HeardThisHand } from '../reasoning/notes.ts'
import { ANSWERS, answerNumbersByCard, cardNumber } from '../reasoning/pack.ts'
import { prove, type HiddenCardCandidates } from '../reasoning/proof.ts'
import { fastUniform, pointsByCount, simulateRace, type ExpectedPoints, type RaceEntrant } from './race.ts'

type View = SeatView<MindReader>
type Move = MindReader['move']
type Ask = VariantOf<Move, 'ask'>

const CERTAIN = 1 - 1e-9

/** A move for this seat; null if the table does not wait for it. */
export function chooseSharpMove(given: View, dice: Dice): Move | null {
  const { open, seat, outcome, options } = given
  if (outcome || open.turn !== seat || (open.phase !== 'play' && open.phase !== 'after'))
    return chooseNormalMove(given, dice)
  const view = { ...given, story: given.story }
  const hearing = heardThisHand(view)
  const proof = prove(view)
  const patience = 10 + 6 * (view.seats - 1) * secretPlaces(options).length // afterwards the normal player's strategy ends the hand
  if (proof.contradicted || at(hearing.asks, seat) >= patience) return chooseNormalMove(view, dice)
  const suspects = declarationTargets(open, seat).map(card => entryForHiddenCard(proof.hidden, card))
  if (options.naming === 'all or nothing') return together(view, { suspects, hearing, dice })
  const certain = suspects.filter(one => Math.max(...one.chances) >= CERTAIN)
  if (certain.length > 0) return naming(dice.pick(certain), dice)
  const outlook =
    view.seats === 2 && options.secretCards === 'one'
      ? duel(view, hearing, dice)
      : race(view, { suspects, hearing, dice })
  if (open.phase === 'play' && view.own.hand.length > 0) return asking(view, { suspects, outlook, dice })
  const wait: Move = { type: open.phase === 'after' ? 'draw' : 'pass' }
  const likeliest = suspects.reduce((best, one) => (Math.max(...one.chances) > Math.max(...best.chances) ? one : best))
  const chance = Math.max(...likeliest.chances)
  const named = outlook.named(likeliest, chance)
  return named !== null && named > outlook.left(likeliest, likeliest, null) ? naming(likeliest, dice) : wait
}

/** The value of the rest of the hand, on any scale. */
interface Outlook {
  /** The value of naming this card now, at this chance; null if it cannot be named by itself. */
  named(suspected: HiddenCardCandidates, chance: number): number | null
  /** The value of ending the turn with these cards left for it, after playing this card. */
  left(suspected: HiddenCardCandidates, part: CardsWithChances, played: Card | null): number
}

/** Names the likeliest card for this hidden one. */
function naming({ of, place, cards, chances: each }: HiddenCardCandidates, dice: Dice): VariantOf<Move, 'name'> {
  const most = Math.max(...each) * CERTAIN
  return { type: 'name', of, place, card: dice.pick(cards.filter((_, i) => at(each, i) >= most)) }
}

/** Deducted from the worth of a question whose answer already follows, so that it comes after all others. */
const KNOWN = 1e6

/** The question with the best expected position after its answer, whether we then name in this turn or not. */
function asking(
  { own }: View,
  { suspects, outlook, dice }: { suspects: readonly HiddenCardCandidates[]; outlook: Outlook; dice: Dice },
): Ask {
  let best = -Infinity
  let equals: Ask[] = []
  for (const suspected of suspects) {
    const { of, place, cards, chances: each } = suspected
    for (const card of own.hand)
      for (const question of ['rank', 'suit'] as const) {
        const answers = answerNumbersByCard(question, cardNumber(card))
        const parts = ANSWERS.map(() => ({ cards: [] as Card[], chances: [] as number[] }))
        for (const [i, one] of cards.entries()) {
          const part = at(parts, at(answers, cardNumber(one)))
          part.cards.push(one)
          part.chances.push(at(each, i))
        }
        let worth = 0
        for (const part of parts) {
          if (part.cards.length === 0) continue
          const chance = part.chances.reduce((sum, one) => sum + one, 0)
          const surest = Math.max(...part.chances) / chance
          const isCertain = surest >= CERTAIN
          const named = outlook.named(suspected, isCertain ? 1 : surest)
          const left = () => outlook.left(suspected, part, card)
          worth += chance * (named === null ? left() : isCertain ? named : Math.max(named, left()))
        }
        if (parts.filter(part => part.cards.length > 0).length < 2) worth -= KNOWN
        worth = Math.round(worth * 1e6)
        if (worth < best) continue
        if (worth > best) equals = []
        best = worth
        equals.push({ type: 'ask', card, of, place, question })
      }
  }
  return dice.pick(equals)
}

/** The number of equally likely cards with the same entropy. */
function spread(chancesOfEach: readonly number[]): number {
  return 2 ** entropy(chancesOfEach)
}

/** Two players with a card each: the first right name wins. */
function duel(view: View, hearing: HeardThisHand, dice: Dice): Outlook {
  const exchange = new Exchange(view, hearing, dice)
  return {
    named: (_, chance) => chance,
    left: (_, part, played) => exchange.winChance(part, played),
  }
}

const POINTS = 10

/** More players or more cards: the expected points of the race. */
function race(
  view: View,
  { suspects, hearing, dice }: { suspects: readonly HiddenCardCandidates[]; hearing: HeardThisHand; dice: Dice },
): Outlook {
  const { open, seat, seats } = view
  const mine: RaceEntrant[] = hiddenCardsOf(open, seat).map(({ place }) => ({
    of: seat,
    left: expectedCandidatesForOpponent(view, hearing, place),
  }))
  const others: RaceEntrant[] = suspects.map(({ of, chances: each }) => ({ of, left: spread(each) }))
  const next = nextIn(view)
  const seed = dice.below(2 ** 30)
  const times = Math.min(350, Math.max(20, Math.round(34_000 / (mine.length + others.length) ** 3))) // races with many cards take long
  const known = new Map<string, ExpectedPoints>()
  const curves = new Map<number, (left: number) => number>() // by suspect
  const run = (key: string, runners: readonly RaceEntrant[], from: Seat) => {
    const points =
      known.get(key) ??
      simulateRace(runners, from, seats, { times, chance: fastUniform({ ...dice, below: () => seed }) })
    known.set(key, points)
    return at(points, seat)
  }
  const without = (at: number) => others.filter((_, i) => i !== at)
  return {
    named(suspected, chance) {
      const at = suspects.indexOf(suspected)
      const left = without(at)
      const bonus = open.facing >= 2 ? POINTS * (open.named + 1) : 0
      const right =
        POINTS +
        (left.length === 0 ? POINTS * mine.length + bonus : run(`right ${at}`, [...mine, ...left], nextIn(view, left)))
      if (chance >= CERTAIN) return right
      const wrong =
        mine.length < 2
          ? 0
          : run(
              `wrong ${at}`,
              [...mine]
                .sort((a, b) => a.left - b.left)
                .slice(1)
                .concat(others),
              next,
            )
      return chance * right + (1 - chance) * wrong
    },
    left(suspected, part) {
      const at = suspects.indexOf(suspected)
      const curve =
        curves.get(at) ??
        pointsByCount(spread(suspected.chances), left =>
          run(`left ${at} ${left}`, [...mine, ...others.map((one, i) => (i === at ? { ...one, left } : one))], next),
        )
      curves.set(at, curve)
      return curve(spread(part.chances))
    },
  }
}

/** Who is on turn after us; of those who still have a card hidden. */
function nextIn({ open, seat, seats }: View, others?: readonly RaceEntrant[]): Seat {
  for (let step = 1; step < seats; step++) {
    const next = (seat + step) % seats
    if (others ? others.some(({ of }) => of === next) : !open.out[next]) return next
  }
  return seat
}

/** All or nothing: a certain card cannot be named by itself, so an answer is worth only what it leaves. */
function together(
  view: View,
  { suspects, hearing, dice }: { suspects: readonly HiddenCardCandidates[]; hearing: HeardThisHand; dice: Dice },
): Move {
  const { open, own, seats } = view
  const declared = likeliestDeclaration(view, suspects)
  const declare: Move = { type: 'declare', cards: [...declared.cards] }
  if (declared.chance >= CERTAIN) return declare
  const alone = seats === 2 && suspects.length === 1 && hiddenCardsOf(open, view.seat).length === 1
  const outlook = alone ? duel(view, hearing, dice) : seats === 2 ? duelForAll(view, { suspects, hearing }) : bits
  if (open.phase === 'play' && own.hand.length > 0) return asking(view, { suspects, outlook, dice })
  const isWorthIt =
    seats === 2
      ? declared.chance > outlook.left(at(suspects, 0), at(suspects, 0), null)
      : declared.chance >= (nearestOpponent(view, hearing, null) < 3 ? 0.35 : 0.75)
  return isWorthIt ? declare : { type: open.phase === 'after' ? 'draw' : 'pass' }
}

/** More players: only the information counts, about whichever card. */
const bits: Outlook = {
  named: () => null,
  left: (one, part) => entropy(one.chances) - entropy(part.chances),
}

/** Two players with several cards: the first to find all of the other's wins, as in a duel for one card with as many possibilities. */
function duelForAll(
  view: View,
  { suspects, hearing }: { suspects: readonly HiddenCardCandidates[]; hearing: HeardThisHand },
): Outlook {
  const theirs = new Map([null, ...view.own.hand].map(card => [card, nearestOpponent(view, hearing, card)]))
  const besides = (suspected: HiddenCardCandidates) =>
    suspects.reduce((many, one) => (one === suspected ? many : many * spread(one.chances)), 1)
  const surestBesides = (suspected: HiddenCardCandidates) =>
    suspects.reduce((chance, one) => (one === suspected ? chance : chance * Math.max(...one.chances)), 1)
  const waiting = (suspected: HiddenCardCandidates, each: readonly number[], played: Card | null) =>
    1 - duelWinChance(required(theirs.get(played), 'such card in hand'), besides(suspected) * spread(each))
  return {
    named: () => null,
    left(suspected, { chances: each }, played) {
      if (played === null) return waiting(suspected, each, played)
      const sum = each.reduce((total, one) => total + one, 0)
      return Math.max(waiting(suspected, each, played), (Math.max(...each) / sum) * surestBesides(suspected))
    },
  }
}

/** The number of ways our cards may be hidden for the best informed opponent, after playing this card. */
function nearestOpponent(view: View, hearing: HeardThisHand, played: Card | null): number {
  return hiddenCardsOf(view.open, view.seat).reduce(
    (many, { place }) => many * expectedCandidatesForOpponent(view, hearing, place, played),
    1,
  )
}
