// The baselines of Missing Persons.
import type { Dice, SeatView } from '../../shared/engine/index.ts'
import { guessDistance, PERSONS, type Card } from '../../shared/games/missing-persons/cards.ts'
import type { MissingPersons } from '../../shared/games/missing-persons/kinds.ts'
import { mind } from '../../shared/games/missing-persons/mind.ts'
import { phraseBookWordings } from '../../shared/games/missing-persons/rules/phrases/phrases.ts'
import { prove, suspectsWithChance, type PersonChances } from '../../shared/games/missing-persons/reasoning/proof.ts'
import { undecidedQuestions, QUESTIONS } from '../../shared/games/missing-persons/rules/questions.ts'
import { answersReceived } from '../../shared/games/missing-persons/rules/turn.ts'
import { chanceOfYes } from '../../shared/games/missing-persons/players/worth.ts'
import type { Baseline } from './baseline.ts'

type View = SeatView<MissingPersons>
type Move = MissingPersons['move']

/** Asks the legal question whose Yes is closest to one half, by the full proof; names when certain; guesses the median. */
function half(view: View, luck: Dice): Move | null {
  const { open, seat, options, outcome } = view
  if (outcome) return null
  if (open.phase === 'hide')
    return open.chosen[seat]
      ? null
      : { type: 'hide', card: luck.pick(PERSONS.filter(card => !open.barred.includes(card))) }
  if (open.phase === 'between' || open.phase === 'over')
    return open.phase === 'between' && open.starter !== seat ? { type: 'deal' } : null
  const { chances } = prove(view)
  const left = suspectsWithChance(chances)
  if (open.phase === 'guess') return open.chosen[seat] ? null : { type: 'guess', card: median(chances, luck) }
  if (left.length === 1) return { type: 'name', card: left[0]! }
  if (open.phase !== 'ask' || options.questions === 'free') return mind.chooseMove(view, 'normal', luck)
  if (open.turn !== seat) return null
  const questions = undecidedQuestions(answersReceived(view))
  if (questions.length === 0) return { type: 'name', card: luck.pick(left) }
  const off = new Map(QUESTIONS.map(question => [question, Math.abs(chanceOfYes(question, chances) - 0.5)]))
  const least = Math.min(...questions.map(question => off.get(question)!))
  const question = luck.pick(questions.filter(one => off.get(one)! < least + 1e-9))
  return options.questions === 'cryptic'
    ? { type: 'askCryptically', question, wording: luck.pick(phraseBookWordings(question, 'en')) }
    : { type: 'ask', question }
}

/** The suspect closest to all the others. */
function median(chances: PersonChances, luck: Dice): Card {
  const left = suspectsWithChance(chances)
  const far = (guess: Card) => left.reduce((sum, truth) => sum + chances[truth]! * guessDistance(guess, truth), 0)
  const least = Math.min(...left.map(far))
  return luck.pick(left.filter(guess => far(guess) < least + 1e-9))
}

/** How many times likelier than others it considers the joker, and how certain it must be to name. */
const JOKER = 13
const BOLD = 0.6

/** Asks what is most likely answered Yes, because a Yes keeps the turn; expects the joker, which no question finds; and names early. */
function hopeful(view: View, luck: Dice): Move | null {
  const { open, seat, options, outcome } = view
  if (outcome || open.phase !== 'ask') return half(view, luck)
  const { chances: plain } = prove(view)
  const all = suspectsWithChance(plain).reduce((sum, card) => sum + plain[card]! * (card === 'X' ? JOKER : 1), 0)
  const chances: PersonChances = Object.fromEntries(
    suspectsWithChance(plain).map(card => [card, (plain[card]! * (card === 'X' ? JOKER : 1)) / all]),
  )
  const likeliest = suspectsWithChance(chances).reduce((best, card) => (chances[card]! > chances[best]! ? card : best))
  if (open.turn !== seat) return chances[likeliest]! > 1 - 1e-9 ? { type: 'name', card: likeliest } : null
  const questions = undecidedQuestions(answersReceived(view)).filter(
    question => chanceOfYes(question, chances) < 1 - 1e-9,
  )
  if (chances[likeliest]! >= BOLD || questions.length === 0 || options.questions === 'free')
    return { type: 'name', card: likeliest }
  const most = Math.max(...questions.map(question => chanceOfYes(question, chances)))
  const question = luck.pick(questions.filter(one => chanceOfYes(one, chances) > most - 1e-9))
  return options.questions === 'cryptic'
    ? { type: 'askCryptically', question, wording: luck.pick(phraseBookWordings(question, 'en')) }
    : { type: 'ask', question }
}

export const baselines: Readonly<Record<string, Baseline<MissingPersons>>> = { half, hopeful }
