// The normal computer player, which uses the facts. It says only what the rules allow a person to say.
import { at, seatsClockwise, type Dice, type VariantOf, type Seat, type SeatView } from '../../../engine/index.ts'
import { COUNT_TOPICS, parseTopic, trueValueForHand } from '../rules/topics.ts'
import { COMPLETE_CARDS, hasTrait, type CompleteCard } from '../cards.ts'
import {
  estimateHiddenCardChances,
  handDistributionByHiddenCard,
  hypothesesByHiddenCard,
} from '../reasoning/chances.ts'
import {
  SET_OF_ALL_CARDS,
  cardsInSet,
  ALL_CLAIMS,
  isIfThenClaim,
  cardsMatchingClaim,
  cardsMatchingClaims,
  cardSetWhere,
  cardSetSize,
} from '../rules/claims.ts'
import { collectEvidence, PACK_SIZES, knowledgeFromStatements, unknownHandKnowledge } from '../reasoning/evidence.ts'
import type { HandTopic, Claim, Communal, Motion, QuestionKind } from '../kinds.ts'
import { answerProbabilities, expectedBits } from './expectedBits.ts'
import { cachedHiddenCardReasoning } from '../reasoning/hiddenCardReasoning.ts'
import { chooseMoveByStrategy } from './strategy.ts'
import { remainingClueCount, motionWithMostVotes } from '../rules/talk.ts'
import { firstUndecidedQuestion } from './worth.ts'

type View = SeatView<Communal>
type Move = Communal['move']

/** The number of players examined for a good question; more would hardly improve it. */
const MAX_PLAYERS_EXAMINED = 4

/** A move for this seat; null to wait. */
export function chooseNormalMove(view: View, dice: Dice): Move | null {
  return chooseMoveByStrategy({ chooseStatement, chooseQuestion, chooseClaim, chooseMotion: chooseVote }, view, dice)
}

/** The statement of none, two or three (never of one) that tells the others most about the hidden card. */
function chooseStatement({ open, own, options }: View, dice: Dice): VariantOf<Move, 'state'> {
  const publicWorlds = hypothesesByHiddenCard(collectEvidence(open, [], options))
  const publicEstimate = estimateHiddenCardChances(publicWorlds, SET_OF_ALL_CARDS)
  const ownHandDistributions = handDistributionByHiddenCard(publicWorlds, unknownHandKnowledge(PACK_SIZES))
  const informativeTopics = COUNT_TOPICS.filter(
    about => parseTopic(about).of !== 'family' && trueValueForHand(at(own.hands, 0), about) !== 1,
  )
  const bitsToldBy = (about: HandTopic) => {
    const truth = trueValueForHand(at(own.hands, 0), about)
    const estimateAfter = publicEstimate.map(
      (chance, card) => chance * at(answerProbabilities(at(ownHandDistributions, card), about, 'many'), Number(truth)),
    )
    const sum = estimateAfter.reduce((total, chance) => total + chance, 0)
    return estimateAfter.reduce(
      (bits, chance, card) =>
        chance > 0 ? bits + (chance / sum) * Math.log2(chance / sum / at(publicEstimate, card)) : bits,
      0,
    )
  }
  return { type: 'state', about: pickBest(informativeTopics, bitsToldBy, dice) }
}

/** The question whose answer best splits the cards that may be hidden. */
function chooseQuestion(view: View, dice: Dice): VariantOf<Move, 'ask'> {
  const { open, own, seat, seats, options } = view
  const hypothesesByCard = hypothesesByHiddenCard(collectEvidence(open, own.hands, options))
  const chance = estimateHiddenCardChances(hypothesesByCard, candidateCardSet(view))
  const silentHandDistributions = handDistributionByHiddenCard(hypothesesByCard, unknownHandKnowledge(PACK_SIZES))
  const questions: { move: VariantOf<Move, 'ask'>; bits: number }[] = []
  const otherSeats = seatsClockwise(seats).filter(of => of !== seat)
  for (const of of dice.shuffle(otherSeats).slice(0, MAX_PLAYERS_EXAMINED)) {
    const saidKnowledge = knowledgeFromStatements(open, of)
    const hand = saidKnowledge ? handDistributionByHiddenCard(hypothesesByCard, saidKnowledge) : silentHandDistributions
    const askMove = (about: HandTopic, question: QuestionKind) =>
      questions.push({ move: { type: 'ask', of, about, question }, bits: expectedBits(chance, hand, about, question) })
    for (const about of COUNT_TOPICS) {
      askMove(about, 'many')
      askMove(about, 'any')
    }
    for (const card of COMPLETE_CARDS) askMove(card, 'any')
  }
  const questionsByBits = dice.shuffle(questions).sort((a, b) => Math.round((b.bits - a.bits) * 1e9)) // keeps the shuffled order of equals
  return firstUndecidedQuestion(
    view,
    questionsByBits.map(({ move }) => move),
  )
}

