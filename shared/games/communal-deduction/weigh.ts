// Answers for: what a question is expected to tell of the hidden card, in bits, exactly.
import { seatsClockwise, entropy, type VariantOf, type SeatView, type QuestionWorth } from '../../engine/index.ts'
import { COUNTS, topicOf } from './about.ts'
import { COMPLETES } from './cards.ts'
import { spreads, worldsOf } from './chances.ts'
import { evidenceOf, PAIR, saidOf, silence, SINGLES, PACK } from './evidence.ts'
import type { About, Asked, Communal, Truth } from './kinds.ts'
import { completesWays } from './completes-ways.ts'
import { claimedIn, oddsOf, shares } from './odds.ts'
import { singlesWays } from './singles-ways.ts'
import { promise } from './promise.ts'

type View = SeatView<Communal>
type Ask = VariantOf<Communal['move'], 'ask'>

/** Questions that promise most at a glance, which are then weighed. */
const LOOKED_AT = 12

/** What asking this promises, and what the best question would; null when this is no question. */
export function weigh(view: View, move: Communal['move']): QuestionWorth<Communal> | null {
  if (move.type !== 'ask') return null
  const own = { move, expected: expects(view, move) }
  const best = questions(view, LOOKED_AT).reduce((most, { move }) => {
    const expected = expects(view, move)
    return expected > most.expected ? { move, expected } : most
  }, own)
  return { expected: own.expected, best }
}

/** How much surer of the hidden card this seat will be, in bits; from 0. */
export function expects({ open, own, options }: View, { of, about, question }: Ask): number {
  const among = claimedIn(open, options)
  const before = oddsOf(open, own.hands, options)
  const ofSingles = about.startsWith('singles')
  let all = 0
  let bits = 0
  for (const truth of answersTo(about, question)) {
    const evidence = evidenceOf({ ...open, asked: [...open.asked, { of, about, question, truth }] }, own.hands, options)
    const { singles, completes } = ofSingles
      ? { ...before, singles: singlesWays(evidence) }
      : { ...before, completes: completesWays(evidence) }
    const weights = singles.map((ways, card) => (among & (1 << card) ? ways * completes[card]! : 0))
    const likely = weights.reduce((sum, weight) => sum + weight, 0)
    if (likely === 0) continue
    all += likely
    bits += likely * entropy(weights)
  }
  return Math.max(0, entropy(shares(before, among)) - bits / all)
}

function answersTo(about: About, question: Asked['question']): Truth[] {
  if (question === 'any') return [false, true]
  return seatsClockwise(topicOf(about).of === 'completes' ? PAIR + 1 : SINGLES + 1)
}

/** The questions that promise most when hands are taken one by one. To ask how many never tells less than to ask whether any. */
export function questions({ open, own, seat, seats, options }: View, count: number): { move: Ask; bits: number }[] {
  const known = worldsOf(evidenceOf(open, own.hands, options))
  const chance = shares(oddsOf(open, own.hands, options), claimedIn(open, options))
  const silent = spreads(known, silence(PACK))
  const all: { move: Ask; bits: number }[] = []
  for (const of of seatsClockwise(seats)) {
    if (of === seat) continue
    const said = saidOf(open, of)
    const hand = said ? spreads(known, said) : silent
    for (const about of COUNTS)
      all.push({ move: { type: 'ask', of, about, question: 'many' }, bits: promise(chance, hand, about, 'many') })
    for (const card of COMPLETES)
      all.push({ move: { type: 'ask', of, about: card, question: 'any' }, bits: promise(chance, hand, card, 'any') })
  }
  return all.sort((a, b) => b.bits - a.bits).slice(0, count)
}
