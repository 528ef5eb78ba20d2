// The sharp computer player. It states and asks what tells the table most, counted exactly, claims everything it can prove,
// and takes others' votes as evidence, because they have reasons.
import { at, type Dice, type VariantOf, type Seat, type SeatView } from '../../../engine/index.ts'
import { STATEMENT_TOPICS, trueValueForHand } from '../rules/topics.ts'
import { COMPLETE_CARDS, type CompleteCard } from '../cards.ts'
import { SET_OF_ALL_CARDS, isIfThenClaim, cardsMatchingClaim } from '../rules/claims.ts'
import { collectEvidence } from '../reasoning/evidence.ts'
import type { HandTopic, Communal } from '../kinds.ts'
import {
  informativeClaims,
  pickBest,
  provenCard,
  silenceSinceLastNews,
  candidateCardSet,
  supersededMotions,
  voteOrPass,
} from './normal.ts'
import { cachedDealCounts, cardProbabilities, countDeals } from '../reasoning/cardProbabilities.ts'
import { chooseMoveByStrategy } from './strategy.ts'
import { remainingClueCount, motionWithMostVotes } from '../rules/talk.ts'
import { questionsByEstimatedBits, firstUndecidedQuestion, bestQuestionsWithExpectedBits } from './worth.ts'

type View = SeatView<Communal>
type Move = Communal['move']

/** The chance of a card from which a verdict is better than another clue. */
const VERDICT_CHANCE = 0.98

/** The extra weight of a card for each hand of a player who votes for it: one hand adds little to public facts. */
const TRUST_PER_HAND = 0.3

/** A move for this seat; null to wait. */
export function chooseSharpMove(view: View, dice: Dice): Move | null {
  return chooseMoveByStrategy({ chooseStatement, chooseQuestion, chooseClaim, chooseMotion: chooseVote }, view, dice)
}

/** The statement that makes the table surest of what this seat considers likely. */
function chooseStatement({ open, own, seat, options }: View, dice: Dice): VariantOf<Move, 'state'> {
  const ownChances = cardProbabilities(cachedDealCounts(open, own.hands, options), SET_OF_ALL_CARDS)
  const publicChances = cardProbabilities(cachedDealCounts(open, [], options), SET_OF_ALL_CARDS)
  const bitsToldBy = (about: HandTopic) => {
    const statements = open.stated.map((statement, other) =>
      other === seat ? { about, truth: trueValueForHand(at(own.hands, 0), about) } : statement,
    )
    const chancesAfter = cardProbabilities(
      countDeals(collectEvidence({ ...open, stated: statements }, [], options)),
      SET_OF_ALL_CARDS,
    )
    return ownChances.reduce(
      (bits, chance, card) =>
        chance > 0 ? bits + chance * Math.log2(at(chancesAfter, card) / at(publicChances, card)) : bits,
      0,
    )
  }
  return { type: 'state', about: pickBest(STATEMENT_TOPICS, bitsToldBy, dice) }
}

/** The question with the highest expected information, of those whose answer does not follow; equals are chosen by the dice. */
function chooseQuestion(view: View, dice: Dice): VariantOf<Move, 'ask'> {
  const weighedQuestions = dice
    .shuffle(bestQuestionsWithExpectedBits(view))
    .sort((a, b) => Math.round((b.expected - a.expected) * 1e9))
  return firstUndecidedQuestion(
    view,
    [...weighedQuestions, ...questionsByEstimatedBits(view)].map(({ move }) => move),
  )
}

/** A provable claim that is news: first one against what the table wrongly considers likeliest; an if–then only if there is no other. */
function chooseClaim(view: View, dice: Dice): VariantOf<Move, 'claim'> | null {
  const { claims, publicCandidates } = informativeClaims(view)
  if (claims.length === 0) return null
  const { open, options } = view
  const publicChances = cardProbabilities(cachedDealCounts(open, [], options), publicCandidates)
  const worthOfClaim = (claim: (typeof claims)[number]) =>
    publicChances.reduce(
      (sum, chance, card) => (cardsMatchingClaim(claim) & (1 << card) ? sum : sum + chance),
      isIfThenClaim(claim) ? -1 : 0,
    )
  return { type: 'claim', claim: pickBest(claims, worthOfClaim, dice) }
}

