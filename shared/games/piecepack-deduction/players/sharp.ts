// The sharp computer player. It proves and counts, weighs what each question tells it and the others, and names when waiting costs more.
import { required, at, type Dice, type SeatView } from '../../../engine/index.ts'
import { chooseTileToShow } from './normal.ts'
import type { Piecepack } from '../kinds.ts'
import { knownAnswerPredicateFromDeals } from './knownAnswers.ts'
import { prove } from '../reasoning/proof.ts'
import { MAX_TURNS } from '../rules.ts'
import { TILES } from '../cards.ts'
import { countDealsFromView, questionForecast, possibleQuestions } from './worth.ts'

type View = SeatView<Piecepack>
type Move = Piecepack['move']

/** The weights of its goals, in bits about the missing tile. */
export interface SharpTuning {
  readonly deal: number // of a bit about the whole deal
  readonly overheard: number // of a bit that everybody learns
  readonly certaintyWeight: number // of the chance to become certain
  readonly namingChance: number // the chance from which it names
}

/** Found by play: among players of this kind, both a higher and a lower threshold for naming win less. */
export const SHARP_TUNING: SharpTuning = { deal: 0.15, overheard: 0.05, certaintyWeight: 3, namingChance: 0.5 }

/** Questions with at least this share of the best worth count as equal. */
const EQUAL_WORTH_SHARE = 0.97

/** A move for this seat; null when the table does not wait for it. */
export function chooseSharpMove(view: View, dice: Dice, tuning: SharpTuning = SHARP_TUNING): Move | null {
  const { open, seat, outcome } = view
  if (outcome) return null
  if (open.phase === 'show') return required(open.asked, 'question').of === seat ? chooseTileToShow(view, dice) : null
  if (open.turn !== seat) return null
  return open.phase === 'ask' ? chooseQuestion(view, dice, tuning) : chooseNaming(view, dice, tuning)
}

function chooseNaming(view: View, dice: Dice, { namingChance }: SharpTuning): Move {
  const { dealCounts, deals } = prove(view)
  const missingChances = dealCounts.map(row => at(row, row.length - 1) / deals)
  const highestChance = Math.max(...missingChances)
  const isLastTurn = view.open.turns + view.open.out.filter(isOut => !isOut).length > MAX_TURNS
  if (highestChance < namingChance && !isLastTurn) return { type: 'pass' }
  return { type: 'name', tile: dice.pick(TILES.filter((_, i) => at(missingChances, i) > highestChance - 1e-9)) }
}

function chooseQuestion(view: View, dice: Dice, { deal, overheard, certaintyWeight }: SharpTuning): Move {
  const allQuestions = possibleQuestions(view, view.open.coin)
  const countedDeals = countDealsFromView(view)
  if (countedDeals.unseen.missing !== null || countedDeals.dealCount === 0) return dice.pick(allQuestions)
  const isKnown = knownAnswerPredicateFromDeals(countedDeals)
  const undecidedQuestions = allQuestions.filter(ask => !isKnown(ask))
  const consideredQuestions = undecidedQuestions.length > 0 ? undecidedQuestions : allQuestions
  const worths = consideredQuestions.map(ask => {
    const forecast = questionForecast(countedDeals, ask)
    return forecast.missing + deal * forecast.deal - overheard * forecast.overheard + certaintyWeight * forecast.settled
  })
  const highestWorth = Math.max(...worths)
  return dice.pick(consideredQuestions.filter((_, i) => at(worths, i) >= highestWorth * EQUAL_WORTH_SHARE)) // among equals by chance, because otherwise its questions would reveal its hand
}
