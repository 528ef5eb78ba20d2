// The normal computer player, which uses the facts. It says only what the rules allow a person to say.
import { at, seatsClockwise, type Dice, type VariantOf, type Seat, type SeatView } from '../../../engine/index.ts'
import { COUNT_TOPICS, parseTopic, topicValue } from '../rules/about.ts'
import { COMPLETE_CARDS, hasTrait, type CompleteCard } from '../cards.ts'
import { estimateHiddenCard, handDistributions, worldsByHiddenCard } from '../reasoning/chances.ts'
import {
  ALL_CARDS_MASK,
  cardsInSet,
  ALL_CLAIMS,
  isIfThen,
  cardsMatchingClaim,
  cardsMatchingClaims,
  cardSetWhere,
  setSize,
} from '../rules/claims.ts'
import { collectEvidence, PACK_SIZES, knowledgeFromStatements, emptyHandKnowledge } from '../reasoning/evidence.ts'
import type { QuestionTopic, Claim, Communal, Motion, QuestionKind } from '../kinds.ts'
import { answerProbabilities, expectedBits } from './expectedBits.ts'
import { cachedReasoning } from '../reasoning/possibleDeals.ts'
import { chooseMoveByStrategy } from './strategy.ts'
import { cluesLeft, mostFavoured } from '../rules/talk.ts'
import { firstUnknown } from './worth.ts'

type View = SeatView<Communal>
type Move = Communal['move']

/** The number of players examined for a good question; more would hardly improve it. */
const ENOUGH = 4

/** A move for this seat; null to wait. */
export function chooseNormalMove(view: View, dice: Dice): Move | null {
  return chooseMoveByStrategy({ stating, asking, claiming, moving }, view, dice)
}

/** The pair, triple or zero that tells the others most about the hidden card. */
function stating({ open, own, options }: View, dice: Dice): VariantOf<Move, 'state'> {
  const known = worldsByHiddenCard(collectEvidence(open, [], options))
  const before = estimateHiddenCard(known, ALL_CARDS_MASK)
  const mine = handDistributions(known, emptyHandKnowledge(PACK_SIZES))
  const informative = COUNT_TOPICS.filter(
    about => parseTopic(about).of !== 'family' && topicValue(at(own.hands, 0), about) !== 1,
  )
  const bitsToldBy = (about: QuestionTopic) => {
    const truth = topicValue(at(own.hands, 0), about)
    const after = before.map(
      (chance, card) => chance * at(answerProbabilities(at(mine, card), about, 'many'), Number(truth)),
    )
    const sum = after.reduce((total, one) => total + one, 0)
    return after.reduce(
      (bits, one, card) => (one > 0 ? bits + (one / sum) * Math.log2(one / sum / at(before, card)) : bits),
      0,
    )
  }
  return { type: 'state', about: pickBest(informative, bitsToldBy, dice) }
}

/** The question whose answer best splits the cards that may be hidden. */
function asking(view: View, dice: Dice): VariantOf<Move, 'ask'> {
  const { open, own, seat, seats, options } = view
  const known = worldsByHiddenCard(collectEvidence(open, own.hands, options))
  const chance = estimateHiddenCard(known, candidateCards(view))
  const silent = handDistributions(known, emptyHandKnowledge(PACK_SIZES))
  const questions: { move: VariantOf<Move, 'ask'>; bits: number }[] = []
  const others = seatsClockwise(seats).filter(of => of !== seat)
  for (const of of dice.shuffle(others).slice(0, ENOUGH)) {
    const said = knowledgeFromStatements(open, of)
    const hand = said ? handDistributions(known, said) : silent
    const ask = (about: QuestionTopic, question: QuestionKind) =>
      questions.push({ move: { type: 'ask', of, about, question }, bits: expectedBits(chance, hand, about, question) })
    for (const about of COUNT_TOPICS) {
      ask(about, 'many')
      ask(about, 'any')
    }
    for (const card of COMPLETE_CARDS) ask(card, 'any')
  }
  const best = dice.shuffle(questions).sort((a, b) => Math.round((b.bits - a.bits) * 1e9)) // keeps the shuffled order of equals
  return firstUnknown(
    view,
    best.map(({ move }) => move),
  )
}

/** The cards that may be hidden, by what this seat knows. Claims that contradict each other are ignored. */
export function candidateCards({ open, own, options }: View): number {
  const reasoning = cachedReasoning(open, own.hands, options)
  return reasoning.among(cardsMatchingClaims(open.claims)) || reasoning.among(ALL_CARDS_MASK)
}

/** The only possible card if claims are checked: then there is no need to let others speak. Free claims may mislead. */
export function provenCard(view: View): CompleteCard | null {
  const may = candidateCards(view)
  return view.options.claims === 'checked' && setSize(may) === 1 ? at(cardsInSet(may), 0) : null
}

/**
 * The claims this seat can prove that are news to somebody, and the cards possible from public facts. Where two free claims
 * contradict each other, it gives its word for the one that it can prove.
 */