/** The cards that may be hidden, by what this seat knows. Claims that contradict each other are ignored. */
export function candidateCardSet({ open, own, options }: View): number {
  const reasoning = cachedHiddenCardReasoning(open, own.hands, options)
  return reasoning.possibleAmong(cardsMatchingClaims(open.claims)) || reasoning.possibleAmong(SET_OF_ALL_CARDS)
}

/**
 * The only possible card, if claims are checked; there is no need to let others speak. Null if claims are free, because
 * they may mislead.
 */
export function provenCard(view: View): CompleteCard | null {
  const candidates = candidateCardSet(view)
  return view.options.claims === 'checked' && cardSetSize(candidates) === 1 ? at(cardsInSet(candidates), 0) : null
}

/**
 * The claims this seat can prove that are news to somebody, and the cards possible from public facts. Where two free claims
 * contradict each other, it gives its word for the one that it can prove.
 */
export function informativeClaims(view: View): {
  readonly claims: readonly (typeof ALL_CLAIMS)[number][]
  readonly publicCandidates: number
} {
  const { open, options, seat } = view
  const possibleCards = candidateCardSet(view)
  const cardsWithoutClue = cardSetWhere(card => !open.turned.some(trait => hasTrait(card, trait)))
  const cardsLeftByClaims = cardsMatchingClaims(open.claims) & cardsWithoutClue
  const publicCandidates = cardsLeftByClaims || cardsWithoutClue
  const claimsOnTable = new Set(open.claims)
  const ownClaims = new Set(open.claims.filter((_, i) => open.makers[i] === seat))
  const isDisputed = (claim: Claim) =>
    claimsOnTable.has(claim) &&
    open.claims.some(other => (cardsMatchingClaim(other) & cardsMatchingClaim(claim) & cardsWithoutClue) === 0)
  const mayClaimIfThen = options.ifThen === 'free' || (options.ifThen === 'one each' && open.supposed[seat] === 0)
  const claims = ALL_CLAIMS.filter(
    claim =>
      (possibleCards & ~cardsMatchingClaim(claim)) === 0 &&
      (publicCandidates & ~cardsMatchingClaim(claim)) !== 0 &&
      (cardsLeftByClaims ? !claimsOnTable.has(claim) : isDisputed(claim) && !ownClaims.has(claim)) &&
      (mayClaimIfThen || !isIfThenClaim(claim)),
  )
  return { claims, publicCandidates: publicCandidates }
}

/** The provable claim that leaves the fewest cards and is news to somebody; an if–then only if there is no other. */
function chooseClaim(view: View, dice: Dice): VariantOf<Move, 'claim'> | null {
  const { claims, publicCandidates } = informativeClaims(view)
  if (claims.length === 0) return null
  return {
    type: 'claim',
    claim: pickBest(
      claims,
      claim => cardSetSize(publicCandidates & ~cardsMatchingClaim(claim)) - (isIfThenClaim(claim) ? 27 : 0),
      dice,
    ),
  }
}

