// Answers for: the computer partner that goes by the facts. It says only what the rules allow a person to say.
import { seatsClockwise, type Dice, type VariantOf, type Seat, type SeatView } from '../../engine/index.ts'
import { COUNTS, topicOf, truthOf } from './about.ts'
import { COMPLETES } from './cards.ts'
import { chances, spreads, worldsOf } from './chances.ts'
import { ALL, cardsIn, CLAIMS, isIfThen, leftBy, leftByAll, setOf, sizeOf } from './claims.ts'
import { bears, type Complete } from './cards.ts'
import { evidenceOf, PACK, saidOf, silence } from './evidence.ts'
import type { About, Communal, Motion, Question } from './kinds.ts'
import { answers, promise } from './promise.ts'
import { reasoningOf } from './reasoning.ts'
import { speaks } from './speaks.ts'
import { cluesLeft, mostFavoured } from './talk.ts'

type View = SeatView<Communal>
type Move = Communal['move']

/** Players looked at for a good question: more would hardly better it. */
const ENOUGH = 4

/** A move for this seat; null to wait. */
export function normal(view: View, dice: Dice): Move | null {
  return speaks({ stating, asking, claiming, moving }, view, dice)
}

/** The pair, triple or zero that tells the others most about the hidden card. */
function stating({ open, own, options }: View, dice: Dice): VariantOf<Move, 'state'> {
  const known = worldsOf(evidenceOf(open, [], options))
  const before = chances(known, ALL)
  const mine = spreads(known, silence(PACK))
  const telling = COUNTS.filter(about => topicOf(about).of !== 'family' && truthOf(own.hands[0]!, about) !== 1)
  const told = (about: About) => {
    const truth = truthOf(own.hands[0]!, about)
    const after = before.map((chance, card) => chance * answers(mine[card]!, about, 'many')[Number(truth)]!)
    const sum = after.reduce((total, one) => total + one, 0)
    return after.reduce(
      (bits, one, card) => (one > 0 ? bits + (one / sum) * Math.log2(one / sum / before[card]!) : bits),
      0,
    )
  }
  return { type: 'state', about: best(telling, told, dice) }
}

/** The question whose answer splits best what the hidden card may be. */
function asking(view: View, dice: Dice): VariantOf<Move, 'ask'> {
  const { open, own, seat, seats, options } = view
  const known = worldsOf(evidenceOf(open, own.hands, options))
  const chance = chances(known, possible(view))
  const silent = spreads(known, silence(PACK))
  const questions: { move: VariantOf<Move, 'ask'>; bits: number }[] = []
  const others = seatsClockwise(seats).filter(of => of !== seat)
  for (const of of dice.shuffle(others).slice(0, ENOUGH)) {
    const said = saidOf(open, of)
    const hand = said ? spreads(known, said) : silent
    const ask = (about: About, question: Question) =>
      questions.push({ move: { type: 'ask', of, about, question }, bits: promise(chance, hand, about, question) })
    for (const about of COUNTS) {
      ask(about, 'many')
      ask(about, 'any')
    }
    for (const card of COMPLETES) ask(card, 'any')
  }
  return best(questions, ({ bits }) => bits, dice).move
}

/** The cards that may be hidden, as far as this seat can tell. Claims that contradict each other are not believed. */
export function possible({ open, own, options }: View): number {
  const reasoning = reasoningOf(open, own.hands, options)
  return reasoning.among(leftByAll(open.claims)) || reasoning.among(ALL)
}

/** The card it must be, when claims are checked: then nobody need be heard out. Free claims may mislead. */
export function certain(view: View): Complete | null {
  const may = possible(view)
  return view.options.claims === 'checked' && sizeOf(may) === 1 ? cardsIn(may)[0]! : null
}

/** What can be proved and is news to somebody: the claim that leaves the fewest cards, an if–then only when nothing else does. */
function claiming(view: View, dice: Dice): VariantOf<Move, 'claim'> | null {
  const { open, options, seat } = view
  const may = possible(view)
  const shared = leftByAll(open.claims) & setOf(card => !open.turned.some(mark => bears(card, mark)))
  const ifThens = options.ifThen === 'free' || (options.ifThen === 'one each' && open.supposed[seat] === 0)
  const news = CLAIMS.filter(
    claim =>
      (may & ~leftBy(claim)) === 0 &&
      (shared & ~leftBy(claim)) !== 0 &&
      !open.claims.includes(claim) &&
      (ifThens || !isIfThen(claim)),
  )
  if (news.length === 0) return null
  return {
    type: 'claim',
    claim: best(news, claim => sizeOf(shared & ~leftBy(claim)) - (isIfThen(claim) ? 27 : 0), dice),
  }
}

/** Once everybody was heard out: for a clue while there is one, else for a verdict. With one card left, for that. */
function moving(view: View, dice: Dice): Move {
  const { open, options, seat, seats } = view
  const mine = open.motions[seat] ?? null
  const proved = certain(view)
  if (proved !== null) return toFavour(proved, mine)
  const { silent, patience } = listen(view)
  if (silent.size < seats - (silent.has(seat) ? 0 : 1)) return { type: 'pass' }
  const may = possible(view)
  const agreed = mostFavoured(open.motions, seat)
  const waited = mine !== null && patience > 1 // the others were heard again, and it moved nobody
  if (waited && agreed !== null && (agreed === 'clue' || patience > 3 || cardsIn(may).includes(agreed)))
    return toFavour(agreed, mine)
  if (sizeOf(may) === 1) return toFavour(cardsIn(may)[0]!, mine)
  return toFavour(cluesLeft(open, options) > 0 ? 'clue' : verdict(view, may, dice), mine)
}

export function toFavour(motion: Motion, mine: Motion | null): Move {
  return motion === mine ? { type: 'pass' } : { type: 'favour', motion }
}

/** Who had nothing more to claim since the last news, and how often this seat has spoken since. */
export function listen({ story, seat }: View): { silent: Set<Seat>; patience: number } {
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

/** A verdict others are for, if it is about as likely as any; else the likeliest that nobody has turned down. */
function verdict(view: View, may: number, dice: Dice): Complete {
  const { open, own, options, seat } = view
  const chance = chances(worldsOf(evidenceOf(open, own.hands, options)), may)
  const likely = (card: Complete) => chance[COMPLETES.indexOf(card)]!
  const most = Math.max(...chance)
  const others = open.motions.filter(
    (motion, other): motion is Complete => other !== seat && motion !== null && motion !== 'clue',
  )
  const acceptable = others.filter(card => likely(card) >= most / 2)
  if (acceptable.length > 0)
    return best(acceptable, card => others.filter(one => one === card).length + likely(card), dice)
  const turnedDown = refused(view)
  const left = cardsIn(may).filter(card => !turnedDown.has(card))
  return best(left.length > 0 ? left : cardsIn(may), likely, dice)
}

/** Verdicts proposed since the last news after which somebody preferred another. */
export function refused({ story }: View): Set<Motion> {
  const proposed: Motion[] = []
  for (const line of story)
    if (line.type === 'turned' || line.type === 'claimed') proposed.length = 0
    else if (line.type === 'favoured' && line.motion !== proposed.at(-1)) proposed.push(line.motion)
  return new Set(proposed.slice(0, -1))
}

/** One of the things that are worth most, drawn by the dice. */
export function best<T>(things: readonly T[], worth: (thing: T) => number, dice: Dice): T {
  const worths = things.map(worth)
  const most = Math.max(...worths)
  return dice.pick(things.filter((_, i) => worths[i]! > most - 1e-9))
}