/**
 * After everybody has spoken, all players vote for the card they consider likeliest, unless that ends the game. Knowing
 * these votes, they vote for a verdict if it is sure enough or no clue is left, and otherwise for a clue.
 */
function chooseVote(view: View, dice: Dice): Move {
  const { open, options, own, seat, seats } = view
  const ownMotion = open.motions[seat] ?? null
  const provedCard = provenCard(view)
  if (provedCard !== null) return voteOrPass(provedCard, ownMotion)
  const { silentSeats, turnsSpoken } = silenceSinceLastNews(view)
  if (silentSeats.size < seats - (silentSeats.has(seat) ? 0 : 1)) return { type: 'pass' }
  const favouredMotion = motionWithMostVotes(open.motions, seat)
  const ownChances = cardProbabilities(cachedDealCounts(open, own.hands, options), candidateCardSet(view))
  const firstVotes = firstVerdictVoteBySeat(view)
  const handCountOf = (other: Seat) => open.holders.filter(holder => holder === other).length
  const chance = weightByVotes(
    ownChances,
    [...firstVotes]
      .filter(([other]) => other !== seat)
      .map(([other, card]) => ({ card, trusted: 1 + TRUST_PER_HAND * handCountOf(other) })),
  )
  const likeliestCard = (of: readonly number[]) =>
    pickBest(
      COMPLETE_CARDS.filter((_, i) => at(of, i) > 0),
      card => at(of, COMPLETE_CARDS.indexOf(card)),
      dice,
    )
  const bestVerdict = likeliestCard(chance)
  const highestChance = Math.max(...chance)
  if (
    turnsSpoken > 2 &&
    favouredMotion !== null &&
    (favouredMotion === 'clue' || turnsSpoken > 4 || at(chance, COMPLETE_CARDS.indexOf(favouredMotion)) > 0)
  )
    return voteOrPass(favouredMotion, ownMotion) // the others spoke again, but did not join
  if (highestChance >= VERDICT_CHANCE) return voteOrPass(bestVerdict, ownMotion)
  const ownVerdict = likeliestCard(ownChances)
  const wouldEndTalk =
    2 * (open.motions.filter((motion, other) => other !== seat && motion === ownVerdict).length + 1) > seats
  if (!firstVotes.has(seat) && !wouldEndTalk) return voteOrPass(ownVerdict, ownMotion)
  if (remainingClueCount(open, options) > 0) return voteOrPass('clue', ownMotion)
  const oldMotions = turnsSpoken > 2 ? supersededMotions(view) : new Set()
  return voteOrPass(oldMotions.has(bestVerdict) ? ownVerdict : bestVerdict, ownMotion)
}

/** Each player's first vote for a verdict since the last clue: what it considers likeliest by itself. */
function firstVerdictVoteBySeat({ story }: View): Map<Seat, CompleteCard> {
  const voteBySeat = new Map<Seat, CompleteCard>()
  for (const line of story)
    if (line.type === 'turned' || line.type === 'exhausted') voteBySeat.clear()
    else if (line.type === 'favoured' && line.motion !== 'clue' && !voteBySeat.has(line.by))
      voteBySeat.set(line.by, line.motion)
  return voteBySeat
}

/** The chance of each card, with votes for it as evidence. */
function weightByVotes(
  chanceByCard: readonly number[],
  votes: readonly { readonly card: CompleteCard; readonly trusted: number }[],
): number[] {
  const weights = chanceByCard.map((cardChance, card) =>
    votes.reduce((weight, vote) => (vote.card === COMPLETE_CARDS[card] ? weight * vote.trusted : weight), cardChance),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map(weight => weight / sum)
}
