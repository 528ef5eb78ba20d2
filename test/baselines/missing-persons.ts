// Plays Missing Persons by one plain rule each: what to hide, what to ask, how likely a person must be to be named.
import type { Dice, SeatView } from '../../shared/engine/index.ts'
import { guessDistance, PERSONS, rankOf, type Card } from '../../shared/games/missing-persons/cards.ts'
import type { MissingPersons } from '../../shared/games/missing-persons/kinds.ts'
import { mind } from '../../shared/games/missing-persons/mind.ts'
import { phraseBookWordings } from '../../shared/games/missing-persons/rules/phrases/phrases.ts'
import { prove, suspectsWithChance, type PersonChances } from '../../shared/games/missing-persons/reasoning/proof.ts'
import { isTrueOfCard, undecidedQuestions, type Question } from '../../shared/games/missing-persons/rules/questions.ts'
import { answersReceived } from '../../shared/games/missing-persons/rules/turn.ts'
import { chanceOfYes, hasSameAnswerForAll } from '../../shared/games/missing-persons/players/worth.ts'
import type { Baseline } from './baseline.ts'

type View = SeatView<MissingPersons>
type Move = MissingPersons['move']

/** How one of them plays. */
interface Rule {
  readonly hides?: 'any' | 'joker' | 'no faces' | 'high' | 'low'
  readonly asks?: 'half' | 'yes' | 'chance' // the Yes closest to one half, the likeliest Yes, or after which a name is likeliest right
  readonly names?: number // from this likelihood on
  readonly joker?: number // how many times likelier than anybody else the joker is taken to be hidden
}

const greedy =
  (rule: Rule): Baseline<MissingPersons> =>
  (view, luck) =>
    play(view, rule, luck)

const CERTAIN = 1 - 1e-9

/** Names the likeliest as soon as it may. Where it waits for something else it does as the normal player would. */
function play(view: View, rule: Rule, luck: Dice): Move | null {
  const { open, seat, options, outcome } = view
  const { hides = 'any', asks = 'half', names = CERTAIN, joker = 1 } = rule
  if (outcome) return null
  if (open.phase === 'hide') return open.chosen[seat] ? null : { type: 'hide', card: hiding(open.barred, hides, luck) }
  if (open.phase === 'between' || open.phase === 'over')
    return open.phase === 'between' && open.starter !== seat ? { type: 'deal' } : null
  const chances = expecting(prove(view).chances, joker)
  const left = suspectsWithChance(chances)
  if (open.phase === 'guess') return open.chosen[seat] ? null : { type: 'guess', card: median(chances, luck) }
  const likeliest = left.reduce((best, card) => (chances[card]! > chances[best]! ? card : best))
  if (left.length === 1) return { type: 'name', card: likeliest }
  if (open.phase !== 'ask' || options.questions === 'free') return mind.chooseMove(view, 'normal', luck)
  if (open.turn !== seat) return null
  const questions = undecidedQuestions(answersReceived(view)).filter(question => !hasSameAnswerForAll(question, left))
  if (chances[likeliest]! >= names || questions.length === 0) return { type: 'name', card: likeliest }
  const worth = new Map(questions.map(question => [question, WORTH[asks](question, chances)]))
  const most = Math.max(...worth.values())
  const question = luck.pick(questions.filter(one => worth.get(one)! > most - 1e-9))
  return options.questions === 'cryptic'
    ? { type: 'askCryptically', question, wording: luck.pick(phraseBookWordings(question, 'en')) }
    : { type: 'ask', question }
}

/** What a question is worth, by rule. */
const WORTH: Readonly<Record<Required<Rule>['asks'], (question: Question, chances: PersonChances) => number>> = {
  half: (question, chances) => -Math.abs(chanceOfYes(question, chances) - 0.5),
  yes: chanceOfYes,
  chance: (question, chances) => {
    const most = (yes: boolean) =>
      suspectsWithChance(chances).reduce(
        (best, card) => (isTrueOfCard(question, card) === yes ? Math.max(best, chances[card]!) : best),
        0,
      )
    return most(true) + most(false)
  },
}

function hiding(barred: readonly Card[], hides: Rule['hides'], luck: Dice): Card {
  const some = PERSONS.filter(card => !barred.includes(card))
  const wanted = some.filter(card => {
    const rank = rankOf(card)
    if (hides === 'joker') return card === 'X'
    if (hides === 'no faces') return rank !== null && rank <= 10
    if (hides === 'high') return rank !== null && rank > 10
    return hides === 'any' || (rank !== null && rank <= 4)
  })
  return luck.pick(wanted.length > 0 ? wanted : some)
}

/** The chances of somebody who takes the joker to be so many times likelier than anybody else. */
function expecting(plain: PersonChances, joker: number): PersonChances {
  const left = suspectsWithChance(plain)
  const weight = (card: Card) => plain[card]! * (card === 'X' ? joker : 1)
  const all = left.reduce((sum, card) => sum + weight(card), 0)
  return Object.fromEntries(left.map(card => [card, weight(card) / all]))
}

/** The suspect nearest to all the others. */
function median(chances: PersonChances, luck: Dice): Card {
  const left = suspectsWithChance(chances)
  const far = (guess: Card) => left.reduce((sum, truth) => sum + chances[truth]! * guessDistance(guess, truth), 0)
  const least = Math.min(...left.map(far))
  return luck.pick(left.filter(guess => far(guess) < least + 1e-9))
}

export const baselines: Readonly<Record<string, Baseline<MissingPersons>>> = {
  half: greedy({}),
  hopeful: greedy({ asks: 'yes', joker: 13, names: 0.6 }), // a Yes keeps the turn, and no question finds the joker
  'half 0.3': greedy({ names: 0.3 }),
  'half 0.5': greedy({ names: 0.5 }),
  'half 0.65': greedy({ names: 0.65 }),
  chance: greedy({ asks: 'chance', names: 0.5 }),
  'hides the joker': greedy({ hides: 'joker', asks: 'yes', joker: 13, names: 0.6 }),
  'hides no faces': greedy({ hides: 'no faces', asks: 'yes', joker: 3, names: 0.6 }),
  'hides high': greedy({ hides: 'high' }),
  'hides low': greedy({ hides: 'low' }),
}
