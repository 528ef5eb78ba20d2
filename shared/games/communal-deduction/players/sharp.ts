// The sharp computer player. It states and asks what tells the table most, counted exactly, claims everything it can prove,
// and takes others' votes as evidence, because they have reasons.
import { at, type Dice, type VariantOf, type Seat, type SeatView } from '../../../engine/index.ts'
import { STATEMENT_TOPICS, topicValue } from '../rules/about.ts'
import { COMPLETE_CARDS, type CompleteCard } from '../cards.ts'
import { ALL_CARDS_MASK, isIfThen, cardsMatchingClaim } from '../rules/claims.ts'
import { collectEvidence } from '../reasoning/evidence.ts'
import type { QuestionTopic, Communal } from '../kinds.ts'
import {
  newClaims,
  pickBest,
  provenCard,
  talkSinceNews,
  candidateCards,
  refusedVerdicts,
  favourMove,
} from './normal.ts'
import { cachedDealCounts, cardProbabilities, countDeals } from '../reasoning/odds.ts'
import { chooseMoveByStrategy } from './strategy.ts'
import { cluesLeft, mostFavoured } from '../rules/talk.ts'
import { bestQuestions, firstUnknown, weighedQuestions } from './worth.ts'

type View = SeatView<Communal>
type Move = Communal['move']

/** The chance of a card from which a verdict is better than another clue. */
const SURE = 0.98

/** The extra weight of a card for each hand of a player who votes for it: one hand adds little to public facts. */
const TRUSTED = 0.3

/** A move for this seat; null to wait. */
export function chooseSharpMove(view: View, dice: Dice): Move | null {
  return chooseMoveByStrategy({ stating, asking, claiming, moving }, view, dice)
}

/** The statement that makes the table surest of what this seat considers likely. */
function stating({ open, own, seat, options }: View, dice: Dice): VariantOf<Move, 'state'> {
  const mine = cardProbabilities(cachedDealCounts(open, own.hands, options), ALL_CARDS_MASK)
  const known = cardProbabilities(cachedDealCounts(open, [], options), ALL_CARDS_MASK)
  const bitsToldBy = (about: QuestionTopic) => {
    const stated = open.stated.map((one, other) =>
      other === seat ? { about, truth: topicValue(at(own.hands, 0), about) } : one,
    )
    const after = cardProbabilities(countDeals(collectEvidence({ ...open, stated }, [], options)), ALL_CARDS_MASK)
    return mine.reduce(
      (bits, chance, card) => (chance > 0 ? bits + chance * Math.log2(at(after, card) / at(known, card)) : bits),
      0,
    )
  }
  return { type: 'state', about: pickBest(STATEMENT_TOPICS, bitsToldBy, dice) }
}

/** The question with the highest expected information, of those whose answer does not follow; equals are chosen by the dice. */
function asking(view: View, dice: Dice): VariantOf<Move, 'ask'> {
  const weighed = dice.shuffle(weighedQuestions(view)).sort((a, b) => Math.round((b.expected - a.expected) * 1e9))
  return firstUnknown(
    view,
    [...weighed, ...bestQuestions(view)].map(({ move }) => move),
  )
}

/** A provable claim that is news: first one against what the table wrongly considers likeliest; an if–then only if there is no other. */
function claiming(view: View, dice: Dice): VariantOf<Move, 'claim'> | null {
  const { claims, shared } = newClaims(view)
  if (claims.length === 0) return null
  const { open, options } = view
  const known = cardProbabilities(cachedDealCounts(open, [], options), shared)
  const worth = (claim: (typeof claims)[number]) =>
    known.reduce(
      (sum, chance, card) => (cardsMatchingClaim(claim) & (1 << card) ? sum : sum + chance),
      isIfThen(claim) ? -1 : 0,
    )
  return { type: 'claim', claim: pickBest(claims, worth, dice) }
}

/**
 * After everybody has spoken, all players vote for the card they consider likeliest, unless that ends the game. Knowing
 * these votes, they vote for a verdict if it is sure enough or no clue is left, and otherwise for a clue.
 */
function moving(view: View, dice: Dice): Move {
  const { open, options, own, seat, seats } = view
  const mine = open.motions[seat] ?? null
  const proved = provenCard(view)
  if (proved !== null) return favourMove(proved, mine)
  const { silent, patience } = talkSinceNews(view)
  if (silent.size < seats - (silent.has(seat) ? 0 : 1)) return { type: 'pass' }
  const agreed = mostFavoured(open.motions, seat)
  const alone = cardProbabilities(cachedDealCounts(open, own.hands, options), candidateCards(view))
  const votes = votesIn(view)
  const handsOf = (other: Seat) => open.holders.filter(holder => holder === other).length
  const chance = pooled(
    alone,
    [...votes]
      .filter(([other]) => other !== seat)
      .map(([other, card]) => ({ card, trusted: 1 + TRUSTED * handsOf(other) })),
  )
  const likeliest = (of: readonly number[]) =>
    pickBest(
      COMPLETE_CARDS.filter((_, i) => at(of, i) > 0),
      card => at(of, COMPLETE_CARDS.indexOf(card)),
      dice,
    )
  const top = likeliest(chance)
  const most = Math.max(...chance)
  if (
    patience > 2 &&
    agreed !== null &&
    (agreed === 'clue' || patience > 4 || at(chance, COMPLETE_CARDS.indexOf(agreed)) > 0)
  )
    return favourMove(agreed, mine) // the others spoke again, but did not join
  if (most >= SURE) return favourMove(top, mine)
  const vote = likeliest(alone)
  const ends = 2 * (open.motions.filter((motion, other) => other !== seat && motion === vote).length + 1) > seats
  if (!votes.has(seat) && !ends) return favourMove(vote, mine)
  if (cluesLeft(open, options) > 0) return favourMove('clue', mine)
  const turnedDown = patience > 2 ? refusedVerdicts(view) : new Set()
  return favourMove(turnedDown.has(top) ? vote : top, mine)
}

/** Each player's first vote for a verdict since the last clue: what it considers likeliest by itself. */
function votesIn({ story }: View): Map<Seat, CompleteCard> {
  const votes = new Map<Seat, CompleteCard>()
  for (const line of story)
    if (line.type === 'turned' || line.type === 'exhausted') votes.clear()
    else if (line.type === 'favoured' && line.motion !== 'clue' && !votes.has(line.by)) votes.set(line.by, line.motion)
  return votes
}

/** The chance of each card, with votes for it as evidence. */
function pooled(
  chance: readonly number[],
  votes: readonly { readonly card: CompleteCard; readonly trusted: number }[],
): number[] {
  const weights = chance.map((one, card) =>
    votes.reduce((weight, vote) => (vote.card === COMPLETE_CARDS[card] ? weight * vote.trusted : weight), one),
  )
  const sum = weights.reduce((total, one) => total + one, 0)
  return weights.map(one => one / sum)
}