/** After everybody has spoken: votes for a clue while there is one, otherwise for a verdict. Votes for a verdict if one card is left. */
function chooseVote(view: View, dice: Dice): Move {
  const { open, options, seat, seats } = view
  const ownMotion = open.motions[seat] ?? null
  const provedCard = provenCard(view)
  if (provedCard !== null) return voteOrPass(provedCard, ownMotion)
  const { silentSeats, turnsSpoken } = silenceSinceLastNews(view)
  if (silentSeats.size < seats - (silentSeats.has(seat) ? 0 : 1)) return { type: 'pass' }
  const possibleCards = candidateCardSet(view)
  const favouredMotion = motionWithMostVotes(open.motions, seat)
  const hasWaitedForVotes = ownMotion !== null && turnsSpoken > 1 // the others spoke again, but did not join
  if (
    hasWaitedForVotes &&
    favouredMotion !== null &&
    (favouredMotion === 'clue' || turnsSpoken > 3 || cardsInSet(possibleCards).includes(favouredMotion))
  )
    return voteOrPass(favouredMotion, ownMotion)
  if (cardSetSize(possibleCards) === 1) return voteOrPass(at(cardsInSet(possibleCards), 0), ownMotion)
  return voteOrPass(
    remainingClueCount(open, options) > 0 ? 'clue' : chooseVerdict(view, possibleCards, dice),
    ownMotion,
  )
}

/** Votes for this motion; passes if this seat favours it already. */
export function voteOrPass(motion: Motion, ownMotion: Motion | null): Move {
  return motion === ownMotion ? { type: 'pass' } : { type: 'favour', motion }
}

/** Collects which players had nothing to claim since the last news, and how often this seat has spoken since. */
export function silenceSinceLastNews({ story, seat }: View): { silentSeats: Set<Seat>; turnsSpoken: number } {
  const silentSeats = new Set<Seat>()
  let turnsSpoken = 0
  for (const line of story)
    switch (line.type) {
      case 'began':
      case 'claimed':
      case 'turned':
      case 'exhausted':
        silentSeats.clear()
        turnsSpoken = 0
        break
      case 'passed':
      case 'favoured':
      case 'withdrew':
        silentSeats.add(line.by)
        if (line.by === seat) turnsSpoken++
    }
  return { silentSeats: silentSeats, turnsSpoken }
}

/**
 * A verdict others vote for, if it is about as likely as any. Otherwise the likeliest card that is not among the
 * superseded motions.
 */
function chooseVerdict(view: View, possibleCards: number, dice: Dice): CompleteCard {
  const { open, own, options, seat } = view
  const chance = estimateHiddenCardChances(
    hypothesesByHiddenCard(collectEvidence(open, own.hands, options)),
    possibleCards,
  )
  const chanceOfCard = (card: CompleteCard) => at(chance, COMPLETE_CARDS.indexOf(card))
  const highestChance = Math.max(...chance)
  const otherVerdicts = open.motions.filter(
    (motion, other): motion is CompleteCard => other !== seat && motion !== null && motion !== 'clue',
  )
  const acceptableVerdicts = otherVerdicts.filter(card => chanceOfCard(card) >= highestChance / 2)
  if (acceptableVerdicts.length > 0)
    return pickBest(
      acceptableVerdicts,
      card => otherVerdicts.filter(verdict => verdict === card).length + chanceOfCard(card),
      dice,
    )
  const oldMotions = supersededMotions(view)
  const remainingCards = cardsInSet(possibleCards).filter(card => !oldMotions.has(card))
  return pickBest(remainingCards.length > 0 ? remainingCards : cardsInSet(possibleCards), chanceOfCard, dice)
}

/**
 * The motions favoured since the last news, except the latest. Somebody has preferred another motion to each of these.
 */
export function supersededMotions({ story }: View): Set<Motion> {
  const motionsSinceNews: Motion[] = []
  for (const line of story)
    if (line.type === 'turned' || line.type === 'claimed') motionsSinceNews.length = 0
    else if (line.type === 'favoured' && line.motion !== motionsSinceNews.at(-1)) motionsSinceNews.push(line.motion)
  return new Set(motionsSinceNews.slice(0, -1))
}

/** One of the things with the highest worth, chosen by the dice. */
export function pickBest<T>(things: readonly T[], worth: (thing: T) => number, dice: Dice): T {
  const worths = things.map(worth)
  const highestWorth = Math.max(...worths)
  return dice.pick(things.filter((_, i) => at(worths, i) > highestWorth - 1e-9))
}