export function newClaims(view: View): {
  readonly claims: readonly (typeof ALL_CLAIMS)[number][]
  readonly shared: number
} {
  const { open, options, seat } = view
  const may = candidateCards(view)
  const unturned = cardSetWhere(card => !open.turned.some(mark => hasTrait(card, mark)))
  const agreed = cardsMatchingClaims(open.claims) & unturned
  const shared = agreed || unturned
  const said = new Set(open.claims)
  const mine = new Set(open.claims.filter((_, i) => open.makers[i] === seat))
  const isDisputed = (claim: Claim) =>
    said.has(claim) &&
    open.claims.some(other => (cardsMatchingClaim(other) & cardsMatchingClaim(claim) & unturned) === 0)
  const ifThens = options.ifThen === 'free' || (options.ifThen === 'one each' && open.supposed[seat] === 0)
  const claims = ALL_CLAIMS.filter(
    claim =>
      (may & ~cardsMatchingClaim(claim)) === 0 &&
      (shared & ~cardsMatchingClaim(claim)) !== 0 &&
      (agreed ? !said.has(claim) : isDisputed(claim) && !mine.has(claim)) &&
      (ifThens || !isIfThen(claim)),
  )
  return { claims, shared }
}

/** The provable claim that leaves the fewest cards and is news to somebody; an if–then only if there is no other. */
function claiming(view: View, dice: Dice): VariantOf<Move, 'claim'> | null {
  const { claims, shared } = newClaims(view)
  if (claims.length === 0) return null
  return {
    type: 'claim',
    claim: pickBest(claims, claim => setSize(shared & ~cardsMatchingClaim(claim)) - (isIfThen(claim) ? 27 : 0), dice),
  }
}

/** After everybody has spoken: votes for a clue while there is one, otherwise for a verdict. Votes for a verdict if one card is left. */
function moving(view: View, dice: Dice): Move {
  const { open, options, seat, seats } = view
  const mine = open.motions[seat] ?? null
  const proved = provenCard(view)
  if (proved !== null) return favourMove(proved, mine)
  const { silent, patience } = talkSinceNews(view)
  if (silent.size < seats - (silent.has(seat) ? 0 : 1)) return { type: 'pass' }
  const may = candidateCards(view)
  const agreed = mostFavoured(open.motions, seat)
  const waited = mine !== null && patience > 1 // the others spoke again, but did not join
  if (waited && agreed !== null && (agreed === 'clue' || patience > 3 || cardsInSet(may).includes(agreed)))
    return favourMove(agreed, mine)
  if (setSize(may) === 1) return favourMove(at(cardsInSet(may), 0), mine)
  return favourMove(cluesLeft(open, options) > 0 ? 'clue' : verdict(view, may, dice), mine)
}

export function favourMove(motion: Motion, mine: Motion | null): Move {
  return motion === mine ? { type: 'pass' } : { type: 'favour', motion }
}

/** Who had nothing to claim since the last news, and how often this seat has spoken since. */
export function talkSinceNews({ story, seat }: View): { silent: Set<Seat>; patience: number } {
  const silent = new Set<Seat>()
  let patience = 0
  for (const line of story)
    switch (line.type) {
      case 'began':
      case 'claimed':
      case 'turned':
      case 'exhausted':
        silent.clear()
        patience = 0
        break
      case 'passed':
      case 'favoured':
      case 'withdrew':
        silent.add(line.by)
        if (line.by === seat) patience++
    }
  return { silent, patience }
}

/** A verdict others vote for, if it is about as likely as any; otherwise the likeliest that nobody has rejected. */
function verdict(view: View, may: number, dice: Dice): CompleteCard {
  const { open, own, options, seat } = view
  const chance = estimateHiddenCard(worldsByHiddenCard(collectEvidence(open, own.hands, options)), may)
  const likely = (card: CompleteCard) => at(chance, COMPLETE_CARDS.indexOf(card))
  const most = Math.max(...chance)
  const others = open.motions.filter(
    (motion, other): motion is CompleteCard => other !== seat && motion !== null && motion !== 'clue',
  )
  const acceptable = others.filter(card => likely(card) >= most / 2)
  if (acceptable.length > 0)
    return pickBest(acceptable, card => others.filter(one => one === card).length + likely(card), dice)
  const turnedDown = refusedVerdicts(view)
  const left = cardsInSet(may).filter(card => !turnedDown.has(card))
  return pickBest(left.length > 0 ? left : cardsInSet(may), likely, dice)
}

/** Verdicts proposed since the last news after which somebody preferred another. */
export function refusedVerdicts({ story }: View): Set<Motion> {
  const proposed: Motion[] = []
  for (const line of story)
    if (line.type === 'turned' || line.type === 'claimed') proposed.length = 0
    else if (line.type === 'favoured' && line.motion !== proposed.at(-1)) proposed.push(line.motion)
  return new Set(proposed.slice(0, -1))
}

/** One of the things with the highest worth, chosen by the dice. */
export function pickBest<T>(things: readonly T[], worth: (thing: T) => number, dice: Dice): T {
  const worths = things.map(worth)
  const most = Math.max(...worths)
  return dice.pick(things.filter((_, i) => at(worths, i) > most - 1e-9))
}
